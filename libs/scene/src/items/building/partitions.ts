import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import { type Context, wallOptions } from '../../context.js';
import type { Vec3 } from '../../scene.js';

export function partition(f: ItemFrame, item: ItemOf<'partition'>, { palette, room }: Context): void {
  const g = f.turnedTo('south');
  const { widthIn: w, depthIn: d, heightIn } = item.box;
  const top = Math.min(heightIn, room.ceilingIn - item.box.z);
  g.box(-w / 2, -d / 2, 0, w / 2, d / 2, top, palette.wall, {
    ...wallOptions(room),
    bevel: top < room.ceilingIn - 1 ? 0.1 : 0,
  });
  const t = 0.6;
  if (item.box.z > 1 || room.category === 'garage') return;
  if (w > d) {
    g.box(-w / 2, -d / 2 - t, 0, w / 2, -d / 2, 4.5, palette.trim, { bevel: 0.2 });
    g.box(-w / 2, d / 2, 0, w / 2, d / 2 + t, 4.5, palette.trim, { bevel: 0.2 });
  } else {
    g.box(-w / 2 - t, -d / 2, 0, -w / 2, d / 2, 4.5, palette.trim, { bevel: 0.2 });
    g.box(w / 2, -d / 2, 0, w / 2 + t, d / 2, 4.5, palette.trim, { bevel: 0.2 });
  }
  if (top < room.ceilingIn - 2)
    g.box(-w / 2 - 0.5, -d / 2 - 0.5, top, w / 2 + 0.5, d / 2 + 0.5, top + 1, palette.trim, { bevel: 0.2 });
}

export function partitionDoor(
  f: ItemFrame,
  item: ItemOf<'partition-door'>,
  { palette, room }: Context,
): void {
  const g = f.turnedTo('south');
  const { widthIn: w, depthIn: d, heightIn: h } = item.box;
  const alongX = w > d;
  const box = (
    u0: number,
    v0: number,
    z0: number,
    u1: number,
    v1: number,
    z1: number,
    m: number,
    bevel = 0.15,
  ): void =>
    alongX ? g.box(u0, v0, z0, u1, v1, z1, m, { bevel }) : g.box(v0, u0, z0, v1, u1, z1, m, { bevel });
  const length = (alongX ? w : d) / 2;
  const thick = (alongX ? d : w) / 2;
  box(-length + 0.4, -0.9, 0.3, length - 0.4, 0.9, h - 0.4, palette.trim);
  // the wall over the door
  box(-length, -thick, h - 0.2, length, thick, room.ceilingIn - item.box.z, palette.wall, 0);
  const rail = 4.2;
  for (const s of [-1, 1]) {
    for (const [z0, z1] of [
      [9, h * 0.42],
      [h * 0.42 + 5, h - rail],
    ] as const)
      box(-length + rail, s * 0.9, z0, length - rail, s * 1.15, z1, palette.trim, 0.3);
    box(-length - 2.6, s * thick, 0, -length, s * (thick + 0.7), h, palette.trim);
    box(length, s * thick, 0, length + 2.6, s * (thick + 0.7), h, palette.trim);
    box(-length - 2.6, s * thick, h, length + 2.6, s * (thick + 0.7), h + 2.6, palette.trim);
    const k = (item.traits?.hinge ?? 'near') === 'near' ? 1 : -1;
    const at = k * (length - 3);
    const knob: Vec3 = alongX ? [at, s * 2.4, 36] : [s * 2.4, at, 36];
    g.ellipsoid(knob, [1.05, 1.05, 1.05], palette.metal);
  }
}
