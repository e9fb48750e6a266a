import { MESSAGES } from '@plumbline/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listOf, startFakeServer } from '../../test/fakeServer.js';
import { aBid, anotherBid, inDetail } from '../../test/records.js';
import { renderConsole } from '../../test/renderConsole.js';

const first = aBid();
const statusPath = `/api/bids/${first.id}/status`;
const filterOf = (query: URLSearchParams) => JSON.parse(query.get('filter') ?? '{}');

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer({
    'GET /api/console/bids': () => listOf([first, anotherBid]),
    'GET /api/console/bids-summary': () => ({
      body: { byStatus: { sent: 2, pending: 5 }, byDay: [], medianResponseHours: null },
    }),
  });
});

test('asks for the newest ten first', async () => {
  renderConsole('/bids');
  await screen.findByText('PL-AAAAAA');
  const { query } = server.callsTo('GET', '/api/console/bids').at(-1)!;
  expect(query.get('sort')).toBe('["submittedAt","DESC"]');
  expect(query.get('range')).toBe('[0,9]');
});

test('a row shows the notes and tags of its bid', async () => {
  server.route('GET /api/console/bids', () =>
    listOf([aBid({ notesInternal: 'Called twice.', tags: ['vip'] })]),
  );
  renderConsole('/bids');
  expect(await screen.findByText('Called twice.')).toBeTruthy();
  expect(screen.getByText('vip')).toBeTruthy();
});

test('a status chip shows its count and narrows the list; the address holds it', async () => {
  const { user, router } = renderConsole('/bids');
  await user.click(await screen.findByRole('button', { name: 'pending 5' }));
  await waitFor(() =>
    expect(filterOf(server.callsTo('GET', '/api/console/bids').at(-1)!.query)).toEqual({ status: 'pending' }),
  );
  expect(decodeURIComponent(router.state.location.search)).toContain('{"status":"pending"}');
});

test('a search that is cleared at once does not come back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { user, router } = renderConsole('/bids?filter={"status":"sent"}');
  await user.type(await screen.findByLabelText('Search bids'), 'kitchen');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByLabelText<HTMLInputElement>('Search bids').value).toBe('');
  expect(decodeURIComponent(router.state.location.search)).toContain('filter={}');
});

test('bulk actions ask for a selection', async () => {
  const { user } = renderConsole('/bids');
  await user.click(await screen.findByRole('button', { name: 'Resend to users' }));
  expect(await screen.findByText(MESSAGES.admin.selectRows)).toBeTruthy();
});

test('bulk status tells how many are mailed, is one call for all rows, and can be undone', async () => {
  const answered = aBid({ status: 'received', receivedAt: '2026-11-21T10:00:00.000Z' });
  server.route('GET /api/console/bids', () => listOf([answered, anotherBid]));
  server.route('PATCH /api/bids/bulk/status', ({ body }) => ({
    body: { results: (body as { ids: string[] }).ids.map((id) => ({ id, ok: true })) },
  }));
  const { user } = renderConsole('/bids');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'selected' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set 2 bids to selected?' });
  await within(dialog).findByText(
    'Mails about 1 bid leave in 2 minutes unless you undo it: 1 to homeowners, 1 to contractors. Nobody is mailed about 1 more: no contractor has sent a bid there yet.',
  );
  expect(server.callsTo('PATCH', '/api/bids/bulk/status')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Set to selected' }));
  expect(await screen.findByText(MESSAGES.admin.bulkStatusDone)).toBeTruthy();
  const calls = server.callsTo('PATCH', '/api/bids/bulk/status');
  expect(calls.map(({ body }) => body)).toEqual([{ status: 'selected', ids: [first.id, anotherBid.id] }]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(
      server
        .callsTo('PATCH', '/api/bids/bulk/status')
        .slice(1)
        .map(({ body }) => body),
    ).toEqual([
      { status: 'received', ids: [first.id] },
      { status: 'sent', ids: [anotherBid.id] },
    ]),
  );
});

test('selecting a bid tells first who is mailed and when, and can be undone', async () => {
  let stored = aBid({ status: 'received', receivedAt: '2026-11-21T10:00:00.000Z' });
  server.route('GET /api/console/bids', () => listOf([stored, anotherBid]));
  server.route(`PATCH ${statusPath}`, ({ body }) => {
    stored = { ...stored, ...(body as object), version: stored.version + 1 };
    return { body: { bid: stored } };
  });
  const { user } = renderConsole('/bids');
  const choose = async (now: string, status: string) => {
    await user.click(await screen.findByRole('combobox', { name: `Status of ${now}` }));
    await user.click(await screen.findByRole('option', { name: status }));
    return within(await screen.findByRole('dialog'));
  };
  const never = await choose('PL-BBBBBB: sent', 'declined');
  expect(never.getByText('Nobody is mailed: no contractor has sent a bid yet.')).toBeTruthy();
  await user.click(never.getByRole('button', { name: 'Cancel' }));

  const dialog = await choose('PL-AAAAAA: received', 'selected');
  expect(
    dialog.getByText('Mails ada@home.example and Oak & Iron in 2 minutes unless you undo it.'),
  ).toBeTruthy();
  expect(server.callsTo('PATCH', statusPath)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Set to selected' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.callsTo('PATCH', statusPath).map(({ body }) => body)).toEqual([
      { status: 'selected', version: 1 },
      { status: 'received', version: 2 },
    ]),
  );
});

