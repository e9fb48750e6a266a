import { plain } from '@plumbline/scene';
import { expect, it } from 'vitest';
import { bench, box } from './bench-scene.js';

const [W, H] = [64, 48];

it('marks the pixels at the sides of a thin dark frame, and samples those alone again', async () => {
  // A frame 3 cm wide on a white wall: some two and a half pixels.
  const wall = box([-3, 0, -3], [3, 0.02, 3]);
  const frame = box([-0.015, -0.02, -3], [0.015, 0, 3], 1);
  const { kernel, memory, reserve } = await bench(
    [wall, frame],
    [],
    [plain([0.8, 0.8, 0.8]), plain([0.03, 0.03, 0.03])],
  );
  const buffers = Array.from({ length: 5 }, () => reserve(W * H * 16)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const marks = reserve(W * H);
  kernel.setPicture(W, H, 4, 1, ...buffers);
  kernel.setCamera(0, -2, 0.013, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0.2, 0, 0, 0, 0);
  kernel.renderRows(0, H, 0, 1, 0);
  kernel.markEdges(0, H, marks);
  kernel.renderMarked(0, H, 1, 4, marks, 64);
  const albedo = new Float32Array(memory.buffer, buffers[2], W * H * 4);
  const samples = (x: number, y: number): number => albedo[(y * W + x) * 4 + 3]!;
  for (let y = 0; y < H; y++) {
    const marked = Array.from({ length: W }, (_, x) => x).filter((x) => samples(x, y) > 1);
    expect(marked.length).toBeGreaterThanOrEqual(4);
    for (const x of marked) {
      expect(samples(x, y)).toBe(4);
      expect(Math.abs(x + 0.5 - W / 2)).toBeLessThan(5);
    }
    expect(samples(3, y)).toBe(1);
  }
  // What light the gloss takes is not the color's (0.04 of it). A pixel's color is the mean of its own samples, however many it has.
  kernel.setFilter(W, H, ...buffers, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0.2, 0, 0);
  kernel.resolve(0, H);
  for (let i = 0; i < W * H; i++) expect(albedo[i * 4]).toBeLessThan(0.77);
  expect(albedo[(20 * W + 3) * 4]).toBeCloseTo(0.768, 3);
});
