import type { Item } from '@plumbline/concept';
import { facingOf, frontality, frontSeen, isFromBehind, WATCHED } from './fronts.js';
import { FOREGROUND } from './glance.js';
import { shareCutBelow, shareInFrame } from './in-frame.js';
import type { Judging } from './judging.js';
import type { LevelCamera } from './view.js';
import { FACED, ON_LEGS, RUNS, SCREENS, SEATS, SOFAS, WALL_LIKE, WALLED, worthOf } from './worth.js';

/**
 * Cost of each thing that a side of the picture cuts: where nearly all of it is in the picture, and what that grows by where no more
 * than half is.
 */
const CUT_THING = 0.25;
const CUT_THROUGH = 0.6;
/**
 * Cost of each thing that the lower edge alone cuts, a table or a chair without its feet, and what that grows by, of what has legs, with
 * the share of its height that is cut off: a stool's seat without its legs, in front of everything, is no stool.
 */
const CUT_FEET = [0.35, 1.8] as const;
/** The shares of a thing's width between which it turns from cut through to nearly whole. */
const THROUGH = [0.5, 0.88] as const;
/** Cost of an island's end that is cut. */
const CUT_ISLAND = 1.6;
/** Cost of one whose corner alone reaches into the picture, below and at its side: a slab before the room. */
const CORNER_OF_ISLAND = 1.2;
/** Cost of one that the lower edge cuts off all but the top of, with less for less of its height: it stands on nothing. */
const ISLAND_FEET = 1.6;
/** The same of what hangs in the room; of a microwave, which is a black slab at the height of the eyes; of half a toilet. */
const CUT_BY_KIND: Readonly<Partial<Record<Item['kind'], number>>> = {
  pendant: 0.3,
  chandelier: 0.3,
  'ceiling-fan': 0.3,
  microwave: 0.5,
  toilet: 0.6,
};
/** What matters less is no thing to be cut: fittings. */
const THING = 0.5;

/** Cost of the share of the picture that backs of seats fill, and of seeing one at all, in full from straight behind. */
const BACK = 36;
const BACK_AT_ALL = 1.4;
/** No more than this of a sofa: a home theater is seen from behind its seats rather than not at all. */
const MOST_BACK = 3;
/** And of a chair, which one walks around. */
const MOST_CHAIR_BACK = 5;
/** And of a chair at a table, of which half always turn away, and at a desk, whose own front is where the chair stands. */
const MOST_BACK_OF: Readonly<Partial<Record<Item['kind'], number>>> = {
  'dining-chair': 0.5,
  'office-chair': 1,
};

/** What a sofa's or an armchair's end costs where it turns to the eye no more than this of its front, beyond a share of the picture. */
const END = [0.3, 0.03, 18] as const;

/** The same of the end of a desk, at most so much: a board on edge, with the chair and the screen seen from aside. */
const DESK_END = [0.45, 0.02, 24, 1.6] as const;

/** The same of an island's bare back or end, where none of its stools are seen. */
const BARE_ISLAND = [0.2, 0.03, 46] as const;

/** The same of the side of a tall cabinet, a refrigerator or a run's end, all of them together. */
const BLANK = [0.15, 0.025, 20] as const;
/** What stands at an island, lies on it or hangs over it. */
const ON_ISLANDS: readonly string[] = ['stool', 'pendant', 'countertop'];
const BLANK_SIDED = SCREENS.filter((kind) => !WALL_LIKE.includes(kind));

/**
 * Of what rises over the eye like a wall (upper cabinets, refrigerators) and is cut by a side of the picture, nearer than this in
 * metres: what that costs, and the share of the picture that it fills. It stands there as a slab.
 */
const SLAB_WITHIN = 2;
const SLAB = [0.5, 12] as const;

/** What it costs where a corner of a thing that is hardly seen reaches into a lower corner of the picture; shares of the picture. */
const INTRUDER = 0.7;
const HARDLY = 0.04;
/** The same of a piece of furniture that is seen, and that such a corner cuts at its side and at its foot. */
const CORNERED = 0.9;

