// Convolutions of three by three over pictures of many channels: the layers of the network that takes noise away.
//
// Winograd's minimal filtering F(4x4, 3x3) (Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks", 2016):
// a block of four by four results is made of six by six inputs in 36 multiplications a pair of channels, not 144.
// Blocks are multiplied some at a time, so that their numbers stay in the processor's second cache.
//
// A picture of C channels (a multiple of 4) keeps them side by side, pixel by pixel, with a border of zeros: one pixel
// above and at the left, four below and at the right. Addresses are those of the border's first pixel.

/** Pixels of border in a row. */
const BORDER: i32 = 5;
/** Bytes of the 36 vectors of a block that is being transformed. */
const TURN_BYTES: usize = 36 * 16;
/** Bytes that the numbers of the blocks multiplied together may take: some of the second cache. */
const CACHE_BYTES: i32 = 320 * 1024;
const MOST_BLOCKS: i32 = 32;
const LEAST_BLOCKS: i32 = 4;

let scratch: usize = 0;
let near: usize = 0;
let nearChannels: i32 = 0;
let nearUp: i32 = 0;
let skip: usize = 0;
let skipChannels: i32 = 0;
let width: i32 = 0;
let height: i32 = 0;
let weights: usize = 0;
let bias: usize = 0;
let out: usize = 0;
let outChannels: i32 = 0;
let left: i32 = 0;
let right: i32 = 0;
let bounded: bool = true;
let pooled: bool = false;

/** Sets this instance's own memory, for the numbers of the blocks that it multiplies. */
export function setNetwork(scratchAt: usize): void {
  scratch = scratchAt;
}

/**
 * Works out a layer's blocks of four by four pixels: those from column `leftAt` up to `rightAt` of the rows from `first`
 * up to `end` below `top`. What lies beyond them is left as it is. The layer's input is `nearAt`, of half
 * the width and height where `up` is 1, and beside it, where it has channels, `skipAt`. `w` and `h` are the input's
 * size. Results below 0 become 0 where `relu` is 1, and of each two by two the largest is kept where `pool` is 1 (w and
 * h are even then).
 */
export function convolve(
  first: i32, end: i32, top: i32, leftAt: i32, rightAt: i32, nearAt: usize, channelsNear: i32, up: i32, skipAt: usize, channelsSkip: i32, w: i32, h: i32,
  weightsAt: usize, biasAt: usize, outAt: usize, channelsOut: i32, relu: i32, pool: i32,
): void {
  if (!ASC_FEATURE_SIMD) return;
  near = nearAt;
  nearChannels = channelsNear;
  nearUp = up;
  skip = skipAt;
  skipChannels = channelsSkip;
  width = w;
  height = h;
  weights = weightsAt;
  bias = biasAt;
  out = outAt;
  outChannels = channelsOut;
  left = leftAt;
  right = rightAt;
  bounded = relu != 0;
  pooled = pool != 0;
  const channels: i32 = channelsNear + channelsSkip;
  const most: i32 = blocksAtOnce(channels);
  for (let row: i32 = top + first; row < top + end; row++) {
    clearBorder(row);
    convolveRow(row, channels, most);
  }
}

function convolveRow(row: i32, channels: i32, most: i32): void {
  const inputs: usize = scratch + TURN_BYTES;
  const stepIn: usize = apart(most * channels);
  const stepOut: usize = apart(most * outChannels);
  const products: usize = inputs + 36 * stepIn;
  for (let from: i32 = left; from < right; from += most) {
    const blocks: i32 = min(most, right - from);
    for (let i: i32 = 0; i < blocks; i++) {
      takeBlock(from + i, row, inputs + (<usize>(i * channels) << 2), stepIn);
    }
    // Four are multiplied at once: what lies behind the last one is multiplied too, and not used.
    const whole: i32 = (blocks + 3) & ~3;
    for (let f: i32 = 0; f < 36; f++) {
      multiply(
        inputs + <usize>f * stepIn,
        weights + (<usize>(f * channels * outChannels) << 2),
        products + <usize>f * stepOut,
        whole,
        channels,
      );
    }
    for (let i: i32 = 0; i < blocks; i++) {
      giveBlock(from + i, row, products + (<usize>(i * outChannels) << 2), stepOut);
    }
  }
}

