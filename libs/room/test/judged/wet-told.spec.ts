import { type Concept, framesAt, type Item, itemsOf, type Kind } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { frontWidth, rectOf, seenFromWall } from '../../src/geometry/geometry.js';
import { sideBehind } from '../../src/geometry/items.js';
import { planConcept } from '../../src/index.js';
import { gap } from '../../src/planner/floor/told-places.js';

/** Sizes, numbers and places told of kitchens, baths and laundries, each in a plain sentence. Lengths are inches. */

const said = (category: RoomCategory, area: string, designPrompt: string): Concept =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-28' });

const kitchen = (text: string, area = '12x14'): Concept => said('kitchen', area, text);
const bath = (text: string, area = '9x11'): Concept => said('bathroom', area, text);

const count = ({ room }: Concept, ...kinds: Kind[]): number => itemsOf(room, ...kinds).length;
const outcomes = ({ brief }: Concept): readonly string[] =>
  (brief.ledger ?? []).map(({ outcome }) => outcome);
const islandTop = ({ room }: Concept): Item | undefined =>
  itemsOf(room, 'countertop').find(({ group }) => group === 'island');

describe('islands', () => {
  it.each([
    ['A 4 by 8 island with four stools.', '18x20', 96, 48, 4],
    ['An island about 3 by 6 with three stools.', '13x16', 72, 36, 3],
    ['Island, 42 by 84, seating for three.', '16x18', 84, 42, 3],
  ] as const)('are as deep as told: %s', (text, area, long, deep, seats) => {
    const concept = kitchen(text, area);
    const { widthIn = 0, depthIn = 0 } = islandTop(concept)?.box ?? {};
    expect([Math.max(widthIn, depthIn), Math.min(widthIn, depthIn)]).toEqual([long, deep]);
    expect(count(concept, 'stool')).toBe(seats);
    expect(outcomes(concept)).not.toContain('changed');
    for (const { box } of itemsOf(concept.room, 'dishwasher'))
      expect(Math.max(box.widthIn, box.depthIn)).toBe(24);
  });
});

describe('appliances and pantries', () => {
  it.each([
    ['A double wall oven and a 36 inch pantry on the left wall.', 'tall-cabinet', 36],
    ['A pantry cabinet 30 inches wide on the right wall.', 'tall-cabinet', 30],
    ['The range is a 36 inch gas one.', 'range', 36],
    ['Range 36, dual fuel, on the back wall.', 'range', 36],
    ['42 inch built-in refrigerator on the left wall.', 'refrigerator', 42],
  ] as const)('are as wide as told: %s', (text, kind, wide) => {
    const concept = kitchen(text, '15x18');
    expect(itemsOf(concept.room, kind).map(frontWidth)).toEqual([wide]);
    expect(outcomes(concept)).not.toContain('changed');
  });
});

describe('lights', () => {
  it.each([
    ['Six recessed lights and two pendants over the island.', 6, 2],
    ['Ten can lights. Three pendant lights above the island, please.', 10, 3],
  ])('are as many as told: %s', (text, recessed, pendants) => {
    const concept = kitchen(text, '15x18');
    expect(count(concept, 'recessed-light')).toBe(recessed);
    expect(itemsOf(concept.room, 'pendant').filter(({ group }) => group === 'island')).toHaveLength(pendants);
  });

  it('hang at the ends of two mirrors and between them', () => {
    const concept = bath('A 72 inch double vanity on the right wall with two mirrors and three sconces.');
    expect(count(concept, 'mirror')).toBe(2);
    expect(count(concept, 'sconce')).toBe(3);
  });
});

