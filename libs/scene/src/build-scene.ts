import {
  areaIn2,
  CATALOGUE,
  ceilingOver,
  contains,
  type Item,
  isGlazed,
  type Kind,
  type Room,
  STYLES,
} from '@plumbline/concept';
import { buildArchitecture } from './architecture.js';
import { SceneBuilder } from './builder.js';
import { type Context, type ItemBuilder, Palette } from './context.js';
import { daylightOf } from './daylight.js';
import type { PhotoColors } from './in-photo-colors.js';
import * as appliances from './items/appliances.js';
import * as bedding from './items/bedding.js';
import * as cabinetry from './items/cabinetry.js';
import * as cars from './items/car.js';
import * as chairs from './items/chairs.js';
import { dressCounters } from './items/counters.js';
import * as decor from './items/decor.js';
import * as fireplaces from './items/fireplace.js';
import * as furniture from './items/furniture.js';
import { layKit } from './items/kit.js';
import * as lamps from './items/lamps.js';
import * as pieces from './items/pieces.js';
import * as sanitary from './items/sanitary.js';
import * as seats from './items/seats.js';
import * as services from './items/services.js';
import { dressWalls } from './items/staging.js';
import * as toilets from './items/toilet.js';
import * as utility from './items/utility.js';
import { randomFrom, textHash } from './random.js';
import type { Scene } from './scene.js';
import { isInWell } from './window-well.js';

const METRE = 0.0254;

/** Builders by kind of item; a kind that is not here becomes a modest box. */
export const BUILDERS: { readonly [K in Kind]?: ItemBuilder<K> } = {
  'base-cabinet': cabinetry.baseCabinet,
  'corner-base-cabinet': cabinetry.cornerBase,
  'sink-base': appliances.sinkBase,
  'wall-cabinet': cabinetry.wallCabinet,
  'corner-wall-cabinet': cabinetry.cornerWall,
  'tall-cabinet': cabinetry.tallCabinet,
  filler: cabinetry.filler,
  'fridge-panel': cabinetry.fridgePanel,
  countertop: cabinetry.countertop,
  backsplash: cabinetry.backsplash,
  'floating-shelf': cabinetry.floatingShelf,
  range: appliances.range,
  cooktop: appliances.cooktop,
  'wall-oven': appliances.wallOven,
  hood: appliances.hood,
  microwave: appliances.microwave,
  refrigerator: appliances.refrigerator,
  freezer: appliances.refrigerator,
  dishwasher: appliances.dishwasher,
  'beverage-cooler': appliances.beverageCooler,
  washer: appliances.washer,
  dryer: appliances.washer,
  toilet: toilets.toilet,
  bidet: toilets.bidet,
  vanity: sanitary.vanity,
  'pedestal-sink': sanitary.pedestalSink,
  bathtub: sanitary.bathtub,
  shower: sanitary.shower,
  'shower-bench': sanitary.showerBench,
  'shower-niche': sanitary.showerNiche,
  mirror: sanitary.mirror,
  'medicine-cabinet': sanitary.medicineCabinet,
  'towel-bar': sanitary.towelBar,
  'paper-holder': sanitary.paperHolder,
  'grab-bar': sanitary.grabBar,
  'exhaust-fan': sanitary.exhaustFan,
  'bath-mat': sanitary.bathMat,
  sofa: seats.sofa,
  sectional: seats.sectional,
  armchair: seats.armchair,
  ottoman: seats.ottoman,
  bench: seats.bench,
  'coffee-table': furniture.coffeeTable,
  'side-table': furniture.sideTable,
  'console-table': furniture.consoleTable,
  'dining-table': furniture.diningTable,
  'dining-chair': chairs.diningChair,
  stool: chairs.stool,
  bookcase: furniture.bookcase,
  'tv-console': furniture.tvConsole,
  tv: furniture.tv,
  'projector-screen': furniture.projectorScreen,
  fireplace: fireplaces.fireplace,
  piano: furniture.piano,
  cabinet: furniture.cabinet,
  bed: bedding.bed,
  'bunk-bed': bedding.bunkBed,
  crib: furniture.crib,
  nightstand: furniture.nightstand,
  dresser: furniture.dresser,
  wardrobe: furniture.wardrobe,
  closet: furniture.closet,
  'walk-in-closet': furniture.walkInCloset,
  desk: furniture.desk,
  'office-chair': seats.officeChair,
  monitor: furniture.monitor,
  whiteboard: furniture.whiteboard,
  'pool-table': furniture.poolTable,
  'game-table': furniture.gameTable,
  piece: pieces.piece,
  'hung-piece': pieces.piece,
  treadmill: utility.treadmill,
  'exercise-mat': utility.exerciseMat,
  stair: utility.stair,
  partition: utility.partition,
  'partition-door': utility.partitionDoor,
  column: utility.column,
  post: utility.post,
  chimney: utility.chimney,
  radiator: utility.radiator,
  beam: utility.beam,
  furnace: utility.furnace,
  'water-heater': utility.waterHeater,
  'electrical-panel': utility.electricalPanel,
  car: cars.car,
  workbench: utility.workbench,
  'tool-chest': utility.toolChest,
  'storage-shelf': utility.storageShelf,
  'overhead-rack': utility.overheadRack,
  'slat-wall': utility.slatWall,
  'bike-rack': utility.bikeRack,
  'ev-charger': utility.evCharger,
  receptacle: services.receptacle,
  switch: services.lightSwitch,
  'smoke-alarm': services.smokeAlarm,
  'supply-register': services.register,
  'return-grille': services.grille,
  rug: decor.rug,
  plant: decor.plant,
  artwork: decor.artwork,
  curtain: decor.curtain,
  'recessed-light': lamps.recessed,
  pendant: lamps.pendant,
  chandelier: lamps.chandelier,
  'ceiling-fan': lamps.ceilingFan,
  'under-cabinet-light': lamps.underCabinet,
  sconce: lamps.sconce,
  'floor-lamp': lamps.floorLamp,
  'table-lamp': lamps.tableLamp,
};

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
    seed,
    lampPower: lampPowerOf(room),
    ceilingOver: ({ x, y, widthIn, depthIn }) => ceilingOver(shell, { x, y, w: widthIn, d: depthIn }),
    random: (of) => randomFrom(seed ^ textHash(typeof of === 'string' ? of : of.id)),
  };
}

