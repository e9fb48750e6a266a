import type { LedgerEntry } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { readThingSizes } from '../../../../brief/src/things/thing-sizes.js';
import { planConcept } from '../../../src/concept.js';
import { draftScope } from '../../../src/scope/draft-scope.js';

type Category = Parameters<typeof planConcept>[0]['category'];

const plan = (category: Category, designPrompt: string, area?: string) =>
  planConcept({ category, designPrompt, ...(area ? { area } : {}) }, { seed: 3, date: '2026-11-22' });
const entryOf = (category: Category, text: string, area?: string): LedgerEntry | undefined =>
  plan(category, text, area).brief.ledger?.[0];

describe('sizes that words give to things', () => {
  it.each([
    ['48 inch vanity', 'vanity', 48, undefined],
    ['a 60" double vanity', 'vanity', 60, undefined],
    ['my desk is 30x60', 'desk', 60, 30],
    ['8 foot island', 'island', 96, undefined],
    ['island (10ft)', 'island', 120, undefined],
    ['a 4x8 island', 'island', 48, 96],
    ['sectional 10ft by 7ft', 'sectional', 120, 84],
    ['the couch is 96 inches', 'sofa', 96, undefined],
    ['75 inch tv', 'tv', 75, undefined],
    ['8x10 rug', 'rug', 96, 120],
    ['pantry cupboard 24 wide', 'pantry', 24, undefined],
    ['60x32 shower', 'shower', 60, 32],
  ])('%s', (text, thing, widthIn, depthIn) => {
    const [size, ...more] = readThingSizes(text);
    expect(more).toEqual([]);
    expect(size).toMatchObject({ thing, widthIn });
    expect(size?.depthIn).toBe(depthIn);
  });

  it.each([
    '12x14 kitchen with a table',
    'shower head at 80 inches',
    'a shelf 60 in off the floor',
    'desk lamp 20 in',
  ])('reads none in "%s"', (text) => {
    expect(readThingSizes(text)).toEqual([]);
  });

  it('reads "at most" as a limit', () => {
    expect(readThingSizes('30 inch vanity max')[0]).toMatchObject({
      thing: 'vanity',
      widthIn: 30,
      most: true,
    });
  });

  it.each([
    ['bathroom', '48 inch vanity', '8x10', 'vanity', 48],
    ['office', 'my desk is 30x60', '12x12', 'desk', 60],
    ['kitchen', '6 foot island', '16x18', 'countertop', 72],
    ['bathroom', 'shower 36x48', '9x10', 'shower', 48],
    ['living room', 'sofa 96 inches', '16x20', 'sofa', 96],
  ] as const)('%s: "%s" is drawn so', (category, text, area, kind, long) => {
    const { room } = plan(category, text, area);
    const { outcome, items = [] } = entryOf(category, text, area) ?? {};
    expect(outcome).toBe('drawn');
    const shown = room.items.filter(({ id }) => items.includes(id) && kind !== undefined);
    expect(shown.some((i) => i.kind === kind && Math.max(i.box.widthIn, i.box.depthIn) === long)).toBe(true);
  });

  it('says what is there instead where the size does not fit', () => {
    const entry = entryOf('kitchen', '14 foot island', '12x14');
    expect(entry?.outcome).toMatch(/changed|refused/);
    expect(entry?.note).toBeTruthy();
    const other = entryOf('bathroom', '90 inch vanity', '5x8');
    expect(other?.outcome).toBe('changed');
    expect(other?.note).toMatch(/^The vanity of this plan is \d+ in, not 90 in\.$/);
  });
});

describe('what a clause leaves open', () => {
  it('names the words that nobody understood beside a wish', () => {
    expect(entryOf('kitchen', 'blue zellige with brass inlay')).toMatchObject({
      outcome: 'drawn',
      note: 'Left to the contractor as written: "inlay".',
    });
  });

  it('keeps what is there already', () => {
    expect(entryOf('basement', 'egress already there')?.outcome).toBe('kept');
    expect(plan('kitchen', 'The gas line is already there').quantities.map((q) => q.price)).not.toContain(
      'gas-line',
    );
  });

  it('reads lists behind "keep" and "remove" up to the sentence\'s end', () => {
    const { wishes } = plan('kitchen', 'Keep: fridge, dishwasher. Replace: range, counters');
    expect(wishes.kept?.map(({ id }) => id)).toEqual(expect.arrayContaining(['refrigerator', 'dishwasher']));
    expect(plan('bathroom', 'Remove: tub, mirror. Add a shower').wishes.refused).toEqual(
      expect.arrayContaining(['bathtub', 'mirror']),
    );
  });

  it('knows what "it" is that goes', () => {
    const bath = plan('bathroom', 'The tub is chipped, replace it with a shower');
    expect(bath.wishes.refused).toContain('bathtub');
    expect(bath.wishes.wanted).toContain('walk-in-shower');
    expect(plan('kitchen', 'There is a wall to the dining room, take it down').wishes.wanted).toContain(
      'remove-wall',
    );
  });

  it('takes the complaint about a carpet for no wish for carpet', () => {
    expect(plan('basement', 'the carpet got wet').wishes.materials.floor).toBeUndefined();
  });

  it('takes either of two where they ask for one or the other', () => {
    expect(entryOf('bedroom', 'sage or olive walls')?.outcome).toBe('drawn');
  });

  it('says of several things which one is not in', () => {
    const entry = entryOf('kitchen', 'dishwasher with a 14 foot island', '10x10');
    expect(entry?.outcome).toBe('changed');
    expect(entry?.note).toMatch(/island/i);
  });

  it('refuses what is listed behind "do not need"', () => {
    expect(plan('kitchen', 'Do not need: microwave, wine fridge').wishes.refused).toEqual(
      expect.arrayContaining(['microwave', 'wine-cooler']),
    );
  });

  it('contradicts both of two places that ask for what a third refuses', () => {
    const concept = planConcept(
      { category: 'kitchen', designPrompt: 'an island. no island', contractorPrompt: 'an island' },
      { seed: 3, date: '2026-11-22' },
    );
    const { brief } = concept;
    expect(brief.ledger?.map(({ outcome }) => outcome)).toEqual(['conflict', 'conflict', 'conflict']);
    const scope = draftScope(concept).replace(/\s+/g, ' ');
    expect(scope).toContain('"no island": CONTRADICTION. It contradicts "island".');
    // What stands in two fields is one wish.
    expect(scope).toContain('2 clauses were written; 2 are open.');
  });

  it('keeps what is excepted from what is new', () => {
    const kept = (text: string) => plan('kitchen', text).wishes.kept?.map(({ id }) => id);
    expect(kept('New everything except the fridge')).toContain('refrigerator');
    expect(kept('Everything stays except the range')).not.toContain('range');
  });

  it('claims a mood only where the room answers it', () => {
    const calm = (text: string) => entryOf('bedroom', text)?.outcome;
    expect(calm('calm room with white walls')).toBe('drawn');
    expect(plan('bedroom', 'calm. Bright orange walls').brief.ledger?.[0]?.outcome).toBe('for-contractor');
  });
});
