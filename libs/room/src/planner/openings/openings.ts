import {
  atFrame,
  ceilingOver,
  type Frame,
  frameOf,
  framesAt,
  isPocketPair,
  isSide,
  neighboursOf,
  type Shell,
  SIDES,
  type Side,
  type WallFrame,
} from '@plumbline/concept';
import { overlaps, rectOf, roomAcross, seenFromWall, type WallRef } from '../../geometry/geometry.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { type Draft } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { baysOf } from './told-openings.js';

/** Placing doors and windows where nothing stands. Lengths are inches along a wall. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Parts of a wall with no solid, and no other opening, within `deep` of it, below a ceiling of at least `high`. A side
 * stands for its longest wall.
 */
export function clearIntervals(draft: Draft, wall: WallRef, deep: number, high = 0, trim = 4): Interval[] {
  const frame = draft.wall(wall);
  if (isBreast(draft, frame)) return [];
  const length = frame.lengthIn;
  const strip = draft.at(frame, 0, 0, length, Math.min(deep, roomAcross(draft.shell, frame)));
  const taken: Interval[] = draft
    .solids()
    .filter((item) => overlaps(strip, rectOf(item.box)))
    .map((item) => {
      const s = seenFromWall(draft.shell, frame, rectOf(item.box));
      return { from: s.t, to: s.t + s.along };
    });
  for (const o of draft.openings) {
    if (o.wall === frame.wall.id) taken.push({ from: o.offsetIn - 6, to: o.offsetIn + o.widthIn + 6 });
  }
  // Below a slope no casing is wanted beside the head.
  for (const { from, to } of lowStretches(draft.shell, frame, high)) {
    const middle = (from + to) / 2;
    taken.push({ from: Math.min(from + trim, middle), to: Math.max(to - trim, middle) });
  }
  taken.sort((a, b) => a.from - b.from);
  const clear: Interval[] = [];
  let at = trim;
  for (const t of taken) {
    if (t.from - trim > at) clear.push({ from: at, to: t.from - trim });
    at = Math.max(at, t.to + trim);
  }
  if (length - trim > at) clear.push({ from: at, to: length - trim });
  return clear;
}

/** A chimney breast or a chase stands out so far at most. Inches. */
const BREAST = 36;

/** Whether a wall is the front of a chimney breast, or of a chase for pipes: nothing opens through it. */
function isBreast(draft: Draft, frame: WallFrame): boolean {
  if (draft.plain) return false;
  const { start, end } = neighboursOf(draft.shell, frame.wall.id);
  return (
    start.kind === 'outside' &&
    end.kind === 'outside' &&
    [start, end].every(({ wall }) => frameOf(draft.shell, wall).lengthIn <= BREAST)
  );
}

/** What was found of a wall below a ceiling: every attempt at a room asks the same. */
const LOW = new WeakMap<Shell['ceiling'], WeakMap<Frame, Map<number, readonly Interval[]>>>();

/** Stretches of a wall over which slope or soffit come lower than `high`, to the inch. */
export function lowStretches(shell: Shell, frame: Frame, high: number): readonly Interval[] {
  const { slope, zones, heightIn } = shell.ceiling;
  if (high <= 0 || (!slope && zones.length === 0 && heightIn >= high)) return [];
  const walls = LOW.get(shell.ceiling) ?? new WeakMap<Frame, Map<number, readonly Interval[]>>();
  LOW.set(shell.ceiling, walls);
  const known = walls.get(frame) ?? new Map<number, readonly Interval[]>();
  walls.set(frame, known);
  const found = known.get(high) ?? stretchesBelow(shell, frame, high);
  known.set(high, found);
  return found;
}

function stretchesBelow(shell: Shell, frame: Frame, high: number): readonly Interval[] {
  if (ceilingOver(shell, atFrame(frame, 0, 0, frame.lengthIn, 1)) >= high) return [];
  const low: Interval[] = [];
  for (let t = 0; t < frame.lengthIn; t++) {
    if (ceilingOver(shell, atFrame(frame, t, 0, 1, 1)) >= high) continue;
    const last = low.at(-1);
    if (last && last.to >= t) low[low.length - 1] = { from: last.from, to: t + 1 };
    else low.push({ from: t, to: t + 1 });
  }
  return low;
}

