import type { Item, Room, Side } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

/** What words put at a wall, in a corner or across from another thing stands there, and what nobody asked for gives way. */

const plan = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });

const called = ({ items }: Room, name: RegExp): readonly Item[] =>
  items.filter((item) => name.test(`${item.kind} ${item.label} ${JSON.stringify(item.traits ?? {})}`));

/** From a thing to a wall. Inches. */
const reach = ({ widthIn, depthIn }: Room, { box }: Item, side: Side): number =>
  ({
    west: box.x,
    south: box.y,
    east: widthIn - box.x - box.widthIn,
    north: depthIn - box.y - box.depthIn,
  })[side];

const COMPASS: Readonly<Record<string, Side>> = {
  left: 'west',
  right: 'east',
  back: 'north',
  front: 'south',
};

/** A thing stands so near to its wall, and in a corner so near to both. Inches. */
const NEAR = 12;
const CORNER = 32;

function standsAt(room: Room, name: RegExp, place: string): boolean {
  const sides = place.split(' ').map((word) => COMPASS[word] as Side);
  const near = sides.length > 1 ? CORNER : NEAR;
  return called(room, name).some((item) => sides.every((side) => reach(room, item, side) <= near));
}

type Row = readonly [RoomCategory, string, string, Readonly<Record<string, readonly [RegExp, string]>>];

const DOOR = 'The door is at the left end of the front wall.';

const ROWS: readonly Row[] = [
  [
    'living room',
    '14x17',
    `${DOOR} My floor loom is 5 feet by 4 and goes in the back right corner. The sofa goes on the right wall toward the front.`,
    { loom: [/loom/i, 'back right'], sofa: [/^sofa/, 'right'] },
  ],
  [
    'living room',
    '16x20',
    `${DOOR} Put a dry bar on the back wall and toy storage on the left wall.`,
    { bar: [/beverage-cooler|^base-cabinet/, 'back'], toys: [/Toy storage/, 'left'] },
  ],
  [
    'living room',
    '14x17',
    `${DOOR} There is a window in the middle of the back wall. Put an upright piano on the back wall under the window. I want toy storage along the right wall. A bookcase should be at the left end of the back wall.`,
    { piano: [/^piano/, 'back'], toys: [/Toy storage/, 'right'], books: [/^bookcase/, 'back left'] },
  ],
  [
    'living room',
    '15x18',
    'The door is in the middle of the front wall. An upright piano against the back wall; a daybed on the right wall; a record console in the front left corner; a desk in the middle of the left wall.',
    { piano: [/^piano/, 'back'], daybed: [/Daybed/i, 'right'], desk: [/^desk/, 'left'] },
  ],
  [
    'bedroom',
    '12x14',
    'The door is at the right end of the front wall. The queen bed goes against the back wall and a dresser in the front left corner.',
    { bed: [/^bed/, 'back'], dresser: [/^dresser/, 'front left'] },
  ],
  [
    'office',
    '12x14',
    `${DOOR} Put a craft table on the back wall and my desk on the right wall.`,
    { crafts: [/Craft table/, 'back'], desk: [/^desk/, 'right'] },
  ],
  [
    'basement',
    '24x28',
    'The stairs come down in the front left corner. A train table in the back left corner, a craft table against the right wall and a chest freezer on the back wall.',
    {
      trains: [/Train table/i, 'back left'],
      crafts: [/Craft table/, 'right'],
      freezer: [/^freezer/, 'back'],
    },
  ],
  [
    'garage',
    '24x26',
    'It holds two cars. A bench with hooks in the middle of the back wall, steel shelves on the right wall near the back and a kayak rack along the left wall.',
    { bench: [/^bench/, 'back'], shelves: [/shelf|bookcase/, 'right'], kayaks: [/kayak/i, 'left'] },
  ],
  [
    'kitchen',
    '14x15',
    `${DOOR} Sink on the left wall under the window. A 36 inch range on the back wall. In the front right corner a pantry cabinet on the right wall.`,
    { sink: [/^sink-base/, 'left'], range: [/^range/, 'back'], pantry: [/Pantry/, 'front right'] },
  ],
  [
    'kitchen',
    '14x16',
    `${DOOR} Put the sink on the back wall and a coffee bar on the left wall.`,
    { sink: [/^sink-base/, 'back'], coffee: [/"appliance":"coffee"/, 'left'] },
  ],
  [
    'kitchen',
    '14x16',
    `${DOOR} The range on the back wall, an upright freezer on the right wall and a wine fridge on the left wall.`,
    { freezer: [/^freezer/, 'right'], wine: [/^beverage-cooler/, 'left'] },
  ],
  [
    'bathroom',
    '10x10',
    `${DOOR} The toilet goes along the back wall. The vanity goes along the right wall. A stacked washer and dryer goes on the right wall near the front.`,
    { toilet: [/^toilet/, 'back'], vanity: [/^vanity/, 'right'], washer: [/^washer/, 'right'] },
  ],
  [
    'bathroom',
    '10x12',
    `${DOOR} The vanity is on the left wall and a bench on the right wall.`,
    { vanity: [/^vanity/, 'left'], bench: [/^bench/, 'right'] },
  ],
  [
    'bathroom',
    '9x11',
    'A soaking tub along the left wall at the back and the shower to the right of it. The 48 inch vanity with a single basin is on the left wall in front of the glass. The toilet is on the right wall.',
    { vanity: [/^vanity/, 'left'], toilet: [/^toilet/, 'right'] },
  ],
];

