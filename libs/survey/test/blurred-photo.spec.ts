import { randomFrom } from '@plumbline/concept';
import { expect, it } from 'vitest';
import { surveyPhoto } from '../src/box/survey-photo.js';
import type { GrayImage } from '../src/photo/gray-image.js';
import { syntheticPhoto } from './synthetic-photo.js';

/** A picture out of focus: each pixel the mean of those within `radius`, three times over, nearly as a lens does it. */
function blurred({ width, height, data }: GrayImage, radius: number): GrayImage {
  const mean = (from: Float32Array, lines: number, length: number, step: number, next: number) => {
    const into = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      const at = (i: number): number => line * next + Math.min(length - 1, Math.max(0, i)) * step;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += from[at(i)]!;
      for (let i = 0; i < length; i++) {
        into[at(i)] = sum / (2 * radius + 1);
        sum += from[at(i + radius + 1)]! - from[at(i - radius)]!;
      }
    }
    return into;
  };
  let soft = data;
  for (let round = 0; round < 3; round++)
    soft = mean(mean(soft, height, width, 1, width), width, height, width, 1);
  return { width, height, data: soft };
}

/** Light and shade without any room, from a seed, whole steps of brightness as in a file. */
function cloud(seed: number, radius: number): GrayImage {
  const [width, height] = [900, 600];
  const next = randomFrom(seed);
  const noise = Float32Array.from({ length: width * height }, () => 255 * next());
  const soft = blurred({ width, height, data: noise }, radius);
  let [least, most] = [255, 0];
  for (const value of soft.data) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return { width, height, data: soft.data.map((v) => Math.round((255 * (v - least)) / (most - least))) };
}

it.each([
  [1, 8],
  [2, 16],
  [3, 30],
])('no room is seen in a picture of pure blur (%i, %i px)', (seed, radius) => {
  expect(surveyPhoto(cloud(seed, radius))).toBeUndefined();
});

it('a room is seen in a photo that is a little soft', () => {
  for (const seed of [2, 5, 8]) {
    const { image } = syntheticPhoto(seed, 900, 600);
    expect(surveyPhoto(blurred(image, 1))?.doubts).toEqual([]);
  }
});

/** Slanted strokes over a photo, as patterned wallpaper has them: `count` of 90 px. */
function scribbled({ width, height, data }: GrayImage, count: number): GrayImage {
  const next = randomFrom(7);
  const drawn = Float32Array.from(data);
  for (let i = 0; i < count; i++) {
    const [x, y, slant] = [next() * width, next() * height, (0.2 + 0.2 * next()) * Math.PI];
    const across = next() < 0.5 ? -1 : 1;
    for (let step = 0; step < 90; step += 0.5) {
      const u = Math.round(x + across * step * Math.cos(slant));
      const v = Math.round(y + step * Math.sin(slant));
      for (let thick = 0; thick < 4; thick++)
        if (u + thick >= 0 && u + thick < width && v < height) drawn[v * width + u + thick] = 40;
    }
  }
  return { width, height, data: drawn };
}

it('a photo full of edges that do not run along the room is doubted for those, not for having few', () => {
  const { image } = syntheticPhoto(2, 900, 600);
  expect(surveyPhoto(scribbled(image, 150))?.doubts).toContain('stray-lines');
  expect(surveyPhoto(scribbled(image, 150))?.doubts).not.toContain('few-lines');
});
