/** Where a camera may stand: along the walls, in the corners, before what matters, and what it must not see. */
import {
  ceilingAt,
  contains,
  cornersOf,
  framesAt,
  isOnFloorPlan,
  isRectangular,
  rectsOf,
  type Shell,
  type Side,
  wallOf,
} from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import { atWalls, carriedAside, carriedBits, takenFor } from './near-walls.js';
import { subjectsOf } from './subjects.js';
import { CLIP, type LevelCamera, SHAPE } from './view.js';
import { FACED, WALL_LIKE, WORTH } from './worth.js';

const METRE = 0.0254;
const EYE = 1.46;
const WIDE = 0.75;
/** A 19 mm lens, as interiors of small rooms are photographed. */
const WIDER = 0.92;
const INSET = 0.22;
/** Lens shifts at distance 1; in a small room also one that shows more of the floor than of the ceiling. */
const SHIFT = -0.1;
const SHIFT_DOWN = -0.24;
/** How far behind the room's own walls, metres, a camera may stand; those walls are then not seen. */
const STAND_BACK = 1.3;
/** From here a small room is seen whole, its near wall taken away; metres behind that wall. */
const CUT_AWAY = [1.9, 2.7, 3.6];
/** What is higher than this, in inches, is seen as a section where its end stands at a wall that one looks through. */
const TALL = 40;
/** How far from a wall's ends a view through it stays, in metres. */
const OFF_ENDS = 0.16;

/** How far a camera in the room keeps from inner walls, and from what hangs or slopes down above it. */
const OFF_WALLS = 0.15;
const OFF_CEILING = 0.15;

/** Heading into the room from each of its sides, degrees counterclockwise from east; in the order they are tried. */
const INTO: readonly (readonly [Side, number])[] = [
  ['south', 90],
  ['north', 270],
  ['west', 0],
  ['east', 180],
];

/** Corners in the order they are tried: the degrees from which a turn counts, and its direction. */
const CORNERS = [
  { name: 'southwest', from: 0, way: 1 },
  { name: 'southeast', from: 180, way: -1 },
  { name: 'northwest', from: 0, way: -1 },
  { name: 'northeast', from: 180, way: 1 },
] as const;

/** Places along the walls, in the corners and, in a large room, within it; each with several headings. */
export function cameraCandidates(scene: Scene): LevelCamera[] {
  const { width: w, depth: d, room } = scene;
  const small = Math.min(w, d) < 3.3;
  const garage = room.category === 'garage';
  const sought = new Candidates(scene, small, small || garage ? WIDER : WIDE);
  const walls = wallsOf(scene);
  // A garage is also seen from before its door.
  const backs = garage ? [0, 0.5, STAND_BACK, 2.4] : small ? [0, 0.7, STAND_BACK] : [0, 0.6, STAND_BACK];
  for (const back of backs) alongWalls(sought, walls, back, sought.lens);
  // In a room hardly wider than its bathtub only a narrower view fits between the walls.
  if (Math.min(w, d) < 2) alongWalls(sought, walls, 0.6, WIDE);
  if (small) throughWalls(sought, walls);
  inCorners(sought);
  if (Math.min(w, d) > 4) within(sought);
  beforeThings(sought);
  // The same without the chair or the table that stands before it.
  const cleared = sought.found.flatMap((camera) => {
    const aside = carriedAside(camera, room.items);
    return aside > 0 ? [{ ...camera, aside }] : [];
  });
  return [...sought.found, ...cleared].filter((camera) => mayStand(camera, scene));
}

/** The views that are found for a scene, at eye's height and through one lens where no other is told. */
class Candidates {
  readonly found: LevelCamera[] = [];
  private readonly eye: number;

  constructor(
    readonly scene: Scene,
    private readonly small: boolean,
    /** Half the width of the picture at a distance of 1. */
    readonly lens: number,
  ) {
    this.eye = Math.min(EYE, scene.height * 0.6);
  }

  /** Metres, degrees from east. */
  add(x: number, y: number, degrees: number, name: string, halfWidth = this.lens): void {
    const a = (degrees * Math.PI) / 180;
    for (const up of this.small ? [SHIFT, SHIFT_DOWN] : [SHIFT])
      this.found.push({
        x,
        y,
        z: this.eye,
        headingX: Math.cos(a),
        headingY: Math.sin(a),
        halfWidth,
        up,
        name,
      });
  }
}

/** The room's walls in metres, the headings that look into it, and whether a wall is an outermost one. */
function wallsOf({ width: w, depth: d, room: { shell } }: Scene) {
  return INTO.flatMap(([side, into]) =>
    framesAt(shell, side).map(({ from, lengthIn }) => {
      const [x, y] = [from.x * METRE, from.y * METRE];
      const edge = { south: y === 0, north: y === d, west: x === 0, east: x === w }[side];
      return { side, into, x, y, length: lengthIn * METRE, edge };
    }),
  );
}

