import { describe, expect, it } from 'vitest';
import type { Mesh } from '../src/mesh/mesh.js';
import { ellipse, joined, lofted, sheet, smoothed, swept, turned } from '../src/mesh/surfaces.js';
import { polygon, Skin } from '../src/mesh/trimmed.js';
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

describe('a skin that is cut', () => {
  /** A ring of squares of 1 in about z, 24 round and 12 high; its drawing is the angle's arc and the height. */
  const grid = () => {
    const skin = new Skin();
    const r = 24 / (2 * Math.PI);
    const rings = Array.from({ length: 13 }, (_, z) =>
      Array.from({ length: 24 }, (_, i) => {
        const a = (i / 24) * 2 * Math.PI;
        return { at: [r * Math.cos(a), r * Math.sin(a), z] as const, uv: [i, z] as const };
      }),
    );
    return { skin, faces: skin.band(rings) };
  };
  const areaOf = (skin: Skin, faces: readonly number[]): number => {
    const { positions, indices } = skin.mesh(faces);
    let sum = 0;
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const i = indices[t + k]! * 3;
        return [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      }) as [number[], number[], number[]];
      const [u, v] = [b.map((n, k) => n - a[k]!), c.map((n, k) => n - a[k]!)] as [number[], number[]];
      sum +=
        Math.hypot(
          u[1]! * v[2]! - u[2]! * v[1]!,
          u[2]! * v[0]! - u[0]! * v[2]!,
          u[0]! * v[1]! - u[1]! * v[0]!,
        ) / 2;
    }
    return sum;
  };

  it('keeps its area, and its edge lies on the line', () => {
    const { skin, faces } = grid();
    const { inside, outside, cuts } = skin.part(faces, ({ at }) => at[2] - 3.3);
    expect(areaOf(skin, inside) + areaOf(skin, outside)).toBeCloseTo(areaOf(skin, faces), 6);
    expect(areaOf(skin, inside) / areaOf(skin, faces)).toBeCloseTo(3.3 / 12, 6);
    expect(cuts.length).toBe(2 * 48);
    const wall = skin.wall(cuts, 0.5);
    expect(areaOf(skin, wall)).toBeGreaterThan(10);
  });

  it('sinks what is cut out of it along its normals', () => {
    const { skin, faces } = grid();
    const { positions } = skin.mesh(skin.sink(faces, 1));
    const r = Math.hypot(positions[0]!, positions[1]!);
    expect(r).toBeCloseTo(24 / (2 * Math.PI) - 1, 5);
  });

  it('is folded at a cut: there its normals lean over the edge by half a right angle, and elsewhere not at all', () => {
    const { skin, faces } = grid();
    const { outside, cuts } = skin.part(faces, ({ at }) => at[2] - 3.3);
    const { positions, normals } = skin.mesh(skin.folded(outside, cuts, 1));
    for (let i = 0; i < positions.length; i += 3)
      expect(normals[i + 2]!).toBeCloseTo(positions[i + 2]! < 3.31 ? -Math.SQRT1_2 : 0, 2);
  });

  it('is parted by polygons whose corners are round', () => {
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ] as const;
    expect(polygon(square)(2, 2)).toBeCloseTo(-2, 9);
    expect(polygon(square)(6, 2)).toBeCloseTo(2, 9);
    expect(polygon(square, 1)(2, 0)).toBeCloseTo(0, 9);
    expect(polygon(square, 1)(0, 0)).toBeCloseTo(Math.SQRT2 - 1, 9);
  });
});
