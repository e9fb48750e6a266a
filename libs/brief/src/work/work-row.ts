import type { Quantity, Trade, WorkPart } from '@plumbline/concept';
import type { FeatureWords } from '../words/feature-words.js';

/** What an amount of work is measured by; `wall` is one wall, `along-wall` its length, `around` the length of all walls. */
export type WorkAmount =
  | 'job'
  | 'floor'
  | 'ceiling'
  | 'walls'
  | 'wall'
  | 'along-wall'
  | 'around'
  | 'beams'
  | 'closets'
  | 'windows'
  /** Those that are asked for where none are, or larger. */
  | 'windows-asked'
  | 'doors'
  | 'sinks';

/**
 * Work that no plan shows and an estimate prices: walls that go, panels, subfloors, repairs. Each is read like a
 * feature, and priced as one line of its own unless `price` names lines that are there anyway.
 */
export interface WorkRow extends FeatureWords {
  readonly part: WorkPart;
  /** How much of it a room has. */
  readonly per: WorkAmount;
  readonly trade: Trade;
  /** US dollars a unit, low to high; a row without prices is priced by the lines that `lines` matches. */
  readonly material?: readonly [number, number];
  readonly labor?: readonly [number, number];
  /** Ids of prices that show it, where it has no own line. */
  readonly lines?: RegExp;
  readonly state?: Quantity['state'];
  /** It is said of something that is there and is to go: "remove" before it asks for it. */
  readonly removal?: boolean;
}

/** US dollars, low to high. */
export type Money = readonly [number, number];
export const row = (
  id: string,
  name: string,
  words: string,
  part: WorkPart,
  trade: Trade,
  per: WorkRow['per'],
  material: Money,
  labor: Money,
  more: Partial<WorkRow> = {},
): WorkRow => ({ id, name, words: [name, ...words.split('|')], part, trade, per, material, labor, ...more });

/** Work that lines of the estimate hold already. */
export const within = (
  id: string,
  name: string,
  words: string,
  part: WorkPart,
  trade: Trade,
  lines: RegExp,
  more: Partial<WorkRow> = {},
): WorkRow => ({ id, name, words: [name, ...words.split('|')], part, trade, per: 'job', lines, ...more });
