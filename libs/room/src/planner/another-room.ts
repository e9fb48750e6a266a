import { keepable, keptOf } from '@plumbline/brief';
import type { Brief, Item, Opening, Room } from '@plumbline/concept';
import { checkRoom } from '../rules/check-room.js';
import type { House } from './floor/house.js';
import { chanceFrom } from './floor/random.js';
import { type PlannedRoom, planRoom, tryRoom } from './plan-room.js';
import { differenceOf, type Signature, signatureOf } from './signature.js';

/** Another idea for a room that was planned before. */
export interface AnotherRoom extends PlannedRoom {
  /** What could not be held to, as sentences. */
  readonly given: readonly string[];
}

/** What stands for a thing that is to stay, by the id of the thing. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  sink: ['sink-base', 'vanity', 'pedestal-sink'],
  range: ['range'],
  cooktop: ['cooktop'],
  'wall-oven': ['wall-oven'],
  refrigerator: ['refrigerator'],
  dishwasher: ['dishwasher'],
  appliances: ['range', 'cooktop', 'wall-oven', 'refrigerator', 'dishwasher'],
  plumbing: ['sink-base', 'toilet', 'bathtub', 'shower', 'vanity', 'pedestal-sink', 'washer'],
  toilet: ['toilet'],
  bathtub: ['bathtub'],
  shower: ['shower'],
  vanity: ['vanity', 'pedestal-sink'],
  laundry: ['washer', 'dryer'],
  fireplace: ['fireplace'],
  closet: ['closet', 'walk-in-closet', 'wardrobe'],
  'built-ins': ['tv-console', 'bookcase'],
  'ev-charger': ['ev-charger'],
};

/** Always where they are. */
const BUILT: readonly string[] = ['stair'];

const SEEDS = 12;
/** A bathroom is planned in all its orders along the walls with each seed. */
const SEEDS_OF_BATH = 4;
/** Rooms of furniture are planned in several attempts with each seed, of which the one that differs most counts more. */
const SEEDS_OF_FURNITURE = 5;
/** What a layout of furniture is worth, in points of its score, where nothing stands as in an idea before. */
const NEW = 160;
/** So much of the furniture stands elsewhere where two layouts differ in kind. */
const IN_KIND = 0.5;
/** What it counts against missed rules that nothing stands as before. */
const NEW_IN_FAULTS = 12;
/** A kitchen is planned in many ways with each seed already: in all where doors and windows are there. */
const SEEDS_OF_KITCHEN = { opened: 1, free: 3 } as const;
/** Of so many that will do the best is taken; what all of them leave out has no place here. */
const ENOUGH = 3;
/** Where the attempts with so many seeds furnish nothing at all in a house, those with further ones hardly do. */
const HOPELESS = 4;
/** Where so many layouts of furniture stand as in an idea before, and none otherwise, further ones hardly do. */
const ALIKE = 36;
/** How far a thing that stays may be drawn from where it was. Inches. */
const SAME_PLACE = 6;

/**
 * Plans a room that differs in kind from all before: not turned, not mirrored. Doors and windows stay where the first
 * has them, and so does what the brief keeps. Where nothing of the kind fits, less is held to and that is said.
 */
