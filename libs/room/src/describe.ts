import {
  article,
  lowerFirst,
  nearestColor,
  plainInches,
  SURFACE_NAMES,
  upperFirst,
  withArticle,
} from '@plumbline/brief';
import {
  type Finding,
  type Finish,
  hasTrait,
  type Item,
  type ItemOf,
  isPianoBench,
  itemsOf,
  type Kind,
  ROOM_USES,
  type Room,
  roomUses,
  STYLES,
  type TraitsOf,
} from '@plumbline/concept';
import { soldWidth } from './geometry/items.js';
import { isDogWash } from './planner/bath/dog-wash.js';
import { shellSentences } from './shape.js';
import { hasBar } from './shown/predicates.js';
import { floorBehindWalls } from './shown/rooms-as-told.js';

/** Surfaces that a picture shows in the colors of a photo. */
type Photographed = ReadonlySet<string>;

/**
 * Says in words what stands in a room; every sentence is taken from the room itself, or from the photo it is seen by.
 *
 * @param isNamed whether somebody named the color of a surface: a title never names one that was only taken
 */
export function describeRoom(
  room: Room,
  layout: string,
  findings: readonly Finding[],
  photographed: Photographed = new Set(),
  isNamed: (surface: 'cabinets' | 'walls') => boolean = () => true,
): { readonly title: string; readonly description: string; readonly altText: string } {
  const style = STYLES[room.style].name;
  const surface = room.category === 'kitchen' ? 'cabinets' : 'walls';
  const title = titleOf(room, layout, isNamed(surface) ? colorOf(room, photographed) : undefined);
  const sentences = [`${style} ${lowerFirst(layout)}: ${STYLES[room.style].mood}.`];
  const pieces = highlights(room);
  if (pieces.length > 0) sentences.push(`It has ${listed(pieces)}.`);
  const surfaces = surfaceWords(room, photographed);
  if (surfaces) sentences.push(`${upperFirst(surfaces)}.`);
  sentences.push(...shellSentences(room.shell));
  const aisle = findings.find((f) => f.rule === 'work-aisle');
  if (aisle) sentences.push(`The narrowest work aisle measures ${plainInches(aisle.measured)} in.`);
  sentences.push(...guidelineSentences(findings));
  const altText = `${style} ${lowerFirst(layout)}${seenIn(room, layout)}; ${seenSurfaces(room, photographed)}.`;
  return { title, description: sentences.join(' '), altText };
}

/**
 * How many planning guidelines were measured and what came of it. Never that all are met: some concern what no plan
 * shows, such as edges, light and the inside of walls.
 */
function guidelineSentences(findings: readonly Finding[]): string[] {
  const measured = findings.filter((f) => f.severity === 'nkba');
  const missed = measured.filter((f) => !f.met).length;
  if (missed > 0)
    return [
      `It misses ${missed === 1 ? 'one' : missed} of the ${measured.length} planning guidelines that were measured, named in the findings.`,
    ];
  if (measured.length === 0) return [];
  return [
    measured.length === 1
      ? 'It meets the one planning guideline that was measured.'
      : `It meets the ${measured.length} planning guidelines that were measured.`,
  ];
}

/** What a picture of the room shows, as far as the layout's own words have not said it. */
function seenIn(room: Room, layout: string): string {
  const pieces = highlights(room, (kind) => {
    // A basement's or a bedroom's bath lies behind a door.
    if (room.category !== 'bathroom' && BATH.has(kind)) return false;
    return !(SAID_BY[kind] ?? new RegExp(`\\b${kind}`)).test(layout);
  });
  if (pieces.length === 0) return '';
  const joint = !layout.includes(' with ') ? ' with' : layout.includes(' and ') ? ', with' : ' and';
  return `${joint} ${listed(pieces.slice(0, 4))}`;
}

const BATH: ReadonlySet<string> = new Set(['vanity', 'pedestal-sink', 'toilet', 'shower', 'bathtub']);
const SAID_BY: Readonly<Record<string, RegExp>> = {
  car: /\bcar\b/,
  washer: /\blaundry\b/,
  bookcase: /\blibrary\b/,
};

const wallAndFloorWords = ({ finishes }: Room, photographed: Photographed): string[] => [
  photographed.has('walls') ? 'walls as on the photo' : `${finishWords(finishes.walls)} walls`,
  `${materialName(finishes.floor.material)} floor${photographed.has('floor') ? " in the photo's color" : ''}`,
];

