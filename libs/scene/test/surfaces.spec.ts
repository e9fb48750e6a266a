import { describe, expect, it } from 'vitest';
import type { Mesh } from '../src/mesh/mesh.js';
import { ellipse, joined, lofted, sheet, smoothed, swept, turned } from '../src/mesh/surfaces.js';
import { cross, dot, unit, type Vec3 } from '../src/vector.js';

const corner = (list: Float32Array, i: number): Vec3 => [list[i * 3]!, list[i * 3 + 1]!, list[i * 3 + 2]!];
const less = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Volume within, from the triangles as they turn: negative where they look inwards. */
function volume({ positions, indices }: Mesh): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corner(positions, indices[i + k]!)) as [Vec3, Vec3, Vec3];
    sum += dot(a, cross(b, c)) / 6;
  }
  return sum;
}

/** The least cosine between a face and the normals of its corners. */
function leastAgreement({ positions, normals, indices }: Mesh): number {
  let least = 1;
  for (let i = 0; i < indices.length; i += 3) {
    const at = [0, 1, 2].map((k) => corner(positions, indices[i + k]!)) as [Vec3, Vec3, Vec3];
    const face = unit(cross(less(at[1], at[0]), less(at[2], at[0])));
    for (let k = 0; k < 3; k++) least = Math.min(least, dot(face, corner(normals, indices[i + k]!)));
  }
  return least;
}

describe('surfaces', () => {
  it('encloses what a cylinder holds, its lids sharp and its side smooth', () => {
    const can = turned(
      [
        [0, 0],
        [2, 0],
        [2, 5],
        [0, 5],
      ],
      64,
    );
    expect(volume(can)).toBeCloseTo(Math.PI * 4 * 5, 0);
    expect(leastAgreement(can)).toBeGreaterThan(Math.cos((10 * Math.PI) / 180));
  });

  it('sweeps a tube of its radius along a bent path', () => {
    const line = smoothed(
      [
        [0, 0, 0],
        [0, 0, 6],
        [4, 0, 9],
      ],
      8,
    );
    let length = 0;
    for (let i = 1; i < line.length; i++) length += Math.hypot(...less(line[i]!, line[i - 1]!));
    const tube = swept(
      [
        [0, 0, 0],
        [0, 0, 6],
        [4, 0, 9],
      ],
      0.5,
      { segments: 32, steps: 8 },
    );
    expect(tube.closed).toBe(true);
    expect(volume(tube) / (Math.PI * 0.25 * length)).toBeCloseTo(1, 1);
  });

  it('keeps a path on its points', () => {
    const path: Vec3[] = [
      [0, 0, 0],
      [1, 2, 0],
      [3, 2, 1],
      [4, 0, 1],
    ];
    const line = smoothed(path, 5);
    for (const point of path)
      expect(Math.min(...line.map((p) => Math.hypot(...less(p, point))))).toBeLessThan(1e-6);
  });

  it('is smooth where faces bend little and sharp where they bend more than the crease', () => {
    const box = lofted([ellipse(1, 1, 0, 4), ellipse(1, 1, 2, 4)], { lids: 'both', creaseAt: 50 });
    expect(leastAgreement(box)).toBeCloseTo(1, 5);
    const wave = sheet(16, 2, (u, v) => [u * 4, v, Math.sin(u * 6)]);
    expect(wave.closed).toBe(false);
    // One vertex a point of the grid: nothing is split.
    expect(wave.positions.length / 3).toBe(17 * 3);
  });

  it('joins meshes without moving them', () => {
    const one = turned(
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      16,
    );
    expect(volume(joined([one, one]))).toBeCloseTo(2 * volume(one), 6);
  });
});
