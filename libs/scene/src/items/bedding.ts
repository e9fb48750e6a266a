/** Beds: frames, and on them mattress, duvet, pillows and throw. Inches. */
import type { Item, ItemOf } from '@plumbline/concept';
import type { Frame } from '../builder.js';
import { scaled } from '../color.js';
import type { Context } from '../context.js';
import { fabric } from '../materials.js';
import { fallen } from '../mesh/soft.js';
import { textHash } from '../random.js';
import type { Vec3 } from '../vector.js';
import { pillow } from './cushions.js';
import { bear, isChildsRoom } from './kit.js';
import { legs } from './seats.js';

export function bed(f: Frame, item: ItemOf<'bed'>, context: Context): void {
  const { palette } = context;
  const next = context.random(item);
  const [x, y] = [f.width / 2, f.depth / 2];
  const style = item.traits?.frame ?? 'upholstered';
  const wooden = style === 'panel' || style === 'platform' || style === 'canopy';
  const m = style === 'metal' ? palette.metal : wooden ? palette.wood : palette.fabric;
  const head = y - 1.6;
  const bx = x - 1.6;
  const foot = -y + 1;
  // head board
  if (style === 'metal') {
    for (const s of [-1, 1]) {
      f.capsule([s * (x - 1), y - 1, 0], [s * (x - 1), y - 1, f.height], 0.7, m);
      f.ellipsoid([s * (x - 1), y - 1, f.height + 0.8], [1.1, 1.1, 1.1], m);
    }
    f.capsule([-x + 1, y - 1, f.height - 1], [x - 1, y - 1, f.height - 1], 0.6, m);
    f.capsule([-x + 1, y - 1, 16], [x - 1, y - 1, 16], 0.5, m);
    for (let i = 1; i < 9; i++) {
      const at = -x + 1 + (i * (f.width - 2)) / 9;
      f.capsule([at, y - 1, 16], [at, y - 1, f.height - 1], 0.33, m);
    }
  } else if (style === 'panel') {
    // a field between stiles and rails
    f.box(-x, head - 0.2, 0, -x + 3, y, f.height, m, { grain: 'z', bevel: 0.2 });
    f.box(x - 3, head - 0.2, 0, x, y, f.height, m, { grain: 'z', bevel: 0.2 });
    f.box(-x + 3, head, f.height - 5, x - 3, y - 0.1, f.height - 0.4, m, { grain: 'x', bevel: 0.15 });
    f.box(-x + 3, head + 0.7, 8, x - 3, y - 0.3, f.height - 5, m, { grain: 'x', bevel: 0.05 });
    f.roundedBox([0, head + 0.4, f.height + 0.3], [x + 0.8, 1.7, 0.7], 0.35, m, {}, { grain: 'x' });
  } else if (wooden)
    f.roundedBox(
      [0, (head + y) / 2, (f.height + 6) / 2],
      [x, 0.8, (f.height - 6) / 2],
      0.4,
      m,
      {},
      { grain: 'x' },
    );
  else upholsteredHead(f, m);
  if (style === 'canopy') {
    const tall = Math.min(80, context.ceilingOver(item.box) - 8);
    for (const sx of [-1, 1])
      for (const sy of [foot, y - 1])
        f.box(sx * x, sy - 0.8, 0, sx * (x - 1.6), sy + 0.8, tall, m, { bevel: 0.12 });
    for (const sy of [foot, y - 1]) f.box(-x, sy - 0.7, tall - 1.5, x, sy + 0.7, tall, m, { bevel: 0.12 });
    for (const sx of [-1, 1])
      f.box(sx * x, foot, tall - 1.5, sx * (x - 1.4), y - 1, tall, m, { bevel: 0.12 });
  }
  // rails and mattress
  f.roundedBox(
    [0, (foot + head) / 2, 9.4],
    [x, (head - foot) / 2, 3.4],
    wooden ? 0.4 : 1.2,
    m,
    {},
    { grain: 'x' },
  );
  legs(f, x - 3, y - 3, 6.4, context);
  const top = 24;
  f.roundedBox([0, (foot + head) / 2, 17.6], [bx, (head - foot) / 2 - 0.8, 6.2], 2.6, palette.cotton);
  duvet(f, { x, bx, foot, head, top }, context);
  const across = f.width > 66 ? [-0.5, 0.5] : f.width > 50 ? [-0.46, 0.46] : [0];
  const half = f.width > 66 ? x * 0.47 : f.width > 50 ? x * 0.44 : x * 0.7;
  const tilt = (): number => (next() - 0.5) * 7;
  for (const a of across) {
    pillow(
      f,
      [a * x, head - 5.2, top + 8.6],
      [half, 4.4, 9.6],
      palette.cotton,
      { x: -17, y: tilt(), z: tilt() },
      next(),
    );
    pillow(
      f,
      [a * x + tilt() * 0.1, head - 11.4, top + 7.6],
      [half * 0.96, 4.4, 9],
      palette.linen,
      { x: -32, y: tilt(), z: tilt() },
      next(),
    );
  }
  if (isChildsRoom(context.room)) {
    bear(f, tilt() * 0.3, head - 13, top + 1.6, 13, context);
    return;
  }
  const cover = palette.cushion(next());
  const euros = f.width > 50 ? [-1, 1] : [0];
  for (const s of euros)
    pillow(
      f,
      [s * (9.6 + next()), head - 18.2 - next(), top + 7.6],
      [8.8, 4, 8.8],
      cover,
      { x: -36, y: tilt() * 1.4, z: s * 8 + tilt() },
      next(),
    );
  if (f.width > 50)
    pillow(
      f,
      [tilt() * 0.3, head - 24, top + 5.2],
      [9.6, 3.4, 5.6],
      palette.cushion(next()),
      { x: -44, z: tilt() },
      next(),
    );
}

