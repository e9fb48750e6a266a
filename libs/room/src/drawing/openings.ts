import { frameOf, type Opening } from '@plumbline/concept';
import { d, INK, line, path, WEIGHT } from './svg.js';
import type { View } from './view.js';
import { pointAt, thicknessIn } from './walls.js';

/** An opening, drawn in its wall's frame: `t` along the wall from its west or south end, `k` into the room. */
export function drawOpening(v: View, o: Opening): string {
  const frame = frameOf(v.room.shell, o.wall);
  const th = thicknessIn(v.room.shell, frame) * v.s;
  const a = o.offsetIn * v.s;
  const b = (o.offsetIn + o.widthIn) * v.s;
  const P = (t: number, k: number): [number, number] => pointAt(v, frame, t, k);
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
    case 'french-door': {
      const mid = (a + b) / 2;
      const leaf = (b - a) / 2;
      const inside = o.swing?.into === 'room';
      const start = inside ? 0 : -th;
      const end = inside ? leaf : -th - leaf;
      const thick = 1.6 * v.s;
      const swing = (hinge: number, inward: 1 | -1): string => {
        const tip = P(hinge, end);
        const latch = P(mid, start);
        const pivot = P(hinge, start);
        const cross =
          (tip[0] - pivot[0]) * (latch[1] - pivot[1]) - (tip[1] - pivot[1]) * (latch[0] - pivot[0]);
        return (
          path(d('M', ...tip, 'A', leaf, leaf, 0, 0, cross > 0 ? 1 : 0, ...latch), {
            weight: WEIGHT.detail,
            stroke: INK.soft,
          }) +
          quad(hinge, start, hinge + inward * thick, end, INK.paper, WEIGHT.object) +
          // Glass in the leaf.
          seg(hinge + (inward * thick) / 2, start, hinge + (inward * thick) / 2, end, WEIGHT.fine)
        );
      };
      return (
        jambs + seg(a, 0, b, 0, WEIGHT.fine) + seg(a, -th, b, -th, WEIGHT.fine) + swing(a, 1) + swing(b, -1)
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
