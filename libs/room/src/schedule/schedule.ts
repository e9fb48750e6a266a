import { plainInches } from '@plumbline/brief';
import {
  type Box,
  CATALOGUE,
  CLOSED_CORNER_FILLER,
  type Item,
  type ItemOf,
  isApplianceGarage,
  isHalfWall,
  type Kind,
  type Room,
} from '@plumbline/concept';
import { frontDepth, frontWidth } from '../geometry/geometry.js';
import type { GoneThing } from './removed.js';
import { WALL_MARKS, type WallMark } from './wall-marks.js';

/** A line of the cabinet schedule or of the legend. */
export interface Row {
  /** What stands on the plan: "B24", "3"; blank where the symbol is its own key. */
  readonly tag: string;
  readonly name: string;
  /** Width x depth x height in inches. */
  readonly size: string;
  readonly count: number;
  readonly items: readonly Item[];
  /** What the row explains where it is no item: a mark in the walls. */
  readonly mark?: WallMark;
}

export interface Schedule {
  readonly cabinets: readonly Row[];
  readonly legend: readonly Row[];
  /** What is taken out and has no outline on the plan. */
  readonly removed: readonly Row[];
  /** The tag of each item that has one. */
  readonly tagOf: ReadonlyMap<string, string>;
}

const baseTag = ({ traits }: ItemOf<'base-cabinet'>): string => {
  if (traits?.kneeSpace) return 'KS';
  if (traits?.appliance === 'microwave') return 'MWD';
  if (traits?.appliance === 'coffee') return 'CF';
  if (traits?.appliance === 'lift') return 'BK';
  return (traits?.drawers ?? 0) >= 2 ? 'DB' : 'B';
};

const CABINET_TAGS: { readonly [K in Kind]?: (item: ItemOf<K>) => string } = {
  'base-cabinet': (i) => `${baseTag(i)}${plainInches(frontWidth(i))}`,
  'corner-base-cabinet': () => 'CB36',
  'sink-base': (i) => `SB${plainInches(frontWidth(i))}`,
  'wall-cabinet': (i) =>
    `${isApplianceGarage(i) ? 'AG' : 'W'}${plainInches(frontWidth(i))}${plainInches(i.box.heightIn)}`,
  'corner-wall-cabinet': (i) => `CW24${plainInches(i.box.heightIn)}`,
  'tall-cabinet': (i) => `T${plainInches(frontWidth(i))}${plainInches(i.box.heightIn)}`,
  'wall-oven': (i) => `OV${plainInches(frontWidth(i))}`,
  filler: (i) => `F${plainInches(frontWidth(i))}`,
};

const APPLIANCE_TAGS: Readonly<Partial<Record<Kind, string>>> = {
  refrigerator: 'REF',
  dishwasher: 'DW',
  range: 'RNG',
  cooktop: 'CT',
  hood: 'HD',
  microwave: 'MW',
  washer: 'W',
  dryer: 'D',
  'beverage-cooler': 'BC',
  toilet: 'WC',
};

/** Kinds that the counters and the finishes speak for. */
const SILENT: ReadonlySet<string> = new Set([
  'countertop',
  'backsplash',
  'fridge-panel',
  'partition',
  'partition-door',
  'under-cabinet-light',
  'artwork',
  'curtain',
]);

/** Small things whose symbol is its own key, like a lamp's: a number on each would hide them. */
const KEYED: ReadonlySet<string> = new Set([
  'partition',
  'plant',
  'table-lamp',
  'floor-lamp',
  'monitor',
  'bath-mat',
  'paper-holder',
  'towel-bar',
  'mirror',
  'medicine-cabinet',
  'sconce',
  'shower-niche',
  'rug',
  'stool',
  'dining-chair',
  'office-chair',
]);

const isFreezer = (item: Item): boolean => item.kind === 'refrigerator' && item.traits?.column === 'freezer';

/** Things whose kind tells nothing of what they are: their labels do. */
const isNamedByLabel = (item: Item): boolean =>
  item.kind === 'piece' || item.kind === 'hung-piece' || isHalfWall(item) || isFreezer(item);

/** A washer with its dryer on top is twice as high as it is drawn. */
export const heightOf = (item: Item): number =>
  // A loft bed stands on its posts.
  (item.kind === 'bunk-bed' ? item.box.z : 0) +
  item.box.heightIn * (item.kind === 'washer' && item.traits?.stacked && item.box.heightIn < 60 ? 2 : 1);

const size = (item: Item): string =>
  [frontWidth(item), frontDepth(item), heightOf(item)].map(plainInches).join(' × ');

