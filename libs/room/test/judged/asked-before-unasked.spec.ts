import { readBrief } from '@plumbline/brief';
import { isPocketPair, type Opening, opposite, type Room, type Side } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { frontWidth, gapBetween, rectOf } from '../../src/geometry/geometry.js';
import { type ConceptRequest, planConcept } from '../../src/index.js';
import { baysOf } from '../../src/planner/openings/told-openings.js';
import { roomAsTold } from '../../src/planner/room-as-told.js';

/** What was asked for stands before what was not, and told walls and widths are kept (docs/judged/asked-before-unasked.md). */

const roomOf = (category: ConceptRequest['category'], area: string, designPrompt: string): Room =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-28' }).room;

const wallsOf = (room: Room, kind: string): readonly Side[] =>
  room.items.filter((item) => item.kind === kind).map(({ facing }) => opposite(facing));
const many = (room: Room, kind: string): number => room.items.filter((item) => item.kind === kind).length;
const doors = (room: Room, kind: Opening['kind']): readonly Opening[] =>
  room.openings.filter((one) => one.kind === kind);

describe('what was asked for is placed before what was not', () => {
  it('a piano, a bench for boots and chairs by a fire that has its wall', () => {
    const room = roomOf(
      'living room',
      '15x21',
      'Front door on the north wall at the west end. A 6 ft opening to the dining room on the south wall. The fireplace in the middle of the east wall stays. A sofa and two swivel chairs around the fireplace, an upright piano, and a bench with hooks by the front door. Windows on the west wall.',
    );
    expect(wallsOf(room, 'fireplace')).toEqual(['east']);
    expect(many(room, 'piano')).toBe(1);
    expect(many(room, 'armchair')).toBeGreaterThanOrEqual(2);
  });

  it('a game table beside a sectional and a stove in its corner', () => {
    const room = roomOf(
      'living room',
      '18x18',
      'Sectional facing an 85 inch TV on the west wall. A game table with four chairs near the sliding doors on the south wall. A wood stove in the northeast corner. No carpet.',
    );
    expect(many(room, 'game-table')).toBe(1);
    expect(many(room, 'dining-chair')).toBe(4);
  });

  it('a table saw beside one car', () => {
    const room = roomOf(
      'garage',
      '21x22',
      'One car, an SUV, and everything else a workshop: a workbench, a table saw, a dust collector and pegboard. The door to the house is on the east wall. Four bikes hung up, a deep sink, and a charger for the car.',
    );
    expect(room.items.some(({ label }) => label.startsWith('Table saw'))).toBe(true);
    expect(many(room, 'car')).toBe(1);
  });

  it('a card table that is a small one where no large one has its floor', () => {
    const room = roomOf(
      'living room',
      '14x18',
      'Wood burning fireplace in the middle of the north wall stays. Front door on the south wall at the east end. TV on the east wall, not over the fireplace. An upright piano, a sofa and one reading chair, a card table with four chairs. Windows on the west wall, two of them.',
    );
    expect(wallsOf(room, 'fireplace')).toEqual(['north']);
    expect(many(room, 'piano')).toBe(1);
  });

  it('builds no bench in a kitchen that nobody asked for', () => {
    const room = roomOf(
      'kitchen',
      '12x16',
      'Galley kitchen. Sink under the window on the north wall, 36 in gas range on the east wall. Please no island. A cased opening on the south wall.',
    );
    expect(
      room.items.filter(({ traits }) => (traits as { use?: string } | undefined)?.use === 'banquette'),
    ).toEqual([]);
  });
});

describe('a told wall comes before what nobody told', () => {
  it.each([
    ['living room', '18x18', 'TV on the west wall, sectional. Sliding door on the south wall.', 'west'],
    [
      'bedroom',
      '12x13',
      'King bed on the north wall. Sliding patio door. Closet on the south wall.',
      'north',
    ],
    ['office', '11x13', 'Two bookcases on the north wall and a desk. Door on the south wall.', 'north'],
  ] as const)('%s %s: no window or door that was not told on %s', (category, area, wish, side) => {
    const room = roomOf(category, area, `${wish}`);
    expect(room.openings.filter((one) => one.side === side)).toEqual([]);
  });

  it('a tub that is to be under a window stands at that wall', () => {
    const room = roomOf(
      'bathroom',
      '8x10',
      'Freestanding tub under the window on the north wall. Walk-in shower 36x60 on the east wall. Vanity 48 on the west wall. Door on the south wall, swings out.',
    );
    expect(wallsOf(room, 'bathtub')).toEqual(['north']);
    expect(wallsOf(room, 'vanity')).toEqual(['west']);
  });
});