/** Channels of upholstery between a border, on a board. */
function upholsteredHead(f: Frame, m: number): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const channels = Math.max(3, Math.round(f.width / 9));
  f.roundedBox([0, y - 0.7, (f.height + 4) / 2], [x, 0.7, (f.height - 4) / 2], 0.6, m);
  const wide = (f.width - 1) / channels;
  for (let i = 0; i < channels; i++)
    f.roundedBox(
      [-x + 0.5 + wide * (i + 0.5), y - 1.9, (f.height + 11) / 2],
      [wide / 2 + 0.12, 1.7, (f.height - 12) / 2],
      1.65,
      m,
    );
}

/** White cotton, and linen as it is sold undyed, in stone and in sand. */
const DUVETS: readonly Vec3[] = [
  [0.8, 0.785, 0.75],
  [0.6, 0.54, 0.45],
  [0.5, 0.48, 0.45],
  [0.66, 0.58, 0.47],
];

interface Bedstead {
  readonly x: number;
  readonly bx: number;
  readonly foot: number;
  readonly head: number;
  readonly top: number;
}

/** A duvet over the sides and the foot, its head end folded back on itself, and a throw across its foot. */
function duvet(f: Frame, { x, bx, foot, head, top }: Bedstead, context: Context): void {
  const { palette } = context;
  const dye = DUVETS[Math.floor(context.random('duvet')() * DUVETS.length)]!;
  const cover = palette.custom('duvet', () => fabric(dye, scaled(dye, 0.88), { strength: 0.3, bump: 0.12 }));
  const fold = head - 25;
  const size = [f.width, f.depth].join();
  const seed = textHash(size) % 1000;
  const mattress = { min: [-bx, foot + 0.8, 11] as Vec3, max: [bx, head, top - 0.2] as Vec3, radius: 2.6 };
  const rail = { min: [-x, foot, 5] as Vec3, max: [x, head, 12.8] as Vec3, radius: 1 };
  f.mesh(
    `duvet ${size}`,
    () =>
      fallen({
        middle: [0, (foot - 9 + fold) / 2, top + 2],
        half: [bx + 12, (fold - foot + 9) / 2],
        supports: [mattress, rail],
        grain: 2.7,
        thick: 1.5,
        puff: 0.8,
        stiff: 0.3,
        floor: 1,
        seed,
      }),
    cover,
  );
  // what is folded back shows the sheet's side
  f.mesh(
    `fold ${size}`,
    () =>
      fallen({
        middle: [0, fold - 3.6, top + 4.4],
        half: [bx + 10.5, 4.4],
        supports: [
          { ...mattress, min: [-bx - 1.2, foot, 11], max: [bx + 1.2, head, top + 1.6], radius: 3.4 },
          rail,
        ],
        grain: 2.2,
        thick: 1.3,
        puff: 0.3,
        stiff: 0.25,
        floor: 1,
        seed: seed + 7,
        steps: 50,
      }),
    palette.cotton,
  );
  if (f.width < 36) return;
  const next = context.random('bed throw');
  f.mesh(
    `bed throw ${size} ${context.seed % 5}`,
    () =>
      fallen({
        middle: [next() * 4 - 2, foot + 15 + next() * 5, top + 6.5],
        half: [bx + 15, 9.5],
        supports: [
          // It lies on the duvet, over the highest of its fields.
          { ...mattress, min: [-bx - 2.6, foot - 2.6, 11], max: [bx + 2.6, head, top + 2.5], radius: 4.6 },
          { ...rail, min: [-x - 2.5, foot - 2.5, 3], max: [x + 2.5, head, 15], radius: 3 },
        ],
        grain: 1.9,
        thick: 0.45,
        stiff: 0.05,
        floor: 0.5,
        seed: seed + 3 + (context.seed % 5),
      }),
    palette.bedThrow,
  );
}