function seenSurfaces(room: Room, photographed: Photographed): string {
  const { cabinets } = room.finishes;
  const parts = wallAndFloorWords(room, photographed);
  const fitted = room.category === 'kitchen' || room.items.some((i) => i.kind === 'vanity');
  if (fitted && room.category !== 'basement') {
    const painted = cabinets.material === 'painted-wood';
    const named = painted ? nearestColor(cabinets.color) : materialName(cabinets.material);
    parts.unshift(`${named} ${room.category === 'kitchen' ? 'cabinets' : 'vanity'}`);
  }
  return parts.join(', ');
}

/** Words that a title has at most: a person reads it at a glance. */
const MOST_WORDS = 8;

/**
 * "White U-shaped kitchen with an island": what a homeowner would call the room, without inches and compass points.
 * Of what could be said that which fits into eight words.
 */
function titleOf(room: Room, layout: string, color: string | undefined): string {
  const name = nameOfRoom(room, layout);
  const { one, two } = features(room, layout);
  // Before whoever sleeps in a room no color stands that would be said of them.
  const painted = color && /^(?:child|kid|teen|baby)/.test(name) && OF_PEOPLE.test(color) ? undefined : color;
  const candidates = [
    ...(painted && two ? [`${painted} ${name} ${two}`] : []),
    ...(painted && one ? [`${painted} ${name} ${one}`] : []),
    ...(two ? [`${name} ${two}`] : []),
    ...(one ? [`${name} ${one}`] : []),
    ...(painted ? [`${painted} ${name}`] : []),
  ];
  const fits = (title: string): boolean => title.split(' ').length <= MOST_WORDS;
  return upperFirst(candidates.find(fits) ?? name);
}

const OF_PEOPLE = /\b(?:black|white|brown|tan|beige|cream|yellow|red|ivory|chocolate|espresso)\b/i;

/** "U-shaped kitchen", "bathroom": the layout's own words where they are a homeowner's. */
function nameOfRoom(room: Room, layout: string): string {
  const short = lowerFirst(layout.split(/ (?:with|around) /)[0] ?? layout);
  if (room.category !== 'bathroom') return short.replace(/^peninsula kitchen$/, 'kitchen');
  return /^half/.test(short) ? 'half bath' : 'bathroom';
}

/** The color that a person would name the room by: of its cabinets, else of its painted walls. */
function colorOf(room: Room, photographed: Photographed): string | undefined {
  const { cabinets, walls } = room.finishes;
  if (room.category === 'kitchen')
    return cabinets.material === 'painted-wood' ? nearestColor(cabinets.color) : woodName(cabinets.material);
  if (room.category === 'garage' || room.category === 'basement') return undefined;
  return walls.material === 'paint' && !photographed.has('walls') ? nearestColor(walls.color) : undefined;
}

const woodName = (material: string): string => materialName(material).replace(/ (?:plank|tile)$/, '');

/** What the room has to show, in one thing and in two. */
function features(room: Room, layout: string): { readonly one?: string; readonly two?: string } {
  const has = (...kinds: string[]) => room.items.some((i) => kinds.includes(i.kind));
  const things = THINGS[room.category].flatMap(([test, say]) => (test(room) ? [say] : []));
  if (things.length === 0 && layout.includes(' with ')) return { one: `with ${layout.split(' with ')[1]}` };
  if (things.length === 0 && !has('rug')) return { one: `with ${floorName(room)} floor` };
  const [first, second] = things;
  return {
    ...(first ? { one: `with ${withArticle(first)}` } : { one: `with ${floorName(room)} floor` }),
    ...(first && second ? { two: `with ${withArticle(first)} and ${second}` } : {}),
  };
}

const floorName = ({ finishes }: Room): string =>
  finishes.floor.material === 'lvp' ? 'vinyl plank' : woodName(finishes.floor.material);

type Thing = readonly [(room: Room) => boolean, string];

const thing = (say: string, ...kinds: Kind[]): Thing => [
  (room) => room.items.some((i) => kinds.includes(i.kind)),
  say,
];
const withTrait = <K extends Kind, N extends keyof TraitsOf<K>>(
  say: string,
  kind: K,
  name: N,
  value: NonNullable<TraitsOf<K>[N]>,
): Thing => [(room) => room.items.some((i) => hasTrait(i, [kind], name, value)), say];

