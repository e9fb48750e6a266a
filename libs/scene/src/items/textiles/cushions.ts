/** Upholstery: pillows, box cushions with crown and piping, arms, throws over a seat. Inches. */
import { randomFrom } from '@plumbline/concept';
import { type ItemFrame, type Turn, turnedAxes } from '../../builder.js';
import { fallen } from '../../mesh/cloth/fallen.js';
import { stuffed } from '../../mesh/cloth/stuffed.js';
import { fringed } from '../../mesh/fringe.js';
import type { Mesh } from '../../mesh/mesh.js';
import { ellipse, joined, lofted, type Ring, smoothed, swept } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';

/** How many pillows of a size there are, each creased in its own way. */
const CREASES = 2;

/** A pillow of these half sizes, `half[1]` its thickness. */
export function pillow(f: ItemFrame, at: Vec3, [a, b, c]: Vec3, m: number, turn: Turn = {}, which = 0): void {
  const form = Math.floor(which * CREASES) % CREASES;
  // One shape serves all sizes that are nearly alike.
  const [wide, high] = [2 * Math.round(a / 2), 2 * Math.round(c / 2)];
  const thick = Math.round(b);
  f.mesh(
    `pillow ${[wide, high, thick, form].join()}`,
    () => stuffed(wide, high, thick, 71 + form * 13 + wide * 7 + high),
    m,
    { at, turn, scale: [a / wide, b / thick, c / high] },
  );
}

/** A pillow at its place. */
export interface Pillow {
  readonly at: Vec3;
  readonly half: Vec3;
  readonly turn: Turn;
}

/** How far pillows press into one another where they touch. */
const PRESSED = 0.4;

/** A pillow's half thickness at shares of its half width and height: nearly all of it but for its seams. */
const thickAt = (half: number, u: number, v: number): number =>
  u * u < 1 && v * v < 1 ? half * ((1 - u * u) * (1 - v * v)) ** 0.18 : 0;

/** How many places along each side of a pillow are looked at, and how far these are from its middle. */
const LOOKS = 9;
const SHARES = Array.from({ length: LOOKS }, (_, i) => ((2 * i) / (LOOKS - 1) - 1) * 0.98);

/** Places about all of a pillow's two faces, three numbers each. */
function facesOf({ at, half, turn }: Pillow): Float64Array {
  const axes = turnedAxes(turn);
  const places = new Float64Array(SHARES.length ** 2 * 2 * 3);
  let i = 0;
  for (const u of SHARES)
    for (const v of SHARES) {
      const thick = thickAt(half[1], u, v);
      for (const side of [-thick, thick])
        for (let k = 0; k < 3; k++)
          places[i++] =
            at[k]! + u * half[0] * axes[0]![k]! + side * axes[1]![k]! + v * half[2] * axes[2]![k]!;
    }
  return places;
}

/** Whether any of some places, moved by so much along y, lies deeper in a pillow than one presses into another. */
function pressesInto({ at, half: [a, b, c], turn }: Pillow, places: Float64Array, by: number): boolean {
  const [ax, ay, az] = turnedAxes(turn) as [Vec3, Vec3, Vec3];
  for (let i = 0; i < places.length; i += 3) {
    const dx = places[i]! - at[0];
    const dy = places[i + 1]! + by - at[1];
    const dz = places[i + 2]! - at[2];
    const x = Math.abs(ax[0] * dx + ax[1] * dy + ax[2] * dz);
    const y = Math.abs(ay[0] * dx + ay[1] * dy + ay[2] * dz);
    const z = Math.abs(az[0] * dx + az[1] * dy + az[2] * dz);
    if (a - x <= PRESSED || b - y <= PRESSED || c - z <= PRESSED) continue;
    if (thickAt(b, x / a, z / c) - y > PRESSED) return true;
  }
  return false;
}

/** So far a pillow is moved at most. Inches. */
const FURTHEST = 24;

/**
 * A pillow moved towards the front from where it was told, until it leans on others and is in none of them; undefined
 * where there is no such place.
 */
