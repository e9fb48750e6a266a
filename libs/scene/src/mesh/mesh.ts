import type { Vec3 } from '../vector.js';

/** Indexed triangles in a space of their own, counter-clockwise as seen from outside. */
export interface Mesh {
  /** Three numbers a vertex. */
  readonly positions: Float32Array;
  /** Unit vectors outwards, three numbers a vertex: smooth over curves, split at edges. */
  readonly normals: Float32Array;
  /** Three vertices a triangle. */
  readonly indices: Uint32Array;
  /** Whether it encloses a volume; what does not is seen from both sides. */
  readonly closed: boolean;
}

/** A mesh at its place in the scene. */
export interface MeshInstance {
  /** Index into the meshes. */
  readonly mesh: number;
  /** From the mesh's space to the scene's, metres: the columns x, y, z and the origin. Normals take its inverse transpose. */
  readonly matrix: readonly number[];
  /** Index into the scene's materials. */
  readonly material: number;
  /** Index of the room's item that it belongs to; -1 for the room itself. */
  readonly item: number;
}

/** A scene's geometry as triangles: what a rasteriser or a file format for 3D wants. */
export interface MeshScene {
  readonly meshes: readonly Mesh[];
  readonly instances: readonly MeshInstance[];
}

/** A point of a surface with the normal there. */
interface Vertex {
  readonly at: Vec3;
  readonly normal: Vec3;
}

/** Collects vertices and triangles. */
export class MeshBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly indices: number[] = [];

  /** Adds a vertex; returns its index. */
  vertex({ at, normal }: Vertex): number {
    this.positions.push(...at);
    this.normals.push(...normal);
    return this.positions.length / 3 - 1;
  }

  /** Triangle counter-clockwise from outside; one whose corners coincide is left out. */
  triangle(a: number, b: number, c: number): void {
    if (this.coincide(a, b) || this.coincide(b, c) || this.coincide(c, a)) return;
    this.indices.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  build(closed: boolean): Mesh {
    return {
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      indices: Uint32Array.from(this.indices),
      closed,
    };
  }

  private coincide(a: number, b: number): boolean {
    return [0, 1, 2].every((i) => Math.abs(this.positions[a * 3 + i]! - this.positions[b * 3 + i]!) < 1e-9);
  }
}
