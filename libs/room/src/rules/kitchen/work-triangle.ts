import { cornersOf, type Item, type Kind, outsideOf, type Point } from '@plumbline/concept';
import { atWall, opposite, rectOf, seenFromWall } from '../../geometry/geometry.js';
import { frontCentre, lengthInside, ofKind } from '../measuring/measure-plan.js';
import type { CheckedRoom, Measurement } from '../measuring/rule.js';
import { cookers, mainSinks, one, refrigerators } from './things.js';

/** Sink, cooking, refrigerator: the three corners of the work triangle, where the kitchen has all. */
function workTriangle(room: CheckedRoom): readonly [Item, Item, Item] | undefined {
  const sink = mainSinks(room)[0];
  const cook = cookers(room)[0];
  const fridge = refrigerators(room)[0];
  return sink && cook && fridge ? [sink, cook, fridge] : undefined;
}

interface Leg {
  readonly from: Item;
  readonly to: Item;
  /** From the middle of one front to that of the other: two points, or three where it bends around a corner. */
  readonly path: readonly Point[];
  readonly inches: number;
}

/** How far a counter stands out at an outside corner, on both of its walls. Inches. */
const AROUND_CORNER = 25.5;

/** The legs of the work triangle. Where a wall lies between two fronts, the leg bends around its corner. */
export function triangleLegs(room: CheckedRoom): Leg[] {
  const corners = workTriangle(room);
  if (!corners) return [];
  return corners.map((from, i) => {
    const to = corners[(i + 1) % 3] as Item;
    const path = wayBetween(room, frontCentre(from), frontCentre(to));
    return { from, to, path, inches: lengthOf(path) };
  });
}

function wayBetween({ shell }: CheckedRoom, a: Point, b: Point): Point[] {
  const walled = outsideOf(shell);
  const isFree = (p: Point, q: Point): boolean => walled.every((r) => lengthInside(p, q, r) < 0.5);
  if (isFree(a, b)) return [a, b];
  const around = cornersOf(shell)
    .filter((corner) => corner.kind === 'outside')
    .map(({ at }) => {
      const off = (dx: number, dy: number): Point => ({ x: at.x + dx, y: at.y + dy });
      const inWall = [off(1, 1), off(1, -1), off(-1, 1), off(-1, -1)].find((p) =>
        walled.some((r) => p.x > r.x && p.x < r.x + r.w && p.y > r.y && p.y < r.y + r.d),
      );
      const [dx, dy] = inWall ? [at.x - inWall.x, at.y - inWall.y] : [0, 0];
      return [a, off(dx * AROUND_CORNER, dy * AROUND_CORNER), b];
    })
    .filter(([p, q, r]) => isFree(p as Point, q as Point) && isFree(q as Point, r as Point))
    .sort((p, q) => lengthOf(p) - lengthOf(q));
  return around[0] ?? [a, b];
}

const lengthOf = (path: readonly Point[]): number =>
  path
    .slice(1)
    .reduce((n, p, i) => n + Math.hypot(p.x - (path[i] as Point).x, p.y - (path[i] as Point).y), 0);

/** The legs in feet. */
export const legs = (
  room: CheckedRoom,
): { readonly from: Item; readonly to: Item; readonly feet: number }[] =>
  triangleLegs(room).map(({ from, to, inches }) => ({ from, to, feet: inches / 12 }));

const FULL_HEIGHT: readonly Kind[] = ['refrigerator', 'tall-cabinet', 'wall-oven'];

/** Full-height units that stand between two work centres of one wall. */
export function separators(room: CheckedRoom): Measurement[] {
  const corners = workTriangle(room);
  if (!corners) return [];
  return corners.map((from, i) => {
    const to = corners[(i + 1) % 3] as Item;
    if (from.facing !== to.facing) return one(0, from, to);
    const side = opposite(from.facing);
    const [a, b] = [from, to]
      .map((c) => seenFromWall(room, side, rectOf(c.box)))
      .sort((p, q) => p.t - q.t) as [ReturnType<typeof seenFromWall>, ReturnType<typeof seenFromWall>];
    const between = ofKind(room, ...FULL_HEIGHT).filter((item) => {
      if (item.id === from.id || item.id === to.id || item.facing !== from.facing) return false;
      const s = seenFromWall(room, side, rectOf(item.box));
      return s.t >= a.t + a.along - 0.1 && s.t + s.along <= b.t + 0.1 && Math.abs(s.n - a.n) < 6;
    });
    return one(between.length, from, to, ...between);
  });
}

/** Straight ways between two doors that pass through the work triangle. */
export function throughTraffic(room: CheckedRoom): Measurement[] {
  const corners = workTriangle(room)?.map(frontCentre);
  const doors = room.openings.filter((o) => o.kind !== 'window');
  if (!corners || doors.length < 2) return [];
  const mouths = doors.map((o) => {
    const r = atWall(room, o.wall, o.offsetIn, 0, o.widthIn, 0);
    return { id: o.id, x: r.x + r.w / 2, y: r.y + r.d / 2 };
  });
  const crossing = mouths.flatMap((a, i) =>
    mouths
      .slice(i + 1)
      .filter((b) =>
        Array.from({ length: 49 }, (_, k) => (k + 1) / 50).some((k) =>
          inTriangle({ x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k }, corners),
        ),
      ),
  );
  return [one(crossing.length, ...doors.map((o) => o.id))];
}

function inTriangle(p: Point, corners: readonly Point[]): boolean {
  const turns = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] as Point;
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  });
  return turns.every((t) => t > 1) || turns.every((t) => t < -1);
}

/** 0 where the sink is the middle one of the three centres around the walls, or faces one of the others; else 1. */
export function sinkOutside(room: CheckedRoom): Measurement[] {
  const corners = workTriangle(room);
  if (!corners) return [];
  const [sink, ...others] = corners;
  const { widthIn: w, depthIn: d } = room;
  const around = (item: Item): number => {
    const { x, y } = frontCentre(item);
    const side = opposite(item.facing);
    return side === 'north'
      ? x
      : side === 'east'
        ? w + d - y
        : side === 'south'
          ? 2 * w + d - x
          : 2 * (w + d) - d + y;
  };
  const turn = (other: Item): number => {
    const way = (around(other) - around(sink) + 4 * (w + d)) % (2 * (w + d));
    return way > w + d ? way - 2 * (w + d) : way;
  };
  const across = others.some((o) => o.facing === opposite(sink.facing));
  const [a, b] = others.map(turn) as [number, number];
  return [one(across || a * b < 0 ? 0 : 1, ...corners)];
}
