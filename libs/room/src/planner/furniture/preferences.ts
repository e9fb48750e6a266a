import { isGlazed, type Side } from '@plumbline/concept';
import { centre, opposite, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import type { Spot } from '../floor/place.js';
import type { Chance } from '../floor/random.js';

/** Where groups of furniture like to stand: the higher the better. */

/** Likes walls that a person sees on coming in, and spots near the middle of the wall. */
export const central =
  (sides: Readonly<Partial<Record<Side, number>>> = {}) =>
  (spot: Spot): number => {
    const length = spot.wall.lengthIn;
    const along = runsEast(spot.side) ? spot.rect.w : spot.rect.d;
    return (sides[spot.side] ?? 0) - Math.abs(spot.t + along / 2 - length / 2) / 6;
  };

/** Likes corners and walls out of the way. */
export const aside =
  (sides: Readonly<Partial<Record<Side, number>>> = {}) =>
  (spot: Spot): number => {
    const length = spot.wall.lengthIn;
    const along = runsEast(spot.side) ? spot.rect.w : spot.rect.d;
    return (sides[spot.side] ?? 0) + Math.abs(spot.t + along / 2 - length / 2) / 6;
  };

/** How much of the windows over a spot its things would stand under or before, as inches of width up to 60. */
export function coveredWindows(draft: Draft, { wall, t, rect, side }: Spot): number {
  const along = runsEast(side) ? rect.w : rect.d;
  let covered = 0;
  for (const { kind, wall: id, offsetIn, widthIn } of draft.openings)
    if (kind === 'window' && id === wall.wall.id)
      covered += Math.max(0, Math.min(60, Math.min(t + along, offsetIn + widthIn) - Math.max(t, offsetIn)));
  return covered;
}

/**
 * Likes desks that look at a window or have it beside them, and never those whose sitter has a door behind. `video`
 * wants the light in the face.
 */
export const deskSpot =
  (draft: Draft, video: boolean, chance?: Chance) =>
  (spot: Spot): number => {
    const behind = opposite(spot.side);
    const doors = draft.openings.some((o) => o.side === behind && o.kind !== 'window');
    const glare = draft.openings.some((o) => o.side === behind && o.kind === 'window');
    return (
      aside()(spot) / 2 +
      coveredWindows(draft, spot) * (video ? 2 : 0.8) -
      (doors ? 150 : 0) -
      (isAtCasing(draft, spot) ? 60 : 0) -
      (glare ? (video ? 60 : 14) : 0) +
      (chance?.next() ?? 0) * 8
    );
  };

/** Half of a screen in the middle of a desk, and the casing of a window. Inches. */
const HALF_SCREEN = 13;
const CASING = 4;

/** Whether a screen in the middle of a spot stands half before a window: its casing would cut it. */
function isAtCasing(draft: Draft, { wall, t, rect, side }: Spot): boolean {
  const mid = t + (runsEast(side) ? rect.w : rect.d) / 2;
  const [from, to] = [mid - HALF_SCREEN, mid + HALF_SCREEN];
  return draft.openings.some(({ kind, wall: id, offsetIn, widthIn }) => {
    if (kind !== 'window' || id !== wall.wall.id) return false;
    const end = offsetIn + widthIn;
    return from < end + CASING && offsetIn - CASING < to && (from < offsetIn || end < to);
  });
}

/** Likes to be near a window. */
export const nearWindow = (draft: Draft): ((spot: Spot) => number) => {
  const windows = draft.openings
    .filter(isGlazed)
    .map((o) => centre(draft.at(o.wall, o.offsetIn, 0, o.widthIn, 1)));
  return ({ rect }) => {
    if (windows.length === 0) return 0;
    const at = centre(rect);
    let far = Number.POSITIVE_INFINITY;
    for (const { x, y } of windows) far = Math.min(far, Math.hypot(x - at.x, y - at.y));
    return -far / 1.5;
  };
};
