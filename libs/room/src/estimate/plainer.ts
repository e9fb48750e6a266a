import { countTold, refuses, wants } from '@plumbline/brief';
import {
  type Brief,
  type Finishes,
  type Grade,
  hasTrait,
  type Item,
  type Kind,
  type Room,
  type Surface,
  type WorkPart,
} from '@plumbline/concept';
import { chooseFinishes, isWished } from '../finishes.js';

/** Cheaper ways to what nobody named: the room with one of them taken, as long as a sum is too small for it. */
export interface Plainer {
  /** What comes in its place, as it is told: "a plainer floor". */
  readonly name: string;
  /** The room with it, or the brief; undefined where the room has nothing of it, or where it was asked for. */
  readonly take: (room: Room, brief: Brief) => { readonly room?: Room; readonly brief?: Brief } | undefined;
}

/** Parts whose goods go to a lower grade, the least felt first: a counter falls after the cabinets below it. */
const PARTS: readonly (readonly [part: WorkPart, name: string])[] = [
  ['lights', 'lights'],
  ['hardware', 'hardware'],
  ['mirror', 'accessories'],
  ['faucet', 'faucets'],
  ['doors', 'doors'],
  ['trim', 'trim'],
  ['closet', 'closets'],
  ['built-ins', 'built-ins'],
  ['backsplash', 'backsplash'],
  ['toilet', 'toilet'],
  ['sink', 'sink'],
  ['tile', 'tile'],
  ['appliances', 'appliances'],
  ['floor', 'floor'],
  ['vanity', 'vanity'],
  ['shower', 'shower'],
  ['bathtub', 'tub'],
  ['cabinets', 'cabinets'],
  ['counters', 'counters'],
];

const SURFACES: Readonly<Partial<Record<WorkPart, keyof Finishes & Surface>>> = {
  backsplash: 'backsplash',
  floor: 'floor',
  counters: 'counter',
};

/** Each part of a room in a lower grade of goods, and in the finish of it where no word names one. */
export const partsPlainer = (grade: Grade): readonly Plainer[] =>
  PARTS.map(([part, name]) => ({
    name: `plainer ${name}`,
    take: (room, brief) => {
      const surface = SURFACES[part];
      const finishes =
        surface && !isWished(brief, surface)
          ? { ...room.finishes, [surface]: chooseFinishes({ ...brief, grade })[surface] }
          : room.finishes;
      return {
        room: { ...room, finishes },
        brief: { ...brief, grades: { ...brief.grades, [part]: grade } },
      };
    },
  }));

/** The room with some of its things in another make; undefined where it has none of them. */
function remade(room: Room, of: (item: Item) => Item | undefined): { readonly room: Room } | undefined {
  let some = false;
  const items = room.items.map((item) => {
    const other = item.existing ? undefined : of(item);
    some ||= other !== undefined;
    return other ?? item;
  });
  return some ? { room: { ...room, items } } : undefined;
}

const without = <T extends Item>(item: T, ...traits: readonly string[]): T => ({
  ...item,
  traits: Object.fromEntries(Object.entries(item.traits ?? {}).filter(([name]) => !traits.includes(name))),
});

/** A curtain hangs before an opening in one wall: never where a side or the corner is open as well. */
const takesCurtain = (item: Item): boolean =>
  hasTrait(item, ['shower', 'bathtub'], 'enclosure', 'glass') &&
  !['open', 'form'].some((name) => {
    const value = (item.traits as Readonly<Record<string, unknown>>)[name];
    return name === 'open' ? value !== undefined && value !== item.facing : value === 'freestanding';
  });

const GARAGE_STORES: ReadonlySet<Kind> = new Set<Kind>(['storage-shelf', 'wall-cabinet', 'floating-shelf']);
const ASKS_FOR_STORES = /storage|shel|cabinet|workbench|overhead|slat|bike/;

/** The least felt first. */
export const PLAINER: readonly Plainer[] = [
  {
    name: 'no shelving in the garage that nobody asked for',
    take: (room, brief) => {
      if (room.category !== 'garage' || brief.wanted.some((id) => ASKS_FOR_STORES.test(id))) return undefined;
      const items = room.items.filter(({ kind, existing }) => existing || !GARAGE_STORES.has(kind));
      return items.length < room.items.length ? { room: { ...room, items } } : undefined;
    },
  },
  {
    name: 'no rain head or hand shower',
    take: (room, brief) =>
      wants(brief, 'accessible') ||
      wants(brief, 'rain-shower') ||
      wants(brief, 'handheld-shower') ||
      (countTold(brief, 'shower-head') ?? 0) > 1
        ? undefined
        : remade(room, (item) =>
            hasTrait(item, ['shower'], 'rain', true) || hasTrait(item, ['shower'], 'handheld', true)
              ? without(item, 'rain', 'handheld')
              : undefined,
          ),
  },
  {
    name: 'a free-standing refrigerator',
    take: (room, brief) =>
      brief.wanted.some((id) => /panel-ready|panelled|fridge|refrigerator|freezer/.test(id))
        ? undefined
        : remade(room, (item) =>
            hasTrait(item, ['refrigerator'], 'builtIn', true) ||
            hasTrait(item, ['refrigerator'], 'panelled', true)
              ? without(item, 'builtIn', 'panelled')
              : undefined,
          ),
  },
  {
    name: 'a curtain for shower glass',
    take: (room, brief) =>
      wants(brief, 'glass-enclosure') || wants(brief, 'steam-shower') || refuses(brief, 'shower-curtain')
        ? undefined
        : remade(room, (item) =>
            takesCurtain(item)
              ? ({ ...item, traits: { ...item.traits, enclosure: 'curtain' } } as Item)
              : undefined,
          ),
  },
];
