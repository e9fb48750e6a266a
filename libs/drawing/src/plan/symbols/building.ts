import { isHalfWall } from '@plumbline/room/parts';
import { circle, d, INK, line, path, rect, WEIGHT } from '../../pen/svg.js';
import { DASH, DETAIL, FINE, GUARD, OBJECT, outline, type Symbols } from './symbol.js';

/** What is built into a house. */
export const BUILDING = {
  fireplace: (f) => {
    const o = f.w * 0.3;
    return (
      outline(f, INK.cabinet) +
      path(
        d(
          'M',
          -o,
          f.h / 2,
          'L',
          -o * 0.75,
          -f.h / 2 + f.h * 0.3,
          'L',
          o * 0.75,
          -f.h / 2 + f.h * 0.3,
          'L',
          o,
          f.h / 2,
          'Z',
        ),
        { ...OBJECT, fill: INK.paper },
      ) +
      path(d('M', -o * 0.3, f.h * 0.25, 'Q', 0, -f.h * 0.25, o * 0.3, f.h * 0.25), {
        ...DETAIL,
        stroke: INK.accent,
      })
    );
  },
  stair: (f) => {
    const treads = Math.max(2, (f.item.traits?.risers ?? 13) - 1);
    let art = outline(f, INK.paper);
    for (let i = 1; i < treads; i++)
      art += line(-f.w / 2, -f.h / 2 + (i * f.h) / treads, f.w / 2, -f.h / 2 + (i * f.h) / treads, DETAIL);
    art += line(0, f.h / 2 - 3 * f.s, 0, -f.h / 2 + 6 * f.s, { weight: WEIGHT.object });
    art += path(
      d('M', -3 * f.s, -f.h / 2 + 11 * f.s, 'L', 0, -f.h / 2 + 5 * f.s, 'L', 3 * f.s, -f.h / 2 + 11 * f.s),
      { weight: WEIGHT.object },
    );
    // Around one that goes down stands a guard, on every side but that one steps off by.
    if (f.item.box.heightIn <= GUARD)
      for (const [x0, y0, x1, y1] of [
        [-f.w / 2, -f.h / 2, -f.w / 2, f.h / 2],
        [f.w / 2, -f.h / 2, f.w / 2, f.h / 2],
        [-f.w / 2, -f.h / 2, f.w / 2, -f.h / 2],
      ] as const)
        art += line(x0, y0, x1, y1, { weight: WEIGHT.wall });
    return art;
  },
  // One that ends below the cut is seen from above: its cap, and no section.
  partition: (f) =>
    isHalfWall(f.item)
      ? outline(f, INK.cabinet) +
        (f.w > f.h ? line(-f.w / 2, 0, f.w / 2, 0, DETAIL) : line(0, -f.h / 2, 0, f.h / 2, DETAIL))
      : rect(-f.w / 2, -f.h / 2, f.w, f.h, { weight: 0, fill: INK.poche }),
  'partition-door': (f) => {
    // The leaf stands open by a right angle; the item faces the side that it swings to.
    const near = f.item.traits?.hinge !== 'far';
    const x = near ? -f.w / 2 : f.w / 2;
    if (f.item.traits?.form !== 'hinged')
      return (
        rect(-f.w / 2, -f.h / 2, f.w, f.h, { weight: WEIGHT.detail, fill: INK.paper }) +
        rect(-f.w / 2, f.h / 2, f.w, f.s * 1.5, { ...DETAIL, fill: INK.paper })
      );
    return (
      rect(-f.w / 2, -f.h / 2, f.w, f.h, { weight: 0, fill: INK.paper }) +
      line(x, f.h / 2, x, f.h / 2 + f.w, { weight: WEIGHT.wall }) +
      path(d('M', x, f.h / 2 + f.w, 'A', f.w, f.w, 0, 0, near ? 0 : 1, -x, f.h / 2), FINE)
    );
  },
  column: (f) => rect(-f.w / 2, -f.h / 2, f.w, f.h, { weight: 0, fill: INK.poche }),
  // Masonry around a flue.
  chimney: (f) => {
    const wall = Math.min(8 * f.s, f.w / 4, f.h / 4);
    return (
      rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...OBJECT, fill: INK.poche }) +
      rect(-f.w / 2 + wall, -f.h / 2 + wall, f.w - 2 * wall, f.h - 2 * wall, { ...DETAIL, fill: INK.paper })
    );
  },
  radiator: (f) => {
    const fins = Math.max(3, Math.round(f.w / (3 * f.s)));
    let art = outline(f, INK.appliance);
    for (let i = 1; i < fins; i++) {
      const x = (i / fins - 0.5) * f.w;
      art += line(x, -f.h / 2, x, f.h / 2, FINE);
    }
    return art;
  },
  beam: (f) => rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...DASH, dash: '9 3' }),
  'water-heater': (f) =>
    circle(0, 0, f.w / 2, { ...OBJECT, fill: INK.appliance }) + circle(0, 0, f.w / 8, DETAIL),
} satisfies Partial<Symbols>;