export function leant(pillow: Pillow, others: readonly Pillow[]): Pillow | undefined {
  const faces = facesOf(pillow);
  const theirs = others.map((other) => ({ other, faces: facesOf(other) }));
  const isFree = (by: number): boolean =>
    theirs.every((t) => !pressesInto(t.other, faces, -by) && !pressesInto(pillow, t.faces, by));
  for (let by = 0; by < FURTHEST; by += 0.4)
    if (isFree(by)) return { ...pillow, at: [pillow.at[0], pillow.at[1] - by, pillow.at[2]] };
  return undefined;
}

const AROUND = 56;

interface BoxCushion {
  /** How far its face stands out in the middle. */
  readonly crown: number;
  /** How deep one has sat into it, behind the middle of its front. */
  readonly sag?: number;
  /** The cord in its seams; without a material there is none. */
  readonly piping?: number;
  /** The cord's radius. */
  readonly cord?: number;
  /** Which of a few ways it is creased. */
  readonly which?: number;
  /** Whether it is drawn over a frame and both of its faces are seen. */
  readonly both?: boolean;
}

/** A box cushion about `at`: half sizes, `half[2]` its border's; its faces stand out above and below. */
export function boxCushion(
  f: ItemFrame,
  at: Vec3,
  half: Vec3,
  m: number,
  turn: Turn,
  cushion: BoxCushion,
): void {
  const { crown, sag = 0, piping, cord = 0.19, which = 0, both = false } = cushion;
  const least = half.map((v) => Math.max(0.25, v)) as [number, number, number];
  const [a, b, h] = least.map((v) => Math.round(v * 4) / 4) as [number, number, number];
  const form = Math.floor(which * 3) % 3;
  const next = randomFrom(form * 31 + 7);
  const waves = [next() * 6, next() * 6, next() * 6, next() * 6] as const;
  const scale: Vec3 = [least[0] / a, least[1] / b, 1];
  // The border bellies out between its seams.
  const border: readonly (readonly [z: number, inset: number])[] = [
    [-1, 0.42],
    [-0.92, 0.2],
    [-0.5, 0.04],
    [0, 0],
    [0.5, 0.04],
    [0.92, 0.2],
    [1, 0.42],
  ];
  const face: readonly (readonly [inset: number, rise: number])[] = [
    [0.9, 0.3],
    [1.8, 0.5],
    [3.2, 0.68],
    [5.2, 0.84],
    [8, 0.95],
    [12, 1],
  ];
  // On a narrow cushion the face's rings lie closer together: the innermost stays a field and not a slit.
  const drawn = Math.min(1, (Math.min(a, b) * 0.72) / 12.42);
  // A panel that is drawn over a frame is straighter than a cushion, and hardly creased.
  const [square, loose] = both ? [12, 0.3] : [9, 1];
  const ring = (z: number, inset: number): Ring => ellipse(a - inset, b - inset, z, AROUND, square);
  const creased = ([x, y, z]: Vec3): Vec3 => {
    const [u, v] = [x / a, y / b];
    const inner = Math.max(0, 1 - u * u) * Math.max(0, 1 - v * v);
    const seat = z > 0 ? -sag * inner * (0.75 - 0.35 * v + 0.12 * Math.sin(u * 4 + waves[0])) : 0;
    const crease =
      (Math.sin(u * 7 + v * 3 + waves[1]) * Math.sin(v * 5 - u * 2 + waves[2]) * 0.16 +
        Math.sin((u + v) * 11 + waves[3]) * 0.05) *
      Math.sqrt(inner) *
      loose;
    // The front's seam hangs a little where one sits.
    const front = v < -0.8 && z > 0 ? -sag * 0.35 * (1 - u * u) : 0;
    return [x, y, z + seat + front + crease * Math.sign(z)];
  };
  f.mesh(
    `box cushion ${[a, b, h, crown, sag, form, both].join()}`,
    () => {
      const top = face.map(([inset, rise]) => ring(h + crown * rise, 0.42 + inset * drawn));
      // Nobody looks at a seat from below.
      const bottom = both
        ? face.map(([inset, rise]) => ring(-h - crown * rise, 0.42 + inset * drawn)).toReversed()
        : [ring(-h - crown * 0.1, Math.min(1.6, Math.min(a, b) * 0.5))];
      const rings = [...bottom, ...border.map(([z, inset]) => ring(z * h, inset)), ...top];
      return lofted(
        rings.map((r) => r.map(creased)),
        { lids: 'both', creaseAt: 75 },
      );
    },
    m,
    { at, turn, scale },
  );
  if (piping === undefined) return;
  for (const s of [-1, 1])
    f.mesh(
      `cushion piping ${[a, b, h, sag, form, s, cord, both].join()}`,
      () => {
        const path = ring(s * h, 0.3).map(creased);
        return swept([...path, path[0]!], cord, { segments: 4, steps: 1, lids: false });
      },
      piping,
      { at, turn, scale },
    );
}