test('what a bulk resend could not do is listed with its reason and stays selected', async () => {
  server.route('POST /api/bids/bulk/resend', () => ({
    body: {
      results: [
        { id: first.id, ok: true },
        { id: anotherBid.id, ok: false, error: 'No contractor yet.' },
      ],
    },
  }));
  const { user } = renderConsole('/bids');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Resend to contractors' }));
  const dialog = await screen.findByRole('dialog', { name: MESSAGES.admin.bulkResendErrors(1) });
  expect(within(dialog).getByText(/PL-BBBBBB/)).toBeTruthy();
  expect(within(dialog).getByText('No contractor yet.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('1 selected')).toBeTruthy();
});

test('a bulk action that fails whole says the default sentence', async () => {
  server.route('POST /api/bids/bulk/resend', () => ({ status: 502, body: '<html>' }));
  const { user } = renderConsole('/bids');
  await user.click(await screen.findByRole('checkbox', { name: 'Select PL-AAAAAA' }));
  await user.click(screen.getByRole('button', { name: 'Resend to users' }));
  expect(await screen.findByText(MESSAGES.admin.bulkResend)).toBeTruthy();
});

test('a status is changed on the spot, with the version that was looked at', async () => {
  server.route(`PATCH ${statusPath}`, () => ({ body: { bid: aBid({ status: 'done', version: 2 }) } }));
  const { user } = renderConsole('/bids');
  await user.click(await screen.findByRole('combobox', { name: 'Status of PL-AAAAAA: sent' }));
  await user.click(await screen.findByRole('option', { name: 'done' }));
  await waitFor(() =>
    expect(server.callsTo('PATCH', statusPath).map(({ body }) => body)).toEqual([
      { status: 'done', version: 1 },
    ]),
  );
});

test('a rival’s change is told, and the status goes back', async () => {
  server.route(`PATCH ${statusPath}`, () => ({
    status: 409,
    body: { message: MESSAGES.server.changedMeanwhile },
  }));
  const { user } = renderConsole('/bids');
  await user.click(await screen.findByRole('combobox', { name: 'Status of PL-AAAAAA: sent' }));
  await user.click(await screen.findByRole('option', { name: 'done' }));
  expect(await screen.findByText(MESSAGES.server.changedMeanwhile)).toBeTruthy();
  expect(await screen.findByRole('combobox', { name: 'Status of PL-AAAAAA: sent' })).toBeTruthy();
});

test('the export asks the server for the filters in force, with the token', async () => {
  server.route('GET /api/bids/csv', () => ({ body: 'bidId\r\n', headers: { 'content-type': 'text/csv' } }));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined }),
  );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = renderConsole(
    '/bids?filter={"status":"sent","userEmail":"ada","unassigned":true}&order=ASC&sort=submittedAt',
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual(['bids_export.csv']));
  const [call] = server.callsTo('GET', '/api/bids/csv');
  expect(Object.fromEntries(call!.query)).toEqual({
    ...{ status: 'sent', userEmail: 'ada', unassigned: 'true' },
    sort: 'submittedAt',
  });
  expect(call!.token).toBe('the-right-token');
});

test('a list that does not come says why and offers another try', async () => {
  const { user } = renderConsole('/bids');
  await screen.findByText('PL-AAAAAA');
  server.route('GET /api/console/bids', () => ({ status: 500, body: {} }));
  await user.click(await screen.findByRole('button', { name: 'sent 2' }));
  expect((await screen.findAllByText(MESSAGES.admin.loadBids)).length).toBeGreaterThan(0);
});

test('a refresh keeps the selection', async () => {
  const { user, queryClient } = renderConsole('/bids');
  await user.click(await screen.findByRole('checkbox', { name: 'Select PL-BBBBBB' }));
  server.route('GET /api/console/bids', () => listOf([aBid({ status: 'received' }), anotherBid]));
  await queryClient.refetchQueries({ queryKey: ['bids', 'getList'] });
  expect(await screen.findByRole('combobox', { name: 'Status of PL-AAAAAA: received' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select PL-BBBBBB' }).checked).toBe(true);
});

test('a bid opened from the list waits for what the list leaves out', async () => {
  server.route(`GET /api/console/bids/${first.id}`, () => ({ body: inDetail(first) }));
  const { user } = renderConsole('/bids');
  await user.click(await screen.findByRole('link', { name: 'View details of PL-AAAAAA' }));
  const panel = await screen.findByRole('dialog');
  expect(await within(panel).findByRole('region', { name: 'Proposed appointments' })).toBeTruthy();
});
