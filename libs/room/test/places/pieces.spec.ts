import { PIECE_IDS, pieceSpec } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { asked, PIECE_WISHES, standing } from './piece-wishes.js';

const DATE = '2026-11-23';
/** Of all pieces that the wishes name, so many stand in the rooms. */
const LEAST_SHARE = 0.96;

describe('what a homeowner names stands in the room', () => {
  const rows = PIECE_WISHES.map((row) => {
    const concept = planConcept({ category: row.category, designPrompt: row.wish }, { seed: 1, date: DATE });
    const names = row.asks.map(asked);
    return {
      ...row,
      concept,
      missing: names
        .filter(({ least, name }) => standing(concept.room, name) < least)
        .map(({ name }) => name),
    };
  });

  it.each(rows)('$wish', ({ concept, missing, without = [] }) => {
    expect(faultsOf(concept)).toEqual([]);
    expect(without.filter((name) => standing(concept.room, name) > 0)).toEqual([]);
    // What has no place is told: by a sentence, and in the ledger.
    const told = [...concept.brief.unmet, ...(concept.brief.ledger ?? []).map(({ note }) => note ?? '')].join(
      ' ',
    );
    if (missing.length > 0) expect([missing, told]).not.toEqual([missing, '']);
  });

  it('leaves out hardly any', () => {
    const all = rows.flatMap(({ asks }) => asks).length;
    const out = rows.flatMap(({ missing }) => missing);
    expect([out, (all - out.length) / all >= LEAST_SHARE]).toEqual([out, true]);
  });

  it('keeps the floor before a treadmill, and the air around a kiln', () => {
    const gym = planConcept(
      { category: 'other', designPrompt: 'Home gym 12x14 with a treadmill and a rowing machine.' },
      { seed: 1, date: DATE },
    ).room;
    expect(standing(gym, 'treadmill')).toBe(1);
    const studio = planConcept(
      { category: 'other', designPrompt: 'Pottery studio 14x16 with a kiln and a pottery wheel.' },
      { seed: 1, date: DATE },
    );
    const kiln = studio.room.items.find((i) => i.kind === 'piece' && i.traits?.piece === 'kiln');
    expect(kiln?.box.x).toBeGreaterThanOrEqual(18);
    expect(kiln?.box.y).toBeGreaterThanOrEqual(18);
    expect(studio.quantities.map(({ item }) => item).join()).toMatch(/circuit/i);
  });

  it('tells how many hang on a rack, and how large a floor was asked for', () => {
    const { wishes } = planConcept(
      {
        category: 'garage',
        designPrompt: 'Two cars, garage 22x24. Bike racks for 4 bikes, wall of guitars.',
      },
      { seed: 1, date: DATE },
    );
    expect(wishes.pieces?.find(({ id }) => id === 'bike-rack')?.count).toBe(4);
    const gym = planConcept(
      { category: 'basement', designPrompt: '16x18 gym with a yoga spot 6x8.' },
      { seed: 1, date: DATE },
    ).wishes;
    expect(gym.pieces).toEqual([{ id: 'yoga', widthIn: 72, depthIn: 96 }]);
    const table = planConcept(
      { category: 'basement', designPrompt: 'Basement 20x24 with a 3x5 foosball table.' },
      { seed: 1, date: DATE },
    ).wishes;
    expect(table.pieces).toEqual([{ id: 'foosball', widthIn: 36, depthIn: 60 }]);
    const small = planConcept(
      { category: 'garage', designPrompt: 'Garage: 16 x 20, poker table.' },
      { seed: 1, date: DATE },
    ).wishes;
    expect(small.pieces).toEqual([{ id: 'poker-table' }]);
  });
});

describe('the table of pieces', () => {
  it.each(PIECE_IDS)('%s lies within its box and names its source', (id) => {
    const { parts, source, width, depth, height } = pieceSpec(id);
    expect(source).not.toBe('');
    expect(Math.min(width, depth, height)).toBeGreaterThan(0);
    for (const { from, to } of parts)
      for (const axis of [0, 1] as const) {
        expect(from[axis]).toBeGreaterThanOrEqual(0);
        expect(to[axis]).toBeLessThanOrEqual(1);
        expect(to[axis]).toBeGreaterThan(from[axis]);
      }
  });
});
