import { readFile } from 'node:fs/promises';
import { MemoryPlan, write } from '../wasm/memory.js';
import type { KernelPool, SetupCall } from '../workers/pool.js';
import { type Factors, factorsOf } from './factors.js';
import { INPUT_CHANNELS, LAYERS, type Layer } from './layers.js';
import { readTza } from './read-tza.js';
import { blocksFor, type Region } from './regions.js';
import { type Tiling, tilesOf } from './tiles.js';

/** Open Image Denoise's U-Nets for light with albedo and normals: `small` takes half of the time of `base`. */
export type NetworkSize = 'small' | 'base';

const FILES: Readonly<Record<NetworkSize, string>> = {
  small: 'rt_hdr_alb_nrm_small.tza',
  base: 'rt_hdr_alb_nrm.tza',
};

/** Bytes of a thread's own memory: kernel/noise/network.ts says what for. */
export const NETWORK_SCRATCH_BYTES = 2 ** 20;
/** Bytes that the pictures between two layers may take: what decides how large tiles are. */
const MOST_BETWEEN_BYTES = 45 * 2 ** 20;
/** Pixels about a picture between two layers, in a row and in a column. */
const BORDER = 5;

/** The network's layers with their numbers. */
export type Weights = readonly (Layer & { readonly factors: Factors })[];

const loading = new Map<NetworkSize, Promise<Weights>>();

/** The weights of a network, read and turned once a process. */
export function weightsOf(size: NetworkSize): Promise<Weights> {
  const known = loading.get(size) ?? load(size);
  loading.set(size, known);
  return known;
}

async function load(size: NetworkSize): Promise<Weights> {
  const file = await readFile(new URL(`../../weights/${FILES[size]}`, import.meta.url));
  const tensors = readTza(file);
  const channels = new Map([['input', INPUT_CHANNELS]]);
  return LAYERS.map((layer) => {
    const weight = tensors.get(`${layer.name}.weight`);
    const bias = tensors.get(`${layer.name}.bias`);
    if (!weight || !bias) throw new RangeError(`The archive of weights has no "${layer.name}".`);
    const inputs = [layer.near, ...(layer.skip ? [layer.skip] : [])].map((name) => channels.get(name) ?? 0);
    channels.set(layer.out, weight.sizes[0] ?? 0);
    return { ...layer, factors: factorsOf(weight, bias, inputs) };
  });
}

interface Between {
  readonly at: number;
  readonly channels: number;
  readonly level: number;
}

/** A network's place in a memory: its weights, and the pictures between its layers for one tile. */
export class Network {
  readonly tiling: Tiling;
  /** Where the planned bytes end. */
  readonly end: number;
  private readonly numbers: readonly { readonly weights: number; readonly bias: number }[];
  private readonly between: ReadonlyMap<string, Between>;

  /** Plans a network for pictures of a size, from an address on. */
  constructor(
    private readonly layers: Weights,
    from: number,
    width: number,
    height: number,
    /** Pixels that a tile may have, for tests. */
    mostPixels?: number,
  ) {
    const plan = new MemoryPlan(from);
    this.tiling = tilesOf(width, height, mostPixels ?? pixelsOfTile(layers));
    this.numbers = layers.map(({ factors }) => ({
      weights: plan.reserve(factors.weights.byteLength),
      bias: plan.reserve(factors.bias.byteLength),
    }));
    const placed = placeBetween(layers, this.tiling, plan.bytes);
    this.between = placed.between;
    this.end = placed.end;
  }

  /** Writes the weights into the memory. */
  write(memory: WebAssembly.Memory): void {
    for (const [i, { factors }] of this.layers.entries()) {
      const { weights, bias } = this.numbers[i] as { weights: number; bias: number };
      write(memory, weights, new Uint8Array(factors.weights.buffer));
      write(memory, bias, new Uint8Array(factors.bias.buffer));
    }
  }

  /**
   * Cleans the composed picture that the filter was told of, tile by tile: the clean one lies where the gloss was
   * afterwards. `exposure` is what its light is multiplied with to have a mean of 0.18; `onShare` hears the share of the
   * tiles that are done.
   */
  async clean(pool: KernelPool, exposure: number, onShare?: (share: number) => void): Promise<void> {
    const { width, height, tiles } = this.tiling;
    const input = this.named('input').at;
    const output = this.named('output').at;
    for (const [done, tile] of tiles.entries()) {
      const { x, y, left, top, right, bottom } = tile;
      const blocks = blocksFor(this.layers, this.tiling, tile);
      await pool.run('takeTile', height, 8, [x, y, width, height, input, exposure]);
      for (const [i, layer] of this.layers.entries()) {
        const { weights, bias } = this.numbers[i] as { weights: number; bias: number };
        const near = this.named(layer.near);
        const skip = layer.skip ? this.named(layer.skip) : { at: 0, channels: 0 };
        const out = this.named(layer.out);
        const [w, h] = [width >> layer.level, height >> layer.level];
        const part = blocks[i] as Region;
        await pool.run('convolve', part.bottom - part.top, 1, [
          ...[part.top, part.left, part.right],
          ...[near.at, near.channels, near.level > layer.level ? 1 : 0, skip.at, skip.channels, w, h],
          ...[weights, bias, out.at, out.channels, layer.linear ? 0 : 1, layer.pool ? 1 : 0],
        ]);
      }
      await pool.run('giveTile', bottom - top, 8, [top, left, right, x, y, width, output, exposure]);
      onShare?.((done + 1) / tiles.length);
    }
  }

  private named(name: string): Between {
    const picture = this.between.get(name);
    if (!picture) throw new RangeError(`There is no picture "${name}" in the network.`);
    return picture;
  }
}

/** Tells a thread where its own memory is. */
export const networkCall = (scratch: number): SetupCall => ['setNetwork', [scratch]];

/** Pixels that a tile may have for the pictures between its layers to take no more than they may. */
function pixelsOfTile(layers: Weights): number {
  const pixels = 256 * 256;
  return Math.floor((MOST_BETWEEN_BYTES * pixels) / placeBetween(layers, { width: 256, height: 256 }, 0).end);
}

/** Finds each picture between two layers a place that none has while it is needed. */
function placeBetween(
  layers: Weights,
  { width, height }: Pick<Tiling, 'width' | 'height'>,
  from: number,
): { readonly between: ReadonlyMap<string, Between>; readonly end: number } {
  const lastUse = new Map<string, number>();
  for (const [i, { near, skip, out }] of layers.entries())
    for (const name of [near, out, ...(skip ? [skip] : [])]) lastUse.set(name, i);
  const placed: { at: number; end: number; first: number; last: number }[] = [];
  const between = new Map<string, Between>();
  const place = (name: string, channels: number, level: number, first: number): void => {
    const bytes = ((width >> level) + BORDER) * ((height >> level) + BORDER) * channels * 4;
    const last = lastUse.get(name) ?? first;
    const beside = placed.filter((one) => one.last >= first).sort((a, b) => a.at - b.at);
    let at = from;
    for (const one of beside) if (at + bytes > one.at) at = Math.max(at, one.end);
    const end = Math.ceil((at + bytes) / 64) * 64;
    placed.push({ at, end, first, last });
    between.set(name, { at, channels, level });
  };
  place('input', layers[0]?.factors.inputs[0] ?? 0, 0, 0);
  for (const [i, { out, level, pool, factors }] of layers.entries())
    place(out, factors.outputs, level + (pool ? 1 : 0), i);
  return { between, end: Math.max(...placed.map(({ end }) => end)) };
}