// Bytes between the numbers of two frequencies: an odd number of the cache's lines, since the 36 that a block's transform
// reads or writes one after the other would otherwise take each other's place in the cache.
@inline
function apart(numbers: i32): usize {
  return (<usize>numbers << 2) | 64;
}

function blocksAtOnce(channels: i32): i32 {
  const fit: i32 = CACHE_BYTES / (36 * 4 * (channels + outChannels));
  return min(MOST_BLOCKS, max(LEAST_BLOCKS, fit & ~3));
}

// Zeros about the rows that this row of blocks writes.
function clearBorder(row: i32): void {
  const w: i32 = pooled ? width >> 1 : width;
  const h: i32 = pooled ? height >> 1 : height;
  const tall: i32 = pooled ? 2 : 4;
  const pixel: usize = <usize>outChannels << 2;
  const line: usize = <usize>(w + BORDER) * pixel;
  if (row == 0) memory.fill(out, 0, line);
  const last: i32 = min(h, (row + 1) * tall);
  for (let y: i32 = row * tall; y < last; y++) {
    const at: usize = out + <usize>(y + 1) * line;
    memory.fill(at, 0, pixel);
    memory.fill(at + <usize>(w + 1) * pixel, 0, 4 * pixel);
  }
  if (last == h) memory.fill(out + <usize>(h + 1) * line, 0, 4 * line);
}

// Reads a block's six by six inputs and turns them, four channels at a time.
function takeBlock(blockX: i32, blockY: i32, to: usize, step: usize): void {
  const x: i32 = blockX << 2;
  const y: i32 = blockY << 2;
  const wideNear: i32 = (nearUp ? width >> 1 : width) + BORDER;
  for (let c: i32 = 0; c < nearChannels; c += 4) {
    const pixel: usize = <usize>nearChannels << 2;
    const base: usize = near + (<usize>c << 2);
    if (nearUp) {
      // The pixels at -1 to 4 of a picture twice as large lie at -1, 0, 0, 1, 1, 2 of this one.
      const corner: usize = base + <usize>((y >> 1) * wideNear + (x >> 1)) * pixel;
      const line: usize = <usize>wideNear * pixel;
      turnColumn(corner, corner + line, corner + line, corner + 2 * line, corner + 2 * line, corner + 3 * line, 0);
      const second: usize = corner + pixel;
      turnColumn(second, second + line, second + line, second + 2 * line, second + 2 * line, second + 3 * line, 1);
      copyColumn(1, 2);
      const third: usize = second + pixel;
      turnColumn(third, third + line, third + line, third + 2 * line, third + 2 * line, third + 3 * line, 3);
      copyColumn(3, 4);
      const fourth: usize = third + pixel;
      turnColumn(fourth, fourth + line, fourth + line, fourth + 2 * line, fourth + 2 * line, fourth + 3 * line, 5);
    } else {
      turnColumns(base + <usize>(y * wideNear + x) * pixel, <usize>wideNear * pixel, pixel);
    }
    turnRows(to + (<usize>c << 2), step);
  }
  const wideSkip: i32 = width + BORDER;
  for (let c: i32 = 0; c < skipChannels; c += 4) {
    const pixel: usize = <usize>skipChannels << 2;
    turnColumns(skip + (<usize>c << 2) + <usize>(y * wideSkip + x) * pixel, <usize>wideSkip * pixel, pixel);
    turnRows(to + (<usize>(nearChannels + c) << 2), step);
  }
}

function turnColumns(at: usize, line: usize, pixel: usize): void {
  for (let j: i32 = 0; j < 6; j++) {
    const p: usize = at + <usize>j * pixel;
    turnColumn(p, p + line, p + 2 * line, p + 3 * line, p + 4 * line, p + 5 * line, j);
  }
}

@inline
function copyColumn(from: i32, to: i32): void {
  for (let i: i32 = 0; i < 6; i++) {
    v128.store(scratch + (<usize>(i * 6 + to) << 4), v128.load(scratch + (<usize>(i * 6 + from) << 4)));
  }
}

