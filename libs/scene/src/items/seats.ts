/** Sofas, chairs, stools and benches. */
import { type Item, type ItemOf, openingSpan } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import type { Context } from '../context.js';
import { plain } from '../materials.js';
import { openShelves } from './cabinetry.js';
import { boxCushion, pillow, rolledArm, throwOver } from './cushions.js';

/** Four legs under a seat or a bed, up to `high`. */
export function legs(f: Frame, x: number, y: number, high: number, { palette, form }: Context): void {
  const slender = form.seatLegs === 'slender';
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      f.cone(
        [sx * x, sy * y, 0],
        [sx * (x - (slender ? 0.8 : 0)), sy * (y - (slender ? 0.8 : 0)), high],
        slender ? 0.5 : 1,
        slender ? 0.95 : 1.2,
        palette.wood,
      );
}

export function sofa(f: Frame, item: ItemOf<'sofa'>, context: Context): void {
  const { palette } = context;
  const m = palette.fabric;
  const next = context.random(item);
  const [x, y] = [f.width / 2, f.depth / 2];
  const arms = item.traits?.arms ?? context.form.sofaArms;
  const arm = { slim: 4, track: 6, rolled: 7 }[arms] ?? 6;
  const leg = context.form.seatLegs === 'slender' ? 6 : 3;
  const seatZ = 17.5;
  const armZ = arms === 'slim' ? 22 : 24.5;
  const back = 8;
  const piping = context.form.seatLegs === 'slender' ? undefined : m;
  legs(f, x - 4, y - 4, leg + 0.5, context);
  f.roundedBox([0, 0.5, (leg + 11.5) / 2], [x - 0.6, y - 1, (11.5 - leg) / 2], 0.7, m);
  f.roundedBox(
    [0, y - back / 2 - 0.3, (leg + f.height - 5) / 2],
    [x - 1, back / 2 - 0.6, (f.height - 5 - leg) / 2],
    1.8,
    m,
  );
  for (const s of [-1, 1])
    if (arms === 'rolled') rolledArm(f, s, s * (x - 4.4), -y + 0.3, y - 1, leg, armZ + 1.4, m);
    else
      f.roundedBox([s * (x - arm / 2), -0.6, (leg + armZ) / 2], [arm / 2, y - 1.2, (armZ - leg) / 2], 0.9, m);
  const inner = 2 * (x - arm) - 0.4;
  const seats = Math.max(1, Math.min(4, item.traits?.seats ?? (f.width > 76 ? 3 : 2)));
  const each = inner / seats;
  for (let i = 0; i < seats; i++)
    place(f, -inner / 2 + (i + 0.5) * each, each, { y, back, seatZ, rise: 9 }, m, piping, next);
  throwPillows(f, inner / 2 - 8, y - back - 6.8, seatZ + 7.6, context, next);
  if (next() < 0.7)
    throwOver(
      f,
      (next() < 0.5 ? -1 : 1) * (inner / 2 - 10),
      -y + 0.4,
      y - back - 7,
      seatZ + 0.9,
      palette.throwCloth,
      context.seed,
    );
}

interface Seating {
  /** Half the seat's depth, the depth of the frame's back, the seat's height and the back cushion's half height. */
  readonly y: number;
  readonly back: number;
  readonly seatZ: number;
  readonly rise: number;
}

/** One place to sit: a seat cushion that has been sat in, and a softer one behind it. */
function place(
  f: Frame,
  at: number,
  wide: number,
  { y, back, seatZ, rise }: Seating,
  m: number,
  piping: number | undefined,
  next: () => number,
): void {
  boxCushion(
    f,
    [at, -back / 2 - 0.6, seatZ - 3],
    [wide / 2 - 0.1, y - back / 2 - 0.4, 2.5],
    m,
    {},
    { crown: 1.1, sag: 1, which: next(), ...(piping === undefined ? {} : { piping }) },
  );
  boxCushion(
    f,
    [at + (next() - 0.5) * 0.4, y - back - 2.4, seatZ + rise - 0.4],
    [wide / 2 - 0.3, rise, 2.3],
    m,
    { x: 78 + (next() - 0.5) * 3, z: (next() - 0.5) * 1.5 },
    { crown: 2, which: next(), ...(piping === undefined ? {} : { piping }) },
  );
}

