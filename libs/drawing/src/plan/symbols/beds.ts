import { hasPocketDoor } from '@plumbline/room/parts';
import { d, INK, line, path, rect, WEIGHT } from '../../pen/svg.js';
import { DASH, DETAIL, FINE, OBJECT, outline, type SymbolFrame, type Symbols } from './symbol.js';

/** Two berths, one over the other. */
const bunks = (f: SymbolFrame<'bunk-bed'>): string =>
  outline(f, INK.furniture, f.s) +
  rect(-f.w * 0.32, -f.h / 2 + 4 * f.s, f.w * 0.64, 12 * f.s, { ...DETAIL, fill: INK.paper }, 3 * f.s) +
  line(-f.w / 2, -f.h / 2, f.w / 2, f.h / 2, FINE) +
  line(f.w / 2, -f.h / 2, -f.w / 2, f.h / 2, FINE);

/** A berth overhead: dashed, with its four posts on the floor, so that what stands below it is seen. */
const loft = (f: SymbolFrame<'bunk-bed'>): string => {
  const post = 3 * f.s;
  const posts = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) =>
      rect(sx < 0 ? -f.w / 2 : f.w / 2 - post, sy < 0 ? -f.h / 2 : f.h / 2 - post, post, post, {
        weight: 0,
        fill: INK.poche,
      }),
    ),
  );
  return (
    rect(-f.w / 2, -f.h / 2, f.w, f.h, DASH) +
    rect(-f.w * 0.32, -f.h / 2 + 4 * f.s, f.w * 0.64, 12 * f.s, DASH, 3 * f.s) +
    posts.join('')
  );
};

