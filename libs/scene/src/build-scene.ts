import {
  areaIn2,
  type Box,
  CATALOGUE,
  ceilingOver,
  contains,
  type FloorFree,
  type Item,
  isGlazed,
  type Opening,
  type Room,
  randomFrom,
  STYLES,
} from '@plumbline/concept';
import { buildArchitecture } from './architecture.js';
import { SceneBuilder } from './builder.js';
import { besideBeams } from './ceiling.js';
import { type Context, type ItemBuilder, Palette } from './context.js';
import { daylightOf, largestGlass } from './daylight.js';
import type { PhotoColors } from './in-photo-colors.js';
import { BUILDERS } from './items/builders.js';
import { isChildsRoom } from './items/childs-room.js';
import { dressCounters } from './items/dressing/counters.js';
import { layKit } from './items/dressing/kit.js';
import { furnishNextRooms } from './items/dressing/next-room.js';
import { layRugs } from './items/dressing/rugs.js';
import { dressWalls } from './items/dressing/walls.js';
import { recessed } from './items/lighting/ceiling-lights.js';
import { Prints } from './prints.js';
import type { Scene } from './scene.js';
import { textHash } from './text-hash.js';
import { isInWell } from './window-well.js';

const METRE = 0.0254;

/** What builders need to know of a room; they build into its scene. `windowFrame` stands in place of its style's. */
export function contextOf(room: Room, seed: number, windowFrame?: WindowFrame): Context {
  const scene = new SceneBuilder();
  const { shell } = room;
  return {
    room,
    shell,
    form: { ...STYLES[room.style].form, ...(windowFrame && { windowFrame }) },
    scene,
    palette: new Palette(scene, room),
    prints: new Prints(room, seed, isChildsRoom(room)),
    seed,
    lampPower: lampPowerOf(room),
    canPower: canPowerOf(room),
    skyShare: skyShareOf(room),
    ceilingOver: ({ x, y, widthIn, depthIn }) => ceilingOver(shell, { x, y, w: widthIn, d: depthIn }),
    random: (of) => {
      const name = typeof of === 'string' ? of : of.id;
      // A garage's things are the same in every style.
      return randomFrom(seed ^ textHash(room.category === 'garage' ? name : `${name} in ${room.style}`));
    },
  };
}

/** Whether windows have light or dark frames. */
export type WindowFrame = 'light' | 'dark';

/**
 * Builds everything in a room. The same room and seed give the same scene. `windowFrame` are the frames of windows that
 * stay; its style's when absent. `floorFree` tells what is not put down on the floor beside what the plan has.
 */
export function buildScene(
  room: Room,
  seed: number,
  photo?: PhotoColors,
  windowFrame?: WindowFrame,
  floorFree: FloorFree = false,
): Scene {
  const context = contextOf(room, seed, windowFrame);
  const { scene } = context;
  buildArchitecture(context);
  room.items.forEach((item, index) => {
    scene.item = index;
    const frame = scene.frame(besideBeams(item.box, room), item.facing);
    // The table holds for each kind what builds it.
    const build = (BUILDERS[item.kind] ?? unknownThing) as ItemBuilder;
    build(frame, item, context);
  });
  scene.item = -1;
  furnishNextRooms(context);
  dressCounters(context);
  const hung = dressWalls(context);
  const isWithout = (what: 'rug' | 'plants'): boolean =>
    typeof floorFree === 'boolean' ? floorFree : floorFree.includes(what);
  if (!isWithout('rug')) layRugs(context);
  const staged = floorFree === true ? hung : [...layKit(context, isWithout('plants')), ...hung];
  ensureLight(context);
  return {
    primitives: scene.primitives,
    meshes: scene.meshes,
    materials: scene.materials,
    wallMaterial: context.palette.wall,
    staged,
    floorMaterial: context.palette.floor,
    lights: scene.lights,
    daylight: daylightOf(context, photo),
    width: room.widthIn * METRE,
    depth: room.depthIn * METRE,
    height: room.ceilingIn * METRE,
    room,
    seed,
  };
}

/** A kind that no builder knows: what is small on wall or ceiling in plastic, the rest in the room's wood or fabric. */
function unknownThing(frame: ReturnType<SceneBuilder['frame']>, item: Item, { palette }: Context): void {
  const { width, depth, height } = frame;
  const { mount = 'floor' } = CATALOGUE[item.kind] ?? {};
  const fitting = mount !== 'floor' && Math.min(width, depth, height) < 4;
  const low = height < 20;
  frame.roundedBox(
    [0, 0, height / 2],
    [width / 2, depth / 2, height / 2],
    fitting ? 0.2 : low ? 1.5 : 0.4,
    fitting ? palette.whitePlastic : low ? palette.fabric : palette.wood,
  );
}

/** Of the sky that a window sees, what is left in a well. */
const WELL_SHARE = 0.3;

/** What the windows of other walls get of the sky's light, beside those of the wall with the largest: one side of a room leads. */
const ASIDE = 0.38;

function skyShareOf(room: Room): (opening: Opening) => number {
  const main = largestGlass(room);
  return ({ side }) => (side === main?.side ? 1 : ASIDE);
}

