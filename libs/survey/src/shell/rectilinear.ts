import { outlineFaults, type Point, type Shell, type Side, shellOf, type WallId } from '@plumbline/concept';
import type { Measured } from '../box/measure.js';
import { fit, spreadOf } from '../math/least-squares.js';

/**
 * Rooms whose walls run along two axes and turn by a right angle at every corner: how points that were marked, walls
 * that were measured one by one and lines of a scan become such an outline. Lengths are inches, x runs east, y north.
 */

const FEWEST_CORNERS = 4;
export const MOST_CORNERS = 16;
/** A step in a wall that is shorter is a trim or a fault of measuring. Inches. */
const LEAST_STEP_IN = 2;
/** Points nearer to each other are one. Inches. */
const SAME_IN = 1;
/** Lengths of walls are kept to the quarter inch, finer than anybody reads a tape. */
const quarter = (inches: number): number => Math.round(inches * 4) / 4;

/** A straight piece of a wall seen from above. */
export interface WallPiece {
  readonly from: Point;
  readonly to: Point;
}

/** The direction in which most of the walls run, radians from east, within 45° either way. */
export function directionOf(walls: readonly WallPiece[]): number {
  let [sine, cosine] = [0, 0];
  for (const { from, to } of walls) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const angle = 4 * Math.atan2(dy, dx);
    const long = Math.hypot(dx, dy);
    sine += long * Math.sin(angle);
    cosine += long * Math.cos(angle);
  }
  return Math.atan2(sine, cosine) / 4;
}

/** A point turned about the origin. */
export const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

/** A wall's line: `level` ones run east-west at y = `at`, the others north-south at x = `at`. */
interface Line {
  readonly level: boolean;
  readonly at: number;
  readonly weight: number;
}

/**
 * The right-angled outline nearest to corners that were marked one after the other around a room whose walls run
 * roughly along the axes: each edge becomes level or upright, whichever it is nearer to; edges of one direction that
 * follow each other become one; of more than 16 corners the shortest steps are dropped. Nothing where fewer than four
 * corners are left.
 */
export function squared(corners: readonly Point[]): readonly Point[] | undefined {
  const points = corners.filter((p, i) => {
    const before = corners.at(i - 1) as Point;
    return Math.hypot(p.x - before.x, p.y - before.y) >= SAME_IN;
  });
  let lines: Line[] = [];
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] as Point;
    const [dx, dy] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
    const level = dx >= dy;
    lines.push({ level, at: level ? (a.y + b.y) / 2 : (a.x + b.x) / 2, weight: Math.max(dx, dy) });
  }
  lines = joined(lines);
  for (;;) {
    if (lines.length < FEWEST_CORNERS) return undefined;
    const lengths = lines.map((_, i) => Math.abs(lengthOf(lines, i)));
    const shortest = lengths.indexOf(Math.min(...lengths));
    if (lines.length <= MOST_CORNERS && (lengths[shortest] as number) >= LEAST_STEP_IN) break;
    lines = joined(lines.filter((_, i) => i !== shortest));
  }
  return cornersOfLines(lines);
}

/** Neighbours of one direction as one line, at the middle of both by their lengths. */
function joined(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  const add = (line: Line): void => {
    const last = kept.at(-1);
    if (last?.level === line.level) kept[kept.length - 1] = mean(last, line);
    else kept.push(line);
  };
  for (const line of lines) add(line);
  const [first] = kept;
  const last = kept.at(-1);
  if (first && last && kept.length > 1 && first.level === last.level) {
    kept.pop();
    kept[0] = mean(first, last);
  }
  return kept;
}

const mean = (a: Line, b: Line): Line => ({
  level: a.level,
  at: (a.at * a.weight + b.at * b.weight) / (a.weight + b.weight || 1),
  weight: a.weight + b.weight,
});

const next = <T>(those: readonly T[], i: number): T => those[(i + 1) % those.length] as T;
const before = <T>(those: readonly T[], i: number): T => those.at(i - 1) as T;

/** From the line before to the one after it: positive to the east and the north. */
const lengthOf = (lines: readonly Line[], i: number): number => next(lines, i).at - before(lines, i).at;

/** Corner i is where wall i begins. */
const cornersOfLines = (lines: readonly Line[]): Point[] =>
  lines.map((line, i) => {
    const last = before(lines, i);
    return line.level ? { x: last.at, y: line.at } : { x: line.at, y: last.at };
  });

