import type { Item } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

/** What each of several people has one of is counted by them. */

const ROWS: readonly (readonly [RoomCategory, string, string, Item['kind'], number])[] = [
  ['bedroom', '12x16', 'Two boys sharing. Each wants his own side, own desk own closet.', 'closet', 2],
  ['bedroom', '12x16', 'One desk per kid, 2 girls, a closet for each', 'closet', 2],
  ['bedroom', '12x16', 'One desk per kid, 2 girls', 'desk', 2],
  ['bedroom', '12x16', '2 girls, each has her own desk', 'desk', 2],
  ['bedroom', '12x16', 'a desk for him and a desk for her', 'desk', 2],
  ['bedroom', '14x16', '2 girls sharing, each with her own twin bed', 'bed', 2],
  ['bedroom', '14x16', 'Our bedroom. A dresser for each of us.', 'dresser', 2],
  ['bedroom', '14x18', 'A closet for him and one for her', 'closet', 2],
  ['bathroom', '9x12', 'Walk-in shower, we each want our own niche', 'shower-niche', 2],
  ['bathroom', '9x12', 'walk in shower w/ niche for him and niche for her', 'shower-niche', 2],
  ['garage', '22x24', 'My car and her car must fit, epoxy floor', 'car', 2],
  ['garage', '22x24', '2 cars must still fit. EV charger for her car', 'car', 2],
  ['garage', '22x24', "2 cars must still fit, EV charger for my wife's car", 'car', 2],
  ['garage', '22x24', 'I park my truck, wife parks her SUV', 'car', 2],
  ['garage', '22x24', "Only my wife's car parks here, rest is workshop", 'car', 1],
  ['office', '11x13', 'Each of us needs a desk', 'desk', 2],
  ['office', '11x13', 'Desk for me and a desk for my wife', 'desk', 2],
  ['office', '12x16', '3 kids each need a desk for homework', 'desk', 3],
  ['office', '11x14', 'Two desks, each with its own bookcase', 'bookcase', 2],
  ['living room', '16x18', 'Sofa and TV, we each want our own recliner', 'armchair', 2],
];

describe('one for each', () => {
  it.each(ROWS)('%s %s: %s has %s %i times', (category, area, designPrompt, kind, count) => {
    const { room } = planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
    expect(room.items.filter((item) => item.kind === kind)).toHaveLength(count);
  });

  it.each([
    ['bathroom', '9x12', 'His and hers sinks, shower'],
    ['bathroom', '9x12', 'A sink for each of us and a shower'],
  ] as const)('%s %s: %s', (category, area, designPrompt) => {
    const { room } = planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });
    const sinks = room.items.map((item) => (item.kind === 'vanity' ? (item.traits?.sinks ?? 1) : 0));
    expect(sinks.reduce((a, b) => a + b, 0)).toBe(2);
  });
});
