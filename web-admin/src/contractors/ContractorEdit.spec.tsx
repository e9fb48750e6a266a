import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listOf, startFakeServer } from '../../test/fakeServer.js';
import { renderConsole } from '../../test/renderConsole.js';

test('pausing keeps what is being typed; saving it does not resume, and leads back without a question', async () => {
  let stored: Record<string, unknown> = {
    id: 'c1',
    companyName: 'Oak & Iron',
    contactName: 'Ada',
    email: 'office@oak.example',
    zipCode: '60614',
    radiusMi: 25,
    categories: ['kitchen'],
    confirmed: true,
    paused: false,
    invitationCount: 0,
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  startFakeServer({
    'GET /api/console/contractors': () => listOf([stored]),
    'GET /api/console/contractors/c1': () => ({ body: stored }),
    'PUT /api/console/contractors/c1': ({ body }) => {
      stored = { ...stored, ...(body as object) };
      return { body: stored };
    },
  });
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, router } = renderConsole('/contractors/c1');
  const contact = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Contact' });
  await user.type(contact, ' Byron');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByRole('button', { name: 'Resume' });
  expect(stored).toMatchObject({ paused: true, contactName: 'Ada' });
  expect(contact.value).toBe('Ada Byron');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Contractor saved.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/contractors'));
  expect(stored).toMatchObject({ paused: true, contactName: 'Ada Byron' });
  expect(confirm).not.toHaveBeenCalled();
});