/** Whether windows have light or dark frames. */
export type WindowFrame = 'light' | 'dark';

/**
 * Builds everything in a room. The same room and seed give the same scene. `windowFrame` are the frames of windows that
 * stay; its style's when absent.
 */
export function buildScene(room: Room, seed: number, photo?: PhotoColors, windowFrame?: WindowFrame): Scene {
  const context = contextOf(room, seed, windowFrame);
  const { scene } = context;
  buildArchitecture(context);
  room.items.forEach((item, index) => {
    scene.item = index;
    const frame = scene.frame(item.box, item.facing);
    // The table holds for each kind what builds it.
    const build = (BUILDERS[item.kind] ?? unknownThing) as ItemBuilder;
    build(frame, item, context);
  });
  scene.item = -1;
  dressCounters(context);
  dressWalls(context);
  layKit(context);
  ensureLight(context);
  return {
    primitives: scene.primitives,
    meshes: scene.meshes,
    materials: scene.materials,
    wallMaterial: context.palette.wall,
    lights: scene.lights,
    daylight: daylightOf(context, photo),
    width: room.widthIn * METRE,
    depth: room.depthIn * METRE,
    height: room.ceilingIn * METRE,
    room,
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

/** Strength of lamps beside windows of a tenth of the floor's area and more, and beside hardly any. */
const LAMPS_BY_DAY = 0.28;
const LAMPS_IN_GLOOM = 1;

/** By day lamps only help the windows, the more so the more glass there is; without a window they are all there is. */
function lampPowerOf(room: Room): number {
  const glazed = room.openings.filter(isGlazed);
  if (glazed.length === 0) return 2;
  const glass = glazed.reduce(
    (area, o) => area + o.widthIn * o.heightIn * (isInWell(o, room) ? WELL_SHARE : 1),
    0,
  );
  const share = glass / areaIn2(room.shell);
  return LAMPS_BY_DAY + (LAMPS_IN_GLOOM - LAMPS_BY_DAY) * Math.max(0, 1 - share / 0.1);
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
      lamps.recessed(scene.frame(box, 'south'), item, context);
    }
  }
}
