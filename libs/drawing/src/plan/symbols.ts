import {
  CATALOGUE,
  type Item,
  type ItemOf,
  type Kind,
  overlaps,
  pieceSpec,
  type Room,
  type Side,
  type SymbolId,
  wallBehind,
} from '@plumbline/concept';
import { frontDepth, frontWidth, inFront, rectOf, showerDoorOf } from '@plumbline/room/parts';
import { circle, d, ellipse, INK, line, n, path, rect, WEIGHT } from '../pen/svg.js';

/**
 * The plan symbols. Each draws in its own frame: the origin in the middle of the item, its front downwards,
 * `w` along the front, `h` from back to front, in points; `s` is points an inch.
 */
interface SymbolFrame<K extends Kind = Kind> {
  readonly item: ItemOf<K>;
  readonly w: number;
  readonly h: number;
  readonly s: number;
  /** Which of its own sides stand at a wall: the low and the high end of its width. */
  readonly walls: { readonly low: boolean; readonly high: boolean };
  /** Drawn by itself, as in a legend. */
  readonly alone: boolean;
}

const OBJECT = { weight: WEIGHT.object } as const;
const DETAIL = { weight: WEIGHT.detail, stroke: INK.soft } as const;
const FINE = { weight: WEIGHT.fine, stroke: INK.soft } as const;
const DASH = { weight: 0.65, stroke: INK.above, dash: '4 2.2' } as const;

const outline = ({ w, h }: SymbolFrame, fill: string, radius = 0): string =>
  rect(-w / 2, -h / 2, w, h, { ...OBJECT, fill }, radius);

/** The kinds that a symbol is drawn for. */
type DrawnAs<S extends SymbolId> = {
  [K in Kind]: (typeof CATALOGUE)[K]['symbol'] extends S ? K : never;
}[Kind];

