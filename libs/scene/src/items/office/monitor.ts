import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { plain } from '../../materials/material.js';
import type { Vec3 } from '../../vector.js';

export const silver = (palette: Palette): number =>
  palette.custom('silver case', () => plain([0.48, 0.48, 0.49], { roughness: 0.35 }));

/** A part of a screen: its middle and half its size in halves of the screen, inches in front of it, its radiance. */
type ScreenPart = (
  u: number,
  v: number,
  out: number,
  halfWide: number,
  halfHigh: number,
  color: Vec3,
) => void;

const BACKDROP: Vec3 = [0.022, 0.03, 0.042];
const SIDEBAR: Vec3 = [0.06, 0.07, 0.085];
const PAGE: Vec3 = [0.34, 0.34, 0.33];
const TEXT: Vec3 = [0.1, 0.1, 0.11];
const HEADING: Vec3 = [0.05, 0.12, 0.2];

/** What a screen at work shows: a dark backdrop, a list at the left and a page with a heading and lines of text. */
export function desktop(part: ScreenPart): void {
  part(0, 0, 0, 1, 1, BACKDROP);
  part(-0.68, 0.04, 0.03, 0.22, 0.82, SIDEBAR);
  part(0.2, 0.04, 0.03, 0.62, 0.82, PAGE);
  part(-0.06, 0.68, 0.06, 0.28, 0.06, HEADING);
  [0.52, 0.3, 0.5, 0.46, 0.5, 0.24].forEach((half, i) => {
    part(-0.34 + half, 0.44 - i * 0.2, 0.06, half, 0.025, TEXT);
  });
  for (let i = 0; i < 5; i++) part(-0.7, 0.68 - i * 0.2, 0.06, 0.14, 0.03, TEXT);
}

export function monitor(f: ItemFrame, _item: Item, { palette }: Context): void {
  const [x, h] = [f.width / 2, f.height];
  f.box(-x, -0.6, h * 0.26, x, 0.3, h, palette.blackMetal, { bevel: 0.2 });
  // Its back is dark, thicker where the arm holds it, with slots above that for the air.
  const back = palette.custom('monitor back', () => plain([0.07, 0.072, 0.076], { roughness: 0.5 }));
  f.box(-x, 0.3, h * 0.26, x, 0.7, h, back, { bevel: 0.2 });
  f.roundedBox([0, 1, h * 0.5], [x * 0.42, 0.7, h * 0.16], 0.5, back);
  for (let i = 0; i < 9; i++)
    f.box(x * (-0.34 + i * 0.076), 0.6, h * 0.74, x * (-0.3 + i * 0.076), 0.74, h * 0.8, palette.blackMetal, {
      bevel: 0,
    });
  const [wide, low, high] = [x - 0.4, h * 0.26 + 0.5, h - 0.4];
  const [middle, half] = [(low + high) / 2, (high - low) / 2];
  desktop((u, v, out, halfWide, halfHigh, color) =>
    f.box(
      (u - halfWide) * wide,
      -0.66 - out,
      middle + (v - halfHigh) * half,
      (u + halfWide) * wide,
      -0.5,
      middle + (v + halfHigh) * half,
      palette.glow(color),
      { bevel: 0 },
    ),
  );
  f.capsule([0, 0.8, 0.4], [0, 0.8, h * 0.4], 0.7, palette.steel);
  f.box(-4.5, -2.4, 0, 4.5, 3.2, 0.35, palette.steel, { bevel: 0.15 });
}
