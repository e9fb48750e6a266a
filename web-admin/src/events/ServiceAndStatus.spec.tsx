import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startFakeServer } from '../../test/fakeServer.js';
import { renderConsole } from '../../test/renderConsole.js';

/** Until timers that are due have run: the list changes its address in one. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 1));

test('two filters chosen at once both narrow the list, whatever the page has drawn between them', async () => {
  const server = startFakeServer();
  renderConsole('/events');
  const button = (name: string) => screen.findByRole('button', { name });
  const bids = await button('bids');
  const parked = await button('parked');
  await waitFor(() => expect(server.callsTo('GET', '/api/console/events/uploads')).not.toEqual([]));

  fireEvent.click(bids);
  await nextTask();
  fireEvent.click(parked);

  await waitFor(() =>
    expect(
      server
        .callsTo('GET', '/api/console/events/bids')
        .map(({ query }) => JSON.parse(query.get('filter') ?? '{}').status),
    ).toContain('parked'),
  );
});