type SceneWalls = ReturnType<typeof wallsOf>;

function alongWalls(sought: Candidates, walls: SceneWalls, back: number, halfWidth: number): void {
  const inset = back > 0 ? -back : INSET;
  for (const at of [0.1, 0.3, 0.5, 0.7, 0.9])
    for (const aside of [-42, -24, -8, 8, 24, 42])
      for (const { side, into, x, y, length, edge } of walls) {
        // Only the outermost walls can be left out of a picture.
        if (back > 0 && !edge) continue;
        const along = length * at;
        const [px, py] = {
          south: [x + along, y + inset],
          north: [x + along, y - inset],
          west: [x + inset, y + along],
          east: [x - inset, y + along],
        }[side] as [number, number];
        sought.add(px, py, into + aside, `from the ${side}`, halfWidth);
      }
}

/** Through an outermost wall that is left out of the picture, as wide as that lets through. */
function throughWalls(sought: Candidates, walls: SceneWalls): void {
  const { room } = sought.scene;
  for (const { side, into, x, y, length: whole } of walls.filter(({ edge }) => edge)) {
    const [from, length] = freeStretch(room, side, [x, y], whole);
    for (const back of CUT_AWAY)
      for (const aside of [-14, 0, 14]) {
        // As wide as the wall lets through.
        const halfWidth = Math.min(WIDER, (length / 2 - OFF_ENDS) / (back + CLIP)) * (aside === 0 ? 1 : 0.8);
        const along = from + length / 2 + (aside / 14) * 0.12 * length;
        const [px, py] = {
          south: [x + along, y - back],
          north: [x + along, y + back],
          west: [x - back, y + along],
          east: [x + back, y + along],
        }[side] as [number, number];
        sought.add(
          px,
          py,
          into + (side === 'south' || side === 'east' ? aside : -aside),
          `from the ${side}`,
          halfWidth,
        );
      }
  }
}

function inCorners(sought: Candidates): void {
  const { lens } = sought;
  const { width: w, depth: d, room } = sought.scene;
  const { shell } = room;
  const large = Math.min(w, d) > 4.6;
  const corner = INSET * 0.85;
  const corners = cornersOf(shell).filter(({ kind }) => kind === 'inside');
  for (const turn of [22, 34, 45, 56, 68])
    for (const { name, from, way } of CORNERS)
      for (const { at, before, after } of corners) {
        const sides = [wallOf(shell, before).side, wallOf(shell, after).side];
        if (!sides.every((side) => name.includes(side))) continue;
        const [x, y] = [at.x * METRE, at.y * METRE];
        for (const halfWidth of large || lens === WIDER ? [lens] : [lens, WIDER])
          sought.add(
            sides.includes('west') ? x + corner : x - corner,
            sides.includes('south') ? y + corner : y - corner,
            from + way * turn,
            `from the ${name} corner`,
            halfWidth,
          );
      }
}

/** From five places within a large room, all around. */
function within(sought: Candidates): void {
  const { width: w, depth: d } = sought.scene;
  for (const [px, py] of [
    [0.3, 0.3],
    [0.7, 0.3],
    [0.3, 0.7],
    [0.7, 0.7],
    [0.5, 0.5],
  ] as const)
    for (let turn = 0; turn < 360; turn += 30) sought.add(w * px, d * py, turn + 10, 'from inside');
}

/** Before what the room is named for, a few steps back and to the side. */
function beforeThings(sought: Candidates): void {
  const { lens } = sought;
  const { width: w, depth: d, room } = sought.scene;
  const named = new Set(subjectsOf(room).flatMap(({ items }) => items));
  for (const [i, item] of room.items.entries()) {
    // In a large room even a treadmill is lost unless one comes near.
    const isSought = named.has(i) && (FACED.includes(item.kind) || room.category === 'basement');
    if (((WORTH[item.kind] ?? 0) < 4 && !isSought) || item.kind === 'vanity') continue;
    // Before the thing itself, a few steps back and to the side.
    const { box } = item;
    const [cx, cy] = [(box.x + box.widthIn / 2) * METRE, (box.y + box.depthIn / 2) * METRE];
    const front = { south: 270, north: 90, east: 0, west: 180 }[item.facing];
    for (const back of [2.4, 3.2, 4.2, 5.4])
      for (const round of [-62, -38, -16, 16, 38, 62]) {
        const a = ((front + round) * Math.PI) / 180;
        const [x, y] = [cx + Math.cos(a) * back, cy + Math.sin(a) * back];
        if (x < INSET || y < INSET || x > w - INSET || y > d - INSET) continue;
        for (const aside of [-12, 0, 12]) sought.add(x, y, front + round + 180 + aside, 'from inside');
        // So close, only a wider lens holds a bed or a table.
        if (back < 3 && lens < WIDER) sought.add(x, y, front + round + 180, 'from inside', WIDER);
      }
  }
}

