import { MESSAGES } from '@plumbline/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { PriceBook } from './components/price-book/price-book.js';

const PROOF = { bidId: 'PL-1', email: 'joe@example.com', key: 'secret' };
const ROWS = [
  { price: 'drywall', item: 'Drywall hung and finished', unit: 'sq ft', unitUsd: 2.4 },
  { price: 'outlet', item: 'Receptacle, new', unit: 'each', unitUsd: 210 },
].map((row) => ({ ...row, updatedAt: '2026-11-20T12:00:00.000Z' }));

it('shows a contractor the unit prices that fill the next bid, saves what was changed and deletes what is to go', async () => {
  const dearer = ROWS.map((row) => (row.price === 'drywall' ? { ...row, unitUsd: 2.6 } : row));
  const calls = fakeApi({
    'GET /api/bids/PL-1/price-book': { body: { prices: ROWS } },
    'PATCH /api/bids/PL-1/price-book': [
      { body: { prices: dearer } },
      { body: { prices: dearer.slice(0, 1) } },
    ],
  });
  renderPage(<PriceBook proof={PROOF} />);
  const drywall = await screen.findByLabelText(/^Drywall hung/);
  expect((drywall as HTMLInputElement).value).toBe('2.4');
  expect(calls[0]?.headers).toMatchObject({ 'x-contractor-email': PROOF.email, 'x-bid-key': PROOF.key });
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.hasAttribute('disabled')).toBe(true);

  fireEvent.change(drywall, { target: { value: 'a lot' } });
  fireEvent.click(save);
  screen.getByText(MESSAGES.priceBook.price);
  expect(calls).toHaveLength(1);

  fireEvent.change(drywall, { target: { value: '$2.60' } });
  fireEvent.click(save);
  await screen.findByText(MESSAGES.priceBook.saved);
  expect(calls[1]?.body).toEqual({ prices: [{ price: 'drywall', unit: 'sq ft', unitUsd: '$2.60' }] });

  const [, outlet] = screen.getAllByRole('listitem');
  fireEvent.click(within(outlet as HTMLElement).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(calls[2]?.body).toEqual({ prices: [{ price: 'outlet', unit: 'each', unitUsd: '' }] });
});

it('says why a book does not open', async () => {
  fakeApi({});
  renderPage(<PriceBook proof={PROOF} />);
  await screen.findByRole('button', { name: 'Try again' });
});
