import { type Light, type Material, type Mesh, type Primitive, plain } from '@plumbline/scene';
import { CELL_POINT_BYTES, type CellMemory, GATHER_RAYS, MOST_SLOTS } from '../src/settled-light.js';
import { buildBvh } from '../src/tracer/bvh.js';
import { packMeshes } from '../src/tracer/mesh-tables.js';
import { packLights, packMaterials, packPrimitives } from '../src/tracer/tables.js';
import { createMemory, instantiateKernel, type Kernel, type KernelForm } from '../src/wasm/kernel.js';

/** One kernel on a scene of the test's own, with room for a small picture. */
export interface Bench {
  readonly kernel: Kernel;
  readonly memory: WebAssembly.Memory;
  /** Reserves bytes and answers their address. */
  reserve(bytes: number): number;
}

export async function bench(
  primitives: readonly Primitive[],
  lights: readonly Light[] = [],
  materials: readonly Material[] = [plain([0.5, 0.5, 0.5])],
  form: KernelForm = 'simd',
  meshes: readonly Mesh[] = [],
): Promise<Bench> {
  const memory = createMemory(48 * 1024 * 1024);
  const kernel = await instantiateKernel(memory, form);
  let top = 65_536;
  const reserve = (bytes: number): number => {
    const at = top;
    top = Math.ceil((at + bytes) / 64) * 64;
    return at;
  };
  const put = (bytes: Uint8Array): number => {
    const at = reserve(bytes.length);
    new Uint8Array(memory.buffer).set(bytes, at);
    return at;
  };
  const { nodes, roots, triangles } = packMeshes(buildBvh(primitives, meshes), meshes);
  kernel.setScene(
    put(nodes),
    put(packPrimitives(primitives, roots)),
    put(packMaterials(materials)),
    put(packLights(lights)),
    0,
    put(triangles),
    lights.length,
    reserve(8192),
    0,
  );
  return { kernel, memory, reserve };
}

/** Memory for up to `most` cells and `scouts` scouting paths. */
export function cellMemory({ reserve }: Bench, most: number, scouts: number): CellMemory {
  return {
    records: reserve(scouts * 64),
    table: reserve(8 * MOST_SLOTS),
    points: reserve(most * CELL_POINT_BYTES),
    direct: reserve(most * 16),
    links: reserve(most * GATHER_RAYS * 8),
    light: [reserve(most * 16), reserve(most * 16)],
  };
}

/** A plain box from corner to corner, metres. */
export function box(min: Primitive['min'], max: Primitive['max'], material = 0): Primitive {
  return { shape: 0, material, bevel: 0, grain: 2, item: -1, min, max, parameters: [] };
}
