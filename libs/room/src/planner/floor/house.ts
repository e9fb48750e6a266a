import { type Item, type Opening, type Side } from '@plumbline/concept';
import type { Pin } from '../cabinets/pinned-run.js';
import type { Chance } from './random.js';

/** What another idea for a room takes over from the ideas before it. */
export interface House {
  /** Doors and windows that are there; none where the planner opens its own. */
  readonly openings: readonly Opening[];
  /** It has none, and is to have none. */
  readonly blind?: boolean;
  /** It has its doors and no windows yet: a kitchen opens them, the first over its sink. */
  readonly unlit?: boolean;
  /** It was measured as it stands: it gets no partitions that nobody asked for. */
  readonly measured?: boolean;
  /** The planner opens more of them. */
  readonly more?: boolean;
  /** Words gave its windows walls, but no places along them. */
  readonly movesWindows?: boolean;
  /** Ids of windows that no words told: they make way for what was asked for. */
  readonly untold?: readonly string[];
  readonly exterior: readonly Side[];
  /** Things that stand already. */
  readonly items: readonly Item[];
  /** Things that a kitchen's runs are laid out around: they stay where they are. */
  readonly pins?: readonly Pin[];
  /** Whether things so placed make a layout that no idea before had, with all in place that is to stay. */
  readonly accepts: (items: readonly Item[]) => boolean;
  /** What a layout is worth for differing from the ideas before. */
  readonly novelty?: (items: readonly Item[]) => number;
  /** Whether so many layouts were as an idea before that no further ones are tried. */
  readonly isHopeless?: () => boolean;
  /** What each of the rooms left out that were planned in it so far, as sentences: no further one is tried longer to have all of it. */
  readonly leftOut?: readonly (readonly string[])[];
  /** How many ideas came before: what nobody asked for changes with them. */
  readonly idea?: number;
  /** Makes each attempt like other walls: where doors and windows are given, little else is left to chance. */
  readonly chance: Chance;
}

/** Whether all doors and windows are there already. */
export const isOpened = ({ house }: { readonly house?: House }): boolean =>
  house !== undefined && !house.more && (house.openings.length > 0 || house.blind === true);
