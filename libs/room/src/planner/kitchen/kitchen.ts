import {
  atFrame,
  type Brief,
  type Frame,
  frameOf,
  framesAt,
  HEIGHTS,
  type Item,
  isGlassDoor,
  isOf,
  itemsOf,
  type Kind,
  type Neighbours,
  neighboursOf,
  reachFrom,
  SIDES,
  type Side,
  seenFromFrame,
  type WallFrame,
  withTraits,
} from '@plumbline/concept';
import { takesWallOut, wants } from '../../brief/brief.js';
import {
  atWall,
  centre,
  contains,
  cornerEnd,
  gapBetween,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  roomAcross,
  runsEast,
} from '../../geometry/geometry.js';
import { checkRoom, RULES } from '../../rules/check-room.js';
import { holdsPins, pinRuns } from '../cabinets/pinned-run.js';
import type { Segment, Token } from '../cabinets/run.js';
import { standRecessedLights } from '../electrical/lights.js';
import { Draft, floorOfOpening, frontWidth, type Shell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { AS_TOLD, astray, isNamed, worthOfPlaces } from '../floor/told-places.js';
import { carryToCeiling } from '../furniture/to-ceiling.js';
import {
  clearIntervals,
  hangDoor,
  lowStretches,
  openCased,
  setWindows,
  snapped,
} from '../openings/openings.js';
import { setGlassDoor } from '../openings/ways.js';
import { keepTurning, lowerCounters, roundEdges, turns } from './access.js';
import { standBar, standWorkSeat } from './bar.js';
import { type KitchenClass, kitchenClass } from './class.js';
import { bareSqFt, eatsIn, furnishFloor, seatedShare, seatsAtBar } from './eat-in.js';
import { standBakingCenter, standCoffeeBar, standWalkInPantry, standWindowSeat } from './extras.js';
import { type Around, LOWERS, seatAlong, standIslands } from './island.js';
import { type Candidate, candidates, type KitchenLayout } from './layouts.js';
import { hasMicrowave, placeMicrowave } from './microwave.js';
import { COOKS_AT_WINDOW, isTall, TIERS, type Tier, widthsOf } from './parts.js';
import {
  BASE_DEEP,
  CORNER,
  COUNTER_DEEP,
  cornerRect,
  deepOf,
  type FillRun,
  growsRight,
  mirrored,
  type PlacedRun,
  type RunPlan,
  runFiller,
  segmentAt,
  standCorner,
  standEndCabinet,
  standRun,
} from './runs.js';
import { standApplianceGarage, standCornerUpper, standCounter, standUppers } from './tops.js';
import { unmetOf } from './unmet.js';
import {
  accessOf,
  aisleAsked,
  counterSeats,
  fridgeAsked,
  rangeAsked,
  sitsAtCounter,
  U_AISLE,
} from './wish.js';

const SHAPES: Readonly<Record<KitchenLayout, string>> = {
  'one-wall': 'One-wall',
  galley: 'Galley',
  'l-shape': 'L-shaped',
  'u-shape': 'U-shaped',
  peninsula: 'Peninsula',
};

/** The size under which no kitchen fits: refrigerator, sink, range of 24 in and 9 in of counter between. */
export const LEAST_KITCHEN = { widthIn: 105, depthIn: 57 } as const;

/**
 * Plans a kitchen: every layout on every wall, in the most generous tier that fits, scored by the rules it
 * meets and the wishes it grants. Nothing where even the least tier fits no wall.
 */
export function planKitchen(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const sketches: Sketch[] = [];
  const fill = runFiller(brief);
  const told = new Set<string>();
  const free = isOpened(shell) ? freeOfOpenings(shell) : () => true;
  for (const candidate of candidates(brief, shell, chance)) {
    const jitter = chance.next() * 6;
    const like = likeness(candidate, shell);
    if (told.has(like)) continue;
    told.add(like);
    for (const tier of TIERS) {
      // Seats at a counter want the floor that wider appliances take.
      if (tier.name === 'close' && sitsAtCounter(brief)) continue;
      const runs = runsOf(candidate, tier, brief, shell, fill);
      if (!runs || !leavesAisles(runs, shell, deepOf(brief, tier), aisleOf(candidate, tier, brief))) continue;
      if (free(runs)) {
        const told = worthOfRunsAsTold(runs, shell);
        const worth = worthOf(candidate, runs, brief, shell) + jitter - tier.cost + told;
        sketches.push({ candidate, tier, runs, worth, told });
      }
      // Below standard a further tier only takes away.
      if (tier.name !== 'ample') break;
    }
  }
  // Standing a kitchen up and holding rules against it only takes away: the best sketches are stood up first,
  // and those that could not win any more, never.
  sketches.sort((a, b) => b.worth - a.worth);
  let best: Core | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const enough =
    ENOUGH[isOpened(shell) ? 'opened' : eatsIn(brief) || sitsAtCounter(brief) ? 'seated' : 'free'];
  const stood = { all: 0, each: new Map<string, number>() };
  for (const sketch of [
    ...sketches.filter(({ candidate }) => !candidate.island),
    ...sketches.filter(({ candidate }) => candidate.island),
  ]) {
    if (sketch.worth + islandWorth(brief, 2) <= most) continue;
    const kind = kindOf(sketch);
    const alike = stood.each.get(kind) ?? 0;
    if (
      alike >= (kind === 'island' ? enough.sinkInIsland : stood.all < enough.all ? enough.all : enough.each)
    )
      continue;
    const core = standUp(sketch, brief, shell);
    if (!core) continue;
    stood.all++;
    stood.each.set(kind, alike + 1);
    const places = TOLD * (worthOfPlaces(core.draft, shell.told) / AS_TOLD);
    const before =
      Math.min(sketch.worth, sketch.worth - sketch.told + places) + islandWorth(brief, core.islands);
    const lacks = lackFault(core, brief);
    // Rules only take away: where nothing is left to win they are not held against the room.
    if (before - lacks <= most) continue;
    const score = before - (ruleFaults(core, brief) + lacks);
    if (score > most) {
      most = score;
      best = core;
    }
  }
  return best ? finish(best, brief, most) : undefined;
}

/** Equal for candidates that make the same runs: those whose walls are shorter than the stretches they differ by. */
function likeness({ layout, main, left, longest, tokens, island }: Candidate, shell: Shell): string {
  const beside = neighboursOf(shell, main.wall.id);
  const side = Math.max(...[beside.start, beside.end].map(({ wall }) => frameOf(shell, wall).lengthIn));
  const stretch = `${Math.min(longest.main, main.lengthIn)} ${Math.min(longest.side, side)}`;
  return `${layout} ${main.wall.id} ${left} ${stretch} ${tokens.main} ${tokens.left} ${tokens.right} ${island ?? ''}`;
}

/** The least aisle of a tier, and of who cooks there: a kitchen closed on three sides takes a chair's turn. Inches. */
function aisleOf({ layout }: Candidate, tier: Tier, brief: Brief): number {
  if (accessOf(brief) === 'wheelchair' && tier.aisle >= 42)
    return layout === 'u-shape' || layout === 'peninsula' ? U_AISLE : aisleAsked(brief);
  return tier.aisle;
}

/**
 * Bounds the time: so many kitchens are stood up, and of each kind so many after them: a layout that is worth less at
 * first may meet more rules. Around doors and windows that are there already fewer meet them.
 */
const ENOUGH = {
  free: { all: 14, each: 4, sinkInIsland: 10 },
  /** Where somebody is to sit down, which only what is stood up tells. */
  seated: { all: 14, each: 6, sinkInIsland: 10 },
  opened: { all: 28, each: 8, sinkInIsland: 14 },
} as const;

const kindOf = ({ candidate, runs }: Sketch): string =>
  candidate.island ? 'island' : goesAround(runs) ? 'around a corner' : candidate.layout;

/** Runs that fit the walls, before anything stands. */
interface Sketch {
  readonly candidate: Candidate;
  readonly tier: Tier;
  readonly runs: Runs;
  /** Its score but for the island and the rules it misses. */
  readonly worth: number;
  /** What of that is for things that stand where words put them. */
  readonly told: number;
}

/** A kitchen with all that its rules look at; what hangs above comes once it is chosen. */
interface Core {
  readonly candidate: Candidate;
  readonly draft: Draft;
  readonly runs: Runs;
  readonly exterior: Set<Side>;
  /** How many islands stand. */
  readonly islands: number;
  /** Whether a pantry that one walks into stands, or none was asked for. */
  readonly pantry: boolean;
  /** Whether a lower counter to bake at stands, or none was asked for. */
  readonly bakes: boolean;
}

function standUp({ candidate: c, tier, runs }: Sketch, brief: Brief, shell: Shell): Core | undefined {
  const draft = new Draft(shell);
  if (!draft.plain && !standsFree(draft, runs)) return undefined;
  for (const run of runs.placed) standRun(draft, run, brief, tier);
  if (!draft.plain && !draft.items.every((i) => topOf(i) <= draft.ceilingOver(rectOf(i.box))))
    return undefined;
  if (isOpened(shell) && !leavesOpeningsFree(draft)) return undefined;
  for (const corner of runs.corners) {
    if (corner.at === 'outside') {
      standEndCabinet(draft, corner.rect, opposite(corner.a.side), corner.group);
      continue;
    }
    // The corner of a peninsula looks along it, into the room.
    const back = corner.at === 'inside' ? corner.a.side : corner.b.side;
    standCorner(draft, corner.rect, corner.a.side, corner.b.side, opposite(back), corner.group);
  }

  seatPeninsula(draft, runs.placed, brief);
  const pantry = standWalkInPantry(draft, brief, runs.placed.flatMap(countersOf));
  const exterior = new Set<Side>(shell.house?.exterior);
  if (!isOpened(shell)) {
    if (!windowOverSink(draft, runs.placed, exterior)) exterior.add(c.main.side);
    if (!openWays(draft, c, brief, exterior, runs.placed)) return undefined;
  }
  const islands =
    c.layout === 'galley' ||
    c.layout === 'peninsula' ||
    wants(brief, 'open-floor') ||
    givesWayToTable(brief, shell)
      ? 0
      : islandsWithTable(
          draft,
          { main: c.main, left: c.left, runs: runs.placed, tier, ...(c.island ? { tokens: c.island } : {}) },
          brief,
        );
  if (c.island && islands === 0) return undefined;
  const bakes = standBakingCenter(draft, brief);
  if (isOpened(shell) && !leavesOpeningsFree(draft)) return undefined;
  if (shell.house && !shell.house.accepts(draft.items)) return undefined;
  placeBins(draft);
  for (const run of runs.placed) standCounters(draft, run, runs, brief);
  return { candidate: c, draft, runs, exterior, islands, pantry, bakes };
}

/** How an island may make room for a table beside it: cut to so many inches, and moved to an end of its wall. */
const BESIDE_TABLE: readonly Pick<Around, 'longest' | 'end'>[] = [
  {},
  ...[84, 60].flatMap((longest) => [
    { longest, end: 'low' as const },
    { longest, end: 'high' as const },
  ]),
];

/** Stands islands; shorter ones, aside, where those who eat in find more seats beside them. Answers how many stand. */
function islandsWithTable(draft: Draft, around: Around, brief: Brief): number {
  if (!eatsIn(brief)) return standIslands(draft, around, brief);
  let best: { readonly how: (typeof BESIDE_TABLE)[number]; readonly seated: number } | undefined;
  for (const how of BESIDE_TABLE) {
    const trial = draft.copy();
    if (standIslands(trial, { ...around, ...how }, brief) === 0) continue;
    const seated = seatedShare(trial, brief);
    if (!best || seated > best.seated) best = { how, seated };
    if (seated === 1) break;
  }
  return best ? standIslands(draft, { ...around, ...best.how }, brief) : 0;
}

/** Whether the floor that an island would take is for a table: one was asked for, an island was not. */
const givesWayToTable = (brief: Brief, { widthIn, depthIn }: Shell): boolean =>
  wants(brief, 'dining-table') &&
  !wants(brief, 'island') &&
  !wants(brief, 'island-seating') &&
  counterSeats(brief) === 0 &&
  widthIn * depthIn < ISLAND_AND_TABLE;

/** Above this both an island and a table stand. Square inches. */
const ISLAND_AND_TABLE = 300 * 144;

/** What stands and, over a cooking surface, its hood: 30 in above the counter and 12 in high. */
const topOf = ({ kind, box }: Item): number =>
  kind === 'range' || kind === 'cooktop' ? HEIGHTS.counter + 42 : box.z + box.heightIn;

/** Whether runs lie in the room, off all that belongs to the house. */
const standsFree = (draft: Draft, runs: Runs): boolean =>
  runs.placed.every((run) => draft.isOpenFloor(rectOfRun(run))) &&
  runs.corners.every((corner) => draft.isOpenFloor(corner.rect));

/** Hangs and furnishes the chosen kitchen. */
function finish(
  { candidate, draft, runs, exterior, islands, pantry, bakes }: Core,
  brief: Brief,
  score: number,
): Plan {
  const island = islands > 0;
  for (const run of runs.placed) {
    if (run.off === 0) standUppers(draft, run, wallEnds(draft, run, runs), brief);
  }
  for (const corner of runs.corners) {
    if (corner.at === 'inside') standCornerUpper(draft, corner.a, corner.b, brief);
  }
  const unmet: string[] = [];
  if (wants(brief, 'island') && !island) {
    unmet.push('An island was left out: with 42 in aisles around it, this room has no place for one.');
  }
  keepTurning(draft, brief);
  if (wants(brief, 'window-seat') && !standWindowSeat(draft, exterior))
    unmet.push('A window seat was left out: no wall is free for a window with a bench under it.');
  if (!pantry)
    unmet.push(
      'A walk-in pantry was left out: this room has no free corner of 5 by 5 ft. A pantry cabinet takes less.',
    );
  if (!bakes) unmet.push('A baking center was left out: no wall is free for a lower counter of 30 in.');
  if (!standApplianceGarage(draft, brief))
    unmet.push(
      'An appliance garage was left out: no wall cabinet hangs over counter off sink and heat, and no pantry stands.',
    );
  const seated = eatsIn(brief) ? seatedShare(draft, brief) : 0;
  const spares = (trial: Draft) => !eatsIn(brief) || seatedShare(trial, brief) >= seated;
  if (!standCoffeeBar(draft, brief, spares))
    unmet.push('A coffee bar was left out: no counter of 24 in is free for one.');
  const dines = furnishFloor(draft, brief, island);
  if (wants(brief, 'desk') && itemsOf(draft, 'desk').length === 0)
    unmet.push('A desk was left out: no wall has 3 ft free for it with the place for its chair before it.');
  const stools = itemsOf(draft, 'stool');
  const bar =
    stools.length > 0 ? stools.filter((i) => i.group === 'bar').length : dines ? 0 : standBar(draft, brief);
  if (!dines)
    unmet.push(
      `A dining table was left out: this room has no free place for one.${
        bar > 0 ? ` A counter at the wall seats ${bar}.` : ''
      }`,
    );
  placeMicrowave(draft, brief, accessOf(brief) !== 'none');
  if (wants(brief, 'microwave') && !hasMicrowave(draft))
    unmet.push('A microwave was left out: no cabinet of 24 to 30 in has the place for one.');
  unmet.push(...unmetOf(draft, brief));
  paintLowers(draft, brief, island);
  standWorkSeat(draft, brief);
  lowerCounters(draft, brief);
  if (wants(brief, 'child-safe')) roundEdges(draft);
  moreWindows(draft, brief, exterior);
  carryToCeiling(draft, brief);
  standRecessedLights(draft);
  const wished = brief.layouts.filter((l): l is KitchenLayout => l in SHAPES);
  if (wished[0] && !wished.includes(candidate.layout)) {
    unmet.push(`The ${SHAPES[wished[0]]} layout does not fit this room as well as what is drawn.`);
  }
  const withIsland = islands > 1 ? ' with two islands' : island ? ' with an island' : '';
  return {
    draft,
    exterior: [...exterior],
    layout: `${SHAPES[candidate.layout]} kitchen${withIsland}`,
    unmet,
    score,
  };
}

/** Whether runs go around an outside corner. */
const goesAround = ({ corners }: Runs): boolean => corners.some((corner) => corner.at === 'outside');

/** Gives the second cabinet color to the lower cabinets where it was said of them, or where no island takes it. */
function paintLowers(draft: Draft, brief: Brief, island: boolean): void {
  if (!brief.colors.some((c) => c.on === 'accentCabinets' && (c.lowers || !island))) return;
  for (const [index, item] of draft.items.entries()) {
    if (isOf(item, ...LOWERS)) draft.items[index] = withTraits(item, { accent: true });
  }
}

/** Makes the cabinets nearest to the sink waste pull-outs until the kitchen has a bin for waste and one to recycle. */
function placeBins(draft: Draft): void {
  const sink = itemsOf(draft, 'sink-base').find((i) => i.traits?.role === 'main');
  if (!sink) return;
  const has = () =>
    itemsOf(draft, 'base-cabinet').reduce(
      (n, i) => n + (i.traits?.pullout === 'waste' ? (i.traits.bins ?? 1) : 0),
      0,
    );
  const at = centre(rectOf(sink.box));
  const far = (i: (typeof draft.items)[number]): number => {
    const c = centre(rectOf(i.box));
    return Math.hypot(c.x - at.x, c.y - at.y);
  };
  const free = itemsOf(draft, 'base-cabinet')
    .filter((i) => i.traits?.pullout === undefined)
    .filter((i) => frontWidth(i) >= 12 && frontWidth(i) <= 24)
    .sort((a, b) => far(a) - far(b));
  for (const item of free) {
    if (has() >= 2) return;
    const bins = frontWidth(item) >= 18 ? 2 : 1;
    draft.items[draft.items.indexOf(item)] = {
      ...item,
      traits: {
        doors: 0,
        drawers: 0,
        pullout: 'waste',
        bins,
        ...(item.traits?.accent && { accent: true }),
      },
    };
  }
}

/** Whether what stands leaves the doors and windows free that were there before. */
function leavesOpeningsFree(draft: Draft): boolean {
  const { shell } = draft;
  return draft.openings.every((o) => {
    if (o.kind !== 'window') {
      const ways = floorOfOpening(shell, o);
      return !draft.solids().some((i) => ways.some((way) => overlaps(way, rectOf(i.box))));
    }
    const before = draft.at(o.wall, o.offsetIn, 0, o.widthIn, BASE_DEEP);
    return !draft.items.some(
      (i) =>
        i.box.z < o.sillIn + o.heightIn &&
        i.box.z + i.box.heightIn > o.sillIn &&
        i.kind !== 'pendant' &&
        overlaps(before, rectOf(i.box)),
    );
  });
}

/** Tells of runs, before they stand, whether they stay off the doors and low windows that were there before. */
function freeOfOpenings(shell: Shell): (runs: Runs) => boolean {
  const openings = shell.house?.openings ?? [];
  const ways = openings.flatMap((o) => floorOfOpening(shell, o));
  const panes = openings
    .filter((o) => o.kind === 'window')
    .map((o) => atWall(shell, o.wall, o.offsetIn, 0, o.widthIn, BASE_DEEP));
  const hits = (rects: readonly Rect[], rect: Rect) => rects.some((r) => overlaps(r, rect));
  return ({ placed, corners }) =>
    !corners.some(({ rect }) => hits(ways, rect)) &&
    !placed.some((run) =>
      run.segments.some((segment) => {
        if (segment.token === 'filler') return false;
        const rect = atFrame(run.frame, segmentAt(run, segment), run.off, segment.width, BASE_DEEP);
        return hits(ways, rect) || (isTall(segment.token) && hits(panes, rect));
      }),
    );
}

/** Where two runs meet: in a corner of the room, around an outside corner, or out on the floor. */
interface RunCorner {
  readonly at: 'inside' | 'outside' | 'floor';
  readonly rect: Rect;
  readonly a: Frame;
  readonly b: Frame;
  readonly group: string;
}

interface Runs {
  readonly placed: PlacedRun[];
  readonly corners: RunCorner[];
}

/** A run's floor, to the edge of its counter. */
const rectOfRun = ({ frame, from, to, off }: PlacedRun): Rect =>
  atFrame(frame, from, off, to - from, COUNTER_DEEP);

/** The floor below a run's counter, which stands out past its cabinets. */
const countersOf = (run: PlacedRun): Rect[] =>
  run.segments
    .filter(({ token }) => !isTall(token) && token !== 'filler')
    .map((segment) => atFrame(run.frame, segmentAt(run, segment), run.off, segment.width, COUNTER_DEEP));

/** What stands free at an outside corner ends so far from it. Inches. */
const OFF_OUTSIDE_CORNER = 3;

function runsOf(c: Candidate, tier: Tier, brief: Brief, shell: Shell, fill: FillRun): Runs | undefined {
  const { main } = c;
  const length = main.lengthIn;
  const across = roomAcross(shell, main);
  const beside = neighboursOf(shell, main.wall.id);
  const [leftEnd, rightEnd] =
    cornerEnd(c.left) === 'start' ? [beside.start, beside.end] : [beside.end, beside.start];
  const left = frameOf(shell, leftEnd.wall);
  const right = frameOf(shell, rightEnd.wall);
  const hasLeft = c.layout === 'l-shape' || c.layout === 'u-shape' || c.layout === 'peninsula';
  const hasRight = c.layout === 'u-shape';
  // Two runs go around an outside corner; where only one stands there it ends with a finished side.
  const aroundLeft = hasLeft && leftEnd.kind === 'outside';
  const aroundRight = hasRight && rightEnd.kind === 'outside';
  if (c.layout === 'peninsula' && aroundLeft) return undefined;
  const corners: RunCorner[] = [];
  const plans: RunPlan[] = [];

  const ofEnd = (end: Neighbours['start']) => (end.kind === 'outside' ? OFF_OUTSIDE_CORNER : 0);
  const lowLeft = cornerEnd(c.left) === 'start';
  const atLeft = hasLeft ? (aroundLeft ? 0 : CORNER) : ofEnd(leftEnd);
  const atRight = hasRight ? (aroundRight ? 0 : CORNER) : ofEnd(rightEnd);
  let from = lowLeft ? atLeft : atRight;
  let to = length - (lowLeft ? atRight : atLeft);
  if (hasRight && to - from > c.longest.main) return undefined;
  const freeEnd = (end: Neighbours['start']): RunPlan['lastEnd'] =>
    end.kind === 'outside' ? 'open' : 'wall';
  let lastEnd: RunPlan['lastEnd'] = hasRight ? 'corner' : freeEnd(rightEnd);
  if (to - from > longestOf(c.longest.main, to - from)) {
    if (lowLeft) to = from + c.longest.main;
    else from = to - c.longest.main;
    lastEnd = 'open';
  }
  plans.push({
    side: main.side,
    frame: main,
    off: 0,
    from,
    to,
    start: c.left,
    tokens: c.tokens.main,
    firstEnd: hasLeft ? 'corner' : freeEnd(leftEnd),
    lastEnd,
    group: 'main',
  });
  const turn = (b: Frame, around: boolean, atLow: boolean): void => {
    const rect = around
      ? atFrame(main, atLow ? -BASE_DEEP : length, 0, BASE_DEEP, BASE_DEEP)
      : cornerRect(main, b, CORNER);
    corners.push({ at: around ? 'outside' : 'inside', rect, a: main, b, group: 'main' });
  };
  if (hasLeft) turn(left, aroundLeft, lowLeft);
  if (hasRight) turn(right, aroundRight, !lowLeft);

  const sideRun = (
    frame: WallFrame,
    tokens: readonly Token[],
    group: string,
    most: number,
    { farCorner = false, around = false },
  ): RunPlan => {
    const near = around ? 0 : CORNER;
    const cornerSide = around ? opposite(main.side) : main.side;
    // Leaves a way past the end of the run, unless the wall ends there anyway.
    const long = frame.lengthIn;
    const fromCorner = cornerEnd(cornerSide) === 'start';
    const ends = neighboursOf(shell, frame.wall.id);
    const far = fromCorner ? ends.end : ends.start;
    const room = Math.min(long - near - (farCorner ? CORNER : ofEnd(far)), most);
    const atWall = !farCorner && far.kind === 'inside' && long - near - room < 1;
    return {
      side: frame.side,
      frame,
      off: 0,
      from: fromCorner ? near : long - near - room,
      to: fromCorner ? near + room : long - near,
      start: cornerSide,
      tokens,
      firstEnd: 'corner',
      lastEnd: farCorner ? 'corner' : atWall ? 'wall' : 'open',
      group,
    };
  };

  if (c.layout === 'peninsula') {
    const deep = Math.min(across, left.lengthIn);
    const leftRoom = BEHIND_PENINSULA.map((behind) => {
      const reach = Math.min(deep - OVERHANG - behind, 150);
      return Math.floor((reach - CORNER * 2) / 3) * 3;
    }).find((room) => room >= LEAST_ELBOW);
    if (leftRoom === undefined) return undefined;
    plans.push(sideRun(left, c.tokens.left, 'left', leftRoom, { farCorner: true }));
    const elbow = CORNER * 2 + leftRoom;
    const off = across - elbow;
    const pass = 42;
    const span = Math.min(
      Math.floor((length - CORNER - pass) / 3) * 3,
      Math.max(72, counterSeats(brief) * 24),
    );
    if (span < 24) return undefined;
    const facing = mirrored(main, across);
    plans.push({
      side: facing.side,
      frame: facing,
      off,
      from: lowLeft ? CORNER : length - CORNER - span,
      to: lowLeft ? CORNER + span : length - CORNER,
      start: c.left,
      tokens: c.tokens.right,
      firstEnd: 'corner',
      lastEnd: 'open',
      group: 'peninsula',
    });
    corners.push({
      rect: atFrame(facing, lowLeft ? 0 : length - CORNER, off, CORNER, CORNER),
      a: facing,
      b: left,
      group: 'peninsula',
      at: 'floor',
    });
  } else if (hasLeft) {
    const alongside = (
      frame: WallFrame,
      tokens: readonly Token[],
      group: string,
      around: boolean,
    ): RunPlan => {
      const free = frame.lengthIn - (around ? 0 : CORNER);
      return sideRun(frame, tokens, group, Math.max(0, Math.min(free, longestOf(c.longest.side, free))), {
        around,
      });
    };
    plans.push(alongside(left, c.tokens.left, 'left', aroundLeft));
    if (hasRight) plans.push(alongside(right, c.tokens.right, 'right', aroundRight));
  } else if (c.layout === 'galley') {
    const other = wallOpposite(shell, main, across);
    if (!other) return undefined;
    // The same stretch in the other wall's coordinates.
    const shift = runsEast(main.side) ? other.from.x - main.from.x : other.from.y - main.from.y;
    plans.push({
      side: other.side,
      frame: other,
      off: 0,
      from: Math.max(0, from - shift),
      to: Math.min(other.lengthIn, to - shift),
      start: c.left,
      tokens: c.tokens.right,
      firstEnd: 'wall',
      lastEnd,
      group: 'right',
    });
  }
  pinRuns(plans, shell.house?.pins);
  const placed: PlacedRun[] = [];
  for (const plan of plans) {
    const filled = fill(wants(brief, 'left-handed') ? leftHanded(plan) : plan, tier);
    if (!filled) return undefined;
    placed.push(filled);
  }
  if (!holdsPins(placed, shell.house?.pins ?? [])) return undefined;
  return { placed, corners };
}

/** How much of a stretch of wall a run takes: all of it where what it leaves is too narrow for anything else. Inches. */
const longestOf = (longest: number, stretch: number): number =>
  stretch - longest < LEAST_LEFT ? stretch : longest;
const LEAST_LEFT = 24;

/** The top of a peninsula hangs over for knees. Inches. */
const OVERHANG = 15;
/** Behind its seats a person walks past, edges past, or nobody does where the strip ends at a wall (NKBA 8). Inches. */
const BEHIND_PENINSULA = [44, 36, 32] as const;
/** Between the corner cabinets of a peninsula: with less, the aisle is under 42 in. */
const LEAST_ELBOW = 24;

/** The run with its dishwasher to the left of the sink, seen from in front of them. */
function leftHanded(plan: RunPlan): RunPlan {
  const sink = plan.tokens.indexOf('sink');
  const washer = plan.tokens.indexOf('dishwasher');
  if (sink < 0 || Math.abs(sink - washer) !== 1) return plan;
  const fromLeft = (cornerEnd(plan.start) === 'start') === growsRight(plan.side);
  if (washer < sink === fromLeft) return plan;
  const tokens = [...plan.tokens];
  [tokens[sink], tokens[washer]] = ['dishwasher', 'sink'];
  return { ...plan, tokens };
}

/** The wall that faces another over so much floor. */
const wallOpposite = (shell: Shell, main: WallFrame, across: number): WallFrame | undefined =>
  framesAt(shell, opposite(main.side)).find((frame) => {
    const { n, t } = seenFromFrame(main, { ...frame.from, w: 0, d: 0 });
    return Math.abs(n - across) < 0.1 && t < main.lengthIn && t + frame.lengthIn > 0;
  });

/** Whether the ways between fronts of runs, and between them and the walls, are all so wide. */
function leavesAisles(
  { placed }: Runs,
  shell: Shell,
  deep: (token: Segment['token']) => number,
  aisle: number,
): boolean {
  const isWide = ({ frame, from, to, off }: PlacedRun): boolean =>
    reachFrom(shell, atFrame(frame, from, off, to - from, FRONT_DEEP), opposite(frame.side)) >= aisle;
  if (!placed.every(isWide)) return false;
  return placed.every((run, i) => {
    const facing = placed.slice(i + 1).filter(({ side }) => side === opposite(run.side));
    if (facing.length === 0) return true;
    const across = facing.flatMap((other) => frontsOf(other, deep));
    return frontsOf(run, deep).every((a) =>
      across.every((b) => {
        const { gap, shared } = gapBetween(a, b);
        return shared <= 0 || gap >= aisle;
      }),
    );
  });
}

/** What stands in a run, to its edge: a counter's, or the front of what stands out further. */
const frontsOf = (run: PlacedRun, deep: (token: Segment['token']) => number): Rect[] =>
  run.segments.map((s) => atFrame(run.frame, segmentAt(run, s), run.off, s.width, deep(s.token)));

/** A run to the handles of its appliances. Inches. */
const FRONT_DEEP = 26;

function windowOverSink(draft: Draft, runs: readonly PlacedRun[], exterior: Set<Side>): boolean {
  for (const run of runs) {
    const sink = run.segments.find((s) => s.token === 'sink');
    if (!sink || run.off > 0) continue;
    const t = segmentAt(run, sink) + sink.width / 2;
    const width = Math.min(48, 2 * Math.min(t - 12, run.frame.lengthIn - t - 12), sink.width + 12);
    if (width < 24) return false;
    if (lowStretches(draft, run.frame, 86).some((s) => s.from < t + width / 2 && t - width / 2 < s.to))
      return false;
    draft.open({
      kind: 'window',
      wall: run.frame,
      offsetIn: snapped(t - width / 2),
      widthIn: Math.floor(width),
      heightIn: 40,
      sillIn: 42,
    });
    exterior.add(run.side);
    return true;
  }
  return false;
}

/** The way in, and the doors wished for; false where nobody could come in. */
function openWays(
  draft: Draft,
  c: Candidate,
  brief: Brief,
  exterior: Set<Side>,
  runs: readonly PlacedRun[],
): boolean {
  const used = new Set<Frame>(runs.filter((r) => r.off === 0).map((r) => r.frame));
  const { side: main } = c.main;
  // Nobody comes in behind the seats of a peninsula where there is another wall.
  const besidePeninsula = c.layout === 'peninsula' && !brief.layouts.includes('open-concept');
  const across = [opposite(main), opposite(c.left)];
  const order = [...(besidePeninsula ? across.reverse() : across), c.left, main]
    .flatMap((side) => draft.wallsAt(side))
    .sort((a, b) => Number(used.has(a)) - Number(used.has(b)));
  const open = brief.layouts.includes('open-concept') || takesWallOut(brief);
  // A glass door takes the most wall: the way in finds a place beside it.
  if (wants(brief, 'patio-door'))
    for (const wall of order) {
      const wide = clearIntervals(draft, wall, 30, 82).find((i) => i.to - i.from >= 60);
      if (!wide) continue;
      setGlassDoor(draft, wall, wide, brief);
      exterior.add(wall.side);
      break;
    }
  // The corner away from the runs stays for a table, the middle of a wall for stools.
  const sits =
    eatsIn(brief) || (sitsAtCounter(brief) && Math.min(draft.shell.widthIn, draft.shell.depthIn) < 160);
  const besideRun = ({ side }: WallFrame) => cornerEnd(runsEast(side) === runsEast(main) ? c.left : main);
  // What opens without a door leads into the house: an outside wall takes the way in only where no other can.
  const inward = (walls: readonly WallFrame[]): WallFrame[] =>
    [...walls].sort((a, b) => Number(exterior.has(a.side)) - Number(exterior.has(b.side)));
  let entered = false;
  for (const wall of inward(order)) {
    if (entered) break;
    entered =
      open && !used.has(wall)
        ? openCased(draft, wall, Math.min(144, wall.lengthIn - 24), 48)
        : openCased(draft, wall, 42, 32, sits ? besideRun(wall) : 'middle');
  }
  for (const wall of inward(order)) {
    if (entered) break;
    entered = openCased(draft, wall, 36, 28) || hangDoor(draft, wall, 'start', [32, 30, 28], 'outside');
  }
  if (!entered) return false;
  if (wants(brief, 'back-door') && !wants(brief, 'patio-door')) {
    const ways = draft.openings.filter((o) => o.kind !== 'window').map((o) => o.wall);
    const apart = [...order].sort(
      (a, b) => Number(ways.includes(a.wall.id)) - Number(ways.includes(b.wall.id)),
    );
    for (const wall of apart) {
      if (hangDoor(draft, wall, 'end', [36, 34, 32], 'room')) {
        exterior.add(wall.side);
        break;
      }
    }
  }
  return true;
}

/** The corner in which each end of a run meets another run. */
function cornersOf(
  draft: Draft,
  run: PlacedRun,
  runs: Runs,
): { readonly low: RunCorner | undefined; readonly high: RunCorner | undefined } {
  const own = runs.corners.filter((k) => k.a === run.frame || k.b === run.frame);
  return {
    low: own.find((k) => touches(draft, run, k.rect, 'low')),
    high: own.find((k) => touches(draft, run, k.rect, 'high')),
  };
}

function standCounters(draft: Draft, run: PlacedRun, runs: Runs, brief: Brief): void {
  const corners = cornersOf(draft, run, runs);
  // One leg's counter covers the corner square; the other's starts at its edge.
  const owns = run.group === 'main' || run.group === 'peninsula';
  const into = (corner?: RunCorner): number => {
    if (!corner) return 0;
    if (corner.at === 'outside') return owns ? COUNTER_DEEP : 0;
    return owns ? CORNER : CORNER - COUNTER_DEEP;
  };
  const reach = { low: into(corners.low), high: into(corners.high) };
  if (run.group === 'peninsula') {
    standCounter(draft, run, reach, OVERHANG, {
      seats: seatsOf(run, brief),
      overhangIn: OVERHANG,
      seatSide: run.side,
    });
  } else standCounter(draft, run, reach);
}

/** The ends of a run that reach into a corner of the room. */
function wallEnds(
  draft: Draft,
  run: PlacedRun,
  runs: Runs,
): { readonly low: boolean; readonly high: boolean } {
  const corners = cornersOf(draft, run, runs);
  return {
    low: corners.low?.at === 'inside' && run.from <= CORNER + 0.1,
    high: corners.high?.at === 'inside' && run.to >= run.frame.lengthIn - CORNER - 0.1,
  };
}

function touches(draft: Draft, run: PlacedRun, rect: Rect, end: 'low' | 'high'): boolean {
  const probe =
    end === 'low'
      ? draft.at(run.frame, run.from - 2, run.off, 1, BASE_DEEP)
      : draft.at(run.frame, run.to + 1, run.off, 1, BASE_DEEP);
  return contains(rect, probe);
}

/** Where people sit along a peninsula: past its corner too, but for an elbow at the wall. */
const seatsAlong = (run: PlacedRun): readonly [number, number] =>
  cornerEnd(run.start) === 'start'
    ? [run.from - CORNER + ELBOW, run.to]
    : [run.from, run.to + CORNER - ELBOW];

const ELBOW = 6;

/** The seats that a peninsula has: as many as were asked for, where so many fit. */
const seatsOf = (run: PlacedRun, brief: Brief): number => {
  const [from, to] = seatsAlong(run);
  const room = Math.floor((to - from) / 24);
  return Math.min(room, counterSeats(brief) || room);
};

function seatPeninsula(draft: Draft, runs: readonly PlacedRun[], brief: Brief): void {
  const run = runs.find((r) => r.group === 'peninsula');
  if (run)
    seatAlong(draft, run.frame, run.off - OVERHANG, ...seatsAlong(run), 'peninsula', seatsOf(run, brief));
}

function moreWindows(draft: Draft, brief: Brief, exterior: Set<Side>): void {
  if (isOpened(draft.shell)) return;
  const hasWindow = (side?: Side) =>
    draft.openings.some((o) => o.kind === 'window' && (side === undefined || o.side === side));
  const more = wants(brief, 'large-windows') || wants(brief, 'natural-light');
  const large = draft.shell.widthIn * draft.shell.depthIn >= 160 * 144;
  if (hasWindow() && !more && !large) return;
  const width = wants(brief, 'large-windows') ? 72 : 48;
  // A kitchen whose sink stands on no wall still has a window, on whichever wall is bare.
  const inside = (side: Side) => draft.openings.some((o) => o.kind === 'cased-opening' && o.side === side);
  const sides = (hasWindow() ? [...exterior] : [...exterior, ...SIDES]).sort(
    (a, b) => Number(inside(a)) - Number(inside(b)),
  );
  for (const side of sides) {
    if (hasWindow(side)) continue;
    if (setWindows(draft, side, 1, width, 42, 40) === 0) continue;
    exterior.add(side);
    return;
  }
}

/** What the rules that a kitchen misses take from its score. */
function ruleFaults({ draft, exterior }: Core, brief: Brief): number {
  const { shell } = draft;
  const room = { ...shell, shell, exterior: [...exterior], items: draft.items, openings: draft.openings };
  return checkRoom(room, brief.state).reduce((n, f) => n + (f.met ? 0 : (WEIGHT.get(f.rule) ?? 0)), 0);
}

/** What the doors and other things that a kitchen lacks take from its score. */
function lackFault(core: Core, brief: Brief): number {
  const { draft, exterior } = core;
  const lacksDoor =
    (wants(brief, 'patio-door') && !draft.openings.some(isGlassDoor)) ||
    (wants(brief, 'back-door') && !draft.openings.some((o) => o.kind === 'door' && exterior.has(o.side)));
  return (lacksDoor ? NO_DOOR : 0) + unusedFault(core, brief);
}

/** What it costs to lack what was asked for beside the runs: more than a triangle's leg, less than a door. */
const LACKS = {
  turn: 200,
  table: 220,
  pantry: 90,
  baking: 90,
  column: 90,
  prep: 110,
  seat: 30,
  counter: 80,
} as const;
/** What a pantry cabinet is worth where one that is walked into finds no place. */
const PANTRY_CABINET = 30;
/** What seats at a counter are worth of themselves. */
const SEATS_WORTH = 14;

/** What it costs to leave floor bare or wishes open that furniture and islands grant. */
function unusedFault({ draft, islands, pantry, bakes, runs }: Core, brief: Brief): number {
  let cost = wants(brief, 'open-floor') ? 0 : Math.min(75, bareSqFt(draft));
  if (accessOf(brief) === 'wheelchair' && !turns(draft)) cost += LACKS.turn;
  if (!pantry)
    cost += itemsOf(draft, 'tall-cabinet').length > 0 ? LACKS.pantry - PANTRY_CABINET : LACKS.pantry;
  if (!bakes) cost += LACKS.baking;
  if (wants(brief, 'fridge-columns') && !itemsOf(draft, 'refrigerator').some((i) => i.traits?.column))
    cost += LACKS.column;
  const sinks = itemsOf(draft, 'sink-base');
  if (wants(brief, 'second-sink') && sinks.length < 2) cost += LACKS.prep;
  const peninsula = runs.placed.some((run) => run.group === 'peninsula');
  // Where somebody is to sit, a peninsula is what an island is elsewhere.
  if (peninsula && sitsAtCounter(brief) && !wants(brief, 'island')) cost -= islandWorth(brief, 1);
  if (peninsula || itemsOf(draft, 'stool').length > 0)
    cost -= SEATS_WORTH * (sitsAtCounter(brief) || wants(brief, 'two-islands') ? 4 : 1);
  const stools = itemsOf(draft, 'stool').length;
  const atBar = sitsAtCounter(brief) && !peninsula && stools === 0 ? seatsAtBar(draft, brief) : 0;
  // An island at which nobody sits is in the way of a bar at the wall.
  if (sitsAtCounter(brief) && !peninsula && stools + atBar === 0)
    cost += LACKS.counter + (islands > 0 && !wants(brief, 'island') ? islandWorth(brief, islands) : 0);
  if (stools + atBar > 0) cost += LACKS.seat * Math.max(0, counterSeats(brief) - stools - atBar);
  if (eatsIn(brief)) cost += LACKS.table * (1 - seatedShare(draft, brief));
  return cost;
}

/** What it costs to have no door where one was wished for: more than any other layout is worth. */
const NO_DOOR = 150;

/** What it costs to cook under a window: as much as the table that stands where the range could. */
const AT_WINDOW = 120;

/** What missing a rule costs; shelves are counted once the wall cabinets hang. */
const WEIGHT = new Map(
  RULES.filter((r) => !/^(?:shelf-frontage|storage-near)/.test(r.id)).map((r) => [
    r.id,
    r.id === COOKS_AT_WINDOW
      ? AT_WINDOW
      : r.severity === 'code'
        ? 1000
        : r.severity === 'hint'
          ? 5
          : r.sure === 'H'
            ? 60
            : 50,
  ]),
);

/** What an island is worth that nobody asked for, by what the budget buys. */
const ISLAND_WORTH: Readonly<Record<KitchenClass, number>> = {
  economy: 24,
  standard: 48,
  fine: 70,
  luxury: 100,
};

/** What islands are worth: those that are wished for, and one that the room has the floor for. */
function islandWorth(brief: Brief, islands: number): number {
  if (wants(brief, 'two-islands') && islands > 1) return 190;
  if (wants(brief, 'island')) return islands > 0 ? 110 : -50;
  return islands > 0 ? ISLAND_WORTH[kitchenClass(brief)] : 0;
}

/** So much of a room past the legs of a U takes a table with its chairs. Inches. */
const TABLE_END = 104;
/** What it is worth that a U leaves an end of the room to a table, before it is known to stand there. */
const END_TO_EAT_AT = 40;

/** Whether the legs of a U leave an end of the room free. */
const leavesEnd = ({ layout }: Candidate, { placed }: Runs): boolean =>
  layout === 'u-shape' &&
  placed.every(
    ({ group, frame, from, to }) => group === 'main' || frame.lengthIn - CORNER - (to - from) >= TABLE_END,
  );

/** Less than what a missed leg of the work triangle costs. */
const SINK_OFF_WALL = 25;
/** What it is worth to have in the island what was told to be there. */
const TOLD_IN_ISLAND = 150;

/** What a kitchen is worth by its plan alone: wishes granted, a shape that suits the room, few fillers. */
function worthOf(c: Candidate, runs: Runs, brief: Brief, { widthIn, depthIn }: Shell): number {
  let worth = 0;
  const wishedShapes = brief.layouts.filter((l) => l in SHAPES);
  if (wishedShapes.includes(c.layout)) worth += 300;
  else if (wishedShapes.length === 0) {
    worth += {
      'one-wall': 0,
      galley: widthIn < 110 || depthIn < 110 ? 20 : -5,
      'l-shape': 12,
      'u-shape': 14,
      peninsula: 4,
    }[c.layout];
    if (brief.layouts.includes('open-concept') && (c.layout === 'l-shape' || c.layout === 'peninsula'))
      worth += 15;
  }
  if (wants(brief, 'peninsula') && c.layout === 'peninsula') worth += 200;
  if (wants(brief, 'around-corner') && goesAround(runs)) worth += 300;
  // A sink stands under a window, and on a wall where the pipes are, unless the triangle asks for more.
  if (c.island?.includes('sink')) worth += wants(brief, 'island-main-sink') ? TOLD_IN_ISLAND : -SINK_OFF_WALL;
  if (c.island?.includes('cooktop')) worth += TOLD_IN_ISLAND;
  const segments = runs.placed.flatMap((r) => r.segments);
  if (segments.some((s) => s.token === 'pantry') && !wants(brief, 'walk-in-pantry'))
    worth += wants(brief, 'pantry') ? 40 : 6;
  worth += stationWorth(segments, brief);
  if (eatsIn(brief) && leavesEnd(c, runs)) worth += END_TO_EAT_AT;
  worth += askedWidths(segments, brief);
  worth -= segments.filter((s) => s.token === 'filler').reduce((n, s) => n + s.width, 0) * 0.6;
  return worth - shelfWant(c, runs, brief, widthIn * depthIn) * SHELF_WORTH;
}

/** What it is worth that a thing stands where words put it, and what it costs to take the wall of another. */
const TOLD = 200;
const TAKEN = 150;

const KIND_OF: Readonly<Partial<Record<Segment['token'], Kind>>> = {
  sink: 'sink-base',
  range: 'range',
  cooktop: 'cooktop',
  fridge: 'refrigerator',
  dishwasher: 'dishwasher',
  pantry: 'tall-cabinet',
};

/** What runs are worth by the told places that they keep, before windows are set: a sink gets the window of its wall. */
function worthOfRunsAsTold(runs: Runs, shell: Shell): number {
  if (!shell.told) return 0;
  const items = runs.placed.flatMap((run) =>
    run.segments.flatMap((segment) => {
      const kind = KIND_OF[segment.token];
      if (!kind) return [];
      const rect = atFrame(run.frame, segmentAt(run, segment), run.off, segment.width, BASE_DEEP);
      const box = { x: rect.x, y: rect.y, z: 0, widthIn: rect.w, depthIn: rect.d, heightIn: 36 };
      return [{ id: kind, kind, label: '', box, facing: opposite(run.frame.side) } as Item];
    }),
  );
  const opened = isOpened(shell);
  const told = shell.told.map(({ how, to, ...one }) =>
    how === 'under' && !opened ? one : { ...one, ...(how ? { how } : {}), ...(to ? { to } : {}) },
  );
  const room = { shell, items, openings: shell.house?.openings ?? [] };
  const taken = astray(room, told).some(
    ({ thing, at }) =>
      (isNamed(thing, 'bench') || isNamed(thing, 'dining-table')) &&
      runs.placed.some(({ frame }) => frame.side === at),
  );
  return (TOLD / AS_TOLD) * worthOfPlaces(room, told) - (taken ? TAKEN : 0);
}

/** What a second sink, dishwasher and range are worth where they were asked for. */
function stationWorth(segments: readonly Segment[], brief: Brief): number {
  const count = (...tokens: Segment['token'][]) => segments.filter((s) => tokens.includes(s.token)).length;
  let worth = 0;
  if (wants(brief, 'kosher')) {
    worth += count('sink-2') * 60 + Math.max(0, count('range', 'cooktop') - 1) * 120;
    // A range brings its oven along.
    worth += Math.max(0, count('range') - 1) * 20;
    worth += Math.max(0, count('dishwasher') - 1) * 90;
  } else if (wants(brief, 'second-sink') && count('prep-sink') > 0) worth += 30;
  return worth;
}

/** What it is worth to have appliances as wide as they were asked for, and as wide as a large budget buys. */
function askedWidths(segments: readonly Segment[], brief: Brief): number {
  const usual = widthsOf(brief);
  const wide = (asked: number | undefined, bought: number, ...tokens: Segment['token'][]): number =>
    segments.some((s) => tokens.includes(s.token) && s.width >= (asked ?? bought))
      ? asked === undefined
        ? bought - LEAST_BOUGHT
        : 45
      : 0;
  return (
    wide(fridgeAsked(brief), usual.fridge, 'fridge') +
    wide(rangeAsked(brief), usual.range, 'range', 'cooktop')
  );
}

/** Every budget buys a range and a refrigerator so wide; each further inch is worth as much as a filler's costs. Inches. */
const LEAST_BOUGHT = 30;

/** What it costs to have no shelves at all; a guideline that is half missed costs half of it. */
const SHELF_WORTH = 90;
/** Inches of shelf and drawer front that an inch of base cabinet and what hangs above it bring, and each corner. */
const SHELF_A_BASE_INCH = 8.4;
const SHELF_A_CORNER = 216;
const SHELF_A_PANTRY = 288;
const SHELF_AN_ISLAND = 580;

/** The share of the shelf front asked for (NKBA 27) that a plan will likely lack, 0 to 1. */
function shelfWant(c: Candidate, runs: Runs, brief: Brief, sqIn: number): number {
  const asked = sqIn < 150 * 144 ? 1400 : sqIn < 350 * 144 ? 1700 : 2000;
  const segments = runs.placed.flatMap((r) => r.segments);
  const bases = segments.filter((s) => s.token === 'base').reduce((n, s) => n + s.width, 0);
  const pantry = segments.some((s) => s.token === 'pantry') ? SHELF_A_PANTRY : 0;
  const island = !c.island && wants(brief, 'island') ? SHELF_AN_ISLAND : 0;
  const has = bases * SHELF_A_BASE_INCH + runs.corners.length * SHELF_A_CORNER + pantry + island;
  return Math.max(0, 1 - has / asked);
}
