import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, startFakeServer } from '../../test/fakeServer.js';
import { renderConsole } from '../../test/renderConsole.js';

const upload = {
  id: 'u1',
  zipCode: '78704',
  fullAddress: '1704 Kinney Ave',
  createdAt: '2026-11-20T10:00:00.000Z',
  inBidSince: '2026-11-20T11:00:00.000Z',
  files: [],
};

test('an upload is deleted only after a yes, and what it is part of is said', async () => {
  let uploads = [upload];
  const server = startFakeServer({
    'GET /api/console/uploads': () => listOf(uploads),
    'DELETE /api/console/uploads/u1': () => {
      uploads = [];
      return { body: upload };
    },
  });
  const { user } = renderConsole('/uploads');
  const ask = async () =>
    user.click(await screen.findByRole('button', { name: 'Delete the upload of 1704 Kinney Ave' }));

  await ask();
  const dialog = await screen.findByRole('dialog', { name: 'Delete this upload?' });
  expect(within(dialog).getByText(/belong to a bid/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsTo('DELETE', '/api/console/uploads/u1')).toEqual([]);

  await ask();
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Delete this upload?' })).getByRole('button', {
      name: 'Delete',
    }),
  );
  expect(await screen.findByText('The upload is deleted.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('1704 Kinney Ave')).toBeNull());
});
