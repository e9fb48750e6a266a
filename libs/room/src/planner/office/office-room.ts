import type { Side } from '@plumbline/concept';
import type { Attempt } from '../search/attempt.js';

/** An office whose door and windows are set, with what is asked of it. */
export interface Office {
  readonly attempt: Attempt;
  readonly entry: Side;
  readonly exterior: readonly Side[];
  /** A wall bed folds down into it. */
  readonly folds: boolean;
  /** Who works there is on video. */
  readonly video: boolean;
  /** A piece of its own stands for both desks. */
  readonly partners: boolean;
  /** People sit and talk on a sofa and chairs. */
  readonly talks: boolean;
  /** Height of shelves, inches. */
  readonly shelfIn: number;
}
