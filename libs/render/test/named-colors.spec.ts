import { expect, it } from 'vitest';
import { byChannel, type Color, LINEAR } from '../src/levels.js';
import { bench, box } from './bench-scene.js';
import { developer } from './developer.js';

const NAMED = [
  '#3f6a73',
  '#1f3a5f',
  '#8a9a7b',
  '#5d6b4f',
  '#c8b99a',
  '#7d2f2f',
  '#d9c27a',
  '#b5653f',
  '#8fb0c4',
  '#c9a3a0',
  '#2e4a3a',
  '#8a5a34',
  '#c08a4e',
  '#6b4a30',
  '#5b7f9a',
  '#d8c9b5',
] as const;

const light = (hex: string): Color =>
  byChannel((c) => LINEAR[Number.parseInt(hex.slice(1 + 2 * c, 3 + 2 * c), 16)]!);

/** CIELAB of linear sRGB. */
function lab([r, g, b]: Color): Color {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const chroma = ([, a, b]: Color): number => Math.hypot(a, b);
const hue = ([, a, b]: Color): number => (Math.atan2(b, a) * 180) / Math.PI;

/** The color in so much light that it is as light as `lightness`. */
function asLightAs(color: Color, lightness: number): Color {
  let [low, high] = [0, 30];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (lab(byChannel((c) => color[c] * middle))[0] < lightness) low = middle;
    else high = middle;
  }
  return lab(byChannel((c) => color[c] * low));
}

/** What is wrong with the hue or the chroma of colors in so much light, before so many times as much around. */
function turned(
  develop: ReturnType<typeof developer>,
  lights: readonly number[],
  arounds: readonly number[],
  leastChroma = 0.95,
): string[] {
  const faults: string[] = [];
  for (const name of NAMED)
    for (const black of [0, 0.06, 0.12])
      for (const lit of lights)
        for (const around of arounds) {
          const color = light(name);
          const levels = develop(
            byChannel((c) => color[c] * lit),
            black,
            around,
          );
          const shown = lab(byChannel((c) => LINEAR[levels[c]]!));
          // What is nearly black, or nearly white, may be greyer.
          if (shown[0] < 18 || shown[0] > 82) continue;
          const own = asLightAs(color, shown[0]);
          const gain = chroma(shown) / chroma(own);
          const turn = Math.abs(((hue(shown) - hue(own) + 540) % 360) - 180);
          if (gain < leastChroma || gain > 1.15 || turn > 5.5)
            faults.push(
              `${name} in ${lit} by ${around}, black ${black}: chroma ${gain.toFixed(2)}, hue ${turn.toFixed(1)}`,
            );
        }
  return faults;
}

it('keeps hue and chroma of a named color in more light and in less, whatever the black point', async () => {
  const develop = developer(await bench([box([0, 0, 0], [1, 1, 1])]), false);
  expect(turned(develop, [0.8, 1.1, 1.5, 2], [1])).toEqual([]);
});

it('keeps them where exposures are blended: in the sun, in deep shade, beside what is lighter or darker', async () => {
  const develop = developer(await bench([box([0, 0, 0], [1, 1, 1])]), true);
  expect(turned(develop, [0.25, 0.8, 1.5], [0.4, 1, 2.5])).toEqual([]);
  // So light, a color as full as the named one is no longer there to be shown, but its hue is.
  expect(turned(develop, [3, 5], [0.4, 1, 2.5], 0.75)).toEqual([]);
});
