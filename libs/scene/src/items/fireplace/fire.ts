import { randomFrom } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { fire, glow } from '../../materials/lights.js';
import { plain } from '../../materials/material.js';
import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, lofted } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';

/** A split log of a length of 1 and a radius of 1 about x, of one of three forms. */
function log(form: number): Mesh {
  const next = randomFrom(form * 71 + 3);
  const lumps = Array.from({ length: 6 }, () => [next() * 6, 0.05 + 0.06 * next()] as const);
  return lofted(
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8 - 0.5;
      const end = i === 0 || i === 8 ? 0.93 : 1;
      return ellipse(1, 1, 0, 20).map(([a, b], j): Vec3 => {
        const turn = (j / 20) * 2 * Math.PI;
        const bulge = lumps.reduce(
          (sum, [phase, high], k) => sum + high * Math.sin(turn * (k + 1) + phase + t * 3),
          1,
        );
        const split = b > 0.45 ? 0.45 + (b - 0.45) * 0.25 : b;
        return [t, a * bulge * end, split * bulge * end + 0.12 * Math.sin(t * 4 + form)];
      });
    }),
    { lids: 'both', creaseAt: 48 },
  );
}

/**
 * A part of a flame of a height of 1, from share `from` to `to` of it: widest at a quarter, bent as hot air swings, torn
 * into a thin tip.
 */
function tongue(form: number, from: number, to: number): Mesh {
  const next = randomFrom(form * 37 + 11);
  const [swing, phase, waist] = [0.07 + 0.1 * next(), next() * 6, next() * 6];
  const rings = Array.from({ length: 5 }, (_, i) => {
    const t = from + ((to - from) * i) / 4;
    const wide =
      0.27 * Math.sqrt(Math.min(1, t / 0.24)) * Math.max(0.012, 1 - t) * (1 + 0.22 * Math.sin(t * 9 + waist));
    const lean = swing * Math.sin(t * 6 + phase) * t + 0.05 * Math.sin(t * 13 + waist) * t;
    return ellipse(wide, wide * 0.6, t, 16, 2, [lean, 0.5 * lean, 0]);
  });
  return lofted(rings, { lids: 'none', creaseAt: 170 });
}

const TONGUES = 6;

/** What a fire of logs throws on its bricks and its hearth, as radiance of a ball among the flames. */
const FIRELIGHT: Vec3 = [19, 7.4, 1.9];

/** Parts of a flame, each of a color of its own. */
const PARTS = 7;

/** Emission of a flame at a share of its height: blue is only at the very foot, above it yellow, then orange, then little. */
const fireColor = (t: number): Vec3 => {
  const strength = 2.6 * (1 - t) ** 1.1 * Math.min(1, 0.35 + t * 3);
  return [strength, strength * (0.5 - 0.3 * t), strength * (0.14 - 0.12 * t)];
};

/** A sheet of hot gas, yellow at the foot and red at the tip; less bright than lamps, so that its color is seen. */
function flame(f: ItemFrame, at: Vec3, high: number, form: number, turn: number, { palette }: Context): void {
  for (let i = 0; i < PARTS; i++)
    f.mesh(
      `flame ${form} ${i}`,
      () => tongue(form, i / PARTS, (i + 1) / PARTS),
      palette.custom(`flame ${i}`, () => fire(fireColor((i + 0.5) / PARTS))),
      { at, turn: { z: turn }, scale: [high * 0.9, high * 0.9, high] },
    );
}

/** Logs on a grate, embers beneath and flames between. */
export function logFire(f: ItemFrame, open: number, z0: number, context: Context): void {
  const { palette } = context;
  const next = context.random('fire');
  const y = 0;
  const wide = Math.min(open - 4, 13);
  const iron = palette.iron;
  for (let i = 0; i <= 6; i++) {
    const at = (i / 3 - 1) * wide * 0.8;
    f.capsule([at, y - 4.4, z0 + 2.6], [at, y + 3, z0 + 2.6], 0.3, iron);
    f.capsule([at, y - 4.4, z0 + 2.6], [at, y - 4.8, z0 + 4.6], 0.3, iron);
  }
  for (const s of [-1, 1])
    for (const end of [-3.6, 2.4])
      f.capsule([s * wide * 0.7, y + end, z0 + 0.4], [s * wide * 0.7, y + end, z0 + 2.6], 0.35, iron);
  const ember = palette.custom('ember', () => glow([1.3, 0.22, 0.02]));
  const ash = palette.custom('ash', () => plain([0.2, 0.19, 0.18], { roughness: 1, reflectance: 0 }));
  for (let i = 0; i < 16; i++)
    f.ellipsoid(
      [(next() * 2 - 1) * wide * 0.7, y + next() * 6 - 3.4, z0 + 0.6],
      [0.5 + next() * 0.6, 0.4 + next() * 0.5, 0.4],
      i % 2 ? ember : ash,
      { z: next() * 180 },
    );
  const logs: readonly (readonly [at: Vec3, long: number, r: number, turn: number, tilt: number])[] = [
    [[0, y - 2.6, z0 + 4.4], wide * 1.9, 1.9, 3, 0],
    [[0.6, y + 1.7, z0 + 4.5], wide * 1.7, 2.1, -4, 1],
    [[-2, y - 0.5, z0 + 7.6], wide * 1.5, 1.7, 12, 3],
    [[wide * 0.34, y - 0.6, z0 + 8.4], wide * 0.95, 1.4, -38, -14],
  ];
  logs.forEach(([at, long, r, z, tilt], i) => {
    f.mesh(`log ${i % 3}`, () => log(i % 3), palette.bark, {
      at,
      turn: { x: i * 50, y: tilt, z },
      scale: [long, r, r],
    });
  });
  for (let i = 0; i < 11; i++) {
    const t = (i + 0.5) / 11 - 0.5;
    const high = (12 - 26 * t * t) * (0.55 + 0.6 * next());
    const at: Vec3 = [t * wide * 1.5 + next() - 0.5, y + next() * 4 - 2.4, z0 + 4.6 + next() * 2.6];
    flame(f, at, high, i % TONGUES, next() * 60 - 30, context);
  }
  f.ballLight([0, y - 0.4, z0 + 11], 2.4, FIRELIGHT);
}

/** A burner between stones with a row of small flames. */
export function gasFire(f: ItemFrame, open: number, z0: number, context: Context): void {
  const { palette } = context;
  const next = context.random('fire');
  const wide = open - 3;
  f.box(-wide, -4, z0 + 0.4, wide, 3, z0 + 1.5, palette.blackMetal, { bevel: 0.2 });
  const stones = [palette.stoneware, palette.concrete, palette.iron];
  for (let i = 0; i < 40; i++)
    f.ellipsoid(
      [(next() * 2 - 1) * (wide - 0.8), next() * 5.4 - 3.4, z0 + 1.7],
      [0.6 + next() * 0.7, 0.5 + next() * 0.5, 0.45],
      stones[i % stones.length]!,
      { z: next() * 180 },
    );
  const count = Math.round(wide * 0.8);
  for (let i = 0; i < count; i++)
    flame(
      f,
      [((i + 0.5) / count - 0.5) * wide * 1.8, next() * 1.6 - 1.2, z0 + 1.6],
      3.6 + next() * 3.4,
      i % TONGUES,
      next() * 50 - 25,
      context,
    );
}
