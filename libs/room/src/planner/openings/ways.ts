import { asksForBed, sizeOf, takesWallOut, wants } from '@plumbline/brief';
import { type Brief, type Side } from '@plumbline/concept';
import { opposite, roomAcross, SIDES, type WallRef, wallLength } from '../../geometry/geometry.js';
import type { Draft, PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Chance, shuffled } from '../floor/random.js';
import { wallsTold } from '../floor/told-places.js';
import {
  type Along,
  clearIntervals,
  hangDoor,
  type Interval,
  offsetAlong,
  openCased,
  setPocketDoor,
  setWindows,
  takesWindow,
} from './openings.js';

/** The ways into a room and its windows. Inches. */

interface Doors {
  readonly exterior: readonly [Side, ...Side[]];
  readonly entry: Side;
  readonly door: 'hinged' | 'cased' | 'none';
  /** Door widths to try, widest first. */
  readonly doors?: readonly number[];
}

/** Walls on the outside, the way in, and windows: before any furniture, so that it keeps off them. */
export interface Ways extends Doors {
  readonly windows: number;
  readonly windowWidth?: number;
  readonly sill?: number;
  readonly windowHeight?: number;
}

/** Opens a room's doors and windows; false where nobody could come in. */
export function openWays(draft: Draft, ways: Ways, brief: Brief, chance: Chance): boolean {
  if (isOpened(draft.shell)) return true;
  if (!openDoors(draft, ways, brief, chance)) return false;
  light(draft, ways, brief);
  return true;
}

/** Opens a room's doors; false where nobody could come in. Does nothing in a house whose doors are given. */
export function openDoors(draft: Draft, ways: Doors, brief: Brief, chance: Chance): boolean {
  if (isOpened(draft.shell)) return true;
  const end = chance.pick(['start', 'end'] as const);
  const doors = ways.doors ?? doorWidths(brief, draft.shell);
  // Where a wall comes out one walks in between its stubs, which carry the beam.
  const entered =
    ways.door === 'none' ||
    (takesWallOut(brief) &&
      openCased(draft, ways.entry, Math.min(144, wallLength(draft.shell, ways.entry) - 24), 60)) ||
    (ways.door === 'hinged' && wants(brief, 'pocket-door') && setPocketDoor(draft, ways.entry, end)) ||
    (ways.door === 'cased'
      ? openCased(draft, ways.entry, wallLength(draft.shell, ways.entry) > 150 ? 60 : 42)
      : hangDoor(draft, ways.entry, end, doors));
  if (!entered) return false;
  if (wants(brief, 'patio-door')) {
    openGlassDoor(draft, ways.exterior, brief);
  } else if (wants(brief, 'back-door')) {
    // Beside the way in only where no other outside wall has the place.
    const apart = shuffled(
      ways.exterior.filter((side) => side !== ways.entry),
      chance,
    );
    [...apart, ways.entry].some((side) => hangDoor(draft, side, end === 'start' ? 'end' : 'start', doors));
  }
  return true;
}

/**
 * Floor before a door that nothing is set on: who comes in does not walk around a chair. Of a glass wall of many panes
 * only some open. Inches, and of the room.
 */
const WAY_IN = { most: 48, share: 0.25, through: 72 } as const;

/** Keeps the way in through each door free, in a room that is large enough for that. */
export function keepWaysIn(draft: Draft): void {
  if (draft.shell.widthIn * draft.shell.depthIn < 120 * 144) return;
  for (const o of draft.openings.filter(({ kind }) => kind !== 'window' && kind !== 'garage-door')) {
    const wide = o.widthIn > USUAL.sliding ? WAY_IN.through : o.widthIn;
    draft.keepFree(
      draft.at(
        o.wall,
        o.offsetIn + (o.widthIn - wide) / 2,
        0,
        wide,
        Math.min(WAY_IN.most, roomAcross(draft.shell, o.wall) * WAY_IN.share),
      ),
    );
  }
}

/** Widths that sliding doors and French doors are sold in, the widest first; of more than two panes where told. Inches. */
const GLASS_DOORS = { sliding: [192, 144, 120, 108, 96, 72, 60], french: [96, 72, 60] } as const;
const USUAL = { sliding: 96, french: 72 } as const;

/** Opens a glass door in the first of these walls that has the place; false where none has. */
export function openGlassDoor(draft: Draft, exterior: readonly Side[], brief: Brief): boolean {
  for (const side of exterior) {
    const room = clearIntervals(draft, side, 30, 82).find((i) => i.to - i.from >= 64);
    if (!room) continue;
    setGlassDoor(draft, side, room, brief);
    return true;
  }
  return false;
}