export function anotherRoom(
  brief: Brief,
  seed: number,
  before: readonly [Room, ...Room[]],
  { pins = [], measured }: Pick<House, 'pins' | 'measured'> = {},
): AnotherRoom {
  const [first] = before;
  const told = before.map(signatureOf);
  const stays = itemsThatStay(brief, first);
  const isNew = (signed: Signature, by: keyof Signature): boolean => told.every((t) => t[by] !== signed[by]);
  const signed = (items: readonly Item[]): Signature => signatureOf({ ...first, items });
  const leastDifference = (items: readonly Item[]): number =>
    Math.min(...before.map((room) => differenceOf(room, items)));
  const still = (items: readonly Item[]) => stays.every((item) => isThere(item, items));
  const opened = OPENED_FIRST.has(brief.category) || brief.openingsAt !== undefined;
  // What stands elsewhere in no layout that was tried does so in none; what is tried again so finds none either.
  const saw = { newOrder: false, otherWalls: brief.category === 'bathroom', alike: 0 };
  const house = (accepts: House['accepts'], fixed = true): House => ({
    openings: fixed && opened ? first.openings : [],
    exterior: fixed ? first.exterior : [],
    items: brief.category === 'bathroom' ? withPartitions(stays, first) : [],
    pins: fixed ? pins : [],
    ...(measured && { measured }),
    accepts,
    ...(isFitted(brief) ? {} : { novelty: (items) => NEW * leastDifference(items) }),
    idea: before.length,
    chance: chanceFrom(seed),
  });
  const sameOpenings = (room: Room) => opened || equalOpenings(room.openings, first.openings);
  const inPlace = (by: keyof Signature, fixed = true): House =>
    house((items) => {
      const one = signed(items);
      const stands = still(items);
      const inOrder = stands && isNew(one, 'order');
      const accepted = stands && isNew(one, by);
      saw.otherWalls ||= accepted || isNew(one, 'walls');
      saw.newOrder ||= inOrder;
      if (stands && !inOrder) saw.alike++;
      return accepted;
    }, fixed);
  const moved = `To give another layout, ${namesOf(stays)} moved.`;
  const search = (there: House, suits = sameOpenings, given: readonly string[] = []) =>
    searchRooms(brief, seed, there, suits, given);
  const attempts: readonly (() => AnotherRoom | undefined)[] = [
    ...(isFitted(brief) ? [() => search(inPlace('walls'))] : []),
    () => {
      if (isFitted(brief)) return saw.newOrder ? search(inPlace('order')) : undefined;
      return search({ ...inPlace('order'), isHopeless: () => !saw.newOrder && saw.alike >= ALIKE });
    },
    () =>
      stays.length > 0 && saw.otherWalls
        ? search({ ...house((items) => isNew(signed(items), 'walls')), items: [] }, sameOpenings, [moved])
        : undefined,
    () => search(inPlace('walls', false), () => true, [OTHER_OPENINGS]),
  ];
  for (const attempt of attempts) {
    const found = attempt();
    if (found) return found;
  }
  return { ...planRoom(brief, seed), given: [NO_OTHER] };
}

/** Plans a room in the house of one that was planned before: doors and windows stay where that has them. */
export function roomInHouse(brief: Brief, seed: number, before: Room): AnotherRoom {
  const { openings, exterior } = before;
  const opened = OPENED_FIRST.has(brief.category) && isAsLarge(brief, before);
  const house: House = {
    openings,
    exterior,
    items: [],
    pins: [],
    accepts: () => true,
    chance: chanceFrom(seed),
  };
  const planned = opened ? tryRoom(brief, seed, house) : undefined;
  return { ...(planned ?? planRoom(brief, seed)), given: opened && !planned ? [OTHER_OPENINGS] : [] };
}

const isAsLarge = ({ size }: Brief, { widthIn, depthIn }: Room): boolean =>
  size.widthIn === widthIn && size.depthIn === depthIn;

const OTHER_OPENINGS = 'No other layout fits with doors and windows where they are: some of them moved.';
const NO_OTHER = 'No layout of another kind fits this room.';

/** Rooms whose doors and windows are known before things are placed. */
const OPENED_FIRST: ReadonlySet<string> = new Set([
  'kitchen',
  'bathroom',
  'living room',
  'bedroom',
  'office',
  'garage',
  'other',
]);

/** Whose layout is made by what is built in: planned by a search of its own, not in attempts at furniture. */
const isFitted = ({ category }: Brief): boolean => category === 'kitchen' || category === 'bathroom';

/** What it costs that a room leaves out what was asked for. */
const lackOf = ({ unmet }: PlannedRoom): number => unmet.length * 15;

