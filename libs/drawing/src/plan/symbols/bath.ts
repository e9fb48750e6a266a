import { showerDoorOf } from '@plumbline/room/parts';
import { circle, d, ellipse, INK, line, path, rect, WEIGHT } from '../../pen/svg.js';
import { DETAIL, FINE, OBJECT, outline, type SymbolFrame, type Symbols } from './symbol.js';

/** What a bathroom holds. */
export const BATH = {
  toilet: (f) => {
    // Of a wall-hung one the tank is in the wall: a plate stands for its frame.
    const tank = (f.item.kind === 'toilet' && f.item.traits?.wallHung ? 1.5 : 8) * f.s;
    const bowlTop = -f.h / 2 + tank;
    const bowl = f.h - tank;
    const rx = Math.min(7.3 * f.s, f.w / 2);
    let art = rect(
      -Math.min(f.w / 2, 9.5 * f.s),
      -f.h / 2,
      Math.min(f.w, 19 * f.s),
      tank - 0.8 * f.s,
      { ...OBJECT, fill: INK.fixture },
      1.2 * f.s,
    );
    art += path(
      d(
        'M',
        -rx * 0.72,
        bowlTop,
        'C',
        -rx * 1.25,
        bowlTop + bowl * 0.42,
        -rx * 0.95,
        f.h / 2,
        0,
        f.h / 2,
        'C',
        rx * 0.95,
        f.h / 2,
        rx * 1.25,
        bowlTop + bowl * 0.42,
        rx * 0.72,
        bowlTop,
        'Z',
      ),
      { ...OBJECT, fill: INK.fixture },
    );
    art += ellipse(0, bowlTop + bowl * 0.55, rx * 0.68, bowl * 0.33, { ...DETAIL, fill: INK.water });
    return art;
  },
  bidet: (f) =>
    rect(-f.w / 2, -f.h / 2, f.w, f.h * 0.3, { ...OBJECT, fill: INK.fixture }, f.s) +
    ellipse(0, f.h * 0.08, f.w * 0.44, f.h * 0.42, { ...OBJECT, fill: INK.fixture }) +
    ellipse(0, f.h * 0.1, f.w * 0.28, f.h * 0.26, { ...DETAIL, fill: INK.water }) +
    circle(0, -f.h * 0.2, f.s, DETAIL),
  vanity: (f) => {
    const sinks = f.item.traits?.sinks ?? 1;
    const pedestal = f.item.kind === 'pedestal-sink';
    let art =
      f.item.kind === 'pedestal-sink' && f.item.traits?.mount === 'wall'
        ? rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...OBJECT, fill: INK.fixture }, f.h * 0.2) +
          // Its brackets, at the wall.
          [-1, 1]
            .map((side) => line(side * f.w * 0.3, -f.h / 2, side * f.w * 0.3, -f.h * 0.32, DETAIL))
            .join('')
        : pedestal
          ? path(
              d(
                'M',
                -f.w / 2,
                -f.h / 2,
                'L',
                f.w / 2,
                -f.h / 2,
                'L',
                f.w / 2,
                0,
                'C',
                f.w / 2,
                f.h * 0.42,
                f.w * 0.25,
                f.h / 2,
                0,
                f.h / 2,
                'C',
                -f.w * 0.25,
                f.h / 2,
                -f.w / 2,
                f.h * 0.42,
                -f.w / 2,
                0,
                'Z',
              ),
              { ...OBJECT, fill: INK.fixture },
            )
          : outline(f, INK.counter);
    for (let i = 0; i < sinks; i++) {
      const x = ((i + 0.5) / sinks - 0.5) * f.w;
      const rx = Math.min(8.5 * f.s, (f.w / sinks) * 0.36);
      const ry = Math.min(6.5 * f.s, f.h * 0.31);
      art += ellipse(x, 1.2 * f.s, rx, ry, { ...OBJECT, fill: INK.water });
      art += circle(x, 1.2 * f.s, 0.9 * f.s, DETAIL);
      art +=
        line(x, -f.h / 2 + 2 * f.s, x, -f.h / 2 + 6 * f.s, { weight: WEIGHT.object }) +
        circle(x, -f.h / 2 + 2 * f.s, 0.9 * f.s, { ...DETAIL, fill: INK.paper });
    }
    return art;
  },
  tub: (f) => {
    const free = f.item.traits?.form === 'freestanding' || f.item.traits?.form === 'clawfoot';
    const inset = 2.6 * f.s;
    const across = f.w >= f.h;
    // The feet of a clawfoot tub stand out below its rim.
    let art =
      f.item.traits?.form === 'clawfoot'
        ? [-0.34, 0.34]
            .map((x) =>
              [-0.44, 0.44]
                .map((y) => circle(x * f.w, y * f.h, 2.4 * f.s, { ...OBJECT, fill: INK.paper }))
                .join(''),
            )
            .join('')
        : '';
    art += free
      ? rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...OBJECT, fill: INK.fixture }, Math.min(f.w, f.h) / 2)
      : outline(f, INK.fixture);
    art += rect(
      -f.w / 2 + inset,
      -f.h / 2 + inset,
      f.w - 2 * inset,
      f.h - 2 * inset,
      { ...DETAIL, fill: INK.water },
      Math.min(f.w, f.h) / (free ? 2.4 : 3.6),
    );
    const drain = f.item.traits?.drain === 'left' ? -1 : f.item.traits?.drain === 'right' ? 1 : 0;
    art += across
      ? circle(drain * (f.w / 2 - 8 * f.s), 0, 1.3 * f.s, DETAIL)
      : circle(0, drain * (f.h / 2 - 8 * f.s), 1.3 * f.s, DETAIL);
    if (f.item.traits?.shower === true)
      art += line(-f.w / 2, f.h / 2 - 0.8 * f.s, f.w / 2, f.h / 2 - 0.8 * f.s, { ...DETAIL, dash: '5 2' });
    return art;
  },
  shower: (f) => {
    let art = rect(-f.w / 2, -f.h / 2, f.w, f.h, { weight: WEIGHT.detail, fill: INK.water });
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      art += line(sx * 2 * f.s, sy * 2 * f.s, (sx * f.w) / 2, (sy * f.h) / 2, FINE);
    }
    art += circle(0, 0, 2 * f.s, { ...DETAIL, fill: INK.paper }) + circle(0, 0, 0.7 * f.s, DETAIL);
    return art + showerGlass(f);
  },
  bench: (f) => outline(f, INK.furniture, f.s) + line(-f.w / 2 + f.s, 0, f.w / 2 - f.s, 0, FINE),
  // The box of a shower's niche stands before the wall that it is built into.
  niche: (f) =>
    rect(-f.w / 2, (f.item.kind === 'shower-niche' && !f.alone ? -1.5 : -0.5) * f.h, f.w, f.h, {
      ...DETAIL,
      fill: INK.paper,
    }),
  mirror: (f) => rect(-f.w / 2, -f.h / 2, f.w, Math.max(f.h, 0.8), { ...DETAIL, fill: INK.paper }),
  'exhaust-fan': (f) =>
    rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...FINE, dash: '2 1.5' }) +
    line(-f.w / 2, -f.h / 2, f.w / 2, f.h / 2, FINE) +
    line(f.w / 2, -f.h / 2, -f.w / 2, f.h / 2, FINE),
  'bath-mat': (f) =>
    rect(-f.w / 2, -f.h / 2, f.w, f.h, FINE, f.s) +
    rect(-f.w / 2 + 1.5 * f.s, -f.h / 2 + 1.5 * f.s, f.w - 3 * f.s, f.h - 3 * f.s, FINE, f.s),
} satisfies Partial<Symbols>;

