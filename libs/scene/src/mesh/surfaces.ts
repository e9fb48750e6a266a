/**
 * Surfaces from the drawings that things are made from: an outline that is turned, a section that follows a path,
 * sections that pass into one another, a sheet. Lengths are inches.
 */
import { cross, dot, unit, type Vec3 } from '../vector.js';
import type { Mesh } from './mesh.js';

/** A ring of points: the same number in each ring of a surface. */
export type Ring = readonly Vec3[];

interface Skin {
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
  const count = rings.length * n;
  const across = around ? n : n - 1;
  const last = loop ? rings.length : rings.length - 1;
  const ends = [
    ...(lids === 'first' || lids === 'both' ? [0] : []),
    ...(lids === 'last' || lids === 'both' ? [rings.length - 1] : []),
  ];
  const at = new Float64Array((count + ends.length) * 3);
  let filled = 0;
  for (const ring of rings)
    for (const p of ring) {
      at[filled++] = p[0];
      at[filled++] = p[1];
      at[filled++] = p[2];
    }
  const corners = new Uint32Array((last * across * 2 + ends.length * n) * 3);
  let used = 0;
  const face = (a: number, b: number, c: number): void => {
    if (isOnePoint(at, a, b) || isOnePoint(at, b, c) || isOnePoint(at, c, a)) return;
    corners[used++] = a;
    corners[used++] = b;
    corners[used++] = c;
  };
  for (let i = 0; i < last; i++)
    for (let j = 0; j < across; j++) {
      const low = i * n;
      const high = i + 1 === rings.length ? 0 : low + n;
      const next = j + 1 === n ? 0 : j + 1;
      const a = low + j;
      const b = low + next;
      const c = high + next;
      const d = high + j;
      // The shorter diagonal keeps a twisted face smooth.
      if (Math.sqrt(squared(at, a, c)) <= Math.sqrt(squared(at, b, d)) + A_HAIR) {
        face(a, b, c);
        face(a, c, d);
      } else {
        face(a, b, d);
        face(b, c, d);
      }
    }
  ends.forEach((ring, k) => {
    const middle = count + k;
    at.set(mean(rings[ring]!), middle * 3);
    for (let j = 0; j < n; j++) {
      const [a, b] = [ring * n + j, ring * n + ((j + 1) % n)];
      if (ring > 0) face(a, b, middle);
      else face(b, a, middle);
    }
  });
  const faces = corners.subarray(0, used);
  const closed = around && (lids === 'both' || loop);
  // A ring may have been drawn the other way round: what is closed knows its outside.
  if (closed && volume(at, faces) < 0)
    for (let f = 0; f < used; f += 3) [faces[f], faces[f + 2]] = [faces[f + 2]!, faces[f]!];
  return shaded(at, faces, creaseAt, closed);
}

/** Square of the distance of two points. */
function squared(at: Float64Array, a: number, b: number): number {
  const x = at[a * 3]! - at[b * 3]!;
  const y = at[a * 3 + 1]! - at[b * 3 + 1]!;
  const z = at[a * 3 + 2]! - at[b * 3 + 2]!;
  return x * x + y * y + z * z;
}

/** Whether two points are less than a hundred-thousandth of an inch apart. */
const isOnePoint = (at: Float64Array, a: number, b: number): boolean => squared(at, a, b) < 1e-10;