/** A side's walls, the longest first; the wall itself where one was named. */
const wallsNamed = (draft: Draft, name: WallRef): readonly WallFrame[] =>
  typeof name === 'string' && isSide(name) ? draft.wallsAt(name) : [draft.wall(name)];

/** As wallsNamed, for a door: nobody comes in through a bay where another wall of the side has the place. */
function wallsForDoor(draft: Draft, name: WallRef): readonly WallFrame[] {
  const all = wallsNamed(draft, name);
  if (draft.plain || all.length < 2) return all;
  const bays = new Set(baysOf(draft.shell).map(({ wall }) => wall.id));
  const plain = all.filter(({ wall }) => !bays.has(wall.id));
  return plain.length > 0 ? plain : all;
}

/** Where along its wall words put an opening. */
export type Along = 'start' | 'middle' | 'end';

/** From the corner to what is told to be at an end of its wall. Inches. */
const OFF_CORNER = 12;

/** Where something is along a stretch: in the middle of the whole wall, or near its end; where nothing was told, in that of the stretch. */
export function offsetAlong(
  { lengthIn }: { readonly lengthIn: number },
  { from, to }: Interval,
  widthIn: number,
  along?: Along,
): number {
  const told =
    along === 'start'
      ? OFF_CORNER
      : along === 'end'
        ? lengthIn - widthIn - OFF_CORNER
        : along === 'middle'
          ? (lengthIn - widthIn) / 2
          : (from + to - widthIn) / 2;
  return snapped(Math.max(from, Math.min(to - widthIn, told)));
}

/** Of some stretches that take a width the one where it is nearest to where it was told; else the longest. */
export function stretchAlong(
  frame: { readonly lengthIn: number },
  stretches: readonly Interval[],
  widthIn: number,
  along?: Along,
): Interval | undefined {
  const fit = stretches.filter(({ from, to }) => to - from >= widthIn);
  const ends = { from: 0, to: frame.lengthIn };
  const told = offsetAlong(frame, ends, widthIn, along);
  const cost = (one: Interval): number =>
    along === undefined ? one.from - one.to : Math.abs(offsetAlong(frame, one, widthIn, along) - told);
  return [...fit].sort((a, b) => cost(a) - cost(b))[0];
}

/** The longest clear interval of a wall. */
export function longestClear(draft: Draft, wall: WallRef, deep: number, high?: number): Interval | undefined {
  return clearIntervals(draft, wall, deep, high).sort((a, b) => b.to - b.from - (a.to - a.from))[0];
}

/** Head of a door and of a cased opening, and what the wall needs above. Inches. */
const DOOR_HIGH = 80;
const OVER_DOOR = 2;

/** Under a roof a door is made lower, down to this, and narrower: an attic has no other way in. Inches. */
const LEAST_DOOR = { high: 66, wide: 28 } as const;
const doors = new WeakMap<Shell['ceiling'], number>();

/** How high a door is, inches: 80, and under a roof that is nowhere so high over a door's width as high as it takes. */
export function doorHigh(shell: Shell): number {
  const { ceiling } = shell;
  if (!ceiling.slope) return DOOR_HIGH;
  let high = doors.get(ceiling);
  if (high === undefined) {
    high = DOOR_HIGH;
    const takes = (head: number): boolean =>
      SIDES.some((side) =>
        hasHeight(shell, side, Math.min(head + OVER_DOOR, ceiling.heightIn), LEAST_DOOR.wide),
      );
    while (high > LEAST_DOOR.high && !takes(high)) high -= 2;
    doors.set(ceiling, high);
  }
  return high;
}

/** Height that a wall needs for a door, inches: under a low ceiling a door ends at it. */
export const doorNeeds = (shell: Shell): number =>
  Math.min(doorHigh(shell) + OVER_DOOR, shell.ceiling.heightIn);

/** How wide a wall is opened that comes out, or that is open to the next room: as a beam of one piece spans, between stubs that carry it. Inches. */
const OPENED = { most: 144, stub: 12 } as const;
export const openedWide = (wallIn: number): number => Math.min(OPENED.most, wallIn - 2 * OPENED.stub);

