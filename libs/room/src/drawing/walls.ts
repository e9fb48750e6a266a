import type { Opening, Side } from '@plumbline/concept';
import type { Area } from './labels.js';
import { EXTERIOR_WALL, INTERIOR_WALL, type View } from './sheet.js';
import { d, INK, line, path, rect, WEIGHT } from './svg.js';

/** Walls as solid poché, and what stands in their openings. */

export const thickness = (v: View, side: Side): number =>
  (v.room.exterior.includes(side) ? EXTERIOR_WALL : INTERIOR_WALL) * v.s;

/** The four walls as pieces between openings, in sheet points. */
export function wallPieces(v: View): Area[] {
  const { s, left, top, room } = v;
  const w = room.widthIn * s;
  const h = room.depthIn * s;
  const t = {
    north: thickness(v, 'north'),
    south: thickness(v, 'south'),
    west: thickness(v, 'west'),
    east: thickness(v, 'east'),
  };
  const pieces: Area[] = [];
  for (const side of ['north', 'south', 'west', 'east'] as const) {
    const across = side === 'north' || side === 'south';
    const length = across ? w : h;
    const gaps = room.openings
      .filter((o) => o.side === side)
      .map((o) => ({ from: o.offsetIn * s, to: (o.offsetIn + o.widthIn) * s }))
      .sort((a, b) => a.from - b.from);
    // North and south walls take the corners.
    const lead = across ? t.west : 0;
    const tail = across ? t.east : 0;
    let at = -lead;
    const push = (from: number, to: number): void => {
      if (to - from < 0.01) return;
      if (side === 'north') pieces.push({ x: left + from, y: top - t.north, w: to - from, h: t.north });
      else if (side === 'south') pieces.push({ x: left + from, y: top + h, w: to - from, h: t.south });
      // Positions on the east and west walls count from the south.
      else if (side === 'west') pieces.push({ x: left - t.west, y: top + h - to, w: t.west, h: to - from });
      else pieces.push({ x: left + w, y: top + h - to, w: t.east, h: to - from });
    };
    for (const gap of gaps) {
      push(at, gap.from);
      at = gap.to;
    }
    push(at, length + tail);
  }
  return pieces;
}

export const drawWalls = (v: View): string =>
  wallPieces(v)
    .map((p) => rect(p.x, p.y, p.w, p.h, { fill: INK.poche, weight: 0.3, stroke: INK.poche }))
    .join('');

/** Everything drawn in a wall's frame: `t` along the wall from its west or south end, `n` into the room. */
export function drawOpening(v: View, o: Opening): string {
  const th = thickness(v, o.side);
  const a = o.offsetIn * v.s;
  const b = (o.offsetIn + o.widthIn) * v.s;
  const P = (t: number, k: number): [number, number] => {
    const { left, top } = v;
    const w = v.room.widthIn * v.s;
    const h = v.room.depthIn * v.s;
    switch (o.side) {
      case 'north':
        return [left + t, top + k];
      case 'south':
        return [left + t, top + h - k];
      case 'west':
        return [left + k, top + h - t];
      case 'east':
        return [left + w - k, top + h - t];
    }
  };
  const seg = (t1: number, k1: number, t2: number, k2: number, weight: number, dash?: string): string =>
    line(...P(t1, k1), ...P(t2, k2), dash ? { weight, dash } : { weight });
  const quad = (t1: number, k1: number, t2: number, k2: number, fill: string, weight: number): string => {
    const [p, q, r, u] = [P(t1, k1), P(t2, k1), P(t2, k2), P(t1, k2)];
    return path(d('M', ...p, 'L', ...q, 'L', ...r, 'L', ...u, 'Z'), { fill, weight });
  };
  const jambs = seg(a, 0, a, -th, WEIGHT.object) + seg(b, 0, b, -th, WEIGHT.object);

  switch (o.kind) {
    case 'window': {
      const mid = -th / 2;
      const glass = Math.min(th * 0.14, 1.6);
      return (
        quad(a, 0, b, -th, INK.paper, WEIGHT.object) +
        seg(a, mid - glass, b, mid - glass, WEIGHT.detail) +
        seg(a, mid + glass, b, mid + glass, WEIGHT.detail) +
        seg(a - 2 * v.s, 1.2 * v.s, b + 2 * v.s, 1.2 * v.s, WEIGHT.detail) +
        seg(a - 2 * v.s, 0, a - 2 * v.s, 1.2 * v.s, WEIGHT.detail) +
        seg(b + 2 * v.s, 0, b + 2 * v.s, 1.2 * v.s, WEIGHT.detail)
      );
    }
    case 'cased-opening':
      return jambs + seg(a, 0, b, 0, WEIGHT.detail, '4 3') + seg(a, -th, b, -th, WEIGHT.detail, '4 3');
    case 'sliding-door': {
      const mid = (a + b) / 2;
      const k = th / 5;
      return (
        jambs +
        seg(a, 0, b, 0, WEIGHT.fine) +
        seg(a, -th, b, -th, WEIGHT.fine) +
        quad(a, -1.2 * k, mid + 1.5 * v.s, -2.2 * k, INK.paper, WEIGHT.detail) +
        quad(mid - 1.5 * v.s, -2.8 * k, b, -3.8 * k, INK.paper, WEIGHT.detail)
      );
    }
    case 'pocket-door': {
      const width = b - a;
      return (
        jambs +
        quad(a, -th * 0.4, a + width * 0.35, -th * 0.6, INK.paper, WEIGHT.detail) +
        seg(a - width, -th * 0.5, a, -th * 0.5, WEIGHT.detail, '3 2')
      );
    }
    case 'garage-door':
      return (
        jambs +
        quad(a, -th * 0.55, b, -th * 0.85, INK.paper, WEIGHT.object) +
        seg(a, 0, b, 0, WEIGHT.detail, '6 3')
      );
    case 'door': {
      const width = b - a;
      const inside = (o.swing?.into ?? 'room') === 'room';
      const near = (o.swing?.hinge ?? 'near') === 'near';
      const hinge = near ? a : b;
      const free = near ? b : a;
      const start = inside ? 0 : -th;
      const end = inside ? width : -th - width;
      const leaf = (near ? 1 : -1) * 1.6 * v.s;
      const tip = P(hinge, end);
      const latch = P(free, start);
      const pivot = P(hinge, start);
      // The arc turns from the leaf's tip to the latch, on the side away from the hinge.
      const cross = (tip[0] - pivot[0]) * (latch[1] - pivot[1]) - (tip[1] - pivot[1]) * (latch[0] - pivot[0]);
      return (
        jambs +
        seg(a, 0, b, 0, WEIGHT.fine) +
        seg(a, -th, b, -th, WEIGHT.fine) +
        path(d('M', ...tip, 'A', width, width, 0, 0, cross > 0 ? 1 : 0, ...latch), {
          weight: WEIGHT.detail,
          stroke: INK.soft,
        }) +
        quad(hinge, start, hinge + leaf, end, INK.paper, WEIGHT.object)
      );
    }
  }
}