const SYMBOLS: { readonly [S in SymbolId]: (frame: SymbolFrame<DrawnAs<S>>) => string } = {
  hidden: () => '',
  box: (f) => outline(f, INK.furniture, 1),
  appliance: (f) =>
    outline(f, INK.appliance) + line(-f.w / 2, f.h / 2 - 2 * f.s, f.w / 2, f.h / 2 - 2 * f.s, DETAIL),
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
    let art = pedestal
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
  table: (f) => {
    const shape = f.item.traits?.shape;
    if (shape === 'round' || shape === 'oval')
      return ellipse(0, 0, f.w / 2, f.h / 2, { ...OBJECT, fill: INK.furniture });
    return (
      outline(f, INK.furniture, 1.5 * f.s) +
      rect(-f.w / 2 + 1.5 * f.s, -f.h / 2 + 1.5 * f.s, f.w - 3 * f.s, f.h - 3 * f.s, FINE, f.s)
    );
  },
  desk: (f) =>
    outline(f, INK.furniture) + line(-f.w / 2, -f.h / 2 + 2 * f.s, f.w / 2, -f.h / 2 + 2 * f.s, FINE),
  bookcase: (f) => {
    let art = outline(f, INK.cabinet);
    const bays = Math.max(1, Math.round(f.w / (30 * f.s)));
    for (let i = 1; i < bays; i++)
      art += line(-f.w / 2 + (i * f.w) / bays, -f.h / 2, -f.w / 2 + (i * f.w) / bays, f.h / 2, DETAIL);
    for (let i = 0; i < bays; i++)
      art += line(-f.w / 2 + (i * f.w) / bays, f.h / 2, -f.w / 2 + ((i + 1) * f.w) / bays, -f.h / 2, FINE);
    return art;
  },
  shelf: (f) => {
    let art = outline(f, INK.cabinet);
    const bays = Math.max(1, Math.round(f.w / (36 * f.s)));
    for (let i = 1; i < bays; i++)
      art += line(-f.w / 2 + (i * f.w) / bays, -f.h / 2, -f.w / 2 + (i * f.w) / bays, f.h / 2, DETAIL);
    return art + line(-f.w / 2, 0, f.w / 2, 0, FINE);
  },
  tv: (f) => rect(-f.w / 2, -f.h / 2, f.w, Math.max(f.h, 1), { weight: WEIGHT.detail, fill: INK.soft }),
  screen: (f) =>
    rect(-f.w / 2, -f.h / 2, f.w, Math.max(f.h, 1.2), { weight: WEIGHT.object, fill: INK.paper }),
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
  piano: (f) =>
    f.item.kind === 'piano' && f.item.traits?.form === 'grand' ? grandPiano(f) : uprightPiano(f),
  rug: (f) => {
    if (f.item.traits?.shape === 'round')
      return (
        ellipse(0, 0, f.w / 2, f.h / 2, FINE) + ellipse(0, 0, f.w / 2 - 3 * f.s, f.h / 2 - 3 * f.s, FINE)
      );
    return (
      rect(-f.w / 2, -f.h / 2, f.w, f.h, { ...FINE, stroke: INK.faint }) +
      rect(-f.w / 2 + 3 * f.s, -f.h / 2 + 3 * f.s, f.w - 6 * f.s, f.h - 6 * f.s, {
        ...FINE,
        stroke: INK.faint,
      })
    );
  },
  plant: (f) => {
    const r = Math.min(f.w, f.h) / 2;
    const leaves = Array.from({ length: 7 }, (_, i) => {
      const a = (i * 2 * Math.PI) / 7;
      const x = Math.cos(a) * r;
      const y = Math.sin(a) * r;
      return path(
        d(
          'M',
          0,
          0,
          'Q',
          Math.cos(a - 0.5) * r * 0.75,
          Math.sin(a - 0.5) * r * 0.75,
          x,
          y,
          'Q',
          Math.cos(a + 0.5) * r * 0.75,
          Math.sin(a + 0.5) * r * 0.75,
          0,
          0,
          'Z',
        ),
        { ...FINE, fill: INK.plant },
      );
    });
    return leaves.join('') + circle(0, 0, r * 0.22, { ...FINE, fill: INK.paper });
  },
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
  'bunk-bed': (f) =>
    outline(f, INK.furniture, f.s) +
    rect(-f.w * 0.32, -f.h / 2 + 4 * f.s, f.w * 0.64, 12 * f.s, { ...DETAIL, fill: INK.paper }, 3 * f.s) +
    line(-f.w / 2, -f.h / 2, f.w / 2, f.h / 2, FINE) +
    line(f.w / 2, -f.h / 2, -f.w / 2, f.h / 2, FINE),
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
      const bifold = f.item.traits?.doors === 'bifold';
      if (bifold) {
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
    const x0 = -f.w / 2 + (f.item.traits?.doorOffsetIn ?? 20) * f.s;
    const y = f.h / 2 - wall;
    let art =
      rect(-f.w / 2, y, x0 + f.w / 2, wall, { weight: 0, fill: INK.poche }) +
      rect(x0 + doorW, y, f.w / 2 - x0 - doorW, wall, { weight: 0, fill: INK.poche });
    art +=
      line(x0, f.h / 2, x0, f.h / 2 + doorW, { weight: WEIGHT.wall }) +
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

  'pool-table': (f) => {
    let art =
      outline(f, INK.furniture, 3 * f.s) +
      rect(-f.w / 2 + 5 * f.s, -f.h / 2 + 5 * f.s, f.w - 10 * f.s, f.h - 10 * f.s, {
        ...DETAIL,
        fill: INK.plant,
      });
    for (const x of [-1, 0, 1])
      for (const y of [-1, 1])
        art += circle(x * (f.w / 2 - 4.5 * f.s), y * (f.h / 2 - 4.5 * f.s), 2 * f.s, {
          ...DETAIL,
          fill: INK.soft,
        });
    return art;
  },
  /** Its outline at true size, with its parts seen from above, the lowest first. */
  piece: (f) => {
    const id = f.item.traits?.piece;
    const hung = f.item.kind === 'hung-piece';
    const parts = [...(id ? pieceSpec(id).parts : [])].sort((a, b) => a.to[2] - b.to[2]);
    const shapes = parts.map(({ from, to, round }) => {
      const [x, y] = [f.w * (from[0] - 0.5), f.h * (from[1] - 0.5)];
      const [w, h] = [f.w * (to[0] - from[0]), f.h * (to[1] - from[1])];
      const style = { ...FINE, fill: INK.furniture };
      return round ? ellipse(x + w / 2, y + h / 2, w / 2, h / 2, style) : rect(x, y, w, h, style);
    });
    return (hung ? rect(-f.w / 2, -f.h / 2, f.w, f.h, DASH) : outline(f, INK.furniture)) + shapes.join('');
  },
  treadmill: (f) =>
    outline(f, INK.furniture, 2 * f.s) +
    rect(-f.w * 0.32, -f.h * 0.22, f.w * 0.64, f.h * 0.66, DETAIL) +
    rect(-f.w * 0.42, -f.h / 2 + 3 * f.s, f.w * 0.84, f.h * 0.12, DETAIL, f.s),
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
    return art;
  },
  partition: (f) => rect(-f.w / 2, -f.h / 2, f.w, f.h, { weight: 0, fill: INK.poche }),
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
};

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
  art += rect(end > 0 ? -w / 2 : -w / 2 + door, h / 2 - pane, w - door, pane, glass);
  const [outer, inner] = [(end * w) / 2, end * (w / 2 - door)];
  const [hinge, latch] = onWall ? [outer, inner] : [inner, outer];
  const swings = Math.sign(latch - hinge);
  const [x, y] = [hinge + swings * door * 0.77, h / 2 + door * 0.64];
  art += line(hinge, h / 2, x, y, { weight: WEIGHT.object });
  return art + path(d('M', x, y, 'A', door, door, 0, 0, swings > 0 ? 0 : 1, latch, h / 2), FINE);
}

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

