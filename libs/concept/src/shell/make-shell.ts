import { SIDES, type Side } from '../sides.js';
import { boundsOf, type Rect } from './outline.js';
import { sideOfEdge } from './outline-faults.js';
import type { Ceiling, Shell } from './shell.js';
import { wallsAt } from './wall-frame.js';
import type { Point, Wall, WallId } from './walls.js';

/** Shells made from sizes. Pure, and free of zod. Lengths are inches. */

/** The walls of a rectangle by the side that they close. */
export const RECTANGLE_WALLS: Readonly<Record<Side, WallId>> = {
  south: 'w1',
  east: 'w2',
  north: 'w3',
  west: 'w4',
};

/** A rectangle. `exterior` names the sides that are outside walls of the house. */
export const rectangularShell = (
  widthIn: number,
  depthIn: number,
  ceilingIn: number,
  exterior: readonly Side[] = [],
): Shell =>
  shellOf(
    [
      { x: 0, y: 0 },
      { x: widthIn, y: 0 },
      { x: widthIn, y: depthIn },
      { x: 0, y: depthIn },
    ],
    { heightIn: ceilingIn, zones: [] },
    exterior,
  );

/** A shell on an outline; all walls of an exterior side are outside walls. */
export const shellOf = (
  outline: readonly Point[],
  ceiling: Ceiling,
  exterior: readonly Side[] = [],
): Shell => ({
  outline,
  walls: outline.map((from, i): Wall => {
    const side = sideOfEdge(from, outline[(i + 1) % outline.length] as Point);
    return { id: `w${i + 1}`, side, exterior: exterior.includes(side) };
  }),
  ceiling,
});

/** The same shell with the walls of these sides as its outside walls. */
export const withExterior = (shell: Shell, exterior: readonly Side[]): Shell => ({
  ...shell,
  walls: shell.walls.map((wall) => ({ ...wall, exterior: exterior.includes(wall.side) })),
});

/** What a room derives from its shell: size of the bounding box, height, and the sides closed by outside walls only. */
export function derivedOf(shell: Shell): {
  readonly widthIn: number;
  readonly depthIn: number;
  readonly ceilingIn: number;
  readonly exterior: Side[];
} {
  const { w, d } = boundsOf(shell);
  return {
    widthIn: w,
    depthIn: d,
    ceilingIn: shell.ceiling.heightIn,
    exterior: SIDES.filter((side) => wallsAt(shell, side).every((wall) => wall.exterior)),
  };
}

/**
 * The outline of a rectangle from which others are cut away. Undefined where nothing is left, or what is left hangs
 * together at a corner only, in several parts, or around a hole.
 */
export function outlineWithout(widthIn: number, depthIn: number, cuts: readonly Rect[]): Point[] | undefined {
  const stops = (size: number, axis: 'x' | 'y', along: 'w' | 'd') =>
    [...new Set([0, size, ...cuts.flatMap((c) => [c[axis], c[axis] + c[along]])])]
      .filter((n) => n >= 0 && n <= size)
      .sort((a, b) => a - b);
  const xs = stops(widthIn, 'x', 'w');
  const ys = stops(depthIn, 'y', 'd');
  const isRoom = (i: number, k: number): boolean => {
    if (i < 0 || k < 0 || i >= xs.length - 1 || k >= ys.length - 1) return false;
    const x = ((xs[i] as number) + (xs[i + 1] as number)) / 2;
    const y = ((ys[k] as number) + (ys[k + 1] as number)) / 2;
    return !cuts.some((c) => x > c.x && x < c.x + c.w && y > c.y && y < c.y + c.d);
  };
  // Edges of the cells with the room on their left, by the corner they start from.
  const next = new Map<string, string>();
  const link = (i: number, k: number, toI: number, toK: number): boolean => {
    if (next.has(`${i} ${k}`)) return false;
    next.set(`${i} ${k}`, `${toI} ${toK}`);
    return true;
  };
  for (let k = 0; k < ys.length - 1; k++) {
    for (let i = 0; i < xs.length - 1; i++) {
      if (!isRoom(i, k)) continue;
      const clean =
        (isRoom(i, k - 1) || link(i, k, i + 1, k)) &&
        (isRoom(i + 1, k) || link(i + 1, k, i + 1, k + 1)) &&
        (isRoom(i, k + 1) || link(i + 1, k + 1, i, k + 1)) &&
        (isRoom(i - 1, k) || link(i, k + 1, i, k));
      if (!clean) return undefined;
    }
  }
  // The first cell that was met is the southernmost, of these the westernmost: its corner starts the outline.
  const first = next.keys().next().value;
  if (first === undefined) return undefined;
  const loop: Point[] = [];
  let at = first;
  do {
    const [i = 0, k = 0] = at.split(' ').map(Number);
    loop.push({ x: xs[i] as number, y: ys[k] as number });
    at = next.get(at) ?? first;
  } while (at !== first);
  if (loop.length !== next.size) return undefined;
  const corners = loop.filter((p, i) => {
    const [a, b] = [loop.at(i - 1) as Point, loop[(i + 1) % loop.length] as Point];
    return !((a.x === p.x && p.x === b.x) || (a.y === p.y && p.y === b.y));
  });
  const [west, south] = [Math.min(...corners.map((p) => p.x)), Math.min(...corners.map((p) => p.y))];
  return corners.map((p) => ({ x: p.x - west, y: p.y - south }));
}
