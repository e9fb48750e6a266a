import {
  type Frame,
  holdsPoint,
  type Item,
  itemsOf,
  leftOf,
  type Opening,
  type Point,
  type Shell,
  type Side,
  type WallId,
} from '@plumbline/concept';
import { atWall, centre, type Rect, rectOf } from '../geometry/geometry.js';

/** As much of a room as its division by partitions depends on. */
interface Divided {
  readonly shell: Shell;
  readonly items: readonly Item[];
  readonly openings: readonly Opening[];
}

/** A straight stretch of a zone's edge: a wall of the room, the face of a partition, or a door in one. */
export interface Face {
  readonly frame: Frame;
  readonly is: 'wall' | 'door';
  /** The room's wall that it lies on; none on a partition. */
  readonly wall?: WallId;
}

/** A part of a room that partitions close off: the whole room where there are none. Lengths are inches. */
export interface Zone {
  readonly rects: readonly Rect[];
  readonly areaIn2: number;
  /** The edges as one walks along them, the floor on the left: a list for each closed way around. */
  readonly loops: readonly (readonly Face[])[];
  readonly items: readonly Item[];
  readonly openings: readonly Opening[];
}

/** A lower partition divides no room. */
const LEAST_PARTITION = 72;
const HAIR = 0.05;

const KNOWN = new WeakMap<Divided, readonly Zone[]>();

/** The zones of a room. Exact: cut along the lines of its outline and its partitions. */
export function zonesOf(room: Divided): readonly Zone[] {
  const known = KNOWN.get(room);
  if (known) return known;
  const made = divide(room);
  KNOWN.set(room, made);
  return made;
}

/** The zone whose floor a point lies on. */
export const zoneAt = (room: Divided, x: number, y: number): Zone | undefined =>
  zonesOf(room).find((zone) => zone.rects.some((r) => holds(r, x, y)));

const holds = (r: Rect, x: number, y: number): boolean =>
  x >= r.x - HAIR && x <= r.x + r.w + HAIR && y >= r.y - HAIR && y <= r.y + r.d + HAIR;

type Cell = 'out' | 'wall' | 'door' | number;

interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Column by row: what a cell is; a number is its zone. */
  readonly cells: Cell[][];
}

function divide(room: Divided): Zone[] {
  const grid = gridOf(room);
  let count = 0;
  for (const [i, column] of grid.cells.entries())
    for (const [k, cell] of column.entries()) if (cell === -1) fill(grid, i, k, count++);
  return Array.from({ length: count }, (_, zone) => {
    const rects = rectsIn(grid, zone);
    const within = (x: number, y: number) => rects.some((r) => holds(r, x, y));
    return {
      rects,
      areaIn2: rects.reduce((sum, r) => sum + r.w * r.d, 0),
      loops: loopsOf(grid, zone, room.shell),
      items: room.items.filter(({ box }) => {
        const { x, y } = centre(rectOf(box));
        return within(x, y);
      }),
      openings: room.openings.filter((o) => {
        const { x, y } = centre(atWall(room.shell, o.wall, o.offsetIn, 0, o.widthIn, 2));
        return within(x, y);
      }),
    };
  });
}

/** The lines of outline and partitions, and what lies between them: -1 where floor of no zone yet. */
function gridOf({ shell, items }: Divided): Grid {
  const walls = itemsOf({ items }, 'partition').filter(({ box }) => box.heightIn >= LEAST_PARTITION);
  const doors = itemsOf({ items }, 'partition-door');
  const rects = [...walls, ...doors].map(({ box }) => rectOf(box));
  const lines = (stops: readonly number[]): number[] =>
    [...stops].sort((a, b) => a - b).filter((at, i, all) => i === 0 || at - (all[i - 1] as number) > HAIR);
  const xs = lines([...shell.outline.map((p) => p.x), ...rects.flatMap((r) => [r.x, r.x + r.w])]);
  const ys = lines([...shell.outline.map((p) => p.y), ...rects.flatMap((r) => [r.y, r.y + r.d])]);
  const within = (list: readonly Item[], x: number, y: number): boolean =>
    list.some(({ box }) => x > box.x && x < box.x + box.widthIn && y > box.y && y < box.y + box.depthIn);
  const cells = xs.slice(0, -1).map((x0, i) =>
    ys.slice(0, -1).map((y0, k): Cell => {
      const [x, y] = [(x0 + (xs[i + 1] as number)) / 2, (y0 + (ys[k + 1] as number)) / 2];
      if (!holdsPoint(shell, x, y)) return 'out';
      if (within(doors, x, y)) return 'door';
      return within(walls, x, y) ? 'wall' : -1;
    }),
  );
  return { xs, ys, cells };
}

