import { refuses, refusesAt, sizeOf, wants } from '@plumbline/brief';
import {
  type Brief,
  CATALOGUE,
  frameOf,
  HEIGHTS,
  type Item,
  type ItemOf,
  itemsOf,
  neighboursOf,
  SIDES,
  type Side,
  type WallFrame,
  withTraits,
} from '@plumbline/concept';
import {
  centre,
  frontWidth,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
} from '../../geometry/geometry.js';
import { kitchenClass } from '../../grade/kitchen-class.js';
import { cabinetWidths } from '../cabinets/run.js';
import { BASE_DEEP, COUNTER_DEEP, tallHeight, WALL_DEEP } from '../cabinets/sizes.js';
import type { Draft } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Group, type Piece, placeFirst, placeGroup, type Spot } from '../floor/place.js';
import { pending, standsAsTold } from '../floor/told-places.js';
import { pocketPantries, walkInPantry } from '../furniture/closets.js';
import { wallOfSeat, windowSeat } from '../furniture/seats/window-seat.js';
import { clearIntervals, snapped } from '../openings/openings.js';
import { coolsAtCoffee } from './needs.js';

/** What stands in a kitchen beside its runs: a coffee bar, a buffet, a pantry that one walks into. Inches. */

/** Before it, to the edge of what faces it (NKBA 6). */
const FRONT = 44;

/** What a counter on a wall of its own is for: its name, the height of its bases, what stands in the first of them. */
interface Use {
  readonly name: string;
  readonly high: number;
  readonly appliance?: 'coffee' | 'lift';
  /** A cooler for drinks stands beside them. */
  readonly cooler?: true;
  /** Nothing hangs above it. */
  readonly bare?: true;
}
/** Who wants no wall cabinets has none here either. */
const asAsked = (brief: Brief, use: Use): Use =>
  refuses(brief, 'wall-cabinets') ? { ...use, bare: true } : use;
const COOLER = 24;
const BUFFET: Use = { name: 'Buffet', high: HEIGHTS.baseCabinet };
const COFFEE: Use = { name: 'Coffee bar', high: HEIGHTS.baseCabinet, appliance: 'coffee' };
/** Dough is rolled 4 in below a usual counter, at 32 in (NKBA planning guidelines, baking: 30 to 33 in). */
const BAKING: Use = { name: 'Baking center', high: 30.5, appliance: 'lift' };

/** Base cabinets with a top and wall cabinets above, on a wall of their own. */
function buffet(draft: Draft, width: number, { name, high, appliance, cooler, bare }: Use): Group {
  const pieces: Piece[] = [];
  let t = 0;
  if (cooler) {
    pieces.push({
      kind: 'beverage-cooler',
      t,
      n: 0,
      along: COOLER,
      deep: BASE_DEEP,
      height: high,
      label: `Beverage cooler ${COOLER}`,
      traits: { use: 'drinks' },
    });
    t += COOLER;
  }
  for (const [i, along] of cabinetWidths(width - t).entries()) {
    pieces.push({
      kind: 'base-cabinet',
      t,
      n: 0,
      along,
      deep: BASE_DEEP,
      height: high,
      label: `${name} base ${along}`,
      traits: {
        doors: along > 21 ? 2 : 1,
        drawers: 1,
        ...(appliance && i === 0 ? { appliance } : {}),
      },
    });
    t += along;
  }
  pieces.push({
    kind: 'countertop',
    t: 0,
    n: 0,
    along: width,
    deep: COUNTER_DEEP,
    z: high,
    height: HEIGHTS.counterThickness,
    label: 'Countertop',
    traits: { edge: 'eased' },
  });
  const top = Math.min(draft.shell.ceilingIn, tallHeight(draft.shell.ceilingIn));
  t = 0;
  for (const along of bare ? [] : cabinetWidths(width)) {
    pieces.push({
      kind: 'wall-cabinet',
      t,
      n: 0,
      along,
      deep: WALL_DEEP,
      z: HEIGHTS.wallCabinetBottom,
      height: top - HEIGHTS.wallCabinetBottom,
      label: `Wall cabinet ${along}`,
      traits: { doors: along > 21 ? 2 : 1 },
      optional: true,
    });
    t += along;
  }
  return {
    along: width,
    deep: COUNTER_DEEP,
    pieces,
    clear: [{ t: 0, n: COUNTER_DEEP, along: width, deep: FRONT }],
    keep: [{ t: 0, n: COUNTER_DEEP, along: width, deep: FRONT - 8 }],
  };
}

