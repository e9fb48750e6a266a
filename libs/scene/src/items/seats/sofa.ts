import { type Item, type ItemOf, opposite, wallBehind } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import {
  type BackCushion,
  type BackOutline,
  boxCushion,
  leant,
  type Pillow,
  pillow,
  rolledArm,
  throwOnBack,
  throwOver,
} from '../textiles/cushions.js';
import { legs } from './legs.js';
import { boxedArm, type Sewn, sewnAs, upholsteredBack } from './padded.js';

export function sofa(f: ItemFrame, item: ItemOf<'sofa'>, context: Context): void {
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
  const sewn = sewnAs(context, m);
  legs(f, x - 4, y - 4, leg + 0.5, context);
  f.roundedBox([0, 0.5, (leg + 11.5) / 2], [x - 0.6, y - 1, (11.5 - leg) / 2], 0.7, m);
  upholsteredBack(f, [0, y - back / 2 - 0.3, leg], [x - 1, back / 2 - 0.6, f.height - 5], m, sewn);
  for (const s of [-1, 1])
    if (arms === 'rolled') rolledArm(f, s, s * (x - 4.4), -y + 0.3, y - 1, leg, armZ + 1.4, m);
    else boxedArm(f, [s * (x - arm / 2), -0.6, leg], [arm / 2, y - 1.2, armZ], m, sewn);
  const inner = 2 * (x - arm) - 0.4;
  const seats = Math.max(1, Math.min(4, item.traits?.seats ?? (f.width > 76 ? 3 : 2)));
  const each = inner / seats;
  for (let i = 0; i < seats; i++)
    place(f, -inner / 2 + (i + 0.5) * each, each, { y, back, seatZ, rise: 9 }, m, sewn, next);
  const behind = backOf(y - 0.6, y, back, seatZ, f.height);
  throwPillows(f, inner / 2 - 9.4, y - back - 6.8, seatZ + 7.6, behind, context, next);
  if (standsFree(item, context))
    throwOnBack(f, (next() < 0.5 ? -1 : 1) * inner * 0.22, behind, palette.throwCloth, context.seed);
  else if (next() < 0.7)
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

/** How far a wall may be behind a sofa whose back nobody sees, inches. */
const BEHIND = 18;

/** Whether a seat turns its back to the room: what one sees of it first has a throw over it. */
const standsFree = ({ box, facing }: Item, { shell }: Context): boolean =>
  !wallBehind(shell, opposite(facing), { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn }, BEHIND);

/** Loose cushions before a back. */
const BACK: BackCushion = { rise: 9, half: 2.3, crown: 2, lean: 12 };

/** The outline of a back with loose cushions before it. */
const backOf = (rear: number, y: number, back: number, seatZ: number, high: number): BackOutline => ({
  rear,
  frameTop: high - 5,
  y: y - back - 2.4,
  z: seatZ + BACK.rise - 0.4,
  cushion: BACK,
});

interface Seating {
  /** Half the seat's depth, the depth of the frame's back, the seat's height and the back cushion's half height. */
  readonly y: number;
  readonly back: number;
  readonly seatZ: number;
  readonly rise: number;
}

/** One place to sit: a seat cushion that has been sat in, and a softer one behind it. */
function place(
  f: ItemFrame,
  at: number,
  wide: number,
  { y, back, seatZ, rise }: Seating,
  m: number,
  sewn: Sewn,
  next: () => number,
): void {
  boxCushion(
    f,
    [at, -back / 2 - 0.6, seatZ - 3],
    [wide / 2 - 0.1, y - back / 2 - 0.4, 2.5],
    m,
    {},
    { crown: 1.1, sag: 1, which: next(), ...sewn },
  );
  boxCushion(
    f,
    [at + (next() - 0.5) * 0.4, y - back - 2.4, seatZ + rise - 0.4],
    [wide / 2 - 0.3, rise, BACK.half],
    m,
    { x: 90 - BACK.lean + (next() - 0.5) * 3, z: (next() - 0.5) * 1.5 },
    { crown: BACK.crown, sag: 0.5, which: next(), ...sewn },
  );
}

function throwPillows(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  back: BackOutline,
  { palette }: Context,
  next: () => number,
): void {
  // They lean on the back's cushions, which are as a row one long pillow.
  const { rise, half, crown, lean: leans } = back.cushion;
  const laid: Pillow[] = [
    { at: [0, back.y, back.z], half: [x + 14, half + crown, rise], turn: { x: -leans } },
  ];
  const put = (at: number, size: number, forward: number, lean: number, m: number): void => {
    const wanted: Pillow = {
      at: [at, y - forward, z + (size - 8)],
      half: [size, 3.6, size],
      turn: { x: -18 - next() * 8, y: (next() - 0.5) * 10, z: lean + (next() - 0.5) * 8 },
    };
    const placed = leant(wanted, laid);
    const creased = next();
    if (!placed) return;
    laid.push(placed);
    pillow(f, placed.at, placed.half, m, placed.turn, creased);
  };
  // Two of a kind and one that differs; now and then one side stays free.
  const [first, second] = [palette.cushion(next()), palette.cushion(next())];
  const sides = next();
  put(-x, 8.6, 0, 12, first);
  if (x > 18 && sides < 0.75) put(-x + 10 + next() * 2, 7.6, 2.6, 4, second);
  if (sides > 0.25) put(x, 8.6, 0, -12, first);
}

export function sectional(f: ItemFrame, item: ItemOf<'sectional'>, context: Context): void {
  const { palette } = context;
  const m = palette.fabric;
  const next = context.random(item);
  const [x, y] = [f.width / 2, f.depth / 2];
  const deep = Math.min(item.traits?.seatDepthIn ?? 38, f.depth);
  const side = (item.traits?.chaise ?? 'right') === 'left' ? -1 : 1;
  const leg = context.form.seatLegs === 'slender' ? 5 : 2.5;
  const seatZ = 17;
  const sewn = sewnAs(context, m);
  const back = 8;
  const arm = 6;
  const chaise = 34;
  // Before its arm the chaise is as wide as its cushion.
  const cx = side * (x - chaise / 2 - arm / 2);
  const my = y - deep / 2;
  f.roundedBox([0, my + 0.3, (leg + 11) / 2], [x - 0.5, deep / 2 - 0.4, (11 - leg) / 2], 0.7, m);
  f.roundedBox([cx, 0, (leg + 11) / 2], [(chaise - arm) / 2, y, (11 - leg) / 2], 0.7, m);
  upholsteredBack(f, [0, y - back / 2, leg], [x, back / 2, f.height - 5], m, sewn);
  boxedArm(f, [-side * (x - arm / 2), my - 0.4, leg], [arm / 2, deep / 2 - 0.4, 24], m, sewn);
  boxedArm(f, [side * (x - arm / 2), y - deep / 2, leg], [arm / 2, deep / 2, 24], m, sewn);
  const a = -side * (x - arm);
  const b = side * (x - chaise);
  const seats = Math.max(1, Math.round(Math.abs(b - a) / 30));
  const each = Math.abs(b - a) / seats;
  const seating = { y: deep / 2, back, seatZ, rise: 9 };
  for (let i = 0; i < seats; i++)
    place(f.at(0, my, 0), a + ((b - a) * (i + 0.5)) / seats, each, seating, m, sewn, next);
  place(f, cx, chaise - arm - 0.2, { y, back, seatZ, rise: 9 }, m, sewn, next);
  const behind = backOf(y + 0.1, y, back, seatZ, f.height);
  throwPillows(f, x - arm - 10.4, y - back - 6.8, seatZ + 7.6, behind, context, next);
  if (standsFree(item, context)) throwOnBack(f, -cx * 0.4, behind, palette.throwCloth, context.seed);
  else throwOver(f, cx, -y + 0.3, -y + 26, seatZ + 1.1, palette.throwCloth, context.seed);
  for (const sx of [-1, 1])
    f.cone([sx * (x - 4), y - 4, 0], [sx * (x - 4), y - 4, leg + 0.5], 0.8, 1.1, palette.wood);
  f.cone(
    [side * (x - arm - 4), -y + 4, 0],
    [side * (x - arm - 4), -y + 4, leg + 0.5],
    0.8,
    1.1,
    palette.wood,
  );
  f.cone(
    [-side * (x - 4), y - deep + 4, 0],
    [-side * (x - 4), y - deep + 4, leg + 0.5],
    0.8,
    1.1,
    palette.wood,
  );
}