export function bunkBed(f: Frame, item: Item, context: Context): void {
  const { palette } = context;
  const next = context.random(item);
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const m = palette.wood;
  const post = { grain: 'z', bevel: 0.15 } as const;
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) f.box(sx * x, sy * y, 0, sx * (x - 2.4), sy * (y - 2.4), h, m, post);
  for (const z of [12, h - 18]) {
    for (const s of [-1, 1]) {
      f.box(s * x, -y, z, s * (x - 1.4), y, z + 5, m, { grain: 'y', bevel: 0.12 });
      f.box(-x, s * y, z, x, s * (y - 1.4), z + 5, m, { grain: 'x', bevel: 0.12 });
    }
    f.roundedBox([0, 0, z + 6], [x - 2, y - 2, 3.6], 2, palette.cotton);
    f.mesh(
      `bunk cover ${[f.width, f.depth].join()}`,
      () =>
        fallen({
          middle: [0, -9, 5],
          half: [x - 0.6, y - 11],
          supports: [{ min: [-x + 2, -y + 2, -4], max: [x - 2, y - 2, 0], radius: 2 }],
          grain: 2.6,
          thick: 1.4,
          puff: 0.5,
          stiff: 0.3,
          floor: -2,
          seed: 5,
          steps: 40,
        }),
      palette.accentFabric,
      { at: [0, 0, z + 9.5] },
    );
    pillow(f, [0, y - 11, z + 12.4], [Math.min(12, x - 5), 3.6, 8], palette.cotton, { x: -68 }, next());
  }
  f.box(-x, -y, h - 8, -x + 1.2, y, h - 5, m, { grain: 'y' });
  for (let z = 8; z < h - 12; z += 9) f.capsule([x - 2, -y - 0.6, z], [x - 14, -y - 0.6, z], 0.7, m);
  f.box(x - 14.6, -y - 1.2, 0, x - 13.2, -y, h - 6, m, { grain: 'z' });
}