/** The best of some rooms in a house that is there; nothing where none of them suits. */
export function searchRooms(
  brief: Brief,
  seed: number,
  house: House,
  suits: (room: Room) => boolean,
  given: readonly string[],
  seeds = brief.category === 'kitchen'
    ? SEEDS_OF_KITCHEN[house.openings.length > 0 ? 'opened' : 'free']
    : house.novelty
      ? SEEDS_OF_FURNITURE
      : brief.category === 'bathroom'
        ? SEEDS_OF_BATH
        : SEEDS,
): AnotherRoom | undefined {
  const found: { readonly planned: PlannedRoom; readonly faults: number; readonly isNew: number }[] = [];
  const newness = (items: readonly Item[]): number => (house.novelty?.(items) ?? NEW) / NEW;
  const hasAll = () => found.some(({ planned }) => planned.unmet.length === 0);
  const noneHasMore = () =>
    found.some(({ planned: { unmet } }) =>
      found.every(({ planned: other }) => unmet.every((sentence) => other.unmet.includes(sentence))),
    );
  const isEnough = () =>
    // None is better than one without a fault, and of equals the first is taken.
    found.some(({ faults, isNew }) => faults === 0 && isNew >= IN_KIND) ||
    (brief.category === 'kitchen' && hasAll()) ||
    // Another seed may find a bath all of its fixtures.
    (found.length >= ENOUGH && (brief.category === 'bathroom' ? hasAll() : noneHasMore()));
  let laidOut = false;
  const watched: House = {
    ...house,
    accepts: (items) => {
      laidOut = true;
      return house.accepts(items);
    },
  };
  for (let i = 0; i < seeds && !isEnough() && !house.isHopeless?.() && (laidOut || i < HOPELESS); i++) {
    const leftOut = found.map(({ planned }) => planned.unmet);
    const planned = tryRoom(brief, seed + i, { ...watched, leftOut });
    if (!planned || !house.accepts(planned.room.items) || !suits(planned.room)) continue;
    const missed = checkRoom(planned.room, brief.state).filter((f) => !f.met);
    const code = missed.filter((f) => f.severity === 'code').length;
    const faults = code * 20 + lackOf(planned) + missed.length;
    found.push({ planned, faults, isNew: newness(planned.room.items) });
  }
  const worse = (one: (typeof found)[number]): number => one.faults - NEW_IN_FAULTS * one.isNew;
  const best = found.sort((a, b) => worse(a) - worse(b))[0];
  return best && { ...best.planned, given };
}

function itemsThatStay(brief: Brief, room: Room): Item[] {
  const ids = keptOf(brief)
    .filter((k) => k.how !== 'supplied')
    .map(({ id }) => id);
  const kinds = ids.filter((id) => id !== 'plumbing').flatMap((id) => STANDS_FOR[id] ?? []);
  // Pipes of the house are in its walls: what stands in an island has new ones wherever it stands.
  const piped = ids.includes('plumbing') ? (STANDS_FOR.plumbing ?? []) : [];
  return room.items.filter(
    ({ kind, group }) =>
      kinds.includes(kind) || BUILT.includes(kind) || (piped.includes(kind) && group !== 'island'),
  );
}

const isThere = (item: Item, items: readonly Item[]): boolean =>
  items.some(
    (i) =>
      i.kind === item.kind &&
      i.facing === item.facing &&
      Math.abs(i.box.x - item.box.x) <= SAME_PLACE &&
      Math.abs(i.box.y - item.box.y) <= SAME_PLACE,
  );

/** The wing walls of a tub that stays belong to it. */
const withPartitions = (stays: readonly Item[], room: Room): Item[] => [
  ...stays,
  ...(stays.some((i) => i.kind === 'bathtub') ? room.items.filter((i) => i.kind === 'partition') : []),
];

const equalOpenings = (a: readonly Opening[], b: readonly Opening[]): boolean =>
  a.length === b.length &&
  a.every((o) =>
    b.some((p) => p.kind === o.kind && p.wall === o.wall && Math.abs(p.offsetIn - o.offsetIn) <= 1),
  );

const namesOf = (items: readonly Item[]): string =>
  [...new Set(items.map((i) => `the ${(keepable(i.kind)?.name ?? i.kind).replaceAll('-', ' ')}`))].join(', ');
