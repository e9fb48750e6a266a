import { frameOf, type Opening, type RoomCamera, runsEast, type Shell } from '@plumbline/concept';
import { seenAt } from '@plumbline/survey';
import { colorAt } from './opening-score.js';
import { betweenJambs, type WindowGrid } from './window-grid.js';

/** Share of a window that must be shown and free: what is left of a view tells it. */
const LEAST_FREE = 0.33;
/** Share that may be covered and has nothing free to be drawn from. */
const MOST_BARE = 0.02;
/** Inches: of a narrower thing the view on both its sides shows what it covers. */
const NARROW = 24;
/** Inches that the eye is aside of a window for each before it, from which on its jambs look unlike. */
const ASIDE = 0.85;
/** How wide a jamb's sash is where the picture draws its own, inches. */
const SASH = 2.6;

/** A window that a photo lends, and where what stood before it in the photo is filled from. */
export interface LentWindow {
  /** What of it the photo lends: without a jamb that the photo shows at neither side. */
  readonly opening: Opening;
  readonly filling?: Filling;
}

/**
 * Of each cell of a window, a square inch, the place along the window, inches, about which it is the mirror image of a free
 * part; NaN where nothing covers it. What is narrow runs from the image about its start into that about its `end`.
 */
interface Filling {
  readonly window: Opening;
  readonly across: number;
  readonly up: number;
  readonly mirror: Float32Array;
  readonly end: Float32Array;
}

/**
 * A window of which something covers a part, as its free part shows it. What is narrow is filled from both its sides, or from
 * one where the other is a jamb. Windows are alike on both sides: the mirror image about the middle fills the rest, and where
 * that is covered too the image about the edge of the free part. Nothing where too little of the window is free.
 */
export function uncover(window: Opening, grid: WindowGrid, covered: Uint8Array): LentWindow | undefined {
  const { across, up, light } = grid;
  const isFree = (column: number, row: number): boolean =>
    column >= 0 && column < across && light[row * across + column]! >= 0 && !covered[row * across + column];
  const mirror = new Float32Array(across * up).fill(Number.NaN);
  const end = mirror.slice();
  let [free, bare] = [0, 0];
  for (let row = 0; row < up; row++) {
    fillFromBeside(grid, row, (column) => isFree(column, row), covered, { mirror, end });
    for (let column = 0; column < across; column++) {
      if (isFree(column, row)) free++;
      if (!covered[row * across + column] || !Number.isNaN(mirror[row * across + column]!)) continue;
      if (isFree(across - 1 - column, row)) mirror[row * across + column] = across / 2;
      else {
        const edge = edgeOfFree(column, (at) => isFree(at, row), across);
        if (edge === undefined) bare++;
        else mirror[row * across + column] = edge;
      }
    }
  }
  if (free < LEAST_FREE * across * up || bare > MOST_BARE * across * up) return undefined;
  if (free === across * up || covered.every((cell) => cell === 0)) return { opening: window };
  // A jamb that is covered at both sides is drawn like the room's other windows.
  const isCovered = (columns: readonly number[]): boolean => {
    const cells = columns.flatMap((column) => Array.from({ length: up }, (_, row) => row * across + column));
    return cells.filter((cell) => covered[cell]).length > cells.length / 2;
  };
  const bothCovered = isCovered([0, 1, 2]) && isCovered([across - 1, across - 2, across - 3]);
  const opening = bothCovered
    ? { ...window, offsetIn: window.offsetIn + SASH, widthIn: window.widthIn - 2 * SASH }
    : window;
  return { opening, filling: { window, across, up, mirror, end } };
}

/**
 * Fills what is covered in a row from the panes beside it, as far as they go. Beside a jamb the window's other side tells more
 * than its panes do, unless the eye stands aside: it sees more of one jamb than of the other.
 */
