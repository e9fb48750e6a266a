import { CATALOGUE, type Item, type Kind, type Room, rectangularShell, STYLES } from '@plumbline/concept';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { SceneBuilder } from '../src/builder.js';
import { leant, type Pillow } from '../src/items/textiles/cushions.js';
import type { Mesh } from '../src/mesh/mesh.js';
import { type Primitive, type Scene, Shape, type Vec3 } from '../src/scene.js';

const METRE = 0.0254;
const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);

/** Meshes by their names; of all but pillows and towels a point, as cloth falls for a while. */
const made = new Map<string, Mesh>();
const names = new Map<Mesh, string>();
/** Whether a sofa's cushions and what hangs over them are made as well. */
let shaped = false;

beforeAll(() => {
  vi.spyOn(SceneBuilder.prototype, 'mesh').mockImplementation(function (this: SceneBuilder, name, make) {
    const point: Mesh = {
      positions: new Float32Array(3),
      normals: new Float32Array(3),
      indices: new Uint32Array(0),
      closed: false,
    };
    const mesh =
      made.get(name) ??
      (/^(pillow|towel) /.test(name) || (shaped && /^(box cushion|throw on back)/.test(name))
        ? make()
        : point);
    made.set(name, mesh);
    names.set(mesh, name);
    return this.meshes.push(mesh) - 1;
  });
});

afterAll(() => vi.restoreAllMocks());

/** A room of a style with one thing, its front to the south. */
function sceneOf(kind: Kind, size: readonly [number, number, number], seed: number, traits?: object): Scene {
  const box = { x: 60, y: 60, z: 0, widthIn: size[0], depthIn: size[1], heightIn: size[2] };
  const room: Room = {
    category: 'other',
    shell: rectangularShell(240, 240, 100, ['north']),
    widthIn: 240,
    depthIn: 240,
    ceilingIn: 100,
    exterior: ['north'],
    openings: [],
    items: [
      {
        id: kind,
        kind,
        label: CATALOGUE[kind].name,
        box,
        facing: 'south',
        ...(traits && { traits }),
      } as Item,
    ],
    style: 'traditional',
    finishes: STYLES.traditional.finishes,
  };
  return buildScene(room, seed);
}

interface Placed {
  readonly mesh: Mesh;
  readonly matrix: readonly number[];
}

/** What of the thing is made of meshes whose names begin so. */
const partsOf = (scene: Scene, begin: string): Placed[] =>
  scene.primitives
    .filter(({ shape, item }: Primitive) => shape === Shape.mesh && item === 0)
    .map(({ matrix, parameters }): Placed => ({ mesh: scene.meshes[parameters[0]!]!, matrix: matrix! }))
    .filter(({ mesh }) => names.get(mesh)!.startsWith(begin));

const pointsOf = ({ positions }: Mesh): Vec3[] =>
  Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[i * 3]!,
    positions[i * 3 + 1]!,
    positions[i * 3 + 2]!,
  ]);

/** Points of meshes where they stand, inches: a pillow is compared with several. */
const stood = new WeakMap<Placed, Vec3[]>();

function standing(placed: Placed): Vec3[] {
  const known = stood.get(placed);
  if (known) return known;
  const { mesh, matrix: m } = placed;
  const points = pointsOf(mesh).map(([x, y, z]): Vec3 => {
    const along = (k: number): number => (m[k]! * x + m[3 + k]! * y + m[6 + k]! * z + m[9 + k]!) / METRE;
    return [along(0), along(1), along(2)];
  });
  stood.set(placed, points);
  return points;
}

const CELL = 0.3;
const cellOf = (x: number, z: number): number => Math.floor(x / CELL) * 10_000 + Math.floor(z / CELL);

