import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { glass } from '../../materials/material.js';
import { turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';
import { shine, warm } from './ceiling-lights.js';

/** Pendants are left on by day: at least so strong, they lay pools on the top below them. */
const BY_DAY = 0.6;

export function pendant(f: ItemFrame, item: ItemOf<'pendant'>, context: Context): void {
  const { palette } = context;
  const lampPower = Math.max(BY_DAY, context.lampPower);
  const r = Math.min(f.width, f.depth) / 2;
  const form = item.traits?.form ?? context.form.pendant;
  const top = Math.max(f.height, context.ceilingOver(item.box) - item.box.z);
  const cord = palette.blackMetal;
  f.cone([0, 0, top - 1], [0, 0, top], 2.3, 2.3, palette.metal);
  if (form === 'linear') {
    linearPendant(f, top, context);
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
    case 'lantern':
      lantern(f, size, bodyHigh, context);
      break;
    case 'paper':
      // a paper lantern, wider than high
      f.ellipsoid([0, 0, bodyHigh / 2], [size, size, bodyHigh / 2], palette.litShade(shine(1.5, context)));
      f.ballLight([0, 0, bodyHigh / 2], size * 1.02, warm(2 * lampPower));
      break;
    case 'drum':
      f.tube([0, 0, 0], [0, 0, bodyHigh], size, size, palette.litShade(shine(1.1, context)));
      f.disk([0, 0, 0.4], [0, 0, 1], size * 0.98, palette.glow(warm(2.4)));
      f.diskLight([0, 0, 0.1], size, [0, 0, -1], warm(4.2 * lampPower));
      break;
    default: {
      if (form === 'cone') {
        // a slim cylinder
        f.tube([0, 0, 0], [0, 0, bodyHigh], size, size, palette.metal);
        f.disk([0, 0, bodyHigh], [0, 0, 1], size, palette.metal);
      } else f.bowl([0, 0, 0.2], [size, -size, -size], 0, form === 'basket' ? palette.wicker : palette.metal);
      // The inside, which the bulb lights.
      if (form !== 'cone')
        f.bowl(
          [0, 0, 0.3],
          [size * 0.96, -size * 0.96, -size * 0.96],
          0,
          palette.litShade(shine(0.9, context)),
        );
      f.ellipsoid([0, 0, size * 0.36], [1.7, 1.7, 1.7], palette.glow(warm(14)));
      f.diskLight([0, 0, 0.1], size * 0.7, [0, 0, -1], warm(7 * lampPower));
    }
  }
}

/** A bar of light on two cords, along the longer side. */
function linearPendant(f: ItemFrame, top: number, { palette, lampPower }: Context): void {
  const x = f.width / 2;
  const y = f.depth / 2;
  const long = x > y;
  const [a, b] = long ? [x, 1.2] : [1.2, y];
  f.box(-a, -b, 0.3, a, b, 2.2, palette.metal, { bevel: 0.2 });
  f.box(-a + 0.3, -b + 0.3, 0.1, a - 0.3, b - 0.3, 0.35, palette.glow(warm(9)));
  f.rectangleLight('rectangle', [0, 0, 0], [a, 0, 0], [0, b, 0], [0, 0, -1], warm(15 * lampPower));
  for (const s of [-0.7, 0.7])
    f.capsule([long ? s * a : 0, long ? 0 : s * b, 2], [0, 0, top - 0.5], 0.06, palette.blackMetal);
}

/** A cage of metal rods about two candles. */
function lantern(f: ItemFrame, size: number, bodyHigh: number, context: Context): void {
  const { palette, lampPower } = context;
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
    candleBulb(f, [x, 0, 4], context);
    f.ballLight([x, 0, 5.2], 1, warm(40 * lampPower));
  }
}

/** A bulb of clear glass that runs out into a tip, as on chandeliers, in it a filament that one sees glow. */
function candleBulb(f: ItemFrame, at: Vec3, { palette }: Context): void {
  f.cone(at, [at[0], at[1], at[2] + 0.5], 0.44, 0.4, palette.metal);
  f.mesh(
    'candle bulb',
    () =>
      turned(
        [
          [0.36, 0.4],
          [0.52, 0.9],
          [0.66, 1.5],
          [0.62, 2.1],
          [0.42, 2.8],
          [0.2, 3.4],
          [0.06, 3.8],
          [0, 3.9],
        ],
        24,
      ),
    palette.custom('bulb glass', () => glass([0.93, 0.94, 0.935])),
    { at },
  );
  for (const s of [-1, 1])
    f.capsule(
      [at[0] + s * 0.1, at[1], at[2] + 0.9],
      [at[0] + s * 0.22, at[1], at[2] + 2.5],
      0.07,
      palette.glow(warm(22)),
    );
}
