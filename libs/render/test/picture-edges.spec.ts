import { randomFrom } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { NETWORK_SCRATCH_BYTES, Network, weightsOf } from '../src/network/network.js';
import { createMemory, instantiateKernel } from '../src/wasm/kernel.js';
import type { KernelPool } from '../src/workers/pool.js';

/** By how many times more noise may be left at an edge: 2 to 3 is; of an edge that is repeated or zeros it is 10 to 20. */
const MOST_TIMES = 4;
/** Bytes of the memory before the picture's buffers. */
const FROM = 2 ** 21;

/** A grey wall in even light, noisy as after one sample, cleared by the network: the red of each pixel. */
async function cleared(width: number, height: number, seed: number): Promise<Float32Array> {
  const bytes = width * height * 16;
  const [diffuse, gloss, albedo, normal, clear] = [0, 1, 2, 3, 4].map((i) => FROM + i * bytes) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const place = new Network(await weightsOf('small'), FROM + 5 * bytes, width, height);
  const memory = createMemory(place.end + NETWORK_SCRATCH_BYTES);
  const kernel = await instantiateKernel(memory, 'simd');
  kernel.setNetwork(place.end);
  place.write(memory);
  kernel.setFilter(
    width,
    height,
    diffuse,
    gloss,
    albedo,
    normal,
    clear,
    0,
    1,
    0,
    1,
    0,
    0,
    0,
    0,
    1,
    0.75,
    0,
    0,
  );
  const next = randomFrom(seed);
  const floats = (at: number): Float32Array => new Float32Array(memory.buffer, at, width * height * 4);
  for (let o = 0; o < width * height * 4; o += 4) {
    const light = 0.18 * (0.4 + 1.2 * next());
    floats(diffuse).set([light, light, light, 1], o);
    floats(albedo).set([0.5, 0.5, 0.5, 1], o);
    floats(normal).set([0, -1, 0, 3], o);
  }
  const here = {
    run: async (call: 'takeTile' | 'convolve' | 'giveTile', total: number, _: number, rest: number[]) =>
      (kernel[call] as (first: number, end: number, ...more: number[]) => void)(0, total, ...rest),
  };
  await place.clean(here as unknown as KernelPool, 1);
  return floats(gloss).filter((_, i) => i % 4 === 0);
}

/** How far the values lie from their mean, in the mean of squares. */
function spread(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b) / values.length;
  return Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
}

describe('the edges of a picture whose sides are no multiple of 16', () => {
  it.each([1, 2, 3])('are cleared nearly as its middle is, from noise %i', async (seed) => {
    const [width, height] = [100, 90];
    const light = await cleared(width, height, seed);
    const row = (y: number) => Array.from({ length: width - 32 }, (_, i) => light[y * width + 16 + i]!);
    const column = (x: number) => Array.from({ length: height - 32 }, (_, i) => light[(16 + i) * width + x]!);
    const middle = (spread(row(40)) + spread(row(44)) + spread(column(44)) + spread(column(50))) / 4;
    expect(spread(row(height - 1))).toBeLessThan(MOST_TIMES * middle);
    expect(spread(column(width - 1))).toBeLessThan(MOST_TIMES * middle);
  });
});