/** Opens a cased opening of up to `width` in the longest clear part of a wall, or of a side's walls: in its middle or at one end. */
export function openCased(
  draft: Draft,
  wall: WallRef,
  width: number,
  least = 32,
  at: Along = 'middle',
  deep = 36,
  told?: Along,
): boolean {
  const heightIn = Math.min(84, draft.shell.ceilingIn - 6);
  for (const frame of wallsForDoor(draft, wall)) {
    const high = Math.min(doorHigh(draft.shell), heightIn) + OVER_DOOR;
    const longest = longestClear(draft, frame, deep, high);
    if (!longest || longest.to - longest.from < least) continue;
    const made = Math.floor(Math.min(width, longest.to - longest.from));
    const room =
      (told && stretchAlong(frame, clearIntervals(draft, frame, deep, high), made, told)) ?? longest;
    const spare = room.to - room.from - made;
    const offsetIn = told
      ? offsetAlong(frame, room, made, told)
      : snapped(room.from + (at === 'start' ? 0 : at === 'end' ? spare : spare / 2));
    const top = draft.ceilingOver(atFrame(frame, offsetIn, 0, made, 1)) - OVER_DOOR;
    draft.open({
      kind: 'cased-opening',
      wall: frame,
      offsetIn,
      widthIn: made,
      heightIn: Math.min(heightIn, top),
      sillIn: 0,
    });
    return true;
  }
  return false;
}

/** Where a door's leaf hangs along its wall. */
interface Leaf {
  readonly offset: number;
  readonly hinge: 'near' | 'far';
}

/** Whether a door that opens into the room would sweep the floor before another door. */
function sweepsADoor(
  draft: Draft,
  frame: WallFrame,
  offset: number,
  width: number,
  into: 'room' | 'outside',
): boolean {
  if (into === 'outside') return false;
  const swept = draft.at(frame, offset, 0, width, width);
  return draft.openings.some(
    (o) => o.kind !== 'window' && floorOfOpening(draft.shell, o).some((floor) => overlaps(floor, swept)),
  );
}

const STEPS = [6, 12, 18, 24, 30, 36, 42, 48] as const;

/**
 * Hangs a door at one end of a clear part of a wall, hinged at the corner so that it opens against the side
 * wall. Tries each width in turn.
 */
export function hangDoor(
  draft: Draft,
  wall: WallRef,
  end: 'start' | 'end' | 'middle',
  widths: readonly number[],
  into: 'room' | 'outside' = 'room',
  isTold = false,
): boolean {
  const hung = widths.flatMap((width) => wallsForDoor(draft, wall).map((frame) => ({ width, frame })));
  for (const { width, frame } of hung) {
    const deep = into === 'room' ? width : 30;
    const fits = clearIntervals(draft, frame, deep, doorNeeds(draft.shell)).filter(
      (i) => i.to - i.from >= width,
    );
    const ordered =
      end === 'start'
        ? fits
        : end === 'end'
          ? fits.reverse()
          : fits.sort((a, b) => b.to - b.from - (a.to - a.from));
    const places = ordered.flatMap(({ from, to }): readonly Leaf[] => {
      const [low, high]: readonly [Leaf, Leaf] = [
        { offset: from, hinge: 'near' },
        { offset: to - width, hinge: 'far' },
      ];
      if (end === 'middle')
        return [{ offset: offsetAlong(frame, { from, to }, width, 'middle'), hinge: 'near' }];
      // At the end that was told, where another door is in the way as near to it as can be.
      const nearer = isTold ? STEPS.map((step) => (end === 'start' ? from + step : to - width - step)) : [];
      const between = nearer.filter((offset) => offset >= from && offset <= to - width);
      const [first, last] = end === 'start' ? [low, high] : [high, low];
      return [first, ...between.map((offset) => ({ offset, hinge: first.hinge })), last];
    });
    // Two doors that open into the room do not sweep the same floor where there is another place.
    const chosen = places.find(({ offset }) => !sweepsADoor(draft, frame, offset, width, into)) ?? places[0];
    if (!chosen) continue;
    draft.open({
      kind: 'door',
      wall: frame,
      offsetIn: chosen.offset,
      widthIn: width,
      heightIn: doorHigh(draft.shell),
      sillIn: 0,
      swing: { hinge: chosen.hinge, into },
    });
    return true;
  }
  return false;
}

/** Widths of pocket doors, the widest first, and what the pocket wants over its leaf. Inches. */
const POCKET = { widths: [32, 30, 28], over: 2 } as const;

/**
 * Sets a pocket door at one end of a clear part of a wall, whose leaf slides into the wall at its low end: nothing stands
 * in its swing. A width that was told is kept, of a wide one with two leaves. False where no wall of the side is long
 * enough for door and pocket.
 */
