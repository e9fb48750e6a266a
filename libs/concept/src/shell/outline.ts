import type { Point } from './walls.js';

/** What a shell encloses. Pure, and free of zod: pages measure rooms with it. Lengths are inches. */

/** A rectangle on the floor. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly d: number;
}

interface Outline {
  readonly outline: readonly Point[];
}

/** What two rectangles may share before they count as overlapping: a hair, for rounding. */
const HAIR = 0.02;

/** Whether two rectangles share floor. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - HAIR && b.x < a.x + a.w - HAIR && a.y < b.y + b.d - HAIR && b.y < a.y + a.d - HAIR;

/** The bounding box of the outline. */
export const boundsOf = (shell: Outline): Rect => cutOf(shell).bounds;

function measured({ outline }: Outline): Rect {
  const xs = outline.map((p) => p.x);
  const ys = outline.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, d: Math.max(...ys) - y };
}

/** Whether the room is a plain rectangle. */
export const isRectangular = ({ outline }: Outline): boolean => outline.length === 4;

/** The corners with the one that follows each, in order: the edges that the walls stand on. */
export const edgesOf = ({ outline }: Outline): readonly (readonly [Point, Point])[] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length] as Point]);

/** Area of the floor, square inches. */
export function areaIn2(shell: Outline): number {
  return edgesOf(shell).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;
}

/** Length of all walls. */
export const perimeterIn = (shell: Outline): number =>
  edgesOf(shell).reduce((sum, [a, b]) => sum + Math.abs(b.x - a.x) + Math.abs(b.y - a.y), 0);

interface Cut {
  readonly bounds: Rect;
  /** Rectangles that fill the room, without overlap. */
  readonly rects: readonly Rect[];
  /** Rectangles that fill the rest of its bounding box. */
  readonly outside: readonly Rect[];
}

const CUTS = new WeakMap<readonly Point[], Cut>();

/** The shell cut into rectangles that do not overlap: as few strips from west to east as their heights allow. */
export const rectsOf = (shell: Outline): readonly Rect[] => cutOf(shell).rects;

/** What the bounding box holds beside the room, as rectangles that do not overlap; none for a rectangle. */
export const outsideOf = (shell: Outline): readonly Rect[] => cutOf(shell).outside;

function cutOf(shell: Outline): Cut {
  const known = CUTS.get(shell.outline);
  if (known) return known;
  const made = cut(shell);
  CUTS.set(shell.outline, made);
  return made;
}

/** Horizontal strips between the heights of the corners, joined where one lies above its like. */
function cut(shell: Outline): Cut {
  const bounds = measured(shell);
  const rows = [...new Set(shell.outline.map((p) => p.y))].sort((a, b) => a - b);
  const rects: Rect[] = [];
  const outside: Rect[] = [];
  for (const [i, y] of rows.slice(0, -1).entries()) {
    const d = (rows[i + 1] as number) - y;
    const crossed = edgesOf(shell)
      .filter(([a, b]) => a.x === b.x && Math.min(a.y, b.y) <= y && Math.max(a.y, b.y) >= y + d)
      .map(([a]) => a.x)
      .sort((a, b) => a - b);
    const stops = [bounds.x, ...crossed, bounds.x + bounds.w];
    for (const [k, x] of stops.slice(0, -1).entries()) {
      const w = (stops[k + 1] as number) - x;
      if (w > 0) stack(k % 2 === 1 ? rects : outside, { x, y, w, d });
    }
  }
  return { bounds, rects, outside };
}

function stack(onto: Rect[], r: Rect): void {
  const below = onto.findIndex((o) => o.x === r.x && o.w === r.w && o.y + o.d === r.y);
  const found = onto[below];
  if (found) onto[below] = { ...found, d: found.d + r.d };
  else onto.push(r);
}

/** Whether a rectangle lies in the room. */
export function contains(shell: Outline, rect: Rect): boolean {
  const b = boundsOf(shell);
  return (
    rect.x >= b.x - HAIR &&
    rect.y >= b.y - HAIR &&
    rect.x + rect.w <= b.x + b.w + HAIR &&
    rect.y + rect.d <= b.y + b.d + HAIR &&
    !outsideOf(shell).some((out) => overlaps(out, rect))
  );
}

/** Whether a point lies in the room or on a wall's face. */
export const holdsPoint = (shell: Outline, x: number, y: number): boolean =>
  contains(shell, { x, y, w: 0, d: 0 });

/** The largest rectangle that lies in the room. */
export function largestRect(shell: Outline): Rect {
  if (isRectangular(shell)) return boundsOf(shell);
  const stops = (axis: 'x' | 'y') => [...new Set(shell.outline.map((p) => p[axis]))].sort((a, b) => a - b);
  const [xs, ys] = [stops('x'), stops('y')];
  let best: Rect = { x: 0, y: 0, w: 0, d: 0 };
  for (const [i, x] of xs.entries())
    for (const toX of xs.slice(i + 1))
      for (const [k, y] of ys.entries())
        for (const toY of ys.slice(k + 1)) {
          const rect = { x, y, w: toX - x, d: toY - y };
          if (rect.w * rect.d > best.w * best.d && contains(shell, rect)) best = rect;
        }
  return best;
}
