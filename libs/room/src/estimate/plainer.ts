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
} from '@plumbline/concept';
import { chooseFinishes, isWished } from '../finishes.js';
import { gradeOf } from '../grade/grade.js';

/** Cheaper ways to what nobody named: the room with one of them taken, as long as a sum is too small for it. */
export interface Plainer {
  /** What comes in its place, as it is told: "a plainer floor". */
  readonly name: string;
  /** Undefined where the room has nothing of it, or where it was asked for. */
  readonly take: (room: Room, brief: Brief) => Room | undefined;
}

/** The room in the finish of a lower grade on one surface, where no word names one for it. */
const finishedPlainer =
  (surface: keyof Finishes & Surface, grade: Grade): Plainer['take'] =>
  (room, brief) => {
    if (gradeOf(brief) === grade || isWished(brief, surface)) return undefined;
    const { [surface]: finish } = chooseFinishes({ ...brief, grade });
    if (finish.material === room.finishes[surface].material) return undefined;
    return { ...room, finishes: { ...room.finishes, [surface]: finish } };
  };

/** The room with some of its things in another make; undefined where it has none of them. */
function remade(room: Room, of: (item: Item) => Item | undefined): Room | undefined {
  let some = false;
  const items = room.items.map((item) => {
    const other = item.existing ? undefined : of(item);
    some ||= other !== undefined;
    return other ?? item;
  });
  return some ? { ...room, items } : undefined;
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
      return items.length < room.items.length ? { ...room, items } : undefined;
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
  { name: 'a plainer backsplash', take: finishedPlainer('backsplash', 'economy') },
  {
    name: 'a free-standing refrigerator',
    take: (room, brief) =>
      brief.wanted.some((id) => /panel-ready|fridge|refrigerator|freezer/.test(id))
        ? undefined
        : remade(room, (item) =>
            hasTrait(item, ['refrigerator'], 'builtIn', true) ||
            hasTrait(item, ['refrigerator'], 'panelled', true)
              ? without(item, 'builtIn', 'panelled')
              : undefined,
          ),
  },
  { name: 'a plainer floor', take: finishedPlainer('floor', 'economy') },
  { name: 'plainer counters', take: finishedPlainer('counter', 'standard') },
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
  { name: 'plainer counters', take: finishedPlainer('counter', 'economy') },
];
