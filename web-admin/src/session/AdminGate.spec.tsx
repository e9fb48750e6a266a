import { MESSAGES } from '@plumbline/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startFakeServer, TOKEN } from '../../test/fakeServer.js';
import { renderConsole } from '../../test/renderConsole.js';
import { adminSession, TOKEN_KEY } from '../api/adminSession.js';

/** Resolves once every query of the page has its answer, and React has shown it. */
const settled = async (queries: QueryClient) => {
  await act(async () => undefined);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
};

test('without a token admin mode is OFF and nothing is asked for', async () => {
  const server = startFakeServer();
  const { queryClient } = renderConsole('/bids', null);
  expect((await screen.findAllByText('Admin mode OFF')).length).toBeGreaterThan(0);
  await settled(queryClient);
  expect(server.calls).toEqual([]);
});

test('a wrong token is asked about once, and shows nothing but the server’s sentence', async () => {
  const server = startFakeServer();
  const { queryClient } = renderConsole('/bids', 'wrong');
  expect(await screen.findByText(MESSAGES.server.adminToken)).toBeTruthy();
  await settled(queryClient);
  expect(server.calls.length).toBe(1);
  expect(screen.queryByText('pending')).toBeNull();
});

test('the right token opens the page that was asked for', async () => {
  startFakeServer();
  renderConsole('/');
  expect(await screen.findByText('Bids by status')).toBeTruthy();
  expect(screen.getAllByText('Admin mode ON').length).toBeGreaterThan(0);
});

test('saving nothing is refused, saving the token turns admin mode ON, clearing forgets it', async () => {
  startFakeServer();
  const { user, queryClient } = renderConsole('/', null);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(MESSAGES.admin.tokenRequired)).toBeTruthy();

  const box = () => screen.findByLabelText('Admin token', { selector: 'input' });
  await user.type(await box(), 'slip');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(MESSAGES.server.adminToken)).toBeTruthy();
  expect(screen.queryByText(MESSAGES.admin.tokenSaved)).toBeNull();

  await user.clear(await box());
  await user.type(await box(), TOKEN);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Bids by status')).toBeTruthy();
  expect(await screen.findByText(MESSAGES.admin.tokenSaved)).toBeTruthy();
  expect(localStorage.getItem(TOKEN_KEY)).toBe(TOKEN);

  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByText('Bids by status')).toBeNull());
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
});

test('a token that stops being right closes the page, whatever call notices it', async () => {
  startFakeServer();
  const { queryClient } = renderConsole('/');
  await screen.findByText('Bids by status');
  localStorage.setItem(TOKEN_KEY, 'rotated');
  await queryClient.refetchQueries({ queryKey: ['bids', 'summary'] });
  await waitFor(() => expect(adminSession.mode().state).toBe('off'));
  await waitFor(() => expect(screen.queryByText('Bids by status')).toBeNull());
});

test('too many wrong tokens: the wait is told', async () => {
  const server = startFakeServer();
  server.route('GET /api/console/bids', () => ({
    status: 429,
    body: { message: MESSAGES.server.adminLocked },
  }));
  renderConsole('/');
  expect(await screen.findByText(MESSAGES.server.adminLocked)).toBeTruthy();
});
