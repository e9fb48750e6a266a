import { readFile } from 'node:fs/promises';
import { randomFrom } from '@plumbline/concept';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYERS } from '../src/network/layers.js';
import { NETWORK_SCRATCH_BYTES, Network, type NetworkSize, weightsOf } from '../src/network/network.js';
import { readTza, type Tensor } from '../src/network/read-tza.js';
import { tilesOf } from '../src/network/tiles.js';
import { createMemory, instantiateKernel } from '../src/wasm/kernel.js';
import type { KernelPool } from '../src/workers/pool.js';

const FILES = { small: 'rt_hdr_alb_nrm_small.tza', base: 'rt_hdr_alb_nrm.tza' } as const;
const archive = (size: NetworkSize) =>
  readFile(new URL(`../weights/${FILES[size]}`, import.meta.url)).then(readTza);

/** Channels of a picture, one after the other. */
interface Image {
  readonly channels: number;
  readonly width: number;
  readonly height: number;
  readonly values: Float64Array;
}

/** The network as the textbooks have it, sum by sum: what the kernel is held against. */
function textbook(tensors: ReadonlyMap<string, Tensor>, input: Image): Image {
  const made = new Map([['input', input]]);
  const get = (name: string): Image => made.get(name) as Image;
  for (const { name, near, skip, out, pool, linear } of LAYERS) {
    const beside = skip ? get(skip) : undefined;
    const from = beside ? joined(doubled(get(near)), beside) : get(near);
    const result = convolved(
      from,
      tensors.get(`${name}.weight`) as Tensor,
      tensors.get(`${name}.bias`) as Tensor,
      !linear,
    );
    made.set(out, pool ? pooled(result) : result);
  }
  return get('output');
}

function image(
  channels: number,
  width: number,
  height: number,
  at: (c: number, x: number, y: number) => number,
) {
  const values = new Float64Array(channels * width * height);
  let i = 0;
  for (let c = 0; c < channels; c++)
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) values[i++] = at(c, x, y);
  return { channels, width, height, values };
}

const pixelOf = ({ width, height, values }: Image, c: number, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[(c * height + y) * width + x] as number);

function convolved(from: Image, weight: Tensor, bias: Tensor, bounded: boolean): Image {
  const [outputs = 0, inputs = 0] = weight.sizes;
  expect(inputs).toBe(from.channels);
  return image(outputs, from.width, from.height, (o, x, y) => {
    let sum = bias.values[o] as number;
    for (let c = 0; c < inputs; c++)
      for (let k = 0; k < 9; k++)
        sum +=
          (weight.values[(o * inputs + c) * 9 + k] as number) *
          pixelOf(from, c, x + (k % 3) - 1, y + Math.floor(k / 3) - 1);
    return bounded ? Math.max(0, sum) : sum;
  });
}

const pooled = (from: Image): Image =>
  image(from.channels, from.width / 2, from.height / 2, (c, x, y) =>
    Math.max(...[0, 1, 2, 3].map((k) => pixelOf(from, c, 2 * x + (k & 1), 2 * y + (k >> 1)))),
  );

const doubled = (from: Image): Image =>
  image(from.channels, from.width * 2, from.height * 2, (c, x, y) => pixelOf(from, c, x >> 1, y >> 1));

const joined = (a: Image, b: Image): Image => ({
  ...a,
  channels: a.channels + b.channels,
  values: Float64Array.from([...a.values, ...b.values]),
});

const W = 48;
const H = 32;
/** Pixels that the tiles of these tests may have. */
const MOST_TILE_PIXELS = 320 * 304;

/** The kernel's network on one picture in this thread. */
async function byKernel(size: NetworkSize, input: Image): Promise<Image> {
  const place = new Network(await weightsOf(size), 2 ** 21, W, H);
  const memory = createMemory(place.end + NETWORK_SCRATCH_BYTES);
  const kernel = await instantiateKernel(memory, 'simd');
  kernel.setNetwork(place.end);
  place.write(memory);
  const buffers = new Map<string, number>();
  const here = {
    run: async (call: 'takeTile' | 'convolve' | 'giveTile', total: number, _: number, rest: number[]) => {
      if (call === 'takeTile') {
        const to = rest[4] as number;
        buffers.set('input', to);
        const floats = new Float32Array(memory.buffer, to, (W + 5) * (H + 5) * 12);
        floats.fill(0);
        for (let c = 0; c < 9; c++)
          for (let y = 0; y < H; y++)
            for (let x = 0; x < W; x++)
              floats[((y + 1) * (W + 5) + x + 1) * 12 + c] = pixelOf(input, c, x, y);
      } else if (call === 'convolve') kernel.convolve(0, total, ...rest);
      else buffers.set('output', rest[6] as number);
    },
  };
  await place.clean(here as unknown as KernelPool, 1);
  const floats = new Float32Array(memory.buffer, buffers.get('output'), (W + 5) * (H + 5) * 8);
  return image(3, W, H, (c, x, y) => floats[((y + 1) * (W + 5) + x + 1) * 8 + c] as number);
}

