import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (area: string, designPrompt: string) =>
  planConcept({ category: 'basement', area, designPrompt }, { seed: 1, date: '2026-11-30' });
const sumOf = (lines: ReturnType<typeof plan>['quantities'], price: string): number =>
  lines.filter((one) => one.price === price).reduce((n, { quantity }) => n + quantity, 0);

describe('a basement of which only one room is part of the job', () => {
  it.each([
    ['24x28', 'We only want the bathroom down there redone, the rest of the basement is fine.'],
    ['22x30', 'Just do the bath down there. New shower, toilet, vanity.'],
    ['24x30', 'Basement remodel. Just the bathroom: new vanity, toilet and tile.'],
    ['24x30', 'The bathroom down there is from 1978. That is the only room we want to touch.'],
    ['22x26', 'Bathroom only, basement level. Toilet, sink, corner shower.'],
    ['20x26', "Downstairs bathroom is the only thing we're changing."],
  ])('renews that room and nothing else, %s: %s', (area, text) => {
    const { quantities, room } = plan(area, text);
    expect(
      quantities
        .map(({ price }) => price)
        .filter((p) => /furring|insulation|partition|below-slab/.test(p ?? '')),
    ).toEqual([]);
    const floor = quantities
      .filter(({ price }) => price?.startsWith('floor-'))
      .reduce((n, q) => n + q.quantity, 0);
    expect(floor).toBeLessThan(90);
    expect(sumOf(quantities, 'toilet-set') + sumOf(quantities, 'toilet')).toBe(1);
    expect(room.items.filter(({ kind }) => kind === 'sectional' || kind === 'sofa' || kind === 'tv')).toEqual(
      [],
    );
    expect(room.items.filter(({ kind, existing }) => kind === 'partition' && !existing)).toEqual([]);
  });

  it.each([
    ['20x28', 'Add a 3/4 bath to the unfinished basement. Nothing else, only the bathroom.'],
    ['26x30', 'Unfinished basement, but all we want is a bedroom with egress. Leave the rest unfinished.'],
  ])('builds that room alone in bare space, %s: %s', (area, text) => {
    const { quantities } = plan(area, text);
    expect(sumOf(quantities, 'partition')).toBeGreaterThan(10);
    expect(sumOf(quantities, 'furring')).toBeGreaterThan(30);
    expect(sumOf(quantities, 'furring')).toBeLessThan(200);
    expect(sumOf(quantities, 'paint-ceiling')).toBeLessThan(220);
  });

  it.each([
    ['24x30', 'Finish the basement: family room and a bath. The bath needs only a shower.'],
    ['24x30', 'Finish our basement with a wet bar, just a sink, and a bathroom.'],
    ['24x30', 'Not just the bathroom, finish the whole basement with a family room.'],
  ])('is finished whole where words say no such thing, %s: %s', (area, text) => {
    expect(sumOf(plan(area, text).quantities, 'furring')).toBeGreaterThan(500);
  });
});
