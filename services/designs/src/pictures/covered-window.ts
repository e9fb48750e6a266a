import type { Concept, RoomCamera } from '@plumbline/concept';
import { hides } from './opening-score.js';
import type { RoomPoint, WindowGrid } from './window-grid.js';

/** Darker than this share of a window's light parts is what stands before it, or a tree. */
const SILHOUETTE = 0.35;
const LIGHT_PARTS = 0.8;
/** Inches: thinner dark things are the window's own bars. */
const BAR = 5;
/** Share of a window that may be dark without anything standing before it. */
const MOST_DARK = 0.12;
/** Of a jamb the eye sees so many inches for each inch that it stands aside, an inch before the wall. */
const JAMB_DEPTH = 5;
/**
 * A curtain's strip: levels within which a column of it lies, by which it differs from the rest of the window on average, and by
 * which its edge steps from a column to the next but one; inches of sash beside a jamb, of a view that happens to be even, and
 * the share at most.
 */
const STRIP = { even: 16, unlike: 8, step: 40, sash: 5, view: 2.5, most: 0.8 } as const;
/**
 * What stands on the sill: levels by which it differs from what is beside it, inches above the sill, and shares of the height
 * where it has ended; inches by which it is lighter, and so not told, around; inches of a frame's corner; the share of the columns between the jambs
 * that it may fill: what fills more is the view, whatever curtains beside it are like.
 */
const ON_SILL = {
  step: 30,
  from: 1,
  to: 8,
  jamb: 5,
  aboveFrom: 0.45,
  aboveTo: 0.75,
  margin: 3,
  frame: 3,
  most: 0.75,
} as const;
/**
 * A curtain or a cabinet that is darker than the window, from a jamb inwards: darker than this share of its light parts, wider
 * than a sash, over so many rows on end. Inches.
 */
const BLOCK = { darker: 0.6, wide: 4, high: 6 } as const;
/** Cells by which what stands before a window may reach farther than it is told. */
const MARGIN = 1;

type Existing = NonNullable<Concept['survey']>['existing'];

/**
 * Which cells of a window something of the old room stands before, a byte each: a curtain or a cabinet along a jamb, what
 * stands on the sill, a thing that was marked. Nothing where that cannot be told.
 */
export function coveredCells(grid: WindowGrid, view: RoomCamera, existing: Existing): Uint8Array | undefined {
  const { across, up, light } = grid;
  const covered = new Uint8Array(across * up);
  const cover = (column: number, row: number): void => {
    if (column >= 0 && column < across && row >= 0 && row < up) covered[row * across + column] = 1;
  };
  const aside = asideOf(view, grid.placeOf(0, 0), grid.placeOf(across - 1, 0));
  const [atStart, atEnd] = strips(grid, aside);
  const blocks = [darkFrom(grid, 'start'), darkFrom(grid, 'end')] as const;
  const onSill = heightsOnSill(grid, aside);
  if (!onSill) return undefined;
  for (let row = 0; row < up; row++)
    for (let column = 0; column < across; column++) {
      const isStrip =
        column < Math.max(atStart, blocks[0][row]!) || column >= across - Math.max(atEnd, blocks[1][row]!);
      const isKnown = existing.some(({ box }) => hides(box, view, grid.placeOf(column, row)));
      if (!isStrip && !isKnown && row >= onSill[column]!) continue;
      for (let dy = -MARGIN; dy <= MARGIN; dy++)
        for (let dx = -MARGIN; dx <= MARGIN; dx++) cover(column + dx, row + dy);
    }
  const dark = broadDark(grid, covered);
  const shown = light.reduce((sum, level) => sum + (level >= 0 ? 1 : 0), 0);
  return dark > MOST_DARK * shown ? undefined : covered;
}

/** The level of a window's light parts, of its levels in ascending order. */
const lightOf = (levels: Int16Array): number => levels[Math.floor(LIGHT_PARTS * levels.length)] ?? 0;