/** Beds and closets. */
export const BEDS = {
  bed: (f) => {
    const size = f.item.traits?.size;
    const two = size !== 'twin';
    const head = 3 * f.s;
    const pw = two ? f.w * 0.4 : f.w * 0.62;
    let art =
      outline(f, INK.paper, 2 * f.s) +
      rect(-f.w / 2, -f.h / 2, f.w, head, { ...OBJECT, fill: INK.furniture });
    for (const x of two ? [-f.w * 0.24, f.w * 0.24] : [0])
      art += rect(
        x - pw / 2,
        -f.h / 2 + head + 3 * f.s,
        pw,
        13 * f.s,
        { ...DETAIL, fill: INK.paper },
        3 * f.s,
      );
    const fold = -f.h / 2 + head + 22 * f.s;
    art += rect(-f.w / 2, fold, f.w, f.h / 2 - fold, { ...DETAIL, fill: INK.furniture }, 2 * f.s);
    art += path(
      d('M', f.w / 2, fold + 2 * f.s, 'L', f.w / 2 - 17 * f.s, fold, 'L', f.w / 2, fold + 24 * f.s),
      { ...DETAIL, fill: INK.paper },
    );
    return art;
  },
  'bunk-bed': (f) => (f.item.traits?.form === 'loft' ? loft(f) : bunks(f)),
  crib: (f) =>
    outline(f, INK.paper, f.s) +
    rect(-f.w / 2 + 2 * f.s, -f.h / 2 + 2 * f.s, f.w - 4 * f.s, f.h - 4 * f.s, DETAIL, f.s) +
    Array.from({ length: 9 }, (_, i) =>
      line(
        -f.w / 2 + ((i + 1) * f.w) / 10,
        f.h / 2 - 2 * f.s,
        -f.w / 2 + ((i + 1) * f.w) / 10,
        f.h / 2,
        FINE,
      ),
    ).join(''),
  closet: (f) => {
    const wall = (f.item.kind === 'closet' ? (f.item.traits?.wallIn ?? 0) : 0) * f.s;
    let art = '';
    if (wall > 0) {
      art +=
        rect(-f.w / 2, f.h / 2 - wall, 4 * f.s, wall, { weight: 0, fill: INK.poche }) +
        rect(f.w / 2 - 4 * f.s, f.h / 2 - wall, 4 * f.s, wall, { weight: 0, fill: INK.poche });
      const open = f.w - 8 * f.s;
      const doors = f.item.traits?.doors;
      if (doors === 'none') art += line(-open / 2, f.h / 2 - wall / 2, open / 2, f.h / 2 - wall / 2, DASH);
      else if (doors === 'bifold') {
        for (const side of [-1, 1]) {
          const x = (side * open) / 2;
          const k = Math.min(open / 4, 14 * f.s);
          art += path(
            d(
              'M',
              x,
              f.h / 2 - wall / 2,
              'L',
              x - side * k * 0.5,
              f.h / 2 - wall / 2 + k * 0.86,
              'L',
              x - side * k,
              f.h / 2 - wall / 2,
            ),
            OBJECT,
          );
        }
      } else {
        art +=
          rect(-open / 2, f.h / 2 - wall * 0.75, open / 2 + f.s, wall * 0.22, {
            ...DETAIL,
            stroke: INK.line,
            fill: INK.paper,
          }) +
          rect(-f.s, f.h / 2 - wall * 0.45, open / 2 + f.s, wall * 0.22, {
            ...DETAIL,
            stroke: INK.line,
            fill: INK.paper,
          });
      }
      // An end that no wall of the room closes has a wall of its own.
      if (!f.walls.low) art += rect(-f.w / 2, -f.h / 2, wall, f.h, { weight: 0, fill: INK.poche });
      if (!f.walls.high) art += rect(f.w / 2 - wall, -f.h / 2, wall, f.h, { weight: 0, fill: INK.poche });
    } else art += outline(f, INK.cabinet);
    const rod = wall > 0 ? -f.h / 2 + 12 * f.s : 0;
    art += line(-f.w / 2, rod, f.w / 2, rod, DASH);
    for (let x = -f.w / 2 + 4 * f.s; x < f.w / 2 - 3 * f.s; x += 5 * f.s)
      art += line(x - 0.6 * f.s, rod - 8 * f.s, x + 0.6 * f.s, rod + 8 * f.s, { ...FINE, stroke: INK.faint });
    return art;
  },
  'walk-in-closet': (f) => {
    const wall = (f.item.traits?.wallIn ?? 4.5) * f.s;
    const doorW = (f.item.traits?.doorWidthIn ?? 30) * f.s;
    // Its offset is told from the west or the south, which is at the right of who looks out of it to the north or the west.
    const turned = f.item.facing === 'north' || f.item.facing === 'west';
    const offset = (f.item.traits?.doorOffsetIn ?? 20) * f.s;
    const x0 = turned ? f.w / 2 - offset - doorW : -f.w / 2 + offset;
    const y = f.h / 2 - wall;
    // Its leaf slides into the longer part of its front.
    const slidesLeft = x0 + f.w / 2 > f.w / 2 - x0 - doorW;
    let art =
      rect(-f.w / 2, y, x0 + f.w / 2, wall, { weight: 0, fill: INK.poche }) +
      rect(x0 + doorW, y, f.w / 2 - x0 - doorW, wall, { weight: 0, fill: INK.poche });
    art += hasPocketDoor(f.item)
      ? rect(slidesLeft ? x0 - doorW * 0.55 : x0 + doorW * 0.75, y + wall * 0.35, doorW * 0.8, wall * 0.3, {
          ...DETAIL,
          fill: INK.paper,
        })
      : line(x0, f.h / 2, x0, f.h / 2 + doorW, { weight: WEIGHT.wall }) +
        path(d('M', x0, f.h / 2 + doorW, 'A', doorW, doorW, 0, 0, 0, x0 + doorW, f.h / 2), FINE);
    const rod = 12 * f.s;
    const left = -f.w / 2 + (f.walls.low ? 0 : wall);
    const right = f.w / 2 - (f.walls.high ? 0 : wall);
    art += path(
      d(
        'M',
        left + rod * 2,
        y,
        'L',
        left + rod * 2,
        -f.h / 2 + rod * 2,
        'L',
        right - rod * 2,
        -f.h / 2 + rod * 2,
        'L',
        right - rod * 2,
        y,
      ),
      DETAIL,
    );
    art += path(
      d(
        'M',
        left + rod,
        y,
        'L',
        left + rod,
        -f.h / 2 + rod,
        'L',
        right - rod,
        -f.h / 2 + rod,
        'L',
        right - rod,
        y,
      ),
      DASH,
    );
    if (!f.walls.low) art += rect(-f.w / 2, -f.h / 2, wall, f.h, { weight: 0, fill: INK.poche });
    if (!f.walls.high) art += rect(f.w / 2 - wall, -f.h / 2, wall, f.h, { weight: 0, fill: INK.poche });
    return art;
  },
} satisfies Partial<Symbols>;
