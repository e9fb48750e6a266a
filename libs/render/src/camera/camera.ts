/** The view: candidates from the corners and the middles of the walls, scored by what they show. */
import { hasTrait, type Item } from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import type { Kernel } from '../kernel/kernel.js';

/** A level camera; lengths are metres. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Heading, a horizontal unit vector. */
  readonly headingX: number;
  readonly headingY: number;
  /** Half the picture's width at distance 1: 0.75 is a 24 mm lens on 35 mm film. */
  readonly halfWidth: number;
  /** Vertical lens shift at distance 1: looking down without verticals that converge. */
  readonly up: number;
  /** Where it stands, in words. */
  readonly name: string;
}

const EYE = 1.46;
const WIDE = 0.75;
/** A 19 mm lens, as interiors of small rooms are photographed. */
const WIDER = 0.92;
const INSET = 0.22;
/** Lens shifts at distance 1; in a small room also one that shows more of the floor than of the ceiling. */
const SHIFT = -0.1;
const SHIFT_DOWN = -0.24;
/** How far behind the room's own walls a camera may stand in a small room; those walls are then not seen. */
const STAND_BACK = 1.3;

/** A camera behind a wall sees from this far inside of it: casings and baseboards are not in the way. */
const CLIP = 0.1;

/** Height over width of every picture. */
const SHAPE = 2 / 3;

/** Columns of the coarse picture that a candidate is judged by: of all at a glance, of the best ones closely. */
const GLANCE = 18;
const LOOK = 42;
/** Candidates that are looked at closely. */
const SHORTLIST = 12;

/** What looks like the bare wall that it is a part of. */
const WALL_LIKE: readonly string[] = ['partition', 'partition-door', 'closet', 'walk-in-closet', 'stair'];
/** What brings tiled walls along, which may fill much of a picture. */
const WALLED: readonly string[] = ['bathtub', 'shower'];
/** A wall nearer than this, in metres, hides the room where it stands at a picture's edge. */
const IN_THE_WAY = 2;

/** Metres from which a thing does not stand in the way: 1.1 for the rest. */
const NEAR: Readonly<Record<string, number>> = {
  pendant: 2.2,
  shower: 1.6,
  fireplace: 1.6,
  'table-lamp': 1.5,
  tv: 2.4,
  'projector-screen': 3.2,
  refrigerator: 1.7,
  'tall-cabinet': 1.3,
  wardrobe: 1.5,
  toilet: 1.3,
  'overhead-rack': 2.5,
  'storage-shelf': 1.8,
  car: 2,
  desk: 1.5,
};

/** What runs along walls or floor from one side of a picture to the other and may be cut by its edge. */
const RUNS: readonly string[] = [
  'base-cabinet',
  'corner-base-cabinet',
  'sink-base',
  'wall-cabinet',
  'corner-wall-cabinet',
  'countertop',
  'backsplash',
  'rug',
  'curtain',
  'closet',
  'walk-in-closet',
  'partition',
];

/** How much a kind matters to see; the rest counts 1. */
const WORTH: Readonly<Record<string, number>> = {
  stool: 1.6,
  range: 3,
  hood: 2.5,
  'sink-base': 1.5,
  'wall-cabinet': 1.4,
  'base-cabinet': 1.2,
  'under-cabinet-light': 0,
  'recessed-light': 0.1,
  'overhead-rack': 0.2,
  curtain: 0.3,
  countertop: 2,
  refrigerator: 1.2,
  backsplash: 2,
  pendant: 2,
  vanity: 4,
  mirror: 2,
  bathtub: 4,
  shower: 3,
  toilet: 0.5,
  sofa: 4,
  sectional: 4,
  armchair: 2,
  'coffee-table': 2,
  'tv-console': 1.5,
  fireplace: 2.6,
  bed: 5,
  nightstand: 1.5,
  dresser: 1,
  desk: 4,
  'office-chair': 2,
  bookcase: 2.5,
  rug: 1.5,
  tv: 1.2,
  'projector-screen': 1.6,
  'dining-table': 3,
  'pool-table': 4,
  'game-table': 3,
  workbench: 3,
  car: 3.5,
  'tool-chest': 2,
  'storage-shelf': 1.5,
  'slat-wall': 2,
  plant: 1,
  artwork: 1,
  closet: 0.5,
  'walk-in-closet': 0.3,
  partition: 0.1,
  'partition-door': 0.1,
  column: 0.2,
  stair: 0.8,
  filler: 0.2,
  'fridge-panel': 0.2,
};

