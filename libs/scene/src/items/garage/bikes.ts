import type { ItemOf } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import { type OutlinePoint, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';

export function bikeRack(f: ItemFrame, item: ItemOf<'bike-rack'>, context: Context): void {
  const count = Math.max(1, Math.min(4, item.traits?.bikes ?? 2));
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count - 0.5) * f.width;
    bicycle(f, at, context, ['#2c5a7d', '#a8332b', '#3f6b4a', '#d8b13c'][i % 4]!);
  }
}

/** The half of a bicycle's wheelbase, inches. */
const REACH = 21;

/** A bicycle along y, its front wheel to the frame's front. */
export function bicycle(
  f: ItemFrame,
  x: number,
  { palette }: Context,
  color: string,
  y = Math.min(f.depth / 2 - 13, REACH),
): void {
  const m = palette.paint(color);
  const r = 13;
  for (const at of [-y, y]) {
    const onSide = { at: [x, at, r], turn: { y: 90 } } as const;
    f.mesh('bicycle tyre', () => turned(hoop(r, 0.85, 0.85), 48, 60), palette.toeKick, onSide);
    f.mesh('bicycle rim', () => turned(hoop(r - 1.1, 0.5, 0.7), 48, 60), palette.chrome, onSide);
    f.cone([x - 1.6, at, r], [x + 1.6, at, r], 0.7, 0.7, palette.chrome);
    for (let k = 0; k < 20; k++) {
      const a = (k / 20) * 2 * Math.PI;
      f.capsule(
        [x + (k % 2 ? 1.2 : -1.2), at, r],
        [x, at + Math.cos(a) * (r - 1), r + Math.sin(a) * (r - 1)],
        0.045,
        palette.chrome,
      );
    }
  }
  const [crank, seat, head]: Vec3[] = [
    [x, y * 0.1, 11],
    [x, y * 0.36, 31],
    [x, -y * 0.66, 32],
  ];
  f.capsule(crank!, seat!, 0.65, m);
  f.capsule(crank!, head!, 0.8, m);
  f.capsule([x, y * 0.33, 29], [x, -y * 0.64, 31], 0.65, m);
  // Fork and stays go past the wheels on both sides.
  for (const s of [-1.6, 1.6]) {
    f.capsule([x + s * 0.4, y * 0.1, 11], [x + s, y, r], 0.36, m);
    f.capsule([x + s * 0.4, y * 0.33, 29], [x + s, y, r], 0.32, m);
    f.pipe(
      [
        [x, -y * 0.7, 29],
        [x + s, -y * 0.74, 27],
        [x + s, -y, r],
      ],
      0.42,
      m,
    );
  }
  f.capsule([x, -y * 0.7, 29], [x, -y * 0.6, 37], 0.6, palette.steel);
  f.pipe(
    [
      [x - 11, -y * 0.5, 37],
      [x - 8, -y * 0.64, 38],
      [x + 8, -y * 0.64, 38],
      [x + 11, -y * 0.5, 37],
    ],
    0.42,
    palette.steel,
  );
  for (const s of [-1, 1])
    f.capsule([x + s * 9.6, -y * 0.55, 37.4], [x + s * 11.6, -y * 0.48, 36.8], 0.62, palette.blackMetal);
  f.capsule(seat!, [x, y * 0.4, 35], 0.5, palette.steel);
  f.roundedBox([x, y * 0.36, 36], [1.3, 5, 0.9], 0.85, palette.blackMetal, { x: -4 });
  f.ellipsoid([x, y * 0.5, 36.3], [2.9, 2.8, 0.95], palette.blackMetal);
  f.cone([x + 1, y * 0.1, 11], [x + 1.4, y * 0.1, 11], 3.6, 3.6, palette.steel);
  for (const s of [-1, 1]) {
    f.capsule([x + s * 1.8, y * 0.1, 11], [x + s * 2, y * 0.1 + s * 4.6, 11 - s * 4.4], 0.4, palette.steel);
    f.box(
      x + s * 2.2,
      y * 0.1 + s * 4.6 - 1.6,
      10.6 - s * 4.4,
      x + s * 5.6,
      y * 0.1 + s * 4.6 + 1.6,
      11.5 - s * 4.4,
      palette.blackMetal,
    );
  }
}

/** Section of a hoop about z: its radius to the middle of a tube so thick across and along the axis. */
const hoop = (radius: number, across: number, along: number): OutlinePoint[] =>
  Array.from({ length: 13 }, (_, i): OutlinePoint => {
    const a = (i / 12) * 2 * Math.PI;
    return [radius - across + across * Math.cos(a), along * Math.sin(a)];
  });
