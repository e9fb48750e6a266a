import { SCOPE_TEMPLATE } from '@plumbline/contracts';
import { draftText } from '../../src/scope-of-work/draft-text.js';

it('puts the base template under what was asked in words, where there is no concept', () => {
  const request = {
    designTitle: 'A bright kitchen',
    zipCode: '60614',
    city: 'Chicago',
    state: 'IL',
    userEmail: 'a@b.example',
    design: { description: 'White fronts.', designPrompt: null, contractorPrompt: 'Labor only.' },
    preferences: { startInDays: '14', colors: 'white & grey', zipCode: '60614' },
  };
  const text = draftText({
    bid: { code: 'PL-7K3QX9' },
    // The draft looks at no more of a request than this.
    request: request as never,
    contractor: null,
    concept: null,
  });
  expect(text).toBe(
    `A bright kitchen
Bid PL-7K3QX9, Chicago, IL 60614

WHAT THE HOMEOWNER ASKS FOR
White fronts.

IN THE HOMEOWNER'S OWN WORDS
What they ask of contractors: "Labor only."

WISHES
- Start in days: 14
- Colors: white & grey

${SCOPE_TEMPLATE}`,
  );
});