function fillFromBeside(
  grid: WindowGrid,
  row: number,
  isFree: (column: number) => boolean,
  covered: Uint8Array,
  { mirror, end }: Pick<Filling, 'mirror' | 'end'>,
): void {
  const { across, aside } = grid;
  const [first, last] = betweenJambs(grid);
  const isPane = (column: number): boolean => column >= first && column <= last && isFree(column);
  const isSash = (column: number): boolean => column < SASH || column >= across - SASH;
  const at = row * across;
  for (let start = 0; start < across; start++) {
    if (!covered[at + start]) continue;
    let stop = start;
    while (stop < across && covered[at + stop]) stop++;
    const wide = stop - start;
    let [before, after] = [0, 0];
    while (before < wide && isPane(start - 1 - before)) before++;
    while (after < wide && isPane(stop + after)) after++;
    const isAtJamb = start <= first || stop > last;
    if (!isAtJamb && wide <= NARROW && before === wide && after === wide) {
      mirror.fill(start, at + start, at + stop);
      end.fill(stop, at + start, at + stop);
    } else if (isAtJamb ? Math.abs(aside) > ASIDE : wide <= NARROW)
      for (let column = start; column < stop; column++) {
        const [left, right] = [column - start, stop - 1 - column];
        if (isAtJamb && isSash(column)) continue;
        if (left < before && (left <= right || right >= after)) mirror[at + column] = start;
        else if (right < after) mirror[at + column] = stop;
      }
    start = stop;
  }
}

/** The edge of the nearest free part of a row about which a column's mirror image is free; nothing where there is none. */
function edgeOfFree(column: number, isFree: (column: number) => boolean, across: number): number | undefined {
  for (let off = 1; off < across; off++)
    for (const [at, edge] of [
      [column - off, column - off + 1],
      [column + off, column + off],
    ] as const)
      if (isFree(at)) {
        if (isFree(2 * edge - 1 - column)) return edge;
        // Too narrow for all of its image: the nearest free column stands for it.
        return (column + 0.5 + at + 0.5) / 2;
      }
  return undefined;
}

/** A picture's bytes: sRGB, 3 a pixel, rows from the top. */
interface Bytes {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A photo with what stood before its windows filled from what is free of them; `view` is its camera at this size. */
export function uncovered(
  { rgb, width, height }: Bytes,
  view: RoomCamera,
  shell: Shell,
  windows: readonly LentWindow[],
): Uint8Array {
  const filled = Uint8Array.from(rgb);
  for (const { filling } of windows) {
    if (!filling) continue;
    const { window, across, up, mirror, end } = filling;
    const { side, from } = frameOf(shell, window.wall);
    const alongX = runsEast(side);
    const start = (alongX ? from.x : from.y) + window.offsetIn;
    const placeOf = (along: number, high: number) =>
      alongX
        ? ([start + along, from.y, window.sillIn + high] as const)
        : ([from.x, start + along, window.sillIn + high] as const);
    const [axis, wall, eye] = alongX ? [1, from.y, view.at.y] : [0, from.x, view.at.x];
    // Cells are a little wider than an inch where a window is no whole number of inches wide.
    const [wide, tall] = [window.widthIn / across, window.heightIn / up];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const a = (x + 0.5 - view.cx) / view.focal;
        const b = (y + 0.5 - view.cy) / view.focal;
        const way = (i: number): number => view.ahead[i]! + a * view.right[i]! + b * view.down[i]!;
        const depth = (wall - eye) / way(axis);
        if (!(depth > 0)) continue;
        const along = (alongX ? view.at.x + depth * way(0) : view.at.y + depth * way(1)) - start;
        const high = view.at.z + depth * way(2) - window.sillIn;
        const [column, row] = [Math.floor(along / wide), Math.floor(high / tall)];
        if (column < 0 || column >= across || row < 0 || row >= up) continue;
        const about = mirror[row * across + column]!;
        if (Number.isNaN(about)) continue;
        const seen = seenAt(view, placeOf(2 * about * wide - along, high));
        if (!seen) continue;
        const other = end[row * across + column]!;
        const beyond = Number.isNaN(other)
          ? undefined
          : seenAt(view, placeOf(2 * other * wide - along, high));
        const share = beyond ? (along / wide - about) / (other - about) : 0;
        for (const c of [0, 1, 2]) {
          const near = colorAt({ width, height, values: rgb }, seen, c);
          const far = beyond ? colorAt({ width, height, values: rgb }, beyond, c) : near;
          filled[(y * width + x) * 3 + c] = Math.round(near + share * (far - near));
        }
      }
  }
  return filled;
}
