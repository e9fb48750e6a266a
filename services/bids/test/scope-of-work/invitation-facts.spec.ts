import type { StoredConcept } from '@plumbline/concept';
import { wishOf } from '../../src/scope-of-work/invitation-facts.js';
import type { BidRequest } from '../../src/tables/bid-request.entity.js';

const asked = (preferences: Record<string, string>) =>
  ({ design: { designPrompt: '', contractorPrompt: '' }, preferences }) as unknown as BidRequest;
const madeFrom = (request: object) => ({ request, concept: { wishes: {} } }) as unknown as StoredConcept;

it('tells what the design was made from where the request for bids came without preferences', () => {
  const concept = madeFrom({
    workType: 'labor only',
    startInDays: 14,
    durationDays: 30,
    requirements: 'Licensed.',
  });
  expect(wishOf(asked({}), concept)).toMatchObject({
    workType: 'labor only',
    startInDays: 14,
    durationDays: 30,
    requirements: 'Licensed.',
  });
  expect(wishOf(asked({ startInDays: '60', workType: 'full' }), concept)).toMatchObject({
    workType: 'full',
    startInDays: 60,
    durationDays: 30,
  });
  expect(wishOf(asked({}), null)).toMatchObject({ workType: null, startInDays: null, durationDays: null });
});

it('tells the work that the homeowner chose for the budget, whatever the form says', () => {
  const request = { workType: 'labor only', answers: [{ question: 'budget-for', answer: 'all' }] };
  const concept = {
    request,
    concept: { wishes: { workType: 'labor and materials' } },
  } as unknown as StoredConcept;
  expect(wishOf(asked({ workType: 'labor only' }), concept).workType).toBe('labor and materials');
});
