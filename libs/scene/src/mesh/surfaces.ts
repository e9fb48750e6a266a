/**
 * Surfaces from the drawings that things are made from: an outline that is turned, a section that follows a path,
 * sections that pass into one another, a sheet. Lengths are inches.
 */
import { cross, dot, unit, type Vec3 } from '../vector.js';
import type { Mesh } from './mesh.js';

/** A ring of points: the same number in each ring of a surface. */
export type Ring = readonly Vec3[];

export interface Skin {
  /** Whether each ring's last point is joined to its first; so it is unless told otherwise. */
  readonly around?: boolean;
  /** Whether the last ring is joined to the first. */
  readonly loop?: boolean;
  /** Ends that are closed by a flat lid about the ring's middle. */
  readonly lids?: 'none' | 'first' | 'last' | 'both';
  /** Edges between faces that meet at more than so many degrees stay sharp: their corners are not averaged. */
  readonly creaseAt?: number;
}

/**
 * Engines differ in the last digit of a sine: what is as long as something else but for that, in inches, or bends as far,
 * is taken for equal, so that the same mesh comes out everywhere.
 */
const A_HAIR = 1e-6;

/**
 * The surface over rings, one after the other; normals point to where the rings turn counter-clockwise as seen from
 * the last ring. Faces meet smoothly unless they bend by more than the crease.
 */
export function lofted(rings: readonly Ring[], skin: Skin = {}): Mesh {
  const { around = true, loop = false, lids = 'none', creaseAt = 50 } = skin;
  const n = rings[0]!.length;
  const points = rings.flat();
  const faces: [number, number, number][] = [];
  const face = (a: number, b: number, c: number): void => {
    if (!same(points[a]!, points[b]!) && !same(points[b]!, points[c]!) && !same(points[c]!, points[a]!))
      faces.push([a, b, c]);
  };
  const last = loop ? rings.length : rings.length - 1;
  for (let i = 0; i < last; i++)
    for (let j = 0; j < (around ? n : n - 1); j++) {
      const [low, high, next] = [i * n, ((i + 1) % rings.length) * n, (j + 1) % n];
      const [a, b, c, d] = [low + j, low + next, high + next, high + j];
      // The shorter diagonal keeps a twisted face smooth.
      if (between(points[a]!, points[c]!) <= between(points[b]!, points[d]!) + A_HAIR) {
        face(a, b, c);
        face(a, c, d);
      } else {
        face(a, b, d);
        face(b, c, d);
      }
    }
  const lid = (ring: number, up: boolean): void => {
    const middle = points.push(mean(rings[ring]!)) - 1;
    for (let j = 0; j < n; j++) {
      const [a, b] = [ring * n + j, ring * n + ((j + 1) % n)];
      if (up) face(a, b, middle);
      else face(b, a, middle);
    }
  };
  if (lids === 'first' || lids === 'both') lid(0, false);
  if (lids === 'last' || lids === 'both') lid(rings.length - 1, true);
  const closed = around && (lids === 'both' || loop);
  // A ring may have been drawn the other way round: what is closed knows its outside.
  if (closed && volume(points, faces) < 0) for (const face of faces) face.reverse();
  return shaded(points, faces, creaseAt, closed);
}

function volume(points: readonly Vec3[], faces: readonly (readonly [number, number, number])[]): number {
  let sum = 0;
  for (const [a, b, c] of faces) sum += dot(points[a]!, cross(points[b]!, points[c]!));
  return sum;
}

/** A point of an outline: its distance from the axis and its height. */
export type OutlinePoint = readonly [radius: number, z: number];

/** An outline turned about z, from below to above on the outside; `segments` is a full turn's. */
export function turned(outline: readonly OutlinePoint[], segments = 32, creaseAt = 40): Mesh {
  return lofted(
    outline.map(([radius, z]) => ellipse(radius, radius, z, segments)),
    { creaseAt },
  );
}

/** A ring at a height: an ellipse, or what is between it and a rectangle (`square` of 2 is the ellipse, 8 nearly a box). */
export function ellipse(
  rx: number,
  ry: number,
  z: number,
  segments = 32,
  square = 2,
  middle: Vec3 = [0, 0, 0],
): Ring {
  return Array.from({ length: segments }, (_, i): Vec3 => {
    const a = (i / segments) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const k = square === 2 ? 1 : (Math.abs(c) ** square + Math.abs(s) ** square) ** (-1 / square);
    return [middle[0] + rx * c * k, middle[1] + ry * s * k, middle[2] + z];
  });
}