export function setPocketDoor(
  draft: Draft,
  wall: WallRef,
  end: 'start' | 'end' | 'middle',
  toldIn?: number,
): boolean {
  const told = toldIn === undefined ? [] : [toldIn];
  for (const width of [...told, ...POCKET.widths])
    for (const frame of wallsForDoor(draft, wall)) {
      const room = clearIntervals(draft, frame, 30, doorNeeds(draft.shell)).find(
        (i) => i.to - i.from >= 2 * width + POCKET.over,
      );
      if (!room) continue;
      const isPair = isPocketPair({ widthIn: width });
      const low = room.from + (isPair ? width / 2 : width) + POCKET.over;
      const high = room.to - (isPair ? 1.5 * width + POCKET.over : width);
      draft.open({
        kind: 'pocket-door',
        wall: frame,
        offsetIn: end === 'start' ? low : end === 'middle' ? snapped((low + high) / 2) : high,
        widthIn: width,
        heightIn: doorHigh(draft.shell),
        sillIn: 0,
      });
      return true;
    }
  return false;
}

/**
 * Sets windows side by side, evenly, in the longest part of a wall that no tall thing covers; of a side's walls in the
 * longest that has the place.
 */
export function setWindows(
  draft: Draft,
  wall: WallRef,
  count: number,
  width: number,
  sill: number,
  height: number,
  along?: Along,
): number {
  for (const frame of wallsNamed(draft, wall)) {
    const heights = lowerHeights(draft, frame, sill, height);
    // Below a slope a window is lower and wider, so that it lights as much and lets as many out; where none of them
    // fits, the one with the most glass.
    if (heights.length > 1)
      for (const high of heights) {
        const set = setIn(draft, frame, count, wideAt(width * height, high), sill, high, false, along);
        if (set > 0) return set;
      }
    const glass = (high: number): number => {
      const { from, to } = stretchFor(draft, frame, sill, high);
      return Math.min(wideAt(width * height, high), to - from) * high;
    };
    const most = heights.length > 1 ? [...heights].sort((a, b) => glass(b) - glass(a)).slice(0, 1) : heights;
    for (const high of most) {
      const set = setIn(draft, frame, count, wideAt(width * height, high), sill, high, true, along);
      if (set > 0) return set;
    }
  }
  return 0;
}

/** How wide a window of so much glass is at a height. */
const wideAt = (glassIn2: number, high: number): number => Math.ceil(glassIn2 / high);

const LEAST_WINDOW = 24;

/** Heights to try: the one wished for, and lower ones where slope or soffit come down on the wall. */
function lowerHeights(draft: Draft, frame: Frame, sill: number, height: number): number[] {
  const heights = [height];
  if (lowStretches(draft.shell, frame, sill + height + OVER_WINDOW).length > 0)
    for (let high = height - 6; high >= LEAST_WINDOW; high -= 6) heights.push(high);
  return heights;
}

const OVER_WINDOW = 4;

/** An open leaf this near a wall leans on it. Inches. */
const LEANS = 8;

/** Stretches of a wall that the leaves of other walls' doors cover when they stand open. Inches along it. */
const coveredByLeaves = (draft: Draft, frame: WallFrame): Interval[] =>
  draft.openings.flatMap((o) => {
    if (o.kind !== 'door' || o.swing?.into !== 'room' || o.wall === frame.wall.id) return [];
    const hinge = o.swing.hinge === 'far' ? o.offsetIn + o.widthIn : o.offsetIn;
    const leaf = seenFromWall(draft.shell, frame, draft.at(o.wall, hinge, 0, 0, o.widthIn));
    return leaf.n < LEANS && leaf.n > -1 ? [{ from: leaf.t, to: leaf.t + leaf.along }] : [];
  });

/** Whether a door covers a stretch of another wall when it stands open. */
export const isBehindLeaves = (
  draft: Draft,
  frame: WallFrame,
  { offsetIn, widthIn }: { readonly offsetIn: number; readonly widthIn: number },
): boolean =>
  coveredByLeaves(draft, frame).some(({ from, to }) => from < offsetIn + widthIn && to > offsetIn);

/** What it costs a plan that a door covers a window when it stands open: less than anything that was asked for. */
const BEHIND_LEAF = 15;