/** Places along the walls, in the corners and, in a large room, within it; each with several headings. */
export function cameraCandidates(scene: Scene): Camera[] {
  const { width: w, depth: d, height: h, room } = scene;
  const small = Math.min(w, d) < 3.3;
  const large = Math.min(w, d) > 4.6;
  const garage = room.category === 'garage';
  const lens = small || garage ? WIDER : WIDE;
  const eye = Math.min(EYE, h * 0.6);
  const out: Camera[] = [];
  const add = (x: number, y: number, degrees: number, name: string, halfWidth = lens): void => {
    const a = (degrees * Math.PI) / 180;
    for (const up of small ? [SHIFT, SHIFT_DOWN] : [SHIFT])
      out.push({
        x,
        y,
        z: eye,
        headingX: Math.cos(a),
        headingY: Math.sin(a),
        halfWidth,
        up,
        name,
      });
  };
  // A garage is also seen from before its door.
  const backs = garage ? [0, 0.5, 2.4] : small ? [0, 0.7, STAND_BACK] : [0, 0.6];
  const alongWalls = (back: number, halfWidth: number): void => {
    const inset = back > 0 ? -back : INSET;
    for (const at of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      for (const aside of [-42, -24, -8, 8, 24, 42]) {
        add(w * at, inset, 90 + aside, 'from the south', halfWidth);
        add(w * at, d - inset, 270 + aside, 'from the north', halfWidth);
        add(inset, d * at, aside, 'from the west', halfWidth);
        add(w - inset, d * at, 180 + aside, 'from the east', halfWidth);
      }
    }
  };
  for (const back of backs) alongWalls(back, lens);
  // In a room hardly wider than its bathtub only a narrower view fits between the walls.
  if (Math.min(w, d) < 2) alongWalls(0.6, WIDE);
  const corner = INSET * 0.85;
  for (const turn of [22, 34, 45, 56, 68]) {
    add(corner, corner, turn, 'from the southwest corner');
    add(w - corner, corner, 180 - turn, 'from the southeast corner');
    add(corner, d - corner, -turn, 'from the northwest corner');
    add(w - corner, d - corner, 180 + turn, 'from the northeast corner');
  }
  if (large)
    for (const [px, py] of [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
      [0.5, 0.5],
    ] as const)
      for (let turn = 0; turn < 360; turn += 30) add(w * px, d * py, turn + 10, 'from inside');
  for (const item of scene.room.items) {
    if ((WORTH[item.kind] ?? 0) < 4 || item.kind === 'vanity') continue;
    // Before the thing itself, a few steps back and to the side.
    const k = 0.0254;
    const [cx, cy] = [(item.box.x + item.box.widthIn / 2) * k, (item.box.y + item.box.depthIn / 2) * k];
    const front = { south: 270, north: 90, east: 0, west: 180 }[item.facing];
    for (const back of [2.4, 3.2, 4.2, 5.4])
      for (const round of [-62, -38, -16, 16, 38, 62]) {
        const a = ((front + round) * Math.PI) / 180;
        const [x, y] = [cx + Math.cos(a) * back, cy + Math.sin(a) * back];
        if (x < INSET || y < INSET || x > w - INSET || y > d - INSET) continue;
        for (const aside of [-12, 0, 12]) add(x, y, front + round + 180 + aside, 'from inside');
      }
  }
  return out.filter((camera) => seesOnlyTheRoom(camera, scene) && standsFree(camera, scene));
}

