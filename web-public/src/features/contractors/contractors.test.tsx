import { MESSAGES, SCOPE_ALLOWANCES, SOW_DOWNLOAD_NAME } from '@plumbline/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { ComposeForm } from './components/compose-form.js';
import { JoinForm } from './components/join-form.js';

const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function fillJoin() {
  fill('Company name', 'Live Oak');
  fill('Company email', 'bids@live-oak.example');
  fill('ZIP code of your base', '78745');
  fireEvent.click(screen.getByLabelText('Kitchen'));
}

it('joins with company, email, ZIP and a category, and says the sentence', async () => {
  const seen = fakeApi({ 'POST /api/contractors/join': { body: {} } });
  renderPage(<JoinForm />);
  press('Join');
  screen.getAllByText(MESSAGES.contractor.joinRequired);
  expect(seen).toHaveLength(0);
  fillJoin();
  press('Join');
  await screen.findByText(MESSAGES.contractor.joined);
  expect(seen[0]?.body).toMatchObject({ companyName: 'Live Oak', categories: ['kitchen'], zipCode: '78745' });
});

it('keeps what was typed when joining fails', async () => {
  fakeApi({ 'POST /api/contractors/join': { status: 500, body: {} } });
  renderPage(<JoinForm />);
  fillJoin();
  press('Join');
  await screen.findByText(MESSAGES.contractor.joinFailed);
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Live Oak');
});

it('lets a robot believe it joined', async () => {
  const seen = fakeApi({});
  renderPage(<JoinForm />);
  fillJoin();
  fireEvent.change(document.querySelector('[name=company_fax]')!, { target: { value: 'x' } });
  press('Join');
  await screen.findByText(MESSAGES.contractor.joined);
  expect(seen).toHaveLength(0);
});

const compose = (bidId = '', email = '', key: string | null = null) =>
  renderPage(<ComposeForm bidId={bidId} email={email} invitationKey={key} />);
const scope = () => screen.getByLabelText<HTMLTextAreaElement>('Scope of work');

it('loads the draft of an invitation by itself, with its key', async () => {
  const seen = fakeApi({
    'GET /api/bids/PL-1/sow-draft': { body: { sowText: 'SCOPE', meta: { userEmail: 'rosa@example.com' } } },
  });
  compose('PL-1', 'c@d.co', 'key-1');
  await screen.findByText(MESSAGES.contractor.draftLoaded);
  expect(seen[0]?.headers).toMatchObject({ 'x-contractor-email': 'c@d.co', 'x-bid-key': 'key-1' });
  expect(scope().value).toBe('SCOPE');
  expect(screen.getByLabelText<HTMLInputElement>('Homeowner email').value).toBe('rosa@example.com');
});

const ANSWERED = { userEmail: 'rosa@example.com', answeredAt: '2026-05-02T15:00:00Z' };

it('opens an answered invitation with the bid that stands, and says so', async () => {
  const standing = { scope: 'SENT', estimatedPrice: 46_850, timeline: '7 weeks', notes: null };
  fakeApi({ 'GET /api/bids/PL-1/sow-draft': { body: { sowText: 'DRAFT', standing, meta: ANSWERED } } });
  compose('PL-1', 'c@d.co', 'key-1');
  await screen.findByText(/^You answered this invitation on May 2, 2026 with \$46,850\./);
  expect(scope().value).toBe('SENT');
  expect(screen.getByLabelText<HTMLInputElement>(/Estimated price/).value).toBe('46850');
  expect(screen.getByLabelText<HTMLInputElement>(/Timeline/).value).toBe('7 weeks');
});

it('says to an address alone only that the invitation was answered', async () => {
  fakeApi({ 'GET /api/bids/PL-1/sow-draft': { body: { sowText: 'DRAFT', standing: null, meta: ANSWERED } } });
  compose('PL-1', 'c@d.co');
  press('Load SOW draft');
  await screen.findByText(/^You answered this invitation on May 2, 2026\./);
  expect(scope().value).toBe('DRAFT');
});

it('asks for bid and email before loading, and composes without the server', async () => {
  fakeApi({ 'GET /api/bids/PL-1/sow-draft': { status: 503, body: {} } });
  compose();
  press('Load SOW draft');
  screen.getByText(MESSAGES.contractor.draftRequired);
  fill('Bid ID', 'PL-1');
  fill('Your contractor email', 'c@d.co');
  press('Load SOW draft');
  await screen.findByText(MESSAGES.contractor.draftFailed);
  press('Allowances');
  expect(scope().value).toBe(SCOPE_ALLOWANCES);
});

it('says that there is no saved draft', async () => {
  fakeApi({
    'GET /api/bids/PL-1/sow-draft': { body: { sowText: '', meta: { userEmail: 'rosa@example.com' } } },
  });
  compose('PL-1', 'c@d.co', 'k');
  await screen.findByText(MESSAGES.contractor.draftMissing);
});

it('gives back the text that a loaded draft replaced', async () => {
  fakeApi({ 'GET /api/bids/PL-1/sow-draft': { body: { draft: 'THEIRS', meta: {} } } });
  compose('PL-1', 'c@d.co');
  fill('Scope of work', 'mine');
  press('Load SOW draft');
  await waitFor(() => expect(scope().value).toBe('THEIRS'));
  press('Bring my text back');
  expect(scope().value).toBe('mine');
});

it('checks homeowner, contractor, scope and price before it sends', async () => {
  const seen = fakeApi({ 'POST /api/bids/submit': { body: {} } });
  compose();
  const says = () =>
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join('');
  press('Send bid');
  expect(says()).toBe(MESSAGES.contractor.homeownerMissing);
  fill('Homeowner email', 'rosa@example.com');
  press('Send bid');
  expect(says()).toBe(MESSAGES.contractor.emailRequired);
  fill('Your contractor email', 'c@d.co');
  press('Send bid');
  expect(says()).toBe(MESSAGES.contractor.scopeRequired);
  fill('Scope of work', 'All of it.');
  fill('Estimated price', '-5');
  press('Send bid');
  expect(says()).toContain('Enter a price');
  fill('Estimated price', '$12,500.50');
  press('Send bid');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(seen[0]?.body).toEqual({
    userEmail: 'rosa@example.com',
    contractorEmail: 'c@d.co',
    scope: 'All of it.',
    estimatedPrice: 12_500.5,
    timeline: '',
    notes: '',
  });
});

it('keeps the draft on this device', () => {
  const { unmount } = compose();
  fill('Scope of work', 'half written');
  unmount();
  compose();
  expect(scope().value).toBe('half written');
});

it('downloads the scope under its name', () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe(SOW_DOWNLOAD_NAME);
  });
  compose();
  fill('Scope of work', 'All of it.');
  press('Download .txt');
  expect(click).toHaveBeenCalledTimes(1);
});
