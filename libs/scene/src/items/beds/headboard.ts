import type { ItemFrame } from '../../builder.js';

/** Channels of upholstery between a border, on a board. */
export function upholsteredHead(f: ItemFrame, m: number): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const channels = Math.max(3, Math.round(f.width / 9));
  f.roundedBox([0, y - 0.7, (f.height + 4) / 2], [x, 0.7, (f.height - 4) / 2], 0.6, m);
  const wide = (f.width - 1) / channels;
  for (let i = 0; i < channels; i++)
    f.roundedBox(
      [-x + 0.5 + wide * (i + 0.5), y - 1.9, (f.height + 11) / 2],
      [wide / 2 + 0.12, 1.7, (f.height - 12) / 2],
      1.65,
      m,
    );
}
