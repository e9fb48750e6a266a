import type { Side } from '../sides.js';
import { areaIn2, edgesOf } from './outline.js';
import type { Point, Wall } from './walls.js';

export interface OutlineFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const HAIR = 0.01;

/** What keeps an outline and its walls from being a shell, as sentences; none where they are one. */
export function outlineFaults(shell: {
  readonly outline: readonly Point[];
  readonly walls: readonly Wall[];
}): OutlineFault[] {
  const { outline, walls } = shell;
  const faults: OutlineFault[] = [];
  const fault = (message: string, ...path: (string | number)[]): void => {
    faults.push({ path, message });
  };
  if (walls.length !== outline.length) fault('There is one wall for each corner.', 'walls');
  for (const [i, wall] of walls.entries())
    if (wall.id !== `w${i + 1}`)
      fault('Walls are numbered from w1 in the order of the outline.', 'walls', i, 'id');

  const edges = edgesOf(shell);
  let square = true;
  for (const [i, [a, b]] of edges.entries()) {
    const [, c] = edges[(i + 1) % edges.length] as readonly [Point, Point];
    const isLevel = a.y === b.y;
    if ((a.x === b.x) === isLevel || (isLevel ? b.x !== c.x : b.y !== c.y)) {
      square = false;
      fault('Walls run along the axes and turn by a right angle at every corner.', 'outline', i);
    }
  }
  if (!square) return faults;
  if (areaIn2(shell) <= 0) {
    fault('Corners are told counter-clockwise.', 'outline');
    return faults;
  }
  for (const [i, edge] of edges.entries()) {
    for (const [k, other] of edges.entries()) {
      const beside = k === i || k === (i + 1) % edges.length || i === (k + 1) % edges.length;
      if (k > i && !beside && touch(edge, other))
        fault('No two walls touch or cross but at their corner.', 'outline', k);
    }
    const wall = walls[i];
    if (wall && wall.side !== sideOfEdge(...edge))
      fault('A wall closes the side that its edge closes.', 'walls', i, 'side');
  }
  const least = (axis: 'x' | 'y') => Math.min(...outline.map((p) => p[axis]));
  if (least('x') !== 0 || least('y') !== 0) fault('The bounding box starts at 0, 0.', 'outline');
  const [first] = outline;
  const south = Math.min(...outline.filter((p) => p.y === least('y')).map((p) => p.x));
  if (first && (first.y !== least('y') || first.x !== south))
    fault('The outline starts at its southernmost corner, of these at the westernmost.', 'outline', 0);
  return faults;
}

/** Which side of a room an edge closes that runs counter-clockwise. */
export const sideOfEdge = (a: Point, b: Point): Side =>
  b.x > a.x ? 'south' : b.x < a.x ? 'north' : b.y > a.y ? 'east' : 'west';

type Edge = readonly [Point, Point];

/** Edges along the axes share a point where their boxes do. */
const touch = ([a, b]: Edge, [c, d]: Edge): boolean =>
  (['x', 'y'] as const).every(
    (axis) =>
      Math.min(a[axis], b[axis]) <= Math.max(c[axis], d[axis]) + HAIR &&
      Math.min(c[axis], d[axis]) <= Math.max(a[axis], b[axis]) + HAIR,
  );