/** Kinds that are drawn by their room corner, not by their facing. */
const UNTURNED: ReadonlySet<SymbolId> = new Set(['corner-cabinet']);

const TURN: Readonly<Record<Side, number>> = { south: 0, west: 90, north: 180, east: 270 };

/** The symbol of an item around the sheet point (cx, cy), at `s` points an inch; without a room, alone. */
export function drawItem(item: Item, room: Room | undefined, cx: number, cy: number, s: number): string {
  const spec = CATALOGUE[item.kind];
  const unturned = UNTURNED.has(spec.symbol) || item.kind === 'corner-wall-cabinet';
  const w = (unturned ? item.box.widthIn : frontWidth(item)) * s;
  const h = (unturned ? item.box.depthIn : frontDepth(item)) * s;
  const walls = room ? wallsOf(item, room) : { low: false, high: false };
  // The table holds for each symbol what draws its kinds.
  const draw = SYMBOLS[spec.symbol] as (frame: SymbolFrame) => string;
  const art = draw({ item, w, h, s, walls, alone: room === undefined });
  if (!art) return '';
  const turn = unturned ? 0 : TURN[item.facing];
  return `<g transform="translate(${n(cx)} ${n(cy)})${turn ? ` rotate(${turn})` : ''}">${art}</g>`;
}

/** For each way an item faces: the sides of the room at the low and the high end of its width, as drawn. */
const ENDS: Readonly<Record<Side, readonly [low: Side, high: Side]>> = {
  south: ['west', 'east'],
  west: ['north', 'south'],
  north: ['east', 'west'],
  east: ['south', 'north'],
};

function wallsOf(item: Item, room: Room): SymbolFrame['walls'] {
  const r = rectOf(item.box);
  const at = (side: Side): boolean =>
    wallBehind(room.shell, side, r, 0.6) !== undefined ||
    room.items.some((i) => i.kind === 'partition' && overlaps(inFront(r, side, 1), rectOf(i.box)));
  const [low, high] = ENDS[item.facing];
  return { low: at(low), high: at(high) };
}

const uprightPiano = (f: SymbolFrame): string =>
  outline(f, INK.furniture) +
  rect(-f.w / 2 + 2 * f.s, f.h / 2 - 7 * f.s, f.w - 4 * f.s, 6 * f.s, { ...DETAIL, fill: INK.paper }) +
  Array.from({ length: 13 }, (_, i) =>
    line(
      -f.w / 2 + 2 * f.s + ((i + 1) * (f.w - 4 * f.s)) / 14,
      f.h / 2 - 7 * f.s,
      -f.w / 2 + 2 * f.s + ((i + 1) * (f.w - 4 * f.s)) / 14,
      f.h / 2 - 3 * f.s,
      FINE,
    ),
  ).join('');

/** A grand: its keys at the front, its curve on the right of the player, who sits at the front. */
function grandPiano({ w, h, s }: SymbolFrame): string {
  const keys = 7 * s;
  const body = path(
    d(
      'M',
      -w / 2,
      h / 2 - keys,
      'L',
      -w / 2,
      -h * 0.3,
      'Q',
      -w / 2,
      -h / 2,
      -w * 0.22,
      -h / 2,
      'Q',
      0,
      -h / 2,
      w * 0.04,
      -h * 0.26,
      'Q',
      w * 0.1,
      0,
      w * 0.32,
      h * 0.04,
      'Q',
      w / 2,
      h * 0.08,
      w / 2,
      h / 2 - keys,
      'Z',
    ),
    { ...OBJECT, fill: INK.furniture },
  );
  const board = rect(-w / 2, h / 2 - keys, w, keys, { ...DETAIL, fill: INK.paper });
  const lines = Array.from({ length: 20 }, (_, i) => {
    const x = -w / 2 + 4 * s + (i * (w - 8 * s)) / 19;
    return line(x, h / 2 - keys, x, h / 2 - keys * 0.4, FINE);
  });
  return body + board + lines.join('');
}
