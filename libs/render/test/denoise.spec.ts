import { randomFrom } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import type { KernelForm } from '../src/wasm/kernel.js';
import { bench, box } from './bench-scene.js';

const W = 64;
const H = 48;

/** A picture of a wall 3 m away, its light given pixel by pixel, filtered as pictures are. */
async function filtered(
  lightAt: (x: number, y: number) => number,
  normalAt: (x: number) => [number, number, number] = () => [0, -1, 0],
  variance = 0.01,
  form: KernelForm = 'simd',
): Promise<{ before: Float32Array; after: Float32Array; bad: number }> {
  const { kernel, memory, reserve } = await bench([box([-1, -1, -1], [1, 1, 1])], [], undefined, form);
  const buffers = Array.from({ length: 5 }, () => reserve(W * H * 16));
  const [diffuse, gloss, albedo, normal, clear] = buffers as [number, number, number, number, number];
  const spare = reserve(W * H * 16);
  const floats = (at: number): Float32Array => new Float32Array(memory.buffer, at, W * H * 4);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const o = (y * W + x) * 4;
      const l = lightAt(x, y);
      floats(diffuse).set([l, l, l, l * l + variance], o);
      floats(albedo).set([0.5, 0.5, 0.5, 1], o);
      floats(normal).set([...normalAt(x), 3], o);
      floats(clear).set([0, 0, 0, 0.5], o);
    }
  const before = floats(diffuse).slice();
  kernel.setFilter(W, H, diffuse, gloss, albedo, normal, clear, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0.75, 0, 0);
  kernel.resolve(0, H);
  for (let i = 0; i < W * H; i++) floats(diffuse)[i * 4 + 3] = variance;
  kernel.calm(0, H, diffuse, spare);
  let [from, to] = [spare, diffuse];
  for (const step of [1, 2, 4, 8, 16]) {
    kernel.filter(0, H, from, to, step, 4, 0);
    [from, to] = [to, from];
  }
  return { before, after: floats(from).slice(), bad: kernel.badValues() };
}

const red = (data: Float32Array, x: number, y: number): number => data[(y * W + x) * 4]!;

describe('the filter', () => {
  it('keeps a constant', async () => {
    const { after } = await filtered(() => 0.7);
    for (let i = 0; i < W * H; i++) expect(after[i * 4]).toBeCloseTo(0.7, 5);
  });

  it('takes most of the noise out of a constant, and keeps its mean', async () => {
    const next = randomFrom(1);
    const { before, after } = await filtered(() => 1 + (next() - 0.5) * 0.5, undefined, 0.02);
    const deviation = (data: Float32Array): number => {
      let sum = 0;
      for (let i = 0; i < W * H; i++) sum += (data[i * 4]! - 1) ** 2;
      return Math.sqrt(sum / (W * H));
    };
    expect(deviation(after)).toBeLessThan(deviation(before) / 4);
    let mean = 0;
    for (let i = 0; i < W * H; i++) mean += after[i * 4]! / (W * H);
    expect(Math.abs(mean - 1)).toBeLessThan(0.03);
  });

  it('keeps an edge between two walls that face apart', async () => {
    const next = randomFrom(2);
    const { after } = await filtered(
      (x) => (x < 32 ? 0.2 : 1) + (next() - 0.5) * 0.1,
      (x) => (x < 32 ? [0, -1, 0] : [-1, 0, 0]),
    );
    expect(Math.abs(red(after, 31, 24) - 0.2)).toBeLessThan(0.08);
    expect(Math.abs(red(after, 32, 24) - 1)).toBeLessThan(0.08);
  });

  it('keeps the edge of a shadow that stands out of the noise', async () => {
    const next = randomFrom(4);
    const { after } = await filtered((x) => (x < 32 ? 0.1 : 1) + (next() - 0.5) * 0.02, undefined, 0.0001);
    expect(red(after, 29, 24)).toBeLessThan(0.2);
    expect(red(after, 34, 24)).toBeGreaterThan(0.9);
  });

  it('filters four pixels at once as it filters one', async () => {
    const pictures = await Promise.all(
      (['simd', 'javascript'] as const).map((form) => {
        const next = randomFrom(5);
        return filtered(
          (x, y) => (x + y < 50 ? 0.3 : 1) + next() * 0.4,
          (x) => (x % 23 < 15 ? [0, -1, 0] : [-0.3, -0.9, 0.3]),
          0.02,
          form,
        );
      }),
    );
    const [four, one] = pictures.map(({ after }) => after) as [Float32Array, Float32Array];
    for (let i = 0; i < four.length; i++) expect(four[i]).toBeCloseTo(one[i]!, 4);
  });

  it('stops a value that is no number at its pixel, and counts it', async () => {
    const { after, bad } = await filtered((x, y) => (x === 20 && y === 20 ? Number.NaN : 0.5));
    expect(bad).toBeGreaterThan(0);
    for (let i = 0; i < W * H; i++) expect(Number.isFinite(after[i * 4]!)).toBe(true);
    expect(red(after, 40, 30)).toBeCloseTo(0.5, 2);
  });
});
