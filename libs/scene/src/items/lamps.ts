/** Everything that gives electric light. Emissions are radiance; a lit room is exposed afterwards. */
import type { Item, ItemOf } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { type Context } from '../context.js';
import { type OutlinePoint, turned } from '../mesh/surfaces.js';
import type { Vec3 } from '../scene.js';

const WARM: Vec3 = [1, 0.8, 0.56];

const warm = (power: number): Vec3 => [WARM[0] * power, WARM[1] * power, WARM[2] * power];

export function recessed(f: Frame, _item: Item, { palette, lampPower }: Context): void {
  const r = Math.min(f.width, f.depth) / 2;
  const z = f.height;
  f.cone([0, 0, z - 0.25], [0, 0, z + 0.2], r + 0.35, r + 0.5, palette.whitePlastic);
  f.disk([0, 0, z - 0.28], [0, 0, 1], r * 0.82, palette.glow(warm(14)));
  f.diskLight([0, 0, z - 0.34], r * 0.82, [0, 0, -1], warm(46 * lampPower));
}

export function pendant(f: Frame, item: ItemOf<'pendant'>, context: Context): void {
  const { palette, lampPower } = context;
  const r = Math.min(f.width, f.depth) / 2;
  const form = item.traits?.form ?? context.form.pendant;
  const top = Math.max(f.height, context.ceilingOver(item.box) - item.box.z);
  const cord = palette.blackMetal;
  f.cone([0, 0, top - 1], [0, 0, top], 2.3, 2.3, palette.metal);
  if (form === 'linear') {
    const x = f.width / 2;
    const y = f.depth / 2;
    const long = x > y;
    const [a, b] = long ? [x, 1.2] : [1.2, y];
    f.box(-a, -b, 0.3, a, b, 2.2, palette.metal, { bevel: 0.2 });
    f.box(-a + 0.3, -b + 0.3, 0.1, a - 0.3, b - 0.3, 0.35, palette.glow(warm(9)));
    f.rectangleLight('rectangle', [0, 0, 0], [a, 0, 0], [0, b, 0], [0, 0, -1], warm(15 * lampPower));
    for (const s of [-0.7, 0.7])
      f.capsule([long ? s * a : 0, long ? 0 : s * b, 2], [0, 0, top - 0.5], 0.06, cord);
    return;
  }
  const size = form === 'globe' ? r * 0.86 : Math.min(r * (form === 'cone' ? 0.62 : 1.1), 9);
  const bodyHigh =
    {
      globe: 2 * size,
      dome: size,
      basket: size,
      cone: size * 2.4,
      drum: size * 1.15,
      paper: size * 1.3,
      lantern: size * 1.9,
    }[form] ?? size;
  f.capsule([0, 0, bodyHigh], [0, 0, top], 0.09, cord);
  switch (form) {
    case 'globe':
      f.cone([0, 0, 2 * size - 0.4], [0, 0, 2 * size + 1.8], 1.5, 1.1, palette.metal);
      f.ellipsoid([0, 0, size], [size, size, size], palette.glow(warm(3.4)));
      f.ballLight([0, 0, size], size, warm(3.6 * lampPower));
      break;
    case 'lantern': {
      const s = size * 0.62;
      const m = palette.metal;
      for (const [x, y] of [
        [-s, -s],
        [-s, s],
        [s, -s],
        [s, s],
      ] as const)
        f.capsule([x, y, 0], [x, y, bodyHigh - 2], 0.3, m);
      for (const z of [0, bodyHigh - 2]) {
        f.capsule([-s, -s, z], [s, -s, z], 0.3, m);
        f.capsule([-s, s, z], [s, s, z], 0.3, m);
        f.capsule([-s, -s, z], [-s, s, z], 0.3, m);
        f.capsule([s, -s, z], [s, s, z], 0.3, m);
      }
      for (const [x, y] of [
        [-s, -s],
        [s, s],
        [-s, s],
        [s, -s],
      ] as const)
        f.capsule([x, y, bodyHigh - 2], [0, 0, bodyHigh], 0.2, m);
      for (const x of [-1.4, 1.4]) {
        f.cone([x, 0, 0.5], [x, 0, 4], 0.5, 0.5, palette.porcelain);
        f.ellipsoid([x, 0, 5.2], [0.8, 0.8, 1.3], palette.glow(warm(16)));
        f.ballLight([x, 0, 5.2], 1, warm(40 * lampPower));
      }
      break;
    }
    case 'paper':
      // a paper lantern, wider than high
      f.ellipsoid([0, 0, bodyHigh / 2], [size, size, bodyHigh / 2], palette.litShade(warm(1.5)));
      f.ballLight([0, 0, bodyHigh / 2], size * 1.02, warm(2 * lampPower));
      break;
    case 'drum':
      f.tube([0, 0, 0], [0, 0, bodyHigh], size, size, palette.litShade(warm(1.1)));
      f.disk([0, 0, 0.4], [0, 0, 1], size * 0.98, palette.glow(warm(2.4)));
      f.diskLight([0, 0, 0.1], size, [0, 0, -1], warm(4.2 * lampPower));
      break;
    default: {
      if (form === 'cone') {
        // a slim cylinder
        f.tube([0, 0, 0], [0, 0, bodyHigh], size, size, palette.metal);
        f.disk([0, 0, bodyHigh], [0, 0, 1], size, palette.metal);
      } else f.bowl([0, 0, 0.2], [size, -size, -size], 0, form === 'basket' ? palette.wicker : palette.metal);
      f.ellipsoid([0, 0, size * 0.36], [1.7, 1.7, 1.7], palette.glow(warm(14)));
      f.diskLight([0, 0, 0.1], size * 0.7, [0, 0, -1], warm(7 * lampPower));
    }
  }
}

