import { itemsOf, overlaps } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { rectOf } from '../../src/geometry/geometry.js';
import { planConcept } from '../../src/index.js';

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'bedroom', area, designPrompt }, { seed: 1, date: '2026-11-29' });

describe('a loft bed', () => {
  for (const [area, words, size] of [
    ['11x12', 'My daughter wants a loft bed, full size, with a desk underneath.', 'full'],
    ['10x11', 'Twin loft bed with a desk under it, a bookcase and a closet.', 'twin'],
    ['10x10', 'Full size loft bed with his desk below, and a dresser.', 'full'],
  ] as const)
    it(`has the one desk below it: ${words}`, () => {
      const { room, brief } = plan(area, words);
      const [loft, second] = itemsOf(room, 'bunk-bed');
      const desks = itemsOf(room, 'desk');
      expect(second).toBeUndefined();
      expect(loft?.traits).toEqual({ form: 'loft', size });
      expect(loft?.box.z).toBeGreaterThanOrEqual(46);
      expect(desks).toHaveLength(1);
      expect(loft && desks[0] && overlaps(rectOf(loft.box), rectOf(desks[0].box))).toBe(true);
      expect((brief.ledger ?? []).map(({ outcome }) => outcome)).not.toContain('changed');
    });

  it('leaves the floor below it free where words put the desk elsewhere', () => {
    const { room } = plan('12x12', 'A full loft bed and a desk under the window.');
    const [loft] = itemsOf(room, 'bunk-bed');
    expect(itemsOf(room, 'desk').some(({ box }) => loft && overlaps(rectOf(box), rectOf(loft.box)))).toBe(
      false,
    );
  });
});