/** Groups a room's items into schedule and legend, and gives each a tag. */
export function scheduleOf(room: Room): Schedule {
  const tagOf = new Map<string, string>();
  const cabinets = new Map<string, Item[]>();
  const others = new Map<string, Item[]>();
  for (const item of room.items) {
    if (SILENT.has(item.kind) && !isHalfWall(item)) continue;
    const tag = CABINET_TAGS[item.kind] as ((item: Item) => string) | undefined;
    const cabinetTag = tag?.(item);
    const key = cabinetTag
      ? `${cabinetTag}|${size(item)}|${cabinetName(item)}`
      : `${item.kind}|${size(item)}|${isNamedByLabel(item) ? item.label : ''}`;
    const map = cabinetTag ? cabinets : others;
    map.set(key, [...(map.get(key) ?? []), item]);
  }
  const rows: Row[] = [];
  const used = new Map<string, number>();
  for (const [key, items] of cabinets) {
    const first = items[0] as Item;
    let tag = key.split('|')[0] ?? '';
    const again = used.get(tag) ?? 0;
    used.set(tag, again + 1);
    if (again > 0) tag += String.fromCharCode(96 + again);
    for (const item of items) tagOf.set(item.id, tag);
    rows.push({ tag, name: cabinetName(first), size: size(first), count: items.length, items });
  }
  const legend: Row[] = [];
  let number = 0;
  const taken = new Set<string>();
  for (const items of others.values()) {
    const first = items[0] as Item;
    const short = isFreezer(first) ? 'FZR' : APPLIANCE_TAGS[first.kind];
    const keyed = CATALOGUE[first.kind].mount === 'ceiling' || KEYED.has(first.kind);
    const tag = keyed ? '' : short && !taken.has(short) ? short : String(++number);
    taken.add(tag);
    if (tag) for (const item of items) tagOf.set(item.id, tag);
    legend.push({ tag, name: plainName(first), size: size(first), count: items.length, items });
  }
  for (const mark of WALL_MARKS) {
    const count = room.shell.walls.filter((wall) => wall[mark.id]).length;
    if (count > 0) legend.push({ tag: '', name: mark.name, size: '', count, items: [], mark });
  }
  return {
    cabinets: rows.sort((a, b) => a.tag.localeCompare(b.tag, 'en', { numeric: true })),
    legend,
    removed: [],
    tagOf,
  };
}

function cabinetName(item: Item): string {
  if (item.kind === 'base-cabinet') {
    if (item.traits?.kneeSpace) return 'Knee space';
    if (item.traits?.appliance === 'microwave') return 'Microwave drawer';
    if (item.traits?.appliance === 'coffee') return 'Coffee bar base';
    if (item.traits?.appliance === 'lift') return 'Baking center base';
    if (item.traits?.pullout === 'waste') return 'Base, waste pull-out';
    if (item.traits?.pullout === 'spice') return 'Base, spice pull-out';
    if (item.traits?.pullout === 'tray') return 'Base, tray dividers';
    return Number(item.traits?.drawers ?? 0) >= 2 ? 'Drawer base' : 'Base cabinet';
  }
  if (item.kind === 'tall-cabinet') return `Tall cabinet, ${String(item.traits?.use ?? 'storage')}`;
  if (item.kind === 'sink-base' || isApplianceGarage(item)) return plainName(item);
  if (item.kind === 'filler') return item.label === CLOSED_CORNER_FILLER ? item.label : 'Filler, cut to fit';
  return CATALOGUE[item.kind].name;
}

/** The label without its width: the size column has it. */
export const plainName = (item: Item): string =>
  `${item.label.replace(/\s+[\d. /×]+$/, '')}${item.kind === 'sink-base' && item.traits?.kneeSpace ? ', knee space' : ''}${item.kind === 'toilet' && item.traits?.wallHung ? ', wall-hung' : ''}`;

/** The mark of what is there already and remains. */
export const EXISTING_TAG = '(E)';

/** The mark of what is there already and goes. */
export const REMOVED_TAG = '(R)';

/** A schedule whose legend explains the marks of what is there already, where something remains or goes. */
export function withExisting(
  schedule: Schedule,
  {
    remains = [],
    reused = false,
    goes = [],
    listed = [],
  }: {
    readonly remains?: readonly Item[];
    readonly reused?: boolean;
    readonly goes?: readonly Box[];
    readonly listed?: readonly GoneThing[];
  },
): Schedule {
  const row = (tag: string, name: string, items: readonly Item[]): Row => ({
    tag,
    name,
    size: '',
    count: 1,
    items,
  });
  return {
    ...schedule,
    removed: listed.map(({ name, amount }) => ({ ...row(REMOVED_TAG, name, []), size: amount })),
    legend: [
      ...(remains.length > 0
        ? [row(EXISTING_TAG, reused ? 'Existing, reused here' : 'Existing, to remain', remains)]
        : []),
      ...(goes.length > 0 ? [row(REMOVED_TAG, 'Existing, to be removed', [])] : []),
      ...schedule.legend,
    ],
  };
}
