import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { lacquer } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';
import { FRONT_THICKNESS, fillFront } from '../cabinets/fronts.js';

export function hood(f: ItemFrame, item: ItemOf<'hood'>, context: Context): void {
  const { palette, ceilingOver } = context;
  const [x, y] = [f.width / 2, f.depth / 2];
  const form = item.traits?.form ?? 'chimney';
  const h = f.height;
  const light: Vec3 = [30, 26, 20];
  if (form === 'wood' || form === 'plaster') {
    const m =
      form === 'wood' ? palette.cabinet : palette.custom('plaster hood', () => lacquer([0.78, 0.76, 0.71]));
    const band = Math.min(5, h * 0.2);
    f.box(-x, -y, 0, x, y, band, m, { bevel: 0.15, grain: 'x' });
    f.box(-x - 0.3, -y - 0.3, band * 0.25, x + 0.3, y, band * 0.75, form === 'wood' ? palette.wood : m, {
      grain: 'x',
    });
    // The body leans back: a sloping front over a body in fine steps, which the front hides.
    const lean = 2 * y * 0.42;
    const steps = 24;
    for (let i = 0; i < steps; i++) {
      const back = (lean * (i + 1)) / steps + 0.2;
      const z = band + ((h - band) * i) / steps;
      f.box(-x + 0.4, -y + back, z, x - 0.4, y, z + (h - band) / steps, m, { bevel: 0 });
    }
    const long = Math.hypot(lean, h - band) / 2;
    const angle = (Math.atan2(lean, h - band) * 180) / Math.PI;
    f.orientedBox([0, -y + lean / 2 + 0.45, (band + h) / 2], [x - 0.35, 0.5, long], { x: -angle }, m, {
      grain: 'z',
    });
  } else if (form === 'under-cabinet' || form === 'insert') {
    f.box(-x, -y, 0, x, y, Math.min(h, 6), palette.steel, { grain: 'x', bevel: 0.3 });
    if (h > 6) {
      f.box(-x, -y + FRONT_THICKNESS, 6, x, y, h, palette.cabinet, { bevel: 0 });
      fillFront(
        f,
        -x,
        6,
        x,
        h,
        -y + FRONT_THICKNESS,
        { doors: 2, drawers: 0, hinge: 'left', glass: false, handles: 'low' },
        palette.cabinet,
        context,
      );
    }
  } else {
    f.box(-x, -y, 0, x, y, 2.4, palette.steel, { grain: 'x', bevel: 0.15 });
    f.box(-x * 0.72, y - 2 * y * 0.78, 2.4, x * 0.72, y, 3.4, palette.steel, { grain: 'x', bevel: 0.1 });
    const top = form === 'island' ? h : Math.max(h, ceilingOver(item.box) - item.box.z - 0.1);
    f.box(-6, y - 10, 3.4, 6, y, top, palette.steel, { grain: 'z', bevel: 0.1 });
  }
  f.box(-x + 2, -y + 2, -0.15, x - 2, y - 2, 0, palette.blackMetal);
  for (const at of [-0.5, 0.5]) {
    f.disk([at * x, 0, -0.2], [0, 0, 1], 1.3, palette.glow(light));
    f.diskLight([at * x, 0, -0.25], 1.3, [0, 0, -1], [light[0] * 2, light[1] * 2, light[2] * 2]);
  }
}
