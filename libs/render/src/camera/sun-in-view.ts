/** Where the sun stands for a picture: so that light from a side lies in it, as a photographer waits for. */
import type { Item } from '@plumbline/concept';
import type { Light, Scene, Vec3 } from '@plumbline/scene';
import { type SceneCamera, SHAPE } from './view.js';

const METRE = 0.0254;
/** Radians from a wall's outward normal, to both sides, and above the horizon: of a morning or an afternoon. */
const ASIDE = [0.35, 0.6, 0.85] as const;
const HEIGHTS = [0.42, 0.54, 0.66] as const;
/** Places of a window that are followed, as shares of its half sides: its frame takes the rest. */
const ACROSS = [-0.8, -0.4, 0, 0.4, 0.8] as const;
const UP = [-0.8, -0.4, 0, 0.4, 0.8] as const;
/** How thick the wall is through which the sun comes, metres: aslant its jambs keep some of it. */
const REVEAL = 0.13;
/** A share of the picture that is enough: more sun only burns. */
const ENOUGH = 0.05;
/** What sun is worth on a floor, a wall and a thing: on white fronts and porcelain its patch bleaches. */
const WORTH = { floor: 1, wall: 0.55, thing: 0.35 } as const;
/** From behind the camera it shows no form: of its worth this is left. */
const FROM_BEHIND = 0.35;
/** By how many times another place must be worth more than the scene's own. */
const CLEARLY = 1.3;
/** What is lower than this, inches, lies on the floor like a rug. */
const FLAT_THING = 3;
/** Part of the picture's half sides within which a patch counts whole. */
const WELL_INSIDE = 0.9;

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

interface Solid {
  readonly min: Vec3;
  readonly max: Vec3;
}

interface Met {
  readonly place: Vec3;
  readonly normal: Vec3;
  readonly worth: number;
}

/** The scene's sun, or one by which clearly more of the picture is sunlit; the room's own where it has none. */
export function sunInView(scene: Scene, view: SceneCamera): Vec3 {
  const { sun, sunlight } = scene.daylight;
  const windows = scene.lights.filter(({ kind }) => kind === 'window');
  if (sunlight[0] <= 0 || windows.length === 0) return sun;
  const solids = scene.room.items.flatMap(solidsOf);
  const worth = (towards: Vec3): number => worthOf(towards, scene, windows, solids, view);
  let [best, most] = [sun, worth(sun) * CLEARLY];
  for (const towards of placesOf(windows)) {
    const other = worth(towards);
    if (other > most * (1 + 1e-6)) [best, most] = [towards, other];
  }
  return best;
}

/** Where the sun may stand: before each wall that has a window. */
function placesOf(windows: readonly Light[]): Vec3[] {
  const outward = new Map(
    windows.map(({ normal: [x, y] }) => [`${Math.round(x * 100)} ${Math.round(y * 100)}`, [-x, -y] as const]),
  );
  return [...outward.values()].flatMap(([x, y]) =>
    ASIDE.flatMap((angle) =>
      [1, -1].flatMap((side) =>
        HEIGHTS.map((height): Vec3 => {
          const [c, s] = [Math.cos(angle) * Math.cos(height), side * Math.sin(angle) * Math.cos(height)];
          return [x * c - y * s, y * c + x * s, Math.sin(height)];
        }),
      ),
    ),
  );
}

/** Drapes hang at a window's sides, so wide at each, inches and share; a Roman shade before its upper part, so deep. */
const DRAPE = { most: 16, share: 0.2 } as const;
const ROMAN = { most: 24, share: 0.66 } as const;

/** What of a thing keeps the sun off. */
function solidsOf(item: Item): readonly Solid[] {
  const { box } = item;
  if (box.z + box.heightIn <= FLAT_THING) return [];
  if (item.kind !== 'curtain') return [solidOf(box)];
  const form = item.traits?.form ?? 'drapes';
  if (form === 'roman') {
    const heightIn = Math.min(ROMAN.most, ROMAN.share * box.heightIn);
    return [solidOf({ ...box, z: box.z + box.heightIn - heightIn, heightIn })];
  }
  if (form !== 'drapes') return [solidOf(box)];
  const alongX = box.widthIn > box.depthIn;
  const whole = alongX ? box.widthIn : box.depthIn;
  const wide = Math.min(DRAPE.most, DRAPE.share * whole);
  return [0, whole - wide].map((at) =>
    solidOf(alongX ? { ...box, x: box.x + at, widthIn: wide } : { ...box, y: box.y + at, depthIn: wide }),
  );
}

const solidOf = ({ x, y, z, widthIn, depthIn, heightIn }: Item['box']): Solid => ({
  min: [x * METRE, y * METRE, z * METRE],
  max: [(x + widthIn) * METRE, (y + depthIn) * METRE, (z + heightIn) * METRE],
});