/** Six times the volume that faces enclose. */
function volume(at: Float64Array, faces: Uint32Array): number {
  let sum = 0;
  for (let f = 0; f < faces.length; f += 3) {
    const a = faces[f]! * 3;
    const b = faces[f + 1]! * 3;
    const c = faces[f + 2]! * 3;
    sum +=
      at[a]! * (at[b + 1]! * at[c + 2]! - at[b + 2]! * at[c + 1]!) +
      at[a + 1]! * (at[b + 2]! * at[c]! - at[b]! * at[c + 2]!) +
      at[a + 2]! * (at[b]! * at[c + 1]! - at[b + 1]! * at[c]!);
  }
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

/**
 * Triangles with normals: those of faces that meet at a point are averaged by their area, up to the crease. `at` are
 * the points' coordinates, `faces` three points each.
 */
function shaded(at: Float64Array, faces: Uint32Array, creaseAt: number, closed: boolean): Mesh {
  const { placeOf, places } = placesOf(at);
  const count = faces.length / 3;
  const { flat, sums } = faceNormals(at, faces, placeOf, places);
  const sharp = sharpPlaces(faces, placeOf, { flat, sums }, creaseAt);
  const { around, first } = facesAround(faces, placeOf, sharp);
  const least = Math.cos((creaseAt * Math.PI) / 180) - A_HAIR;
  const positions = new Float32Array(faces.length * 3);
  const normals = new Float32Array(faces.length * 3);
  let vertices = 0;
  const add = (corner: number, x: number, y: number, z: number): number => {
    const l = Math.sqrt(x * x + y * y + z * z) || 1;
    const o = vertices * 3;
    for (let axis = 0; axis < 3; axis++) positions[o + axis] = at[corner * 3 + axis]!;
    normals[o] = x / l;
    normals[o + 1] = y / l;
    normals[o + 2] = z / l;
    return vertices++;
  };
  const shared = new Int32Array(places).fill(-1);
  const indices = new Uint32Array(faces.length);
  for (let f = 0; f < count; f++)
    for (let k = 0; k < 3; k++) {
      const corner = faces[f * 3 + k]!;
      const place = placeOf[corner]!;
      if (!sharp[place]) {
        const o = place * 3;
        if (shared[place] === -1) shared[place] = add(corner, sums[o]!, sums[o + 1]!, sums[o + 2]!);
        indices[f * 3 + k] = shared[place]!;
        continue;
      }
      let x = 0;
      let y = 0;
      let z = 0;
      for (let i = first[place]!; i < first[place + 1]!; i++) {
        const g = around[i]!;
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
    }
  return {
    positions: positions.slice(0, vertices * 3),
    normals: normals.slice(0, vertices * 3),
    indices,
    closed,
  };
}

/** Of each face its normal, as long as twice its area, with that length; of each place the sum of its faces' normals. */
interface Normals {
  readonly flat: Float64Array;
  readonly sums: Float64Array;
}

function faceNormals(at: Float64Array, faces: Uint32Array, placeOf: Int32Array, places: number): Normals {
  const count = faces.length / 3;
  const flat = new Float64Array(count * 4);
  const sums = new Float64Array(places * 3);
  for (let f = 0; f < count; f++) {
    const p = faces[f * 3]! * 3;
    const q = faces[f * 3 + 1]! * 3;
    const r = faces[f * 3 + 2]! * 3;
    const ux = at[q]! - at[p]!;
    const uy = at[q + 1]! - at[p + 1]!;
    const uz = at[q + 2]! - at[p + 2]!;
    const vx = at[r]! - at[p]!;
    const vy = at[r + 1]! - at[p + 1]!;
    const vz = at[r + 2]! - at[p + 2]!;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    flat[f * 4] = x;
    flat[f * 4 + 1] = y;
    flat[f * 4 + 2] = z;
    flat[f * 4 + 3] = Math.sqrt(x * x + y * y + z * z);
    for (let k = 0; k < 3; k++) {
      const o = placeOf[faces[f * 3 + k]!]! * 3;
      sums[o]! += x;
      sums[o + 1]! += y;
      sums[o + 2]! += z;
    }
  }
  return { flat, sums };
}

/** Where all faces lie near their mean they share a corner; elsewhere, at a sharp place, each has its own. */
function sharpPlaces(
  faces: Uint32Array,
  placeOf: Int32Array,
  { flat, sums }: Normals,
  creaseAt: number,
): Uint8Array {
  const count = faces.length / 3;
  const half = Math.cos((creaseAt * Math.PI) / 360) - A_HAIR;
  const sharp = new Uint8Array(sums.length / 3);
  for (let f = 0; f < count; f++)
    for (let k = 0; k < 3; k++) {
      const place = placeOf[faces[f * 3 + k]!]!;
      const o = place * 3;
      const x = sums[o]!;
      const y = sums[o + 1]!;
      const z = sums[o + 2]!;
      const along = x * flat[f * 4]! + y * flat[f * 4 + 1]! + z * flat[f * 4 + 2]!;
      if (along < half * flat[f * 4 + 3]! * Math.sqrt(x * x + y * y + z * z)) sharp[place] = 1;
    }
  return sharp;
}

/** The faces that meet at each sharp place: those of place p are `around` from `first[p]` to `first[p + 1]`. */
function facesAround(
  faces: Uint32Array,
  placeOf: Int32Array,
  sharp: Uint8Array,
): { around: Uint32Array; first: Uint32Array } {
  const first = new Uint32Array(sharp.length + 1);
  for (const corner of faces) if (sharp[placeOf[corner]!]) first[placeOf[corner]! + 1]!++;
  for (let place = 0; place < sharp.length; place++) first[place + 1]! += first[place]!;
  const around = new Uint32Array(first[sharp.length]!);
  const filled = first.slice();
  faces.forEach((corner, i) => {
    const place = placeOf[corner]!;
    if (sharp[place]) around[filled[place]!++] = Math.floor(i / 3);
  });
  return { around, first };
}

/** The thousandth of an inch that a length lies in; none that people draw with lies between two. */
const cell = (v: number): number => Math.round(v * 1e3 + 0.137);

/** Numbers of the places at which points lie: those at one place, as where a ring shrinks to its middle, share one. */
function placesOf(at: Float64Array): { placeOf: Int32Array; places: number } {
  const count = at.length / 3;
  const cells = new Int32Array(at.length);
  for (let i = 0; i < at.length; i++) cells[i] = cell(at[i]!);
  // A hash table of points, each the first one at its place.
  const slots = 2 ** Math.ceil(Math.log2(count * 2 + 2));
  const table = new Int32Array(slots).fill(-1);
  const placeOf = new Int32Array(count);
  let places = 0;
  for (let i = 0; i < count; i++) {
    const x = cells[i * 3]!;
    const y = cells[i * 3 + 1]!;
    const z = cells[i * 3 + 2]!;
    let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
    h ^= h >>> 15;
    let slot = h & (slots - 1);
    while (true) {
      const other = table[slot]!;
      if (other === -1) {
        table[slot] = i;
        placeOf[i] = places++;
        break;
      }
      if (cells[other * 3] === x && cells[other * 3 + 1] === y && cells[other * 3 + 2] === z) {
        placeOf[i] = placeOf[other]!;
        break;
      }
      slot = (slot + 1) & (slots - 1);
    }
  }
  return { placeOf, places };
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
const mean = (ring: Ring): Vec3 =>
  scale(
    ring.reduce((sum, p) => plus(sum, p), [0, 0, 0] as Vec3),
    1 / ring.length,
  );
