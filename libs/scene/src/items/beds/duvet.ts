import type { ItemFrame } from '../../builder.js';
import { scaled } from '../../color.js';
import type { Context } from '../../context.js';
import { fabric } from '../../materials/cloth.js';
import { type FallenSheet, fallen, fallenSheet } from '../../mesh/cloth/fallen.js';
import { textHash } from '../../text-hash.js';
import type { Vec3 } from '../../vector.js';
import { isChildsRoom } from '../childs-room.js';

/** White cotton, and linen as it is sold undyed, in stone and in sand. */
const DUVETS: readonly Vec3[] = [
  [0.8, 0.785, 0.75],
  [0.6, 0.54, 0.45],
  [0.5, 0.48, 0.45],
  [0.66, 0.58, 0.47],
];

/** What children's beds are covered with: colors of their things, as cotton has them after some washing. */
const CHILDS_DUVETS: readonly Vec3[] = [
  [0.3, 0.42, 0.5],
  [0.58, 0.42, 0.19],
  [0.36, 0.44, 0.33],
  [0.55, 0.33, 0.28],
];

/** The share of beds with a quilt, stitched in rows, instead of a duvet. */
const QUILTS = 0.6;

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
  const dyes = isChildsRoom(context.room) ? CHILDS_DUVETS : DUVETS;
  const dye = dyes[Math.floor(context.random('duvet')() * dyes.length)]!;
  const isQuilt = context.random('quilt')() < QUILTS;
  const cover = palette.custom('duvet', () =>
    fabric(dye, scaled(dye, 0.72), { strength: 0.58, bump: isQuilt ? 0.3 : 0.42 }),
  );
  const fold = head - 25;
  const size = [f.width, f.depth].join();
  const seed = textHash(size) % 1000;
  const mattress = { min: [-bx, foot + 0.8, 11] as Vec3, max: [bx, head, top - 0.2] as Vec3, radius: 2.6 };
  const rail = { min: [-x, foot, 5] as Vec3, max: [x, head, 12.8] as Vec3, radius: 1 };
  let made: FallenSheet | undefined;
  const sheet = (): FallenSheet => {
    made ??= fallenSheet({
      middle: [0, (foot - 9 + fold) / 2, top + 2],
      half: [bx + 12, (fold - foot + 9) / 2],
      rounded: [15, 9],
      supports: [mattress, rail],
      grain: 2,
      thick: 0.9,
      puff: isQuilt ? 0.1 : 0.34,
      creased: isQuilt ? 1 : 0.8,
      ...(isQuilt ? { quilted: true } : { wrinkled: 0.85 }),
      stiff: 0.05,
      floor: 1,
      seed,
    });
    return made;
  };
  const name = `${isQuilt ? 'quilt' : 'duvet'} ${size}`;
  f.mesh(name, () => sheet().mesh, cover);
  // Its cover is corded about its edge.
  f.mesh(`cord of ${name}`, () => sheet().seam(0.3, 0.13), cover);
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
  const from = 23 + next() * 6;
  const wide = 15 + next() * 8;
  const [inset, askew] = [2 + next() * 3, (next() < 0.5 ? -1 : 1) * (2 + next() * 3)];
  f.mesh(
    `bed throw ${[name, from.toFixed(1), wide.toFixed(1), inset.toFixed(1), askew.toFixed(1)].join()}`,
    () => sheet().band({ from, to: from + wide, inset, thick: 0.5, askew, seed: seed + 3 }),
    palette.bedThrow,
  );
}