/** What it costs to leave less than half of a piece of furniture in the picture. */
const HALVED = 0.45;
/** The same of what a room is made for: a sofa, a bed, a desk. */
const HALVED_LARGE = 1.1;
const MADE_FOR = 3.5;
const FURNITURE = 1.9;

/** What it costs to cut a thing so near, in metres, and the share of the picture that it fills: it is a stub and no longer a thing. */
const STUB = 0.5;
const STUB_SHARE = 5;
const STUB_WITHIN = 2.2;

/** What it costs to see a monitor from its edge, which is a black stripe; one seen from behind is taken away. */
const MONITOR_EDGE = 0.8;

/** What a screen costs that is seen aslant, in full from so large a share of the picture on: it is drawn out to a wedge. */
const ASLANT = 1.6;
const WEDGE = 0.03;

/** Cabinets that stand in the room and end there: they do not go on beyond the picture. */
const BUILT_IN_ROOM: readonly string[] = ['island', 'peninsula', 'bar'];

/** What is seen of the room's things: worth, size, face, and what the edges cut of them. */
export function scoreThings({ camera, scene, subjects, glance }: Judging): number {
  const { items } = scene.room;
  const { seen, nearest, cut, sides, corners, columns, rows } = glance;
  const cells = columns * rows;
  const byKind = new Map<string, number>();
  let score = 0;
  // The larger of two of a kind counts whole.
  for (const [index, count] of [...seen].sort((a, b) => b[1] - a[1])) {
    const item = items[index];
    if (!item) continue;
    const share = count / cells;
    const repeated = byKind.get(item.kind) ?? 0;
    byKind.set(item.kind, repeated + 1);
    const front = frontality(item, camera);
    const face = 0.3 + 0.7 * (FACED.includes(item.kind) ? frontSeen(item, camera) : front);
    // A room of books is named for them.
    const isNamedFor = item.kind === 'bookcase' && subjects[0]?.items.includes(index);
    const worth = isNamedFor ? 3.5 : worthOf(item);
    // What the room is named for may be large in the picture; the rest had better be many.
    const [enough, much] = WALLED.includes(item.kind)
      ? [0.13, 0.36]
      : item.kind === 'car'
        ? [0.07, 0.12]
        : item.kind === 'curtain' || WALL_LIKE.includes(item.kind)
          ? [0.05, 0.07]
          : worth >= 5
            ? [0.2, 0.3]
            : worth >= 3.5
              ? [0.16, 0.27]
              : [0.05, 0.15];
    const whole = !cut.has(index) ? 1 : worth >= 5 ? 0.4 : 0.7;
    score += worth * Math.sqrt(Math.min(share, enough)) * face * whole * 0.6 ** repeated;
    // Half a thing at the edge looks like a mistake, the more so the larger it is.
    if (cut.has(index) && !RUNS.includes(item.kind)) score -= 2.5 * Math.max(0, share - 0.02);
    if (sides.has(index) && !RUNS.includes(item.kind) && worth >= THING)
      score -= Math.max(CUT_BY_KIND[item.kind] ?? 0, CUT_THING + CUT_THROUGH * cutThrough(item, camera));
    if (cut.has(index) && !sides.has(index) && !RUNS.includes(item.kind) && worth >= THING)
      score -= CUT_FEET[0] + (ON_LEGS.includes(item.kind) ? CUT_FEET[1] * shareCutBelow(item, camera) : 0);
    score -= turnedAway(item, share, camera);
    const near = nearest.get(index)!;
    if (corners.has(index) && share < HARDLY && item.kind !== 'rug') score -= INTRUDER;
    else if (corners.has(index) && !RUNS.includes(item.kind) && worth >= FURNITURE) score -= CORNERED;
    if (sides.has(index) && SCREENS.includes(item.kind) && near < SLAB_WITHIN && share > 0.01)
      score -= SLAB[0] + SLAB[1] * share;
    if (
      sides.has(index) &&
      !RUNS.includes(item.kind) &&
      worth >= FURNITURE &&
      shareInFrame(item, camera) < 0.5
    )
      score -= worth >= MADE_FOR ? HALVED_LARGE : HALVED;
    if (cut.has(index) && !goesOn(item) && near < STUB_WITHIN)
      score -= (near < FOREGROUND ? 2 * STUB : STUB) + STUB_SHARE * share;
    // One thing that fills the picture hides the room.
    score -= 7 * Math.max(0, share - much);
  }
  // A bedroom's picture without its bed is none.
  const leads =
    scene.room.category === 'basement'
      ? []
      : items.flatMap((item, i) => (worthOf(item) >= 5 ? [seen.get(i) ?? 0] : []));
  if (leads.length > 0 && Math.max(...leads) / cells < 0.06) score -= 1;
  if ([...sides].some((i) => items[i]?.group === 'island')) score -= CUT_ISLAND;
  if ([...corners].some((i) => items[i]?.group === 'island')) score -= CORNER_OF_ISLAND;
  // Its cabinets count where its top alone is seen as well.
  if ([...seen.keys()].some((i) => items[i]?.group === 'island')) {
    const feet = items.filter(({ group, kind }) => group === 'island' && kind === 'base-cabinet');
    score -= ISLAND_FEET * Math.max(0, ...feet.map((item) => shareCutBelow(item, camera)));
  }
  return score - blankSides(items, seen, cells, camera);
}