/** The least and the greatest y of a surface over each cell of the plane of x and z. */
function reachOver(points: readonly Vec3[], { indices }: Mesh): Map<number, [least: number, most: number]> {
  const reach = new Map<number, [number, number]>();
  for (let i = 0; i < indices.length; i += 3) {
    const a = points[indices[i]!]!;
    const b = points[indices[i + 1]!]!;
    const c = points[indices[i + 2]!]!;
    const wide = Math.max(
      Math.max(a[0], b[0], c[0]) - Math.min(a[0], b[0], c[0]),
      Math.max(a[2], b[2], c[2]) - Math.min(a[2], b[2], c[2]),
    );
    const n = Math.max(1, Math.ceil((2 * wide) / CELL));
    for (let s = 0; s <= n; s++)
      for (let t = 0; s + t <= n; t++) {
        const x = a[0] + ((b[0] - a[0]) * s + (c[0] - a[0]) * t) / n;
        const y = a[1] + ((b[1] - a[1]) * s + (c[1] - a[1]) * t) / n;
        const z = a[2] + ((b[2] - a[2]) * s + (c[2] - a[2]) * t) / n;
        const key = cellOf(x, z);
        const known = reach.get(key);
        if (!known) reach.set(key, [y, y]);
        else if (y < known[0]) known[0] = y;
        else if (y > known[1]) known[1] = y;
      }
  }
  return reach;
}

interface Measured {
  /** How far it reaches along its own axes. */
  readonly half: readonly number[];
  readonly thick: ReadonlyMap<number, readonly [number, number]>;
}

/** Each mesh is measured once: many pillows are of one. */
const measured = new Map<Mesh, Measured>();

function measure(mesh: Mesh): Measured {
  const known = measured.get(mesh);
  if (known) return known;
  const own = pointsOf(mesh);
  const half = [0, 1, 2].map((k) => Math.max(...own.map((p) => p[k]!)));
  const fresh = { half, thick: reachOver(own, mesh) };
  measured.set(mesh, fresh);
  return fresh;
}

/** How deep, inches, the deepest corner of a pillow lies in another one: from its faces or its sides. */
function depth(pillow: Placed, other: Placed): number {
  const { mesh, matrix: m } = other;
  const { half, thick } = measure(mesh);
  const scale = [0, 3, 6].map((k) => Math.hypot(m[k]!, m[k + 1]!, m[k + 2]!) / METRE);
  const [x0, y0, z0] = [m[9]! / METRE, m[10]! / METRE, m[11]! / METRE];
  const into = ([x, y, z]: Vec3, axis: number): number => {
    const k = axis * 3;
    const sum = m[k]! * (x - x0) + m[k + 1]! * (y - y0) + m[k + 2]! * (z - z0);
    return sum / METRE / scale[axis]! ** 2;
  };
  let deepest = 0;
  for (const p of standing(pillow)) {
    const [x, z] = [into(p, 0), into(p, 2)];
    const within = Math.min((half[0]! - Math.abs(x)) * scale[0]!, (half[2]! - Math.abs(z)) * scale[2]!);
    if (within <= deepest) continue;
    const most = thick.get(cellOf(x, z))?.[1] ?? 0;
    deepest = Math.max(deepest, Math.min(within, (most - Math.abs(into(p, 1))) * scale[1]!));
  }
  return deepest;
}

/** The deepest that any two pillows press into one another, with any of some seeds. */
function deepest(
  kind: Kind,
  size: readonly [number, number, number],
  seeds: number[],
  traits?: object,
): number {
  const depths = seeds.map((seed) => {
    const pillows = partsOf(sceneOf(kind, size, seed, traits), 'pillow');
    expect(pillows.length).toBeGreaterThan(0);
    const pairs = pillows.flatMap((a) => pillows.filter((b) => b !== a).map((b) => [a, b] as const));
    return Math.max(0, ...pairs.map(([a, b]) => depth(a, b)));
  });
  return Math.max(...depths);
}

