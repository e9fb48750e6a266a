import { MESSAGES, SCOPE_ALLOWANCES, SOW_DOWNLOAD_NAME } from '@plumbline/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { ComposeForm } from './components/compose/compose-form.js';
import { JoinForm } from './components/join/join-form.js';

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

it('says of an invitation that was called off that it was, and takes no bid', async () => {
  const meta = {
    userEmail: 'rosa@example.com',
    title: 'A bright kitchen',
    state: 'called-off',
    openWishes: ['A cat door'],
  };
  fakeApi({ 'GET /api/bids/PL-1/sow-draft': { body: { sowText: 'SCOPE', meta } } });
  compose('PL-1', 'c@d.co', 'key-1');
  await screen.findByText(MESSAGES.bids.calledOffByHomeowner);
  expect(screen.queryByRole('button', { name: 'Send bid' })).toBeNull();
  expect(screen.queryByText('A cat door')).toBeNull();
  expect(screen.queryByText(MESSAGES.contractor.draftLoaded)).toBeNull();
});

it('mails a new link where the invitation’s has run out', async () => {
  const seen = fakeApi({
    'GET /api/bids/PL-1/sow-draft': { status: 403, body: { message: MESSAGES.bids.linkEnded } },
    'POST /api/bids/PL-1/invitation-link': { status: 202, body: { message: 'On its way.' } },
  });
  compose('PL-1', 'c@d.co', 'key-1');
  await screen.findByText(MESSAGES.bids.linkEnded);
  press('Mail me a new link');
  await screen.findByText('On its way.');
  expect(seen.at(-1)?.body).toEqual({ key: 'key-1', contractorEmail: 'c@d.co' });
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

const draftOf = (id: string) => localStorage.getItem(`plumbline.compose.${id}`);
const invitation = (title: string) => ({
  body: { sowText: `SCOPE ${title}`, meta: { userEmail: 'rosa@example.com', title, trades: [] } },
});

it('keeps a draft for each bid, shows the project beside a restored one, and clears it when sent', async () => {
  const seen = fakeApi({
    'GET /api/bids/PL-A/sow-draft': invitation('Kitchen A'),
    'GET /api/bids/PL-B/sow-draft': invitation('Bath B'),
    'POST /api/bids/submit': { body: {} },
  });
  const open = async (id: string, title: string) => {
    const page = compose(id, 'c@d.co', `key-${id}`);
    await screen.findByText(title);
    return page;
  };
  const first = await open('PL-A', 'Kitchen A');
  fill('Scope of work', 'A in my words');
  fill('Estimated price', '52400');
  first.unmount();

  const second = await open('PL-B', 'Bath B');
  expect(scope().value).toBe('SCOPE Bath B');
  expect(screen.getByLabelText<HTMLInputElement>(/Estimated price/).value).toBe('');
  fill('Estimated price', '39900');
  press('Send bid');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(screen.queryByLabelText('Scope of work')).toBeNull();
  await waitFor(() => expect(draftOf('PL-B')).toBeNull());
  second.unmount();

  await open('PL-A', 'Kitchen A');
  expect(scope().value).toBe('A in my words');
  await screen.findByText('This is the draft you began on this device.');
  press('Take the invitation’s draft instead');
  expect(scope().value).toBe('SCOPE Kitchen A');
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { bidId: 'PL-B', scope: 'SCOPE Bath B', estimatedPrice: 39_900, key: 'key-PL-B' },
  ]);
});

it('goes to another draft when another bid is named, and leaves the first one where it was', async () => {
  fakeApi({ 'GET /api/bids/PL-A/sow-draft': invitation('Kitchen A') });
  compose('PL-A', 'c@d.co', 'k');
  await screen.findByText('Kitchen A');
  fill('Scope of work', 'A in my words');
  fill('Bid ID', 'PL-B');
  fireEvent.blur(screen.getByLabelText('Bid ID'));
  await waitFor(() => expect(scope().value).toBe(''));
  expect(screen.queryByText('Kitchen A')).toBeNull();
  expect(JSON.parse(draftOf('PL-A') ?? '{}')).toMatchObject({ bidId: 'PL-A', scope: 'A in my words' });
});

