import { DIVIDER, type Item, isHalfWall, type Opening } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { atWall } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';

type Category = Parameters<typeof planConcept>[0]['category'];

const planned = (category: Category, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });

type Planned = ReturnType<typeof planned>;

const prices = ({ quantities }: Planned): string[] => quantities.map(({ price }) => price);
const outcomeOf = ({ brief }: Planned, words: string): string | undefined =>
  brief.ledger?.find(({ text }) => text.includes(words))?.outcome;
const of = ({ room }: Planned, kind: Opening['kind']): Opening[] =>
  room.openings.filter((o) => o.kind === kind);

describe('a wall between a car and a shop', () => {
  it.each([
    'Keep one car on one side and turn the other bay into a wood shop with a wall between. Workbench and a table saw.',
    'We want a wall down the middle: one car on one side and a workshop on the other.',
    'Partition off one bay as a workshop and keep the other for one car. Workbench on the back wall.',
    'I want to frame a wall between the two bays so the wood shop dust stays off the car. Workbench.',
  ])('is drawn with its door and priced: %s', (words) => {
    const concept = planned('garage', '22x24', words);
    const walls = concept.room.items.filter(({ group }) => group === DIVIDER);
    const car = concept.room.items.find(({ kind }) => kind === 'car') as Item;
    const bench = concept.room.items.find(({ kind }) => kind === 'workbench') as Item;
    const [wall] = walls.filter(({ kind }) => kind === 'partition') as [Item];
    expect(walls.map(({ kind }) => kind).sort()).toEqual(['partition', 'partition', 'partition-door']);
    expect(car.box.x < wall.box.x).toBe(bench.box.x > wall.box.x);
    expect(walls.some(({ existing }) => existing)).toBe(false);
    expect(prices(concept)).toEqual(expect.arrayContaining(['partition', 'drywall', 'door-interior']));
  });

  it('leaves both overhead doors, and the walk door is in the side wall of the shop', () => {
    const concept = planned(
      'garage',
      '22x24',
      'Keep one car and turn the other bay into a wood shop with a wall between. Workbench 10 ft long along the back. Keep both overhead doors, but add a 36" walk door from the shop out to the side yard.',
    );
    const bench = concept.room.items.find(({ kind }) => kind === 'workbench') as Item;
    const shop = bench.box.x + bench.box.widthIn / 2 > concept.room.widthIn / 2 ? 'east' : 'west';
    expect(of(concept, 'garage-door')).toHaveLength(2);
    expect(of(concept, 'door').map(({ side }) => side)).toContain(shop);
    expect(bench.box.widthIn).toBe(120);
    expect(prices(concept)).toEqual(expect.arrayContaining(['opening-cut', 'door-exterior']));
    expect(prices(concept)).not.toContain('garage-door');
  });
});

describe('a wall across a furnished room', () => {
  it.each(['office', 'bedroom', 'living room'] as const)('parts a %s, and either half is lit', (category) => {
    const concept = planned(
      category,
      '14x20',
      'Split the room in two with a wall, one side a bedroom with a queen bed and the other side an office with a desk.',
    );
    const { items, openings, shell } = concept.room;
    const wall = items.find(({ kind, group }) => kind === 'partition' && group === DIVIDER) as Item;
    const bed = items.find(({ kind }) => kind === 'bed') as Item;
    const desk = items.find(({ kind }) => kind === 'desk') as Item;
    expect(bed.box.y < wall.box.y).not.toBe(desk.box.y < wall.box.y);
    const at = (o: Opening): number => atWall({ shell }, o.wall, o.offsetIn, 0, o.widthIn, 1).y;
    const lit = openings.filter(({ kind }) => kind === 'window').map((o) => at(o) > wall.box.y);
    expect(new Set(lit).size).toBe(2);
    expect(prices(concept)).toContain('partition');
  });
});