/** An outline with lengths that fit each other, and how well each wall is known. */
interface SettledOutline {
  readonly corners: readonly Point[];
  /** Wall i runs from corner i to the next. */
  readonly walls: readonly Measured[];
}

/**
 * The outline whose walls come nearest to the lengths that were measured, each by its spread (least squares): lengths
 * around a room never quite meet. `corners` give the directions, and the lengths of walls that nobody measured; those
 * are known to `looseIn`. Wall i runs from corner i to the next.
 */
export function settled(
  corners: readonly Point[],
  measured: readonly (Measured | undefined)[],
  looseIn = 24,
): SettledOutline {
  const lines = corners.map((a, i): Line => {
    const b = next(corners, i);
    const level = Math.abs(b.x - a.x) >= Math.abs(b.y - a.y);
    return { level, at: level ? a.y : a.x, weight: 1 };
  });
  const signs = lines.map((_, i) => Math.sign(lengthOf(lines, i)) || 1);
  const start = lines.map(({ at }) => at);
  const lengthAt = (p: ArrayLike<number>, i: number): number =>
    (signs[i] as number) *
    ((p[(i + 1) % lines.length] as number) - (p[(i + lines.length - 1) % lines.length] as number));
  const solved = fit(
    (p, into) => {
      for (const [i] of lines.entries()) {
        const known = measured[i] ?? { inches: lengthAt(start, i), spread: looseIn };
        into[i] = (lengthAt(p, i) - known.inches) / known.spread;
        // Where the room lies is nobody's question: it stays about where it was.
        into[lines.length + i] = ((p[i] as number) - (start[i] as number)) / 10_000;
      }
    },
    2 * lines.length,
    start,
  );
  const settledLines = lines.map((line, i): Line => ({ ...line, at: solved.parameters[i] as number }));
  return {
    corners: cornersOfLines(settledLines),
    walls: lines.map((_, i) => ({
      inches: lengthAt(solved.parameters, i),
      spread: spreadOf((p) => lengthAt(p, i), solved),
    })),
  };
}

/** An outline as a shell of the plan's frame. */
interface OutlinedShell {
  readonly shell: Shell;
  /** The shell's walls in the order of the outline's. */
  readonly walls: readonly WallId[];
  /** The shell's corner (from 0) that each corner of the outline has become. */
  readonly corners: readonly number[];
  /** A point beside the outline in the plan's frame. */
  readonly place: (point: Point) => Point;
  /** The outline was told clockwise: its walls run from the left corner to the right, as one looks at them from inside. */
  readonly isReversed: boolean;
}

/**
 * The shell on a right-angled outline that was told in either direction, from any corner and anywhere. Nothing where its
 * walls touch or cross.
 */
export function outlinedShell(outline: readonly Point[], ceilingIn: number): OutlinedShell | undefined {
  const n = outline.length;
  const west = Math.min(...outline.map(({ x }) => x));
  const south = Math.min(...outline.map(({ y }) => y));
  const place = ({ x, y }: Point): Point => ({ x: x - west, y: y - south });
  const corners = outline.map((point, i) => {
    const { x, y } = place(point);
    return { at: { x: quarter(x), y: quarter(y) }, corner: i, wall: i };
  });
  const area = corners.reduce((sum, { at: a }, i) => {
    const { at: b } = next(corners, i);
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  const around =
    area > 0 ? corners : corners.map((_, i) => ({ ...corners[n - 1 - i]!, wall: (2 * n - 2 - i) % n }));
  const first = around.reduce((best, { at }, i) => {
    const than = around[best]!.at;
    return at.y < than.y || (at.y === than.y && at.x < than.x) ? i : best;
  }, 0);
  const ordered = [...around.slice(first), ...around.slice(0, first)];
  const shell = shellOf(
    ordered.map(({ at }) => at),
    { heightIn: ceilingIn, zones: [] },
  );
  if (outlineFaults(shell).length > 0) return undefined;
  const indexOf = (key: 'wall' | 'corner', i: number): number => ordered.findIndex((one) => one[key] === i);
  return {
    shell,
    walls: outline.map((_, i) => shell.walls[indexOf('wall', i)]!.id),
    corners: outline.map((_, i) => indexOf('corner', i)),
    place,
    isReversed: area < 0,
  };
}

/** Whether a wall's left end, as one looks at it from inside, is the one that plans count from. */
export const leftIsStart = (side: Side): boolean => side === 'north' || side === 'west';
