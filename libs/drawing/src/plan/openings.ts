import { frameOf, isPocketPair, type Opening } from '@plumbline/concept';
import { d, INK, line, path, WEIGHT } from '../pen/svg.js';
import type { View } from '../sheet/view.js';
import { pointAt, thicknessIn } from './walls.js';

/** How lines of one opening are drawn: `t` along its wall from the west or south end, `k` into the room, pixels of the sheet. */
interface OpeningPen {
  /** A point of the sheet. */
  readonly at: (t: number, k: number) => [number, number];
  readonly line: (t1: number, k1: number, t2: number, k2: number, weight: number, dash?: string) => string;
  readonly quad: (t1: number, k1: number, t2: number, k2: number, fill: string, weight: number) => string;
  /** Near and far side along the wall. */
  readonly a: number;
  readonly b: number;
  /** The wall's thickness. */
  readonly thick: number;
  /** Pixels an inch. */
  readonly s: number;
  readonly jambs: string;
}

function penOf(v: View, o: Opening): OpeningPen {
  const frame = frameOf(v.room.shell, o.wall);
  const thick = thicknessIn(v.room.shell, frame) * v.s;
  const a = o.offsetIn * v.s;
  const b = (o.offsetIn + o.widthIn) * v.s;
  const at = (t: number, k: number): [number, number] => pointAt(v, frame, t, k);
  const seg: OpeningPen['line'] = (t1, k1, t2, k2, weight, dash) =>
    line(...at(t1, k1), ...at(t2, k2), dash ? { weight, dash } : { weight });
  const quad: OpeningPen['quad'] = (t1, k1, t2, k2, fill, weight) => {
    const [p, q, r, u] = [at(t1, k1), at(t2, k1), at(t2, k2), at(t1, k2)];
    return path(d('M', ...p, 'L', ...q, 'L', ...r, 'L', ...u, 'Z'), { fill, weight });
  };
  const jambs = seg(a, 0, a, -thick, WEIGHT.object) + seg(b, 0, b, -thick, WEIGHT.object);
  return { at, line: seg, quad, a, b, thick, s: v.s, jambs };
}

/** An opening on the plan, in its wall. */
export function drawOpening(v: View, o: Opening): string {
  const pen = penOf(v, o);
  const { line: seg, quad, a, b, thick, jambs } = pen;
  switch (o.kind) {
    case 'window':
      return drawWindow(pen);
    case 'cased-opening':
      return jambs + seg(a, 0, b, 0, WEIGHT.detail, '4 3') + seg(a, -thick, b, -thick, WEIGHT.detail, '4 3');
    case 'sliding-door':
      return drawSlidingDoor(pen);
    case 'french-door':
      return drawFrenchDoor(pen, o.swing?.into === 'room');
    case 'pocket-door': {
      const width = b - a;
      if (isPocketPair(o)) return drawPocketPair(pen);
      return (
        jambs +
        quad(a, -thick * 0.4, a + width * 0.35, -thick * 0.6, INK.paper, WEIGHT.detail) +
        seg(a - width, -thick * 0.5, a, -thick * 0.5, WEIGHT.detail, '3 2')
      );
    }
    case 'garage-door':
      return (
        jambs +
        quad(a, -thick * 0.55, b, -thick * 0.85, INK.paper, WEIGHT.object) +
        seg(a, 0, b, 0, WEIGHT.detail, '6 3')
      );
    case 'door':
      return drawDoor(pen, (o.swing?.into ?? 'room') === 'room', (o.swing?.hinge ?? 'near') === 'near');
  }
}

/** Two lines of glass, and the stool in the room. */
function drawWindow({ line: seg, quad, a, b, thick, s }: OpeningPen): string {
  const mid = -thick / 2;
  const glass = Math.min(thick * 0.14, 1.6);
  return (
    quad(a, 0, b, -thick, INK.paper, WEIGHT.object) +
    seg(a, mid - glass, b, mid - glass, WEIGHT.detail) +
    seg(a, mid + glass, b, mid + glass, WEIGHT.detail) +
    seg(a - 2 * s, 1.2 * s, b + 2 * s, 1.2 * s, WEIGHT.detail) +
    seg(a - 2 * s, 0, a - 2 * s, 1.2 * s, WEIGHT.detail) +
    seg(b + 2 * s, 0, b + 2 * s, 1.2 * s, WEIGHT.detail)
  );
}

