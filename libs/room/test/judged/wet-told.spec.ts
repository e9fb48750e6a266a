import { type Concept, type Item, itemsOf, type Kind } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { frontWidth, rectOf, seenFromWall } from '../../src/geometry/geometry.js';
import { sideBehind } from '../../src/geometry/items.js';
import { planConcept } from '../../src/index.js';

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