@inline
function times(a: v128, k: f32): v128 {
  return f32x4.mul(a, f32x4.splat(k));
}

@inline
function turnColumn(p0: usize, p1: usize, p2: usize, p3: usize, p4: usize, p5: usize, j: i32): void {
  const to: usize = scratch + (<usize>j << 4);
  turnSix(
    v128.load(p0), v128.load(p1), v128.load(p2), v128.load(p3), v128.load(p4), v128.load(p5), to, 96,
  );
}

@inline
function turnRows(to: usize, step: usize): void {
  for (let i: i32 = 0; i < 6; i++) {
    const at: usize = scratch + <usize>(i * 96);
    turnSix(
      v128.load(at), v128.load(at, 16), v128.load(at, 32), v128.load(at, 48), v128.load(at, 64), v128.load(at, 80),
      to + <usize>(i * 6) * step, step,
    );
  }
}

// The input's transform of six values, in one direction.
@inline
function turnSix(x0: v128, x1: v128, x2: v128, x3: v128, x4: v128, x5: v128, to: usize, step: usize): void {
  const a: v128 = f32x4.sub(x4, times(x2, 4));
  const b: v128 = f32x4.sub(x3, times(x1, 4));
  const c: v128 = f32x4.sub(x4, x2);
  const d: v128 = times(f32x4.sub(x3, x1), 2);
  v128.store(to, f32x4.add(f32x4.sub(times(x0, 4), times(x2, 5)), x4));
  v128.store(to + step, f32x4.add(a, b));
  v128.store(to + 2 * step, f32x4.sub(a, b));
  v128.store(to + 3 * step, f32x4.add(c, d));
  v128.store(to + 4 * step, f32x4.sub(c, d));
  v128.store(to + 5 * step, f32x4.add(f32x4.sub(times(x1, 4), times(x3, 5)), x5));
}

// Products of `blocks` rows of inputs (a multiple of 4) with the weights, eight channels out at a time.
function multiply(inputs: usize, factors: usize, products: usize, blocks: i32, channels: i32): void {
  const row: usize = <usize>channels << 2;
  const rowOut: usize = <usize>outChannels << 2;
  for (let c: i32 = 0; c < outChannels; c += 8) {
    const from: usize = factors + (<usize>(c * channels) << 2);
    for (let t: i32 = 0; t < blocks; t += 4) {
      let p: usize = inputs + <usize>t * row;
      const end: usize = p + row;
      let w: usize = from;
      let a0: v128 = f32x4.splat(0);
      let a1: v128 = a0;
      let b0: v128 = a0;
      let b1: v128 = a0;
      let c0: v128 = a0;
      let c1: v128 = a0;
      let d0: v128 = a0;
      let d1: v128 = a0;
      const second: usize = row;
      const third: usize = row << 1;
      const fourth: usize = third + row;
      while (p < end) {
        for (let k: i32 = 0; k < 4; k++) {
          const w0: v128 = v128.load(w);
          const w1: v128 = v128.load(w, 16);
          let x: v128 = v128.load32_splat(p);
          a0 = f32x4.add(a0, f32x4.mul(x, w0));
          a1 = f32x4.add(a1, f32x4.mul(x, w1));
          x = v128.load32_splat(p + second);
          b0 = f32x4.add(b0, f32x4.mul(x, w0));
          b1 = f32x4.add(b1, f32x4.mul(x, w1));
          x = v128.load32_splat(p + third);
          c0 = f32x4.add(c0, f32x4.mul(x, w0));
          c1 = f32x4.add(c1, f32x4.mul(x, w1));
          x = v128.load32_splat(p + fourth);
          d0 = f32x4.add(d0, f32x4.mul(x, w0));
          d1 = f32x4.add(d1, f32x4.mul(x, w1));
          p += 4;
          w += 32;
        }
      }
      const to: usize = products + <usize>t * rowOut + (<usize>c << 2);
      v128.store(to, a0);
      v128.store(to, a1, 16);
      v128.store(to + rowOut, b0);
      v128.store(to + rowOut, b1, 16);
      v128.store(to + 2 * rowOut, c0);
      v128.store(to + 2 * rowOut, c1, 16);
      v128.store(to + 3 * rowOut, d0);
      v128.store(to + 3 * rowOut, d1, 16);
    }
  }
}

