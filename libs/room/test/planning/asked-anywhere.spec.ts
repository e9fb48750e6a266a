import type { Kind } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

/**
 * Furniture that words ask for in a room of another kind: a room with floor enough holds it. What no planner of its own
 * sets is lost in silence otherwise.
 */
const ROOMS = {
  'living room': '18x24',
  office: '14x16',
  basement: '24x30',
  other: '16x20',
  bedroom: '15x18',
} as const;

const ASKED: readonly [string, Kind, readonly (keyof typeof ROOMS)[]][] = [
  ['a queen bed', 'bed', ['living room', 'office', 'basement', 'other']],
  ['bunk beds', 'bunk-bed', ['living room', 'basement']],
  ['a sofa', 'sofa', ['bedroom']],
  ['a dresser', 'dresser', ['living room', 'office', 'basement', 'other']],
  ['a vanity table', 'desk', ['living room', 'other']],
  ['a bench', 'bench', ['living room', 'office', 'basement', 'other']],
  ['a bar with four stools', 'stool', ['living room', 'basement']],
  ['a mudroom bench', 'bench', ['living room', 'bedroom', 'office']],
  ['a home gym', 'treadmill', ['living room', 'bedroom', 'office']],
  ['a game table', 'game-table', ['bedroom', 'other']],
  ['a wine fridge', 'beverage-cooler', ['living room', 'other']],
  ['a walk in closet', 'walk-in-closet', ['living room', 'basement']],
];

describe('furniture that is asked for in any room', () => {
  const cases = ASKED.flatMap(([thing, kind, rooms]) => rooms.map((category) => ({ thing, kind, category })));
  it.each(cases)('$thing in the $category', ({ thing, kind, category }) => {
    const concept = planConcept(
      { category, area: ROOMS[category], designPrompt: `We want ${thing}.`, budget: 60_000 },
      { seed: 1, date: '2026-11-25' },
    );
    expect(concept.room.items.filter((item) => item.kind === kind)).not.toEqual([]);
    expect(faultsOf(concept)).toEqual([]);
  });
});

describe('a home in one room', () => {
  it.each([
    ['living room', 'Studio apartment: bed, sofa, kitchenette with two burners, table for two, closet.'],
    ['other', 'In-law studio in one room: a bed, a kitchenette, a small table for two, a wardrobe.'],
  ] as const)('%s: %s', (category, designPrompt) => {
    const concept = planConcept(
      { category, area: '16x16', designPrompt, budget: 45_000 },
      { seed: 1, date: '2026-11-25' },
    );
    const kinds = concept.room.items.map((item) => item.kind);
    expect(kinds).toEqual(expect.arrayContaining(['bed', 'sink-base', 'refrigerator', 'dining-table']));
    expect(faultsOf(concept)).toEqual([]);
  });
});

describe('a television that is not to hang over the fire', () => {
  it.each([
    'Fireplace, tv not above the mantel, sofa and two chairs.',
    'Keep the fireplace. No TV over the fireplace, sofa, two armchairs.',
  ])('%s', (designPrompt) => {
    const { room } = planConcept(
      { category: 'living room', area: '15x19', designPrompt, budget: 20_000 },
      { seed: 1, date: '2026-11-25' },
    );
    const [tv, fire] = [
      room.items.find((item) => item.kind === 'tv'),
      room.items.find((item) => item.kind === 'fireplace'),
    ];
    expect(tv && fire).toBeTruthy();
    const apart =
      (tv?.box.x ?? 0) >= (fire?.box.x ?? 0) + (fire?.box.widthIn ?? 0) ||
      (fire?.box.x ?? 0) >= (tv?.box.x ?? 0) + (tv?.box.widthIn ?? 0) ||
      (tv?.box.y ?? 0) >= (fire?.box.y ?? 0) + (fire?.box.depthIn ?? 0) ||
      (fire?.box.y ?? 0) >= (tv?.box.y ?? 0) + (tv?.box.depthIn ?? 0);
    expect(apart).toBe(true);
  });
});
