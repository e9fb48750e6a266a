/**
 * Collects a scene's primitives, materials and lights. Lengths are inches, as in the room; they become metres
 * on the way into the tables. Things are built in a frame of their own: x to the right and z up as one faces
 * the front, y to the back; the origin is the middle of the footprint at the bottom of the item's box.
 */
import type { Box, Side } from '@plumbline/concept';
import type { Mesh } from './mesh/mesh.js';
import { MeshCache } from './mesh/mesh-cache.js';
import { Grain, type Light, type Material, type Primitive, Shape } from './scene.js';
import { cross, unit, type Vec3 } from './vector.js';

const METRE = 0.0254;

export interface ShapeOptions {
  /** Width of the rounded edge of a box. */
  readonly bevel?: number;
  /** Own axis that wood grain or brushing follows. */
  readonly grain?: 'x' | 'y' | 'z';
  /** The pattern is laid in the room's coordinates (floors, walls, tiles). */
  readonly inRoom?: boolean;
}

/** Turns in degrees about own axes, x first, then y, then z. */
export interface Turn {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
}

/** Where a mesh stands: its origin, how it is turned and stretched along its own axes. */
interface MeshPlacement extends ShapeOptions {
  readonly at?: Vec3;
  readonly turn?: Turn;
  readonly scale?: Vec3;
}

/** Of the scenes that this process has built. */
const MESHES = new MeshCache();

export class SceneBuilder {
  readonly primitives: Primitive[] = [];
  readonly materials: Material[] = [];
  readonly lights: Light[] = [];
  readonly meshes: Mesh[] = [];
  /** Item that primitives belong to from now on. */
  item = -1;
  private readonly known = new Map<string, number>();
  private readonly knownMeshes = new Map<string, number>();

  /** Number of a material; the same one is kept once. */
  material(material: Material): number {
    const key = JSON.stringify(material);
    const found = this.known.get(key);
    if (found !== undefined) return found;
    this.materials.push(material);
    this.known.set(key, this.materials.length - 1);
    return this.materials.length - 1;
  }

  /** Number of a mesh by its name, which says all that it depends on: it is made once, for this scene and the next ones. */
  mesh(name: string, make: () => Mesh): number {
    const found = this.knownMeshes.get(name);
    if (found !== undefined) return found;
    this.meshes.push(MESHES.get(name, make));
    this.knownMeshes.set(name, this.meshes.length - 1);
    return this.meshes.length - 1;
  }

  /** A frame for an item's box and front. */
  frame(box: Box, facing: Side): ItemFrame {
    const turned = facing === 'east' || facing === 'west';
    return new ItemFrame(
      this,
      [box.x + box.widthIn / 2, box.y + box.depthIn / 2, box.z],
      facing,
      turned ? box.depthIn : box.widthIn,
      turned ? box.widthIn : box.depthIn,
      box.heightIn,
    );
  }
}

const HEADINGS: Readonly<Record<Side, readonly [number, number]>> = {
  south: [1, 0],
  east: [0, 1],
  north: [-1, 0],
  west: [0, -1],
};

/** One thing's own space. */
export class ItemFrame {
  private readonly cos: number;
  private readonly sin: number;

  constructor(
    readonly scene: SceneBuilder,
    private readonly origin: Vec3,
    readonly facing: Side,
    readonly width: number,
    readonly depth: number,
    readonly height: number,
    /** Degrees by which the frame is turned from its facing, counterclockwise as seen from above. */
    private readonly slant = 0,
  ) {
    const [c, s] = HEADINGS[facing];
    const a = (slant * Math.PI) / 180;
    this.cos = c * Math.cos(a) - s * Math.sin(a);
    this.sin = s * Math.cos(a) + c * Math.sin(a);
  }

  /** The same frame moved by (x, y, z), for a part with a size of its own. */
  at(
    x: number,
    y: number,
    z: number,
    width = this.width,
    depth = this.depth,
    height = this.height,
  ): ItemFrame {
    const p = this.place([x, y, z]);
    return new ItemFrame(this.scene, p, this.facing, width, depth, height, this.slant);
  }

  /** The same place and size in the room's axes, with another front. */
  turnedTo(facing: Side): ItemFrame {
    return new ItemFrame(this.scene, this.origin, facing, this.width, this.depth, this.height);
  }

  /** The same place and size, turned aside by some degrees. */
  slanted(degrees: number): ItemFrame {
    const { scene, origin, facing, width, depth, height, slant } = this;
    return new ItemFrame(scene, origin, facing, width, depth, height, slant + degrees);
  }

  /** A point of the frame in the room, inches. */
  place(p: Vec3): Vec3 {
    const [x, y, z] = p;
    return [
      this.origin[0] + x * this.cos - y * this.sin,
      this.origin[1] + x * this.sin + y * this.cos,
      this.origin[2] + z,
    ];
  }

  /** A direction of the frame in the room. */
  direct(d: Vec3): Vec3 {
    return [d[0] * this.cos - d[1] * this.sin, d[0] * this.sin + d[1] * this.cos, d[2]];
  }