describe('pillows and cushions', () => {
  it.each([
    ['twin', 40],
    ['full', 56],
    ['queen', 62],
    ['king', 78],
  ])('touch on a %s bed, and are not in one another', (_name, width) => {
    const seeds = SEEDS.slice(0, 60).map((seed) => seed * 5 + width);
    expect(deepest('bed', [width, 84, 46], seeds)).toBeLessThan(1.1);
  });

  it.each([60, 84])('touch on a sofa %i in wide, and are not in one another', (width) => {
    expect(deepest('sofa', [width, 37, 33], SEEDS)).toBeLessThan(1.1);
  });

  it('touch on a sectional, and are not in one another', () => {
    expect(deepest('sectional', [110, 66, 33], SEEDS)).toBeLessThan(1.1);
  });

  it('are left out where no place is left to lean at', () => {
    const one: Pillow = { at: [0, 0, 10], half: [9, 4, 9], turn: { x: -20 } };
    const row = Array.from(
      { length: 12 },
      (_, i): Pillow => ({ ...one, at: [0, -2 - 4 * i, 10], half: [8, 6, 8] }),
    );
    expect(leant(one, [])).toEqual(one);
    expect(leant(one, row.slice(0, 1))?.at[1]).toBeLessThan(-4);
    expect(leant(one, row)).toBeUndefined();
  });

  it.each([30, 48])('are clear of one another on a window seat %i in wide', (width) => {
    expect(deepest('bench', [width, 18, 18], SEEDS, { use: 'window' })).toBeLessThan(1.1);
  });
});

describe('towels on a bar', () => {
  it.each([18, 24, 36])('lie over one another on one of %i in: none comes through', (width) => {
    let pairs = 0;
    const bar = 60.6;
    for (const seed of SEEDS.slice(0, 80).map((seed) => seed * 7 + width)) {
      const [bath, hand] = partsOf(sceneOf('towel-bar', [width, 3, 2], seed), 'towel').filter(
        ({ mesh }) => !names.get(mesh)!.startsWith('towel band'),
      );
      if (!hand) continue;
      pairs++;
      const [below, above] = [bath!, hand].map((towel) => reachOver(standing(towel), towel.mesh));
      const through = [...above!].filter(([cell, [front, behind]]) => {
        const [least, most] = below!.get(cell) ?? [Infinity, -Infinity];
        return (
          (front < bar && least < bar && front >= least) || (behind > bar && most > bar && behind <= most)
        );
      });
      expect(through).toEqual([]);
    }
    expect(pairs).toBeGreaterThan(40);
  });
});

describe('what lies on a sofa', () => {
  const cushionFaces = (scene: Scene, far: number): Vec3[] =>
    partsOf(scene, 'box cushion')
      .flatMap(standing)
      .filter(([, y, z]) => y > far && z > 20);

  beforeAll(() => {
    for (const name of made.keys()) if (/^(box cushion|throw on back)/.test(name)) made.delete(name);
    shaped = true;
  });
  afterAll(() => {
    shaped = false;
  });

  it.each([1, 2, 3, 4, 5])(
    'a throw over the back covers its cushions: none comes through it (%i)',
    (seed) => {
      const scene = sceneOf('sofa', [84, 37, 33], seed);
      const [thrown] = partsOf(scene, 'throw on back');
      expect(thrown).toBeDefined();
      const cloth = standing(thrown!);
      const xs = cloth.map(([x]) => x);
      const [x0, x1] = [Math.min(...xs) + 4, Math.max(...xs) - 4];
      // Its front end hangs down the cushions, the other one behind the back.
      const hem = Math.min(...cloth.filter(([, y]) => y < 86).map((p) => p[2])) + 3;
      const under = cushionFaces(scene, 0).filter(([x, , z]) => x > x0 && x < x1 && z > hem);
      expect(under.length).toBeGreaterThan(20);
      const through = under.filter(([x, y, z]) => {
        const near = cloth.filter((p) => Math.hypot(p[0] - x, p[2] - z) < 0.7);
        return near.length > 2 && y < Math.min(...near.map((p) => p[1])) - 0.15;
      });
      expect(through.length).toBeLessThan(under.length * 0.02);
    },
  );

  it('throw pillows lean before the back and are not stuck in it', () => {
    for (const seed of SEEDS.slice(0, 30)) {
      const scene = sceneOf('sofa', [84, 37, 33], seed);
      const faces = cushionFaces(scene, 0);
      for (const pillow of partsOf(scene, 'pillow'))
        for (const [x, y, z] of standing(pillow)) {
          const near = faces.filter((p) => (p[0] - x) ** 2 + (p[2] - z) ** 2 < 1.2 ** 2);
          if (near.length < 3) continue;
          expect(y).toBeLessThan(Math.min(...near.map((p) => p[1])) + 2.2);
        }
    }
  });
});
