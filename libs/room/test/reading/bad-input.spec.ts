import type { ConceptRequest } from '@plumbline/brief';
import { conceptSchema } from '@plumbline/concept/schemas';
import { ROOM_CATEGORIES, type RoomCategory } from '@plumbline/contracts';
import { drawPlan } from '@plumbline/drawing';
import { describe, expect, it } from 'vitest';
import { everywhere } from '../../../brief/test/growth.js';
import { draftScope, NoRoomFits, planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

const plan = (request: ConceptRequest) => planConcept(request, { seed: 7, date: '2026-11-21' });

const TEXTS: readonly (readonly [string, string])[] = [
  ['empty', ''],
  ['blank', '   \n\t '],
  ['10,000 characters', 'island and granite, '.repeat(600)],
  ['one endless word', 'a'.repeat(10_000)],
  ['emoji', '🛁🚿 make it 🔥 please 💙'],
  ['other scripts', 'современная кухня с островом، مطبخ حديث 現代的なキッチン'],
  [
    'contradictions',
    'island, no island, modern traditional farmhouse, white black, U-shaped galley, 9 ft ceilings 12 ft ceilings',
  ],
  ['markup', '<script>alert(1)</script> & "quotes" \' <svg onload=x>'],
  ['regular expression bait', `${'12x'.repeat(2000)} ${'('.repeat(2000)}`],
  ['control characters', '\u0000\u0007 island \u202e reversed'],
];

describe('bad input', () => {
  for (const [name, text] of TEXTS) {
    it(`${name}: a valid room, a drawing and a scope`, () => {
      const concept = plan(everywhere(text));
      expect(faultsOf(concept)).toEqual([]);
      expect(drawPlan(concept)).not.toContain('<script');
      expect(draftScope(concept).length).toBeGreaterThan(1000);
      expect(JSON.parse(JSON.stringify(concept))).toEqual(concept);
    });
  }

  it('reports what it could not read', () => {
    const { brief } = plan({
      category: 'kitchen',
      designPrompt: 'a zorblax and a flux capacitor, with an island',
    });
    expect(brief.unread).toEqual(['zorblax', 'flux capacitor']);
    expect(plan({ category: 'kitchen', features: 'x'.repeat(10_001) }).brief.unread).toContain(
      'everything after the first 10,000 characters',
    );
  });

  it('names a contradiction', () => {
    expect(
      plan({ category: 'kitchen', features: 'no island', designPrompt: 'a big island' }).brief.assumed,
    ).toContain('Asked for and against, so left out: kitchen island.');
  });

  it('plans rooms of any size that words may tell so that they can be stored', () => {
    for (const [category, area] of [
      ['kitchen', '300x10 ft'],
      ['bathroom', '200x200 ft'],
      ['garage', '90000 sq ft'],
    ] as const) {
      const concept = plan({ category, area });
      expect(concept.room.widthIn).toBeGreaterThan(1200);
      expect(conceptSchema.safeParse(concept).error?.issues ?? []).toEqual([]);
    }
  });

  it('says in one sentence why a 3 by 3 kitchen does not fit, and what would', () => {
    expect(() => plan({ category: 'kitchen', area: '3 x 3 ft' })).toThrow(NoRoomFits);
    expect(() => plan({ category: 'kitchen', area: '3 x 3 ft' })).toThrow(
      'No kitchen fits into 3\'-0" by 3\'-0"; the smallest that works is 8\'-9" by 4\'-9".',
    );
  });

  it.each(ROOM_CATEGORIES)(
    '%s: the smallest size named does fit, and an inch is never too little to answer',
    (category: RoomCategory) => {
      try {
        plan({ category, area: '1 ft x 1 ft' });
        expect.unreachable();
      } catch (error) {
        if (!(error instanceof NoRoomFits)) throw error;
        const { widthIn, depthIn } = error.smallest;
        expect(faultsOf(plan({ category, area: `${widthIn} in x ${depthIn} in` }))).toEqual([]);
      }
    },
  );

  it('plans a kitchen of 200 by 5 ft', () => {
    const concept = plan({ category: 'kitchen', area: '200 x 5 ft' });
    expect(faultsOf(concept)).toEqual([]);
    expect(concept.findings.some((f) => !f.met)).toBe(true);
  });

  it.each(ROOM_CATEGORIES)(
    '%s: a hall of 100 by 100 ft and a low ceiling are rooms too',
    (category: RoomCategory) => {
      expect(faultsOf(plan({ category, area: '100 x 100 ft' }))).toEqual([]);
      const least = category === 'basement' || category === 'garage' ? 76 : 80;
      expect(plan({ category, features: '6 ft ceiling' }).room.ceilingIn).toBeGreaterThanOrEqual(least);
    },
  );

  it.each([[-5000], ['-5000'], [0], [1e12], ['lots'], [Number.NaN], [Number.POSITIVE_INFINITY]] as const)(
    'budget %s is no budget',
    (budget) => {
      const { estimate } = plan({ category: 'bathroom', budget });
      expect(estimate.budget).toBeUndefined();
      expect(estimate.likely).toBeGreaterThan(0);
    },
  );

  it('reads sums as people write them', () => {
    const read = (budget: string | number) => plan({ category: 'office', budget }).wishes.budgetUsd;
    expect([
      read('$15k'),
      read('15,000'),
      read(15000),
      read('about 1.5 million'),
      read('20 thousand'),
    ]).toEqual([15000, 15000, 15000, 1500000, 20000]);
  });

  it('takes an unknown ZIP and state as none', () => {
    const concept = plan({ category: 'office', zipCode: 'abc', state: 'California' });
    expect(concept.wishes.zipCode).toBeUndefined();
    expect(concept.wishes.state).toBeUndefined();
    expect(concept.estimate.deposit.text).toContain('No state is known');
  });

  it('makes the same room of the same words and seed, and another of another seed', () => {
    const request: ConceptRequest = { category: 'living room', area: '16x20', features: 'fireplace' };
    expect(plan(request)).toEqual(plan(request));
    const seeds = [1, 2, 3, 4].map((seed) =>
      JSON.stringify(planConcept(request, { seed, date: '2026-11-21' }).room),
    );
    expect(new Set(seeds).size).toBeGreaterThan(1);
  });
});