/**
 * The longest stretch of a wall without a closet, a partition or the end of something tall against it, from its start on: start and
 * length in metres. What stands along the wall is taken away with it.
 */
function freeStretch(
  room: Scene['room'],
  side: Side,
  [x, y]: readonly [number, number],
  length: number,
): readonly [from: number, length: number] {
  const level = side === 'south' || side === 'north';
  const [inX, inY] = { south: [0, 1], north: [0, -1], east: [-1, 0], west: [1, 0] }[side] as [number, number];
  const away = takenFor({ x: x - inX, y: y - inY }, room);
  const taken = room.items
    .filter(
      (item) =>
        WALL_LIKE.includes(item.kind) ||
        (isOnFloorPlan(item) && item.box.z + item.box.heightIn > TALL && !(atWalls(item, room) & away)),
    )
    .flatMap(({ box }) => {
      const [near, far] = level ? [box.y, box.y + box.depthIn] : [box.x, box.x + box.widthIn];
      const off = Math.min(...[near, far].map((at) => Math.abs(at * METRE - (level ? y : x))));
      const start = level ? box.x * METRE - x : box.y * METRE - y;
      const wide = (level ? box.widthIn : box.depthIn) * METRE;
      return off < OFF_THING ? [[Math.max(0, start), Math.min(length, start + wide)] as const] : [];
    })
    .sort(([a], [b]) => a - b);
  let best: readonly [number, number] = [0, 0];
  let from = 0;
  for (const [start, end] of [...taken, [length, length] as const]) {
    if (start - from > best[1]) best = [from, start - from];
    from = Math.max(from, end);
  }
  return best;
}

/** Whether a camera sees nothing but the room, and starts outside of all that stands in it. */
export const mayStand = (camera: LevelCamera, scene: Scene): boolean =>
  standsInRoom(camera, scene) && seesOnlyTheRoom(camera, scene) && standsFree(camera, scene);

/** Lenses of 35 and 18 mm on 35 mm film, as half widths at distance 1: between them interiors are photographed. */
const LONGEST = 0.514;
const WIDEST = 1;
/** How far the lens may be shifted down and up, at distance 1. */
const LOWEST_SHIFT = -0.36;
const HIGHEST_SHIFT = 0.06;
/** 46 in: lower stands no camera that looks over seats and onto tables. */
const LOWEST_EYE = 1.17;

/**
 * The same view as a photographer would try it next: another lens, the lens shifted, a turn of the head, a step. `step`
 * is 1 at first and smaller later.
 */
export function variantsOf(camera: LevelCamera, scene: Scene, step: number): LevelCamera[] {
  const { x, y, z, headingX, headingY, halfWidth, up, shape = SHAPE } = camera;
  // The lens is told by the picture's longer side.
  const side = Math.max(1, shape);
  const turned = (degrees: number): LevelCamera => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return { ...camera, headingX: headingX * c - headingY * s, headingY: headingX * s + headingY * c };
  };
  const moved = (ahead: number, right: number): LevelCamera => ({
    ...camera,
    x: x + ahead * headingX + right * headingY,
    y: y + ahead * headingY - right * headingX,
  });
  const variants = [
    ...[1 / (1 + 0.2 * step), 1 / (1 + 0.1 * step), 1 + 0.1 * step, 1 + 0.2 * step].map((by) => ({
      ...camera,
      halfWidth: Math.min(WIDEST / side, Math.max(LONGEST / side, halfWidth * by)),
    })),
    ...[-0.24, -0.12, -0.06, 0.06].map((by) => ({
      ...camera,
      up: Math.min(HIGHEST_SHIFT, Math.max(LOWEST_SHIFT, up + by * step)),
    })),
    ...[-9, -4, 4, 9].map((degrees) => turned(degrees * step)),
    ...[-0.15, 0.1].map((by) => ({
      ...camera,
      z: Math.min(EYE, scene.height * 0.6, Math.max(LOWEST_EYE, z + by * step)),
    })),
    ...[
      [-0.3, 0],
      [0.3, 0],
      [0, -0.3],
      [0, 0.3],
    ].map(([ahead, right]) => moved(ahead! * step, right! * step)),
  ];
  return variants.filter((variant) => mayStand(variant, scene));
}

/** From the middle of the largest part of the room towards its far corner. */
export function fallbackCamera(scene: Scene): LevelCamera {
  const { x, y, w, d } = rectsOf(scene.room.shell).reduce((a, b) => (b.w * b.d > a.w * a.d ? b : a));
  const l = Math.hypot(w, d);
  return {
    x: (x + w * 0.3) * METRE,
    y: (y + d * 0.3) * METRE,
    z: Math.min(EYE, scene.height * 0.6),
    headingX: w / l,
    headingY: d / l,
    halfWidth: WIDE,
    up: SHIFT,
    name: 'from inside',
  };
}