/** Where the camera's ray at `side` of its half width (-1 to 1) comes into the clipped room, and after what distance. */
function entryPoint(camera: Camera, { width, depth }: Scene, side: number): [number, number, number] {
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

/** Whether all rays come into the room through the wall before the camera, none past its edge, over it or under it. */
function seesOnlyTheRoom(camera: Camera, scene: Scene): boolean {
  const inset = CLIP * 0.95;
  const { z, up, halfWidth } = camera;
  return ACROSS.every((side) => {
    const [px, py, t] = entryPoint(camera, scene, side);
    const lowest = z + t * (up - halfWidth * SHAPE);
    const highest = z + t * (up + halfWidth * SHAPE);
    return (
      px >= inset &&
      py >= inset &&
      px <= scene.width - inset &&
      py <= scene.depth - inset &&
      lowest > 0 &&
      highest < scene.height
    );
  });
}

/** Whether the rays start outside of everything that stands up to the height of a counter or more. */
function standsFree(camera: Camera, scene: Scene): boolean {
  const k = 0.0254;
  const around = 0.1;
  const starts = ACROSS.map((side) => entryPoint(camera, scene, side));
  return scene.room.items.every(({ box }) => {
    if (box.z * k > camera.z + 0.3 || (box.z + box.heightIn) * k < camera.z - 0.75) return true;
    return starts.every(
      ([x, y]) =>
        x < box.x * k - around ||
        y < box.y * k - around ||
        x > (box.x + box.widthIn) * k + around ||
        y > (box.y + box.depthIn) * k + around,
    );
  });
}

/** The kernel's camera: where it stands and looks, and the walls that it does not see. */
export function cameraCall(camera: Camera, scene: Scene): readonly ['setCamera', CameraArguments] {
  const { x, y, z, headingX, headingY, halfWidth, up } = camera;
  const walls = [CLIP, CLIP, scene.width - CLIP, scene.depth - CLIP] as const;
  return ['setCamera', [x, y, z, headingX, headingY, halfWidth, up, ...walls]];
}

type CameraArguments = Parameters<Kernel['setCamera']>;

export function placeCamera(kernel: Kernel, camera: Camera, scene: Scene): void {
  kernel.setCamera(...cameraCall(camera, scene)[1]);
}

/** The candidate that shows most of what matters, with nothing in the way. */
export function chooseCamera(kernel: Kernel, scene: Scene): Camera {
  const candidates = cameraCandidates(scene);
  // A room so full that nothing is free: from the middle, towards the far corner.
  if (candidates.length === 0) return fallbackCamera(scene);
  const best = (views: readonly Camera[], columns: number, count: number): Camera[] =>
    views
      .map((view) => ({ view, score: scoreCamera(kernel, view, scene, columns) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ view }) => view);
  return best(best(candidates, GLANCE, SHORTLIST), LOOK, 1)[0]!;
}

function fallbackCamera({ width, depth, height }: Scene): Camera {
  const l = Math.hypot(width, depth);
  return {
    x: width * 0.3,
    y: depth * 0.3,
    z: Math.min(EYE, height * 0.6),
    headingX: width / l,
    headingY: depth / l,
    halfWidth: WIDE,
    up: SHIFT,
    name: 'from inside',
  };
}

/** How good a view is, judged by a picture of so many columns. */
function scoreCamera(kernel: Kernel, camera: Camera, scene: Scene, columns: number): number {
  placeCamera(kernel, camera, scene);
  const { items } = scene.room;
  const seen = new Map<number, number>();
  const cut = new Set<number>();
  let near = 0;
  let sky = 0;
  let shell = 0;
  let floor = 0;
  const rows = columns * SHAPE;
  const cells = columns * rows;
  const wall = new Uint8Array(columns);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const index = kernel.itemAt(x + 0.5, y + 0.5, columns, rows);
      const distance = kernel.itemDistance();
      const kind = index < 0 ? undefined : items[index]?.kind;
      if (distance < IN_THE_WAY && (index < 0 || WALL_LIKE.includes(kind!))) wall[x]!++;
      if (index < 0) {
        if (distance > 1e6) sky++;
        else {
          shell++;
          if (y > rows * 0.6) floor++;
          if (distance < 0.9) near++;
        }
        continue;
      }
      if (x === 0 || x === columns - 1 || y === rows - 1) cut.add(index);
      // What is close by stands in the way.
      if (distance < (NEAR[kind!] ?? 1.1)) near += distance < 0.8 ? 2 : 1;
      if (distance > 0.9 && kind !== 'rug') seen.set(index, (seen.get(index) ?? 0) + 1);
    }
  }
  const byKind = new Map<string, number>();
  let score = 0;
  // The larger of two of a kind counts whole.
  for (const [index, count] of [...seen].sort((a, b) => b[1] - a[1])) {
    const item = items[index];
    if (!item) continue;
    const share = count / cells;
    const repeated = byKind.get(item.kind) ?? 0;
    byKind.set(item.kind, repeated + 1);
    const front = frontality(item, camera);
    const face = 0.3 + 0.7 * front;
    const worth = worthOf(item);
    // What the room is named for may be large in the picture; the rest had better be many.
    const [enough, much] = WALLED.includes(item.kind)
      ? [0.13, 0.36]
      : worth >= 5
        ? [0.2, 0.3]
        : worth >= 3.5
          ? [0.16, 0.27]
          : [0.05, 0.15];
    const whole = !cut.has(index) ? 1 : worth >= 5 ? 0.5 : 0.7;
    score += worth * Math.sqrt(Math.min(share, enough)) * face * whole * 0.6 ** repeated;
    // Half a thing at the edge looks like a mistake, the more so the larger it is.
    if (cut.has(index) && !RUNS.includes(item.kind)) score -= 2.5 * Math.max(0, share - 0.02);
    if (item.kind === 'monitor' && front < 0.4) score -= 0.4 + 20 * share;
    if (item.kind === 'armchair' && front < 0.35) score -= 4 * share;
    // A sofa from behind turns its back on the person who looks.
    if (worth >= 3.5 && front < 0.35) score -= 0.5 * Math.min(1, share / 0.05);
    // One thing that fills the picture hides the room.
    score -= 7 * Math.max(0, share - much);
  }
  // A bedroom's picture without its bed is none.
  const leads = items.flatMap((item, i) => (worthOf(item) >= 5 ? [seen.get(i) ?? 0] : []));
  if (leads.length > 0 && Math.max(...leads) / cells < 0.06) score -= 1;
  score += 1.6 * Math.sqrt(Math.min(sky / cells, 0.06));
  // Much of it makes a picture of the garden.
  score -= 7 * Math.max(0, sky / cells - 0.1);
  // Floor before the eye lets one step in.
  score += 2.4 * Math.min(floor / cells, 0.16);
  score -= 14 * (near / cells);
  score -= 0.7 * overlaps(items, seen, camera);
  // Bare wall, ceiling and floor: some give calm, much is dull.
  score -= 5 * Math.max(0, shell / cells - 0.45);
  // A near wall along an edge hides what is behind it.
  score -= 5 * (hidden(wall, rows) + hidden(wall.toReversed(), rows));
  // A corner view has depth; a view square to a wall must earn its place.
  const square = Math.max(Math.abs(camera.headingX), Math.abs(camera.headingY));
  if (camera.name === 'from inside') score -= 0.25;
  return square > 0.985 ? score - 0.12 : score;
}

