import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startFakeServer } from '../../test/fakeServer.js';
import { renderConsole } from '../../test/renderConsole.js';

test('two filters chosen at once both narrow the list, whatever the page has drawn between them', async () => {
  const server = startFakeServer();
  const { router } = renderConsole('/events');
  const button = (name: string) => screen.findByRole('button', { name });
  const bids = await button('bids');
  const parked = await button('parked');
  await waitFor(() => expect(server.callsTo('GET', '/api/console/events/uploads')).not.toEqual([]));

  // At the moment the address has the first choice the second is made.
  const addressed = new Promise<void>((resolve) => router.subscribe(() => resolve()));
  fireEvent.click(bids);
  await addressed;
  fireEvent.click(parked);

  await waitFor(() =>
    expect(
      server
        .callsTo('GET', '/api/console/events/bids')
        .map(({ query }) => JSON.parse(query.get('filter') ?? '{}').status),
    ).toContain('parked'),
  );
});
