import type { AdminBidDetail } from '@plumbline/api-client';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, startFakeServer } from '../../../test/fakeServer.js';
import { aBid, inDetail } from '../../../test/records.js';
import { renderConsole } from '../../../test/renderConsole.js';

test('what another administrator did to the open bid is told; one’s own change is not', async () => {
  let stored: AdminBidDetail = inDetail(aBid());
  startFakeServer({
    'GET /api/console/bids': () => listOf([stored]),
    [`GET /api/console/bids/${stored.id}`]: () => ({ body: stored }),
    [`PATCH /api/bids/${stored.id}/status`]: ({ body }) => {
      stored = { ...stored, status: (body as AdminBidDetail).status, version: stored.version + 1 };
      return { body: { bid: stored } };
    },
  });
  const { user, queryClient } = renderConsole(`/bids/${stored.id}`);
  await user.click((await screen.findAllByRole('combobox', { name: /^Status of .*: sent$/ }))[0]!);
  await user.click(await screen.findByRole('option', { name: 'done' }));
  await waitFor(() => expect(stored.version).toBe(2));
  await queryClient.refetchQueries({ queryKey: ['bids', 'getOne'] });
  expect(screen.queryByText(/Changed while it was open here/)).toBeNull();

  stored = {
    ...stored,
    status: 'declined',
    version: 3,
    history: [
      {
        at: '2026-11-20T12:00:00.000Z',
        kind: 'status',
        from: 'done',
        to: 'declined',
        by: 'admin',
        note: null,
      },
    ],
  };
  await queryClient.refetchQueries({ queryKey: ['bids', 'getOne'] });
  expect(await screen.findByText('Changed while it was open here: done → declined by admin.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(/Changed while it was open here/)).toBeNull());
});