/** What it costs to see a screen or a seat from its side or from behind. */
function turnedAway(item: Item, share: number, camera: LevelCamera): number {
  const facing = facingOf(item, camera);
  let cost = 0;
  if (item.kind === 'monitor' && !isFromBehind(item, camera))
    cost += MONITOR_EDGE * (1 - Math.min(1, facing / 0.5));
  if (WATCHED.includes(item.kind))
    cost += ASLANT * (1 - frontSeen(item, camera)) * Math.min(1, share / WEDGE);
  if (item.kind === 'desk' && Math.abs(facing) < DESK_END[0])
    cost += Math.min(DESK_END[3], DESK_END[2] * Math.max(0, share - DESK_END[1]));
  if (!SEATS.includes(item.kind)) return cost;
  const isSofa = SOFAS.includes(item.kind);
  if ((isSofa || item.kind === 'armchair') && facing < END[0]) cost += END[2] * Math.max(0, share - END[1]);
  // A seat from behind turns its back on the person who looks.
  const most = isSofa ? MOST_BACK : (MOST_BACK_OF[item.kind] ?? MOST_CHAIR_BACK);
  const back = Math.max(0, -facing);
  return cost + back * Math.min(most, BACK * share + BACK_AT_ALL * Math.min(1, share / 0.02));
}

/** What it costs where an island without stools or the sides of tall things fill the picture. */
function blankSides(
  items: readonly Item[],
  seen: ReadonlyMap<number, number>,
  cells: number,
  camera: LevelCamera,
): number {
  const of = (test: (item: Item) => boolean): number =>
    [...seen].reduce((sum, [i, count]) => sum + (items[i] && test(items[i]) ? count / cells : 0), 0);
  const hasStools = of(({ kind }) => kind === 'stool') >= 0.004;
  const island = hasStools
    ? 0
    : of(
        (item) =>
          item.group === 'island' &&
          !ON_ISLANDS.includes(item.kind) &&
          facingOf(item, camera) < BARE_ISLAND[0],
      );
  const blank = of(
    (item) => BLANK_SIDED.includes(item.kind) && item.group !== 'island' && facingOf(item, camera) < BLANK[0],
  );
  return BARE_ISLAND[2] * Math.max(0, island - BARE_ISLAND[1]) + BLANK[2] * Math.max(0, blank - BLANK[1]);
}

/** How far a thing is cut through: 0 where nearly all of its width is in the picture, 1 where half of it or less is. */
function cutThrough(item: Item, camera: LevelCamera): number {
  const [half, whole] = THROUGH;
  return Math.max(0, Math.min(1, (whole - shareInFrame(item, camera)) / (whole - half)));
}

/** Whether a thing may go on beyond the picture's edge, as a run along a wall does. */
const goesOn = ({ kind, group }: Item): boolean =>
  RUNS.includes(kind) && !BUILT_IN_ROOM.some((one) => group === one);
