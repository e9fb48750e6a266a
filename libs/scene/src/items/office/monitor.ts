import type { Item } from '@plumbline/concept';
import type { ItemFrame } from '../../builder.js';
import type { Context, Palette } from '../../context.js';
import { FILMS, film } from '../../materials/lights.js';
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

const PAGE: Vec3 = [0.3, 0.3, 0.29];
const TEXT: Vec3 = [0.09, 0.09, 0.1];

/** A page of text in a window before the picture behind it. */
const page =
  (at: number) =>
  (part: ScreenPart, next: () => number): void => {
    part(at, 0, 0.03, 0.42, 0.84, PAGE);
    part(at, 0.79, 0.06, 0.42, 0.05, [0.16, 0.16, 0.165]);
    part(at - 0.16, 0.58, 0.06, 0.2, 0.035, [0.05, 0.05, 0.055]);
    for (let i = 0; i < 15; i++) {
      const half = i % 6 === 5 ? 0.12 + next() * 0.12 : 0.3 + next() * 0.05;
      part(at - 0.35 + half, 0.46 - i * 0.085, 0.06, half, 0.012, TEXT);
    }
  };

/** A sheet of figures: rules, and cells of which some are filled. */
const sheet = (part: ScreenPart, next: () => number): void => {
  part(0, 0, 0.03, 0.9, 0.86, [0.29, 0.29, 0.29]);
  part(0, 0.8, 0.06, 0.9, 0.06, [0.05, 0.13, 0.09]);
  for (let i = 0; i < 15; i++) {
    part(0, 0.66 - i * 0.1, 0.06, 0.9, 0.003, [0.2, 0.2, 0.2]);
    for (let j = 0; j < 7; j++)
      if (next() < 0.62)
        part(-0.78 + j * 0.25 + next() * 0.03, 0.61 - i * 0.1, 0.06, 0.04 + next() * 0.05, 0.013, TEXT);
  }
};

/** A drawing of lines on a dark ground, as drafters see it. */
const drafting = (part: ScreenPart, next: () => number): void => {
  part(0, 0, 0.03, 1, 1, [0.012, 0.014, 0.018]);
  part(-0.93, 0, 0.06, 0.07, 1, [0.03, 0.033, 0.04]);
  const [w, h] = [0.5 + next() * 0.16, 0.58 + next() * 0.14];
  const line: Vec3 = [0.16, 0.2, 0.22];
  for (const s of [-1, 1]) {
    part(0.05, s * h, 0.06, w, 0.008, line);
    part(0.05 + s * w, 0, 0.06, 0.005, h, line);
  }
  for (let i = 0; i < 5; i++) {
    const at = (next() - 0.5) * 1.5;
    if (i % 2) part(0.05 + at * w * 0.5, 0, 0.06, 0.004, h * (0.3 + next() * 0.6), line);
    else part(0.05, at * h * 0.5, 0.06, w * (0.3 + next() * 0.6), 0.006, line);
  }
};

/** What screens at work show in front of the picture behind all windows. */
const AT_WORK = [page(-0.3), sheet, page(0.34), drafting] as const;

/** What a screen shows by the room's seed: the picture that lies behind all windows, or work before it. */
export function showScreen(
  [wide, high]: readonly [number, number],
  part: ScreenPart,
  backdrop: (m: number) => void,
  { palette, random }: Context,
  name: string,
): void {
  const next = random(`screen ${name}`);
  const works = next() > 0.5;
  const which = 8 + Math.floor(next() * FILMS);
  backdrop(
    palette.custom(`backdrop ${[wide.toFixed(1), high.toFixed(1), which].join()}`, () =>
      film(wide * 0.0254, high * 0.0254, which, [0.16, 0.16, 0.17]),
    ),
  );
  if (works) AT_WORK[Math.floor(next() * AT_WORK.length)]!(part, next);
}

export function monitor(f: ItemFrame, item: Item, context: Context): void {
  const { palette } = context;
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
  showScreen(
    [2 * wide, high - low],
    (u, v, out, halfWide, halfHigh, color) =>
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
    (m) => f.box(-wide, -0.66, low, wide, -0.5, high, m, { bevel: 0 }),
    context,
    item.id,
  );
  f.capsule([0, 0.8, 0.4], [0, 0.8, h * 0.4], 0.7, palette.steel);
  f.box(-4.5, -2.4, 0, 4.5, 3.2, 0.35, palette.steel, { bevel: 0.15 });
}
