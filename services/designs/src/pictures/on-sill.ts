import { type Box, type Concept, type RoomCamera, runsEast } from '@plumbline/concept';
import { hides } from './opening-score.js';
import { betweenJambs, isEven, leading, middle, type WindowGrid } from './window-grid.js';

/** Inches above the sill: the frame's lower rail. What stands inside hides it, a bush in the garden does not. */
const RAIL = 2;
/**
 * Levels by which a thing differs from what is beside it. Of a rail, shades differ so in a row; by so much more nothing
 * but a thing does, even before a jamb or a curtain.
 */
const STEP = { clear: 30, sure: 90 } as const;
/** Shares of a window's height in which what stands on its sill has ended: no bar of the window and no curtain does. */
const ENDED = { from: 0.45, to: 0.75 } as const;
/** Inches by which a thing is lighter, and so not told, above and beside. */
const MARGIN = { above: 3, beside: 2 } as const;
/** Inches of a frame's corner. */
const FRAME = { wide: 3, high: 8 } as const;
/** Inches of a rail in the shade, or of the wall below it, which no single thing hides. */
const WIDEST = 14;
/** Share of the columns between the jambs: what fills more of them is the view. */
const MOST = 0.75;
/**
 * The faucet of a marked sink, inches. Pull-down kitchen faucets of US makers are 15 to 16.5 high (general knowledge: Delta
 * Leland and Essa, Moen Arbor, Kohler Simplice). A cabinet is marked without its counter, which is 1.5 thick; a vanity of 60
 * and more has two basins.
 * Within `near` the photo's own edges tell its place better than the mark does, and its spout's end.
 */
const FAUCET = { wide: 3, high: 16, counter: 1.5, twoFrom: 60, near: 12 } as const;

/** The things marked in the room: what each is, its box, and whether it stays, moves or goes. */
export type Existing = NonNullable<Concept['survey']>['existing'];

/**
 * How high what stands before the window's lower rail reaches in each column, inches; 0 where nothing does: things on the
 * sill, and the faucets of marked sinks. Nothing where it is narrow, goes on into a jamb and is as light from sill to head:
 * that is the frame of a window that lies beside its place.
 */
export function heightsOnSill(
  grid: WindowGrid,
  view: RoomCamera,
  existing: Existing,
): readonly number[] | undefined {
  const { across, up, light } = grid;
  const [first, last] = betweenJambs(grid);
  const columns = Array.from({ length: across }, (_, column) => column);
  const usual = Array.from({ length: up }, (_, row) =>
    middle([...light.subarray(row * across, (row + 1) * across)].filter((level) => level >= 0)),
  );
  const differs = (column: number, row: number, step: number = STEP.clear): boolean => {
    const level = light[row * across + column]!;
    return level >= 0 && Math.abs(level - usual[row]!) > step;
  };
  const rowsThatDiffer = (column: number, from: number, to: number, step?: number): number => {
    let count = 0;
    for (let row = from; row < to; row++) if (differs(column, row, step)) count++;
    return count;
  };
  const [from, to] = [Math.floor(ENDED.from * up), Math.floor(ENDED.to * up)];
  const isBefore = columns.map((column) => {
    const isSure = rowsThatDiffer(column, 0, RAIL, STEP.sure) > 0;
    const isPane = column >= first && column <= last;
    const isClear = isPane && rowsThatDiffer(column, 0, RAIL) === RAIL;
    return (isSure || isClear) && rowsThatDiffer(column, from, to) < (to - from) / 2;
  });
  const topOf = (column: number): number => {
    const step = column < first || column > last ? STEP.sure : STEP.clear;
    let top = 0;
    while (top < from && (differs(column, top, step) || differs(column, top + 1, step))) top++;
    return top + (step === STEP.sure ? 0 : MARGIN.above);
  };
  const tops = columns.map((column) => (isBefore[column] ? topOf(column) : 0));
  for (const run of runsOf(isBefore)) if (run.to - run.from > WIDEST) tops.fill(0, run.from, run.to);
  const inwards = columns.slice(first, last + 1);
  const low = Math.min(up, FRAME.high);
  const isFrame = (along: readonly number[]): boolean => {
    const run = leading(
      along,
      (column) =>
        rowsThatDiffer(column, 1, low) >= (low - 1) / 2 && rowsThatDiffer(column, from, to) < (to - from) / 2,
    );
    return run.length > 0 && run.length < FRAME.wide && run.every((column) => isEven(grid, column));
  };
  if (isFrame(inwards) || isFrame([...inwards].reverse())) return undefined;
  for (const faucet of existing.flatMap(faucetsOf)) coverFaucet(tops, hiddenBy(faucet, grid, view));
  const whole = columns.map((column) =>
    Math.max(...tops.slice(Math.max(0, column - MARGIN.beside), column + MARGIN.beside + 1)),
  );
  return whole.filter(Boolean).length > MOST * (last - first + 1) ? whole.map(() => 0) : whole;
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** The places, one after the other, at which it is so; `to` is the first after. */
function runsOf(is: readonly boolean[]): Run[] {
  const starts = is.flatMap((one, i) => (one && !is[i - 1] ? [i] : []));
  return starts.map((from) => {
    const end = is.indexOf(false, from);
    return { from, to: end < 0 ? is.length : end };
  });
}

/** The columns that a box hides, and how high; nothing where it stands elsewhere. */
function hiddenBy(box: Box, { across, up, placeOf }: WindowGrid, view: RoomCamera) {
  let [from, to, high] = [across, 0, 0];
  for (let row = 0; row < up; row++)
    for (let column = 0; column < across; column++)
      if (hides(box, view, placeOf(column, row)))
        [from, to, high] = [Math.min(from, column), Math.max(to, column + 1), row + 1];
  return high > 0 ? { from, to, high } : undefined;
}

/** Raises `tops` to a faucet's height: from its body to its spout's end where the photo shows them, or else where it was marked. */
function coverFaucet(tops: number[], marked: (Run & { readonly high: number }) | undefined): void {
  if (!marked) return;
  const near = tops.flatMap((top, column) =>
    top > 0 && column >= marked.from - FAUCET.near && column < marked.to + FAUCET.near ? [column] : [],
  );
  const [from, to] = near.length > 0 ? [near[0]!, near.at(-1)! + 1] : [marked.from, marked.to];
  for (let column = from; column < to; column++) tops[column] = Math.max(tops[column]!, marked.high);
}

/** Where a marked sink's faucets stand: at the middle of its back. */
function faucetsOf({ kind, box, facing }: Existing[number]): Box[] {
  if (kind !== 'sink') return [];
  const { x, y, z, widthIn, depthIn, heightIn } = box;
  const alongX = runsEast(facing);
  const half = FAUCET.wide / 2;
  const size = { widthIn: FAUCET.wide, depthIn: FAUCET.wide, heightIn: FAUCET.high };
  const long = alongX ? widthIn : depthIn;
  return (long < FAUCET.twoFrom ? [1 / 2] : [1 / 4, 3 / 4]).map((share) => {
    const at = { ...size, z: z + heightIn + FAUCET.counter };
    if (alongX)
      return { ...at, x: x + share * long - half, y: facing === 'north' ? y : y + depthIn - FAUCET.wide };
    return { ...at, x: facing === 'east' ? x : x + widthIn - FAUCET.wide, y: y + share * long - half };
  });
}