/** Sets a glass door into the middle of a free part of a wall: French doors where they were asked for, which open out. */
export function setGlassDoor(
  draft: Draft,
  wall: WallRef,
  { from, to }: Interval,
  brief: Brief,
  toldIn?: number,
  along?: Along,
): void {
  const french = wants(brief, 'french-doors');
  const form = french ? 'french' : 'sliding';
  const most = toldIn ?? sizeOf(brief, 'patio-door')?.widthIn ?? USUAL[form];
  const widthIn = GLASS_DOORS[form].find((width) => width <= most && to - from >= width + 4) ?? 60;
  draft.open({
    kind: french ? 'french-door' : 'sliding-door',
    wall,
    offsetIn: offsetAlong(draft.wall(wall), { from, to }, widthIn, along),
    widthIn,
    heightIn: 80,
    sillIn: 0,
    ...(french ? { swing: { hinge: 'near', into: 'outside' } as const } : {}),
  });
}

/** Sets windows into the outside walls, where nothing high stands before them. Answers how many. */
export function light(draft: Draft, ways: Ways, brief: Brief): number {
  if (isOpened(draft.shell)) return draft.openings.filter((o) => o.kind === 'window').length;
  const sill = ways.sill ?? 30;
  const height = Math.min(ways.windowHeight ?? 54, draft.shell.ceilingIn - sill - 10);
  return ways.exterior.reduce((set, side) => {
    const long = wallLength(draft.shell, side);
    const width = ways.windowWidth ?? (wants(brief, 'large-windows') ? 72 : 42);
    const most = Math.max(1, Math.min(ways.windows, Math.floor(long / 84)));
    return set + setWindows(draft, side, most, Math.min(width, long - 24), sill, height);
  }, 0);
}

/** Up to two outside walls: a random one and perhaps its neighbour, never the entry's. */
export function outsideWalls(
  shell: PlannerShell,
  entry: Side,
  count: number,
  chance: Chance,
): [Side, ...Side[]] {
  const [known, ...others] = shell.house?.exterior ?? [];
  if (known) return [known, ...others];
  const possible = SIDES.filter((s) => s !== entry);
  const told = wallsTold(shell);
  const under = (shell.told ?? []).flatMap(({ at, to }) => (to === 'window' && at ? [at] : []));
  const takes = possible.filter((s) => takesWindow(shell, s));
  const wished = takes.filter((s) => under.includes(s));
  const left = takes.filter((s) => !told.includes(s));
  const lit = wished.length > 0 ? wished : left.length > 0 ? left : takes;
  const first = chance.pick((lit.length > 0 ? lit : possible) as [Side, ...Side[]]);
  const beside = SIDES.filter((s) => s !== entry && s !== first && s !== opposite(first));
  // What words put at a wall has it for itself: one wall lights the room then.
  const [second] = beside.filter((side) => !told.includes(side));
  return count > 1 && second ? [first, second] : [first];
}

/** A window of a bedroom that a person gets out by: 5.7 sq ft and more open, its sill under 44 (IRC R310.2). */
export function escapeWindow(ceilingIn: number): {
  readonly width: number;
  readonly sill: number;
  readonly height: number;
} {
  const sill = Math.min(30, Math.max(18, ceilingIn - 66));
  const height = Math.min(54, ceilingIn - sill - 10);
  // Of a double-hung window half opens; frame and sash take 3-1/2 in of either.
  const width = Math.max(36, Math.ceil((5.7 * 144) / Math.max(20, height / 2 - 3.5)) + 4);
  return { width, sill, height };
}

/** Beds over one another, or over a desk: who sleeps in one gets out of a window too. */
const STACKED_BEDS = ['bunk-bed', 'loft-bed', 'full-loft-bed'] as const;

/** The windows of a room that is no bedroom but has a bed; nothing where nobody sleeps. */
export function windowsToEscapeBy(
  brief: Brief,
  { ceilingIn }: PlannerShell,
): Pick<Ways, 'windowWidth' | 'sill' | 'windowHeight'> {
  if (!asksForBed(brief) && ![...STACKED_BEDS, 'crib'].some((id) => wants(brief, id))) return {};
  const { width: windowWidth, sill, height: windowHeight } = escapeWindow(ceilingIn);
  return { windowWidth, sill, windowHeight };
}

/** In a bedroom of less floor a narrower door leaves more wall. Square inches. */
const SMALL_BEDROOM = 105 * 144;

/** The width that words tell of the way in: a doorway that is widened is 36 in where they tell none. Inches. */
export const widthOfDoorTold = (brief: Brief): number | undefined =>
  brief.openingsAt?.find(
    ({ opening, at, form, widthIn }) => opening === 'door' && at === 'any' && !form && widthIn,
  )?.widthIn ?? (wants(brief, 'wider-opening') ? 36 : undefined);

/** Widths of a door within the house, the first that fits: for a wheelchair or a walker 36 in. Inches. */
export function doorWidths(
  brief: Brief,
  { widthIn, depthIn }: Pick<PlannerShell, 'widthIn' | 'depthIn'>,
): readonly number[] {
  const wide = widthOfDoorTold(brief);
  if (wide !== undefined) return [wide, ...[36, 34, 32, 30, 28].filter((width) => width < wide)];
  if (wants(brief, 'accessible')) return [36, 34, 32];
  return brief.category === 'bedroom' && widthIn * depthIn < SMALL_BEDROOM ? [30, 28] : [34, 32, 30, 28];
}
