import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { lofted, swept } from '../../mesh/surfaces.js';
import { egg } from './fixture-shapes.js';

export function bidet(f: ItemFrame, _item: Item, { palette }: Context): void {
  const back = f.depth / 2;
  const half = Math.min(7.2, f.width / 2);
  const h = f.height;
  const widest = -back + 9;
  const size = [f.width, f.depth, h].join();
  f.mesh(
    `bidet ${size}`,
    () =>
      lofted(
        (
          [
            [0, 0.68, 5],
            [0.03, 0.7, 4.8],
            [0.3, 0.66, 5.2],
            [0.55, 0.74, 3.6],
            [0.8, 0.94, 0.9],
            [0.94, 1, 0.1],
            [0.985, 0.99, 0.08],
            [1, 0.96, 0.4],
            [0.985, 0.84, 1.5],
            [0.9, 0.76, 2.2],
            [0.72, 0.6, 3.6],
            [0.62, 0.3, 6],
          ] as const
        ).map(([share, wide, setBack]) =>
          egg(
            half * wide,
            -back + setBack,
            widest + setBack * 0.2,
            back - 0.8 - (wide < 0.9 && share > 0.6 ? 6 : 0),
            h * share,
          ),
        ),
        { lids: 'both', creaseAt: 60 },
      ),
    palette.porcelain,
  );
  f.mesh(
    'bidet tap',
    () =>
      swept(
        [
          [0, 0, 0],
          [0, 0, 2.6],
          [0, -1.4, 3.8],
          [0, -3.6, 3.2],
        ],
        (t) => 0.55 - 0.15 * t,
      ),
    palette.metal,
    { at: [0, back - 3.4, h - 0.1] },
  );
}
