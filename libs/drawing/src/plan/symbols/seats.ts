import { circle, d, INK, line, path, rect, WEIGHT } from '../../pen/svg.js';
import { DETAIL, FINE, OBJECT, outline, type Symbols } from './symbol.js';

/** Seats. */
export const SEATS = {
  sofa: (f) => {
    const seats = f.item.traits?.seats ?? 3;
    const arm = 6 * f.s;
    const back = 8 * f.s;
    let art = outline(f, INK.furniture, 3 * f.s);
    art += rect(-f.w / 2, -f.h / 2, f.w, back, { ...DETAIL, fill: 'none' }, 2.5 * f.s);
    art += rect(
      -f.w / 2,
      -f.h / 2 + back * 0.6,
      arm,
      f.h - back * 0.6,
      { ...DETAIL, fill: INK.furniture },
      2.5 * f.s,
    );
    art += rect(
      f.w / 2 - arm,
      -f.h / 2 + back * 0.6,
      arm,
      f.h - back * 0.6,
      { ...DETAIL, fill: INK.furniture },
      2.5 * f.s,
    );
    const sw = (f.w - 2 * arm) / seats;
    for (let i = 0; i < seats; i++)
      art += rect(-f.w / 2 + arm + i * sw, -f.h / 2 + back, sw, f.h - back - f.s, DETAIL, 2 * f.s);
    return art;
  },
  sectional: (f) => {
    const left = f.item.traits?.chaise !== 'right';
    const sd = Math.min((f.item.traits?.seatDepthIn ?? 36) * f.s, f.h);
    const m = left ? 1 : -1;
    const x = (v: number) => v * m;
    const hw = f.w / 2;
    const hh = f.h / 2;
    const back = 8 * f.s;
    let art = path(
      d(
        'M',
        x(-hw),
        -hh,
        'L',
        x(hw),
        -hh,
        'L',
        x(hw),
        -hh + sd,
        'L',
        x(-hw + sd),
        -hh + sd,
        'L',
        x(-hw + sd),
        hh,
        'L',
        x(-hw),
        hh,
        'Z',
      ),
      { ...OBJECT, fill: INK.furniture },
    );
    art += path(d('M', x(hw), -hh + back, 'L', x(-hw + back), -hh + back, 'L', x(-hw + back), hh), DETAIL);
    art += line(x(hw - 6 * f.s), -hh + back, x(hw - 6 * f.s), -hh + sd, DETAIL);
    const long = (f.w - sd - 6 * f.s) / 2;
    art +=
      line(x(-hw + sd), -hh + back, x(-hw + sd), -hh + sd, DETAIL) +
      line(x(-hw + sd + long), -hh + back, x(-hw + sd + long), -hh + sd, DETAIL);
    art += line(x(-hw + back), -hh + sd, x(-hw + sd), -hh + sd, DETAIL);
    return art;
  },
  armchair: (f) => {
    const arm = f.w * 0.16;
    const back = f.h * 0.22;
    return (
      outline(f, INK.furniture, 4 * f.s) +
      rect(-f.w / 2 + arm, -f.h / 2 + back, f.w - 2 * arm, f.h - back - f.s, DETAIL, 2.5 * f.s) +
      line(-f.w / 2 + arm, -f.h / 2 + back, -f.w / 2 + arm, f.h / 2 - 2 * f.s, DETAIL)
    );
  },
  chair: (f) =>
    rect(
      -f.w / 2,
      -f.h / 2 + 2 * f.s,
      f.w,
      f.h - 2 * f.s,
      { ...DETAIL, fill: INK.furniture, stroke: INK.line },
      2.5 * f.s,
    ) +
    path(
      d(
        'M',
        -f.w / 2 + f.s,
        -f.h / 2 + 3 * f.s,
        'Q',
        0,
        -f.h / 2 - 1 * f.s,
        f.w / 2 - f.s,
        -f.h / 2 + 3 * f.s,
      ),
      { weight: WEIGHT.object },
    ),
  stool: (f) =>
    circle(0, 0, f.w / 2, { ...DETAIL, stroke: INK.line, fill: INK.furniture }) +
    circle(0, 0, f.w / 2 - 2 * f.s, FINE),
  'office-chair': (f) => {
    const r = Math.min(f.w, f.h) / 2;
    return (
      circle(0, f.s, r * 0.78, { ...DETAIL, stroke: INK.line, fill: INK.furniture }) +
      path(d('M', -r * 0.8, -r * 0.45, 'Q', 0, -r * 1.35, r * 0.8, -r * 0.45), { weight: WEIGHT.object }) +
      line(-r, 0, -r, r * 0.5, DETAIL) +
      line(r, 0, r, r * 0.5, DETAIL)
    );
  },
} satisfies Partial<Symbols>;
