/**
 * What a scene is made of. Lengths are metres, x east, y north, z up, the origin where the room has its own; colours
 * are linear RGB, radiance has no unit but is the same for all lights of a scene.
 */
import type { Box, Room } from '@plumbline/concept';
import type { Mesh } from './mesh/mesh.js';
import type { Vec3 } from './vector.js';

export type { Vec3 } from './vector.js';

/** A room as primitives, materials and lights: what a renderer needs to know of it. */
export interface Scene {
  readonly primitives: readonly Primitive[];
  /** What primitives of the shape `mesh` show. */
  readonly meshes: readonly Mesh[];
  readonly materials: readonly Material[];
  /** Which of them the walls have. */
  readonly wallMaterial: number;
  /** What was put on the floor or hung on a wall and is no item of the room: a camera may do without it. */
  readonly staged?: readonly Staged[];
  /** Which of them the floor has. */
  readonly floorMaterial: number;
  readonly lights: readonly Light[];
  readonly daylight: Daylight;
  /** Inside of the room's bounding box. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly room: Room;
  /** What it was built with: whatever else is left to chance in its picture follows from it too. */
  readonly seed: number;
}

/** Kinds of primitive, each in a space of its own; `parameters` says how large it is there. */
export const Shape = {
  /** Axis-aligned box from `min` to `max`; it has no matrix. */
  box: 0,
  /** Box about its own origin: half width, half depth, half height. */
  orientedBox: 1,
  /** The same with round edges: half sizes, then the radius. */
  roundedBox: 2,
  /** Unit sphere; the matrix scales it to an ellipsoid. */
  ellipsoid: 3,
  /** Truncated cone about z with flat ends: radius below, radius above, half height. */
  cone: 4,
  /** Cylinder about z with hemispherical ends: radius, radius, half the height between their centres. */
  capsule: 5,
  /** Disk in the plane z = 0, seen from both sides: radius. */
  disk: 6,
  /** Unit sphere below z = `parameters[0]`, a surface without thickness that is seen from both sides. */
  bowl: 7,
  /** The side of a truncated cone, open at both ends, seen from both sides: as `cone`. */
  tube: 8,
  /** Triangles, seen from both sides: the index into the scene's meshes. Its matrix is from the mesh's own space. */
  mesh: 9,
} as const;
export type Shape = (typeof Shape)[keyof typeof Shape];

/** A thing on the floor that is no item of the room: its primitives have this number, less than -1, and lie in its box. */
export interface Staged {
  readonly item: number;
  readonly box: Box;
}

/** A surface with one material. */
export interface Primitive {
  readonly shape: Shape;
  /** Index into the scene's materials. */
  readonly material: number;
  /** Width of the edge that shading rounds off; the geometry stays sharp. */
  readonly bevel: number;
  /** How the material's pattern lies: a value of {@link Grain}. */
  readonly grain: number;
  /** Index of the room's item that it belongs to; -1 for the room itself, less for what is {@link Staged}. */
  readonly item: number;
  /** Corners of a box. */
  readonly min: Vec3;
  readonly max: Vec3;
  /** From its own space to the scene's: the columns x, y, z and the origin. Every shape but `box` has one. */
  readonly matrix?: readonly number[];
  readonly parameters: readonly number[];
}

/** Which own axis a pattern's grain follows; `inRoom` is added where it is laid in the room's coordinates. */
export const Grain = { x: 0, y: 1, z: 2, inRoom: 4 } as const;

/** Procedural patterns of a material. */
export const Pattern = {
  plain: 0,
  wood: 1,
  planks: 2,
  herringbone: 3,
  tiles: 4,
  hexagons: 5,
  marble: 6,
  speckle: 7,
  cloudy: 8,
  brushed: 9,
  weave: 10,
  pile: 11,
  rug: 12,
  art: 13,
  grooves: 14,
  encaustic: 15,
  leather: 16,
  chips: 17,
  stamped: 18,
  lit: 19,
  film: 20,
  holes: 21,
  lacquer: 22,
  leaf: 23,
} as const;
export type Pattern = (typeof Pattern)[keyof typeof Pattern];

/** How a cloth is made, for the pattern `weave`: its third parameter. */
export const Weave = { cloth: 0, twill: 1, boucle: 2, velvet: 3, basket: 4, knit: 5 } as const;
export type Weave = (typeof Weave)[keyof typeof Weave];

export const MaterialFlag = { glass: 1, mirror: 2, lamp: 4, flame: 8, thin: 16 } as const;

export interface Material {
  readonly pattern: Pattern;
  /** Albedo; the pattern mixes it with the other two. */
  readonly base: Vec3;
  readonly accent: Vec3;
  readonly third: Vec3;
  /** Mean albedo of the pattern: what indirect light sees. */
  readonly mean: Vec3;
  /** 0 is a mirror, 1 is chalk; the microfacet width is its square. */
  readonly roughness: number;
  readonly metal: boolean;
  /** Specular reflectance at normal incidence (F0) of a dielectric; 0 has no gloss. */
  readonly reflectance: number;
  /** Strength of the pattern's bump mapping. */
  readonly bump: number;
  /** Up to six numbers whose meaning depends on the pattern, lengths in metres. */
  readonly parameters: readonly number[];
  /** Radiance that it emits. */
  readonly emission: Vec3;
  /** Sum of {@link MaterialFlag}. */
  readonly flags: number;
}

/**
 * An area light that is sampled directly. A `window` is a portal: what it shows is sky, ground and sun. A `spot` is a disk in a
 * housing: its light is the more the nearer to its axis, by the fifth power of the cosine.
 */
export interface Light {
  readonly kind: 'window' | 'rectangle' | 'disk' | 'ball' | 'spot';
  readonly centre: Vec3;
  /** Towards where it shines. */
  readonly normal: Vec3;
  /** Half-edges; a disk's or a spot's radii; a ball's radius is the length of `u`. */
  readonly u: Vec3;
  readonly v: Vec3;
  /** Radiance. */
  readonly emission: Vec3;
  /** Square metres; of a ball, its cross-section. */
  readonly area: number;
  /** Of a window: how much of the sky's light comes to it; all when absent. */
  readonly share?: number;
}

/** What comes in by the windows. */
export interface Daylight {
  /** Direction to the sun; its irradiance is zero in a room without windows. */
  readonly sun: Vec3;
  readonly sunlight: Vec3;
  /** Radiance of the sky and of the ground. */
  readonly sky: Vec3;
  readonly ground: Vec3;
  /** Brightness of the view outside against the light it gives. */
  readonly view: number;
  /** What is seen there, what grows there and the season, as the kernel's `setDaylight` numbers them. */
  readonly outside: number;
}
