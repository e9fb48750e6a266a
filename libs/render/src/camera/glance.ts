import type { Item } from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import type { Kernel } from '../wasm/kernel.js';
import { frontality } from './fronts.js';
import { cutsFeet } from './in-frame.js';
import { carriedOutOf, hungTaken } from './staged-taken.js';
import type { Subject } from './subjects.js';
import { type LevelCamera, levelCamera, SHAPE } from './view.js';
import { ENDS, HUNG, NEAR, RUNS, WALL_LIKE, WALLED, worthOf } from './worth.js';

/** A thing as high as this, in inches, hides the room behind it where it is seen from its side. */
const TALL = 60;
const SIDE_ON = 0.85;

/** Share of the rows above the eye's height where the lens is shifted down. */
const EYE_ROW = 0.38;

/** A wall nearer than this, in metres or as a share of the room's longer side, hides the room at a picture's edge. */
const IN_THE_WAY = 2;
const IN_THE_WAY_SHARE = 0.4;

/**
 * What is nearer than this, in metres (4 ft), and no subject is in the way.
 */
export const FOREGROUND = 1.22;

/** What is nearer than this, in metres, stands in the way, but for what needs more air (`NEAR`). */
const IN_FRONT = 1.1;

/** Share of the picture that is left free beside and below what it is of. */
const AIR = 0.05;

/** Steps of distance, metres, and how many there are: a room's diagonal has less than 25 m. */
export const STEP = 0.1;
const STEPS = 256;

/** What a small picture through a camera shows, counted in its pixels; things by their place among the room's. */
export interface Glance {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of each thing that is far enough to be looked at. */
  readonly seen: Map<number, number>;
  /** How near each thing comes, metres. */
  readonly nearest: Map<number, number>;
  /** Things that the picture's edge cuts, those that stand tight to it, those that its sides cut, and those in its lower corners. */
  readonly cut: Set<number>;
  readonly tight: Set<number>;
  readonly sides: Set<number>;
  readonly corners: Set<number>;
  /** In each column, pixels of wall that stands in the way, and of walls, ceiling, floor and rugs with nothing on them. */
  readonly wall: Uint8Array;
  readonly empty: Uint8Array;
  /** What the row at the height of the eye meets. */
  readonly atEye: Ray[];
  /** Pixels of what stands close before the camera, of near wall at a side, of what is in the way, of sky, of shell and floor. */
  before: number;
  jamb: number;
  near: number;
  sky: number;
  shell: number;
  floor: number;
  /** Pixels of flat ceiling, of floor that nothing covers, and of rugs. */
  ceiling: number;
  bare: number;
  rug: number;
  /** How many pixels are so many times `STEP` away: of things, walls and rugs left out, and of everything in the room. */
  readonly far: number[];
  readonly all: number[];
  /** What the edges cut, by what each thing counts. */
  cutAside: number;
  cutBelow: number;
  cutAbove: number;
}

