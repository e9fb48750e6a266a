import type { PhotoColors } from '@plumbline/scene';
import sharp from 'sharp';
import { apart, byChannel, type Color, lightness, MOST_GAIN, saturation } from './levels.js';
import { measuredSurfaces, type SeenRoom } from './measured-surfaces.js';

const SIZE = 96;
/** A photo whose light places are darker than this was taken in poor light, up to a factor. */
const WELL_LIT = 200;

interface Cluster {
  readonly color: Color;
  weight: number;
}

/**
 * A photo's wall colour (dominant in the upper two thirds), floor colour (dominant in the lowest quarter),
 * accent (its most saturated colour that covers at least one part in a hundred) and the tint of its light.
 * Where the photo was measured, walls and floor are looked at where they are, in the light under which its ceiling is
 * white: the picture follows the photo's exposure and tint anyway, and would else have them twice. What too little is
 * seen of there has no color: cabinets are no wall, and a rug is no floor.
 * Rejects where the image cannot be decoded.
 */
export async function photoColors(image: Buffer, seen?: SeenRoom): Promise<PhotoColors> {
  const { data } = await sharp(image)
    .rotate()
    .resize(SIZE, SIZE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const gain = exposureGain(data);
  const pixels = (from: number, to: number): Color[] => {
    const out: Color[] = [];
    for (let y = Math.floor(from * SIZE); y < Math.floor(to * SIZE); y++)
      for (let x = 0; x < SIZE; x++) {
        const o = (y * SIZE + x) * 3;
        out.push(byChannel((c) => Math.min(255, data[o + c]! * gain)));
      }
    return out;
  };
  const wall = dominant(pixels(0.08, 0.66).filter((p) => lightness(p) > 60 && lightness(p) < 252));
  const floor = dominant(pixels(0.75, 1));
  const all = clusters(pixels(0, 1));
  const total = all.reduce((sum, c) => sum + c.weight, 0);
  const vivid = all
    .filter((c) => c.weight / total > 0.01 && lightness(c.color) > 35)
    .filter((c) => apart(c.color, wall) > 40 && apart(c.color, floor) > 40)
    .sort((a, b) => saturation(b.color) * Math.sqrt(b.weight) - saturation(a.color) * Math.sqrt(a.weight))[0];
  const accent = hex(vivid?.color ?? wall);
  const light = tint(pixels(0, 1));
  if (!seen) return { wall: hex(wall), floor: hex(floor), accent, light };
  const measured = measuredSurfaces(data, seen, SIZE);
  return {
    accent,
    light,
    ...(measured.walls && {
      wall: hex(measured.walls.paint),
      wallOfCeiling: measured.walls.ofCeiling,
      lightOnWalls: measured.walls.lightOn,
    }),
    ...(measured.floor && {
      floor: hex(measured.floor.color),
      floorOfCeiling: measured.floor.ofCeiling,
    }),
  };
}

/** What brings a dim photo's light places to where a well lit one has them. */
function exposureGain(data: Uint8Array): number {
  const values: number[] = [];
  for (let o = 0; o < data.length; o += 3) values.push(lightness([data[o]!, data[o + 1]!, data[o + 2]!]));
  values.sort((a, b) => a - b);
  const light = values[Math.floor(values.length * 0.97)] ?? WELL_LIT;
  return Math.min(MOST_GAIN, Math.max(1, WELL_LIT / Math.max(1, light)));
}

/** Colour cells of 32 levels a channel, each with its mean colour. */
function clusters(pixels: readonly Color[]): Cluster[] {
  const cells = new Map<number, { sum: [number, number, number]; weight: number }>();
  for (const [r, g, b] of pixels) {
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const cell = cells.get(key) ?? { sum: [0, 0, 0], weight: 0 };
    cell.sum[0] += r;
    cell.sum[1] += g;
    cell.sum[2] += b;
    cell.weight++;
    cells.set(key, cell);
  }
  return [...cells.values()]
    .map(
      ({ sum, weight }): Cluster => ({ color: [sum[0] / weight, sum[1] / weight, sum[2] / weight], weight }),
    )
    .sort((a, b) => b.weight - a.weight);
}

function dominant(pixels: readonly Color[]): Color {
  return clusters(pixels)[0]?.color ?? [200, 195, 188];
}

/** Warm or cool by the nearly neutral light pixels: the light's own colour shows on white things. */
function tint(pixels: readonly Color[]): PhotoColors['light'] {
  const pale = pixels.filter((p) => lightness(p) > 140 && saturation(p) < 0.35);
  if (pale.length < 20) return 'neutral';
  const mean = (c: 0 | 2): number => pale.reduce((sum, p) => sum + p[c], 0) / pale.length;
  const ratio = mean(0) / Math.max(1, mean(2));
  return ratio > 1.1 ? 'warm' : ratio < 0.97 ? 'cool' : 'neutral';
}

function hex([r, g, b]: readonly [number, number, number]): string {
  return `#${[r, g, b].map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
}
