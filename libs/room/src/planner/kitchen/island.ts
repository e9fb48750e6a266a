import { countTold, keepsIsland, refuses, sizeOf, wants } from '@plumbline/brief';
import {
  type Brief,
  type Frame,
  HEIGHTS,
  isOf,
  itemsOf,
  type WallFrame,
  withTraits,
} from '@plumbline/concept';
import {
  centre,
  cornerEnd,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  roomAcross,
  runsEast,
} from '../../geometry/geometry.js';
import { kitchenClass } from '../../grade/kitchen-class.js';
import { layOutRun, type RunToken } from '../cabinets/run.js';
import { BASE_DEEP, COUNTER_DEEP } from '../cabinets/sizes.js';
import type { Draft, PlannerShell } from '../floor/draft.js';
import { snapped } from '../openings/openings.js';
import { aisleAsked, counterSeats, sitsAtCounter } from './needs.js';
import { type CabinetTier, deepOf, gapsOf, partsOf } from './parts.js';
import { standRun } from './run-items.js';
import { mirrored, type PlacedRun } from './runs.js';

/** Cabinets that take the second color of an island or of lower cabinets. */
export const LOWERS = ['base-cabinet', 'corner-base-cabinet', 'sink-base', 'dishwasher'] as const;

/** A seat at a counter, and the top that hangs over for its knees at 36 in (NKBA 9). Inches. */
const SEAT = 24;
const KNEES = 15;
/** Behind the seats a person walks past, or edges past where the room is narrower (NKBA 8). Inches. */
const BEHIND_SEATS = [44, 36] as const;
/** Past an island without seats. Inches. */
const BEHIND = 36;
/** Between two islands, where two cooks pass (NKBA 6). Inches. */
const BETWEEN = 48;
/** Seats at the narrowest: 12 in for knees, which is what a seat at 42 in has (NKBA 9), and stock bases 21 and 18 in deep. */
const NARROW_SEATS = [
  { knees: 12, narrower: 0 },
  { knees: 12, narrower: 3 },
  { knees: 12, narrower: 6 },
] as const;
const LEAST_ISLAND = 48;
/** Before an island that stands already, and past it. Inches. */
const KEPT_AISLE = 36;
const PAST_KEPT = 30;
const KEPT_LEAST = 36;
/** How far the top hangs over at either end. Inches. */
const TOP_OVER = 1.5;

/** What an island stands among. */
export interface Around {
  readonly main: WallFrame;
  readonly left: WallFrame['side'];
  readonly runs: readonly PlacedRun[];
  readonly tier: CabinetTier;
  /** What stands in the island by the layout: the main sink. */
  readonly tokens?: readonly RunToken[];
  /** The group of the run that it lies along: the main run where left out. */
  readonly along?: 'left';
  /** The longest that an island may be. Inches. */
  readonly longest?: number;
  /** The end of the main wall that it is moved to. */
  readonly end?: 'low' | 'high';
}

/** What words ask for on every side of a new island. Inches. */
const clearTold = ({ aroundIslandIn = 0 }: Brief): number => aroundIslandIn;

interface Row {
  readonly seats: boolean;
  readonly tokens: readonly RunToken[];
  /** How far the top hangs over for knees, where not by the usual measure. Inches. */
  readonly knees?: number;
  /** How much shallower than others its cabinets are. Inches. */
  readonly narrower?: number;
  /** Of the told depth: it is as long as told as well, or does not stand. */
  readonly asTold?: true;
}

/**
 * How many islands are wished for: none where they are refused, one in a large room of itself, but not on floor that a walker or a
 * wheelchair turns on.
 */
function islandsAsked(
  { widthIn, depthIn }: PlannerShell,
  brief: Brief,
): { readonly most: number; readonly asked: number } {
  if (refuses(brief, 'island')) return { most: 0, asked: 0 };
  const asked = wants(brief, 'two-islands') ? 2 : wants(brief, 'island') ? 1 : 0;
  const large = widthIn * depthIn > LARGE && !wants(brief, 'accessible');
  return { most: asked || (large && kitchenClass(brief) !== 'economy' ? 1 : 0), asked };
}

/** A room from which on an island is tried though none was asked for. Square inches. */
const LARGE = 140 * 144;

