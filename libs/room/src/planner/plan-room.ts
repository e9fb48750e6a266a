import { markExisting, refuses, wants, withoutRefused } from '@plumbline/brief';
import {
  type Brief,
  derivedOf,
  type Item,
  type Kind,
  type Room,
  rectangularShell,
  withExterior,
} from '@plumbline/concept';
import { chooseFinishes } from '../finishes.js';
import { markRest } from '../rules/only-room.js';
import { planBare } from './bare-room.js';
import { LEAST_BASEMENT, planBasement } from './basement/basement.js';
import { LEAST_BATHROOM, planBathroom } from './bath/bathroom.js';
import { LEAST_BEDROOM, planBedroom } from './bedroom/bedroom.js';
import { dividerOf, lightHalves, toldInHalves } from './dividing-wall.js';
import type { PlannerShell } from './floor/draft.js';
import { type House, isOpened } from './floor/house.js';
import type { Plan } from './floor/plan.js';
import { type Chance, chanceFrom } from './floor/random.js';
import { burnAsTold } from './fuel-as-told.js';
import { openClosets } from './furniture/closets.js';
import { carryToCeiling } from './furniture/to-ceiling.js';
import { LEAST_GARAGE, planGarage } from './garage/garage.js';
import { setHalfWall } from './half-walls.js';
import { LEAST_KITCHEN, planKitchen } from './kitchen/kitchen.js';
import { tryAgain } from './late/late-pass.js';
import { setLightsAsTold } from './late/lights-as-told.js';
import { lowerAsTold, setBasinHeights } from './late/low-as-told.js';
import { setOttoman } from './late/ottoman.js';
import { hangPegboards } from './late/pegboards.js';
import { putAway } from './late/put-away.js';
import { roundAsTold } from './late/round-as-told.js';
import { layRugAsked, layRugAsTold } from './late/rug-as-told.js';
import { LEAST_LIVING, planLivingRoom } from './living/living-room.js';
import { NoRoomFits } from './no-room-fits.js';
import { LEAST_OFFICE, planOffice } from './office/office.js';
import { LEAST_OTHER, planOther } from './other/other.js';
import { withOpenParts } from './parts/parts-of-room.js';
import { type PlanPart, planInParts } from './parts/plan-in-parts.js';

export interface PlannedRoom {
  readonly room: Room;
  /** "U-shaped kitchen", "three-piece bathroom". */
  readonly layout: string;
  readonly unmet: readonly string[];
}

type Planner = (brief: Brief, shell: PlannerShell, chance: Chance) => Plan | undefined;

const PLANNERS: Readonly<
  Record<
    Brief['category'],
    { readonly plan: Planner; readonly least: { readonly widthIn: number; readonly depthIn: number } }
  >
> = {
  kitchen: { plan: planKitchen, least: LEAST_KITCHEN },
  bathroom: { plan: planBathroom, least: LEAST_BATHROOM },
  'living room': { plan: planLivingRoom, least: LEAST_LIVING },
  bedroom: { plan: planBedroom, least: LEAST_BEDROOM },
  basement: { plan: planBasement, least: LEAST_BASEMENT },
  garage: { plan: planGarage, least: LEAST_GARAGE },
  office: { plan: planOffice, least: LEAST_OFFICE },
  other: { plan: planOther, least: LEAST_OTHER },
};

/**
 * Plans the room of a brief. Of a room that is large enough, or nearly where its shape was told, but that holds no whole plan,
 * the part that does fit. Throws NoRoomFits where the room is too small for its kind.
 */
export function planRoom(brief: Brief, seed: number, house?: House): PlannedRoom {
  const { least } = PLANNERS[brief.category];
  const planned =
    tryRoom(brief, seed, house) ??
    (isAsLarge(brief.size, brief.shell ? inPart(least) : least)
      ? tryRoom(brief, seed, house, planBare)
      : undefined);
  if (!planned) throw new NoRoomFits(brief.category, brief.size, least);
  return planned;
}

interface Size {
  readonly widthIn: number;
  readonly depthIn: number;
}

/** Share of the least sides of a kind that a room of told shape has at least, for a part of it to be planned. */
const IN_PART = 0.75;
const inPart = ({ widthIn, depthIn }: Size): Size => ({
  widthIn: IN_PART * widthIn,
  depthIn: IN_PART * depthIn,
});

/** Whether a room is as large as the least of its kind, either way round. */
const isAsLarge = (room: Size, least: Size): boolean =>
  Math.min(room.widthIn, room.depthIn) >= Math.min(least.widthIn, least.depthIn) &&
  Math.max(room.widthIn, room.depthIn) >= Math.max(least.widthIn, least.depthIn);

/** What stands in runs is searched for whole. */
const RUNS: ReadonlySet<Brief['category']> = new Set(['kitchen', 'bathroom']);

