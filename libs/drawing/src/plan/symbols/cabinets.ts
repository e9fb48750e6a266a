import { circle, d, INK, line, path, rect, WEIGHT } from '../../pen/svg.js';
import { DASH, DETAIL, FINE, OBJECT, outline, type SymbolFrame, type Symbols } from './symbol.js';

/** Cabinets, counters and sinks. */
export const CABINETS = {
  cabinet: (f) =>
    f.item.kind === 'base-cabinet' && f.item.traits?.kneeSpace
      ? rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...DETAIL, fill: INK.floor, dash: '3 2' })
      : outline(f, INK.cabinet) + line(-f.w / 2, f.h / 2 - 1.5 * f.s, f.w / 2, f.h / 2 - 1.5 * f.s, FINE),
  'tall-cabinet': (f) =>
    outline(f, INK.cabinet) +
    line(-f.w / 2, -f.h / 2, f.w / 2, f.h / 2, FINE) +
    line(f.w / 2, -f.h / 2, -f.w / 2, f.h / 2, FINE),
  'wall-oven': (f) =>
    outline(f, INK.appliance) +
    rect(-f.w / 2 + 2 * f.s, -f.h / 2 + 3 * f.s, f.w - 4 * f.s, f.h - 7 * f.s, DETAIL) +
    line(-f.w / 2, f.h / 2 - 2 * f.s, f.w / 2, f.h / 2 - 2 * f.s, DETAIL),
  'corner-cabinet': cornerCabinet,
  'wall-cabinet': (f) => rect(-f.w / 2, -f.h / 2, f.w, f.h, DASH),
  counter: (f) => {
    const island = f.item.group === 'island' || f.item.group === 'peninsula' || f.item.group === 'bar';
    return rect(-f.w / 2, -f.h / 2, f.w, f.h, {
      weight: island ? WEIGHT.object : WEIGHT.detail,
      fill: 'none',
    });
  },
  'sink-base': (f) => {
    const bowls = f.item.traits?.bowls ?? 1;
    const apron = f.item.traits?.apron === true;
    const iw = Math.min(f.w - 3 * f.s, 33 * f.s);
    const ih = apron ? f.h - 4 * f.s : 17 * f.s;
    const top = apron ? -f.h / 2 + 5 * f.s : -f.h / 2 + 4.5 * f.s;
    let art =
      outline(f, INK.cabinet) + line(-f.w / 2, f.h / 2 - 1.5 * f.s, f.w / 2, f.h / 2 - 1.5 * f.s, FINE);
    art += rect(-iw / 2, top, iw, ih, { ...OBJECT, fill: INK.fixture }, 2 * f.s);
    for (let i = 0; i < bowls; i++) {
      const bw = (iw - (bowls + 1) * 1.2 * f.s) / bowls;
      const x = -iw / 2 + 1.2 * f.s + i * (bw + 1.2 * f.s);
      art += rect(x, top + 1.2 * f.s, bw, ih - 2.4 * f.s, { ...DETAIL, fill: INK.water }, 1.8 * f.s);
      art += circle(x + bw / 2, top + ih / 2, 1.4 * f.s, DETAIL);
    }
    art +=
      circle(0, top - 1.2 * f.s, 1 * f.s, { ...DETAIL, fill: INK.paper }) +
      line(0, top - 1.2 * f.s, 0, top + 4.5 * f.s, { weight: WEIGHT.object });
    return art;
  },
} satisfies Partial<Symbols>;

/** L in plan: its elbow lies in the room's corner, whatever way the item faces. Drawn unturned. */
function cornerCabinet({ item, w, h, s }: SymbolFrame<'corner-base-cabinet'>): string {
  const leg = (item.traits?.legIn ?? 24) * s;
  const corner = item.traits?.corner ?? 'northwest';
  const mx = corner.endsWith('west') ? 1 : -1;
  const my = corner.startsWith('north') ? 1 : -1;
  const x = (v: number) => v * mx;
  const y = (v: number) => v * my;
  const hw = w / 2;
  const hh = h / 2;
  const front = 1.5 * s;
  return (
    path(
      d(
        'M',
        x(-hw),
        y(-hh),
        'L',
        x(hw),
        y(-hh),
        'L',
        x(hw),
        y(-hh + leg),
        'L',
        x(-hw + leg),
        y(-hh + leg),
        'L',
        x(-hw + leg),
        y(hh),
        'L',
        x(-hw),
        y(hh),
        'Z',
      ),
      { ...OBJECT, fill: INK.cabinet },
    ) +
    path(
      d(
        'M',
        x(hw),
        y(-hh + leg - front),
        'L',
        x(-hw + leg - front),
        y(-hh + leg - front),
        'L',
        x(-hw + leg - front),
        y(hh),
      ),
      FINE,
    ) +
    circle(x(-hw + leg * 0.62), y(-hh + leg * 0.62), leg * 0.42, FINE)
  );
}
