import type { LevelledBid, Levelling } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { LevellingView } from './components/levelling/levelling-view.js';
import { levellingCsv } from './levelling-csv.js';

const bid = (name: string, more: Partial<LevelledBid>): LevelledBid => ({
  bidId: `PL-${name}`,
  name,
  trackToken: `token-${name}`,
  askedUsd: 28_000,
  quote: '$28,000',
  priceBasis: 'firm',
  oneSum: false,
  unestimated: false,
  sumUsd: 28_000,
  gapUsd: null,
  fromUsd: 30_000,
  toUsd: 30_000,
  adjustments: [],
  own: [],
  timeline: '6 weeks',
  licenses: null,
  licenseNote: null,
  warrantyMonths: null,
  depositUsd: null,
  paymentSchedule: null,
  deposit: { text: 'No deposit is mentioned.', met: null, capUsd: 1_000 },
  pricedRevision: 1,
  confirmedByMail: true,
  receivedAt: '2026-11-21T10:00:00.000Z',
  ...more,
});

const LEVELLING: Levelling = {
  title: 'A white kitchen',
  zipCode: '94110',
  city: 'San Francisco',
  revision: 2,
  revisions: [
    { revision: 2, name: 'Dana Reyes', on: '2026-11-23', sentences: ['South wall: 12 ft, now 11 ft.'] },
  ],
  estimateUsd: 30_000,
  estimateYear: 2026,
  waiting: 1,
  bids: [
    bid('Bernal', {
      adjustments: [
        { trade: 'general', item: null, why: 'excluded', saysUsd: null, putUsd: 2_000, open: false },
        { trade: 'cabinets', item: 'Cabinets', why: 'allowance', saysUsd: 4_000, putUsd: 4_000, open: false },
        { trade: 'painting', item: null, why: 'revision', saysUsd: 2_000, putUsd: 1_900, open: false },
      ],
      deposit: { text: 'Asks $4,000 before work starts.', met: false, capUsd: 1_000 },
    }),
    bid('Mission', { oneSum: true, fromUsd: 24_000, toUsd: null, quote: '$24,000' }),
    bid('=Noe', {
      fromUsd: 31_000,
      toUsd: 33_500,
      own: [
        { trade: 'plumbing', name: 'Shutoffs', state: 'included', usd: 380 },
        { trade: 'surfaces', name: 'Vinyl', state: 'alternate', usd: -1_900 },
      ],
    }),
  ],
  trades: [
    {
      trade: 'general',
      name: 'Permits, protection and cleaning',
      likelyUsd: 2_000,
      cells: [
        { state: 'excluded', usd: null },
        { state: 'not-mentioned', usd: null },
        { state: 'included', usd: 1_800 },
      ],
      lines: [
        {
          id: 'permits/permit',
          item: 'Permit, "minor"',
          quantity: 1,
          unit: 'job',
          likelyUsd: 2_000,
          cells: [
            { state: 'excluded', usd: null },
            { state: 'not-mentioned', usd: null },
            { state: 'included', usd: null },
          ],
        },
      ],
    },
  ],
  differences: [{ usd: 2_000, sentence: 'Bernal excludes permits.', ask: 'Who would do them?' }],
};

it('sets totals, differences and trades beside each other, and praises no price', async () => {
  fakeApi({ 'GET /api/bids/track/t/levelling': { body: LEVELLING } });
  renderPage(<LevellingView token="t" />);
  await screen.findByText('Bernal excludes permits.');
  screen.getByText('South wall: 12 ft, now 11 ft.');
  screen.getByText(/Painting: priced before the room was measured, \$2,000 becomes \$1,900/);
  screen.getByText('$24,000 or more');
  screen.getByText('$31,000 to $33,500');
  screen.getByText('Permits, protection and cleaning: excluded');
  screen.getByText('One contractor who was asked has not answered yet.');
  expect(document.body.textContent).not.toMatch(/lowest|cheapest|best price/i);
  expect(screen.queryByText('Permit, "minor"')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Lines of Permits, protection and cleaning' }));
  screen.getByText('Permit, "minor"');
  screen.getByText('Vinyl: − $1,900');
});

it('shows on a phone one bid against another, and never one against itself', async () => {
  fakeApi({ 'GET /api/bids/track/t/levelling': { body: LEVELLING } });
  renderPage(<LevellingView token="t" />);
  const first = await screen.findByLabelText<HTMLSelectElement>('First bid');
  const second = screen.getByLabelText<HTMLSelectElement>('Second bid');
  const places = () =>
    screen.getAllByRole('columnheader').map((header) => (header as HTMLElement).dataset.place);
  expect(places()).toEqual([undefined, 'first', 'second', 'no']);
  fireEvent.change(second, { target: { value: '2' } });
  expect(places()).toEqual([undefined, 'first', 'no', 'second']);
  fireEvent.change(first, { target: { value: '2' } });
  expect([first.value, second.value]).toEqual(['2', '0']);
});

it('says that no bid has come, and that a link opens none', async () => {
  fakeApi({
    'GET /api/bids/track/t/levelling': { body: { ...LEVELLING, bids: [], trades: [], differences: [] } },
    'GET /api/bids/track/gone/levelling': { status: 404, body: {} },
  });
  const page = renderPage(<LevellingView token="t" />);
  await screen.findByText(/^No bid has come yet/);
  page.unmount();
  renderPage(<LevellingView token="gone" />);
  await screen.findByText(MESSAGES.track.notFound);
});

it('writes a CSV that no spreadsheet runs, a row a trade and line', () => {
  const rows = levellingCsv(LEVELLING).split('\r\n');
  expect(rows[0]).toBe(
    "\ufeffWhat,,Our estimate,Bernal,Bernal: $,Bernal: ours,Mission,Mission: $,Mission: ours,'=Noe,'=Noe: $,'=Noe: ours",
  );
  expect(rows[2]).toBe('For the same work,,,30000,,,"$24,000 or more",,,"$31,000 to $33,500",,');
  expect(rows[3]).toBe(
    '"Permits, protection and cleaning",,2000,Excluded,,2000,Not mentioned,,,Included,1800,',
  );
  expect(rows[4]).toContain('"Permit, ""minor"""');
});
