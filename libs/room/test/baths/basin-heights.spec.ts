import { itemsOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

describe('Two basins at two heights', () => {
  it.each([
    "He's 6'4, I'm 5'2, so two separate vanities at different heights, not one long one.",
    'Two vanities, one 32 high and the other 36 high.',
    'Double vanity. His side should be 36 tall and mine 32.',
    'Two sinks at two different heights.',
  ])('stand apart: "%s"', (designPrompt) => {
    const { room, brief } = planConcept(
      { category: 'bathroom', area: '10x12', designPrompt },
      { seed: 1, date: '2026-11-29' },
    );
    expect(itemsOf(room, 'vanity').map(({ box }) => box.heightIn)).toEqual([32, 36]);
    expect(brief.unmet ?? []).toEqual([]);
  });

  it('are not read from mirrors', () => {
    const { room } = planConcept(
      { category: 'bathroom', area: '8x9', designPrompt: 'Two mirrors at different heights and a vanity.' },
      { seed: 1, date: '2026-11-29' },
    );
    expect(itemsOf(room, 'vanity').map(({ box }) => box.heightIn)).toEqual([34]);
  });
});
