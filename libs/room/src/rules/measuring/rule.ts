import type { Room, Severity, Sureness, Unit } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';

/**
 * A planning rule as data. `code` must hold; `nkba` should (guidance of the National Kitchen & Bath
 * Association); `hint` is comfort.
 */
export interface Rule {
  readonly id: string;
  /** Rooms it is measured in; every room where none is named. */
  readonly categories?: readonly RoomCategory[];
  /** The rule as a sentence. */
  readonly text: string;
  readonly limit: number;
  /** The limit where a state follows the Uniform Plumbing Code. */
  readonly limitUpc?: number;
  readonly bound: 'least' | 'most';
  readonly unit: Unit;
  /** What was found, in words, where the rule asks yes or no and a number would say nothing. */
  readonly found?: { readonly met: string; readonly missed: string };
  readonly severity: Severity;
  readonly source: string;
  readonly edition: string;
  readonly sure: Sureness;
}

/** What a checker measured, and on which items. */
export interface Measurement {
  readonly value: number;
  readonly items: readonly string[];
}

/** As much of a room as a checker looks at. */
export type CheckedRoom = Pick<
  Room,
  'category' | 'shell' | 'widthIn' | 'depthIn' | 'ceilingIn' | 'exterior' | 'openings' | 'items'
>;

/** Answers one measurement for each thing that the rule concerns; none where the room has no such thing. */
export type Measure = (room: CheckedRoom) => readonly Measurement[];
