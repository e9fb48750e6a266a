import type { RoomCamera } from '@plumbline/concept';
import { type Existing, heightsOnSill } from './on-sill.js';
import { hides } from './opening-score.js';
import { isEven, JAMB, leading, levelsOf, middle, type WindowGrid } from './window-grid.js';

/** Darker than this share of a window's light parts is what stands before it, or a tree. */
const SILHOUETTE = 0.35;
const LIGHT_PARTS = 0.8;
/** Inches: thinner dark things are the window's own bars. */
const BAR = 5;
/** Share of a window that may be dark without anything standing before it. */
const MOST_DARK = 0.12;
/**
 * A curtain's strip: levels by which it differs from the rest of the window on average, and by which its edge steps from a
 * column to the next but one; inches of a view beside a jamb that happens to be even, and the share at most.
 */
const STRIP = { unlike: 8, step: 40, view: 2.5, most: 0.8 } as const;
/**
 * A curtain or a cabinet that is darker than the window, from a jamb inwards: darker than this share of its light parts, wider
 * than a sash, over so many rows on end. Inches.
 */
const BLOCK = { darker: 0.6, wide: 4, high: 6 } as const;
/** Cells by which what stands before a window may reach farther than it is told. */
const MARGIN = 1;

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
  const [atStart, atEnd] = strips(grid);
  const blocks = [darkFrom(grid, 'start'), darkFrom(grid, 'end')] as const;
  const onSill = heightsOnSill(grid, view, existing);
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
 * How many columns at each of the window's jambs are a strip that is as light from sill to head: a curtain, a cabinet, a door
 * before it. The sash is narrower; of a jamb the eye sees the more the farther aside it stands.
 */
function strips(grid: WindowGrid): readonly [number, number] {
  const { across, aside } = grid;
  const middleOf = (column: number): number => middle(levelsOf(grid, column));
  const columns = Array.from({ length: across }, (_, i) => i);
  const of = (inwards: readonly number[], jamb: number): number => {
    const long = leading(inwards, (column, i) => i < JAMB.sash || isEven(grid, column)).length;
    const isStrip = long > JAMB.sash + JAMB.depth * jamb + STRIP.view && long < STRIP.most * across;
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
