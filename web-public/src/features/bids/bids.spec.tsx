import { MESSAGES } from '@plumbline/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bids } from '#texts/bids';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { AppointmentForm } from './components/appointment-form.js';
import { MyBidsView } from './components/my-bids-view.js';
import { TrackedBidView } from './components/tracked-bid-view.js';
import { historyText } from './history-text.js';
import { nextStep } from './next-step.js';
import { proposalCount, withProposal } from './proposals.js';

const BID = {
  _id: '01938c1e-8f7a-7c11-9d2f-1a2b3c4d5e6f',
  bidId: 'PL-7K3QX9',
  status: 'declined',
  submittedAt: '2026-11-18T15:22:00Z',
  trackToken: 'tok',
};
const SETTINGS = { mapsKey: null, contactEmail: 'a@b.co', access: 'open', mailboxUrl: null };

it.each([
  [{ hasContractor: false }, MESSAGES.track.notAssigned],
  [{ hasContractor: true, contractorEmail: null }, MESSAGES.track.pendingAssignment],
  [{ hasContractor: true, contractorEmail: 'c@d.co' }, 'c@d.co'],
])('names the contractor of %j', async (part, text) => {
  fakeApi({ 'GET /api/bids/track/tok': { body: { ...BID, ...part } } });
  renderPage(<TrackedBidView token="tok" />);
  screen.getByText(MESSAGES.track.loading);
  await screen.findByText(text);
});

it('shows what a bid says by trade, its deposit and warranty, and how its sum stands to the price', async () => {
  const terms = {
    answers: [
      { trade: 'demolition', state: 'included', usd: 2_400 },
      { trade: 'general', state: 'excluded' },
      { trade: 'plumbing', name: 'Replace the shutoffs', state: 'included', usd: 380 },
    ],
    depositUsd: 1_000,
    paymentSchedule: 'Half at rough-in.',
    warrantyMonths: 24,
    pricedRevision: 1,
  };
  fakeApi({ 'GET /api/bids/track/tok': { body: { ...BID, estimatedPrice: 3_000, terms } } });
  renderPage(<TrackedBidView token="tok" />);
  await screen.findByText('Replace the shutoffs');
  screen.getByText('Excluded');
  screen.getByText('24 months');
  screen.getByText(/The trades come to \$2,780\. \$220 of the price stand in no trade\./);
});

it('tells a bid that is not there from one that could not be loaded', async () => {
  fakeApi({
    'GET /api/bids/track/none': { status: 404, body: { message: 'We could not find that.' } },
    'GET /api/bids/track/down': { status: 400, body: {} },
  });
  renderPage(<TrackedBidView token="none" />);
  await screen.findByText(MESSAGES.track.notFound);
  renderPage(<TrackedBidView token="down" />);
  await screen.findByText(MESSAGES.track.failed);
});

it('says of a request that was called off who did it, and proposes no times for it', async () => {
  const called = {
    ...BID,
    calledOffAt: '2026-11-19T10:00:00Z',
    siblings: [{ ...BID, _id: 'b', bidId: 'PL-B' }],
  };
  fakeApi({
    'GET /api/settings': { body: SETTINGS },
    'GET /api/bids/track/tok': { body: called },
    'GET /api/bids/my': { body: { items: [called], page: 1, total: 1 } },
  });
  const track = renderPage(<TrackedBidView token="tok" />);
  expect(await screen.findAllByText(bids.calledOffByYou)).toHaveLength(3);
  expect(screen.queryByText(bids.appointment.title)).toBeNull();
  expect(screen.queryByText('Declined')).toBeNull();
  track.unmount();
  renderPage(<MyBidsView />, '/my-bids?email=rosa%40example.com');
  await screen.findByText(bids.calledOffByYou);
  expect(screen.queryByText('Declined')).toBeNull();
});