export function glanceAt(
  kernel: Kernel,
  camera: LevelCamera,
  scene: Scene,
  subjects: readonly Subject[],
  columns: number,
): Glance {
  const { items } = scene.room;
  const named = new Set(subjects.flatMap((subject) => subject.items));
  const rows = Math.round(columns * (camera.shape ?? SHAPE));
  const glance = nothingSeen(columns, rows);
  const air = Math.floor(columns * AIR);
  const eyeRow = Math.floor(rows * EYE_ROW);
  const hides = items.map((item) => hidesAtEye(item, camera));
  const nears = items.map(({ kind }) => NEAR[kind] ?? IN_FRONT);
  // Counted by the number of the thing; the maps are made of it at the end.
  const seen = new Array<number>(items.length).fill(0);
  const nearest = new Array<number>(items.length).fill(Number.POSITIVE_INFINITY);
  const inTheWay = Math.min(IN_THE_WAY, IN_THE_WAY_SHARE * Math.max(scene.width, scene.depth));
  const heightOf = heightsAlong(camera, columns, rows);
  // What the picture will do without shows the wall behind it.
  const taken = hungTaken(levelCamera(camera), scene.room, camera.shape ?? SHAPE);
  const carriedOut = carriedOutOf(levelCamera(camera), scene, camera.shape ?? SHAPE);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const met = kernel.itemAt(x + 0.5, y + 0.5, columns, rows);
      const index = taken.has(met) ? -1 : met;
      const distance = kernel.itemDistance();
      // What is only staged is left out where it would be in the way: what is then seen there is bare.
      if (index < -1) {
        glance.shell++;
        const isRug = heightOf(x, y, distance) < SKIN;
        if (isRug) glance.rug++;
        if (isRug || carriedOut.has(index)) glance.empty[x]!++;
        if (y === eyeRow) glance.atEye.push({ hides: false, distance });
        continue;
      }
      const step = Math.min(STEPS - 1, Math.floor(distance / STEP));
      if (distance < 1e6) glance.all[step]!++;
      const kind = index < 0 ? undefined : items[index]?.kind;
      if (distance < inTheWay && (index < 0 || WALL_LIKE.includes(kind!))) glance.wall[x]!++;
      if (distance < FOREGROUND && !named.has(index)) glance.before++;
      if (y === eyeRow) glance.atEye.push({ hides: index >= 0 && hides[index]!, distance });
      if (index < 0) {
        if (distance > 1e6) glance.sky++;
        else {
          glance.shell++;
          glance.empty[x]!++;
          if (y > rows * 0.6) glance.floor++;
          const high = heightOf(x, y, distance);
          if (high > scene.height - SKIN) glance.ceiling++;
          else if (high < SKIN) glance.bare++;
          if (distance < 0.9) glance.near++;
          if (distance < FOREGROUND && (x === 0 || x === columns - 1)) glance.jamb++;
        }
        continue;
      }
      if (kind === 'rug' || WALL_LIKE.includes(kind!)) glance.empty[x]!++;
      if (kind === 'rug') glance.rug++;
      else if (!WALL_LIKE.includes(kind!)) glance.far[step]!++;
      if (x === 0 || x === columns - 1) {
        glance.sides.add(index);
        glance.cutAside += cutsAt(items[index]!);
        if (y === rows - 1) glance.corners.add(index);
      }
      if (y === rows - 1) glance.cutBelow += cutsAt(items[index]!);
      if (y === 0) glance.cutAbove += cutsAbove(kind!);
      if (x === 0 || x === columns - 1 || y === rows - 1) glance.cut.add(index);
      if (x < air || x >= columns - air || y >= rows - air) glance.tight.add(index);
      if (distance < nearest[index]!) nearest[index] = distance;
      // What is close by stands in the way.
      if (distance < nears[index]!) glance.near += distance < 0.8 ? 2 : 1;
      if (distance > 0.9 && kind !== 'rug') seen[index]!++;
    }
  }
  for (const [index, count] of seen.entries()) {
    if (count > 0) glance.seen.set(index, count);
    if (nearest[index]! < Number.POSITIVE_INFINITY) glance.nearest.set(index, nearest[index]!);
  }
  for (const index of glance.seen.keys())
    if (!RUNS.includes(items[index]!.kind) && cutsFeet(items[index]!, camera)) glance.cut.add(index);
  return glance;
}

/** A glance before its first pixel. */
const nothingSeen = (columns: number, rows: number): Glance => ({
  ...{
    columns,
    rows,
    seen: new Map(),
    nearest: new Map(),
    cut: new Set(),
    tight: new Set(),
    sides: new Set(),
    corners: new Set(),
  },
  ...{ wall: new Uint8Array(columns), empty: new Uint8Array(columns), atEye: [] },
  ...{ before: 0, jamb: 0, near: 0, sky: 0, shell: 0, floor: 0 },
  ...{
    ceiling: 0,
    bare: 0,
    rug: 0,
    far: new Array<number>(STEPS).fill(0),
    all: new Array<number>(STEPS).fill(0),
    cutAside: 0,
    cutBelow: 0,
    cutAbove: 0,
  },
});

/** How far from floor or ceiling, metres, what is met is taken for it. */
const SKIN = 0.05;

/** The height over the floor, metres, of what the ray through a pixel meets after a distance. */
function heightsAlong(
  { z, up, halfWidth }: LevelCamera,
  columns: number,
  rows: number,
): (x: number, y: number, distance: number) => number {
  const pixel = (2 * halfWidth) / columns;
  return (x, y, distance) => {
    const [u, v] = [(x + 0.5 - columns / 2) * pixel, up + (rows / 2 - y - 0.5) * pixel];
    return z + (distance * v) / Math.sqrt(1 + u * u + v * v);
  };
}

/** Whether a thing hides what is behind it at the height of the eye. */
const hidesAtEye = (item: Item, camera: LevelCamera): boolean =>
  WALL_LIKE.includes(item.kind) ||
  (item.box.z < 24 &&
    item.box.z + item.box.heightIn >= TALL &&
    !WALLED.includes(item.kind) &&
    item.kind !== 'curtain' &&
    frontality(item, camera) < SIDE_ON);

/** What it counts where the picture's edge cuts a thing: a run none, what ends one little, what one looks for most. */
function cutsAt(item: Item): number {
  if (item.group === 'island') return 1;
  if (RUNS.includes(item.kind)) return 0;
  if (ENDS.includes(item.kind)) return 0.4;
  if (WALLED.includes(item.kind)) return 1;
  const worth = worthOf(item);
  return worth >= 3.5 ? 1.7 : worth > 1 ? 1 : 0.5;
}

/** The same of the upper edge: what hangs on a wall counts whole, cabinets half. */
const cutsAbove = (kind: Item['kind']): number =>
  HUNG.includes(kind) ? 1 : kind === 'wall-cabinet' || kind === 'corner-wall-cabinet' ? 0.5 : 0;

/** What a ray at the eye's height meets: whether that hides what is behind it, and how far away it is, in metres. */
export interface Ray {
  readonly hides: boolean;
  readonly distance: number;
}
