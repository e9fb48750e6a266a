import type { StoredConcept } from '@plumbline/concept';
import { wishOf } from '../../src/scope-of-work/invitation-facts.js';
import type { BidRequest } from '../../src/tables/bid-request.entity.js';

const concept = (defaults: string[], budgetUsd?: number): StoredConcept =>
  ({
    request: { category: 'kitchen', designPrompt: '', contractorPrompt: '', budget: 15_000, defaults },
    concept: { wishes: { ...(budgetUsd === undefined ? {} : { budgetUsd }) } },
  }) as unknown as StoredConcept;
const asked = (budget: string): BidRequest =>
  ({
    design: { designPrompt: null, contractorPrompt: null },
    preferences: { budget },
  }) as unknown as BidRequest;

describe('the budget that a contractor sees', () => {
  it.each([
    ['is none where nobody touched the form', '15000', concept(['budget']), null],
    ['is that of the words where the form was not touched', '15000', concept(['budget'], 40_000), 40_000],
    ['is what was typed', '15000', concept([]), 15_000],
    ['is what was typed after the design', '$22,000', concept(['budget']), 22_000],
    ['is that of the preferences without a concept', '15000', null, 15_000],
  ])('%s', (_, typed, of, expected) => {
    expect(wishOf(asked(typed), of).budgetUsd).toBe(expected);
  });
});
