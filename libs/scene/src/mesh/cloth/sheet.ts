/** A sheet of cloth as it was sewn: its cells, where its points are before it falls, and what ties them. */
import type { Vec3 } from '../../vector.js';
import type { Cloth, Support } from './cloth.js';

export interface Fall {
  /** Where the sheet lies before it falls: its middle, and half its sides along x and y. */
  readonly middle: Vec3;
  readonly half: readonly [number, number];
  readonly supports: readonly Support[];
  /** About how far points are apart. */
  readonly grain: number;
  /** How thick it is; a duvet is stuffed, a throw is not. */
  readonly thick: number;
  /** How far stuffing bulges between its quilting. */
  readonly puff?: number;
  /** How deep its creases are beside those of smooth cloth. */
  readonly creased?: number;
  /** How high the folds are that a cover has where it was slept under, inches; none where absent. */
  readonly wrinkled?: number;
  /** Whether rows of stitches run across it instead. */
  readonly quilted?: boolean;
  /** How stiffly it resists folding, from 0 to 1. */
  readonly stiff: number;
  readonly floor: number;
  /** How the sheet lies askew: the tangent of half the angle by which it is turned. */
  readonly askew?: number;
  /** The share of its size to which it is gathered before it falls: what it has too much of lies in folds. */
  readonly gathered?: number;
  /** How far from its corners at the ends of less and of more y it is rounded, so that they hang as its sides do; square when absent. */
  readonly rounded?: readonly [number, number];
  /** How long the fringe at its end of less y is, inches; none where absent. */
  readonly fringe?: number;
  readonly seed: number;
  readonly steps?: number;
}

/** How a sheet is parted into cells, and the number of the point in a row and a column. */
export class Grid {
  readonly columns: number;
  readonly rows: number;

  constructor({ half, grain }: Fall) {
    this.columns = Math.max(4, Math.round((2 * half[0]) / grain));
    this.rows = Math.max(4, Math.round((2 * half[1]) / grain));
  }

  readonly index = (i: number, j: number): number => i * (this.columns + 1) + j;
}

/** A point of the sheet as it was sewn, about its middle; the grid's corners are drawn in to an arc. */
function sewnAt({ half, rounded }: Fall, { columns, rows }: Grid, i: number, j: number): [number, number] {
  const x = half[0] * ((2 * j) / columns - 1);
  const y = half[1] * ((2 * i) / rows - 1);
  const r = rounded?.[y < 0 ? 0 : 1] ?? 0;
  const dx = Math.abs(x) - half[0] + r;
  const dy = Math.abs(y) - half[1] + r;
  if (r === 0 || dx <= 0 || dy <= 0) return [x, y];
  // A square of side r becomes a quarter of a disc.
  const inX = dx * Math.sqrt(1 - (dy * dy) / (2 * r * r));
  const inY = dy * Math.sqrt(1 - (dx * dx) / (2 * r * r));
  return [Math.sign(x) * (half[0] - r + inX), Math.sign(y) * (half[1] - r + inY)];
}

/** The points of a sheet before it falls: level but for a little unrest, which lets it fold. */
export function spreadOut(fall: Fall, grid: Grid, next: () => number): Vec3[] {
  const { middle, askew = 0, gathered = 1 } = fall;
  const { columns, rows } = grid;
  const whole = 1 + askew * askew;
  const [cos, sin] = [(1 - askew * askew) / whole, (2 * askew) / whole];
  const points: Vec3[] = [];
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      const [x, y] = sewnAt(fall, grid, i, j).map((v) => v * gathered) as [number, number];
      points.push([
        middle[0] + x * cos - y * sin + (next() - 0.5) * 0.3,
        middle[1] + x * sin + y * cos + (next() - 0.5) * 0.3,
        middle[2] + (next() - 0.5) * 0.5,
      ]);
    }
  return points;
}

/** Ties each point to its neighbors along and across, slackly askew, and as stiffly as told to the ones after those. */
export function tieGrid(cloth: Cloth, grid: Grid, fall: Fall): void {
  const { columns, rows, index } = grid;
  const sewn: (readonly [number, number])[] = [];
  for (let i = 0; i <= rows; i++) for (let j = 0; j <= columns; j++) sewn.push(sewnAt(fall, grid, i, j));
  const tie = (a: number, b: number, strength: number): void => {
    const [p, q] = [sewn[a]!, sewn[b]!];
    cloth.tie(a, b, strength, Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2));
  };
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      if (j < columns) tie(index(i, j), index(i, j + 1), 1);
      if (i < rows) tie(index(i, j), index(i + 1, j), 1);
      if (i < rows && j < columns) {
        tie(index(i, j), index(i + 1, j + 1), 0.35);
        tie(index(i, j + 1), index(i + 1, j), 0.35);
      }
      if (j + 2 <= columns) tie(index(i, j), index(i, j + 2), fall.stiff);
      if (i + 2 <= rows) tie(index(i, j), index(i + 2, j), fall.stiff);
    }
}
