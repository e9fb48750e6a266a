import { frameOf, neighboursOf, type Side, type WallFrame } from '@plumbline/concept';
import { atWall, cornerEnd, overlaps, type Rect, rectOf, seenFromWall } from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { BASE_DEEP, CORNER } from '../cabinets/sizes.js';
import { type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';

/** How far runs go that end before the doors of a house. Inches. */

/** How long runs are at most, of the main wall, of a side wall, and of the other one where doors leave that another length. */
export interface Extent {
  readonly main: number;
  readonly side: number;
  readonly other?: number;
}

/** A shorter run holds nothing: then the doors are left to whoever asks whether runs lie off them. */
const LEAST_RUN = 30;

/** Cuts the stretches of a layout to what doors leave of its walls, from the corner that its runs begin at. */
export function reachOfRuns(
  shell: PlannerShell,
  main: WallFrame,
  left: Side,
): (layout: string, longest: Extent) => Extent {
  if (!isOpened(shell)) return (_, longest) => longest;
  const beside = neighboursOf(shell, main.wall.id);
  const low = frameOf(shell, beside.start.wall);
  const high = frameOf(shell, beside.end.wall);
  const [first, second] = cornerEnd(left) === 'start' ? [low, high] : [high, low];
  const onMain = clearFrom(shell, main, left);
  const onLeft = clearFrom(shell, first, main.side);
  const onRight = clearFrom(shell, second, main.side);
  const cut = (longest: number, clear: number): number =>
    clear >= LEAST_RUN ? Math.min(longest, clear) : longest;
  return (layout, { main: most, side }) => {
    if (layout === 'one-wall' || layout === 'galley') return { main: cut(most, onMain), side };
    return {
      main: cut(most, onMain - CORNER),
      side: cut(side, onLeft - CORNER),
      ...(layout === 'u-shape' ? { other: cut(side, onRight - CORNER) } : {}),
    };
  };
}

const RADIATORS_AND_OWN: ReadonlySet<string> = new Set(['radiator', 'piece']);
const OWN: ReadonlySet<string> = new Set(['piece']);

/** The floor of what stands in a kitchen before its cabinets: radiators, and things of the owner. */
export const standingInHouse = (shell: PlannerShell, kinds = RADIATORS_AND_OWN): readonly Rect[] =>
  (shell.house?.items ?? []).filter(({ kind }) => kinds.has(kind)).map(({ box }) => rectOf(box));

/** From the end of a wall at a corner to the first door before which a run there would stand. */
export function clearFrom(shell: PlannerShell, frame: WallFrame, corner: Side): number {
  const strip = atWall(shell, frame.wall.id, 0, 0, frame.lengthIn, BASE_DEEP);
  const fromLow = cornerEnd(corner) === 'start';
  const ways = [
    ...(shell.house?.openings ?? []).flatMap((o) => floorOfOpening(shell, o)),
    ...standingInHouse(shell, OWN),
  ];
  const ends = ways
    .filter((way) => overlaps(way, strip))
    .map((way) => {
      const { t, along } = seenFromWall(shell, frame, way);
      return fromLow ? t : frame.lengthIn - t - along;
    });
  return Math.min(frame.lengthIn, ...ends);
}