/**
 * Stands islands parallel to the main run, as long as the aisles allow, the last with seats on its far side.
 * Answers how many stand.
 */
export const standIslands = (draft: Draft, around: Around, brief: Brief): number =>
  waysToStand(draft.shell, around, brief).find(({ rows, behind }) =>
    standRows(draft, around, brief, behind, rows),
  )?.rows.length ?? 0;

/** Whether runs leave islands a floor, whatever else stands on it. */
export const leavesIslandFloor = (shell: PlannerShell, around: Around, brief: Brief): boolean =>
  waysToStand(shell, around, brief).some(
    ({ rows, behind }) => floorOfRows(shell, around, brief, behind, rows) !== undefined,
  );

/** Rows in which islands may stand, with what is left behind them, the best first. */
function waysToStand(
  shell: PlannerShell,
  around: Around,
  brief: Brief,
): readonly { readonly rows: readonly Row[]; readonly behind: number }[] {
  const { most } = islandsAsked(shell, brief);
  if (most === 0) return [];
  const prep: RunToken[] =
    wants(brief, 'second-sink') &&
    !wants(brief, 'kosher') &&
    !around.runs.some((r) => r.segments.some((s) => s.token === 'prep-sink'))
      ? ['prep-sink']
      : [];
  const tokens = around.tokens ?? prep;
  const unseated = refuses(brief, 'island-seating') || wants(brief, 'plain-island');
  const seatings = [
    ...rowsAsTold(brief, unseated, tokens.length > 0),
    ...(unseated ? [] : BEHIND_SEATS.map((behind) => ({ seats: true, behind, knees: KNEES, narrower: 0 }))),
    // Who asks for seats in a narrow room sits closer to shallower cabinets before there are none.
    ...(unseated || !sitsAtCounter(brief) || tokens.length > 0
      ? []
      : NARROW_SEATS.map((narrow) => ({ seats: true, behind: BEHIND, ...narrow }))),
    { seats: false, behind: keepsIsland(brief) ? PAST_KEPT : BEHIND, knees: TOP_OVER, narrower: 0 },
    // Who tells how much floor there is to be around it has a shallower one sooner than none.
    ...(clearTold(brief) > 0 && tokens.length === 0
      ? [3, 6].map((narrower) => ({ seats: false, behind: BEHIND, knees: TOP_OVER, narrower }))
      : []),
  ];
  const clear = keepsIsland(brief) ? 0 : clearTold(brief);
  const spaced = seatings.map((row) => ({ ...row, behind: Math.max(row.behind, clear) }));
  const two = spaced.flatMap(({ behind, ...row }) =>
    row.narrower === 0
      ? [
          {
            behind,
            rows: [
              { seats: false, tokens },
              { ...row, tokens: around.tokens ? prep : [] },
            ],
          },
        ]
      : [],
  );
  const one = spaced.map(({ behind, ...row }) => ({ behind, rows: [{ ...row, tokens }] }));
  return most > 1 ? [...two, ...one] : one;
}

/** How much deeper or shallower than stock the bases below a told top may be. Inches. */
const BASES = { any: [0, 3, 6, -3, -6], holdingSink: [0, -3, -6] } as const;
/** Knees have from 12 in (NKBA 9) to what a top reaches over on brackets; without seats it reaches over the backs. Inches. */
const REACH = { seated: [12, 24], bare: [TOP_OVER, 8] } as const;

/** Rows of the depth that words tell, with the reach over their backs nearest to the usual one; none where none was told. */
function rowsAsTold(
  brief: Brief,
  unseated: boolean,
  holdsSink: boolean,
): readonly (Required<Omit<Row, 'tokens'>> & { readonly behind: number })[] {
  const told = sizeOf(brief, 'island');
  if (!told?.depthIn || told.most) return [];
  const deep = Math.min(told.widthIn, told.depthIn);
  return (unseated ? [false] : [true, false]).flatMap((seats) => {
    const [least, most] = seats ? REACH.seated : REACH.bare;
    const usual = seats ? KNEES : TOP_OVER;
    const fits = BASES[holdsSink ? 'holdingSink' : 'any']
      .map((narrower) => ({ narrower, knees: deep - COUNTER_DEEP + narrower }))
      .filter(({ knees }) => least <= knees && knees <= most)
      .sort((a, b) => Math.abs(a.knees - usual) - Math.abs(b.knees - usual));
    return fits
      .slice(0, 1)
      .flatMap((row) =>
        (seats ? BEHIND_SEATS : [BEHIND]).map((behind) => ({ ...row, seats, behind, asTold: true as const })),
      );
  });
}