/** What a plan loses by the windows that open doors cover. */
export const faultsOfLeaves = (draft: Draft): number =>
  isOpened(draft.shell)
    ? 0
    : BEHIND_LEAF *
      draft.openings.filter((o) => o.kind === 'window' && isBehindLeaves(draft, draft.wall(o.wall), o))
        .length;

/** The longest part of a wall that takes a window of such a height. */
const stretchFor = (draft: Draft, frame: WallFrame, sill: number, height: number): Interval =>
  stretchesFor(draft, frame, sill, height).reduce(
    (best, one) => (one.to - one.from > best.to - best.from ? one : best),
    { from: 0, to: 0 },
  );

function stretchesFor(draft: Draft, frame: WallFrame, sill: number, height: number): readonly Interval[] {
  const length = frame.lengthIn;
  const strip = draft.at(frame, 0, 0, length, 14);
  const taken = draft.items
    .filter(
      (i) => i.box.z < sill + height && i.box.z + i.box.heightIn > sill && overlaps(strip, rectOf(i.box)),
    )
    .map((i) => seenFromWall(draft.shell, frame, rectOf(i.box)))
    .map((s) => ({ from: s.t, to: s.t + s.along }));
  for (const o of draft.openings) {
    if (o.wall === frame.wall.id) taken.push({ from: o.offsetIn - 4, to: o.offsetIn + o.widthIn + 4 });
  }
  taken.push(...lowStretches(draft.shell, frame, sill + height + OVER_WINDOW));
  taken.sort((a, b) => a.from - b.from);
  const free: Interval[] = [];
  let at = 6;
  for (const t of [...taken, { from: length - 2, to: length }]) {
    if (t.from - 4 > at) free.push({ from: at, to: t.from - 4 });
    at = Math.max(at, t.to + 4);
  }
  return free;
}

function setIn(
  draft: Draft,
  frame: WallFrame,
  count: number,
  width: number,
  sill: number,
  height: number,
  smaller: boolean,
  along?: Along,
): number {
  if (isBreast(draft, frame)) return 0;
  const told =
    count === 1 && along
      ? stretchAlong(frame, stretchesFor(draft, frame, sill, height), width, along)
      : undefined;
  if (told) {
    const offsetIn = offsetAlong(frame, told, width, along);
    draft.open({ kind: 'window', wall: frame, heightIn: height, sillIn: sill, offsetIn, widthIn: width });
    return 1;
  }
  const best = stretchFor(draft, frame, sill, height);
  const room = best.to - best.from;
  const fits = Math.min(count, Math.floor((room + 6) / (width + 6)));
  const common = { kind: 'window', wall: frame, heightIn: height, sillIn: sill } as const;
  if (fits < 1) {
    if (room < 24 || !smaller) return 0;
    const narrow = Math.floor(Math.min(width, room));
    draft.open({ ...common, offsetIn: snapped((best.from + best.to - narrow) / 2), widthIn: narrow });
    return 1;
  }
  const pitch = room / fits;
  for (let i = 0; i < fits; i++)
    draft.open({
      ...common,
      offsetIn: snapped(best.from + pitch * (i + 0.5) - width / 2),
      widthIn: width,
    });
  return fits;
}

/** To the half inch. */
export const snapped = (t: number): number => Math.round(t * 2) / 2;

/** Least height of a ceiling over a window's wall. */
const LEAST_OVER_WINDOW = 30 + LEAST_WINDOW + OVER_WINDOW;

/** Whether a side has a wall that is so high over a width. Inches. */
const hasHeight = (shell: Shell, side: Side, high: number, wide: number): boolean =>
  framesAt(shell, side).some((frame) => {
    let free = 0;
    for (const { from, to } of lowStretches(shell, frame, high)) {
      if (from - free >= wide) return true;
      free = to;
    }
    return Math.ceil(frame.lengthIn) - free >= wide;
  });

/** A door with its casing, or a window, is so wide. Inches. */
const WIDE = 40;

/** Whether a door can be hung in a wall of this side: a knee wall is too low. */
export function takesDoor(shell: Shell, side: Side): boolean {
  const takes = (one: Side, wide: number): boolean => hasHeight(shell, one, doorNeeds(shell), wide);
  return takes(side, WIDE) || (!SIDES.some((one) => takes(one, WIDE)) && takes(side, LEAST_DOOR.wide));
}

/** Whether a window can be set in a wall of this side. */
export const takesWindow = (shell: Shell, side: Side): boolean =>
  hasHeight(shell, side, LEAST_OVER_WINDOW, WIDE);
