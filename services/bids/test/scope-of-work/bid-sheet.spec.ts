import type { StoredConcept } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import { bidSheet } from '../../src/scope-of-work/bid-sheet.js';

const sheetOf = (designPrompt: string) => {
  const concept = planConcept(
    { category: 'living room', area: '12x15', designPrompt },
    { seed: 1, date: '2026-11-23' },
  );
  return bidSheet({ concept } as StoredConcept);
};

it('asks nobody for work that the owner does', () => {
  const trades = (words: string) => sheetOf(words).map(({ trade }) => trade);
  expect(trades('New oak floor. New paint on the walls.')).toContain('painting');
  expect(trades('New oak floor. We paint the walls ourselves.')).not.toContain('painting');
});