function fill({ cells }: Grid, i: number, k: number, zone: number): void {
  const todo = [[i, k] as const];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [x, y] = next;
    if (cells[x]?.[y] !== -1) continue;
    (cells[x] as Cell[])[y] = zone;
    todo.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
}

function rectsIn({ xs, ys, cells }: Grid, zone: number): Rect[] {
  return cells.flatMap((column, i) =>
    column.flatMap((cell, k) => {
      const [x, y] = [xs[i] as number, ys[k] as number];
      return cell === zone ? [{ x, y, w: (xs[i + 1] as number) - x, d: (ys[k + 1] as number) - y }] : [];
    }),
  );
}

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly side: Side;
  readonly is: Face['is'];
}

/** Walks around a zone, the floor on the left, and joins what lies in one line. */
function loopsOf(grid: Grid, zone: number, shell: Shell): Face[][] {
  const left = edgesIn(grid, zone);
  const loops: Face[][] = [];
  while (left.length > 0) {
    const loop: Edge[] = [left.pop() as Edge];
    for (;;) {
      const last = loop.at(-1) as Edge;
      // Where two corners touch, the way that keeps to the same floor turns left.
      const next = left.filter((e) => e.from.x === last.to.x && e.from.y === last.to.y);
      const chosen = next.find((e) => e.side === leftOf(last.side)) ?? next[0];
      if (!chosen) break;
      left.splice(left.indexOf(chosen), 1);
      loop.push(chosen);
    }
    loops.push(joined(loop).map((edge) => faceOf(edge, shell)));
  }
  return loops;
}

function edgesIn({ xs, ys, cells }: Grid, zone: number): Edge[] {
  return cells.flatMap((column, i) =>
    column.flatMap((cell, k): Edge[] => {
      if (cell !== zone) return [];
      const [x0, x1] = [xs[i] as number, xs[i + 1] as number];
      const [y0, y1] = [ys[k] as number, ys[k + 1] as number];
      const around: readonly (readonly [Side, Cell | undefined, Point, Point])[] = [
        ['south', cells[i]?.[k - 1], { x: x0, y: y0 }, { x: x1, y: y0 }],
        ['east', cells[i + 1]?.[k], { x: x1, y: y0 }, { x: x1, y: y1 }],
        ['north', cells[i]?.[k + 1], { x: x1, y: y1 }, { x: x0, y: y1 }],
        ['west', cells[i - 1]?.[k], { x: x0, y: y1 }, { x: x0, y: y0 }],
      ];
      return around
        .filter(([, beside]) => beside !== zone)
        .map(([side, beside, from, to]) => ({ from, to, side, is: beside === 'door' ? 'door' : 'wall' }));
    }),
  );
}

function joined(loop: readonly Edge[]): Edge[] {
  const made: Edge[] = [];
  for (const edge of loop) {
    const last = made.at(-1);
    if (last && last.side === edge.side && last.is === edge.is)
      made[made.length - 1] = { ...last, to: edge.to };
    else made.push(edge);
  }
  const [first, last] = [made[0], made.at(-1)];
  if (made.length > 1 && first && last && first.side === last.side && first.is === last.is) {
    made[0] = { ...first, from: last.from };
    made.pop();
  }
  return made;
}

function faceOf({ from, to, side, is }: Edge, shell: Shell): Face {
  const start = from.x < to.x || from.y < to.y ? from : to;
  const frame: Frame = { side, from: start, lengthIn: Math.abs(to.x - from.x) + Math.abs(to.y - from.y) };
  const wall = shell.walls.find((w, i) => {
    const a = shell.outline[i] as Point;
    const b = shell.outline[(i + 1) % shell.outline.length] as Point;
    if (w.side !== side) return false;
    const between = (at: number, p: number, q: number) =>
      at > Math.min(p, q) - HAIR && at < Math.max(p, q) + HAIR;
    return a.y === b.y
      ? Math.abs(a.y - start.y) < HAIR &&
          between(start.x, a.x, b.x) &&
          between(Math.max(from.x, to.x), a.x, b.x)
      : Math.abs(a.x - start.x) < HAIR &&
          between(start.y, a.y, b.y) &&
          between(Math.max(from.y, to.y), a.y, b.y);
  });
  return { frame, is, ...(wall ? { wall: wall.id } : {}) };
}