/** Whether a camera within the bounding box is within the room as well; those behind it are judged by what they see. */
function standsInRoom({ x, y }: LevelCamera, { width, depth, room: { shell } }: Scene): boolean {
  if (isRectangular(shell) || x < 0 || y < 0 || x > width || y > depth) return true;
  return holds(shell, x, y, OFF_WALLS);
}

/** Where the camera's ray at `side` of its half width (-1 to 1) comes into the clipped room, and after what distance. */
function entryPoint(camera: LevelCamera, { width, depth }: Scene, side: number): [number, number, number] {
  const { x, y, headingX, headingY, halfWidth } = camera;
  const dx = headingX + side * halfWidth * headingY;
  const dy = headingY - side * halfWidth * headingX;
  let t = 0;
  if (x < CLIP) t = Math.max(t, dx > 0 ? (CLIP - x) / dx : Number.POSITIVE_INFINITY);
  if (x > width - CLIP) t = Math.max(t, dx < 0 ? (width - CLIP - x) / dx : Number.POSITIVE_INFINITY);
  if (y < CLIP) t = Math.max(t, dy > 0 ? (CLIP - y) / dy : Number.POSITIVE_INFINITY);
  if (y > depth - CLIP) t = Math.max(t, dy < 0 ? (depth - CLIP - y) / dy : Number.POSITIVE_INFINITY);
  return [x + dx * t, y + dy * t, t];
}

const ACROSS = [-1, -0.5, 0, 0.5, 1];
/** As many rays that none of a room's outside corners goes unseen between two. */
const CLOSELY = Array.from({ length: 17 }, (_, i) => i / 8 - 1);

/** Whether all rays come into the room through the wall before the camera, none past its edge, over it or under it. */
function seesOnlyTheRoom(camera: LevelCamera, scene: Scene): boolean {
  const { shell } = scene.room;
  const inset = CLIP * 0.95;
  const { z, up, halfWidth, shape = SHAPE } = camera;
  const box = isRectangular(shell);
  const flat = shell.ceiling.zones.length === 0 && !shell.ceiling.slope;
  return (box ? ACROSS : CLOSELY).every((side) => {
    const [px, py, t] = entryPoint(camera, scene, side);
    const lowest = z + t * (up - halfWidth * shape);
    const highest = z + t * (up + halfWidth * shape);
    return (
      px >= inset &&
      py >= inset &&
      px <= scene.width - inset &&
      py <= scene.depth - inset &&
      lowest > 0 &&
      (box || holds(shell, px, py, inset)) &&
      highest < (flat ? scene.height : ceilingAt(shell, px / METRE, py / METRE) * METRE - OFF_CEILING)
    );
  });
}

/** Whether a point, metres, is in the room, so far or farther from its walls. */
const holds = (shell: Shell, x: number, y: number, off: number): boolean =>
  contains(shell, { x: (x - off) / METRE, y: (y - off) / METRE, w: (2 * off) / METRE, d: (2 * off) / METRE });

/**
 * How far rays start from a thing, in metres: as far as a person stands off it, and where the camera itself is so far away,
 * behind a small room's wall, only so far that no section is cut.
 */
const OFF_THING = 0.1;
const OFF_SECTION = 0.02;
const FAR_BEHIND = 1;

/**
 * Whether the rays start outside of everything that stands up to the height of a counter or more; those that come in
 * through a wall, outside of everything that they would show a section of.
 */
function standsFree(camera: LevelCamera, scene: Scene): boolean {
  const starts = ACROSS.map((side) => entryPoint(camera, scene, side));
  const lowest = camera.up - camera.halfWidth * (camera.shape ?? SHAPE);
  const taken = takenFor(camera, scene.room);
  const chairs = carriedBits(scene.room.items);
  return scene.room.items.every((item, i) => {
    if (!isOnFloorPlan(item) || (atWalls(item, scene.room) | chairs[i]!) & taken) return true;
    const { box } = item;
    if (box.z * METRE > camera.z + 0.3) return true;
    const top = (box.z + box.heightIn) * METRE;
    return starts.every(([x, y, t]) => {
      const around = t > FAR_BEHIND ? OFF_SECTION : OFF_THING;
      return (
        top < camera.z + (t > 0 ? t * lowest : -0.75) ||
        x < box.x * METRE - around ||
        y < box.y * METRE - around ||
        x > (box.x + box.widthIn) * METRE + around ||
        y > (box.y + box.depthIn) * METRE + around
      );
    });
  });
}