describe('the network', () => {
  it.each(['small', 'base'] as const)('of size %s gives what the textbook gives', async (size) => {
    const next = randomFrom(3);
    const input = image(9, W, H, () => next());
    const [kernel, book] = [await byKernel(size, input), textbook(await archive(size), input)];
    const off = book.values.map((value, i) => Math.abs(value - (kernel.values[i] as number)));
    expect(Math.max(...book.values)).toBeGreaterThan(0.3);
    expect(Math.max(...off)).toBeLessThan(2e-5);
  });

  it('leaves out what the taken pixels of a tile do not rest on, and no bit of them differs', async () => {
    const [width, height] = [208, 48];
    const layers = await weightsOf('small');
    const place = new Network(layers, 2 ** 21, width, height, 144 * 48);
    expect(place.tiling.tiles).toHaveLength(2);
    const memory = createMemory(place.end + NETWORK_SCRATCH_BYTES);
    const kernel = await instantiateKernel(memory, 'simd');
    kernel.setNetwork(place.end);
    const tall = place.tiling.height;
    /** The clean pixels of both tiles; blocks that are worked out, in a memory full of what is no number. */
    const clean = async (all: boolean) => {
      new Uint8Array(memory.buffer, 2 ** 21, place.end - 2 ** 21).fill(0xff);
      place.write(memory);
      const next = randomFrom(4);
      const taken: number[] = [];
      let blocks = 0;
      const here = {
        run: async (call: string, total: number, _: number, rest: number[]) => {
          if (call === 'takeTile') {
            const [, , w = 0, h = 0, to] = rest;
            const floats = new Float32Array(memory.buffer, to, (w + 5) * (h + 5) * 12);
            floats.fill(0);
            for (let y = 0; y < h; y++)
              for (let x = 0; x < w; x++)
                for (let c = 0; c < 9; c++) floats[((y + 1) * (w + 5) + x + 1) * 12 + c] = next();
          } else if (call === 'convolve') {
            const [top = 0, left = 0, right = 0, ...others] = rest;
            const [w = 0, h = 0] = others.slice(5, 7);
            const part = all ? [0, 0, Math.ceil(w / 4)] : [top, left, right];
            kernel.convolve(0, all ? Math.ceil(h / 4) : total, ...part, ...others);
            blocks += (all ? Math.ceil(h / 4) : total) * ((part[2] ?? 0) - (part[1] ?? 0));
          } else {
            const [top = 0, left = 0, right = 0, x0 = 0, y0 = 0, w = 0, from] = rest;
            const floats = new Float32Array(memory.buffer, from, (w + 5) * (tall + 5) * 8);
            for (let y = top; y < top + total; y++)
              for (let x = left; x < right; x++)
                for (let c = 0; c < 3; c++)
                  taken.push(floats[((y - y0 + 1) * (w + 5) + x - x0 + 1) * 8 + c] as number);
          }
        },
      };
      await place.clean(here as unknown as KernelPool, 1);
      return { taken, blocks };
    };
    const [part, whole] = [await clean(false), await clean(true)];
    expect(part.taken).toHaveLength(width * height * 3);
    expect(part.taken).toEqual(whole.taken);
    expect(part.blocks).toBeLessThan(0.95 * whole.blocks);
  });

  it('refuses what is no archive of tensors', () => {
    expect(() => readTza(new Uint8Array(64))).toThrow('This is not a tensor archive.');
  });

  it('parts any picture into tiles that cover it once, each with its neighbours’ pixels about it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 2048 }), fc.integer({ min: 16, max: 2048 }), (width, height) => {
        const { tiles, ...side } = tilesOf(width, height, MOST_TILE_PIXELS);
        expect(side.width * side.height).toBeLessThanOrEqual(MOST_TILE_PIXELS);
        expect([side.width % 16, side.height % 16]).toEqual([0, 0]);
        let pixels = 0;
        for (const { x, y, left, top, right, bottom } of tiles) {
          pixels += (right - left) * (bottom - top);
          expect(left - x >= (x > 0 ? 32 : 0) && top - y >= (y > 0 ? 32 : 0)).toBe(true);
          const [wide, tall] = [Math.min(width, x + side.width), Math.min(height, y + side.height)];
          expect(wide - right >= (wide < width ? 32 : 0) && tall - bottom >= (tall < height ? 32 : 0)).toBe(
            true,
          );
        }
        expect(pixels).toBe(width * height);
        expect(new Set(tiles.map(({ left, top }) => `${left} ${top}`)).size).toBe(tiles.length);
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
