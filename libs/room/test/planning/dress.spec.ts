import { opposite } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';
import { boxesOverlap } from '../../src/geometry/geometry.js';

const DATE = '2026-11-01';

describe('windows', () => {
  it.each([
    ['living room', '18x15', 1],
    ['living room', '19x16', 3],
    ['bedroom', '14x14', 1],
    ['office', '12x14', 4],
  ] as const)(
    'of a %s of %s are all dressed, with a shade where drapes find no room',
    (category, area, seed) => {
      const { room } = planConcept(
        { category, style: 'mid-century', budget: 60_000, area },
        { seed, date: DATE },
      );
      const windows = room.openings.filter(({ kind }) => kind === 'window');
      const curtains = room.items.filter(({ kind }) => kind === 'curtain');
      expect(windows.length).toBeGreaterThan(1);
      expect(curtains).toHaveLength(windows.length);
    },
  );

  it('have a shade where a table came to stand under them at last', () => {
    const { room } = planConcept(
      {
        category: 'living room',
        style: 'modern',
        area: '12.5x14.5 ft, 8 ft ceilings',
        layout: 'shower room',
        colors: 'sage',
        features: 'table for twelve, wine cooler, music stand',
        budget: 10_399,
      },
      { seed: 4, date: DATE },
    );
    const chairs = room.items.filter(({ kind }) => kind === 'dining-chair');
    const curtains = room.items.filter(({ kind }) => kind === 'curtain');
    expect(chairs).not.toHaveLength(0);
    expect(curtains).toHaveLength(room.openings.filter(({ kind }) => kind === 'window').length);
    for (const chair of chairs)
      for (const curtain of curtains) expect(boxesOverlap(chair.box, curtain.box)).toBe(false);
  });

  it('that are hatches stay bare', () => {
    const { room } = planConcept(
      {
        category: 'basement',
        style: 'contemporary',
        budget: 60_000,
        area: '18x16',
        features: 'home theater',
      },
      { seed: 5, date: DATE },
    );
    const hatches = room.openings.filter(({ kind, heightIn }) => kind === 'window' && heightIn < 28);
    expect(hatches.length).toBeGreaterThan(0);
    for (const { side, sillIn, heightIn } of hatches)
      expect(
        room.items.filter(
          ({ kind, facing, box }) =>
            kind === 'curtain' &&
            facing === opposite(side) &&
            box.z < sillIn + heightIn &&
            box.z + box.heightIn > sillIn &&
            box.heightIn < 50,
        ),
      ).toEqual([]);
  });
});