function throwPillows(
  f: Frame,
  x: number,
  y: number,
  z: number,
  { palette }: Context,
  next: () => number,
): void {
  const put = (at: number, size: number, forward: number, lean: number, m: number): void =>
    pillow(
      f,
      [at, y - forward, z + (size - 8)],
      [size, 3.6, size],
      m,
      { x: -18 - next() * 8, y: (next() - 0.5) * 10, z: lean + (next() - 0.5) * 8 },
      next(),
    );
  // Two of a kind and one that differs; now and then one side stays free.
  const [first, second] = [palette.cushion(next()), palette.cushion(next())];
  const sides = next();
  put(-x, 8.6, 0, 12, first);
  if (x > 18 && sides < 0.75) put(-x + 10 + next() * 2, 7.6, 2.6, 4, second);
  if (sides > 0.25) put(x, 8.6, 0, -12, first);
}

export function sectional(f: Frame, item: ItemOf<'sectional'>, context: Context): void {
  const { palette } = context;
  const m = palette.fabric;
  const next = context.random(item);
  const [x, y] = [f.width / 2, f.depth / 2];
  const deep = Math.min(item.traits?.seatDepthIn ?? 38, f.depth);
  const side = (item.traits?.chaise ?? 'right') === 'left' ? -1 : 1;
  const leg = context.form.seatLegs === 'slender' ? 5 : 2.5;
  const seatZ = 17;
  const back = 8;
  const arm = 6;
  const chaise = 34;
  const my = y - deep / 2;
  f.roundedBox([0, my, (leg + 11) / 2], [x, deep / 2, (11 - leg) / 2], 0.7, m);
  f.roundedBox([side * (x - chaise / 2), 0, (leg + 11) / 2], [chaise / 2, y, (11 - leg) / 2], 0.7, m);
  f.roundedBox([0, y - back / 2, (leg + f.height - 5) / 2], [x, back / 2, (f.height - 5 - leg) / 2], 2.4, m);
  f.roundedBox(
    [-side * (x - arm / 2), my - 0.4, (leg + 24) / 2],
    [arm / 2, deep / 2 - 0.4, (24 - leg) / 2],
    1.6,
    m,
  );
  f.roundedBox(
    [side * (x - arm / 2), y - deep / 2, (leg + 24) / 2],
    [arm / 2, deep / 2, (24 - leg) / 2],
    1.6,
    m,
  );
  const a = -side * (x - arm);
  const b = side * (x - chaise);
  const seats = Math.max(1, Math.round(Math.abs(b - a) / 30));
  const piping = context.form.seatLegs === 'slender' ? undefined : m;
  const each = Math.abs(b - a) / seats;
  const seating = { y: deep / 2, back, seatZ, rise: 9 };
  for (let i = 0; i < seats; i++)
    place(f.at(0, my, 0), a + ((b - a) * (i + 0.5)) / seats, each, seating, m, piping, next);
  const cx = side * (x - chaise / 2 - arm / 2);
  place(f, cx, chaise - arm - 0.2, { y, back, seatZ, rise: 9 }, m, piping, next);
  throwPillows(f, x - arm - 9, y - back - 6.8, seatZ + 7.6, context, next);
  throwOver(f, cx, -y + 0.3, -y + 26, seatZ + 1.1, palette.throwCloth, context.seed);
  for (const sx of [-1, 1])
    f.cone([sx * (x - 4), y - 4, 0], [sx * (x - 4), y - 4, leg + 0.5], 0.8, 1.1, palette.wood);
  f.cone([side * (x - 4), -y + 4, 0], [side * (x - 4), -y + 4, leg + 0.5], 0.8, 1.1, palette.wood);
  f.cone(
    [-side * (x - 4), y - deep + 4, 0],
    [-side * (x - 4), y - deep + 4, leg + 0.5],
    0.8,
    1.1,
    palette.wood,
  );
}

