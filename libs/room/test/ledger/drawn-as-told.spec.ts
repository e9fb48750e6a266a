import { itemsOf, SIDES } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { rectOf } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';
import { ahead } from '../../src/rules/measuring/measure-plan.js';

/** What a ledger calls drawn is there: by its count, its measure and its form. */

const plan = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-30' });
type Planned = ReturnType<typeof plan>;
const outcomeOf = ({ brief }: Planned, words: string) =>
  brief.ledger?.find(({ text }) => text.includes(words))?.outcome;

describe('A counter to eat at', () => {
  it.each([
    ['A counter to eat at for two, electric range.', 2],
    ['An eating counter for three and a gas range.', 3],
    ['We would love a counter where we can sit and eat.', 2],
    ['A counter that seats two.', 2],
    ['A counter top to eat breakfast at.', 2],
    ['A breakfast bar and an electric range.', 2],
  ])('%s', (text, stools) => {
    expect(itemsOf(plan('kitchen', '10x12', text).room, 'stool')).toHaveLength(stools);
  });

  it.each([
    'Quartz counters to eat off, they are so clean.',
    "We don't need a counter to eat at. New counters.",
  ])('is not asked for by: %s', (text) => {
    expect(itemsOf(plan('kitchen', '10x12', text).room, 'stool')).toHaveLength(0);
  });

  it('is told with its stools where somebody asks whether it fits', () => {
    const planned = plan('kitchen', `9'6" x 11'`, 'Can you fit a counter to eat at for two?');
    const entry = planned.brief.ledger?.find(({ text }) => text.startsWith('Can you fit'));
    expect(entry?.note).toContain('2 stools have their place at it');
  });
});

describe('Floor around an island', () => {
  it.each([
    ['14x17', 'Island with 3 stools, and at least 48 inches of clearance all around the island.', 48],
    ['14x18', '4 stools at the island, please leave at least 48" between the island and everything.', 48],
    ['16x20', 'We want an island with 54 inches of space on all sides.', 54],
  ])('%s: %s', (area, text, inches) => {
    const { room } = plan('kitchen', area, text);
    const top = itemsOf(room, 'countertop').find(({ group }) => group === 'island');
    expect(top).toBeDefined();
    for (const side of SIDES)
      expect(
        ahead(room, rectOf((top as NonNullable<typeof top>).box), side, (o) => o.group === 'island').distance,
      ).toBeGreaterThanOrEqual(inches);
  });

  it('is told where a room has no place for it', () => {
    const planned = plan('kitchen', '12x14', 'Island, 4 feet of clearance around the island.');
    expect(outcomeOf(planned, '4 feet')).toBe('refused');
    expect(planned.brief.unmet.join()).toContain('with 48 in of floor around it');
  });
});

describe('Things in their own form', () => {
  it.each([
    ['12x14', 'Our round table, 42 inches, seats four, stays in the kitchen.', 42],
    ['12x14', 'We keep our round table, 48 inches. White cabinets.', 48],
  ])('%s: %s', (area, text, wide) => {
    const { room } = plan('kitchen', area, text);
    const [table] = itemsOf(room, 'dining-table');
    expect(table?.traits?.shape).toBe('round');
    expect(table?.box).toMatchObject({ widthIn: wide, depthIn: wide });
    expect(itemsOf(room, 'dining-chair')).toHaveLength(4);
    expect(itemsOf(room, 'bench')).toHaveLength(0);
  });

  it.each(['A wall of storage for my fabric and a daybed.', 'A daybed and a storage wall.'])(
    'a wall of storage is 6 ft long at least: %s',
    (text) => {
      const { room } = plan('bedroom', '12x14', text);
      const long = itemsOf(room, 'bookcase').map(({ box }) => Math.max(box.widthIn, box.depthIn));
      expect(Math.max(...long)).toBeGreaterThanOrEqual(72);
    },
  );

  it.each([
    'bunk beds was the plan but one of them fell off so NO BUNKS, two twin beds with a nightstand between.',
    'We wanted bunk beds but he is scared so no bunks, two twin beds and a dresser.',
  ])('both beds stand: %s', (text) => {
    expect(itemsOf(plan('bedroom', '12x13', text).room, 'bed')).toHaveLength(2);
  });
});

describe('Pendants in a kitchen without an island', () => {
  it.each([
    ['11x13', 'Pendants over the sink. New cabinets.'],
    ['11x13', 'Replace the fluorescent box light with a pendant.'],
    ['12x15', 'A table for four with a pendant over it.'],
  ])('%s: %s', (area, text) => {
    const { room } = plan('kitchen', area, text);
    expect(itemsOf(room, 'pendant')).toHaveLength(1);
    expect(itemsOf(room, 'chandelier')).toHaveLength(0);
  });
});

describe('Under a slope', () => {
  it('a toilet stands where one can rise from it', () => {
    const { room } = plan(
      'bathroom',
      '5x6',
      'Powder room under the stairs, ceiling slopes from 8 ft to 5 ft on the long side. New toilet, tiny sink. No shower.',
    );
    const [toilet] = itemsOf(room, 'toilet');
    expect(toilet).toBeDefined();
    // The knee wall is in the west, 30 in before the middle of the room.
    const { x, w } = rectOf((toilet as NonNullable<typeof toilet>).box);
    expect(room.shell.ceiling.slope).toBeDefined();
    expect(x + w / 2).toBeGreaterThan(30);
  });
});
