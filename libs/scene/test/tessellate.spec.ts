import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import type { Mesh } from '../src/mesh/mesh.js';
import { turned } from '../src/mesh/surfaces.js';
import { type Primitive, Shape } from '../src/scene.js';
import { tessellate } from '../src/tessellate.js';
import { cross, dot, type Vec3 } from '../src/vector.js';

const TOLERANCE = 0.001;
const PLACE = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

const made = (shape: Shape, parameters: readonly number[], matrix: readonly number[] = PLACE): Primitive => ({
  shape,
  material: 3,
  bevel: 0,
  grain: 2,
  item: 7,
  min: [0, 0, 0],
  max: [0, 0, 0],
  matrix,
  parameters,
});

/** The one primitive as triangles in the scene's space: corners and the normals there. */
function trianglesOf(primitive: Primitive, tolerance = TOLERANCE) {
  const { meshes, instances } = tessellate({ primitives: [primitive], meshes: [] }, tolerance);
  const { mesh, matrix, material, item } = instances[0]!;
  expect([instances.length, meshes.length, material, item]).toEqual([
    1,
    1,
    primitive.material,
    primitive.item,
  ]);
  const { positions, normals, indices, closed } = meshes[mesh]!;
  const column = (i: number): Vec3 => [matrix[i * 3]!, matrix[i * 3 + 1]!, matrix[i * 3 + 2]!];
  const [x, y, z, origin] = [column(0), column(1), column(2), column(3)];
  const volume = dot(x, cross(y, z));
  const three = (from: Float32Array, i: number): Vec3 => [from[i * 3]!, from[i * 3 + 1]!, from[i * 3 + 2]!];
  const combine = (v: Vec3, a: Vec3, b: Vec3, c: Vec3): Vec3 =>
    [0, 1, 2].map((k) => v[0] * a[k]! + v[1] * b[k]! + v[2] * c[k]!) as unknown as Vec3;
  const corner = (i: number) => {
    const at = combine(three(positions, i), x, y, z).map((v, k) => v + origin[k]!) as unknown as Vec3;
    // The inverse transpose, times the volume.
    const normal = combine(three(normals, i), cross(y, z), cross(z, x), cross(x, y));
    const l = Math.hypot(...normal) * Math.sign(volume);
    return { at, normal: normal.map((v) => v / l) as unknown as Vec3 };
  };
  const triangles = Array.from({ length: indices.length / 3 }, (_, t) =>
    [0, 1, 2].map((k) => corner(indices[t * 3 + k]!)),
  );
  return { triangles, closed };
}

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Area, volume (about the origin), edges that have no partner, and the least cosine between a triangle and its normals. */
function measure({ triangles }: ReturnType<typeof trianglesOf>) {
  let area = 0;
  let volume = 0;
  let facing = 1;
  const open = new Map<string, number>();
  const name = (v: Vec3): string => v.map((c) => Math.round(c * 1e6)).join();
  for (const corners of triangles) {
    const [a, b, c] = corners.map(({ at }) => at) as [Vec3, Vec3, Vec3];
    const normal = cross(minus(b, a), minus(c, a));
    const twice = Math.hypot(...normal);
    area += twice / 2;
    volume += dot(a, cross(b, c)) / 6;
    for (const corner of corners) facing = Math.min(facing, dot(normal, corner.normal) / twice);
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const [edge, back] = [`${name(from)} ${name(to)}`, `${name(to)} ${name(from)}`];
      if (open.has(back)) {
        const left = open.get(back)! - 1;
        if (left === 0) open.delete(back);
        else open.set(back, left);
      } else open.set(edge, (open.get(edge) ?? 0) + 1);
    }
  }
  return { area, volume, facing, open: open.size };
}

const slant = (a: number, b: number, c: number): number => Math.hypot(a - b, 2 * c);

const SOLIDS: readonly [name: string, primitive: Primitive, volume: number, area: number][] = [
  ['box', { ...made(Shape.box, []), min: [1, 2, 3], max: [1.5, 4, 3.2], matrix: undefined! }, 0.2, 3],
  [
    'oriented box',
    made(Shape.orientedBox, [0.1, 0.2, 0.3], [0.8, 0.6, 0, -0.6, 0.8, 0, 0, 0, 1, 1, 2, 3]),
    0.048,
    0.88,
  ],
  [
    'rounded box',
    made(Shape.roundedBox, [0.3, 0.2, 0.1, 0.08]),
    8 * 0.22 * 0.12 * 0.02 +
      8 * 0.08 * (0.22 * 0.12 + 0.12 * 0.02 + 0.02 * 0.22) +
      2 * Math.PI * 0.08 ** 2 * (0.22 + 0.12 + 0.02) +
      (4 / 3) * Math.PI * 0.08 ** 3,
    8 * (0.22 * 0.12 + 0.12 * 0.02 + 0.02 * 0.22) +
      4 * Math.PI * 0.08 * (0.22 + 0.12 + 0.02) +
      4 * Math.PI * 0.08 ** 2,
  ],
  [
    'rounded box that is all corner',
    made(Shape.roundedBox, [0.1, 0.1, 0.1, 0.1]),
    (4 / 3) * Math.PI * 0.1 ** 3,
    4 * Math.PI * 0.1 ** 2,
  ],
  // Prolate spheroid 0.1, 0.1, 0.3: Archimedes' formula.
  [
    'ellipsoid',
    made(Shape.ellipsoid, [1, 1, 1], [0, 0.1, 0, -0.1, 0, 0, 0, 0, 0.3, 2, 0, 1]),
    (4 / 3) * Math.PI * 0.1 * 0.1 * 0.3,
    2 * Math.PI * 0.01 * (1 + (3 / Math.sqrt(8 / 9)) * Math.asin(Math.sqrt(8 / 9))),
  ],
  ['cylinder', made(Shape.cone, [0.2, 0.2, 0.5]), Math.PI * 0.04, Math.PI * 0.48],
  [
    'truncated cone',
    made(Shape.cone, [0.3, 0.1, 0.4]),
    ((Math.PI * 0.8) / 3) * (0.09 + 0.03 + 0.01),
    Math.PI * (0.09 + 0.01 + 0.4 * slant(0.3, 0.1, 0.4)),
  ],
  [
    'cone with a tip',
    made(Shape.cone, [0.2, 0, 0.3]),
    (Math.PI * 0.04 * 0.6) / 3,
    Math.PI * 0.2 * (0.2 + slant(0.2, 0, 0.3)),
  ],
  [
    'capsule',
    made(Shape.capsule, [0.05, 0.05, 0.4]),
    Math.PI * 0.0025 * (0.8 + 0.2 / 3),
    2 * Math.PI * 0.05 * 0.9,
  ],
];