describe('windows', () => {
  it.each([
    'Sink centered under the window on the back wall. White cabinets.',
    'We want the sink under the window. L of cabinets.',
  ])('of which no place along their wall was told are over the middle of the sink: %s', (text) => {
    const { room } = kitchen(text);
    const sink = itemsOf(room, 'sink-base')[0] as Item;
    const window = room.openings.find((o) => o.kind === 'window' && o.side === sideBehind(sink));
    if (!window) throw new Error('The sink has no window.');
    const { t, along } = seenFromWall(room, window.wall, rectOf(sink.box));
    expect(window.offsetIn + window.widthIn / 2).toBeCloseTo(t + along / 2, 0);
  });
});

const widthsOf = ({ room }: Concept, kind: Kind): readonly number[] => itemsOf(room, kind).map(frontWidth);
const understood = ({ brief }: Concept): string =>
  (brief.ledger ?? []).flatMap((entry) => entry.understood).join('; ');

describe('what is told anew', () => {
  it.each([
    ['I was going to say a 36 vanity but the door hits it, so 30, or 24 if you must, with drawers.', 30],
    ['No vanity 36 inches wide, the door hits it, so 30.', 30],
    ['We thought of a 36 inch vanity but it is too tight, so a 24.', 24],
    ['I wanted a 36" vanity but there is no room, so make it 30.', 30],
  ])('is as wide as said last: %s', (text, wide) => {
    const concept = bath(text, '5x8');
    expect(widthsOf(concept, 'vanity')).toEqual([wide]);
    expect(understood(concept)).not.toContain('Without: vanity');
  });

  it.each([
    'The tub stays a tub, well, a new one, same 60 inch spot.',
    'Keep a tub but a new one, 60 inch alcove.',
    'Keep the tub, but a brand new one.',
  ])('is bought: %s', (text) => {
    expect(understood(bath(text, '5x8'))).not.toContain('Stays: bathtub');
    expect(count(bath(text, '5x8'), 'bathtub')).toBe(1);
  });

  it.each([
    ['The tub is a 66 inch one, freestanding, under the window on the back wall.'],
    ['A 66 inch tub, free-standing, on the back wall.'],
  ])('is of the form that is told behind its name: %s', (text) => {
    const [tub] = itemsOf(bath(text, '11x13').room, 'bathtub');
    expect(tub?.traits?.form).toBe('freestanding');
    expect(Math.max(tub?.box.widthIn ?? 0, tub?.box.depthIn ?? 0)).toBe(66);
  });

  it('is of the fuel that is told of "one"', () => {
    const [range] = itemsOf(kitchen('The range is a 30 inch electric one on the back wall.').room, 'range');
    expect(range?.traits?.fuel).toBe('electric');
  });
});

describe('what goes', () => {
  it.each([
    'The soffits go.',
    'That ugly soffit has to go, and a dishwasher.',
    'The old island goes and so does that ugly soffit.',
  ])('is no soffit of the plan: %s', (text) => {
    const { room } = kitchen(text);
    expect(JSON.stringify(room.shell)).not.toContain('soffit');
    expect(understood(kitchen(text))).toContain('soffit removal');
  });
});

describe('refrigerators', () => {
  it.each([
    'Fridge with a bottom freezer on the right wall.',
    'The fridge is staying, a 33 inch French door.',
    'White refrigerator, side by side, on the right wall.',
  ])('are told by their doors, and no freezer or door of the house is: %s', (text) => {
    expect(understood(kitchen(text))).not.toMatch(/freezer|French door/i);
  });
});

