import type { Side } from '@plumbline/concept';
import type { Spot } from '../floor/place.js';
import type { Attempt } from '../search/attempt.js';

/** A room that is furnished by what it is for, its doors and windows set. */
export interface OtherRoom {
  readonly attempt: Attempt;
  readonly exterior: readonly Side[];
  /** Likes what one sees on coming in. */
  readonly seen: (spot: Spot) => number;
}