/** An arm that rolls outwards: its section carried from back to front, the front's edge piped. `side` is -1 or 1. */
export function rolledArm(
  f: ItemFrame,
  side: number,
  x: number,
  y0: number,
  y1: number,
  z0: number,
  top: number,
  m: number,
): void {
  const r = 3.4;
  const section: [number, number][] = [];
  // From the foot of the inside up, over the roll and back below it.
  section.push([-2.2, z0], [-2.2, z0 + (top - z0) * 0.4], [-2.25, top - r]);
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI - (i / 14) * Math.PI * 1.35;
    section.push([1.1 + r * Math.cos(a), top - r + r * Math.sin(a)]);
  }
  section.push([2.2, top - r * 1.9], [2, z0 + (top - z0) * 0.3], [2, z0]);
  const ring = (y: number, inset: number): Ring => {
    const [cx, cz] = [0.4, (z0 + top) / 2];
    return section.map(([px, pz]): Vec3 => {
      const [dx, dz] = [px - cx, pz - cz];
      const l = Math.hypot(dx, dz);
      const k = (l - inset) / l;
      return [side * (cx + dx * k), y, cz + dz * k];
    });
  };
  const name = [side, y1 - y0, z0, top].map((v) => v.toFixed(2)).join();
  f.mesh(
    `rolled arm ${name}`,
    () =>
      lofted(
        [
          ring(y1, 0.6),
          ring(y1 - 0.4, 0.1),
          ring(y0 + 0.7, 0),
          ring(y0 + 0.2, 0.15),
          ring(y0, 0.55),
          ring(y0 + 0.12, 0.9),
        ],
        { lids: 'both', creaseAt: 55 },
      ),
    m,
    { at: [x, 0, 0] },
  );
  f.mesh(
    `rolled arm piping ${name}`,
    () => {
      const path = ring(y0 + 0.05, 0.4);
      return swept(path.slice(1, -1), 0.2, { segments: 6, steps: 2 });
    },
    m,
    { at: [x, 0, 0] },
  );
}

/** A throw let fall over a seat's front: over the seat of height `seatZ`, the front at `front`. */
export function throwOver(
  f: ItemFrame,
  x: number,
  front: number,
  back: number,
  seatZ: number,
  m: number,
  seed: number,
): void {
  f.mesh(
    `throw ${[front, back, seatZ, seed % 3].map((v) => v.toFixed(1)).join()}`,
    () =>
      fallen({
        middle: [0, (front + back) / 2 - 4, seatZ + 3],
        // As wide as it was knitted; dropped, it lies askew and in folds.
        half: [9.6, (back - front) / 2 + 6.5],
        askew: [0.13, -0.11, 0.17][seed % 3]!,
        gathered: 0.74,
        supports: [
          // A cushion's nose bulges before its seam.
          { min: [-40, front - 0.9, 3], max: [40, back + 8, seatZ + 0.5], radius: 3 },
          { min: [-40, back - 2, 3], max: [40, back + 8, seatZ + 16], radius: 2 },
        ],
        grain: 1.15,
        thick: 0.55,
        creased: 2,
        stiff: 0.012,
        fringe: 2.4,
        floor: 1,
        seed: 40 + (seed % 3),
        steps: 60,
      }),
    m,
    { at: [x, 0, 0] },
  );
}

