import { wants } from '@plumbline/brief';
import { type Brief, isSide, SIDES, type Side, type ToldOpening, type WallFrame } from '@plumbline/concept';
import { cornerEnd, opposite, overlaps, type Rect } from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { type Draft, type NewOpening } from '../floor/draft.js';
import { hasAid } from '../mobility.js';
import { clearIntervals, doorHigh, doorNeeds, type Interval } from '../openings/openings.js';
import { isOnBoth, NEAR, sidesTold } from '../openings/told-openings.js';
import { widthOfDoorTold } from '../openings/ways.js';
import type { PlacedOption } from './option.js';
import type { BathNeeds } from './program.js';

/** Doors of a bathroom, wherever they could be. Inches. */

export interface Entry {
  readonly opening: NewOpening & { readonly wall: WallFrame };
  readonly place: PlacedOption;
}

/** What a door wants between its frame and the corner: casing and a hand's width. */
const BESIDE_DOOR = 4;
/** What narrower doors are worth less; 34 in leave 32 clear (NKBA 1). */
const WIDTHS: Readonly<Record<number, number>> = { 36: 0, 34: 0, 32: -3, 30: -6, 28: -10, 26: -14, 24: -18 };
const OUTWARD_COSTS = 9;
/** A door that hangs there stays one with hinges unless another is asked for. */
const POCKET_COSTS = 16;

/** Between a pocket's end and the wall's: its leaf has no casing there. Inches. */
const POCKET_STOP = 1;

/** Thickness of a door's leaf. */
const LEAF = 1.75;

/** Doors of some widths by what they are worth, at most so many on a wall. */
export function entries(
  draft: Draft,
  needs: BathNeeds,
  program: string,
  liked: Likes,
  { widths, most }: { readonly widths: readonly number[]; readonly most: number },
): Entry[] {
  const found: Entry[] = [];
  for (const side of SIDES)
    for (const frame of draft.wallsAt(side))
      for (const width of widths) found.push(...atWall(draft, frame, width, needs, program, liked));
  found.sort((a, b) => b.place.worth - a.place.worth);
  // A door that was told has fewer walls: more places on each.
  return spread(found, doorsTold(needs.brief, draft.shell).length > 0 ? most * 3 : most);
}

export type Likes = Readonly<Record<Side, number>>;

/** Whether words ask for a door that slides into its wall: a short wall takes a narrower one. */
const isPocketTold = (brief: Brief): boolean =>
  wants(brief, 'pocket-door') ||
  (brief.openingsAt ?? []).some(({ opening, form }) => opening === 'door' && form === 'pocket');

/** The widths to try, the next ones only where nothing fits with those before. */
export function doorWidths({ access, brief }: BathNeeds): readonly (readonly number[])[] {
  const told =
    brief.openingsAt?.find(({ opening, widthIn }) => opening === 'door' && widthIn)?.widthIn ??
    widthOfDoorTold(brief);
  const usual = hasAid(access)
    ? [[36], [34], [32]]
    : [[34], [32, 30], [28], ...(isPocketTold(brief) ? [[26, 24]] : [])];
  return told === undefined ? usual : [[told], ...usual];
}

/** Some of every wall and every way to open, so that what follows has a choice. */
function spread(found: readonly Entry[], most: number): Entry[] {
  const taken = new Map<string, number>();
  const onlyPockets = found.every(({ opening }) => opening.kind === 'pocket-door');
  return found.filter(({ opening: { wall, swing } }) => {
    const kind = `${wall.wall.id} ${swing?.into ?? 'pocket'}`;
    const n = taken.get(kind) ?? 0;
    taken.set(kind, n + 1);
    return n < (swing?.into === 'room' || onlyPockets ? most : most / 2);
  });
}

function* atWall(
  draft: Draft,
  frame: WallFrame,
  width: number,
  needs: BathNeeds,
  program: string,
  liked: Likes,
): Generator<Entry> {
  const told = doorsTold(needs.brief, draft.shell).filter(({ sides }) => sides.includes(frame.side));
  if (told.length === 0 && doorsTold(needs.brief, draft.shell).length > 0) return;
  const base = (WIDTHS[width] ?? 0) + liked[frame.side];
  const swings = waysToOpen(needs.brief, told[0]?.door);
  for (const swing of swings) {
    const pocket = swing === 'pocket';
    const deep = swing === 'room' ? width : 30;
    for (const interval of clearIntervals(draft, frame, deep, doorNeeds(draft.shell), BESIDE_DOOR)) {
      for (const offset of offsets(interval, width, needs.squeezed ? 3 : needs.sqFt < SMALL ? 6 : 12)) {
        if (told[0] && !standsAlong({ wall: frame, offset, width }, told[0].door)) continue;
        // The leaf of a pocket door slides towards the wall's low end.
        if (pocket && offset - Math.max(0, interval.from - BESIDE_DOOR) < width + POCKET_STOP) continue;
        const low = offset < BESIDE_DOOR + 9;
        const high = frame.lengthIn - offset - width < BESIDE_DOOR + 9;
        const opening = {
          kind: pocket ? ('pocket-door' as const) : ('door' as const),
          wall: frame,
          offsetIn: offset,
          widthIn: width,
          heightIn: doorHigh(draft.shell),
          sillIn: 0,
          ...(pocket
            ? {}
            : {
                swing: {
                  hinge: high && !low ? ('far' as const) : ('near' as const),
                  into: swing as 'room' | 'outside',
                },
              }),
        };
        const floor = draft.at(frame, offset, 0, width, swing === 'room' ? width : 30);
        yield {
          opening,
          place: {
            role: 'door',
            side: frame.side,
            solids: [],
            clear: [floor],
            wanted: [],
            front: floor,
            wet: [],
            swings: swing === 'room',
            ...(swing === 'room'
              ? { leaf: draft.at(frame, high && !low ? offset + width - LEAF : offset, 0, LEAF, width) }
              : {}),
            kind: `${frame.wall.id} ${swing} ${Math.round(offset / 12)}`,
            worth:
              base +
              (low || high ? 4 : 0) -
              (swing === 'outside'
                ? outwardCosts(needs, program)
                : pocket && !wants(needs.brief, 'pocket-door')
                  ? POCKET_COSTS
                  : 0),
          },
        };
      }
    }
  }
}