it('warns of blanks and of a price that the scope contradicts, leads to each, and sends when told to', async () => {
  const seen = fakeApi({ 'POST /api/bids/submit': { body: {} } });
  compose();
  fill('Homeowner email', 'rosa@example.com');
  fill('Your contractor email', 'c@d.co');
  fill(
    'Scope of work',
    'License no. [number]\n[ ] tick\nContract price: $52,400\n- Tile: $[amount] [allowance]',
  );
  fill('Estimated price', '39,900');
  press('Send bid');
  screen.getByText('Your price is $39,900, but your scope says $52,400.');
  screen.getByText('2 blanks in the scope are still open:');
  press('Line 4: $[amount]');
  await waitFor(() => expect(document.activeElement).toBe(scope()));
  expect(scope().value.slice(scope().selectionStart, scope().selectionEnd)).toBe('$[amount]');
  press('Make $52,400 the price');
  expect(screen.queryByText(/but your scope says/)).toBeNull();
  expect(seen).toHaveLength(0);
  press('Send it as it is');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(seen[0]?.body).toMatchObject({ estimatedPrice: 52_400 });
});

it('fills the open contract price with the price', async () => {
  const seen = fakeApi({ 'POST /api/bids/submit': { body: {} } });
  compose();
  fill('Homeowner email', 'rosa@example.com');
  fill('Your contractor email', 'c@d.co');
  fill('Scope of work', 'Contract price: $[amount]');
  fill('Estimated price', '39900');
  fireEvent.click(screen.getByLabelText('Firm after a visit'));
  press('Send bid');
  await screen.findByText(MESSAGES.contractor.sent);
  expect(seen[0]?.body).toMatchObject({ scope: 'Contract price: $39,900', priceBasis: 'after-visit' });
});

it('inserts once, and takes the insert back', () => {
  compose();
  fill('Scope of work', 'ALL\n\nSIGNATURES\nContractor: ______');
  press('Exclusions');
  expect(scope().value.indexOf('EXCLUSIONS')).toBeLessThan(scope().value.indexOf('SIGNATURES'));
  press('Exclusions');
  expect(scope().value.match(/EXCLUSIONS/g)).toHaveLength(1);
  press('Undo the insert');
  expect(scope().value).toBe('ALL\n\nSIGNATURES\nContractor: ______');
});

it('keeps a bid while there is no network, and sends it once when there is', async () => {
  const seen = fakeApi({
    'GET /api/bids/PL-A/sow-draft': invitation('Kitchen A'),
    'POST /api/bids/submit': [new TypeError('offline'), new TypeError('offline'), { body: {} }],
  });
  const page = compose('PL-A', 'c@d.co', 'k');
  await screen.findByText('Kitchen A');
  fill('Estimated price', '39900');
  press('Send bid');
  await screen.findByText('Kept on this device');
  // Also over a reload.
  page.unmount();
  window.dispatchEvent(new Event('online'));
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
  compose('PL-A', 'c@d.co', 'k');
  await screen.findByText(MESSAGES.contractor.sent);
  const sent = seen.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(localStorage.getItem('plumbline.outbox.PL-A')).toBeNull();
});

it('says that a text is too long, and cuts nothing', () => {
  const seen = fakeApi({});
  compose();
  fill('Homeowner email', 'rosa@example.com');
  fill('Your contractor email', 'c@d.co');
  fill('Scope of work', 'All of it.');
  fill(/Message to the homeowner/, 'x'.repeat(10_003));
  press('Send bid');
  screen.getByText(/^This has 10,003 characters; at most 10,000 can be sent\./);
  expect(seen).toHaveLength(0);
});

it('takes own files as PDF, for a bid, and says why one is not taken', async () => {
  const reason = 'deal.pdf: The PDF is locked. Save it without a password and send it again.';
  const refused = {
    status: 422,
    body: { message: 'No.', details: [{ field: 'files[0]', message: reason }] },
  };
  const kept = { imageUrl: '/files/uploads/a.pdf', name: 'license.pdf' };
  fakeApi({ 'POST /api/upload': [refused, { body: { files: [kept] } }] });
  const forms: FormData[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    forms.push(init.body as FormData);
    return answer(path, init);
  });
  compose();
  const picker = screen.getByLabelText('Your files');
  const give = (name: string) =>
    fireEvent.change(picker, { target: { files: [new File(['%PDF-1.7'], name)] } });
  give('deal.pdf');
  await screen.findByText(reason);
  give('license.pdf');
  await screen.findByRole('link', { name: 'license.pdf' });
  expect(screen.queryByText(reason)).toBeNull();
  expect(forms.map((form) => form.get('purpose'))).toEqual(['bid', 'bid']);
});