export function chandelier(
  f: Frame,
  item: ItemOf<'chandelier'>,
  { palette, ceilingOver, lampPower }: Context,
): void {
  const r = Math.min(f.width, f.depth) / 2 - 2;
  const top = Math.max(f.height, ceilingOver(item.box) - item.box.z);
  f.cone([0, 0, top - 1], [0, 0, top], 2.6, 2.6, palette.metal);
  f.capsule([0, 0, 5], [0, 0, top], 0.3, palette.metal);
  f.ellipsoid([0, 0, 4], [1.6, 1.6, 2.4], palette.metal);
  const arms = r > 14 ? 8 : 6;
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    f.pipe(
      [
        [0, 0, 4],
        [c * r * 0.5, s * r * 0.5, 1.4],
        [c * r * 0.9, s * r * 0.9, 2.2],
        [c * r, s * r, 4.5],
      ],
      0.28,
      palette.metal,
    );
    f.cone([c * r, s * r, 4.5], [c * r, s * r, 7], 0.45, 0.45, palette.porcelain);
    f.ellipsoid([c * r, s * r, 8.2], [0.75, 0.75, 1.4], palette.glow(warm(12)));
  }
  f.ballLight([0, 0, 7], r * 0.35, warm((5.5 * lampPower * 12) / r));
}

export function ceilingFan(
  f: Frame,
  item: ItemOf<'ceiling-fan'>,
  { palette, ceilingOver, lampPower }: Context,
): void {
  const r = Math.min(f.width, f.depth) / 2;
  const top = Math.max(f.height, ceilingOver(item.box) - item.box.z);
  f.cone([0, 0, top - 2], [0, 0, top], 2, 3, palette.metal);
  f.capsule([0, 0, 6], [0, 0, top], 0.5, palette.metal);
  f.cone([0, 0, 3.4], [0, 0, 7], 4.2, 3.4, palette.metal);
  for (let i = 0; i < 5; i++) {
    const a = 20 + i * 72;
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const middle = (r + 5) / 2;
    f.orientedBox([c * middle, s * middle, 5], [(r - 5) / 2, 2.6, 0.18], { x: 9, z: a }, palette.wood, {
      grain: 'x',
    });
  }
  f.bowl([0, 0, 3.4], [3.8, 3.8, 2.8], 0, palette.glow(warm(4)));
  f.diskLight([0, 0, 0.3], 3.6, [0, 0, -1], warm(18 * lampPower));
}

/** A strip of light below a wall cabinet: it lifts the counter's light by about half, so that tile keeps its joints. */
export function underCabinet(f: Frame, _item: Item, { palette }: Context): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x, -y, 0.1, x, y, f.height, palette.whitePlastic);
  f.box(-x, -y + 0.1, 0, x, y - 0.1, 0.12, palette.glow(warm(2)));
  f.rectangleLight('rectangle', [0, 0, -0.08], [x, 0, 0], [0, Math.max(0.5, y), 0], [0, 0, -1], warm(11));
}

export function sconce(f: Frame, _item: Item, { palette, lampPower }: Context): void {
  const y = f.depth / 2;
  const wide = f.width > f.height * 1.3;
  if (wide) {
    // a bar over a mirror
    const x = f.width / 2;
    const r = Math.min(1.3, f.height / 2);
    f.box(-Math.min(x, 6), y - 0.8, f.height / 2 - 1.6, Math.min(x, 6), y, f.height / 2 + 1.6, palette.metal);
    f.capsule([0, y, f.height / 2], [0, 0, f.height / 2], 0.5, palette.metal);
    f.capsule([-x + r, 0, f.height / 2], [x - r, 0, f.height / 2], r, palette.glow(warm(4)));
    f.rectangleLight(
      'rectangle',
      [0, -r - 0.1, f.height / 2],
      [x, 0, 0],
      [0, 0, r],
      [0, -1, 0],
      warm(9 * lampPower),
    );
    return;
  }
  const z = f.height * 0.45;
  const r = Math.min(f.width / 2, 2.9);
  f.box(-1.6, y - 0.6, z - 2.6, 1.6, y, z + 2.6, palette.metal, { bevel: 0.2 });
  f.capsule([0, y, z - 1.4], [0, 0, z - 1.4], 0.35, palette.metal);
  f.cone([0, 0, z - 2.2], [0, 0, z - 0.8], 1, 1.2, palette.metal);
  f.tube([0, 0, z - 0.8], [0, 0, f.height], r * 0.82, r, palette.litShade(warm(1.6)));
  f.ballLight([0, 0, (z + f.height) / 2], r * 1.02, warm(6 * lampPower));
}

