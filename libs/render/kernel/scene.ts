// Where the scene lies in memory. The host fills the tables (src/tracer/tables.ts has the same layouts)
// and tells every kernel instance the addresses.

export let nodes: usize = 0;
export let primitives: usize = 0;
export let materials: usize = 0;
export let lights: usize = 0;
export let lightCount: i32 = 0;
/** Private to this instance: traversal stacks (2 KB for the scene, 2 KB for a mesh), the light picker's table (3 KB), the sampler's seeds. */
export let scratch: usize = 0;
/**
 * The walls of the room, a little inside of their faces: whether it runs along y u32, which way the room lies (1 or
 * -1) f32, its place across f32, and from where to where it runs f32.
 */
export let walls: usize = 0;
/** Triangles of meshes, four side by side (mesh.ts); the nodes of their hierarchies follow the scene's own. */
export let triangles: usize = 0;
/** Height of the room, metres. */
export let ceiling: f32 = 0;

/** Bytes of one entry of each table. */
export const NODE: usize = 128;
const PRIMITIVE: usize = 96;
export const MATERIAL: usize = 128;
export const LIGHT: usize = 80;
export const WALL: usize = 20;
export const TRIANGLES: usize = 288;

// kinds of primitive
export const BOX: u32 = 0;
export const ORIENTED_BOX: u32 = 1;
export const ROUNDED_BOX: u32 = 2;
export const ELLIPSOID: u32 = 3;
export const CONE: u32 = 4;
export const CAPSULE: u32 = 5;
export const DISK: u32 = 6;
export const BOWL: u32 = 7;
export const TUBE: u32 = 8;
export const MESH: u32 = 9;

// flags of a material
export const GLASS: u32 = 1;
export const MIRROR: u32 = 2;
export const LAMP: u32 = 4;
export const FLAME: u32 = 8;
/** Light goes through it: a leaf. */
export const THIN: u32 = 16;

export function setScene(
  nodesAt: usize,
  primitivesAt: usize,
  materialsAt: usize,
  lightsAt: usize,
  wallsAt: usize,
  trianglesAt: usize,
  lightTotal: i32,
  scratchAt: usize,
  height: f32,
): void {
  nodes = nodesAt;
  primitives = primitivesAt;
  materials = materialsAt;
  lights = lightsAt;
  lightCount = lightTotal;
  scratch = scratchAt;
  walls = wallsAt;
  triangles = trianglesAt;
  ceiling = height;
}

@inline
export function primitiveAt(i: u32): usize {
  return primitives + <usize>i * PRIMITIVE;
}

@inline
export function materialAt(i: u32): usize {
  return materials + <usize>i * MATERIAL;
}

@inline
export function lightAt(i: i32): usize {
  return lights + <usize>i * LIGHT;
}