/** A round tube along a path of points, its bends smoothed; the radius may differ from point to point. */
export function swept(
  path: readonly Vec3[],
  radius: number | ((t: number) => number),
  options: { readonly segments?: number; readonly steps?: number; readonly lids?: boolean } = {},
): Mesh {
  const { segments = 12, steps = 6, lids = true } = options;
  const line = smoothed(path, steps);
  const at = typeof radius === 'number' ? () => radius : radius;
  let side = anySide(direction(line, 0));
  const rings = line.map((p, i): Ring => {
    const ahead = direction(line, i);
    side = unit(minus(side, scale(ahead, dot(side, ahead))));
    const up = cross(ahead, side);
    const r = at(i / (line.length - 1));
    return Array.from({ length: segments }, (_, j): Vec3 => {
      const a = (j / segments) * 2 * Math.PI;
      return plus(p, plus(scale(side, r * Math.cos(a)), scale(up, r * Math.sin(a))));
    });
  });
  return lofted(rings, { lids: lids ? 'both' : 'none', creaseAt: 60 });
}

/** A sheet over a grid of `columns` by `rows` faces; `at` tells the point for shares from 0 to 1. */
export function sheet(columns: number, rows: number, at: (u: number, v: number) => Vec3): Mesh {
  return lofted(
    Array.from({ length: rows + 1 }, (_, i) =>
      Array.from({ length: columns + 1 }, (_, j) => at(j / columns, i / rows)),
    ),
    { around: false, creaseAt: 180 },
  );
}

/** Several meshes as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const positions = new Float32Array(meshes.reduce((sum, m) => sum + m.positions.length, 0));
  const normals = new Float32Array(positions.length);
  const indices = new Uint32Array(meshes.reduce((sum, m) => sum + m.indices.length, 0));
  let [vertex, index] = [0, 0];
  for (const mesh of meshes) {
    positions.set(mesh.positions, vertex);
    normals.set(mesh.normals, vertex);
    indices.set(
      mesh.indices.map((i) => i + vertex / 3),
      index,
    );
    vertex += mesh.positions.length;
    index += mesh.indices.length;
  }
  return { positions, normals, indices, closed: meshes.every((m) => m.closed) };
}

/** A path through the points with `steps` pieces between two, curved as Catmull and Rom do (centripetal: no loops). */
export function smoothed(path: readonly Vec3[], steps: number): Vec3[] {
  if (path.length < 3 || steps < 2) return [...path];
  const at = (i: number): Vec3 =>
    path[i] ?? (i < 0 ? minus(scale(path[0]!, 2), path[1]!) : minus(scale(path.at(-1)!, 2), path.at(-2)!));
  const line: Vec3[] = [];
  for (let i = 0; i + 1 < path.length; i++) {
    const p = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
    const t = [0];
    for (let k = 1; k < 4; k++) t.push(t[k - 1]! + Math.sqrt(Math.max(1e-6, between(p[k - 1]!, p[k]!))));
    for (let s = 0; s < steps; s++) {
      const x = t[1]! + ((t[2]! - t[1]!) * s) / steps;
      const mix = (a: Vec3, b: Vec3, i0: number, i1: number): Vec3 => {
        const k = (x - t[i0]!) / (t[i1]! - t[i0]!);
        return plus(scale(a, 1 - k), scale(b, k));
      };
      const [a1, a2, a3] = [mix(p[0], p[1], 0, 1), mix(p[1], p[2], 1, 2), mix(p[2], p[3], 2, 3)];
      line.push(mix(mix(a1, a2, 0, 2), mix(a2, a3, 1, 3), 1, 2));
    }
  }
  line.push(path.at(-1)!);
  return line;
}

