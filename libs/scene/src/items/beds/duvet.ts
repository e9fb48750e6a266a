import type { ItemFrame } from '../../builder.js';
import { scaled } from '../../color.js';
import type { Context } from '../../context.js';
import { fabric } from '../../materials/cloth.js';
import { fallen } from '../../mesh/soft.js';
import { textHash } from '../../text-hash.js';
import type { Vec3 } from '../../vector.js';

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
export function duvet(f: ItemFrame, { x, bx, foot, head, top }: Bedstead, context: Context): void {
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
        rounded: 13,
        supports: [mattress, rail],
        grain: 2.5,
        thick: 1.4,
        puff: 0.95,
        stiff: 0.22,
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
