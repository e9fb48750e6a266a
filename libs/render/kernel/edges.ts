// Where an edge may run in the picture: there it wants more samples.

import { luminance } from './math';
import { albedoAt, clearAt, height, normalAt, width } from './picture';
import { ambientB, ambientG, ambientR } from './cells';

// What a difference counts that marks an edge: of color (0 to 3), of normals (0 to 3.5), of depth and of what shines.
const COLOR_WEIGHT: f32 = 0.7;
const TURN_WEIGHT: f32 = 0.5;
const DEPTH_WEIGHT: f32 = 4;
const SHINE_WEIGHT: f32 = 1;

/**
 * Marks the pixels of the rows from `first` up to `end`, a byte each at `to`, by how much they differ from their
 * neighbours in color, normal, depth and what shines by itself, after one sample of each: there an edge may run.
 */
export function markEdges(first: i32, end: i32, to: usize): void {
  const room: f32 = max<f32>(luminance(ambientR, ambientG, ambientB), 1e-6);
  for (let y: i32 = first; y < end; y++) {
    for (let x: i32 = 0; x < width; x++) {
      const o: usize = <usize>(y * width + x) << 4;
      const across: f32 = max<f32>(edge(o, beside(x - 1, y), room), edge(o, beside(x + 1, y), room));
      const down: f32 = max<f32>(edge(o, beside(x, y - 1), room), edge(o, beside(x, y + 1), room));
      const bend: f32 = max<f32>(
        bent(o, beside(x - 1, y), beside(x + 1, y)), bent(o, beside(x, y - 1), beside(x, y + 1)),
      );
      store<u8>(to + <usize>(y * width + x), <u8>min<f32>((max<f32>(across, down) + bend) * 128, 255));
    }
  }
}

// Where a pixel's numbers lie behind a buffer's address; the nearest one's where the picture ends.
@inline
function beside(x: i32, y: i32): usize {
  return <usize>(max(0, min(height - 1, y)) * width + max(0, min(width - 1, x))) << 4;
}

function edge(o: usize, q: usize, room: f32): f32 {
  const a: usize = albedoAt + o;
  const b: usize = albedoAt + q;
  const color: f32 =
    abs<f32>(load<f32>(a) - load<f32>(b)) + abs<f32>(load<f32>(a, 4) - load<f32>(b, 4)) +
    abs<f32>(load<f32>(a, 8) - load<f32>(b, 8));
  const n: usize = normalAt + o;
  const m: usize = normalAt + q;
  const turned: f32 =
    abs<f32>(load<f32>(n) - load<f32>(m)) + abs<f32>(load<f32>(n, 4) - load<f32>(m, 4)) +
    abs<f32>(load<f32>(n, 8) - load<f32>(m, 8));
  const shines: f32 =
    min<f32>(1, abs<f32>(luminanceAt(clearAt + o) - luminanceAt(clearAt + q)) / room);
  return color * COLOR_WEIGHT + turned * TURN_WEIGHT + shines * SHINE_WEIGHT;
}

function bent(o: usize, before: usize, behind: usize): f32 {
  const d: f32 = load<f32>(normalAt + o, 12);
  const off: f32 = abs<f32>(load<f32>(normalAt + before, 12) + load<f32>(normalAt + behind, 12) - 2 * d);
  return min<f32>(0.5, off / max<f32>(d, 0.01)) * DEPTH_WEIGHT;
}

@inline
function luminanceAt(p: usize): f32 {
  return luminance(load<f32>(p), load<f32>(p, 4), load<f32>(p, 8));
}