/** Triangles with normals: those of faces that meet at a point are averaged by their area, up to the crease. */
function shaded(
  points: readonly Vec3[],
  faces: readonly (readonly [number, number, number])[],
  creaseAt: number,
  closed: boolean,
): Mesh {
  const { placeOf, places } = placesOf(points);
  // Per face its normal, as long as twice its area, and that normal's length.
  const flat = new Float64Array(faces.length * 4);
  const sums = new Float64Array(places * 3);
  faces.forEach(([a, b, c], f) => {
    const [p, q, r] = [points[a]!, points[b]!, points[c]!];
    const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
    const [vx, vy, vz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    flat.set([x, y, z, Math.sqrt(x * x + y * y + z * z)], f * 4);
    for (const corner of [a, b, c]) {
      const o = placeOf[corner]! * 3;
      sums[o]! += x;
      sums[o + 1]! += y;
      sums[o + 2]! += z;
    }
  });
  // Where all faces lie near their mean they share a corner; elsewhere each has its own.
  const half = Math.cos((creaseAt * Math.PI) / 360) - A_HAIR;
  const sharp = new Uint8Array(places);
  faces.forEach((face, f) => {
    for (const corner of face) {
      const o = placeOf[corner]! * 3;
      const [x, y, z] = [sums[o]!, sums[o + 1]!, sums[o + 2]!];
      const along = x * flat[f * 4]! + y * flat[f * 4 + 1]! + z * flat[f * 4 + 2]!;
      if (along < half * flat[f * 4 + 3]! * Math.sqrt(x * x + y * y + z * z)) sharp[o / 3] = 1;
    }
  });
  const around = new Map<number, number[]>();
  faces.forEach((face, f) => {
    for (const corner of face) {
      const place = placeOf[corner]!;
      if (!sharp[place]) continue;
      const list = around.get(place);
      if (list) list.push(f);
      else around.set(place, [f]);
    }
  });
  const least = Math.cos((creaseAt * Math.PI) / 180) - A_HAIR;
  const positions: number[] = [];
  const normals: number[] = [];
  const add = (corner: number, x: number, y: number, z: number): number => {
    const l = Math.sqrt(x * x + y * y + z * z) || 1;
    positions.push(...points[corner]!);
    normals.push(x / l, y / l, z / l);
    return positions.length / 3 - 1;
  };
  const shared = new Int32Array(places).fill(-1);
  const indices = new Uint32Array(faces.length * 3);
  faces.forEach((face, f) => {
    face.forEach((corner, k) => {
      const place = placeOf[corner]!;
      if (!sharp[place]) {
        const o = place * 3;
        if (shared[place] === -1) shared[place] = add(corner, sums[o]!, sums[o + 1]!, sums[o + 2]!);
        indices[f * 3 + k] = shared[place]!;
        return;
      }
      let [x, y, z] = [0, 0, 0];
      for (const g of around.get(place)!) {
        const dots =
          flat[g * 4]! * flat[f * 4]! +
          flat[g * 4 + 1]! * flat[f * 4 + 1]! +
          flat[g * 4 + 2]! * flat[f * 4 + 2]!;
        if (g !== f && dots < least * flat[g * 4 + 3]! * flat[f * 4 + 3]!) continue;
        x += flat[g * 4]!;
        y += flat[g * 4 + 1]!;
        z += flat[g * 4 + 2]!;
      }
      indices[f * 3 + k] = add(corner, x, y, z);
    });
  });
  return { positions: Float32Array.from(positions), normals: Float32Array.from(normals), indices, closed };
}

/** The thousandth of an inch that a length lies in; none that people draw with lies between two. */
const cell = (v: number): number => Math.round(v * 1e3 + 0.137);

/** Numbers of the places at which points lie: those at one place, as where a ring shrinks to its middle, share one. */
function placesOf(points: readonly Vec3[]): { placeOf: Int32Array; places: number } {
  const known = new Map<number, number>();
  const placeOf = new Int32Array(points.length);
  points.forEach(([x, y, z], i) => {
    // Thousandths of an inch; a hundred inches to either side fit into the digits of a number.
    const key = (cell(x) * 2 ** 18 + cell(y)) * 2 ** 18 + cell(z);
    const place = known.get(key) ?? known.size;
    known.set(key, place);
    placeOf[i] = place;
  });
  return { placeOf, places: known.size };
}

function direction(line: readonly Vec3[], i: number): Vec3 {
  return unit(minus(line[Math.min(i + 1, line.length - 1)]!, line[Math.max(i - 1, 0)]!));
}

const anySide = (ahead: Vec3): Vec3 => unit(cross(Math.abs(ahead[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1], ahead));
const plus = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
const between = (a: Vec3, b: Vec3): number =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
const same = (a: Vec3, b: Vec3): boolean => between(a, b) < 1e-5;
const mean = (ring: Ring): Vec3 =>
  scale(
    ring.reduce((sum, p) => plus(sum, p), [0, 0, 0] as Vec3),
    1 / ring.length,
  );
