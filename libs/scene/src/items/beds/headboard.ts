import type { ItemFrame } from '../../builder.js';

/** The board at a bed's head, in the style of its frame. */
export function headboard(f: ItemFrame, style: string, m: number): void {
  if (style === 'metal') metalHead(f, m);
  else if (style === 'panel') panelHead(f, m);
  else if (style === 'platform' || style === 'canopy') {
    const [x, y] = [f.width / 2, f.depth / 2];
    const head = y - 1.6;
    f.roundedBox(
      [0, (head + y) / 2, (f.height + 6) / 2],
      [x, 0.8, (f.height - 6) / 2],
      0.4,
      m,
      {},
      { grain: 'x' },
    );
  } else upholsteredHead(f, m);
}

/** Posts with knobs, and rods between two rails. */
function metalHead(f: ItemFrame, m: number): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  for (const s of [-1, 1]) {
    f.capsule([s * (x - 1), y - 1, 0], [s * (x - 1), y - 1, f.height], 0.7, m);
    f.ellipsoid([s * (x - 1), y - 1, f.height + 0.8], [1.1, 1.1, 1.1], m);
  }
  f.capsule([-x + 1, y - 1, f.height - 1], [x - 1, y - 1, f.height - 1], 0.6, m);
  f.capsule([-x + 1, y - 1, 16], [x - 1, y - 1, 16], 0.5, m);
  for (let i = 1; i < 9; i++) {
    const at = -x + 1 + (i * (f.width - 2)) / 9;
    f.capsule([at, y - 1, 16], [at, y - 1, f.height - 1], 0.33, m);
  }
}

/** A field between stiles and rails. */
function panelHead(f: ItemFrame, m: number): void {
  const [x, y] = [f.width / 2, f.depth / 2];
  const head = y - 1.6;
  f.box(-x, head - 0.2, 0, -x + 3, y, f.height, m, { grain: 'z', bevel: 0.2 });
  f.box(x - 3, head - 0.2, 0, x, y, f.height, m, { grain: 'z', bevel: 0.2 });
  f.box(-x + 3, head, f.height - 5, x - 3, y - 0.1, f.height - 0.4, m, { grain: 'x', bevel: 0.15 });
  f.box(-x + 3, head + 0.7, 8, x - 3, y - 0.3, f.height - 5, m, { grain: 'x', bevel: 0.05 });
  f.roundedBox([0, head + 0.4, f.height + 0.3], [x + 0.8, 1.7, 0.7], 0.35, m, {}, { grain: 'x' });
}

/** Channels of upholstery between a border, on a board. */
function upholsteredHead(f: ItemFrame, m: number): void {
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
