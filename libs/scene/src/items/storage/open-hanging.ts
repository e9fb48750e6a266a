import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';

/** A module of an open closet: uprights, a shelf on top, one rod or two, and what hangs from them. Inches. */

const BOARD = 0.75;
/** From the floor to a rod: where one hangs over the other, and where dresses hang. */
const RODS = { 'double-hang': [40, 82], 'long-hang': [72] } as const;
/** From a rod to the hem. */
const HEMS = { 'double-hang': [30, 40], 'long-hang': [46, 62] } as const;
/** Shoulders of a hanger, and how far garments hang apart. */
const SHOULDERS = 17;
const APART = 2.1;

export function openHanging(
  f: ItemFrame,
  fit: NonNullable<NonNullable<ItemOf<'wardrobe'>['traits']>['fit']>,
  item: ItemOf<'wardrobe'>,
  context: Context,
): void {
  const { palette } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const next = context.random(item);
  const m = palette.cabinet;
  for (const s of [-1, 1]) {
    const [a, b] = s < 0 ? [-x, -x + BOARD] : [x - BOARD, x];
    f.box(a, -y, 0, b, y, f.height, m, { grain: 'z', bevel: 0.05 });
  }
  f.box(-x + BOARD, y - 0.4, 0, x - BOARD, y, f.height, m, { grain: 'z' });
  f.box(-x + BOARD, -y, 0, x - BOARD, y - 0.4, 3, m, { grain: 'x' });
  const cloths = [
    palette.linen,
    palette.fabric,
    palette.cotton,
    palette.accentFabric,
    palette.throwCloth,
    palette.heavyCurtain,
    palette.bedThrow,
  ];
  for (const rod of RODS[fit].filter((high) => high < f.height - 2)) {
    f.box(-x + BOARD, -y + 1, rod + 3, x - BOARD, y - 0.4, rod + 3 + BOARD, m, { grain: 'x', bevel: 0.05 });
    f.box(-x + BOARD, -0.6, rod - 0.6, x - BOARD, 0.6, rod + 0.6, palette.metal, { bevel: 0.5 });
    hang(f, { from: -x + 2, to: x - 2, rod }, HEMS[fit], { cloths, metal: palette.metal }, next);
  }
}

/** Garments on hangers, with a gap where none hangs. */
function hang(
  f: ItemFrame,
  { from, to, rod }: { readonly from: number; readonly to: number; readonly rod: number },
  [short, long]: readonly [number, number],
  { cloths, metal }: { readonly cloths: readonly number[]; readonly metal: number },
  next: () => number,
): void {
  let at = from + next() * 2;
  while (at < to - APART) {
    if (next() < 0.07) at += 3 + next() * 4;
    const reach = Math.min(rod - 4, short + next() * (long - short)) * (rod < 60 ? 0.85 : 1);
    const wide = SHOULDERS / 2 - next() * 1.6;
    const cloth = cloths[Math.floor(next() * cloths.length)] ?? cloths[0] ?? 0;
    const turn = (next() - 0.5) * 10;
    const half = 0.55 + next() * 0.35;
    // Shoulders slope down from the hook in two steps; below them cloth falls straight.
    const parts = [
      [2.2, 4.4, 0.5],
      [4.4, 7, 0.8],
      [7, reach, 1],
    ] as const;
    for (const [top, bottom, share] of parts)
      f.orientedBox(
        [at, 0, rod - (top + bottom) / 2],
        [half * (0.8 + share * 0.2), wide * share, (bottom - top) / 2],
        { z: turn },
        cloth,
        { bevel: 0.45 },
      );
    f.box(at - 0.1, -0.4, rod - 2.3, at + 0.1, 0.4, rod + 0.8, metal, { bevel: 0.1 });
    at += APART * (0.8 + next() * 0.5);
  }
}
