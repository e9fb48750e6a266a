import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Vec3 } from '../../scene.js';
import { bentLeaf } from './potted-plant.js';
import { pot } from './vessels.js';

/** A pot and foliage that fill a box: a tree when it is tall, a bush when it is not. */
export function plant(f: ItemFrame, item: ItemOf<'plant'> | string, context: Context): void {
  const { palette } = context;
  const next = context.random(item);
  const r = Math.min(f.width, f.depth) / 2;
  const h = f.height;
  const potHigh = Math.min(15, h * 0.26);
  const potR = Math.min(r * 0.62, 8);
  const glaze = next() < 0.34 ? palette.terracotta : next() < 0.5 ? palette.porcelain : palette.accentCeramic;
  if (next() < 0.35) basket(f, potR, potHigh, context);
  else {
    floorPot(f, potR, potHigh, glaze, next());
  }
  f.disk([0, 0, potHigh + 0.15], [0, 0, 1], potR * 0.96, palette.soil);
  const kind = next();
  const green = palette.foliage(next());
  if (h > 44 && kind < 0.5) {
    // fiddle-leaf fig: a few stems, large upright leaves
    for (let s = 0; s < 3; s++) {
      const lean = s * 120 + next() * 60;
      const [lx, ly] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
      const top: Vec3 = [lx * r * 0.36, ly * r * 0.36, h - 6 - s * h * 0.1];
      f.capsule([lx, ly, potHigh], top, 0.4, palette.bark);
      const leaves = 15;
      for (let i = 0; i < leaves; i++) {
        const t = 0.3 + (0.7 * i) / leaves;
        const root: Vec3 = [lx + (top[0] - lx) * t, ly + (top[1] - ly) * t, potHigh + (top[2] - potHigh) * t];
        bentLeaf(f, root, i * 137.5 + next() * 30, 18 + next() * 38, 7 + next() * 3.4, 5.2, green);
      }
    }
  } else if (h > 44) {
    palm(f, { r, h, potHigh }, green, next);
  } else {
    // snake plant or rubber plant
    const blades = 16;
    for (let i = 0; i < blades; i++) {
      const heading = i * 137.5;
      const spread = (i / blades) * potR * 0.7;
      const a = (heading * Math.PI) / 180;
      const long = (h - potHigh) * (0.6 + next() * 0.4);
      bentLeaf(
        f,
        [Math.cos(a) * spread, Math.sin(a) * spread, potHigh],
        heading,
        84 - (i / blades) * 26,
        long,
        2.6,
        green,
      );
    }
  }
}

/** A palm: arching fronds, each with narrow leaflets on both sides that hang the more the farther out they are. */
function palm(
  f: ItemFrame,
  { r, h, potHigh }: { readonly r: number; readonly h: number; readonly potHigh: number },
  green: number,
  next: () => number,
): void {
  const fronds = 12;
  const steps = 8;
  for (let i = 0; i < fronds; i++) {
    const heading = i * 137.5 + next() * 20;
    const rise = 84 - (i / fronds) * 46;
    const a = (heading * Math.PI) / 180;
    const long = (h - potHigh) * (0.72 + next() * 0.3);
    const bend = 30 + next() * 16;
    let previous: Vec3 = [0, 0, potHigh];
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const b = ((rise - bend * t * t) * Math.PI) / 180;
      const reach = Math.min(long * t * Math.cos(b), r * 0.98);
      const point: Vec3 = [Math.cos(a) * reach, Math.sin(a) * reach, potHigh + long * t * Math.sin(b)];
      f.capsule(previous, point, 0.26 - 0.16 * t, green);
      // The lowest third is bare stalk.
      if (t > 0.3)
        for (const s of [-1, 1])
          for (const at of [0, 0.5]) {
            const root = point.map((v, axis) => v + (previous[axis]! - v) * at) as unknown as Vec3;
            const leaflet = (8.6 - 4 * t) * (0.85 + 0.3 * next());
            bentLeaf(f, root, heading + s * (62 - 26 * t), 16 - 40 * t * next(), leaflet, 0.95, green);
          }
      previous = point;
    }
  }
}

/** A pot as wide as told, whatever its form's own proportions. */
function floorPot(f: ItemFrame, r: number, h: number, m: number, which: number): void {
  pot(f, 0, 0, 0, h, m, which, r / (0.5 * h));
}

function basket(f: ItemFrame, r: number, h: number, { palette }: Context): void {
  f.cone([0, 0, 0], [0, 0, h], r * 0.9, r * 1.06, palette.wicker);
}