export function floorLamp(f: Frame, _item: Item, { palette, lampPower }: Context): void {
  const r = Math.min(f.width, f.depth) / 2;
  const h = f.height;
  f.cone([0, 0, 0], [0, 0, 0.9], r * 0.72, r * 0.7, palette.metal);
  f.capsule([0, 0, 0.9], [0, 0, h - 10], 0.42, palette.metal);
  lampShade(f, h - 11, h, r * 0.82, r, lampPower, palette.litShade(warm(1.5)));
}

function lampShade(
  f: Frame,
  z0: number,
  z1: number,
  rTop: number,
  rBottom: number,
  power: number,
  m: number,
): void {
  f.tube([0, 0, z0], [0, 0, z1], rBottom, rTop, m);
  f.ballLight([0, 0, (z0 + z1) / 2], rBottom * 1.03, warm(2.2 * power));
  // What leaves a shade above and below makes the pools on wall, table and ceiling.
  f.diskLight([0, 0, z0 - 0.15], rBottom * 0.9, [0, 0, -1], warm(8 * power));
  f.diskLight([0, 0, z1 + 0.15], rTop * 0.9, [0, 0, 1], warm(8 * power));
}

/** Outlines of lamp bodies with a height and a largest radius of 1: gourd, column, ginger jar; of a turned post. */
const BODIES: readonly (readonly OutlinePoint[])[] = [
  [
    [0.5, 0],
    [0.8, 0.05],
    [1, 0.2],
    [0.9, 0.38],
    [0.5, 0.53],
    [0.62, 0.66],
    [0.6, 0.78],
    [0.3, 0.92],
    [0.16, 1],
  ],
  [
    [0.7, 0],
    [0.74, 0.02],
    [0.74, 0.9],
    [0.68, 0.95],
    [0.18, 0.97],
    [0.16, 1],
  ],
  [
    [0.55, 0],
    [0.6, 0.04],
    [0.85, 0.4],
    [1, 0.68],
    [0.85, 0.85],
    [0.4, 0.93],
    [0.2, 1],
  ],
];
const POST: readonly OutlinePoint[] = [
  [0.95, 0],
  [1, 0.03],
  [0.9, 0.08],
  [0.35, 0.15],
  [0.3, 0.3],
  [0.5, 0.42],
  [0.55, 0.5],
  [0.34, 0.6],
  [0.25, 0.75],
  [0.42, 0.85],
  [0.3, 0.9],
  [0.2, 1],
];
/** How wide a shade is above for its width below: an empire, a drum, a cone. */
const SHADES = [0.74, 0.92, 0.52] as const;

/** A lamp of glazed clay, turned wood or metal. Those of one group are a pair. */
export function tableLamp(f: Frame, item: ItemOf<'table-lamp'>, context: Context): void {
  const { palette, lampPower } = context;
  const r = Math.min(f.width, f.depth) / 2;
  const h = f.height;
  const neck = h * 0.52;
  const next = context.random(`lamps of ${item.group ?? item.id}`);
  const glaze = [palette.accentCeramic, palette.porcelain, palette.stoneware][Math.floor(next() * 3)]!;
  const form = Math.floor(next() * 6);
  const outline = BODIES[form];
  const scale: Vec3 = [r * 0.5, r * 0.5, neck];
  if (outline) f.mesh(`lamp body ${form}`, () => turned(outline, 32, 50), glaze, { scale });
  else if (form === 3) f.mesh('lamp post', () => turned(POST, 28, 40), palette.wood, { scale });
  else {
    f.cone([0, 0, 0], [0, 0, 0.7], r * 0.45, r * 0.42, palette.metal);
    if (form === 4) f.ellipsoid([0, 0, neck * 0.48], [r * 0.5, r * 0.5, neck * 0.46], glaze);
    else {
      f.capsule([0, 0, 0.7], [0, 0, neck], 0.34, palette.metal);
      f.ellipsoid([0, 0, neck * 0.3], [1, 1, 1], palette.metal);
    }
  }
  f.cone([0, 0, neck * 0.86], [0, 0, neck + 1], 0.8, 0.5, palette.metal);
  const above = SHADES[Math.floor(next() * SHADES.length)]!;
  lampShade(f, neck, h, r * above, r, lampPower, palette.litShade(warm(1.5)));
}