/** Strength of lamps beside windows of a tenth of the floor's area and more, and beside hardly any. */
const LAMPS_BY_DAY = 0.28;
const LAMPS_IN_GLOOM = 1;

/** The area of a room's glass as a share of its floor's. */
function glassShareOf(room: Room): number {
  const glass = room.openings
    .filter(isGlazed)
    .reduce((area, o) => area + o.widthIn * o.heightIn * (isInWell(o, room) ? WELL_SHARE : 1), 0);
  return glass / areaIn2(room.shell);
}

/** By day lamps only help the windows, the more so the more glass there is; without a window they are all there is. */
function lampPowerOf(room: Room): number {
  return daylitLamps(room) * (room.category === 'basement' ? BASEMENT_LAMPS : 1);
}

function daylitLamps(room: Room): number {
  if (!room.openings.some(isGlazed)) return 2;
  const share = glassShareOf(room);
  return LAMPS_BY_DAY + (LAMPS_IN_GLOOM - LAMPS_BY_DAY) * Math.max(0, 1 - share / 0.1);
}

/** Glass, as a share of the floor, with which a room's lights in the ceiling are off by day, and with which it needs them all. */
const BRIGHT_SHARE = 0.05;
const DARK_SHARE = 0.015;
/**
 * Where there is no daylight: lights over what people gather at (in a garage over the car and the bench), over what else the room is
 * used at, and the others.
 */
const POOL = 2.6;
const POOL_ASIDE = 1.1;
const BETWEEN_POOLS = 0.3;
/** The same in a basement, whose lamps are lit as well: the ceiling's lights give way to them. */
const BASEMENT_POOL = 1.6;
const BASEMENT_ASIDE = 0.3;
const BASEMENT_BETWEEN = 0.09;
/** By how much more a basement's lamps shine than those of a room with as little glass. */
const BASEMENT_LAMPS = 2.4;
/** From a light to what it is there for. Inches. */
const POOL_REACH = 34;
const GATHERED_AT: ReadonlySet<Item['kind']> = new Set([
  'coffee-table',
  'game-table',
  'pool-table',
  'dining-table',
  'bed',
  'desk',
  'piano',
  'exercise-mat',
]);
const USED: ReadonlySet<Item['kind']> = new Set([
  'sofa',
  'sectional',
  'armchair',
  'stool',
  'sink-base',
  'treadmill',
  'stair',
  'artwork',
]);

/** The strength of a light in the ceiling by its place: lights of a row are not all alike. */
function canPowerOf(room: Room): (box: Box) => number {
  const share = glassShareOf(room);
  const lamps = lampPowerOf(room);
  if (share > DARK_SHARE && room.category !== 'garage') {
    const gloom = Math.max(0, Math.min(1, (BRIGHT_SHARE - share) / (BRIGHT_SHARE - DARK_SHARE)));
    return () => lamps * gloom;
  }
  const isGarage = room.category === 'garage';
  if (room.category !== 'basement' && !isGarage) return () => lamps;
  const gathered = room.items.filter(({ kind }) =>
    isGarage ? kind === 'car' || kind === 'workbench' : GATHERED_AT.has(kind),
  );
  const used = isGarage ? [] : room.items.filter(({ kind }) => USED.has(kind));
  const reach = isGarage ? 0 : POOL_REACH;
  return ({ x, y, widthIn, depthIn }) => {
    const [cx, cy] = [x + widthIn / 2, y + depthIn / 2];
    const isOver = (things: readonly Item[]): boolean =>
      things.some(
        ({ box }) =>
          Math.max(box.x - cx, cx - box.x - box.widthIn) <= reach &&
          Math.max(box.y - cy, cy - box.y - box.depthIn) <= reach,
      );
    const [pool, aside, between] = isGarage
      ? [POOL, POOL_ASIDE, BETWEEN_POOLS]
      : [BASEMENT_POOL, BASEMENT_ASIDE, BASEMENT_BETWEEN];
    return isOver(gathered) ? pool : isOver(used) ? aside : between;
  };
}

/** A room that the plan gives too little light gets ceiling lights on a grid. */
function ensureLight(context: Context): void {
  const { room, shell, scene } = context;
  const ceiling = room.items.filter((i) =>
    ['recessed-light', 'pendant', 'chandelier', 'ceiling-fan', 'sconce'].includes(i.kind),
  );
  if (ceiling.length >= 2) return;
  const nx = Math.max(1, Math.round(room.widthIn / 66));
  const ny = Math.max(1, Math.round(room.depthIn / 66));
  for (let i = 0; i < nx; i++) {
    for (let j = 0; j < ny; j++) {
      const box = {
        x: ((i + 0.5) / nx) * room.widthIn - 2.5,
        y: ((j + 0.5) / ny) * room.depthIn - 2.5,
        z: 0,
        widthIn: 5,
        depthIn: 5,
        heightIn: 0.6,
      };
      const area = { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn };
      if (!contains(shell, area)) continue;
      box.z = ceilingOver(shell, area) - box.heightIn;
      const item: Item = {
        id: `ceiling-${i}-${j}`,
        kind: 'recessed-light',
        label: 'Recessed light',
        box,
        facing: 'south',
      };
      recessed(scene.frame(box, 'south'), item, context);
    }
  }
}