describe('what an island or a peninsula holds', () => {
  it.each([
    'The sink goes in the island with the dishwasher next to it.',
    'Put the main sink in the island with the dishwasher next to it. The range is on the back wall.',
    'I want the sink and the dishwasher in the island, and the range on the back wall.',
    'A 4 by 8 walnut island in front of the range with the main sink and a dishwasher to the right of the sink. Range on the back wall.',
  ])('is the sink: %s', (text) => {
    const concept = kitchen(text, '18x20');
    const sinks = itemsOf(concept.room, 'sink-base');
    expect(sinks.map(({ group }) => group)).toEqual(['island']);
    expect(itemsOf(concept.room, 'dishwasher').map(({ group }) => group)).toEqual(['island']);
    expect(outcomes(concept)).not.toContain('changed');
    expect(outcomes(concept)).not.toContain('refused');
  });

  it('is a second sink beside one that is told elsewhere', () => {
    const concept = kitchen('Main sink under the window on the back wall and a sink in the island.', '15x18');
    expect(
      itemsOf(concept.room, 'sink-base').map(({ group, traits }) => [group, traits?.role]),
    ).toContainEqual(['island', 'prep']);
  });

  it.each(['Please put a microwave drawer in the peninsula with two stools.'])(
    'is the microwave: %s',
    (text) => {
      const { room } = kitchen(text, '12x14');
      expect(
        itemsOf(room, 'base-cabinet')
          .filter(({ traits }) => traits?.appliance === 'microwave')
          .map(({ group }) => group),
      ).toEqual(['peninsula']);
    },
  );

  it('is not told by the numbers of its size', () => {
    const concept = kitchen(
      'A range centered on the back wall with a tall window on each side of it, and a 4 by 8 walnut island in front with the main sink.',
      '18x20',
    );
    for (const place of ['Sink in the island', 'Range in the middle of the north wall'])
      expect(understood(concept)).toContain(place);
    expect(concept.room.openings.filter(({ kind }) => kind === 'window').map(({ side }) => side)).toEqual([
      'north',
      'north',
    ]);
    expect(outcomes(concept)).not.toContain('changed');
  });
});

