import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { warm } from './ceiling-lights.js';

export function ceilingFan(
  f: ItemFrame,
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
