/** Shapes that sanitary ware is drawn with: egg-shaped outlines, plates with a hole, basins let into them. Inches. */
import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, lofted, type Ring } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';

const SEGMENTS = 44;

/** A round front and a squarer back: the outline of a toilet's bowl at a height. */
export function egg(half: number, front: number, widest: number, back: number, z: number): Ring {
  return Array.from({ length: SEGMENTS }, (_, i): Vec3 => {
    const a = (i / SEGMENTS) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const square = s < 0 ? 2.15 : 3.4;
    const k = (Math.abs(c) ** square + Math.abs(s) ** square) ** (-1 / square);
    return [half * c * k, widest + (s < 0 ? widest - front : back - widest) * s * k, z];
  });
}

/** A hole in a plate: an ellipse, or nearly a rectangle with round corners. */
interface Cutout {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
  /** 2 is an ellipse, 8 nearly a rectangle. */
  readonly square: number;
}

const AROUND = 64;

const ringOf = ({ x, y, halfX, halfY, square }: Cutout, z: number, wider = 0): Ring =>
  ellipse(halfX + wider, halfY + wider, z, AROUND, square, [x, y, 0]);

/** A level face between a rectangle and a hole in it, and the hole's edge down to `below`. */
export function pierced(
  from: readonly [number, number],
  to: readonly [number, number],
  z: number,
  hole: Cutout,
  below: number,
): Mesh {
  const rim = ringOf(hole, z, 0.12);
  const edge = rim.map(([px, py]): [number, number, number] => {
    const [dx, dy] = [px - hole.x, py - hole.y];
    const reach = (d: number, low: number, high: number, at: number): number =>
      Math.abs(d) < 1e-9 ? Number.POSITIVE_INFINITY : ((d > 0 ? high : low) - at) / d;
    const k = Math.min(reach(dx, from[0], to[0], hole.x), reach(dy, from[1], to[1], hole.y));
    return [hole.x + dx * k, hole.y + dy * k, z];
  });
  // The rays from the middle miss the corners: the nearest point of each goes there.
  for (const corner of [from, [to[0], from[1]] as const, to, [from[0], to[1]] as const]) {
    const away = edge.map(([px, py]) => Math.hypot(px - corner[0], py - corner[1]));
    edge[away.indexOf(Math.min(...away))] = [corner[0], corner[1], z];
  }
  return lofted([edge, rim, ringOf(hole, z - 0.04, 0.04), ringOf(hole, z - 0.12), ringOf(hole, below)]);
}

/** The upright edge of a slab, its upper edge eased. */
export function slabEdge(
  from: readonly [number, number],
  to: readonly [number, number],
  below: number,
  top: number,
  ease: number,
): Mesh {
  const ring = (z: number, inset: number): Ring => [
    [from[0] + inset, from[1] + inset, z],
    [to[0] - inset, from[1] + inset, z],
    [to[0] - inset, to[1] - inset, z],
    [from[0] + inset, to[1] - inset, z],
  ];
  return lofted([ring(below, 0), ring(top - ease, 0), ring(top - ease * 0.3, ease * 0.3), ring(top, ease)], {
    creaseAt: 60,
  });
}

/** The inside of a basin below a hole: steep walls, a rounded foot, a floor that falls to the drain. */
export function basinIn(hole: Cutout, top: number, deep: number, slope = 0.12): Mesh {
  const floor = top - deep;
  const narrow = deep * slope;
  const r = Math.min(2.2, deep * 0.4, Math.min(hole.halfX, hole.halfY) * 0.4);
  const rings: Ring[] = [ringOf(hole, top, 0.25), ringOf(hole, floor + r, -narrow)];
  for (const turn of [25, 50, 72, 90]) {
    const a = (turn * Math.PI) / 180;
    rings.push(ringOf(hole, floor + r * (1 - Math.sin(a)), -narrow - r * (1 - Math.cos(a))));
  }
  const last = Math.min(hole.halfX, hole.halfY) - narrow - r;
  rings.push(ringOf({ ...hole, halfX: last * 0.5, halfY: last * 0.5, square: 2 }, floor - 0.12));
  rings.push(ringOf({ ...hole, halfX: 0.01, halfY: 0.01, square: 2 }, floor - 0.2));
  return lofted(rings, { creaseAt: 60 });
}
