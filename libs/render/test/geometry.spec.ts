import { randomFrom } from '@plumbline/concept';
import { cross, dot, type Primitive, Shape, surfaces, type Vec3 } from '@plumbline/scene';
import { describe, expect, it } from 'vitest';
import { type BoxTree, joinBySurface } from '../src/tracer/box-tree.js';
import { boundsOfPrimitive, leavesOf } from '../src/tracer/bvh.js';
import { reinsert } from '../src/tracer/reinsert.js';
import { inverse } from '../src/tracer/tables.js';
import { bench, box } from './bench-scene.js';

const isFar = (t: number): boolean => t > 1e29;

function unit(v: Vec3): Vec3 {
  const l = Math.hypot(...v);
  return [v[0] / l, v[1] / l, v[2] / l];
}

/** Primitives of every shape, turned and scaled at random, in a cube of four metres. */
function scatter(seed: number, count: number): Primitive[] {
  const next = randomFrom(seed);
  const between = (a: number, b: number): number => a + (b - a) * next();
  return Array.from({ length: count }, (_, i): Primitive => {
    const at: Vec3 = [between(-2, 2), between(-2, 2), between(-2, 2)];
    if (i % 3 === 0) {
      const size: Vec3 = [between(0.02, 0.6), between(0.02, 0.6), between(0.02, 0.6)];
      return box([...at], [at[0] + size[0], at[1] + size[1], at[2] + size[2]]);
    }
    const z = unit([between(-1, 1), between(-1, 1), between(0.1, 1)]);
    const x = unit(cross(z, [0.3, 1, 0.2]));
    const y = cross(z, x);
    const shapes = [1, 2, 3, 4, 5, 6, 7, 8] as const;
    const shape = shapes[i % shapes.length]!;
    const scale = shape === Shape.ellipsoid || shape === Shape.bowl ? between(0.05, 0.4) : 1;
    const [a, b, c] = [between(0.05, 0.3), between(0.05, 0.3), between(0.05, 0.3)];
    const parameters =
      shape === Shape.bowl
        ? [0.2, 1, 1]
        : shape === Shape.roundedBox
          ? [a, b, c, Math.min(a, b, c) * 0.6]
          : [a, b, c, 0];
    return {
      ...box([0, 0, 0], [0, 0, 0]),
      shape,
      matrix: [...x, ...y, ...z].map((v) => v * scale).concat(at),
      parameters,
    };
  });
}

function aim(next: () => number): [Vec3, Vec3] {
  const origin: Vec3 = [next() * 8 - 4, next() * 8 - 4, next() * 8 - 4];
  const target: Vec3 = [next() * 4 - 2, next() * 4 - 2, next() * 4 - 2];
  return [origin, unit([target[0] - origin[0], target[1] - origin[1], target[2] - origin[2]])];
}

describe('the hierarchy', () => {
  it('finds what trying every primitive alone finds', async () => {
    const primitives = scatter(7, 90);
    const whole = await bench(primitives);
    const alone = await Promise.all(primitives.map((p) => bench([p]).then((b) => b.kernel)));
    const next = randomFrom(99);
    let hits = 0;
    for (let i = 0; i < 400; i++) {
      const [o, d] = aim(next);
      const expected = Math.min(...alone.map((kernel) => kernel.firstHit(...o, ...d)));
      const found = whole.kernel.firstHit(...o, ...d);
      if (isFar(expected)) expect(isFar(found)).toBe(true);
      else {
        hits++;
        expect(Math.abs(found - expected)).toBeLessThan(2e-4);
      }
    }
    expect(hits).toBeGreaterThan(150);
  });

  it('answers the same in SIMD and in plain JavaScript, bit by bit', async () => {
    const primitives = scatter(21, 120);
    const [simd, plain] = await Promise.all([
      bench(primitives),
      bench(primitives, undefined, undefined, 'javascript'),
    ]);
    const next = randomFrom(5);
    for (let i = 0; i < 1000; i++) {
      const [o, d] = aim(next);
      expect(plain.kernel.firstHit(...o, ...d)).toBe(simd.kernel.firstHit(...o, ...d));
      expect(plain.kernel.visibility(...o, ...d, 3)).toBe(simd.kernel.visibility(...o, ...d, 3));
    }
  });

  it('never lets a primitive out of its bounds', async () => {
    const next = randomFrom(3);
    for (const primitive of scatter(11, 60)) {
      const { kernel } = await bench([primitive]);
      const { min, max } = boundsOfPrimitive(primitive);
      for (let i = 0; i < 40; i++) {
        const [o] = aim(next);
        const to = min.map((v, k) => v + (max[k]! - v) * next() - o[k]!) as unknown as Vec3;
        const d = unit(to);
        const t = kernel.firstHit(...o, ...d);
        if (isFar(t)) continue;
        for (let k = 0; k < 3; k++) {
          const p = o[k]! + d[k]! * t;
          expect(p).toBeGreaterThan(min[k]! - 2e-3);
          expect(p).toBeLessThan(max[k]! + 2e-3);
        }
      }
    }
  });
});

