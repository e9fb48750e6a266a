import type { Tensor } from './read-tza.js';

/** Channels are kept in groups of four, results in groups of eight. */
const grouped = (channels: number, by: number): number => Math.ceil(channels / by) * by;

/** Rows of Winograd's G for F(4x4, 3x3). */
const G = [
  [1 / 4, 0, 0],
  [-1 / 6, -1 / 6, -1 / 6],
  [-1 / 6, 1 / 6, -1 / 6],
  [1 / 24, 1 / 12, 1 / 6],
  [1 / 24, -1 / 12, 1 / 6],
  [0, 0, 1],
] as const;

/** A layer's numbers as the kernel multiplies them. */
export interface Factors {
  /** Channels of each input, grouped by four. */
  readonly inputs: readonly number[];
  /** Channels of the result, grouped by eight. */
  readonly outputs: number;
  /** By frequency (36), group of eight results, input channel, result. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/**
 * Turns the weights of a 3 x 3 convolution for {@link convolve}. `inputs` are the channels of its one or two inputs, in
 * the order in which the network joins them; missing channels weigh nothing.
 */
export function factorsOf(weight: Tensor, bias: Tensor, inputs: readonly number[]): Factors {
  const [outputs = 0, channels = 0] = weight.sizes;
  const wide = inputs.map((n) => grouped(n, 4));
  const all = wide.reduce((sum, n) => sum + n, 0);
  const out = grouped(outputs, 8);
  // Where each channel of the file lies among the grouped ones.
  const places = inputs.flatMap((n, i) => {
    const from = wide.slice(0, i).reduce((sum, w) => sum + w, 0);
    return Array.from({ length: n }, (_, c) => from + c);
  });
  const weights = new Float32Array(36 * all * out);
  for (let o = 0; o < outputs; o++) {
    for (let c = 0; c < channels; c++) {
      const g = weight.values.subarray((o * channels + c) * 9, (o * channels + c) * 9 + 9);
      const at = ((o >> 3) * all + (places[c] as number)) * 8 + (o & 7);
      for (const [i, a] of G.entries()) {
        for (const [j, b] of G.entries()) {
          let sum = 0;
          for (let y = 0; y < 3; y++)
            for (let x = 0; x < 3; x++) sum += (a[y] as number) * (b[x] as number) * (g[y * 3 + x] as number);
          weights[(i * 6 + j) * all * out + at] = sum;
        }
      }
    }
  }
  const lift = new Float32Array(out);
  lift.set(bias.values);
  return { inputs: wide, outputs: out, weights, bias: lift };
}