it('asks for email and times before it proposes', async () => {
  const seen = fakeApi({ 'POST /api/bids/PL-7K3QX9/appointment-proposal': { body: {} } });
  renderPage(<AppointmentForm bidId="PL-7K3QX9" trackToken="token" onSent={() => {}} />);
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send proposal' }));
  send();
  screen.getByText(MESSAGES.appointment.email);
  screen.getByText(MESSAGES.appointment.proposals);
  fireEvent.change(screen.getByLabelText('Your email'), { target: { value: 'rosa@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add this time' }));
  send();
  await screen.findByText('Your proposed times were sent.');
  expect(seen[0]?.body).toMatchObject({
    userEmail: 'rosa@example.com',
    proposals: expect.stringMatching(/9:00/),
  });
});

it('writes each picked time on its own line, once', () => {
  const at = new Date(2026, 10, 24, 9, 0);
  const one = withProposal('', at);
  expect(withProposal(one, at)).toBe(one);
  expect(proposalCount(withProposal(one, new Date(2026, 10, 25, 17, 30)))).toBe(2);
});

it('answers an empty email by an alert', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  fakeApi({ 'GET /api/settings': { body: SETTINGS } });
  renderPage(<MyBidsView />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show my bids' }));
  expect(alert).toHaveBeenCalledWith(MESSAGES.myBids.required);
});

