import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { fillFront } from '../cabinets/fronts.js';
import { openHanging } from './open-hanging.js';

export function wardrobe(f: ItemFrame, item: ItemOf<'wardrobe'>, context: Context): void {
  const { palette } = context;
  const fit = item.traits?.fit;
  if (fit) {
    openHanging(f, fit, item, context);
    return;
  }
  const m = item.traits?.builtIn === true ? palette.cabinet : palette.wood;
  const [x, y] = [f.width / 2, f.depth / 2];
  f.box(-x + 0.2, -y + 3, 0, x - 0.2, y, 3, palette.toeKick);
  f.box(-x, -y + 0.75, 3, x, y, f.height, m, { grain: 'z', bevel: 0.05 });
  const doors = Math.max(2, item.traits?.doors ?? Math.round(f.width / 20));
  fillFront(
    f,
    -x,
    3,
    x,
    f.height - 0.1,
    -y + 0.75,
    { doors, drawers: 0, hinge: 'left', glass: false, handles: 'middle' },
    m,
    context,
  );
}