/** Whether a door is in the middle of its wall, or at the end that was told. */
function standsAlong(
  { wall, offset, width }: { readonly wall: WallFrame; readonly offset: number; readonly width: number },
  { along, of }: ToldOpening,
): boolean {
  const [before, beyond] = [offset, wall.lengthIn - offset - width];
  if (along === 'middle') return Math.abs(before - beyond) / 2 <= NEAR.middle;
  if (along !== 'corner') return true;
  return (
    (of && isSide(of) ? (cornerEnd(of) === 'start' ? before : beyond) : Math.min(before, beyond)) <=
    NEAR.corner
  );
}

/** Someone who falls behind the door is reached by one that opens outward. */
const outwardCosts = ({ access, sqFt }: BathNeeds, program: string): number =>
  hasAid(access) ? -3 : program === 'half-bath' && sqFt < 30 ? 2 : OUTWARD_COSTS;

/** In a bath of less inches decide where its door is. Square feet. */
export const SMALL = 40;

function offsets({ from, to }: Interval, width: number, step: number): readonly number[] {
  const last = to - width;
  if (last < from - 0.01) return [];
  const all = new Set([from, last]);
  if (last - from > 12) all.add(Math.round(from + last) / 2);
  for (let t = from + step; t < last - step / 2; t += step) all.add(t);
  return [...all];
}

/** Doors that are there already. */
export function standingEntry(draft: Draft): PlacedOption[] {
  return draft.openings
    .filter((o) => o.kind !== 'window')
    .map((o) => {
      const [floor] = floorOfOpening(draft.shell, o);
      return {
        role: 'door' as const,
        side: o.side,
        solids: [],
        clear: floor ? [floor] : [],
        wanted: [],
        front: floor as Rect,
        wet: [],
        worth: 0,
        swings: o.kind === 'door' && o.swing?.into !== 'outside',
        kind: o.id,
      };
    });
}

type Way = 'room' | 'outside' | 'pocket';

/** How a door may open: as told, or in any way. */
function waysToOpen(brief: Brief, told: ToldOpening | undefined): readonly Way[] {
  if (told?.swings) return [told.swings === 'out' ? 'outside' : 'room'];
  if (told?.form === 'pocket' || (told?.form === undefined && wants(brief, 'pocket-door'))) return ['pocket'];
  return told?.form === 'hinged' ? ['room', 'outside'] : ['room', 'outside', 'pocket'];
}

/** A door that words tell of, and the sides that it may be on. */
interface DoorTold {
  readonly door: ToldOpening;
  readonly sides: readonly Side[];
}

/** The doors that words tell of, one by one: of two at both ends each has its end. */
export function doorsTold(brief: Brief, shell: Draft['shell']): readonly DoorTold[] {
  return (brief.openingsAt ?? [])
    .filter(({ opening, at, swings, form }) => opening === 'door' && (at !== 'any' || swings || form))
    .flatMap((door) => {
      const sides = sidesTold(shell, door);
      const [first] = sides;
      if (!first) return [];
      if (isOnBoth(door)) return [first, opposite(first)].map((side) => ({ door, sides: [side] }));
      return Array.from({ length: Math.min(2, door.count ?? 1) }, () => ({ door, sides }));
    });
}

/** The floor straight ahead of a door, where one looks when it opens. */
export const view = (draft: Draft, door: PlacedOption): Rect => {
  const r = door.front;
  const far = draft.reach(r, opposite(door.side));
  if (door.side === 'south') return { ...r, d: r.d + far };
  if (door.side === 'north') return { x: r.x, y: r.y - far, w: r.w, d: r.d + far };
  if (door.side === 'west') return { ...r, w: r.w + far };
  return { x: r.x - far, y: r.y, w: r.w + far, d: r.d };
};

export function meets(a: readonly Rect[], b: readonly Rect[]): boolean {
  for (const r of a) for (const o of b) if (overlaps(r, o)) return true;
  return false;
}
