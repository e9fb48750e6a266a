import type { Item, ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { glow } from '../../materials/lights.js';
import { metal } from '../../materials/material.js';
import type { Vec3 } from '../../scene.js';

export function mirror(f: ItemFrame, item: ItemOf<'mirror'>, { palette, lampPower, room }: Context): void {
  const shape = item.traits?.shape ?? 'rectangle';
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  const framed = item.traits?.framed !== false && item.traits?.lit !== true;
  const rim = framed ? 1.1 : 0.15;
  // A frame is brushed or painted: a polished one would mirror the mirror in its own edges.
  const m =
    room.finishes.metal.material === 'chrome' || room.finishes.metal.material === 'polished-nickel'
      ? palette.custom('mirror frame', () => metal([0.5, 0.5, 0.5], 0.34, 0.06))
      : palette.metal;
  const face = -y;
  if (shape === 'rectangle') {
    f.box(-x, face + 0.15, 0, x, y, h, m, { bevel: 0.05 });
    f.box(-x + rim, face, rim, x - rim, face + 0.2, h - rim, palette.mirror, { bevel: 0 });
    if (item.traits?.lit !== true) bevelled(f, [x - rim, h / 2 - rim], h / 2, face, palette.mirror);
    if (framed)
      for (const [x0, z0, x1, z1] of [
        [-x, 0, x, rim],
        [-x, h - rim, x, h],
        [-x, rim, -x + rim, h - rim],
        [x - rim, rim, x, h - rim],
      ] as const)
        f.box(x0, face - 0.3, z0, x1, y, z1, m, { bevel: 0.15 });
  } else {
    // Each layer is a stadium: disks joined by a box; the frame a little larger and behind.
    const r = shape === 'round' ? Math.min(x, h / 2) : x;
    const centres = shape === 'round' ? [h / 2] : shape === 'arch' ? [h - r] : [r, h - r];
    const layer = (grow: number, y0: number, y1: number, mat: number): void => {
      for (const z of centres) f.cone([0, y1, z], [0, y0, z], r + grow, r + grow, mat);
      if (shape === 'arch') f.box(-r - grow, y0, -grow, r + grow, y1, h - r, mat, { bevel: 0 });
      if (shape === 'pill') f.box(-r - grow, y0, r, r + grow, y1, h - r, mat, { bevel: 0 });
    };
    layer(0, face, y, m);
    layer(-rim, face - 0.12, face, palette.mirror);
  }
  if (item.traits?.lit === true) {
    const emission: Vec3 = [7 * lampPower, 6 * lampPower, 4.8 * lampPower];
    const line = palette.custom('mirror light', () => glow([4, 3.5, 2.9]));
    f.box(-x - 0.5, y - 0.6, -0.5, x + 0.5, y - 0.1, h + 0.5, line, { bevel: 0 });
    f.rectangleLight('rectangle', [0, face - 0.6, h + 0.8], [x, 0, 0], [0, 0, 0.7], [0, -1, 0], emission);
    f.rectangleLight('rectangle', [0, face - 0.6, -0.8], [x, 0, 0], [0, 0, 0.7], [0, -1, 0], emission);
  }
}

/** How wide the ground edge of a mirror is, inches, and by how much it leans, degrees. */
const GROUND = { wide: 0.75, lean: 2.2 } as const;

/** A mirror's ground edge: it leans outwards, so that what it shows is set off from the rest. */
function bevelled(f: ItemFrame, [a, b]: readonly [number, number], z: number, face: number, m: number): void {
  const half = GROUND.wide / 2;
  for (const s of [-1, 1]) {
    f.orientedBox([s * (a - half), face - 0.01, z], [half, 0.02, b - GROUND.wide], { z: s * GROUND.lean }, m);
    f.orientedBox([0, face - 0.01, z + s * (b - half)], [a, 0.02, half], { x: -s * GROUND.lean }, m);
  }
}

export function medicineCabinet(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, y, h] = [f.width / 2, f.depth / 2, f.height];
  f.box(-x, -y + 0.3, 0, x, y, h, palette.whitePlastic);
  f.box(-x + 0.1, -y, 0.1, x - 0.1, -y + 0.3, h - 0.1, palette.mirror, { bevel: 0 });
  f.box(-x, -y + 0.1, 0, x, -y + 0.35, h, palette.metal, { bevel: 0 });
}
