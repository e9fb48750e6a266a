import { circle, INK, line, rect } from '../../pen/svg.js';
import { DASH, DETAIL, FINE, OBJECT, outline, type SymbolFrame, type Symbols } from './symbol.js';

/** Appliances of kitchen and laundry. */
export const APPLIANCES = {
  appliance: (f) =>
    outline(f, INK.appliance) + line(-f.w / 2, f.h / 2 - 2 * f.s, f.w / 2, f.h / 2 - 2 * f.s, DETAIL),
  dishwasher: (f) =>
    outline(f, INK.appliance) +
    line(-f.w / 2, f.h / 2 - 2 * f.s, f.w / 2, f.h / 2 - 2 * f.s, DETAIL) +
    line(-f.w / 2, -f.h / 2, f.w / 2, f.h / 2 - 2 * f.s, FINE),
  range: (f) => {
    let art = outline(f, INK.appliance);
    art += line(-f.w / 2, -f.h / 2 + 2 * f.s, f.w / 2, -f.h / 2 + 2 * f.s, DETAIL);
    art += line(-f.w / 2, f.h / 2 - 2.5 * f.s, f.w / 2, f.h / 2 - 2.5 * f.s, DETAIL);
    return art + burners(f, -f.h / 2 + 3 * f.s, f.h - 6.5 * f.s);
  },
  cooktop: (f) =>
    rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...OBJECT, fill: INK.appliance }, f.s) +
    burners(f, -f.h / 2 + f.s, f.h - 2 * f.s),
  hood: (f) => rect(-f.w / 2, -f.h / 2, f.w, f.h, DASH),
  refrigerator: (f) => {
    const doors = f.item.traits?.doors;
    const body = f.h - 2.5 * f.s;
    let art = rect(-f.w / 2, -f.h / 2, f.w, body, { ...OBJECT, fill: INK.appliance });
    art += rect(-f.w / 2, -f.h / 2 + body, f.w, 2.5 * f.s, { ...OBJECT, fill: INK.paper });
    if (doors !== 'single')
      art += line(
        doors === 'side-by-side' ? -f.w * 0.1 : 0,
        f.h / 2 - 2.5 * f.s,
        doors === 'side-by-side' ? -f.w * 0.1 : 0,
        f.h / 2,
        DETAIL,
      );
    art +=
      line(-f.w / 2, -f.h / 2, f.w / 2, -f.h / 2 + body, FINE) +
      line(f.w / 2, -f.h / 2, -f.w / 2, -f.h / 2 + body, FINE);
    return art;
  },
  washer: (f) =>
    outline(f, INK.appliance, f.s) +
    circle(0, f.s, Math.min(f.w, f.h) * 0.32, DETAIL) +
    circle(0, f.s, Math.min(f.w, f.h) * 0.2, FINE) +
    line(-f.w / 2, -f.h / 2 + 4 * f.s, f.w / 2, -f.h / 2 + 4 * f.s, FINE),
  dryer: (f) =>
    outline(f, INK.appliance, f.s) +
    circle(0, f.s, Math.min(f.w, f.h) * 0.32, DETAIL) +
    line(-f.w / 2, -f.h / 2 + 4 * f.s, f.w / 2, -f.h / 2 + 4 * f.s, FINE),
} satisfies Partial<Symbols>;

function burners({ item, w, s }: SymbolFrame<'range' | 'cooktop'>, top: number, height: number): string {
  const count = item.traits?.burners ?? 4;
  const columns = count <= 2 ? 1 : count <= 4 ? 2 : count <= 6 ? 3 : 4;
  const fuel = item.traits?.fuel;
  let art = '';
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < 2; r++) {
      if (count === 5 && c === 1 && r === 1) continue;
      const x = ((c + 0.5) / columns - 0.5) * (w - 3 * s);
      const y = top + ((r + 0.5) / 2) * height;
      const radius = Math.min(3.6 * s, height / 5, w / columns / 3);
      art += circle(x, y, radius, { ...DETAIL, stroke: INK.line });
      if (fuel === 'gas' || fuel === 'dual' || fuel === undefined) {
        art +=
          line(x - radius * 1.35, y, x + radius * 1.35, y, FINE) +
          line(x, y - radius * 1.35, x, y + radius * 1.35, FINE);
      } else art += circle(x, y, radius * 0.55, FINE);
    }
  }
  return art;
}
