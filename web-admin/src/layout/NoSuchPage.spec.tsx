import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startFakeServer } from '../../test/fakeServer.js';
import { renderConsole } from '../../test/renderConsole.js';

beforeEach(() => void startFakeServer());

test('an address that leads nowhere says so and leads back', async () => {
  const { user, router } = renderConsole('/nowhere');
  await screen.findByText('There is no such page');
  await user.click(screen.getByRole('link', { name: 'To the dashboard' }));
  expect(await screen.findByText('Bids waiting')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
