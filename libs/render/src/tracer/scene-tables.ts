import type { Item } from '@plumbline/concept';
import { type Light, repainted, type Scene, type Vec3 } from '@plumbline/scene';
import { atWalls, carriedBits, wallsSeenThrough } from '../camera/near-walls.js';
import { instantiateKernel, type Kernel, type KernelForm, SCRATCH_BYTES } from '../wasm/kernel.js';
import { MemoryPlan, write } from '../wasm/memory.js';
import type { SetupCall } from '../workers/pool.js';
import { buildBvh } from './bvh.js';
import { packMeshes } from './mesh-tables.js';
import { NODE_BYTES, packLights, packMaterials, packPrimitives, packWalls } from './tables.js';

/** Where the tables lie in one memory: nodes, primitives, materials, lights, walls, triangles. */
export type TableAddresses = readonly number[];
const MATERIALS = 2;
const METRE = 0.0254;

/** A scene as the kernel reads it: packed once, put into as many memories as pictures are made of it. */
export class SceneTables {
  private readonly tables: readonly Uint8Array[];
  private readonly lightCount: number;
  private readonly height: number;
  /** A hierarchy of so many things, or of fewer, has fewer nodes than things. */
  private readonly mostNodeBytes: number;

  constructor(private readonly scene: Scene) {
    const { primitives, meshes, materials, lights, height, room } = scene;
    const carried = carriedBits(room.items);
    const bits = room.items.map((item, i) => atWalls(item, room) | carried[i]!);
    const { nodes, roots, triangles } = packMeshes(buildBvh(primitives, meshes), meshes);
    this.tables = [
      nodes,
      packPrimitives(primitives, roots, ({ item }) => bits[item] ?? 0),
      packMaterials(materials),
      packLights(lights),
      packWalls(wallsSeenThrough(room.shell)),
      triangles,
    ];
    this.lightCount = lights.length;
    this.height = height;
    this.mostNodeBytes = nodes.length + primitives.length * NODE_BYTES;
  }

  /** The same scene without some of the room's things and in such light, lamp for lamp: it fits where this one has its place. */
  without(items: ReadonlySet<number>, lit: readonly Light[] = this.scene.lights): SceneTables {
    if (items.size === 0 && lit === this.scene.lights) return this;
    const primitives = this.scene.primitives.filter(({ item }) => !items.has(item));
    const lamps = [...items]
      .flatMap((i) => this.scene.room.items[i] ?? [])
      .filter(({ kind }) => kind === 'table-lamp');
    // What is staged goes with its light.
    const staged = (this.scene.staged ?? []).filter(({ item }) => items.has(item));
    const gone = [...lamps, ...staged];
    const lights = lit.filter(({ centre }) => !gone.some(({ box }) => isIn(centre, box)));
    return new SceneTables({ ...this.scene, primitives, lights });
  }

  reserve(plan: MemoryPlan): TableAddresses {
    return this.tables.map((bytes, i) => plan.reserve(i === 0 ? this.mostNodeBytes : bytes.length));
  }

  write(memory: WebAssembly.Memory, at: TableAddresses): void {
    this.tables.forEach((bytes, i) => {
      write(memory, at[i]!, bytes);
    });
  }

  /** Paints walls and floor of a scene that was written there: their red, green and blue multiplied. */
  repaint(
    memory: WebAssembly.Memory,
    at: TableAddresses,
    by: { readonly walls: Vec3; readonly floor: Vec3 },
  ): void {
    const { materials, wallMaterial, floorMaterial } = this.scene;
    const painted = materials.map((one, i) =>
      i === wallMaterial ? repainted(one, by.walls) : i === floorMaterial ? repainted(one, by.floor) : one,
    );
    write(memory, at[MATERIALS]!, packMaterials(painted));
  }

  /** Tells an instance where the tables lie, and where its own scratch memory. */
  call(at: TableAddresses, scratch: number): SetupCall {
    return ['setScene', [...at, this.lightCount, scratch, this.height]];
  }
}

/** Whether a light, in metres, shines within a thing's box, or from its top. */
const isIn = ([x, y, z]: Vec3, box: Item['box']): boolean =>
  x > box.x * METRE &&
  x < (box.x + box.widthIn) * METRE &&
  y > box.y * METRE &&
  y < (box.y + box.depthIn) * METRE &&
  z > box.z * METRE &&
  z < (box.z + box.heightIn + 1) * METRE;

/** A kernel that sees the scene, in a memory of its own: for choosing the view, and for what needs no light. */
export async function seeScene(tables: SceneTables, form: KernelForm): Promise<Kernel> {
  const plan = new MemoryPlan();
  const at = tables.reserve(plan);
  const scratch = plan.reserve(SCRATCH_BYTES);
  const memory = plan.create();
  tables.write(memory, at);
  const kernel = await instantiateKernel(memory, form);
  const [name, values] = tables.call(at, scratch);
  (kernel[name] as (...n: readonly number[]) => void)(...values);
  return kernel;
}