describe('places that are told', () => {
  it.each(ROWS)('bind in a %s of %s: %s', (category, area, text, places) => {
    const { room, brief } = plan(category, area, text);
    for (const [thing, [name, place]] of Object.entries(places))
      expect([thing, place, standsAt(room, name, place)]).toEqual([thing, place, true]);
    expect((brief.ledger ?? []).filter(({ note }) => note?.includes('no place'))).toEqual([]);
  });
});

/** Stretches of a wall that no solid is within so many inches of, off its doors. */
function longestFree(room: Room, side: Side, deep: number): number {
  const level = side === 'north' || side === 'south';
  const taken = [
    ...room.items
      .filter((item) => item.box.z < 1 && item.box.heightIn > 3 && reach(room, item, side) < deep)
      .map(({ box }) => (level ? [box.x, box.x + box.widthIn] : [box.y, box.y + box.depthIn])),
    ...room.openings
      .filter((o) => o.side === side && o.kind !== 'window')
      .map((o) => [o.offsetIn, o.offsetIn + o.widthIn]),
  ].sort(([a = 0], [b = 0]) => a - b);
  const long = level ? room.widthIn : room.depthIn;
  let [from, most] = [0, 0];
  for (const [start = 0, end = 0] of [...taken, [long, long]]) {
    most = Math.max(most, start - from);
    from = Math.max(from, end);
  }
  return most;
}

/** Full rooms, in which not everything has its place. */
const FULL: readonly (readonly [RoomCategory, string, string])[] = [
  [
    'office',
    '10x13',
    `${DOOR} Put a filing cabinet centered on the left wall. Along the back wall goes a bookcase. A TV should be in the middle of the back wall. A printer stand should be in the middle of the right wall. I want a loveseat on the right wall and a daybed on the back wall.`,
  ],
  [
    'bedroom',
    '10x11',
    `${DOOR} The queen bed against the back wall, a dresser on the back wall, a desk on the left wall, an armoire on the back wall and a crib on the left wall.`,
  ],
  [
    'living room',
    '11x12',
    `${DOOR} The sofa on the back wall, a piano on the back wall, a daybed on the back wall and a desk on the left wall.`,
  ],
  [
    'bathroom',
    '5x8',
    'The door is in the middle of the front wall. The vanity on the back wall, the toilet on the back wall and the tub along the back wall.',
  ],
];

describe('a note that no place was free', () => {
  it.each(FULL)('is true of the wall of a %s of %s: %s', (category, area, text) => {
    const { room, brief } = plan(category, area, text);
    for (const { note = '', text: said } of brief.ledger ?? [])
      for (const [, name = '', , side = ''] of note.matchAll(
        /([A-Z][a-z ]+): it stands [^.]*\. Beside doors, windows and what else was asked for, no place (on|along) the (north|south|east|west) wall was free/g,
      )) {
        const [thing] = called(room, new RegExp(name.split(' ').at(-1) ?? '', 'i'));
        const wide = thing ? Math.min(thing.box.widthIn, thing.box.depthIn) : 0;
        const deep = thing ? Math.max(thing.box.widthIn, thing.box.depthIn) : 0;
        // The lesser of its sides is its depth, or its width: a stretch of both would take it.
        expect([said, longestFree(room, side as Side, wide + 18) < deep]).toEqual([said, true]);
      }
  });
});