describe('a half wall', () => {
  it.each([
    [
      'bathroom',
      '9x12',
      'Vanity, tub and toilet. Put a half wall next to the toilet so you don’t see it from the door.',
    ],
    ['bathroom', '8x10', 'I want a pony wall beside the toilet for privacy, and a new vanity.'],
    [
      'bathroom',
      '9x12',
      'Toilet stays in the same spot but I want a half wall so you dont see it from the door',
    ],
    [
      'kitchen',
      '12x16',
      'Put a half wall between the kitchen and the dining room, with new cabinets and quartz',
    ],
    ['living room', '16x22', 'A half wall between the living area and the dining table, seats 6'],
    ['basement', '20x28', 'Put a half wall along the stairs. Sectional and tv.'],
  ] as const)('of a %s of %s is drawn and priced: %s', (category, area, words) => {
    const concept = planned(category, area, words);
    const walls = concept.room.items.filter(isHalfWall);
    expect(walls).toHaveLength(1);
    expect(walls[0]?.existing).toBeUndefined();
    expect(prices(concept)).toContain('half-wall');
    expect(outcomeOf(concept, ' wall')).toBe('drawn');
  });

  it('is none where a taller wall is opened', () => {
    const concept = planned('kitchen', '12x16', 'Take down the wall to the dining room. New cabinets.');
    expect(concept.room.items.some(isHalfWall)).toBe(false);
  });
});

it.each([
  [
    '13x16',
    156,
    'Need a walk in closet carved out of the bedroom, about 5 ft deep along the short wall. King bed and 2 nightstands.',
  ],
  ['14x18', 168, 'Take 5 ft off the end of the room for a walk in closet. Queen bed and two nightstands'],
  [
    '12x17',
    144,
    'I want to wall off 5 feet along the short wall for a walk-in closet with a door, queen bed',
  ],
] as const)('a walk-in along a wall takes the whole of it, in a bedroom of %s', (area, long, words) => {
  const concept = planned('bedroom', area, words);
  const closet = concept.room.items.find(({ kind }) => kind === 'walk-in-closet') as Item;
  expect(Math.max(closet.box.widthIn, closet.box.depthIn)).toBe(long);
  expect(Math.min(closet.box.widthIn, closet.box.depthIn)).toBe(64.5);
  expect(concept.room.items.some(({ kind }) => kind === 'bed')).toBe(true);
  expect(prices(concept)).toEqual(expect.arrayContaining(['partition', 'closet-system', 'door-interior']));
});

it.each([
  'Take the bifold doors off the closet and put double rods inside',
  'Remove the closet doors and leave it open',
  'The closet should have no doors',
  'I want the closet doors gone',
])('a closet without doors is drawn open: %s', (words) => {
  const concept = planned('bedroom', '11x12', `Queen bed and dresser. ${words}.`);
  const closets = concept.room.items.filter(({ kind }) => kind === 'closet') as Extract<
    Item,
    { kind: 'closet' }
  >[];
  expect(closets.map(({ traits }) => traits?.doors)).toEqual(['none']);
  expect(prices(concept)).not.toContain('closet-doors');
});

it.each([
  ['bedroom', '13x15', 'Queen bed and two nightstands. Keep both doors.', 'door', 2],
  ['office', '11x13', 'Desk and bookcase. The three windows stay.', 'window', 3],
  ['living room', '15x18', 'Sectional and tv. Keep the one window', 'window', 1],
  ['bathroom', '9x10', 'New vanity and tub. The two doors stay where they are.', 'door', 2],
] as const)(
  'what stays by number is drawn in that number, in a %s of %s: %s',
  (category, area, words, kind, many) => {
    const { openings } = planned(category, area, words).room;
    expect(openings.filter((o) => (o.kind === 'window') === (kind === 'window'))).toHaveLength(many);
  },
);

it.each([
  'This is our laundry / mudroom combo coming in from the garage. Washer and dryer, bench with hooks. Leave the garage door where it is.',
  'Laundry room you walk through from the garage to the kitchen. Washer, dryer and a sink.',
  'Mudroom between the garage and the house with a bench and cubbies',
  'Laundry room off the garage, everyone comes in that way. Stacked washer and dryer and a utility sink',
])('a room that one walks through has a door to either side: %s', (words) => {
  const concept = planned('other', '8x11', words);
  expect(concept.room.openings.filter(({ kind }) => kind !== 'window').length).toBeGreaterThan(1);
  expect(concept.brief.unmet.join()).not.toContain('garage door');
});
