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

  it('are told where what they are told by does not stand', () => {
    const { brief } = roomOf('bedroom', 'Queen bed not next to the radiator', 1);
    expect(brief.ledger?.map(({ outcome, note }) => [outcome, note])).toEqual([
      ['changed', 'No radiator stands in this plan.'],
    ]);
  });
});
