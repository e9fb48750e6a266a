import { circle, INK, line, n, path, WEIGHT } from '../../pen/svg.js';
import { DETAIL, FINE, type Symbols } from './symbol.js';

/** Lamps, lights and fans. */
export const LIGHTING = {
  lamp: (f) =>
    circle(0, 0, f.w / 2, DETAIL) +
    circle(0, 0, f.w / 5, FINE) +
    line(-f.w / 2, 0, f.w / 2, 0, FINE) +
    line(0, -f.w / 2, 0, f.w / 2, FINE),
  light: (f) => {
    const wall = f.item.kind === 'sconce';
    const r = Math.max(Math.min(f.w, f.h) / 2, 1.6);
    const pen = { weight: WEIGHT.fine, stroke: wall ? INK.soft : INK.faint };
    const arm = wall ? f.w / 2 : r;
    return (
      line(-arm, 0, arm, 0, pen) +
      circle(0, 0, r, { ...pen, fill: wall ? INK.paper : 'none' }) +
      (wall ? '' : line(0, -r, 0, r, pen))
    );
  },
  'island-light': (f) =>
    circle(0, 0, f.w / 2, { ...FINE, dash: '2 1.5' }) + circle(0, 0, 0.8 * f.s, { ...FINE, fill: INK.soft }),
  'ceiling-fan': (f) => {
    const r = f.w / 2;
    const blades = [0, 1, 2, 3, 4].map((i) => {
      const a = (i * 2 * Math.PI) / 5;
      const c = (b: number, k: number) => `${n(Math.cos(b) * r * k)} ${n(Math.sin(b) * r * k)}`;
      return path(`M${c(a - 0.3, 0.18)}L${c(a - 0.13, 1)}L${c(a + 0.13, 1)}L${c(a + 0.3, 0.18)}Z`, {
        ...FINE,
        stroke: INK.faint,
      });
    });
    return blades.join('') + circle(0, 0, r * 0.16, { ...FINE, stroke: INK.faint });
  },
} satisfies Partial<Symbols>;
