import { circle, d, INK, line, path, rect } from '../../pen/svg.js';
import { DASH, DETAIL, FINE, OBJECT, type Symbols } from './symbol.js';

/** What a garage holds. */
export const GARAGE = {
  car: (f) => {
    const r = f.w * 0.22;
    let art = rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...DETAIL, fill: INK.paper }, r);
    art += path(
      d(
        'M',
        -f.w * 0.4,
        f.h * 0.2,
        'Q',
        0,
        f.h * 0.3,
        f.w * 0.4,
        f.h * 0.2,
        'L',
        f.w * 0.33,
        f.h * 0.08,
        'Q',
        0,
        f.h * 0.14,
        -f.w * 0.33,
        f.h * 0.08,
        'Z',
      ),
      { ...FINE, fill: INK.water },
    );
    art += path(
      d(
        'M',
        -f.w * 0.36,
        -f.h * 0.36,
        'Q',
        0,
        -f.h * 0.42,
        f.w * 0.36,
        -f.h * 0.36,
        'L',
        f.w * 0.31,
        -f.h * 0.27,
        'Q',
        0,
        -f.h * 0.31,
        -f.w * 0.31,
        -f.h * 0.27,
        'Z',
      ),
      { ...FINE, fill: INK.water },
    );
    art +=
      line(-f.w * 0.42, f.h * 0.16, -f.w * 0.42, -f.h * 0.32, FINE) +
      line(f.w * 0.42, f.h * 0.16, f.w * 0.42, -f.h * 0.32, FINE);
    art +=
      rect(-f.w / 2 - 3 * f.s, f.h * 0.17, 4 * f.s, 5 * f.s, { ...FINE, fill: INK.paper }, f.s) +
      rect(f.w / 2 - f.s, f.h * 0.17, 4 * f.s, 5 * f.s, { ...FINE, fill: INK.paper }, f.s);
    // The open bed of a pickup, behind its cab.
    if (f.item.kind === 'car' && f.item.traits?.form === 'pickup')
      art += rect(-f.w * 0.42, -f.h / 2 + 5 * f.s, f.w * 0.84, 66 * f.s, { ...DETAIL, fill: INK.furniture });
    return art;
  },
  bike: (f) => {
    const r = Math.min(f.w * 0.2, f.h * 0.4, 13 * f.s);
    const across = f.w >= f.h;
    const a = across ? [-f.w * 0.28, 0] : [0, -f.h * 0.28];
    const b = across ? [f.w * 0.28, 0] : [0, f.h * 0.28];
    return (
      rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...FINE, dash: '2 1.5' }) +
      circle(a[0] ?? 0, a[1] ?? 0, r, DETAIL) +
      circle(b[0] ?? 0, b[1] ?? 0, r, DETAIL) +
      line(a[0] ?? 0, a[1] ?? 0, b[0] ?? 0, b[1] ?? 0, DETAIL)
    );
  },
  'ev-charger': (f) =>
    rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...OBJECT, fill: INK.appliance }) +
    path(d('M', 1.5 * f.s, -f.h / 2, 'L', -1.5 * f.s, 0, 'L', 1.5 * f.s, 0, 'L', -1.5 * f.s, f.h / 2), {
      ...DETAIL,
      stroke: INK.accent,
    }),
  overhead: (f) =>
    rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...DASH }) +
    line(-f.w / 2, -f.h / 2, f.w / 2, f.h / 2, { ...FINE, stroke: INK.faint }) +
    line(f.w / 2, -f.h / 2, -f.w / 2, f.h / 2, { ...FINE, stroke: INK.faint }),
} satisfies Partial<Symbols>;