/** Two leaves, each half drawn out of its pocket on either side. */
function drawPocketPair({ line: seg, quad, a, b, thick, jambs }: OpeningPen): string {
  const leaf = (b - a) / 2;
  const shown = leaf * 0.35;
  return (
    jambs +
    quad(a, -thick * 0.4, a + shown, -thick * 0.6, INK.paper, WEIGHT.detail) +
    quad(b - shown, -thick * 0.4, b, -thick * 0.6, INK.paper, WEIGHT.detail) +
    seg(a - leaf, -thick * 0.5, a, -thick * 0.5, WEIGHT.detail, '3 2') +
    seg(b, -thick * 0.5, b + leaf, -thick * 0.5, WEIGHT.detail, '3 2')
  );
}

/** Two leaves that pass each other. */
function drawSlidingDoor({ line: seg, quad, a, b, thick, s, jambs }: OpeningPen): string {
  const mid = (a + b) / 2;
  const k = thick / 5;
  return (
    jambs +
    seg(a, 0, b, 0, WEIGHT.fine) +
    seg(a, -thick, b, -thick, WEIGHT.fine) +
    quad(a, -1.2 * k, mid + 1.5 * s, -2.2 * k, INK.paper, WEIGHT.detail) +
    quad(mid - 1.5 * s, -2.8 * k, b, -3.8 * k, INK.paper, WEIGHT.detail)
  );
}

/** The arc of a leaf from its open edge to its latch, on the side away from the hinge. */
function swingOf(
  { at }: OpeningPen,
  { hinge, latch, start, end, leaf }: Readonly<Record<'hinge' | 'latch' | 'start' | 'end' | 'leaf', number>>,
): string {
  const [tip, closed, pivot] = [at(hinge, end), at(latch, start), at(hinge, start)];
  const cross = (tip[0] - pivot[0]) * (closed[1] - pivot[1]) - (tip[1] - pivot[1]) * (closed[0] - pivot[0]);
  return path(d('M', ...tip, 'A', leaf, leaf, 0, 0, cross > 0 ? 1 : 0, ...closed), {
    weight: WEIGHT.detail,
    stroke: INK.soft,
  });
}

/** How thick a leaf is drawn, inches. */
const LEAF = 1.6;

/** Two glazed leaves with their swings. */
function drawFrenchDoor(pen: OpeningPen, inside: boolean): string {
  const { line: seg, quad, a, b, thick, s, jambs } = pen;
  const leaf = (b - a) / 2;
  const start = inside ? 0 : -thick;
  const end = inside ? leaf : -thick - leaf;
  const swing = (hinge: number, inward: 1 | -1): string =>
    swingOf(pen, { hinge, latch: (a + b) / 2, start, end, leaf }) +
    quad(hinge, start, hinge + inward * LEAF * s, end, INK.paper, WEIGHT.object) +
    // Glass in the leaf.
    seg(hinge + (inward * LEAF * s) / 2, start, hinge + (inward * LEAF * s) / 2, end, WEIGHT.fine);
  return (
    jambs + seg(a, 0, b, 0, WEIGHT.fine) + seg(a, -thick, b, -thick, WEIGHT.fine) + swing(a, 1) + swing(b, -1)
  );
}

/** One leaf with its swing. */
function drawDoor(pen: OpeningPen, inside: boolean, near: boolean): string {
  const { line: seg, quad, a, b, thick, s, jambs } = pen;
  const leaf = b - a;
  const [hinge, latch] = near ? [a, b] : [b, a];
  const start = inside ? 0 : -thick;
  const end = inside ? leaf : -thick - leaf;
  return (
    jambs +
    seg(a, 0, b, 0, WEIGHT.fine) +
    seg(a, -thick, b, -thick, WEIGHT.fine) +
    swingOf(pen, { hinge, latch, start, end, leaf }) +
    quad(hinge, start, hinge + (near ? 1 : -1) * LEAF * s, end, INK.paper, WEIGHT.object)
  );
}