/** How far the furthest of a run's fronts stands out from its wall. Inches. */
const deepestOf = (run: PlacedRun, deep: ReturnType<typeof deepOf>): number =>
  Math.max(COUNTER_DEEP, ...run.segments.map((s) => deep(s.token)));

const overhangOf = ({ seats, knees }: Row): number => knees ?? (seats ? KNEES : TOP_OVER);
const deepOfRow = (row: Row): number => COUNTER_DEEP - (row.narrower ?? 0) + overhangOf(row);

/** The floor that runs leave to rows of islands. Inches. */
interface RowsFloor {
  /** Between what stands at both sides. */
  readonly low: number;
  readonly high: number;
  /** The longest and the shortest that their cabinets may be. */
  readonly most: number;
  readonly least: number;
  /** From the wall to their front. */
  readonly front: number;
  readonly main: PlacedRun;
}

function floorOfRows(
  shell: PlannerShell,
  around: Around,
  brief: Brief,
  behind: number,
  rows: readonly Row[],
): RowsFloor | undefined {
  const { main: wall, runs, tier } = around;
  const across = roomAcross(shell, wall);
  // An island that stands there leaves the aisles that it leaves.
  const aisle = keepsIsland(brief) ? KEPT_AISLE : Math.max(aisleAsked(brief), tier.aisle, clearTold(brief));
  const base = around.along ?? 'main';
  const main = runs.find((r) => r.group === base);
  if (!main) return undefined;
  const deep = deepOf(brief, tier);
  const deepest = deepestOf(main, deep);
  const taken =
    deepest + aisle + rows.reduce((n, row) => n + deepOfRow(row), 0) + (rows.length - 1) * BETWEEN + behind;
  if (taken > across) return undefined;
  const lows = { low: 0, high: 0 };
  for (const run of runs) {
    if (run.group === base || run.side === opposite(wall.side)) continue;
    if (cornerEnd(run.side) === 'start') lows.low = deepestOf(run, deep);
    else lows.high = deepestOf(run, deep);
  }
  const past = keepsIsland(brief) ? PAST_KEPT : Math.max(BEHIND, clearTold(brief));
  const sideGap = (taken: number) => (taken > 0 ? taken + aisle : past);
  const low = sideGap(lows.low);
  const high = wall.lengthIn - sideGap(lows.high);
  const grade = kitchenClass(brief);
  const told = sizeOf(brief, 'island');
  // The top hangs over by 1-1/2 in at either end.
  const toldIn = told && Math.max(LEAST_ISLAND, Math.max(told.widthIn, told.depthIn ?? 0) - 3);
  const longest =
    toldIn ?? Math.max(around.tokens || grade === 'luxury' ? 120 : 96, counterSeats(brief) * SEAT);
  const most = Math.min(Math.floor((high - low - 3) / 3) * 3, longest, around.longest ?? longest);
  const asTold = rows.some((row) => row.asTold);
  if (asTold && toldIn !== undefined && most < Math.floor(toldIn / 3) * 3) return undefined;
  const least = asTold ? most : keepsIsland(brief) ? KEPT_LEAST : LEAST_ISLAND;
  const front = deepest + aisle + Math.min(6, (across - taken) / 3);
  return most < least ? undefined : { low, high, most, least, front, main };
}

/** Stands rows of islands with so many inches behind the last. */
function standRows(
  draft: Draft,
  around: Around,
  brief: Brief,
  behind: number,
  rows: readonly Row[],
): boolean {
  const floor = floorOfRows(draft.shell, around, brief, behind, rows);
  if (!floor) return false;
  const { low, high, most, least, front, main } = floor;
  // A pantry or a door may be in the way of the longest: shorter ones, and to either end, come after it.
  for (let cabinets = most; cabinets >= least; cabinets -= 12) {
    const [first, last] = [low + 1.5, high - cabinets - 1.5];
    const mid = Math.min(Math.max((main.from + main.to) / 2 - cabinets / 2, first), last);
    const places = around.end === 'low' ? [first] : around.end === 'high' ? [last] : [mid, first, last];
    for (const at of new Set(places))
      if (standAt(draft, around, brief, rows, { from: snapped(at), cabinets, front, behind })) return true;
  }
  return false;
}

