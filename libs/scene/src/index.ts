export { buildScene, type WindowFrame } from './build-scene.js';
export { SceneBuilder } from './builder.js';
export { bounced } from './color.js';
export {
  floorInPhoto,
  inPhotoColors,
  isFloorColor,
  type PhotoColors,
  type PhotoSurface,
  photoLight,
} from './in-photo-colors.js';
export { fabricMaterial } from './materials/cloth.js';
export { counterMaterial, tileMaterial } from './materials/counters-and-tile.js';
export { floorMaterial } from './materials/floors.js';
export { film, fire, shade } from './materials/lights.js';
export { plain } from './materials/material.js';
export { repainted, wallMaterial } from './materials/walls.js';
export { metalMaterial, woodMaterial } from './materials/woods-and-metals.js';
export type { Mesh, MeshInstance, MeshScene } from './mesh/mesh.js';
export * as surfaces from './mesh/surfaces.js';
export {
  type Daylight,
  type Light,
  type Material,
  type Primitive,
  type Scene,
  Shape,
  type Staged,
} from './scene.js';
export { tessellate } from './tessellate.js';
export { cross, dot, unit, type Vec3 } from './vector.js';