/** The walls that words leave to a counter beside the runs, with cabinets above it. */
const sidesForCabinets = (brief: Brief): readonly Side[] => {
  const { only = [], bare = [] } = brief.runsAt ?? {};
  return SIDES.filter(
    (side) =>
      !bare.includes(side) &&
      (only.length === 0 || only.includes(side)) &&
      !refusesAt(brief, 'wall-cabinets', `${side} wall`),
  );
};

/** Near to the refrigerator, in corners rather than in the middle of a wall. */
const nearFridge =
  (draft: Draft) =>
  ({ rect, wall, t }: Spot): number => {
    const [fridge] = itemsOf(draft, 'refrigerator');
    const [a, b] = [centre(rect), fridge && centre(rectOf(fridge.box))];
    const along = wall.side === 'north' || wall.side === 'south' ? rect.w : rect.d;
    const aside = Math.abs(t + along / 2 - wall.lengthIn / 2) / 8;
    return aside - (b ? Math.hypot(a.x - b.x, a.y - b.y) / 12 : 0);
  };

/** A coffee bar on a wall of its own that spares what comes after it, else in a base cabinet of a run that is told for it. False where neither is. */
export function standCoffeeBar(
  draft: Draft,
  brief: Brief,
  spares: (trial: Draft) => boolean = () => true,
): boolean {
  const stands = draft.items.some((i) => i.kind === 'base-cabinet' && i.traits?.appliance === 'coffee');
  if (!wants(brief, 'coffee-bar') || stands) return true;
  const cooler = coolsAtCoffee(brief) || undefined;
  const own = (cooler ? [84, 72, 60, 54, 48] : [60, 48, 36]).some((width) => {
    const stand = (at: Draft) =>
      placeGroup(at, buffet(at, width, asAsked(brief, cooler ? { ...COFFEE, cooler } : COFFEE)), {
        group: 'coffee',
        sides: sidesForCabinets(brief),
        prefer: nearFridge(at),
        allow: leavesAisles(at),
      });
    const trial = draft.copy();
    return stand(trial) && spares(trial) && stand(draft);
  });
  if (own) return true;
  const [fridge] = itemsOf(draft, 'refrigerator');
  const far = (i: ItemOf<'base-cabinet'>): number => {
    const [a, b] = [centre(rectOf(i.box)), fridge && centre(rectOf(fridge.box))];
    return b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const tops = itemsOf(draft, 'countertop');
  const told = pending(draft).filter(({ thing }) => thing === 'coffee-bar');
  const isToldFor = ({ box, facing }: Item): boolean =>
    told.some((one) => standsAsTold(draft, { rect: rectOf(box), facing }, one));
  const [base] = itemsOf(draft, 'base-cabinet')
    .filter((i) => frontWidth(i) >= 24 && i.traits?.appliance === undefined && !i.traits?.kneeSpace)
    .filter((i) => i.traits?.pullout === undefined && i.group !== 'island')
    .filter((i) => tops.some((top) => overlaps(rectOf(top.box), rectOf(i.box))))
    .sort((a, b) => Number(isToldFor(b)) - Number(isToldFor(a)) || far(a) - far(b));
  if (!base) return false;
  draft.items[draft.items.indexOf(base)] = {
    ...withTraits(base, { appliance: 'coffee' }),
    label: `Coffee bar base ${frontWidth(base)}`,
  };
  return true;
}

/** A window seat: at most so long, its window over it. Inches. */
const WINDOW_SEAT = { most: 72, least: 42, deep: 20, sill: 20, window: 54 } as const;

/** A window seat with the way past it (NKBA 7); in a bump-out its own floor. Inches. */
const BEFORE_SEAT = WINDOW_SEAT.deep + 36;
const IN_BAY = WINDOW_SEAT.deep;

/** A bench under a window of its own: in a bump-out where the room has one, else at the wall with most place. */
export function standWindowSeat(draft: Draft, exterior: Set<Side>, toldIn?: number): boolean {
  if (isOpened(draft.shell)) return windowSeat(draft, toldIn);
  const at = wallOfSeat(draft);
  const places = draft.frames
    .flatMap((frame) =>
      clearIntervals(draft, frame, WINDOW_SEAT.deep, WINDOW_SEAT.sill + WINDOW_SEAT.window + 4, 0).map(
        ({ from, to }) => ({ frame, from, to, long: to - from }),
      ),
    )
    .filter(({ long }) => long >= WINDOW_SEAT.least)
    .sort(
      (a, b) =>
        Number(b.frame.side === at) - Number(a.frame.side === at) ||
        Number(isBumpOut(draft, b.frame)) - Number(isBumpOut(draft, a.frame)) ||
        b.long - a.long,
    );
  for (const { frame, from, to, long } of places) {
    const bumped = isBumpOut(draft, frame);
    const most = Math.min(long, toldIn ?? (bumped ? MOST_BENCH : WINDOW_SEAT.most));
    const { along, t } = (!bumped && seatPastWays(draft, frame, { from, to }, most)) || {
      along: most,
      t: (from + to - most) / 2,
    };
    const rect = draft.at(frame, t, 0, along, WINDOW_SEAT.deep);
    if (
      !draft.isFree(rect) ||
      !draft.isOpenFloor(draft.at(frame, t, 0, along, bumped ? IN_BAY : BEFORE_SEAT))
    )
      continue;
    const widthIn = Math.min(WINDOW_SEAT.most, along - 12);
    draft.open({
      kind: 'window',
      wall: frame,
      offsetIn: snapped(t + (along - widthIn) / 2),
      widthIn,
      heightIn: Math.min(WINDOW_SEAT.window, draft.shell.ceilingIn - WINDOW_SEAT.sill - 10),
      sillIn: WINDOW_SEAT.sill,
    });
    exterior.add(frame.side);
    draft.add('bench', rect, {
      height: 18,
      facing: opposite(frame.side),
      group: 'window-seat',
      label: `Window seat ${Math.round(along)}`,
      traits: { use: 'window' },
    });
    draft.keepFree(draft.at(frame, t, WINDOW_SEAT.deep, along, 24));
    return true;
  }
  return false;
}

/** The longest seat in a part of a wall past whose ends people walk, or which ends at what stands there. */
function seatPastWays(
  draft: Draft,
  frame: WallFrame,
  { from, to }: { readonly from: number; readonly to: number },
  most: number,
): { readonly along: number; readonly t: number } | undefined {
  const [low, high]: readonly [Side, Side] =
    frame.side === 'north' || frame.side === 'south' ? ['west', 'east'] : ['south', 'north'];
  for (let along = most; along >= WINDOW_SEAT.least; along -= 6)
    for (const t of [(from + to - along) / 2, to - along, from]) {
      const rect = draft.at(frame, t, 0, along, WINDOW_SEAT.deep);
      const passes = [low, high].every((side) => {
        const free = Math.min(draft.reach(rect, side), PAST_SEAT);
        return free < 1 || draft.isOpenFloor(inFront(rect, side, free));
      });
      if (passes) return { along, t };
    }
  return undefined;
}

/** To walk past the end of a seat (NKBA 7). Inches. */
const PAST_SEAT = 36;

const MOST_BENCH = CATALOGUE.bench.width[1];

/** Whether a wall closes a part that stands out of the room: shallow, between two inside corners. */
function isBumpOut(draft: Draft, frame: WallFrame): boolean {
  const { start, end } = neighboursOf(draft.shell, frame.wall.id);
  if (start.kind !== 'inside' || end.kind !== 'inside') return false;
  const sides = [start, end].map(({ wall }) => frameOf(draft.shell, wall).lengthIn);
  return Math.max(...sides) <= 48;
}

/** Cabinets for dishes and linen on a bare wall. */
export const standBuffet = (draft: Draft, brief: Brief): boolean =>
  placeFirst(
    draft,
    [96, 72, 60].map((width) => buffet(draft, width, asAsked(brief, BUFFET))),
    {
      group: 'buffet',
      sides: sidesForCabinets(brief),
      prefer: nearFridge(draft),
      allow: leavesAisles(draft),
    },
  ) !== undefined;

/**
 * Whether a counter leaves a way to work in at either end, or none at all: fronts that look past each other closer than
 * an aisle (NKBA 6) make a pocket in which nobody stands.
 */
const leavesAisles =
  (draft: Draft) =>
  ({ rect, wall }: Spot): boolean =>
    SIDES.filter((side) => side !== wall.side && side !== opposite(wall.side)).every((side) => {
      const free = Math.min(draft.reach(rect, side), WORK_AISLE);
      return free < 1 || draft.isOpenFloor(inFront(rect, side, free));
    });
const WORK_AISLE = 42;

/** A lower counter to bake at. False where one was asked for and no wall is free for it. */
export const standBakingCenter = (draft: Draft, brief: Brief): boolean =>
  !wants(brief, 'baking-center') ||
  placeFirst(
    draft,
    [60, 48, 36, 30].map((width) => buffet(draft, width, asAsked(brief, BAKING))),
    {
      group: 'baking',
      sides: sidesForCabinets(brief),
      prefer: nearFridge(draft),
      allow: leavesAisles(draft),
    },
  ) !== undefined;

export const isBakingBase = ({ label }: Pick<Item, 'label'>): boolean => label.startsWith(BAKING.name);

/** Whether a small pantry leaves an island its floor: one of a told length, or any in a room of this floor. Square inches. */
const leavesIsland = ({ shell: { widthIn, depthIn } }: Draft, brief: Brief): boolean =>
  !sizeOf(brief, 'pantry') &&
  (sizeOf(brief, 'island') !== undefined || (wants(brief, 'island') && widthIn * depthIn < FLOOR_FOR_BOTH));
const FLOOR_FOR_BOTH = 240 * 144;

/**
 * A pantry that one walks into, in a corner off the runs' counters, as large as the room gives. False where it was asked
 * for and is none.
 */
export function standWalkInPantry(draft: Draft, brief: Brief, counters: readonly Rect[]): boolean {
  if (!wants(brief, 'walk-in-pantry')) return true;
  const fine = kitchenClass(brief) === 'luxury';
  const sizes = [
    // An island that was asked for has its floor before a pantry of a size that nobody told.
    ...(leavesIsland(draft, brief) ? [[60, 60] as const] : []),
    ...(fine ? [[84, 72] as const] : []),
    [72, 72] as const,
    [72, 60] as const,
    [66, 60] as const,
    [60, 66] as const,
    [60, 60] as const,
  ];
  return (
    placeFirst(
      draft,
      sizes.flatMap(([along, deep]) =>
        wants(brief, 'pocket-door') ? pocketPantries(along, deep, draft) : [walkInPantry(along, deep, draft)],
      ),
      {
        group: 'pantry',
        only: 'corner',
        prefer: nearFridge(draft),
        allow: ({ rect }) => !counters.some((counter) => overlaps(rect, counter)),
      },
    ) !== undefined
  );
}