export function armchair(f: Frame, item: ItemOf<'armchair'>, context: Context): void {
  const { palette } = context;
  const next = context.random(item);
  const form = item.traits?.form ?? 'club';
  const [x, y] = [f.width / 2, f.depth / 2];
  const m = palette.fabric;
  if (form === 'lounge' || (form === 'club' && context.form.armchair === 'lounge')) {
    const wood = palette.wood;
    for (const s of [-1, 1]) {
      f.capsule([s * (x - 1), -y + 3, 0], [s * (x - 1), -y + 5, 21.5], 0.8, wood);
      f.capsule([s * (x - 1), y - 3, 0], [s * (x - 1), y - 8, 21.5], 0.8, wood);
      f.capsule([s * (x - 1), -y + 3.4, 21.8], [s * (x - 1), y - 6, 21.2], 1, wood);
      f.capsule([s * (x - 1), -y + 4, 11], [s * (x - 1), y - 6, 10], 0.7, wood);
    }
    f.capsule([-x + 1, -y + 4, 11], [x - 1, -y + 4, 11], 0.7, wood);
    f.capsule([-x + 1, y - 6, 10], [x - 1, y - 6, 10], 0.7, wood);
    boxCushion(f, [0, -1, 14], [x - 2.4, y - 4, 1.9], m, { x: 4 }, { crown: 1, sag: 0.7, which: next() });
    boxCushion(
      f,
      [0, y - 6.6, 24.4],
      [x - 2.6, (f.height - 14) / 2, 1.7],
      m,
      { x: 74 },
      { crown: 1.3, which: next() },
    );
    pillow(f, [0, y - 11, 21.6], [7.5, 3, 6], palette.cushion(next()), { x: -20, y: next() * 8 - 4 }, next());
    return;
  }
  const top = f.height;
  const arm = 5;
  legs(f, x - 3.4, y - 3.4, 6, context);
  f.roundedBox([0, 0, 9.2], [x - 0.4, y - 1, 4.4], 1.6, m);
  f.roundedBox([0, y - 3.6, (top + 6) / 2], [x - 1, 3.4, (top - 6) / 2], 3, m, { x: -3 });
  for (const s of [-1, 1]) f.roundedBox([s * (x - arm / 2), -0.8, 14.5], [arm / 2, y - 2, 9.2], 2.2, m);
  boxCushion(
    f,
    [0, -2.6, 15.2],
    [x - arm - 0.1, y - 4.2, 2.4],
    m,
    {},
    { crown: 1.1, sag: 0.9, piping: m, which: next() },
  );
  if (form === 'wingback')
    for (const s of [-1, 1]) f.roundedBox([s * (x - 2), y - 8, top - 9], [1.6, 5, 8.6], 1.5, m);
  pillow(
    f,
    [0, y - 9, 24],
    [Math.min(8.6, x - arm - 0.8), 3.4, 7.4],
    form === 'theater' ? m : palette.cushion(next()),
    { x: -18, y: next() * 8 - 4 },
    next(),
  );
}

export function ottoman(f: Frame, _item: Item, context: Context): void {
  const { palette } = context;
  legs(f, f.width / 2 - 2.6, f.depth / 2 - 2.6, 4, context);
  const border = (f.height - 5.5) / 2;
  boxCushion(
    f,
    [0, 0, 4 + border],
    [f.width / 2, f.depth / 2, border],
    palette.fabric,
    {},
    { crown: 1.3, sag: 0.2, piping: palette.fabric },
  );
}