/**
 * Glass on the sides that no wall closes, as a double line; a door swings out of the front, at the end where one steps
 * in. A curtain, and an open front, is a dashed line.
 */
function showerGlass({ item, w, h, s, walls }: SymbolFrame<'shower'>): string {
  const { enclosure, entryEnd } = item.traits ?? {};
  const front = h / 2 - 0.8 * s;
  const dashed = { ...DETAIL, dash: '5 2' } as const;
  if (enclosure === 'curtain' || enclosure === 'none')
    return (
      line(-w / 2, front, w / 2, front, dashed) +
      (walls.low ? '' : line(-w / 2 + 0.8 * s, -h / 2, -w / 2 + 0.8 * s, h / 2, dashed)) +
      (walls.high ? '' : line(w / 2 - 0.8 * s, -h / 2, w / 2 - 0.8 * s, h / 2, dashed))
    );
  if (enclosure === 'half-wall') {
    const thick = Math.min(4 * s, w / 8);
    const way = Math.min(26 * s, w * 0.6);
    const wall = { weight: WEIGHT.object, fill: INK.paper, stroke: INK.line } as const;
    return (
      (walls.low ? '' : rect(-w / 2, -h / 2, thick, h, wall)) +
      (walls.high ? '' : rect(w / 2 - thick, -h / 2, thick, h, wall)) +
      rect(-w / 2, h / 2 - thick, (w - way) / 2, thick, wall) +
      rect(way / 2, h / 2 - thick, (w - way) / 2, thick, wall) +
      line(-way / 2, front, way / 2, front, dashed)
    );
  }
  const pane = 1.4 * s;
  const glass = { weight: WEIGHT.detail, fill: INK.paper, stroke: INK.line } as const;
  let art = '';
  if (!walls.low) art += rect(-w / 2, -h / 2, pane, h, glass);
  if (!walls.high) art += rect(w / 2 - pane, -h / 2, pane, h, glass);
  const { doorIn, onWall } = showerDoorOf(item);
  const door = doorIn * s;
  const end = entryEnd === 'left' ? -1 : 1;
  if (item.traits?.glass === 'sliding') {
    const each = w / 2 + 1.5 * s;
    return (
      art +
      rect(-w / 2, h / 2 - 2 * pane, each, pane, glass) +
      rect(w / 2 - each, h / 2 - pane, each, pane, glass)
    );
  }
  art += rect(end > 0 ? -w / 2 : -w / 2 + door, h / 2 - pane, w - door, pane, glass);
  if (item.traits?.glass === 'fixed') return art;
  const [outer, inner] = [(end * w) / 2, end * (w / 2 - door)];
  const [hinge, latch] = onWall ? [outer, inner] : [inner, outer];
  const swings = Math.sign(latch - hinge);
  const [x, y] = [hinge + swings * door * 0.77, h / 2 + door * 0.64];
  art += line(hinge, h / 2, x, y, { weight: WEIGHT.object });
  return art + path(d('M', x, y, 'A', door, door, 0, 0, swings > 0 ? 0 : 1, latch, h / 2), FINE);
}
