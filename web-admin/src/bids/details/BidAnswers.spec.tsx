import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BidAnswers } from './BidAnswers.js';

it('shows trades, own lines and how far the price is from their sum', () => {
  render(
    <BidAnswers
      askedUsd={3_000}
      answers={[
        { trade: 'demolition', state: 'included', usd: 2_450 },
        { trade: 'general', state: 'excluded' },
        { trade: 'plumbing', name: 'Replace the shutoffs', state: 'included', usd: 380 },
      ]}
    />,
  );
  screen.getByText('Replace the shutoffs');
  screen.getByText('Excluded');
  screen.getByText(/The trades come to \$2,830; the price is \$170 more\./);
  expect(screen.getAllByText('All of it')).toHaveLength(2);
});