// Turns a block's products back into four by four results and writes what of them lies in the picture.
function giveBlock(blockX: i32, blockY: i32, from: usize, step: usize): void {
  for (let c: i32 = 0; c < outChannels; c += 4) {
    const at: usize = from + (<usize>c << 2);
    for (let j: i32 = 0; j < 6; j++) {
      const p: usize = at + <usize>j * step;
      const q: usize = 6 * step;
      backSix(
        v128.load(p), v128.load(p + q), v128.load(p + 2 * q), v128.load(p + 3 * q), v128.load(p + 4 * q),
        v128.load(p + 5 * q), scratch + (<usize>j << 4), 96,
      );
    }
    for (let i: i32 = 0; i < 4; i++) {
      const p: usize = scratch + <usize>(i * 96);
      backSix(
        v128.load(p), v128.load(p, 16), v128.load(p, 32), v128.load(p, 48), v128.load(p, 64), v128.load(p, 80), p, 16,
      );
    }
    const lift: v128 = v128.load(bias + (<usize>c << 2));
    if (pooled) writePooled(blockX, blockY, c, lift);
    else writeAll(blockX, blockY, c, lift);
  }
}

// The result's transform of six values to four, in one direction.
@inline
function backSix(m0: v128, m1: v128, m2: v128, m3: v128, m4: v128, m5: v128, to: usize, step: usize): void {
  const s1: v128 = f32x4.add(m1, m2);
  const s2: v128 = f32x4.add(m3, m4);
  const d1: v128 = f32x4.sub(m1, m2);
  const d2: v128 = f32x4.sub(m3, m4);
  v128.store(to, f32x4.add(f32x4.add(m0, s1), s2));
  v128.store(to + step, f32x4.add(d1, times(d2, 2)));
  v128.store(to + 2 * step, f32x4.add(s1, times(s2, 4)));
  v128.store(to + 3 * step, f32x4.add(f32x4.add(d1, times(d2, 8)), m5));
}

@inline
function bound(x: v128): v128 {
  return bounded ? f32x4.max(x, f32x4.splat(0)) : x;
}

function writeAll(blockX: i32, blockY: i32, c: i32, lift: v128): void {
  const pixel: usize = <usize>outChannels << 2;
  const x: i32 = blockX << 2;
  const y: i32 = blockY << 2;
  const wide: i32 = min(4, width - x);
  const tall: i32 = min(4, height - y);
  for (let i: i32 = 0; i < tall; i++) {
    let to: usize = out + <usize>((y + i + 1) * (width + BORDER) + x + 1) * pixel + (<usize>c << 2);
    let from: usize = scratch + <usize>(i * 96);
    for (let j: i32 = 0; j < wide; j++) {
      v128.store(to, bound(f32x4.add(v128.load(from), lift)));
      to += pixel;
      from += 16;
    }
  }
}

function writePooled(blockX: i32, blockY: i32, c: i32, lift: v128): void {
  const pixel: usize = <usize>outChannels << 2;
  const w: i32 = width >> 1;
  const x: i32 = blockX << 1;
  const y: i32 = blockY << 1;
  const wide: i32 = min(2, w - x);
  const tall: i32 = min(2, (height >> 1) - y);
  for (let i: i32 = 0; i < tall; i++) {
    for (let j: i32 = 0; j < wide; j++) {
      const p: usize = scratch + <usize>(i * 192 + j * 32);
      const top: v128 = f32x4.max(v128.load(p), v128.load(p, 16));
      const low: v128 = f32x4.max(v128.load(p, 96), v128.load(p, 112));
      const to: usize = out + <usize>((y + i + 1) * (w + BORDER) + x + j + 1) * pixel + (<usize>c << 2);
      v128.store(to, bound(f32x4.add(f32x4.max(top, low), lift)));
    }
  }
}