/** A bedroom that becomes a room for clothes is planned as one. */
const plannerOf = ({ category, purpose }: Brief): Planner =>
  purpose === 'dressing' ? planOther : PLANNERS[category].plan;

/** As planRoom, in a house that is there already; undefined where nothing fits. */
export function tryRoom(
  brief: Brief,
  seed: number,
  house?: House,
  planner: Planner = plannerOf(brief),
): PlannedRoom | undefined {
  const parted = planInParts(brief, seed, tryPart);
  if (parted) return { ...parted, room: markExisting(withoutRefused(parted.room, brief), brief) };
  const shell: PlannerShell = { ...shellOfBrief(brief), ...(house ? { house } : {}) };
  const { outline, walls, ceiling, vents, widthIn, depthIn, ceilingIn } = shell;
  const first = planner(brief, shell, chanceFrom(seed));
  if (!first) return undefined;
  const plan = RUNS.has(brief.category) ? first : tryAgain(first, brief);
  layRugAsked(plan.draft, brief);
  layRugAsTold(plan.draft, brief);
  setOttoman(plan.draft, brief);
  roundAsTold(plan.draft, brief);
  putAway(plan.draft);
  lowerAsTold(plan.draft, brief);
  burnAsTold(plan.draft, brief);
  setBasinHeights(plan.draft, brief);
  openClosets(plan.draft, brief);
  const without = setHalfWall(plan.draft, brief);
  hangPegboards(plan.draft, brief);
  setLightsAsTold(plan.draft, brief);
  carryToCeiling(plan.draft, brief);
  const exterior = lightHalves(
    plan.draft,
    brief,
    house && isOpened({ house }) && !house.unlit ? house.exterior : plan.exterior,
  );
  const room: Room = {
    category: brief.category,
    shell: withExterior({ outline, walls, ceiling, ...(vents ? { vents } : {}) }, exterior),
    widthIn,
    depthIn,
    ceilingIn,
    exterior,
    openings: plan.draft.openings.map((o) =>
      o.sillIn + o.heightIn > ceilingIn ? { ...o, heightIn: ceilingIn - o.sillIn } : o,
    ),
    items: plan.draft.items
      .filter((item) => !isLeftOut(brief, item.kind))
      .map((item) => underCeiling(item, ceilingIn)),
    style: brief.style,
    finishes: chooseFinishes(brief),
  };
  return {
    room: withOpenParts(markRest(markExisting(withoutRefused(room, brief), brief), brief), brief),
    layout: plan.layout,
    unmet: [...plan.unmet, ...without],
  };
}

/** A part of a room that words divide, as a room of its own. */
const tryPart: PlanPart = (brief, seed, house) =>
  tryRoom(brief, seed, house) ?? tryRoom(brief, seed, house, planBare);

/** The shell that a brief is planned in, with what of the house stands in it. */
export function shellOfBrief(brief: Brief): PlannerShell {
  const { outline, walls, ceiling, vents } = brief.shell ?? shellOfSize(brief);
  const told = toldInHalves(brief);
  return {
    category: brief.category,
    outline,
    walls,
    ceiling,
    ...(vents ? { vents } : {}),
    ...derivedOf({ outline, walls, ceiling }),
    fixed: [...(brief.fixed ?? []), ...dividerOf(brief)],
    ...(told.length > 0 ? { told } : {}),
    ...(brief.placesRefused ? { apart: brief.placesRefused } : {}),
  };
}

/** Decor that a word refuses; on a rug a walker or a wheelchair catches. */
const isLeftOut = (brief: Brief, kind: Kind): boolean =>
  (DECOR[kind] !== undefined && refuses(brief, DECOR[kind])) ||
  (kind === 'rug' && wants(brief, 'accessible'));

const DECOR: Readonly<Partial<Record<Kind, string>>> = {
  rug: 'rug',
  plant: 'plants',
  curtain: 'curtains',
  artwork: 'artwork',
  'ceiling-fan': 'ceiling-fan',
  chandelier: 'chandelier',
  'coffee-table': 'coffee-table',
};

/** Cabinets and partitions end at a low ceiling. */
const underCeiling = (item: Item, ceilingIn: number): Item =>
  item.box.z < ceilingIn && item.box.z + item.box.heightIn > ceilingIn
    ? { ...item, box: { ...item.box, heightIn: ceilingIn - item.box.z } }
    : item;

const shellOfSize = ({ category, size: { widthIn, depthIn, ceilingIn } }: Brief) =>
  rectangularShell(widthIn, depthIn, Math.max(ceilingIn, LOWEST_CEILING[category] ?? 80));

/** Basements and garages are as low as they are; under a lower ceiling no door opens. Inches. */
const LOWEST_CEILING: Readonly<Partial<Record<Brief['category'], number>>> = { basement: 76, garage: 76 };
