/**
 * A scene's tables as the kernel reads them (kernel/scene.ts, intersect.ts, surface.ts, light.ts have the
 * other side of each layout). Lengths are metres, colours linear RGB.
 */

import {
  bounced,
  cross,
  dot,
  type Light,
  type Material,
  type Primitive,
  Shape,
  type Vec3,
} from '@plumbline/scene';
import type { WallPlane } from '../camera/near-walls.js';

export const NODE_BYTES = 128;
const PRIMITIVE_BYTES = 96;
const MATERIAL_BYTES = 128;
const LIGHT_BYTES = 80;
const LIGHT_GROUP_BYTES = 160;
const WALL_BYTES = 20;
export const TRIANGLES_BYTES = 288;

const LIGHT_KINDS = { window: 0, rectangle: 1, disk: 2, ball: 3, spot: 4 } as const;

/** Packs materials, 128 bytes each. */
export function packMaterials(materials: readonly Material[]): Uint8Array {
  const words = new Float32Array((materials.length * MATERIAL_BYTES) / 4);
  const ints = new Uint32Array(words.buffer);
  materials.forEach((m, i) => {
    const o = (i * MATERIAL_BYTES) / 4;
    ints[o] = m.pattern;
    words.set(m.base, o + 1);
    words.set(m.accent, o + 4);
    words.set(bounced(m.mean), o + 7);
    words[o + 10] = m.roughness;
    words[o + 11] = m.metal ? 1 : 0;
    words[o + 12] = m.reflectance;
    words[o + 13] = m.bump;
    words.set(m.parameters.slice(0, 4), o + 14);
    words.set(m.emission, o + 18);
    ints[o + 21] = m.flags;
    words.set(m.parameters.slice(4, 6), o + 22);
    words.set(m.third, o + 24);
  });
  return new Uint8Array(words.buffer);
}

/**
 * Packs primitives, 96 bytes each; `roots` are the nodes at which the hierarchies of the meshes begin, `bitsOf` what
 * stands beside a primitive's grain.
 */
export function packPrimitives(
  primitives: readonly Primitive[],
  roots: readonly number[] = [],
  bitsOf: (p: Primitive) => number = () => 0,
): Uint8Array {
  const words = new Float32Array((primitives.length * PRIMITIVE_BYTES) / 4);
  const ints = new Uint32Array(words.buffer);
  primitives.forEach((p, i) => {
    const o = (i * PRIMITIVE_BYTES) / 4;
    ints[o] = p.shape;
    ints[o + 1] = p.material;
    words[o + 2] = p.bevel;
    ints[o + 3] = p.grain | bitsOf(p);
    if (p.matrix) {
      words.set(inverse(p.matrix), o + 4);
      if (p.shape === Shape.mesh) {
        ints[o + 16] = roots[p.parameters[0]!]!;
        for (let i = 0; i < 3; i++) words[o + 17 + i] = Math.hypot(...p.matrix.slice(i * 3, i * 3 + 3));
      } else words.set(p.parameters, o + 16);
    } else {
      words.set(p.min, o + 4);
      words.set(p.max, o + 7);
    }
    ints[o + 20] = p.item;
  });
  return new Uint8Array(words.buffer);
}

/**
 * Packs lights, windows first, 80 bytes each; behind them, four lights side by side in 160 bytes, what the
 * choice among them needs: centre, normal (a ball has none), 1 for a ball, area, its root, power.
 */
export function packLights(unordered: readonly Light[]): Uint8Array {
  const lights = unordered.toSorted((a, b) => Number(b.kind === 'window') - Number(a.kind === 'window'));
  const groups = Math.ceil(lights.length / 4);
  const words = new Float32Array((lights.length * LIGHT_BYTES + groups * LIGHT_GROUP_BYTES) / 4);
  const ints = new Uint32Array(words.buffer);
  lights.forEach((l, i) => {
    const o = (i * LIGHT_BYTES) / 4;
    ints[o] = LIGHT_KINDS[l.kind];
    words.set(l.centre, o + 1);
    words.set(l.normal, o + 4);
    words.set(l.u, o + 7);
    words.set(l.v, o + 10);
    // A window shows the sky, or a share of it.
    const share = l.share ?? 1;
    words.set(l.kind === 'window' ? [share, share, share] : l.emission, o + 13);
    words[o + 16] = l.area;
    const isBall = l.kind === 'ball';
    const [r, g, b] = l.emission;
    const power = (r * 0.2126 + g * 0.7152 + b * 0.0722) * l.area * share;
    const facing = isBall ? [0, 0, 0, 1] : [...l.normal, 0];
    const group = (lights.length * LIGHT_BYTES + (i >> 2) * LIGHT_GROUP_BYTES) / 4 + (i & 3);
    [...l.centre, ...facing, 4 / l.area, Math.sqrt(l.area), power].forEach((value, row) => {
      words[group + row * 4] = value;
    });
  });
  return new Uint8Array(words.buffer);
}

/** Packs the planes of walls that the eye looks through, 20 bytes each. */
export function packWalls(planes: readonly WallPlane[]): Uint8Array {
  const words = new Float32Array((planes.length * WALL_BYTES) / 4);
  const ints = new Uint32Array(words.buffer);
  planes.forEach(({ across, inward, place, from, to }, i) => {
    const o = (i * WALL_BYTES) / 4;
    ints[o] = across === 'x' ? 1 : 0;
    words.set([inward, place, from, to], o + 1);
  });
  return new Uint8Array(words.buffer);
}

/** Inverse of an affine matrix given as columns x, y, z and origin; answered as three rows of four. */
export function inverse(matrix: readonly number[]): number[] {
  const column = (i: number): Vec3 => [matrix[i * 3]!, matrix[i * 3 + 1]!, matrix[i * 3 + 2]!];
  const [x, y, z, origin] = [column(0), column(1), column(2), column(3)];
  const k = 1 / dot(x, cross(y, z));
  // The rows of the inverse are cross products of the columns.
  return [cross(y, z), cross(z, x), cross(x, y)].flatMap((row) => [
    row[0] * k,
    row[1] * k,
    row[2] * k,
    -dot(row, origin) * k,
  ]);
}