  /** Box between two corners, in any order. Boxes without thickness are left out. */
  box(
    x0: number,
    y0: number,
    z0: number,
    x1: number,
    y1: number,
    z1: number,
    material: number,
    options: ShapeOptions = {},
  ): void {
    if (this.slant !== 0) {
      const half: Vec3 = [Math.abs(x1 - x0) / 2, Math.abs(y1 - y0) / 2, Math.abs(z1 - z0) / 2];
      if (half.every((h) => h > 0.002))
        this.orientedBox([(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2], half, {}, material, options);
      return;
    }
    const a = this.place([x0, y0, z0]);
    const b = this.place([x1, y1, z1]);
    const min = a.map((v, i) => Math.min(v, b[i]!) * METRE) as [number, number, number];
    const max = a.map((v, i) => Math.max(v, b[i]!) * METRE) as [number, number, number];
    if (max.some((v, i) => v - min[i]! < 1e-4)) return;
    this.scene.primitives.push({
      shape: Shape.box,
      material,
      bevel: (options.bevel ?? 0.06) * METRE,
      grain: this.grainOf(options),
      item: this.scene.item,
      min,
      max,
      parameters: [],
    });
  }

  /** Box about a centre, turned. */
  orientedBox(centre: Vec3, half: Vec3, turn: Turn, material: number, options: ShapeOptions = {}): void {
    this.add(Shape.orientedBox, material, centre, turn, [1, 1, 1], inMetres(half), options);
  }

  /** Box with round edges. */
  roundedBox(
    centre: Vec3,
    half: Vec3,
    radius: number,
    material: number,
    turn: Turn = {},
    options: ShapeOptions = {},
  ): void {
    const r = Math.min(radius, ...half) * 0.999;
    this.add(Shape.roundedBox, material, centre, turn, [1, 1, 1], [...inMetres(half), r * METRE], options);
  }

  /** Ellipsoid. */
  ellipsoid(centre: Vec3, radii: Vec3, material: number, turn: Turn = {}, options: ShapeOptions = {}): void {
    const scale = inMetres(radii) as [number, number, number];
    this.add(Shape.ellipsoid, material, centre, turn, scale, [1, 1, 1], options);
  }

  /** The lower part of an ellipsoid, open above `cut` (-1 to 1 of its height); turn it over for a dome. */
  bowl(centre: Vec3, radii: Vec3, cut: number, material: number, turn: Turn = {}): void {
    const scale = inMetres(radii) as [number, number, number];
    this.add(Shape.bowl, material, centre, turn, scale, [cut, 1, 1], {});
  }

  /** Round rod with round ends from one point to another. */
  capsule(from: Vec3, to: Vec3, radius: number, material: number): void {
    this.along(Shape.capsule, from, to, material, (half) => [radius * METRE, radius * METRE, half]);
  }

  /** Truncated cone with flat ends. */
  cone(from: Vec3, to: Vec3, r0: number, r1: number, material: number): void {
    this.along(Shape.cone, from, to, material, (half) => [r0 * METRE, r1 * METRE, half]);
  }

  /** The same, open at both ends and hollow: shades, pots, tumblers. */
  tube(from: Vec3, to: Vec3, r0: number, r1: number, material: number): void {
    this.along(Shape.tube, from, to, material, (half) => [r0 * METRE, r1 * METRE, half]);
  }

  /** Disk, seen from both sides. */
  disk(centre: Vec3, normal: Vec3, radius: number, material: number): void {
    const tip: Vec3 = [centre[0] + normal[0], centre[1] + normal[1], centre[2] + normal[2]];
    const [x, y, z, length] = this.axes(centre, tip);
    if (length === 0) return;
    this.push(
      Shape.disk,
      material,
      [...x, ...y, ...z, ...inMetres(this.place(centre))],
      [radius * METRE, 0, 0],
    );
  }

  /** Pipe through points, with round bends as short as the points allow. */
  pipe(points: readonly Vec3[], radius: number, material: number): void {
    for (let i = 1; i < points.length; i++) this.capsule(points[i - 1]!, points[i]!, radius, material);
  }

  /** A mesh made in inches, known by its name: see {@link SceneBuilder.mesh}. */
  mesh(name: string, make: () => Mesh, material: number, place: MeshPlacement = {}): void {
    const { at = [0, 0, 0], turn = {}, scale = [1, 1, 1] } = place;
    const index = this.scene.mesh(name, make);
    this.add(Shape.mesh, material, at, turn, inMetres(scale) as [number, number, number], [index], place);
  }

  /** Rectangle of light, its normal towards where it shines. `emission` is radiance. */
  rectangleLight(
    kind: 'window' | 'rectangle',
    centre: Vec3,
    u: Vec3,
    v: Vec3,
    normal: Vec3,
    emission: Vec3,
    share?: number,
  ): void {
    const [hu, hv] = [this.direct(u), this.direct(v)];
    const long = (a: Vec3): number => Math.hypot(...a) * METRE;
    this.scene.lights.push({
      kind,
      centre: inMetres(this.place(centre)) as unknown as Vec3,
      normal: this.direct(normal),
      u: inMetres(hu) as unknown as Vec3,
      v: inMetres(hv) as unknown as Vec3,
      emission,
      area: 4 * long(hu) * long(hv),
      ...(share !== undefined && { share }),
    });
  }

  /** Disk of light that shines along `normal`: all ways alike, or as a `spot` most of it straight on. */
  diskLight(
    centre: Vec3,
    radius: number,
    normal: Vec3,
    emission: Vec3,
    kind: 'disk' | 'spot' = 'disk',
  ): void {
    const n = this.direct(normal);
    const side: Vec3 = Math.abs(n[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
    const u = unit(cross(n, side));
    const v = cross(n, u);
    const r = radius * METRE;
    this.scene.lights.push({
      kind,
      centre: inMetres(this.place(centre)) as unknown as Vec3,
      normal: n,
      u: [u[0] * r, u[1] * r, u[2] * r],
      v: [v[0] * r, v[1] * r, v[2] * r],
      emission,
      area: Math.PI * r * r,
    });
  }

  /** Ball of light. */
  ballLight(centre: Vec3, radius: number, emission: Vec3): void {
    const r = radius * METRE;
    this.scene.lights.push({
      kind: 'ball',
      centre: inMetres(this.place(centre)) as unknown as Vec3,
      normal: [0, 0, 1],
      u: [r, 0, 0],
      v: [0, r, 0],
      emission,
      area: Math.PI * r * r,
    });
  }

  private grainOf(options: ShapeOptions): number {
    if (options.inRoom) return Grain.inRoom | (options.grain === 'y' ? Grain.y : Grain.x);
    if (options.grain === 'z' || options.grain === undefined) return Grain.z;
    const crosswise = this.facing === 'east' || this.facing === 'west';
    return (options.grain === 'x') !== crosswise ? Grain.x : Grain.y;
  }

  private add(
    shape: Primitive['shape'],
    material: number,
    centre: Vec3,
    turn: Turn,
    scale: Vec3,
    parameters: readonly number[],
    options: ShapeOptions,
  ): void {
    const axes = turnedAxes(turn).map((axis, i) => {
      const d = this.direct(axis);
      return [d[0] * scale[i]!, d[1] * scale[i]!, d[2] * scale[i]!];
    });
    const grain = options.grain === 'x' ? Grain.x : options.grain === 'y' ? Grain.y : Grain.z;
    this.push(
      shape,
      material,
      [...axes.flat(), ...inMetres(this.place(centre))],
      parameters,
      (options.bevel ?? 0.06) * METRE,
      grain,
    );
  }

  private along(
    shape: Primitive['shape'],
    from: Vec3,
    to: Vec3,
    material: number,
    parameters: (half: number) => number[],
  ): void {
    const [x, y, z, length] = this.axes(from, to);
    if (length === 0) return;
    const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    this.push(
      shape,
      material,
      [...x, ...y, ...z, ...inMetres(this.place(middle))],
      parameters((length / 2) * METRE),
    );
  }

  private axes(from: Vec3, to: Vec3): [Vec3, Vec3, Vec3, number] {
    const d = this.direct([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
    const length = Math.hypot(...d);
    if (length < 1e-6) return [[1, 0, 0], [0, 1, 0], [0, 0, 1], 0];
    const z = unit(d);
    const x = unit(cross(Math.abs(z[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1], z));
    return [x, cross(z, x), z, length];
  }

  private push(
    shape: Primitive['shape'],
    material: number,
    matrix: readonly number[],
    parameters: readonly number[],
    bevel = 0,
    grain: number = Grain.z,
  ): void {
    this.scene.primitives.push({
      shape,
      material,
      bevel,
      grain,
      item: this.scene.item,
      min: [0, 0, 0],
      max: [0, 0, 0],
      matrix,
      parameters,
    });
  }
}

function inMetres(v: readonly number[]): number[] {
  return v.map((x) => x * METRE);
}

/** The unit axes x, y and z of a body after its turn (degrees about x, then y, then z), in its item's frame. */
export function turnedAxes(turn: Turn): Vec3[] {
  const rotate = (v: Vec3): Vec3 => {
    let [x, y, z] = v;
    const by = (degrees = 0): [number, number] => [
      Math.cos((degrees * Math.PI) / 180),
      Math.sin((degrees * Math.PI) / 180),
    ];
    const [cx, sx] = by(turn.x);
    [y, z] = [y * cx - z * sx, y * sx + z * cx];
    const [cy, sy] = by(turn.y);
    [x, z] = [x * cy + z * sy, -x * sy + z * cy];
    const [cz, sz] = by(turn.z);
    [x, y] = [x * cz - y * sz, x * sz + y * cz];
    return [x, y, z];
  };
  return [rotate([1, 0, 0]), rotate([0, 1, 0]), rotate([0, 0, 1])];
}
