import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Mesh } from '../../mesh/mesh.js';
import { joined, type OutlinePoint, swept, turned } from '../../mesh/surfaces.js';
import { shifted } from '../../mesh/transform.js';
import { bowed, pad, RAKE, rail, sizes, squareLeg, TURNED_LEG } from './chair-parts.js';

export function diningChair(f: ItemFrame, _item: Item, { palette, form }: Context): void {
  const metal = form.chairs === 'metal';
  const frame = metal ? palette.metal : palette.wood;
  const [x, y, h] = [f.width / 2 - 0.9, f.depth / 2 - 1, f.height];
  const [seat, back] = [17.8, form.chairBack];
  const size = sizes(x, y, h);
  const rear = y - 2.2;
  const upholstered = back === 'cushion' && !metal;
  const style = metal ? 'metal' : form.seatLegs === 'slender' ? 'round' : upholstered ? 'square' : 'turned';
  const chair: Chair = { x, y, h, seat, rear, style, back, upholstered };
  f.mesh(`chair posts ${style} ${upholstered} ${size}`, () => chairPosts(chair), frame, { grain: 'z' });
  f.mesh(`chair rails ${style} ${back} ${size}`, () => chairRails(chair), frame, { grain: 'x' });
  f.mesh(`chair seat ${size}`, () => pad(x + 0.4, y - 0.7, seat + 0.9, 1.5, 0.9), palette.chairCloth, {
    at: [0, -0.7, 0],
  });
  if (upholstered)
    f.mesh(
      `chair back ${size}`,
      () => bowed(x + 0.2, seat + 3.4, h - seat - 3.4, rear - 0.5, 2, 0.9, 0.12, 14),
      palette.chairCloth,
    );
}

/** Half its width and depth, its height, its seat's, where its back begins, and how it is made. Inches. */
interface Chair {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly seat: number;
  readonly rear: number;
  readonly style: 'metal' | 'round' | 'square' | 'turned';
  readonly back: Context['form']['chairBack'];
  readonly upholstered: boolean;
}

/** Where a chair's back is as high as z. */
const behind = ({ rear, seat }: Chair, z: number): number => rear + 0.3 + Math.max(0, z - seat) * RAKE;

function chairPosts(chair: Chair): Mesh {
  const { x, y, h, seat, rear, style, upholstered } = chair;
  const isMetal = style === 'metal';
  const r = isMetal ? 0.42 : 0.62;
  const post = (s: number): Mesh =>
    swept(
      [
        [s * (x - 0.2), rear + 2.1, 0],
        [s * (x - 0.5), rear + 0.5, seat * 0.6],
        [s * (x - 0.6), rear + 0.3, seat],
        [s * (x - 0.7), behind(chair, h * 0.8) + 0.3, h * 0.8],
        [s * (x - 0.8), behind(chair, h) + (upholstered ? 0 : 0.5), h - (upholstered ? 5 : 0.4)],
      ],
      (t) => (isMetal ? r : r * (0.78 + 0.9 * t * (1 - t))),
      { segments: 10, steps: 3 },
    );
  const leg = (s: number): Mesh => {
    if (style === 'turned') {
      const outline = TURNED_LEG.map(([out, up]): OutlinePoint => [out, up * (seat - 1.6)]);
      return shifted(turned(outline, 16, 60), [s * (x - 0.8), -y + 1.2, 0]);
    }
    if (style === 'square') return shifted(squareLeg(0.55, 0.8, seat - 1.6), [s * (x - 0.4), -y + 0.8, 0]);
    return swept(
      [
        [s * (x + 0.2), -y + 0.1, 0],
        [s * (x - 0.7), -y + 1.2, seat - 1.6],
      ],
      (t) => (isMetal ? r : 0.48 + 0.3 * t),
      { segments: 12 },
    );
  };
  return joined([leg(-1), leg(1), post(-1), post(1)]);
}

function chairRails(chair: Chair): Mesh {
  const { x, y, h, seat, rear, style, back } = chair;
  const [a, b] = [x - 0.7, -y + 1.1];
  const z = seat - 2.6;
  const rails = [
    rail([-a, b], [a, b], z, 2.2),
    rail([-a, rear + 0.5], [a, rear + 0.5], z, 2.2),
    ...[-1, 1].map((s) => rail([s * a, b], [s * a, rear + 0.5], z, 2.2)),
  ];
  const inner = x - 0.9;
  if (back === 'slats')
    for (const [up, high] of [
      [seat + 5, 2.3],
      [seat + 10.4, 2.3],
      [h - 3.6, 3.2],
    ] as const)
      rails.push(bowed(inner, up, high, behind(chair, up) - 0.2, 0.6, 1.2));
  else if (back === 'wood' || style === 'metal') {
    rails.push(bowed(x + 0.5, h - 4.2, 4, behind(chair, h - 4) - 0.6, 0.8, 1.6, 0.2, 14));
    rails.push(bowed(inner, seat + 4.4, 1.1, behind(chair, seat + 4.4), 0.6, 1));
    for (let i = -2; i <= 2; i++) {
      const at = (i / 3) * inner;
      const out = 1 - (i / 3) ** 2;
      rails.push(
        swept(
          [
            [at, behind(chair, seat + 5) + 0.4 + out, seat + 4.8],
            [at * 1.06, behind(chair, h - 3) - 0.1 + 1.6 * out, h - 3],
          ],
          0.26,
          { segments: 6 },
        ),
      );
    }
  }
  return joined(rails);
}
