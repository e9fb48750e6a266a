/** Primitives as triangles; a mesh is its own. Primitives that differ only in place and size share a mesh. */

import type { Mesh, MeshInstance, MeshScene } from './mesh/mesh.js';
import * as shapes from './mesh/shapes.js';
import { type Primitive, type Scene, Shape } from './scene.js';
import type { Vec3 } from './vector.js';

/** How far, in metres, triangles may lie from the surface that they stand for. */
const TOLERANCE = 0.001;

/** Segments of a full turn: few numbers, so that meshes are shared. */
const SEGMENTS = [8, 12, 16, 24, 32, 48, 64, 96, 128] as const;

/**
 * The scene's primitives as instances of meshes, in the order of the primitives. `tolerance` is how far, in metres, a
 * triangle may lie inside of a curved surface (a turn has at most 128 segments).
 */
export function tessellate(scene: Pick<Scene, 'primitives' | 'meshes'>, tolerance = TOLERANCE): MeshScene {
  const meshes: Mesh[] = [...scene.meshes];
  const known = new Map<string, number>();
  const instances = scene.primitives.map((primitive): MeshInstance => {
    if (primitive.shape === Shape.mesh) {
      const { material, item } = primitive;
      return { mesh: primitive.parameters[0]!, matrix: matrixOf(primitive), material, item };
    }
    const { name, make, scale } = formOf(primitive, tolerance);
    let mesh = known.get(name);
    if (mesh === undefined) {
      mesh = meshes.push(make()) - 1;
      known.set(name, mesh);
    }
    const { material, item } = primitive;
    return { mesh, matrix: scaled(matrixOf(primitive), scale), material, item };
  });
  return { meshes, instances };
}

interface Form {
  /** The same for two primitives that share a mesh. */
  readonly name: string;
  make(): Mesh;
  /** How large the mesh is in the primitive's own space. */
  readonly scale: Vec3;
}

function formOf(primitive: Primitive, tolerance: number): Form {
  const [a = 1, b = 1, c = 1, d = 0] = primitive.parameters;
  const stretch = stretchOf(primitive);
  /** Segments for a curve of this radius; what curves both ways is off by both. */
  const turn = (radius: number, ways: 1 | 2): number => segmentsFor(radius * stretch, tolerance / ways);
  const form = (
    make: (segments: number) => Mesh,
    segments: number,
    scale: Vec3,
    ...more: number[]
  ): Form => ({
    name: [primitive.shape, segments, ...more.map((n) => n.toFixed(7))].join(),
    make: () => make(segments),
    scale,
  });
  switch (primitive.shape) {
    case Shape.box:
      return { name: 'cube', make: shapes.cube, scale: halfOf(primitive) };
    case Shape.orientedBox:
      return { name: 'cube', make: shapes.cube, scale: [a, b, c] };
    case Shape.roundedBox:
      return form((n) => shapes.roundedBox([a, b, c], d, n), turn(d, 2), [1, 1, 1], a, b, c, d);
    case Shape.ellipsoid:
      return form(shapes.sphere, turn(1, 2), [1, 1, 1]);
    case Shape.bowl:
      return form((n) => shapes.bowl(a, n), turn(1, 2), [1, 1, 1], a);
    case Shape.capsule:
      return form((n) => shapes.capsule(c / a, n), turn(a, 2), [a, a, a], c / a);
    case Shape.cone:
    case Shape.tube: {
      const widest = Math.max(a, b);
      const make = primitive.shape === Shape.cone ? shapes.cone : shapes.tube;
      const [below, above] = [a / widest, b / widest];
      return form((n) => make(below, above, n), turn(widest, 1), [widest, widest, c], below, above);
    }
    case Shape.disk:
      return form(shapes.disk, turn(a, 1), [a, a, 1]);
    case Shape.mesh:
      throw new TypeError('A mesh has triangles of its own.');
  }
}

/** The least number of segments at which a chord keeps within the tolerance. */
function segmentsFor(radius: number, tolerance: number): number {
  const needed = tolerance >= radius ? 0 : Math.PI / Math.acos(1 - tolerance / radius);
  return SEGMENTS.find((count) => count >= needed) ?? SEGMENTS.at(-1)!;
}

/** The longest of the matrix's columns: by how much the primitive's own space is stretched at most. */
function stretchOf({ matrix }: Primitive): number {
  if (!matrix) return 1;
  return Math.max(...[0, 3, 6].map((i) => Math.hypot(matrix[i]!, matrix[i + 1]!, matrix[i + 2]!)));
}

const halfOf = ({ min, max }: Primitive): Vec3 => [
  (max[0] - min[0]) / 2,
  (max[1] - min[1]) / 2,
  (max[2] - min[2]) / 2,
];

function matrixOf({ matrix, min, max }: Primitive): readonly number[] {
  return matrix ?? [1, 0, 0, 0, 1, 0, 0, 0, 1, ...min.map((v, i) => (v + max[i]!) / 2)];
}

/** A matrix after a scaling along the own axes. */
const scaled = (matrix: readonly number[], scale: Vec3): number[] =>
  matrix.map((v, i) => (i < 9 ? v * scale[Math.floor(i / 3) as 0 | 1 | 2] : v));
