/** Fireplaces: a chimney breast or a mantelpiece about a firebox of brick, with a fire of logs or a row of gas flames. Inches. */
import type { ItemOf } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import type { Context } from '../context.js';
import { fire, glow, plain, tileMaterial, wallMaterial } from '../materials.js';
import type { Mesh } from '../mesh/mesh.js';
import { ellipse, lofted } from '../mesh/surfaces.js';
import { randomFrom } from '../random.js';
import type { Vec3 } from '../scene.js';
import { beforeScreen, book, vase } from './decor.js';

/** Half the width of a firebox at most. */
const OPENING = 20;
/** How far its back stands before the wall, whose baseboard runs on behind. */
const BACK = 1.6;

export function fireplace(f: Frame, item: ItemOf<'fireplace'>, context: Context): void {
  const { palette, form } = context;
  const kind = item.traits?.surround ?? 'stone';
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const full = item.traits?.fullHeight === true || h > 70;
  const m =
    kind === 'brick'
      ? palette.custom('fire brick', () =>
          wallMaterial({ material: 'brick', color: '#9a5f49', accent: '#b8aea2' }),
        )
      : kind === 'tile'
        ? palette.splash
        : kind === 'wood'
          ? palette.wood
          : kind === 'stone'
            ? palette.custom('fire stone', () =>
                tileMaterial({ material: 'marble-tile', color: '#d8d4cc', accent: '#9b968d' }),
              )
            : palette.custom('fire plaster', () => wallMaterial({ material: 'plaster', color: '#e9e5dc' }));
  const open = Math.min(OPENING, x - 9);
  const [z0, z1] = full ? [10, 36] : [4, Math.min(32, h - 10)];
  const look = { inRoom: true, bevel: 0.05 };
  f.box(-x, -y, 0, -open, y, h, m, look);
  f.box(open, -y, 0, x, y, h, m, look);
  f.box(-open, -y, 0, open, y, z0, m, look);
  f.box(-open, -y, z1, open, y, h, m, look);
  firebox(f, open, z0, z1, context);
  if (full) gasFire(f, open, z0, context);
  else logFire(f, open, z0, context);
  f.ballLight([0, -1, z0 + (full ? 4 : 6)], 3.4, [22, 8.6, 2]);

  const pieces = !full && form.mantel === 'painted' && kind !== 'plaster';
  if (pieces) mantelpiece(f, open, z1, palette.trim);
  if (kind !== 'plaster' || !full) {
    const z = full ? 54 : h;
    const thick = pieces ? 0.75 : 2.4;
    const top = z + (pieces ? 1.5 : 2.8);
    f.roundedBox(
      [0, -y - 1.6, top - thick],
      [x * (full ? 0.94 : 1) + (pieces ? 3.4 : 2), y * 0.1 + 4.6, thick],
      pieces ? 0.3 : 0.45,
      full || !pieces ? palette.wood : palette.trim,
      {},
      { grain: 'x' },
    );
    const next = context.random(item);
    // Before a screen over the mantel only what is low.
    if (beforeScreen(f, -x * 0.7, context)) book(f, -x * 0.7, -y - 2, top, 4, 2.8, 1.2, 6, context, next());
    else vase(f, -x * 0.7, -y - 2, top, 8, context, next);
    const low = beforeScreen(f, x * 0.55, context);
    for (let i = 0; i < 3; i++) {
      const [at, high] = [x * 0.55 + i * 3.4, low ? 2.6 : 4.1 + i * 2];
      f.cone([at, -y - 2, top], [at, -y - 2, top + high], 1, 0.97, palette.paper);
      f.capsule([at, -y - 2, top + high], [at, -y - 2, top + high + 0.35], 0.05, palette.iron);
    }
  }
  f.box(
    -x,
    -y - 12,
    0,
    x,
    -y,
    1.2,
    palette.custom('hearth', () => tileMaterial({ material: 'marble-tile', color: '#8f8b84' })),
    { bevel: 0.2, inRoom: true },
  );
}

