import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const planned = (designPrompt: string) =>
  planConcept({ category: 'kitchen', area: '14x18', designPrompt }, { seed: 1, date: '2026-11-29' });
const amountOf = ({ quantities }: ReturnType<typeof planned>, price: RegExp): number =>
  quantities.filter((q) => price.test(q.price)).reduce((n, q) => n + q.quantity, 0);

describe('a piece made of cabinets beside cabinets that stay', () => {
  it.each([
    'Keep the cabinets. Add an island with seating for 4.',
    'Add an island with seating for 4. Keep everything else.',
    'Just add an island with seating for 4, nothing else.',
  ])('%s: the island with its top and outlet, and none of the rest', (text) => {
    const concept = planned(text);
    const island = concept.room.items.filter(({ group, kind }) => group === 'island' && kind !== 'stool');
    expect(island.length).toBeGreaterThan(1);
    expect(island.every(({ existing }) => !existing)).toBe(true);
    expect(
      concept.room.items
        .filter((i) => i.kind === 'base-cabinet' && i.group !== 'island')
        .every((i) => i.existing),
    ).toBe(true);
    expect(amountOf(concept, /^cabinets-/)).toBeGreaterThan(3);
    expect(amountOf(concept, /^cabinets-/)).toBeLessThan(12);
    const top = concept.room.items.find(({ kind, group }) => kind === 'countertop' && group === 'island');
    expect(amountOf(concept, /^counter-/)).toBeCloseTo(
      ((top?.box.widthIn ?? 0) * (top?.box.depthIn ?? 0)) / 144,
      0,
    );
    expect(amountOf(concept, /^outlet$/)).toBe(1);
    expect(amountOf(concept, /^(?:demolition-|sink$|temporary)/)).toBe(0);
  });

  it('an island with a sink has its sink, and the old one stays', () => {
    const concept = planned('Big island with a prep sink and seating for 4. Everything else stays.');
    expect(amountOf(concept, /^sink$/)).toBe(1);
    expect(amountOf(concept, /^demolition-/)).toBe(0);
  });

  it.each([
    ['Add a pantry cabinet, leave everything else alone.', 'tall'],
    ['Keep the cabinets, counters and appliances. Add a coffee bar.', 'base'],
  ])('%s: that one alone', (text, kind) => {
    const lines = planned(text).quantities.filter(({ price }) => price === 'cabinets-semi');
    expect(lines.map(({ item }) => item)).toEqual([expect.stringContaining(`${kind} (1)`)]);
  });

  it('who names cabinets as well has all of them new', () => {
    expect(
      amountOf(planned('New cabinets and an island, everything else stays.'), /^cabinets-/),
    ).toBeGreaterThan(25);
  });
});