describe('what is told in a row', () => {
  it.each([
    [
      'On the left wall a 42 inch built-in fridge, then a double wall oven, then a 36 inch pantry cabinet, in that order starting from the back.',
      ['refrigerator', 'wall-oven', 'tall-cabinet'],
    ],
    [
      'On the left wall from the front to the back the pantry cabinet, the wall oven and the fridge.',
      ['refrigerator', 'wall-oven', 'tall-cabinet'],
    ],
  ] as const)('stands in that order: %s', (text, kinds) => {
    const { room } = kitchen(text, '18x20');
    const row = room.items
      .filter(({ kind, facing }) => (kinds as readonly string[]).includes(kind) && facing === 'east')
      .sort((a, b) => b.box.y - a.box.y);
    expect(row.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('the middle of a wall', () => {
  it.each([
    ['kitchen', '18x20', 'A 48 inch range centered on the back wall.', 'range'],
    ['kitchen', '12x14', 'Range in the middle of the right wall, fridge on the left wall.', 'range'],
    ['kitchen', '18x20', 'Center the range on the back wall. Island with seating.', 'range'],
    ['kitchen', '18x20', 'A tall window on each side of the range, which is on the back wall.', 'range'],
    ['kitchen', '14x16', 'Range on the right wall. A window to either side of the range.', 'range'],
    [
      'bathroom',
      '9x11',
      'A 60 inch vanity centered on the right wall. Shower in the back left corner.',
      'vanity',
    ],
  ] as const)('is told: %s %s %s', (category, area, text, kind) => {
    const concept = said(category, area, text);
    const [item] = itemsOf(concept.room, kind) as Item[];
    if (!item) throw new Error('It stands nowhere.');
    const [frame] = framesAt(concept.room.shell, sideBehind(item));
    const { t, along } = seenFromWall(concept.room, frame.wall.id, rectOf(item.box));
    expect(Math.abs(t + along / 2 - frame.lengthIn / 2)).toBeLessThanOrEqual(2.5);
    expect(outcomes(concept)).not.toContain('changed');
  });
});

function first({ room }: Concept, kind: Kind): Item {
  const [item] = itemsOf(room, kind) as Item[];
  if (!item) throw new Error(`No ${kind} stands in this plan.`);
  return item;
}
const east = ({ box }: Item): number => box.x + box.widthIn;

describe('places beside one another', () => {
  const OLD =
    `We plan to grow old in this house, so the shower needs to be curbless, 4 by 5, in the back right corner with a
    fold-down bench. A 66 inch freestanding tub under the window on the back wall, to the left of the shower. 60 inch vanity on
    the right wall with a single sink and open knee space below for a wheelchair.`.replace(/\s+/g, ' ');

  it('are told of a tub and a shower, whose sizes stay as told', () => {
    const concept = bath(OLD, '11x13');
    const [tub, shower, vanity] = [
      first(concept, 'bathtub'),
      first(concept, 'shower'),
      first(concept, 'vanity'),
    ];
    expect(east(tub)).toBeLessThanOrEqual(shower.box.x);
    expect([frontWidth(tub), frontWidth(vanity)]).toEqual([66, 60]);
    expect(east(shower)).toBe(132);
  });

  it.each([
    'Toilet in the middle and sink closest to the door, both on the right like they are now. Tub at the far end.',
    'Toilet and sink, both of them on the right wall, and the tub across the far end.',
  ])('are told of both: %s', (text) => {
    const concept = bath(text, '5x8');
    expect([first(concept, 'toilet').facing, first(concept, 'vanity').facing]).toEqual(['west', 'west']);
  });

  it('are told of a linen cabinet', () => {
    const concept = bath(
      'Shower in the back left corner. A 72 inch double vanity goes on the right wall and an 18 inch linen cabinet right next to it.',
    );
    const [vanity, linen] = [first(concept, 'vanity'), first(concept, 'tall-cabinet')];
    expect(linen.facing).toBe(vanity.facing);
    expect(frontWidth(linen)).toBe(18);
    expect(gap(rectOf(linen.box), rectOf(vanity.box))).toBeLessThanOrEqual(3);
  });

  it('are told behind what is told of a stove', () => {
    const text =
      'The stove, electric, smooth top, knobs in front, on the long wall to your left as you walk in, sink to the right of it with a good two feet of counter in between.';
    expect(understood(kitchen(text, '11x13'))).toContain('Sink right of the range');
    expect(understood(kitchen(text, '11x13'))).toContain('Range on the west wall');
  });

  it('are told of machines by "them"', () => {
    const text =
      'Washer and dryer on the back wall, with a counter on top and cabinets above. A utility sink to the left of them.';
    expect(understood(said('other', '8x12', text))).toContain('Sink left of the washer');
  });

  it('are on the same side as another', () => {
    const concept = kitchen(
      'Sink on the left wall, range on the right wall, fridge on the same side as the sink.',
      '12x14',
    );
    expect(first(concept, 'refrigerator').facing).toBe('east');
  });
});

describe('doors and words of baths and laundries', () => {
  it('slide into a wall of five feet', () => {
    const { room, brief } = bath('A pocket door on the front wall.', '5x6');
    expect(
      room.openings.filter(({ kind }) => kind !== 'window').map(({ kind, side }) => [kind, side]),
    ).toEqual([['pocket-door', 'south']]);
    expect((brief.ledger ?? []).map(({ outcome }) => outcome)).not.toContain('changed');
  });

  it.each([
    ['other', 'Take out the old wire shelving. Washer and dryer on the back wall.', /wiring/],
    ['bathroom', 'Heated floor, marble-look porcelain, and brushed nickel.', /marble/i],
    ['other', 'Washer and dryer on the back wall and a place for the cat box.', /cat tree/i],
    ['kitchen', 'The trash compactor goes.', /waste/i],
  ] as const)('mean what they say: %s %s', (category, text, not) => {
    expect(understood(said(category, '8x12', text))).not.toMatch(not);
  });

  it('keep a toilet at its wall where the middle of it has no place', () => {
    const concept = bath('Toilet centered on the back wall, a 24 inch vanity on the left wall.', '5x6');
    expect(first(concept, 'toilet').facing).toBe('south');
  });
});