/** Brick that has seen fires: splayed sides, a back, a floor, and a black frame about the opening. */
function firebox(f: Frame, open: number, z0: number, z1: number, { palette }: Context): void {
  const y = f.depth / 2;
  const brick = palette.custom('refractory brick', () =>
    wallMaterial({ material: 'brick', color: '#5d5045', accent: '#2b2724' }),
  );
  const soot = palette.custom('soot', () => plain([0.02, 0.018, 0.016], { roughness: 0.95, reflectance: 0 }));
  const look = { inRoom: true, bevel: 0 };
  f.box(-open, y - BACK, z0, open, y, z1, brick, look);
  f.box(-open, -y + 0.6, z0, open, y, z0 + 0.4, brick, look);
  f.box(-open, -y + 0.6, z1 - 0.3, open, y, z1, soot);
  // The sides narrow towards the back by a fifth.
  const deep = f.depth - BACK - 0.6;
  const [narrow, long] = [deep * 0.28, Math.hypot(deep, deep * 0.28)];
  const angle = (Math.atan2(narrow, deep) * 180) / Math.PI;
  for (const s of [-1, 1])
    f.orientedBox(
      [s * (open - narrow / 2), (y - BACK - y + 0.6) / 2, (z0 + z1) / 2],
      [0.3, long / 2, (z1 - z0) / 2],
      { z: s * angle },
      brick,
      look,
    );
  const frame = palette.blackMetal;
  f.box(-open, -y - 0.3, z1 - 1.1, open, -y + 0.7, z1, frame);
  for (const s of [-1, 1]) f.box(s * open, -y - 0.3, z0, s * (open - 1.1), -y + 0.7, z1, frame);
}

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
/** What a fire of logs throws on its bricks, as radiance of a ball among the flames. */
const FIRELIGHT: Vec3 = [9, 3.4, 0.8];
/** Parts of a flame, each of a color of its own. */
const PARTS = 7;

/** Emission of a flame at a share of its height: blue is only at the very foot, above it yellow, then orange, then little. */
const fireColor = (t: number): Vec3 => {
  const strength = 2.6 * (1 - t) ** 1.1 * Math.min(1, 0.35 + t * 3);
  return [strength, strength * (0.5 - 0.3 * t), strength * (0.14 - 0.12 * t)];
};

/** A sheet of hot gas, yellow at the foot and red at the tip; less bright than lamps, so that its color is seen. */
function flame(f: Frame, at: Vec3, high: number, form: number, turn: number, { palette }: Context): void {
  for (let i = 0; i < PARTS; i++)
    f.mesh(
      `flame ${form} ${i}`,
      () => tongue(form, i / PARTS, (i + 1) / PARTS),
      palette.custom(`flame ${i}`, () => fire(fireColor((i + 0.5) / PARTS))),
      { at, turn: { z: turn }, scale: [high * 0.9, high * 0.9, high] },
    );
}

/** Logs on a grate, embers beneath and flames between. */
function logFire(f: Frame, open: number, z0: number, context: Context): void {
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
function gasFire(f: Frame, open: number, z0: number, context: Context): void {
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

/** Pilasters on plinths, a frieze with a panel, and a bed moulding below the shelf, an inch and more before the stone. */
function mantelpiece(f: Frame, open: number, z1: number, m: number): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const wide = Math.min(8, x - open - 3.5);
  if (wide < 3) return;
  const front = -y - 1.4;
  for (const s of [-1, 1]) {
    const [a, b] = [s * (x - wide), s * x];
    f.box(a, front, 1.2, b, -y, h, m, { grain: 'z', bevel: 0.1 });
    f.box(a - s * 0.5, front - 0.6, 1.2, b + s * 0.3, -y, 8, m, { bevel: 0.15 });
    // a raised field
    f.box(a + s * 1.6, front - 0.35, 11, b - s * 1.6, front, h - 11, m, { bevel: 0.3 });
    f.box(a - s * 0.4, front - 0.5, h - 9, b + s * 0.3, -y, h - 8, m, { bevel: 0.25 });
  }
  const low = Math.max(z1 + 3, h - 9);
  f.box(-x + wide, front + 0.3, low, x - wide, -y, h, m, { grain: 'x', bevel: 0.1 });
  f.box(-x + wide + 3, front, low + 1.6, x - wide - 3, front + 0.3, h - 2.4, m, { bevel: 0.25 });
  f.mesh(
    `bed moulding ${(2 * x).toFixed(2)}`,
    () => {
      const section: readonly (readonly [out: number, z: number])[] = [
        [0, 0],
        [0.4, 0.05],
        [0.5, 0.4],
        [1.1, 0.7],
        [1.5, 1.3],
        [2.1, 1.5],
        [2.2, 1.9],
        [0, 1.9],
      ];
      const ring = (s: number) => section.map(([out, z]): Vec3 => [s * (x + out), -out, z]);
      return lofted([ring(-1), ring(1)], { lids: 'both', creaseAt: 32 });
    },
    m,
    { at: [0, front, h - 1.9], grain: 'x' },
  );
}