/** What begins lower stands or hangs in a person's way. Inches. */
const STANDS_LOW = 34;

/** Stands rows of islands from a place along the main wall; nothing stands where one of them does not fit. */
function standAt(
  draft: Draft,
  around: Around,
  brief: Brief,
  rows: readonly Row[],
  {
    from,
    cabinets,
    behind,
    ...at
  }: {
    readonly from: number;
    readonly cabinets: number;
    readonly front: number;
    readonly behind: number;
  },
): boolean {
  const { main: wall, tier } = around;
  const across = roomAcross(draft.shell, wall);
  const facing = mirrored(wall, across);
  let { front } = at;
  const placed: { readonly row: Row; readonly run: PlacedRun; readonly top: Rect }[] = [];
  for (const row of rows) {
    const off = across - front - 1.5 - BASE_DEEP;
    // The back of the cabinets; the top hangs over it.
    const overhang = overhangOf(row) - (row.narrower ?? 0);
    const legs = row.seats ? 8 : 0;
    const keep = draft.at(facing, from - 1.5, off - overhang - legs, cabinets + 3, deepOfRow(row) + legs);
    if (!draft.isFree(keep)) return false;
    // What stands at the wall behind the seats narrows the way there.
    const way = draft.at(facing, from - 1.5, off - overhang - behind, cabinets + 3, behind);
    if (row === rows.at(-1) && draft.items.some((i) => i.box.z < STANDS_LOW && overlaps(rectOf(i.box), way)))
      return false;
    const parts = partsOf(row.tokens, tier, brief);
    const segments = layOutRun(
      cabinets,
      parts,
      gapsOf(parts, { firstEnd: 'open', lastEnd: 'open' }, tier),
      'end',
    );
    if (!segments) return false;
    placed.push({
      row,
      top: draft.at(facing, from - 1.5, off - overhang, cabinets + 3, deepOfRow(row)),
      run: {
        side: facing.side,
        frame: facing,
        off,
        from,
        to: from + cabinets,
        start: cornerEnd(around.left) === 'start' ? around.left : opposite(around.left),
        tokens: row.tokens,
        firstEnd: 'open',
        lastEnd: 'open',
        group: 'island',
        segments,
      },
    });
    front += deepOfRow(row) + BETWEEN;
  }
  for (const { row, run, top } of placed) standIsland(draft, around, brief, row, run, top);
  return true;
}

function standIsland(
  draft: Draft,
  { main, tier }: Around,
  brief: Brief,
  row: Row,
  run: PlacedRun,
  top: Rect,
): void {
  const before = draft.items.length;
  standRun(draft, run, brief, tier);
  if (row.narrower) cutBacks(draft, before, row.narrower);
  for (let i = before; i < draft.items.length; i++) {
    const item = draft.items[i];
    if (item && isOf(item, ...LOWERS, 'filler')) draft.items[i] = withTraits(item, { accent: true });
  }
  // One sits at the top, which hangs over the cabinets' ends.
  const over = wants(brief, 'waterfall-island') ? 0 : TOP_OVER;
  const [low, high] = [run.from - over, run.to + over];
  const room = Math.floor((high - low) / SEAT);
  const seats = row.seats ? Math.min(room, counterSeats(brief) || room) : 0;
  draft.add('countertop', top, {
    facing: main.side,
    group: run.group,
    label: 'Island top',
    z: HEIGHTS.baseCabinet,
    height: HEIGHTS.counterThickness,
    traits: {
      seats,
      overhangIn: overhangOf(row),
      seatSide: run.side,
      edge: wants(brief, 'child-safe') ? 'bullnose' : 'eased',
      waterfall: wants(brief, 'waterfall-island'),
    },
  });
  if (seats > 0)
    seatAlong(draft, run.frame, run.off + (row.narrower ?? 0) - overhangOf(row), low, high, run.group, seats);
  pendants(draft, top, runsEast(run.side), run.group, brief);
}