it('lists bids by page with their badges, and sends one again', async () => {
  const seen = fakeApi({
    'GET /api/settings': { body: SETTINGS },
    'GET /api/bids/my': { body: { items: [BID], page: 2, total: 7 } },
    'POST /api/bids/resend-user': { body: {} },
  });
  renderPage(<MyBidsView />, '/my-bids?email=rosa%40example.com&page=2');
  const card = within(await screen.findByRole('article', { name: 'PL-7K3QX9, 3c4d5e6f' }));
  expect(card.getByText('Declined').className).toContain('rose');
  expect(card.getByRole('link', { name: 'Track Bid' }).getAttribute('href')).toBe('/track/tok');
  screen.getByText('Page 2 of 2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  fireEvent.click(card.getByRole('button', { name: 'Resend Email' }));
  await screen.findByText(MESSAGES.myBids.resent);
  expect(seen.find(({ path }) => path.startsWith('/api/bids/my'))?.path).toContain('page=2&pageSize=5');
  fireEvent.click(screen.getByRole('button', { name: 'Prev' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('page=1'));
});

it('says that there are none, and that they could not be fetched', async () => {
  fakeApi({
    'GET /api/settings': { body: SETTINGS },
    'GET /api/bids/my': [{ body: { items: [], page: 1, total: 0 } }, { status: 400, body: {} }],
  });
  renderPage(<MyBidsView />, '/my-bids?email=rosa%40example.com');
  await screen.findByText(MESSAGES.myBids.empty);
  renderPage(<MyBidsView />, '/my-bids?email=rosa%40example.com');
  await screen.findByText(MESSAGES.myBids.failed);
});

it('asks for a mailed link where bids are private to a mailbox', async () => {
  const seen = fakeApi({
    'GET /api/settings': { body: { ...SETTINGS, access: 'links' } },
    'POST /api/bids/my-link': { status: 202, body: { message: 'On its way.' } },
  });
  renderPage(<MyBidsView />, '/my-bids?email=rosa%40example.com');
  fireEvent.click(await screen.findByRole('button', { name: 'Mail me the link' }));
  await screen.findByText('On its way.');
  expect(seen.some(({ path }) => path.startsWith('/api/bids/my?'))).toBe(false);
});

it('says that a link is broken where it asks for a new one', async () => {
  fakeApi({
    'GET /api/settings': { body: { ...SETTINGS, access: 'links' } },
    'GET /api/bids/my': { status: 403, body: {} },
  });
  renderPage(<MyBidsView />, '/my-bids?email=rosa%40example.com&link=old');
  await screen.findByText(bids.link.broken);
  screen.getByRole('button', { name: 'Mail me the link' });
});

it('shows on a card the project, its picture, who, how firm the price is, and what to do next', async () => {
  const bid = {
    ...BID,
    status: 'received',
    receivedAt: '2026-11-19T15:22:00Z',
    designTitle: 'L-shaped kitchen',
    hasContractor: true,
    contractorEmail: 'c@d.co',
    companyName: 'Live Oak Kitchens',
    licenseNote: MESSAGES.bids.licensed,
    estimatedPrice: 46_850,
    quote: '$46,850',
    priceBasis: 'after-visit',
    attachments: [
      { href: '/files/photo.jpg', filename: 'photo.jpg', kind: 'photo' },
      {
        href: '/files/concept.jpg',
        thumbnailUrl: '/files/small.webp',
        filename: 'concept.jpg',
        kind: 'design',
      },
      { href: '/files/card.jpg', filename: 'card.jpg', kind: 'contractor' },
    ],
  };
  fakeApi({
    'GET /api/settings': { body: SETTINGS },
    'GET /api/bids/my': { body: { items: [bid], page: 1, total: 1 } },
  });
  renderPage(<MyBidsView />, '/my-bids?email=rosa%40example.com');
  const card = within(
    await screen.findByRole('article', { name: /^L-shaped kitchen, PL-7K3QX9, 3c4d5e6f$/ }),
  );
  expect(card.getByRole('img').getAttribute('src')).toBe('/files/small.webp');
  card.getByRole('heading', { name: 'L-shaped kitchen' });
  card.getByText(/Live Oak Kitchens · Licensed, as they say/);
  card.getByText('Firm after a visit');
  card.getByText(bids.nextStep.visit);
  card.getByRole('link', { name: 'card.jpg (from the contractor)' });
});

const NOW = new Date('2026-11-22T12:00:00Z');
it.each([
  [{ status: 'received', calledOffAt: '2026-11-20T00:00:00Z' }, bids.nextStep.calledOff],
  [{ status: 'selected' }, bids.nextStep.settled.selected],
  [{ status: 'declined' }, bids.nextStep.passed],
  [{ status: 'declined', receivedAt: '2026-11-20T00:00:00Z' }, bids.nextStep.declined],
  [{ status: 'received', priceBasis: 'firm' }, bids.nextStep.read],
  [{ status: 'failed' }, bids.nextStep.failed],
  [{ status: 'pending', hasContractor: false }, bids.nextStep.searching],
  [{ status: 'pending', hasContractor: true }, bids.nextStep.asking],
  [
    { status: 'sent', hasContractor: true, respondBy: '2026-11-28T12:00:00Z' },
    bids.nextStep.due('Nov 28, 2026'),
  ],
  [
    { status: 'sent', hasContractor: true, respondBy: '2026-11-20T12:00:00Z' },
    bids.nextStep.late('Nov 20, 2026'),
  ],
] as const)('knows the next step of %j', (part, sentence) =>
  expect(nextStep({ ...BID, ...part } as never, NOW)).toBe(sentence),
);

it('tells what happened in plain words, and repeats only what somebody wrote', () => {
  const told = [
    { kind: 'requested', by: 'homeowner', from: null, to: 'pending', note: null },
    { kind: 'status', by: 'system', from: 'pending', to: 'sent', note: null },
    { kind: 'submitted', by: 'contractor', from: 'sent', to: 'received', note: null },
    { kind: 'submitted', by: 'contractor', from: null, to: null, note: 'Version 2' },
    { kind: 'proposal', by: 'homeowner', from: null, to: null, note: 'Mon 9 am' },
    { kind: 'not-interested', by: 'contractor', from: 'sent', to: 'declined', note: 'booked out' },
    { kind: 'status', by: 'admin', from: 'received', to: 'selected', note: null },
  ].map((entry) => historyText({ at: BID.submittedAt, ...entry } as never));
  const { story } = bids;
  expect(told.map(({ what, words }) => [what, words])).toEqual([
    [story.requested, null],
    [story.statuses.sent, null],
    [story.submitted, null],
    [story.corrected, null],
    [story.proposed, 'Mon 9 am'],
    [story.passed, 'booked out'],
    [story.statuses.selected, null],
  ]);
});
