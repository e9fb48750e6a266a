import type { Draft } from '../floor/draft.js';
import { type Group, type PlaceOptions, placeFirst } from '../floor/place.js';

/** Sets the first that fits of what was asked for, or says that it was left out. */
export function grant(
  draft: Draft,
  unmet: string[],
  name: string,
  candidates: readonly Group[],
  options: PlaceOptions,
): boolean {
  const placed = placeFirst(draft, candidates, options) !== undefined;
  const left = `${name} was left out: this room has no free place for it.`;
  if (!placed && !unmet.includes(left)) unmet.push(left);
  return placed;
}