/** Makes the things that stand from a number on so much shallower at their backs, or deeper where that is below 0: no appliance is. */
function cutBacks(draft: Draft, from: number, by: number): void {
  for (let i = from; i < draft.items.length; i++) {
    const item = draft.items[i];
    if (!item || (by < 0 && isOf(item, 'dishwasher', 'cooktop'))) continue;
    const { box, facing } = item;
    draft.items[i] = {
      ...item,
      box: runsEast(facing)
        ? { ...box, depthIn: box.depthIn - by, y: facing === 'north' ? box.y + by : box.y }
        : { ...box, widthIn: box.widthIn - by, x: facing === 'east' ? box.x + by : box.x },
    };
  }
}

/** Stools along the edge of an overhang: 24 in each, 8 in under the top. `edge` is the edge's distance from `frame`. */
export function seatAlong(
  draft: Draft,
  frame: Frame,
  edge: number,
  from: number,
  to: number,
  group: string,
  seats = Math.floor((to - from) / SEAT),
): void {
  const pitch = (to - from) / Math.max(1, seats);
  for (let i = 0; i < seats; i++) {
    const rect = draft.at(frame, from + pitch * (i + 0.5) - 8, edge - 8, 16, 16);
    if (!draft.isClearAt(rect, 0, 26)) continue;
    draft.add('stool', rect, {
      facing: opposite(frame.side),
      group,
      height: 26,
      label: 'Counter stool',
      traits: { back: false },
    });
  }
}

/** A pendant with its cord. Inches. */
const LEAST_PENDANT = 12;

/**
 * Hangs pendants where they were asked for and no island has them: over the counter that people sit at off the wall, else over a
 * table that was asked for, over the sink, or one in the middle of the room, over everybody's head.
 */
export function hangPendantsAsked(draft: Draft, brief: Brief): void {
  if (!wants(brief, 'pendants') || itemsOf(draft, 'pendant').length > 0) return;
  const top = itemsOf(draft, 'countertop').find(({ group }) => group === 'peninsula');
  if (top) {
    pendants(draft, rectOf(top.box), top.box.widthIn > top.box.depthIn, 'peninsula', brief);
    return;
  }
  const light = itemsOf(draft, 'chandelier').find(({ group }) => group === 'dining');
  if (light && wants(brief, 'dining-table')) {
    draft.items.splice(draft.items.indexOf(light), 1);
    const { x, y } = centre(rectOf(light.box));
    const { z, heightIn: height } = light.box;
    draft.add(
      'pendant',
      { x: x - 6, y: y - 6, w: 12, d: 12 },
      { z, height, facing: 'south', group: 'dining' },
    );
    return;
  }
  const sink = itemsOf(draft, 'sink-base').find(({ traits }) => traits?.role === 'main');
  const { widthIn, depthIn } = draft.shell;
  const places = [
    ...(sink ? [{ mid: centre(rectOf(sink.box)), z: 66 }] : []),
    { mid: { x: widthIn / 2, y: depthIn / 2 }, z: OVER_HEADS },
  ];
  for (const { mid, z } of places) {
    const rect = { x: mid.x - 6, y: mid.y - 6, w: 12, d: 12 };
    const height = Math.min(54, draft.ceilingOver(rect) - z);
    if (height < LEAST_PENDANT || !draft.isClearAt(rect, z, height)) continue;
    draft.add('pendant', rect, { z, height, facing: 'south' });
    return;
  }
}

/** What hangs over a floor that people walk on hangs no lower. Inches. */
const OVER_HEADS = 80;

function pendants(draft: Draft, over: Rect, along: boolean, group: string, brief: Brief): void {
  const length = along ? over.w : over.d;
  const count = countTold(brief, 'pendant') ?? (length >= 84 ? 3 : 2);
  const mid = centre(over);
  for (let i = 0; i < count; i++) {
    const shift = ((i + 0.5) / count - 0.5) * length;
    const x = mid.x + (along ? shift : 0);
    const y = mid.y + (along ? 0 : shift);
    const rect = { x: x - 6, y: y - 6, w: 12, d: 12 };
    const height = Math.min(54, draft.ceilingOver(rect) - 66);
    if (height >= LEAST_PENDANT) draft.add('pendant', rect, { z: 66, height, facing: 'south', group });
  }
}