const SURFACES: readonly [name: string, primitive: Primitive, area: number][] = [
  ['disk', made(Shape.disk, [0.3, 0, 0]), Math.PI * 0.09],
  [
    'bowl',
    made(Shape.bowl, [0.2, 1, 1], [0.2, 0, 0, 0, 0.2, 0, 0, 0, 0.2, 0, 0, 0]),
    2 * Math.PI * 0.04 * 1.2,
  ],
  ['tube', made(Shape.tube, [0.1, 0.2, 0.3]), Math.PI * 0.3 * slant(0.1, 0.2, 0.3)],
];

describe('triangles of a solid', () => {
  it.each(SOLIDS)(
    'are closed, face outwards and have its volume and area: %s',
    (_name, primitive, volume, area) => {
      const mesh = trianglesOf(primitive);
      const found = measure(mesh);
      expect(mesh.closed).toBe(true);
      expect(found.open).toBe(0);
      expect(found.facing).toBeGreaterThan(0.6);
      // Within a skin as thick as the tolerance, inside of the surface; f32 rounds the last digits.
      expect(found.volume).toBeLessThan(volume * (1 + 1e-5));
      expect(found.volume).toBeGreaterThan(volume - area * TOLERANCE);
      expect(found.area).toBeLessThan(area * (1 + 1e-5));
      expect(found.area).toBeGreaterThan(area * 0.97);
    },
  );

  it('come as close to the surface as is asked', () => {
    for (const tolerance of [0.01, 0.001, 0.0002]) {
      const { triangles } = trianglesOf(made(Shape.capsule, [0.05, 0.05, 0.4]), tolerance);
      const off = (p: Vec3): number => 0.05 - Math.hypot(p[0], p[1], Math.max(0, Math.abs(p[2]) - 0.4));
      const inside = triangles.flatMap((corners) =>
        [
          [1, 1, 1],
          [1, 1, 0],
          [0, 1, 1],
          [1, 0, 1],
        ].map((weights) => {
          const sum = weights.reduce((a, b) => a + b);
          const at = [0, 1, 2].map((k) => weights.reduce((s, w, i) => s + (w / sum) * corners[i]!.at[k]!, 0));
          return off(at as unknown as Vec3);
        }),
      );
      expect(Math.max(...inside)).toBeLessThan(tolerance);
      expect(Math.min(...inside)).toBeGreaterThan(-1e-6);
    }
  });
});

describe('triangles of a surface that is seen from both sides', () => {
  it.each(SURFACES)('are open and have its area: %s', (_name, primitive, area) => {
    const mesh = trianglesOf(primitive);
    const found = measure(mesh);
    expect(mesh.closed).toBe(false);
    expect(found.open).toBeGreaterThan(0);
    expect(found.facing).toBeGreaterThan(0.6);
    expect(found.area / area).toBeGreaterThan(0.97);
    expect(found.area / area).toBeLessThan(1 + 1e-5);
  });
});

describe('a tessellated room', () => {
  it('has an instance for each primitive, turned and not mirrored, and far fewer meshes', () => {
    const { room } = planConcept(
      { category: 'kitchen', style: 'farmhouse' },
      { seed: 3, date: '2026-11-01' },
    );
    const scene = buildScene(room, 3);
    const { meshes, instances } = tessellate(scene);
    expect(instances.map(({ material, item }) => [material, item])).toEqual(
      scene.primitives.map(({ material, item }) => [material, item]),
    );
    expect(meshes.length).toBeLessThan(instances.length / 3);
    const sound = ({ positions, normals, indices }: Mesh): boolean =>
      [...positions, ...normals].every(Number.isFinite) && Math.max(...indices) < positions.length / 3;
    expect(meshes.filter((mesh) => !sound(mesh))).toEqual([]);
    const determinant = (m: readonly number[]): number =>
      dot([m[0]!, m[1]!, m[2]!], cross([m[3]!, m[4]!, m[5]!], [m[6]!, m[7]!, m[8]!]));
    expect(instances.filter(({ matrix }) => !(determinant(matrix) > 0))).toEqual([]);
  });
});

describe('a mesh of the scene', () => {
  it('is handed on as it is, where it stands', () => {
    const mesh = turned(
      [
        [1, 0],
        [0, 1],
      ],
      8,
    );
    const matrix = [2, 0, 0, 0, 2, 0, 0, 0, 2, 1, 2, 3];
    const { meshes, instances } = tessellate({
      primitives: [made(Shape.mesh, [0], matrix), made(Shape.disk, [1, 0, 0], matrix)],
      meshes: [mesh],
    });
    expect(meshes[0]).toBe(mesh);
    expect(instances.map((i) => i.mesh)).toEqual([0, 1]);
    expect(instances[0]!.matrix).toEqual(matrix);
  });
});
