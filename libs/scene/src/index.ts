export { buildScene, type WindowFrame } from './build-scene.js';
export { SceneBuilder } from './builder.js';
export { bounced } from './color.js';
export {
  inPhotoColors,
  isFloorColor,
  type PhotoColors,
  type PhotoSurface,
  photoLight,
} from './in-photo-colors.js';
export {
  ceramic,
  counterMaterial,
  fabricMaterial,
  film,
  fire,
  floorMaterial,
  metalMaterial,
  plain,
  repainted,
  shade,
  steel,
  tileMaterial,
  wallMaterial,
  woodMaterial,
} from './materials.js';
export type { Mesh, MeshInstance, MeshScene } from './mesh/mesh.js';
export * as surfaces from './mesh/surfaces.js';
export { tessellate } from './mesh/tessellate.js';
export { randomFrom } from './random.js';
export {
  type Daylight,
  Grain,
  type Light,
  type Material,
  MaterialFlag,
  Pattern,
  type Primitive,
  type Scene,
  Shape,
} from './scene.js';
export { cross, dot, unit, type Vec3 } from './vector.js';
