import type { PlaceRefused } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { keptApart, standsApart } from '../../src/planner/floor/refused-places.js';

/** A room, words without and with a refused place, and that place. */
const ROWS: readonly (readonly [RoomCategory, string, string, PlaceRefused])[] = [
  ['bedroom', '11x12 feet. Queen bed', ' not under the window', { thing: 'bed', how: 'near', to: 'window' }],
  [
    'kitchen',
    '10x11 feet. Dishwasher',
    ' not next to the fridge',
    { thing: 'dishwasher', how: 'near', to: 'refrigerator' },
  ],
  ['office', '10x11 feet. Desk', ' not facing the window', { thing: 'desk', how: 'faces', to: 'window' }],
  ['office', '11x12 feet. Desk', ' away from the door', { thing: 'desk', how: 'near', to: 'door' }],
  [
    'living room',
    '14x18 feet. Fireplace, TV',
    ' not over the fireplace',
    { thing: 'tv', how: 'over', to: 'fireplace' },
  ],
  [
    'living room',
    '14x18 feet. Sofa',
    " shouldn't block the window",
    { thing: 'sofa', how: 'near', to: 'window' },
  ],
];

const roomOf = (category: RoomCategory, designPrompt: string, seed: number) =>
  planConcept({ category, designPrompt }, { seed, date: '2026-11-22' });

describe('places that are refused', () => {
  it.each(ROWS)('in a %s: "%s%s"', (category, wish, refusal, refused) => {
    for (const seed of [1, 2, 3]) {
      const { room, brief } = roomOf(category, `${wish}${refusal}`, seed);
      expect(keptApart(room, refused.thing)).not.toEqual([]);
      expect(standsApart(room, refused)).toBe(true);
      const entry = brief.ledger?.find(({ text }) => text.includes(refusal.trim()));
      expect(entry?.outcome).toBe('drawn');
    }
  });

  it('are taken by some of these rooms where nobody refuses them', () => {
    const takes = ROWS.filter(([category, wish, , refused]) =>
      [1, 2, 3].some((seed) => !standsApart(roomOf(category, wish, seed).room, refused)),
    );
    expect(takes.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['bedroom', '11x12 feet. Bed should not be visible from the door', 'bed'],
    ['bathroom', '8x9 feet. Toilet not visible from the door', 'toilet'],
  ] as const)('in plain sight are told: in a %s "%s"', (category, words, thing) => {
    const { room, brief, wishes } = roomOf(category, words, 1);
    expect(wishes.placesRefused).toEqual([{ thing, how: 'faces', to: 'door', seen: true }]);
    const open = { ...room, items: room.items.filter((i) => i.kind === thing) };
    expect(standsApart(open, wishes.placesRefused![0]!)).toBe(false);
    const entry = brief.ledger?.find(({ text }) => text.includes('visible'));
    expect([entry?.outcome, entry?.note]).toEqual([
      'changed',
      'Nothing in this plan hides it from the door.',
    ]);
  });

  it.each([
    '10x14 feet. Toilet room. Toilet not visible from the door',
    "10x14 feet. Toilet room. We don't want the toilet visible from the door",
  ])('out of sight are kept behind a partition: "%s"', (words) => {
    const { room, brief, wishes } = roomOf('bathroom', words, 1);
    const refused = wishes.placesRefused![0]!;
    expect(refused.seen).toBe(true);
    expect(brief.ledger?.find(({ text }) => text.includes('visible'))?.outcome).toBe('drawn');
    const low = room.items.map((i) => ({ ...i, box: { ...i.box, heightIn: 42 } })) as typeof room.items;
    expect(standsApart({ ...room, items: low }, refused)).toBe(false);
  });

  it('face a wall where a desk does, and are not read of a sofa or a TV', () => {
    const said = (category: RoomCategory, words: string) => roomOf(category, words, 1).wishes.placesRefused;
    expect(said('living room', 'Sofa not facing the wall. TV not facing the wall.')).toBeUndefined();
    expect(said('office', 'Desk not facing the wall')).toHaveLength(1);
  });

  it('are told where what they are told by does not stand', () => {
    const { brief } = roomOf('bedroom', 'Queen bed not next to the radiator', 1);
    expect(brief.ledger?.map(({ outcome, note }) => [outcome, note])).toEqual([
      ['changed', 'No radiator stands in this plan.'],
    ]);
  });
});