/** A sofa's back from the side: its rear face, where its frame's top is, and the loose cushions before it. */
export interface BackOutline {
  readonly rear: number;
  readonly frameTop: number;
  /** The middle of a back cushion. */
  readonly y: number;
  readonly z: number;
  readonly cushion: BackCushion;
}

/** A cushion that leans on a back: half its height and thickness, how far its face stands out, how far it leans, degrees. */
export interface BackCushion {
  readonly rise: number;
  readonly half: number;
  readonly crown: number;
  readonly lean: number;
}

/** A place on a back cushion's front, so far below its upper seam, `off` inches before its face: y and z. */
function onCushion({ y, z, cushion }: BackOutline, down: number, off: number): readonly [number, number] {
  const { rise, half, crown, lean } = cushion;
  const [s, c] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  const up = rise - down;
  // The face stands out most a hand from its seams.
  const stands = half + crown * Math.min(1, 0.3 + 0.16 * Math.max(0, down)) + off;
  return [y + up * s - stands * c, z + up * c + stands * s];
}

/** A throw hung over a sofa's back: one end lies down its cushions, the other hangs lower behind. */
export function throwOnBack(f: ItemFrame, x: number, back: BackOutline, m: number, seed: number): void {
  const name = [back.rear - back.y, back.z, back.frameTop].map((v) => v.toFixed(1)).join();
  f.mesh(`throw on back ${name} ${seed % 5}`, () => hungOver(back, seed % 5), m, { at: [x, back.rear, 0] });
}

/** The cloth of it, about the middle of the back's rear edge. */
function hungOver(back: BackOutline, which: number): Mesh {
  const { rear, frameTop } = back;
  const [before, behind] = [10 + (which % 3), 14 + ((which * 5) % 4)];
  const before0 = (down: number, off: number): readonly [number, number] => {
    const [y, z] = onCushion(back, down, off);
    return [y - rear, z];
  };
  const [topY, topZ] = before0(-0.6, -back.cushion.half);
  const line = smoothed(
    (
      [
        ...[before, before * 0.75, before * 0.5, before * 0.25, 1].map((down) => before0(down, 0.55)),
        [topY, topZ + 0.5],
        [topY + 2, topZ - 0.4],
        [-1.8, frameTop + 0.7],
        [0.1, frameTop - 0.4],
        [0.55, frameTop - 3],
        [0.6, frameTop - behind * 0.6],
        [0.7, frameTop - behind],
      ] as readonly (readonly [number, number])[]
    ).map(([y, z]): Vec3 => [0, y, z]),
    4,
  );
  const [columns, rows, half] = [40, line.length, 12.5];
  const skin = (out: number): Ring[] =>
    line.map(([, y, z], i): Ring => {
      const t = i / (rows - 1);
      // Where it hangs free it falls in soft folds; on the top it lies flat.
      const free = Math.min(1, Math.abs(t - 0.45) / 0.5) ** 1.2;
      const [next, last] = [line[Math.min(i + 1, rows - 1)]!, line[Math.max(i - 1, 0)]!];
      const [dy, dz] = [next[1] - last[1], next[2] - last[2]];
      const l = Math.hypot(dy, dz) || 1;
      const askew = (t - 0.5) * (((which % 3) - 1) * 3.4 + 1.2);
      return Array.from({ length: columns + 1 }, (_, j): Vec3 => {
        const u = (j / columns) * 2 - 1;
        const folds = 0.8 * Math.sin(u * 6 + t * 1.4 + which) + 0.34 * Math.sin(u * 15 + t * 3 + which);
        const by = 0.12 + (0.25 + 0.75 * free) * Math.max(0, folds + 0.3) + out;
        return [u * half * (1 - 0.1 * free) + askew, y - (dz / l) * by, z + (dy / l) * by];
      });
    });
  const [outer, inner] = [skin(0.5), skin(0)];
  const cloth = lofted(
    outer.map((ring, i): Ring => [...ring, ...inner[i]!.toReversed()]),
    { lids: 'both', creaseAt: 60 },
  );
  const hem = (at: number, within: number): Mesh => fringed(outer[at]!, outer[within]!, 2.2, 0);
  return joined([cloth, hem(0, 1), hem(rows - 1, rows - 2)]);
}
