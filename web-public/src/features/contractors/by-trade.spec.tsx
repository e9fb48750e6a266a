import { MESSAGES } from '@plumbline/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { ComposeForm } from './components/compose/compose-form.js';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const price = () => screen.getByLabelText<HTMLInputElement>('Estimated price').value;
/** A button of a trade or a line. */
const state = (of: string, name: string) => {
  const group = screen.getByRole('group', { name: of });
  fireEvent.click(
    [...group.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLElement,
  );
};

const sheet = [
  {
    trade: 'plumbing',
    name: 'Plumbing and fixtures',
    likelyUsd: 4_000,
    lines: [
      { id: 'plumbing/sink', item: 'Sink', quantity: 1, unit: 'each' },
      { id: 'plumbing/drain', item: 'Drain', quantity: 12, unit: 'lin ft' },
    ],
  },
  { trade: 'painting', name: 'Painting', likelyUsd: 900, lines: [] },
];
const invitation = (more: object = {}) => ({
  body: {
    sowText: 'SCOPE',
    meta: { userEmail: 'rosa@example.com', title: 'A kitchen', sheet, revision: 2, trades: [] },
    ...more,
  },
});

async function open(answers: Record<string, unknown> = {}, more: object = {}) {
  const seen = fakeApi({
    'GET /api/bids/PL-1/sow-draft': invitation(more),
    'POST /api/bids/submit': { body: {} },
    ...answers,
  });
  const page = renderPage(<ComposeForm bidId="PL-1" email="c@d.co" invitationKey="k" />);
  await screen.findByText('A kitchen');
  return { seen, page, sent: () => seen.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}

beforeEach(() => localStorage.clear());

it('answers trades and lines, and lets the price follow their sum until another is typed', async () => {
  const { sent } = await open();
  type('Price of Painting', '900');
  type('Price of Sink', '450');
  expect(price()).toBe('1350');
  screen.getByText('Your trades come to $1,350.');
  state('Drain', 'Allowance');
  type('Allowance for Drain', '600');
  expect(price()).toBe('1950');
  type('Estimated price', '2000');
  type('Price of Painting', '950');
  expect(price()).toBe('2000');

  state('Painting', 'Excluded');
  press('Send bid');
  screen.getByText(
    'Your price is $2,000, but your trades come to $1,050: $950 of the price stand in no trade.',
  );
  expect(sent()).toEqual([]);
  press('Send it as it is');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(sent()).toMatchObject([
    {
      estimatedPrice: 2_000,
      revision: 2,
      keepPrices: true,
      answers: [
        { trade: 'painting', state: 'excluded' },
        { trade: 'plumbing', line: 'plumbing/sink', name: 'Sink', state: 'included', usd: 450 },
        { trade: 'plumbing', line: 'plumbing/drain', name: 'Drain', state: 'allowance', usd: 600 },
      ],
    },
  ]);
});

it('takes one sum that holds all of it, with two presses more than the price', async () => {
  const { sent } = await open();
  type('Estimated price', '41000');
  press('All of it is included');
  press('Send bid');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(sent()).toMatchObject([
    {
      estimatedPrice: 41_000,
      answers: [
        { trade: 'plumbing', state: 'included' },
        { trade: 'painting', state: 'included' },
      ],
    },
  ]);
});

it('writes what is left out into the exclusions of a scope that was changed, when told to', async () => {
  const { sent } = await open();
  fireEvent.change(screen.getByLabelText(/Scope of work/i), { target: { value: 'SCOPE OF MINE' } });
  type('Estimated price', '41000');
  state('Painting', 'By owner');
  press('Send bid');
  screen.getByText('You leave this out, but your scope does not say so:');
  press('Write it into the exclusions of my scope');
  press('Send bid');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(sent()).toMatchObject([{ scope: 'SCOPE OF MINE\n\nEXCLUSIONS\n- Painting: by the owner\n' }]);
});

it('sends nothing by trade where nothing was answered', async () => {
  const { sent } = await open();
  type('Estimated price', '41000');
  state('Painting', 'Excluded');
  state('Painting', 'Excluded');
  press('Send bid');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(sent()[0]).not.toHaveProperty('answers');
  expect(sent()[0]).not.toHaveProperty('keepPrices');
});

it('adds own lines and alternates, deposit and warranty, and refuses what is no sum', async () => {
  const { sent } = await open();
  press('Add a line of your own to Plumbing and fixtures');
  type('Price of Your own line', '380');
  press('Send bid');
  screen.getAllByText(MESSAGES.answers.ownNamed('Plumbing and fixtures'));
  type('Your own line', 'Replace the shutoffs');
  press('Add a line of your own to Painting');
  fireEvent.change(screen.getAllByLabelText('Your own line').at(-1) as HTMLElement, {
    target: { value: 'Two coats more' },
  });
  state('Two coats more', 'Alternate');
  type('Price of Two coats more', 'a lot');
  press('Send bid');
  screen.getAllByText(MESSAGES.answers.sum('Two coats more'));
  type('Price of Two coats more', '-200');
  type(/Deposit at signing/, '1000');
  type(/Warranty on labor/, 'two years');
  press('Send bid');
  screen.getAllByText(MESSAGES.answers.warranty);
  type(/Warranty on labor/, '24');
  press('Send bid');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(sent()).toMatchObject([
    {
      estimatedPrice: 380,
      depositUsd: 1_000,
      warrantyMonths: 24,
      answers: [
        { trade: 'plumbing', name: 'Replace the shutoffs', state: 'included', usd: 380 },
        { trade: 'painting', name: 'Two coats more', state: 'alternate', usd: -200 },
      ],
    },
  ]);
});

it('takes no line’s price under a trade that is priced as a whole, but keeps what was typed', async () => {
  await open();
  type('Price of Sink', '450');
  type('Price of Plumbing and fixtures', '4000');
  expect(price()).toBe('4000');
  expect(screen.getByLabelText('Price of Sink').parentElement?.hidden).toBe(true);
  type('Price of Plumbing and fixtures', '');
  expect(price()).toBe('450');
});

it('fills lines from the contractor’s price book, and only those that are open', async () => {
  await open(
    {},
    {
      priceBook: [
        { line: 'plumbing/sink', unitUsd: 500, usd: 500 },
        { line: 'plumbing/drain', unitUsd: 40, usd: 480 },
      ],
    },
  );
  type('Price of Sink', '450');
  press('Fill 1 line from my price book');
  expect(price()).toBe('930');
  expect(screen.queryByRole('button', { name: /from my price book/ })).toBeNull();
});

it('keeps the answers of a draft on this device, and sends them when there is a network again', async () => {
  const offline = [new TypeError('offline'), new TypeError('offline'), { body: {} }];
  const first = await open({ 'POST /api/bids/submit': offline });
  type('Price of Painting', '900');
  first.page.unmount();
  renderPage(<ComposeForm bidId="PL-1" email="c@d.co" invitationKey="k" />);
  await waitFor(() => expect(price()).toBe('900'));
  press('Send bid');
  await screen.findByText('Kept on this device');
  press('Try now');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(first.sent().at(-1)).toMatchObject({
    answers: [{ trade: 'painting', state: 'included', usd: 900 }],
  });
});

it('opens a bid that was sent with its answers, and leaves its price alone', async () => {
  await open(
    {},
    {
      standing: {
        scope: 'SENT',
        estimatedPrice: 5_000,
        answers: [
          { trade: 'painting', state: 'included', usd: 900 },
          { trade: 'plumbing', name: 'Replace the shutoffs', state: 'included', usd: 380 },
        ],
      },
    },
  );
  await waitFor(() => expect(price()).toBe('5000'));
  expect(screen.getByLabelText<HTMLInputElement>('Price of Replace the shutoffs').value).toBe('380');
  type('Price of Painting', '1000');
  expect(price()).toBe('5000');
});

it('sends a scope as it was drafted with one press, its blanks told before, and writes exclusions into it', async () => {
  const drafted = 'SCOPE\nStart: [date]\n\nEXCLUSIONS\n- Furniture';
  const { sent } = await open({}, { sowText: drafted });
  screen.getByText(/The scope goes out as it was drafted, .* one blank stays open\./);
  type('Price of Plumbing and fixtures', '4100');
  state('Painting', 'Excluded');
  press('Send bid');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(sent()).toMatchObject([
    { scope: 'SCOPE\nStart: [date]\n\nEXCLUSIONS\n- Painting: not included\n- Furniture' },
  ]);
});

it('asks once more where the scope was changed and still has blanks', async () => {
  const { sent } = await open({}, { sowText: 'SCOPE\nStart: [date]' });
  type('Price of Plumbing and fixtures', '4100');
  fireEvent.change(screen.getByLabelText(/Scope of work/i), { target: { value: 'OTHER\nStart: [date]' } });
  press('Send bid');
  screen.getByText('One blank in the scope is still open:');
  expect(sent()).toEqual([]);
});