describe('told widths are kept', () => {
  const brief = (category: ConceptRequest['category'], area: string, designPrompt: string) =>
    readBrief({ category, area, designPrompt }).brief;

  it('of a wide pocket door, which has two leaves', () => {
    const read = brief('living room', '12x14', 'Pocket doors to the hall on the north wall. A sofa.');
    const openingsAt = (read.openingsAt ?? []).map((one) =>
      one.form === 'pocket' ? { ...one, widthIn: 60 } : one,
    );
    const { room } = roomAsTold({ ...read, openingsAt }, 1);
    const [pair] = doors(room, 'pocket-door');
    expect(pair && [pair.widthIn, isPocketPair(pair)]).toEqual([60, true]);
  });

  it("of the cars' door, beside a single car", () => {
    const read = brief('garage', '21x22', 'One car. The garage door is on the south wall.');
    const openingsAt = [{ opening: 'door' as const, at: 'south', widthIn: 192 }];
    const { room } = roomAsTold({ ...read, openingsAt }, 1);
    expect(doors(room, 'garage-door').map(({ widthIn }) => widthIn)).toEqual([192]);
  });

  it('of a window and of a dresser', () => {
    const room = roomOf(
      'bedroom',
      '12x13',
      'Bed on the north wall. One window on the west wall, 60 in window. A dresser 60 wide.',
    );
    expect(room.items.filter(({ kind }) => kind === 'dresser').map(frontWidth)).toEqual([60]);
  });

  it('twin beds have three feet between them where the room has it', () => {
    const room = roomOf(
      'bedroom',
      '12x15',
      'Two twin beds for the boys with their heads on the same wall, a dresser.',
    );
    const [one, other] = room.items.filter(({ kind }) => kind === 'bed').map(({ box }) => rectOf(box));
    expect(one && other && gapBetween(one, other).gap).toBeGreaterThanOrEqual(36);
  });
});

describe('bays and walls of glass', () => {
  it('a bay has windows and no door, beside a chimney breast as well', () => {
    const room = roomOf(
      'kitchen',
      '13x14',
      'A table for 4 by the bay window on the south side. The chimney breast on the west wall, 4 feet wide and 18 inches deep, must stay. Farmhouse sink under the north window.',
    );
    const [bay] = baysOf(room.shell);
    const inBay = room.openings.filter(({ wall }) => wall === bay?.wall.id);
    expect(inBay.length).toBeGreaterThan(1);
    expect(inBay.every(({ kind }) => kind === 'window')).toBe(true);
  });

  it('a sunroom has its French doors on both sides and no open hole', () => {
    const room = roomOf(
      'other',
      '12x14',
      'Sunroom with glass on three sides. French doors to the living room on the north, and French doors to the garden on the south. Potting bench, a table for two, and a daybed.',
    );
    expect(doors(room, 'french-door').map(({ side }) => side)).toEqual(['north', 'south']);
    expect(doors(room, 'cased-opening')).toEqual([]);
    expect(room.exterior.includes('south') && !room.exterior.includes('north')).toBe(true);
  });
});

describe('drawn as it is', () => {
  it('a basin without a pedestal is called so', () => {
    const room = roomOf(
      'bathroom',
      '5x8',
      'Three-quarter bath with a wall-hung sink, a shower and a toilet.',
    );
    expect(room.items.filter(({ kind }) => kind === 'pedestal-sink').map(({ label }) => label)).toEqual([
      'Wall-hung sink',
    ]);
  });

  it('a garage without epoxy has a slab', () => {
    const room = roomOf('garage', '20x22', 'Two cars and a workbench. No epoxy.');
    expect(room.finishes.floor.material).toBe('concrete');
  });
});