export function bench(f: Frame, item: ItemOf<'bench'>, context: Context): void {
  const { palette } = context;
  const use = item.traits?.use ?? 'bed';
  const [x, y] = [f.width / 2, f.depth / 2];
  const seat = Math.min(18, f.height);
  const next = context.random(item);
  if (use === 'window' || use === 'banquette') {
    f.box(-x, -y + 1, 0, x, y, seat - 3, palette.cabinet, { grain: 'x' });
    boxCushion(
      f,
      [0, 0.2, seat - 1.7],
      [x, y - 0.2, 1.2],
      palette.fabric,
      {},
      { crown: 0.5, piping: palette.fabric },
    );
    if (f.height > seat + 6)
      f.roundedBox([0, y - 2, (seat + f.height) / 2], [x, 2, (f.height - seat) / 2], 1.6, palette.fabric);
    for (const s of [-1, 1])
      pillow(
        f,
        [s * (x - 9 - next() * 3), y - 4.4, seat + 7.6],
        [8, 3.2, 8],
        palette.cushion(next()),
        { x: -20, y: next() * 8 - 4, z: next() * 20 - 10 },
        next(),
      );
    return;
  }
  if (use === 'entry') {
    openShelves(f, -x, 0, x, seat - 1.6, palette.wood, 0);
    f.box(-x, -y, seat - 1.6, x, y, seat, palette.wood, { grain: 'x' });
    if ((f.height > 30 || item.traits?.hooks === true) && !beforeWindow(f, context)) {
      f.box(-x, y - 0.8, 58, x, y, 64, palette.wood, { grain: 'x' });
      for (let i = 0; i < 5; i++) {
        const at = ((i + 0.5) / 5 - 0.5) * f.width;
        f.capsule([at, y - 0.8, 61], [at, y - 3, 61.5], 0.3, palette.metal);
      }
    }
    return;
  }
  const m =
    use === 'weights'
      ? palette.custom('black vinyl', () => plain([0.03, 0.03, 0.03], { roughness: 0.5 }))
      : palette.fabric;
  legs(f, x - 2.4, y - 2.4, seat - 4, context);
  f.roundedBox([0, 0, seat - 2], [x, y, 2], 1.5, m);
}

/** Whether the wall behind has a window there. */
function beforeWindow(f: Frame, { room, shell }: Context): boolean {
  const [ax, ay] = f.place([-f.width / 2, f.depth / 2, 0]);
  const [bx, by] = f.place([f.width / 2, f.depth / 2, 0]);
  const side = ({ south: 'north', north: 'south', east: 'west', west: 'east' } as const)[f.facing];
  const along = side === 'north' || side === 'south';
  const [from, to] = along ? [Math.min(ax, bx), Math.max(ax, bx)] : [Math.min(ay, by), Math.max(ay, by)];
  return room.openings.some((o) => {
    if (o.side !== side || o.kind === 'door') return false;
    const span = openingSpan(shell, o);
    return along ? span.from.x < to && span.to.x > from : span.from.y < to && span.to.y > from;
  });
}

export function officeChair(f: Frame, _item: Item, { palette }: Context): void {
  const seat = 18;
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 2 * Math.PI + 0.3;
    const [c, s] = [Math.cos(a) * (f.width / 2 - 1.4), Math.sin(a) * (f.depth / 2 - 1.4)];
    f.capsule([0, 0, 4], [c, s, 2.6], 0.65, palette.chrome);
    f.ellipsoid([c, s, 1.2], [1.2, 0.8, 1.2], palette.blackMetal);
  }
  f.capsule([0, 0, 4], [0, 0, seat - 2], 0.9, palette.chrome);
  f.roundedBox([0, -0.6, seat], [f.width / 2 - 2.6, f.depth / 2 - 3, 2], 1.8, palette.fabric);
  f.roundedBox(
    [0, f.depth / 2 - 3.6, (seat + f.height) / 2 + 2],
    [f.width / 2 - 3.6, 1.3, (f.height - seat) / 2 - 3],
    1.2,
    palette.fabric,
    { x: -8 },
  );
  f.capsule([0, f.depth / 2 - 5, seat - 1], [0, f.depth / 2 - 2.6, seat + 8], 0.9, palette.blackMetal);
  for (const s of [-1, 1]) {
    const x = s * (f.width / 2 - 1.8);
    f.pipe(
      [
        [x * 0.8, 1, seat - 1],
        [x, 1, seat],
        [x, 1, seat + 7],
      ],
      0.5,
      palette.blackMetal,
    );
    f.roundedBox([x, -0.6, seat + 7.6], [1.3, 4.4, 0.6], 0.55, palette.blackMetal);
  }
}