/** A tub that stands free is what its room was made for. */
const worthOf = (item: Item): number =>
  hasTrait(item, ['bathtub'], 'form', 'freestanding') ? 5 : (WORTH[item.kind] ?? 0.6);

/** How many pairs of pendants in the picture stand before each other. */
function overlaps(items: readonly Item[], seen: ReadonlyMap<number, number>, camera: Camera): number {
  const hanging = [...seen.keys()].filter((i) => items[i]?.kind === 'pendant');
  const spots = hanging.map((i) => {
    const { box } = items[i]!;
    const dx = (box.x + box.widthIn / 2) * 0.0254 - camera.x;
    const dy = (box.y + box.depthIn / 2) * 0.0254 - camera.y;
    const ahead = Math.max(0.1, dx * camera.headingX + dy * camera.headingY);
    const aside = dx * camera.headingY - dy * camera.headingX;
    return { at: aside / ahead, half: (box.widthIn * 0.0254 * 0.5) / ahead };
  });
  let pairs = 0;
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) if (Math.abs(a.at - b.at) < (a.half + b.half) * 1.15) pairs++;
  });
  return pairs;
}

/** Share of the picture's columns, counted from its first, that are wall over most of their height. */
function hidden(wall: Uint8Array, rows: number): number {
  const free = wall.findIndex((blocked) => blocked < rows * 0.7);
  return (free < 0 ? wall.length : free) / wall.length;
}

/** 1 when the item's front looks at the camera, 0 when its back does. */
function frontality(item: Item, camera: Camera): number {
  const [fx, fy] = { south: [0, -1], north: [0, 1], east: [1, 0], west: [-1, 0] }[item.facing] as [
    number,
    number,
  ];
  const cx = (item.box.x + item.box.widthIn / 2) * 0.0254;
  const cy = (item.box.y + item.box.depthIn / 2) * 0.0254;
  const l = Math.hypot(camera.x - cx, camera.y - cy) || 1;
  return Math.max(0, Math.min(1, 0.5 + (((camera.x - cx) * fx + (camera.y - cy) * fy) / l) * 0.8));
}