describe('the tree of boxes', () => {
  const inner = (tree: BoxTree): number[] =>
    [tree.root, ...tree.below()].filter((branch) => !tree.isLeaf(branch));
  const surface = (tree: BoxTree): number => inner(tree).reduce((sum, branch) => sum + tree.area(branch), 0);
  const expectSound = (tree: BoxTree): void => {
    const leaves = [...tree.below()].filter((branch) => tree.isLeaf(branch));
    expect(leaves.sort((a, b) => a - b)).toEqual([...Array(tree.leaves).keys()]);
    for (const branch of inner(tree)) {
      const [left, right] = [tree.left[branch]!, tree.right[branch]!];
      expect(tree.areaOfBoth(left, right)).toBe(tree.area(branch));
      expect([tree.parent[left], tree.parent[right]]).toEqual([branch, branch]);
    }
  };
  const chain = (primitives: readonly Primitive[]): BoxTree => {
    const tree = leavesOf(primitives);
    for (let leaf = 1; leaf < tree.leaves; leaf++) tree.join(tree.root, leaf);
    return tree;
  };

  it('keeps every primitive, and half the surface, when branches are put where they cost least', () => {
    const tree = chain(scatter(5, 120));
    const before = surface(tree);
    reinsert(tree);
    expectSound(tree);
    expect(surface(tree)).toBeLessThan(before / 2);
  });

  it('joins by surface: every leaf once, each part where a plane parts it, with half the surface of a chain', () => {
    const primitives = scatter(5, 120);
    const tree = leavesOf(primitives);
    joinBySurface(tree);
    expectSound(tree);
    expect(surface(tree)).toBeLessThan(surface(chain(primitives)) / 2);
  });

  it('is one leaf where there is one primitive', () => {
    const tree = leavesOf(scatter(5, 1));
    joinBySurface(tree);
    expect([tree.root, tree.below().length]).toEqual([0, 0]);
    expect(() => leavesOf([])).toThrow(RangeError);
  });
});

describe('a primitive', () => {
  it('is met where geometry says: a sphere, a box, a capsule', async () => {
    const place = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];
    const made = (shape: Shape, matrix: number[], parameters: number[]): Primitive => ({
      ...box([0, 0, 0], [0, 0, 0]),
      shape: shape as Primitive['shape'],
      matrix,
      parameters,
    });
    const sphere = await bench([made(Shape.ellipsoid, [2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0], [1, 1, 1])]);
    expect(sphere.kernel.firstHit(5, 0, 0, -1, 0, 0)).toBeCloseTo(3, 5);
    const cube = await bench([box([-1, -1, -1], [1, 1, 1])]);
    expect(cube.kernel.firstHit(0, 0, 4, 0, 0, -1)).toBeCloseTo(3, 5);
    const capsule = await bench([made(Shape.capsule, place, [0.5, 0, 1])]);
    expect(capsule.kernel.firstHit(0, 0, 4, 0, 0, -1)).toBeCloseTo(2.5, 5);
    expect(capsule.kernel.firstHit(4, 0, 0.3, -1, 0, 0)).toBeCloseTo(3.5, 5);
  });

  it('has a matrix whose inverse brings it back', () => {
    const matrix = [0.3, 0.1, 0, -0.2, 0.5, 0.1, 0.05, -0.1, 0.7, 1, -2, 3];
    const rows = inverse(matrix);
    const point: Vec3 = [0.4, -0.7, 1.2];
    const world = [0, 1, 2].map(
      (k) => matrix[k]! * point[0] + matrix[3 + k]! * point[1] + matrix[6 + k]! * point[2] + matrix[9 + k]!,
    ) as unknown as Vec3;
    for (let k = 0; k < 3; k++) {
      const row: Vec3 = [rows[k * 4]!, rows[k * 4 + 1]!, rows[k * 4 + 2]!];
      expect(dot(row, world) + rows[k * 4 + 3]!).toBeCloseTo(point[k]!, 9);
    }
  });
});