/** How wide, in each row, what is darker than the window reaches from a jamb inwards; 0 where that is its frame. */
function darkFrom({ across, up, light }: WindowGrid, jamb: 'start' | 'end'): readonly number[] {
  const limit = BLOCK.darker * lightOf(light.filter((level) => level >= 0).sort());
  const wide = Array.from({ length: up }, (_, row) => {
    const isDark = (off: number): boolean => {
      const level = light[row * across + (jamb === 'start' ? off : across - 1 - off)]!;
      return level >= 0 && level < limit;
    };
    let off = 0;
    // A fold or a handle in it may be light.
    while (off < across && (isDark(off) || (off > 0 && off + 1 < across && isDark(off + 1)))) off++;
    return off >= BLOCK.wide ? off : 0;
  });
  return wide.map((off, row) => {
    if (off === 0) return 0;
    let [from, to] = [row, row];
    while (from > 0 && wide[from - 1]! > 0) from--;
    while (to + 1 < up && wide[to + 1]! > 0) to++;
    if (to + 1 - from < BLOCK.high) return 0;
    // Its edge is upright: what reaches farther in a few rows is a bar of the window.
    const near = wide.slice(Math.max(from, row - BLOCK.high), Math.min(to, row + BLOCK.high) + 1);
    return near.sort((a, b) => a - b)[near.length >> 1]!;
  });
}

/** How many cells lie in squares that are dark all over, broader than a bar, where nothing else covers them. */
function broadDark({ across, up, light }: WindowGrid, covered: Uint8Array): number {
  const free = light.filter((level, cell) => level >= 0 && !covered[cell]).sort();
  const limit = SILHOUETTE * lightOf(free);
  const isDark = (cell: number): boolean => light[cell]! >= 0 && light[cell]! < limit && !covered[cell];
  const broad = new Uint8Array(across * up);
  for (let j = 0; j + BAR <= up; j++)
    for (let i = 0; i + BAR <= across; i++) {
      const cells = Array.from(
        { length: BAR * BAR },
        (_, k) => (j + Math.floor(k / BAR)) * across + i + (k % BAR),
      );
      if (cells.every(isDark)) for (const cell of cells) broad[cell] = 1;
    }
  return broad.reduce((sum, value) => sum + value, 0);
}

/**
 * How high what stands on the sill reaches in each column, inches; 0 where nothing does. It differs near the sill from what is
 * beside it, and higher up it does not: no bar ends there. Nothing where it is narrow, goes on into a jamb and is as light from
 * sill to head: that is the frame of a window that lies beside its place.
 */
function heightsOnSill(grid: WindowGrid, aside: number): readonly number[] | undefined {
  const { across, up, light } = grid;
  const usual = Array.from({ length: up }, (_, row) => {
    const shown = light.subarray(row * across, (row + 1) * across).filter((level) => level >= 0);
    return shown.sort()[shown.length >> 1] ?? 0;
  });
  const differs = (column: number, row: number): boolean =>
    light[row * across + column]! >= 0 &&
    Math.abs(light[row * across + column]! - usual[row]!) > ON_SILL.step;
  const share = (column: number, from: number, to: number): number => {
    let [count, all] = [0, 0];
    for (let row = from; row < to; row++) {
      if (light[row * across + column]! < 0) continue;
      all++;
      if (differs(column, row)) count++;
    }
    return all > 0 ? count / all : 0;
  };
  const [from, to] = [ON_SILL.aboveFrom, ON_SILL.aboveTo].map((part) => Math.floor(part * up)) as [
    number,
    number,
  ];
  const [first, last] = [
    Math.round(ON_SILL.jamb + JAMB_DEPTH * Math.max(0, aside)),
    across - 1 - Math.round(ON_SILL.jamb + JAMB_DEPTH * Math.max(0, -aside)),
  ] as const;
  const tops = Array.from({ length: across }, (_, column) => {
    if (column < first || column > last) return 0;
    if (share(column, ON_SILL.from, Math.min(up, ON_SILL.to)) < 0.5 || share(column, from, to) >= 0.5)
      return 0;
    let top = ON_SILL.to;
    while (top < from && differs(column, top)) top++;
    return top + ON_SILL.margin;
  });
  const inwards = tops.map((_, column) => column).slice(first, last + 1);
  const isFrame = (columns: readonly number[]): boolean => {
    const run = columns.slice(
      0,
      columns.findIndex((column) => !tops[column]),
    );
    return run.length > 0 && run.length < ON_SILL.frame && run.every((column) => isEven(grid, column));
  };
  if (isFrame(inwards) || isFrame([...inwards].reverse())) return undefined;
  // Its lighter parts differ less from what lies behind them.
  const whole = tops.map((_, column) =>
    Math.max(...tops.slice(Math.max(0, column - ON_SILL.margin), column + ON_SILL.margin + 1)),
  );
  const wide = whole.filter(Boolean).length;
  return wide > ON_SILL.most * (last - first + 1) ? whole.map(() => 0) : whole;
}

