import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, startFakeServer } from '../../test/fakeServer.js';
import { renderConsole } from '../../test/renderConsole.js';

const parked = {
  id: 'ev1',
  name: 'design.completed',
  status: 'parked',
  attempts: 8,
  error: 'The concept is not there.',
  source: 'designs',
  aggregateId: 'd1',
  correlationId: 'r1',
  occurredAt: '2026-11-20T10:00:00.000Z',
  receivedAt: '2026-11-20T10:00:00.000Z',
};

test('a parked event is replayed in the service that holds it', async () => {
  let events = [parked];
  const server = startFakeServer({
    'GET /api/console/events/bids': () => listOf(events),
    'POST /api/console/events/bids/ev1/replay': () => {
      events = [];
      return { body: { ...parked, status: 'pending' } };
    },
  });
  const { user } = renderConsole('/');
  expect(await screen.findByText('design.completed in bids')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(screen.queryByText('design.completed in bids')).toBeNull());
  expect(server.callsTo('POST', '/api/console/events/bids/ev1/replay').length).toBe(1);
});

test('skipping a parked event asks first', async () => {
  const skip = '/api/console/events/bids/ev1/skip';
  const server = startFakeServer({
    'GET /api/console/events/bids': () => listOf([parked]),
    [`POST ${skip}`]: () => ({ body: { ...parked, status: 'skipped' } }),
  });
  const { user } = renderConsole('/');
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  await screen.findByRole('dialog', { name: 'Skip design.completed?' });
  expect(server.callsTo('POST', skip)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Skip it' }));
  await waitFor(() => expect(server.callsTo('POST', skip).length).toBe(1));
});

test('a service that is away hides neither the jobs nor the events of the others', async () => {
  const away = () => ({ status: 502, body: { message: 'Away.' } });
  const job = { id: 'make-design', waiting: 3, active: 0, delayed: 0, failed: 0, everyMs: null };
  startFakeServer({
    'GET /api/console/events/bids': () => listOf([parked]),
    'GET /api/console/events/uploads': away,
    'GET /api/console/jobs/designs': () => ({ body: [job] }),
    'GET /api/console/jobs/uploads': away,
    'GET /api/console/jobs/notifications': away,
  });
  renderConsole('/');
  expect(await screen.findByText('design.completed in bids')).toBeTruthy();
  expect(await screen.findByText('make-design')).toBeTruthy();
  expect(await screen.findByText(/No answer from uploads; what the other/)).toBeTruthy();
  expect(await screen.findByText(/No answer from uploads and notifications; what the other/)).toBeTruthy();
});
