import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';

export function officeChair(f: ItemFrame, _item: Item, { palette }: Context): void {
  const seat = 18;
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 2 * Math.PI + 0.3;
    const [c, s] = [Math.cos(a) * (f.width / 2 - 1.4), Math.sin(a) * (f.depth / 2 - 1.4)];
    f.capsule([0, 0, 4], [c, s, 2.6], 0.65, palette.chrome);
    f.ellipsoid([c, s, 1.2], [1.2, 0.8, 1.2], palette.blackMetal);
  }
  f.capsule([0, 0, 4], [0, 0, seat - 2], 0.9, palette.chrome);
  f.roundedBox([0, -0.6, seat], [f.width / 2 - 2.6, f.depth / 2 - 3, 2], 1.8, palette.fabric);
  f.roundedBox(
    [0, f.depth / 2 - 3.6, (seat + f.height) / 2 + 2],
    [f.width / 2 - 3.6, 1.3, (f.height - seat) / 2 - 3],
    1.2,
    palette.fabric,
    { x: -8 },
  );
  f.capsule([0, f.depth / 2 - 5, seat - 1], [0, f.depth / 2 - 2.6, seat + 8], 0.9, palette.blackMetal);
  for (const s of [-1, 1]) {
    const x = s * (f.width / 2 - 1.8);
    f.pipe(
      [
        [x * 0.8, 1, seat - 1],
        [x, 1, seat],
        [x, 1, seat + 7],
      ],
      0.5,
      palette.blackMetal,
    );
    f.roundedBox([x, -0.6, seat + 7.6], [1.3, 4.4, 0.6], 0.55, palette.blackMetal);
  }
}