/** What the sun's patches are worth in the picture. */
function worthOf(
  sun: Vec3,
  scene: Scene,
  windows: readonly Light[],
  solids: readonly Solid[],
  view: SceneCamera,
): number {
  let sum = 0;
  for (const { centre, normal, u, v, area } of windows) {
    const facing = -dot(normal, sun);
    if (facing < 0.1) continue;
    const each = (area * facing) / (ACROSS.length * UP.length);
    for (const a of ACROSS)
      for (const b of UP) {
        const [along, high] = [dot(u, sun) / dot(u, u), dot(v, sun) / dot(v, v)];
        const inwards = REVEAL / facing;
        if (Math.abs(a - along * inwards) > 1 || Math.abs(b - high * inwards) > 1) continue;
        const at = (i: 0 | 1 | 2): number => centre[i] + u[i] * a + v[i] * b;
        const met = meet([at(0), at(1), at(2)], sun, scene, solids);
        sum += each * met.worth * shareSeen(met, sun, view, solids);
      }
  }
  const ahead = sun[0] * view.ahead[0] + sun[1] * view.ahead[1];
  return (sum / (sum + ENOUGH)) * (ahead < -0.25 ? FROM_BEHIND : 1);
}

/** What a sun's ray meets in the room from a place in a window: the nearest thing, else a wall or the floor. */
function meet(from: Vec3, sun: Vec3, { width, depth }: Scene, solids: readonly Solid[]): Met {
  const way: Vec3 = [-sun[0], -sun[1], -sun[2]];
  let t = -from[2] / way[2];
  let [normal, worth]: [Vec3, number] = [[0, 0, 1], WORTH.floor];
  for (const [axis, end] of [
    [0, way[0] > 0 ? width : 0],
    [1, way[1] > 0 ? depth : 0],
  ] as const) {
    const at = (end - from[axis]) / way[axis];
    if (!(at > 0 && at < t)) continue;
    t = at;
    worth = WORTH.wall;
    normal = axis === 0 ? [-Math.sign(way[0]), 0, 0] : [0, -Math.sign(way[1]), 0];
  }
  for (const solid of solids) {
    const at = enters(from, way, solid);
    if (at >= t) continue;
    t = at;
    worth = WORTH.thing;
    normal = faceOf(solid, [from[0] + way[0] * t, from[1] + way[1] * t, from[2] + way[2] * t], way);
  }
  return { place: [from[0] + way[0] * t, from[1] + way[1] * t, from[2] + way[2] * t], normal, worth };
}

/** The normal of the face at which a ray along `way` comes into a solid. */
function faceOf({ min, max }: Solid, place: Vec3, way: Vec3): Vec3 {
  const off = (axis: 0 | 1 | 2): number => Math.abs(place[axis] - (way[axis] > 0 ? min : max)[axis]);
  const axis = off(0) < off(1) && off(0) < off(2) ? 0 : off(1) < off(2) ? 1 : 2;
  const normal: [number, number, number] = [0, 0, 0];
  normal[axis] = -Math.sign(way[axis]);
  return normal;
}

/** The picture's share that a square metre across the sun's rays fills where they meet something: 0 where that is hidden. */
function shareSeen({ place, normal }: Met, sun: Vec3, view: SceneCamera, solids: readonly Solid[]): number {
  const to: Vec3 = [place[0] - view.x, place[1] - view.y, place[2] - view.z];
  const ahead = dot(to, view.ahead);
  const shape = view.shape ?? SHAPE;
  if (ahead < 0.4) return 0;
  const across = Math.abs((dot(to, view.right) / ahead - view.shiftRight) / view.halfWidth);
  const up = Math.abs((dot(to, view.up) / ahead - view.shiftUp) / (view.halfWidth * shape));
  const inside = Math.max(across, up);
  if (inside > 1) return 0;
  // A wall through which the camera looks is not in the picture.
  const towards = -dot(to, normal);
  if (towards <= 0) return 0;
  const lit = Math.max(0.1, dot(normal, sun));
  const back = [view.x, view.y, view.z] as const;
  if (solids.some((solid) => enters(back, to, solid) < 0.98)) return 0;
  const edge = Math.min(1, (1 - inside) / (1 - WELL_INSIDE));
  return (edge * towards) / lit / (ahead ** 3 * 4 * view.halfWidth ** 2 * shape);
}

/** How often `way` leads from a place to a solid; infinity where it passes it, or begins in it. */
function enters(from: Vec3, way: Vec3, { min, max }: Solid): number {
  let [first, last] = [0, Number.POSITIVE_INFINITY];
  for (const axis of [0, 1, 2] as const) {
    const a = (min[axis] - from[axis]) / way[axis];
    const b = (max[axis] - from[axis]) / way[axis];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first > 0 && first < last ? first : Number.POSITIVE_INFINITY;
}
