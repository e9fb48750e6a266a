import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';
import { layoutCounts } from '../rules/layouts.js';
import { misses } from './judge.js';
import { leftOutUntruly } from './left-out.js';
import { FRESH_LAYOUTS } from './tables/fresh-layouts.js';

/** Sweeps that are quick enough for every run; the kitchens have a spec of their own. */
const SWEPT = [
  'Bedrooms of two',
  'Bedrooms with twin beds',
  'Living rooms with chairs',
  'Living rooms with love seats',
  'Offices for clients',
  'Basements to play in',
  'Garages to store in',
  'Suites',
];

describe('layouts that were mended after fresh marks', () => {
  it.each(FRESH_LAYOUTS.map((judged) => [judged.id, judged] as const))('%s', (_, { wish, expects }) => {
    const concept = planConcept(wish, { seed: 1, date: '2026-11-25' });
    expect(faultsOf(concept)).toEqual([]);
    expect(expects.flatMap((expected) => misses(concept, expected) ?? [])).toEqual([]);
    expect(leftOutUntruly(concept)).toEqual([]);
  });

  it('show none of the faults that the sweeps count', () => {
    const found = [...layoutCounts(SWEPT)];
    expect(found.map(({ title }) => title)).toEqual(SWEPT);
    expect(
      found.flatMap(({ counts }) => Object.entries(counts).filter(([, count]) => count.found > 0)),
    ).toEqual([]);
  });
});