/** What makes a room of each kind, the most telling first. */
const THINGS: Readonly<Record<Room['category'], readonly Thing[]>> = {
  kitchen: [
    [(room) => room.items.filter((i) => i.label === 'Island top').length > 1, 'two islands'],
    [(room) => room.items.filter((i) => i.label === 'Island top').length === 1, 'island'],
    [(room) => room.items.some((i) => i.group === 'peninsula'), 'peninsula'],
    thing('dining table', 'dining-table'),
  ],
  bathroom: [
    withTrait('freestanding tub', 'bathtub', 'form', 'freestanding'),
    withTrait('clawfoot tub', 'bathtub', 'form', 'clawfoot'),
    [
      (room) =>
        room.items.some((i) => i.kind === 'bathtub' && !/free|claw/.test(String(i.traits?.form ?? ''))),
      'tub',
    ],
    [(room) => room.items.some(isDogWash), 'dog wash'],
    thing('walk-in shower', 'shower'),
    withTrait('double vanity', 'vanity', 'sinks', 2),
    thing('vanity', 'vanity'),
    thing('pedestal sink', 'pedestal-sink'),
  ],
  'living room': [
    thing('fireplace', 'fireplace'),
    thing('piano', 'piano'),
    thing('sectional sofa', 'sectional'),
    thing('television wall', 'tv', 'tv-console'),
    thing('sofa', 'sofa'),
  ],
  bedroom: [
    withTrait('loft bed', 'bunk-bed', 'form', 'loft'),
    thing('bunk bed', 'bunk-bed'),
    thing('crib', 'crib'),
    ...(['king', 'queen', 'full', 'twin'] as const).map((size) =>
      withTrait(`${size} bed`, 'bed', 'size', size),
    ),
    withTrait('closet island', 'cabinet', 'use', 'closet-island'),
    withTrait('wall of shoes', 'bookcase', 'use', 'shoes'),
    thing('walk-in closet', 'walk-in-closet'),
    thing('desk', 'desk'),
    thing('closet', 'closet'),
  ],
  basement: [
    thing('home theater', 'projector-screen'),
    [(room) => room.items.some((i) => i.kind === 'bed' && i.group === 'guest'), 'guest bedroom'],
    thing('pool table', 'pool-table'),
    [hasBar, 'bar'],
    ...roomUses
      .filter((use) => use !== 'theater' && use !== 'gym')
      .map(
        (use): Thing => [(room) => floorBehindWalls(room, use) !== undefined, ROOM_USES[use].toLowerCase()],
      ),
    [(room) => room.items.some((i) => i.kind === 'bed' && i.group !== 'guest'), 'guest bed'],
    thing('home gym', 'treadmill', 'exercise-mat'),
    thing('bath', 'toilet'),
    thing('place to sit', 'sofa', 'sectional'),
  ],
  garage: [
    thing('workbench', 'workbench'),
    thing('EV charger', 'ev-charger'),
    thing('place to sit', 'sofa', 'sectional'),
    thing('desk', 'desk'),
    thing('storage wall', 'storage-shelf'),
  ],
  office: [thing('bookcase', 'bookcase'), thing('desk', 'desk')],
  other: [
    thing('washer and dryer', 'washer'),
    thing('dining table', 'dining-table'),
    thing('piano', 'piano'),
    withTrait('closet island', 'cabinet', 'use', 'closet-island'),
    withTrait('dressing table', 'desk', 'use', 'vanity'),
    withTrait('wall of shoes', 'bookcase', 'use', 'shoes'),
    thing('desk', 'desk'),
    [(room) => room.items.some((i) => i.kind === 'bench' && !isPianoBench(i)), 'bench'],
    thing('sofa', 'sofa', 'sectional'),
  ],
};

/** How things of a kind are told, in the order in which they are told. */
type Notable = { readonly [K in Kind]?: (items: readonly ItemOf<K>[]) => string };