describe('a mesh', () => {
  const ball = surfaces.turned(
    Array.from({ length: 25 }, (_, i) => {
      const a = ((i - 12) / 24) * Math.PI;
      return [Math.cos(a), Math.sin(a)] as const;
    }),
    48,
  );
  const tube = surfaces.swept(
    [
      [0, 0, -1],
      [0.4, 0, 0],
      [0, 0.3, 1],
    ],
    0.2,
  );
  const place = (matrix: number[], mesh: number): Primitive => ({
    ...box([0, 0, 0], [0, 0, 0]),
    shape: Shape.mesh,
    matrix,
    parameters: [mesh],
  });

  /** Meshes and other shapes, turned and scaled at random. */
  const mixed = (seed: number, count: number): Primitive[] =>
    scatter(seed, count).map((p, i) =>
      p.matrix && i % 2 === 0
        ? place(
            p.matrix.map((v, k) => (k < 9 ? v * 0.3 : v)),
            i % 4 === 0 ? 1 : 0,
          )
        : p,
    );

  it('of a ball is met where the ball is', async () => {
    const matrix = [0.4, 0, 0, 0, 0.4, 0, 0, 0, 0.7, 0.1, 0.2, -0.3];
    const mesh = await bench([place(matrix, 0)], [], undefined, 'simd', [ball]);
    const exact = await bench([{ ...place(matrix, 0), shape: Shape.ellipsoid, parameters: [1, 1, 1] }]);
    const next = randomFrom(4);
    let hits = 0;
    for (let i = 0; i < 500; i++) {
      const o: Vec3 = [next() * 8 - 4, next() * 8 - 4, next() * 8 - 4];
      const to = (k: 0 | 1 | 2): number => matrix[9 + k]! + (next() - 0.5) * 0.7 - o[k];
      const d = unit([to(0), to(1), to(2)]);
      const [found, expected] = [mesh, exact].map(({ kernel }) => kernel.firstHit(...o, ...d));
      if (isFar(expected!) || isFar(found!)) continue;
      hits++;
      // A grazing ray meets the chord much later than the curve.
      expect(found! - expected!).toBeGreaterThan(-1e-4);
      expect(found! - expected!).toBeLessThan(0.12);
    }
    expect(hits).toBeGreaterThan(250);
    expect(mesh.kernel.firstHit(4.1, 0.2, -0.3, -1, 0, 0)).toBeCloseTo(3.6, 2);
    expect(mesh.kernel.visibility(4.1, 0.2, -0.3, -1, 0, 0, 3.5)).toBe(1);
    expect(mesh.kernel.visibility(4.1, 0.2, -0.3, -1, 0, 0, 3.7)).toBe(0);
  });

  it('is found among other shapes as it is alone, and stays within its bounds', async () => {
    const meshes = [ball, tube];
    const primitives = mixed(17, 140);
    const whole = await bench(primitives, [], undefined, 'simd', meshes);
    const alone = await Promise.all(
      primitives.map((p) => bench([p], [], undefined, 'simd', meshes).then((b) => b.kernel)),
    );
    const next = randomFrom(31);
    let hits = 0;
    for (let i = 0; i < 300; i++) {
      const [o, d] = aim(next);
      const expected = Math.min(...alone.map((kernel) => kernel.firstHit(...o, ...d)));
      const found = whole.kernel.firstHit(...o, ...d);
      expect(isFar(found)).toBe(isFar(expected));
      if (isFar(found)) continue;
      expect(Math.abs(found - expected)).toBeLessThan(2e-4);
      const p = primitives[whole.kernel.hitIndex()]!;
      if (p.shape !== Shape.mesh) continue;
      hits++;
      const { min, max } = boundsOfPrimitive(p, meshes);
      for (let k = 0; k < 3; k++) {
        expect(o[k]! + d[k]! * found).toBeGreaterThan(min[k]! - 1e-3);
        expect(o[k]! + d[k]! * found).toBeLessThan(max[k]! + 1e-3);
      }
    }
    expect(hits).toBeGreaterThan(15);
  });

  it('answers the same in SIMD and in plain JavaScript, bit by bit', async () => {
    const primitives = mixed(8, 80);
    const [simd, plain] = await Promise.all(
      (['simd', 'javascript'] as const).map((form) => bench(primitives, [], undefined, form, [ball, tube])),
    );
    const next = randomFrom(6);
    for (let i = 0; i < 600; i++) {
      const [o, d] = aim(next);
      expect(plain!.kernel.firstHit(...o, ...d)).toBe(simd!.kernel.firstHit(...o, ...d));
      expect(plain!.kernel.visibility(...o, ...d, 3)).toBe(simd!.kernel.visibility(...o, ...d, 3));
    }
  });

  it('of a closed tube lets no ray out', async () => {
    const { kernel } = await bench([place([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0], 0)], [], undefined, 'simd', [
      surfaces.swept(
        [
          [0, 0, -1],
          [0, 0, 1],
        ],
        0.5,
        { segments: 24 },
      ),
    ]);
    const next = randomFrom(2);
    for (let i = 0; i < 3000; i++) {
      const d = unit([next() - 0.5, next() - 0.5, next() - 0.5]);
      expect(isFar(kernel.firstHit(0.05, 0.02, 0.1, ...d))).toBe(false);
    }
  });
});