/** How far the eye is aside of a window's middle, towards its end, for each inch before its wall. */
function asideOf({ at }: RoomCamera, low: RoomPoint, end: RoomPoint): number {
  const long = Math.hypot(end[0] - low[0], end[1] - low[1]);
  const [ax, ay] = [(end[0] - low[0]) / long, (end[1] - low[1]) / long];
  const [dx, dy] = [at.x - (low[0] + end[0]) / 2, at.y - (low[1] + end[1]) / 2];
  return (dx * ax + dy * ay) / Math.max(1, Math.abs(dx * ay - dy * ax));
}

/**
 * How many columns at each of the window's jambs are a strip that is as light from sill to head: a curtain, a cabinet, a door
 * before it. The sash is narrower; of a jamb the eye sees the more the farther aside it stands (`aside`, from the start to the end).
 */
function strips(grid: WindowGrid, aside: number): readonly [number, number] {
  const { across } = grid;
  const middleOf = (column: number): number => middle(levelsOf(grid, column));
  const run = (columns: readonly number[]): number => {
    const end = columns.findIndex((column, i) => i >= STRIP.sash && !isEven(grid, column));
    return end < 0 ? columns.length : end;
  };
  const columns = Array.from({ length: across }, (_, i) => i);
  const of = (inwards: readonly number[], jamb: number): number => {
    const long = run(inwards);
    const isStrip = long > STRIP.sash + JAMB_DEPTH * jamb + STRIP.view && long < STRIP.most * across;
    if (!isStrip) return 0;
    // Where all of the window is white, so is its strip.
    const own = middle(inwards.slice(0, long).map(middleOf));
    const rest = inwards.slice(long).flatMap((column) => levelsOf(grid, column));
    const unlike = rest.reduce((sum, level) => sum + Math.abs(level - own), 0) / rest.length;
    if (unlike < STRIP.unlike) return 0;
    // An even part of the view beside it is none of it.
    const step = inwards.findIndex(
      (column, i) =>
        i > 0 && i + 2 < long && Math.abs(middleOf(inwards[i + 2]!) - middleOf(column)) > STRIP.step,
    );
    return step < 0 ? long : step + 2;
  };
  return [of(columns, Math.max(0, aside)), of([...columns].reverse(), Math.max(0, -aside))];
}

/** The levels of a column between sash and sash, in ascending order. */
function levelsOf({ across, up, light }: WindowGrid, column: number): number[] {
  const values: number[] = [];
  for (let j = Math.floor(0.08 * up); j < 0.92 * up; j++)
    if (light[j * across + column]! >= 0) values.push(light[j * across + column]!);
  return values.sort((a, b) => a - b);
}

/** Whether a column is as light from sill to head. */
function isEven(grid: WindowGrid, column: number): boolean {
  const values = levelsOf(grid, column);
  const of = (share: number): number => values[Math.floor(share * (values.length - 1))]!;
  return values.length > 0.5 * grid.up && of(0.9) - of(0.1) < STRIP.even;
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
