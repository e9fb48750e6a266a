import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { ellipse, joined, lofted, type Ring, turned } from '../../mesh/surfaces.js';
import { tap } from '../taps/basin-tap.js';
import { drain } from './bathtub.js';
import { basinIn } from './fixture-shapes.js';

export function pedestalSink(f: ItemFrame, item: ItemOf<'pedestal-sink'>, context: Context): void {
  const { palette } = context;
  const m = palette.porcelain;
  const [x, y] = [f.width / 2, f.depth / 2];
  const h = f.height;
  const size = [f.width, f.depth, h].join();
  if ((item.traits?.mount ?? 'pedestal') === 'pedestal')
    f.mesh(
      `pedestal ${h}`,
      () =>
        turned(
          [
            [5.2, 0],
            [5.25, 0.5],
            [4.9, 1.2],
            [4.2, 2],
            [3.5, 5],
            [3.2, 10],
            [3.3, h * 0.55],
            [3.8, h - 10],
            [4.7, h - 6],
            [5.4, h - 4],
          ],
          36,
        ),
      m,
      { at: [0, 2, 0] },
    );
  const hole = { x: 0, y: -1.4, halfX: x - 3, halfY: y - 3.4, square: 2.4 };
  f.mesh(
    `pedestal basin ${size}`,
    () => {
      const ring = (z: number, inset: number): Ring => ellipse(x - inset, y - inset, z, 64, 3.6);
      return joined([
        lofted(
          [
            ring(h - 7.5, x * 0.55),
            ring(h - 6.4, x * 0.36),
            ring(h - 4.6, x * 0.16),
            ring(h - 2.4, 0.7),
            ring(h - 1, 0.05),
            ring(h - 0.4, 0),
            ring(h - 0.08, 0.25),
            ring(h, 0.7),
            ellipse(hole.halfX + 0.3, hole.halfY + 0.3, h - 0.04, 64, 2.4, [0, hole.y, 0]),
          ],
          { creaseAt: 70 },
        ),
        basinIn(hole, h - 0.05, 5.6, 0.3),
      ]);
    },
    m,
  );
  f.mesh('drain', drain, palette.chrome, { at: [0, hole.y, h - 5.8] });
  tap(f, 0, y - 2, h, 4.5, palette.metal, context.form.kitchenFaucet);
}