const NOTABLE: Notable = {
  range: (i) => `a ${width(i)} in range`,
  cooktop: (i) => `a ${width(i)} in cooktop`,
  'wall-oven': (i) => (i[0]?.traits?.ovens === 2 ? 'a double wall oven' : 'a wall oven'),
  refrigerator: (i) => `a ${width(i)} in refrigerator`,
  dishwasher: () => 'a dishwasher beside the sink',
  stool: (i) => `${i.length} counter ${i.length === 1 ? 'seat' : 'seats'}`,
  vanity: (i) =>
    `${article(width(i))} ${width(i)} in vanity with ${(i[0]?.traits?.sinks ?? 1) > 1 ? 'two basins' : 'one basin'}`,
  'pedestal-sink': () => 'a pedestal sink',
  toilet: () => 'a toilet',
  shower: (i) =>
    `a ${i[0]?.traits?.curbless ? 'curbless ' : ''}shower of ${plainInches(i[0]?.box.widthIn ?? 0)} by ${plainInches(i[0]?.box.depthIn ?? 0)} in`,
  bathtub: (i) => `${article(i[0]?.traits?.form ?? 'alcove')} ${i[0]?.traits?.form ?? 'alcove'} tub`,
  fireplace: () => 'a fireplace',
  sectional: () => 'a sectional sofa',
  sofa: (i) => (i.length > 1 ? `${i.length} sofas` : 'a sofa'),
  armchair: (i) => (i.length > 1 ? `${i.length} armchairs` : 'an armchair'),
  'projector-screen': () => 'a projector screen',
  tv: () => 'a wall-hung television',
  bed: (i) =>
    i.length > 1 ? `${i.length} ${i[0]?.traits?.size ?? ''} beds` : `a ${i[0]?.traits?.size ?? ''} bed`,
  'bunk-bed': (i) => (i[0]?.traits?.form === 'loft' ? 'a loft bed' : 'a bunk bed'),
  crib: () => 'a crib',
  'walk-in-closet': () => 'a walk-in closet',
  closet: () => 'a closet',
  wardrobe: () => 'a wardrobe',
  desk: (i) => (i.length > 1 ? `${i.length} desks` : 'a desk'),
  bookcase: () => 'bookcases',
  'pool-table': () => 'a pool table',
  treadmill: () => 'exercise equipment',
  stair: () => 'the stair',
  car: (i) => (i.length > 1 ? `bays for ${i.length} cars` : 'a bay for one car'),
  workbench: (i) => `a ${width(i)} in workbench`,
  'storage-shelf': () => 'storage shelving',
  'ev-charger': () => 'an EV charger',
  washer: () => 'a washer and dryer',
  'dining-table': (i) => `a table for ${i[0]?.traits?.seats ?? 4}`,
  piano: () => 'a piano',
};

const width = (items: readonly Item[]): string => plainInches(items[0] ? soldWidth(items[0]) : 0);

function told<K extends Kind>(room: Room, kind: K): string[] {
  const items = itemsOf(room, kind);
  const say = NOTABLE[kind];
  return say && items.length > 0 ? [say(items)] : [];
}

function highlights(room: Room, wanted: (kind: string) => boolean = () => true): string[] {
  return (Object.keys(NOTABLE) as Kind[]).flatMap((kind) => (wanted(kind) ? told(room, kind) : []));
}

function surfaceWords(room: Room, photographed: Photographed): string {
  const { finishes } = room;
  const parts = wallAndFloorWords(room, photographed);
  if (room.items.some((i) => i.kind.includes('cabinet') || i.kind === 'vanity')) {
    const wood = finishes.cabinets.material !== 'painted-wood';
    parts.unshift(
      `${finishes.door.replace('-', ' ')} cabinets in ${wood ? materialName(finishes.cabinets.material) : nearestColor(finishes.cabinets.color)}`,
    );
  }
  if (room.items.some((i) => i.kind === 'countertop' || i.kind === 'vanity'))
    parts.push(`${materialName(finishes.counter.material)} ${SURFACE_NAMES.counter}`);
  const { islandTop } = finishes;
  if (islandTop && room.items.some((i) => i.kind === 'countertop' && i.group === 'island'))
    parts.push(`an island top of ${materialName(islandTop.material)}`);
  return listed(parts);
}

const finishWords = (finish: Finish): string =>
  finish.material === 'paint' ? nearestColor(finish.color) : materialName(finish.material);

export const materialName = (id: string): string =>
  id === 'lvp' ? 'luxury vinyl plank' : id.replaceAll('-', ' ');

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
