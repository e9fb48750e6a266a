import { isPrice, MESSAGES } from '@plumbline/contracts';
import { PRICE_CASES } from '@plumbline/contracts/cases';
import { expect, it } from 'vitest';
import { EMPTY_DRAFT, faultsOf, submissionOf } from './compose-draft.js';

const TYPED = PRICE_CASES.filter(
  (row): row is readonly [string, number | undefined] => typeof row[0] === 'string',
);

it.each([...TYPED, ['0', 0], ['10,000,000.01', 10_000_000.01]] as const)(
  'the price %j is %d',
  (estimatedPrice, usd) => {
    const draft = { ...EMPTY_DRAFT, estimatedPrice };
    expect(faultsOf(draft).estimatedPrice).toBe(
      usd === undefined || isPrice(usd) ? undefined : MESSAGES.money.price,
    );
    expect(submissionOf(draft, null).estimatedPrice).toBe(usd);
  },
);
