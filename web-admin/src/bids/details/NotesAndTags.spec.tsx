import type { AdminBid } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listOf, startFakeServer } from '../../../test/fakeServer.js';
import { aBid, inDetail } from '../../../test/records.js';
import { renderConsole } from '../../../test/renderConsole.js';

const { id } = aBid();
const metaPath = `/api/bids/${id}/meta`;

let server: ReturnType<typeof startFakeServer>;
let stored: AdminBid;
beforeEach(() => {
  stored = aBid({ notesInternal: 'Called twice.', tags: ['vip'] });
  server = startFakeServer({
    'GET /api/console/bids': () => listOf([stored]),
    'GET /api/console/bids-tags': () => ({ body: { tags: ['call back', 'vip'] } }),
    [`GET /api/console/bids/${id}`]: () => ({ body: inDetail(stored) }),
    [`PATCH ${metaPath}`]: ({ body }) => {
      const { version, ...meta } = body as Pick<AdminBid, 'version' | 'notesInternal' | 'tags'>;
      if (version !== stored.version) {
        return { status: 409, body: { message: MESSAGES.server.changedMeanwhile } };
      }
      stored = { ...stored, ...meta, version: version + 1 };
      return { body: { message: MESSAGES.admin.saved, bid: stored } };
    },
  });
});

const notes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });

test('saves notes and tags, and undoes it', async () => {
  const { user } = renderConsole(`/bids/${id}`);
  await user.type(await notes(), ' Prefers mornings.');
  await user.click(screen.getByRole('button', { name: 'Save notes and tags' }));
  expect(await screen.findByText(MESSAGES.admin.saved)).toBeTruthy();
  expect(stored).toMatchObject({
    notesInternal: 'Called twice. Prefers mornings.',
    tags: ['vip'],
    version: 2,
  });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored).toMatchObject({ notesInternal: 'Called twice.', version: 3 }));
  await waitFor(async () => expect((await notes()).value).toBe('Called twice.'));
});

test('what is typed while a save is under way stays, and is saved next', async () => {
  let answer = () => {};
  const { fetch } = globalThis;
  const { user } = renderConsole(`/bids/${id}`);
  await user.type(await notes(), ' Prefers mornings.');
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request);
    if (request[1]?.method === 'PATCH')
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return response;
  });
  await user.click(screen.getByRole('button', { name: 'Save notes and tags' }));
  await waitFor(() => expect(server.callsTo('PATCH', metaPath)).toHaveLength(1));
  await user.type(await notes(), ' Has a dog.');
  vi.stubGlobal('fetch', fetch);
  answer();
  await screen.findByText(MESSAGES.admin.saved);
  expect((await notes()).value).toBe('Called twice. Prefers mornings. Has a dog.');
  expect(screen.queryByText(MESSAGES.server.changedMeanwhile)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save notes and tags' }));
  await waitFor(() =>
    expect(stored).toMatchObject({
      notesInternal: 'Called twice. Prefers mornings. Has a dog.',
      version: 3,
    }),
  );
});

test('suggests the tags in use that the bid has not, and takes one that was typed and not entered', async () => {
  const { user } = renderConsole(`/bids/${id}`);
  const tags = await screen.findByRole('combobox', { name: 'Tags' });
  await user.click(tags);
  const suggestion = await screen.findByRole('option', { name: 'call back' });
  expect(screen.queryByRole('option', { name: 'vip' })).toBeNull();
  await user.click(suggestion);
  await user.type(tags, 'call');
  await user.click(screen.getByRole('button', { name: 'Save notes and tags' }));
  await waitFor(() => expect(stored.tags).toEqual(['vip', 'call back', 'call']));
});

test('a refresh does not take away what is being typed; another’s change is told and not overwritten', async () => {
  const { user, queryClient } = renderConsole(`/bids/${id}`);
  await user.type(await notes(), ' Mine.');
  stored = { ...stored, notesInternal: 'Theirs.', version: 2 };
  await queryClient.refetchQueries({ queryKey: ['bids', 'getOne'] });
  expect(await screen.findByText(MESSAGES.server.changedMeanwhile)).toBeTruthy();
  expect((await notes()).value).toBe('Called twice. Mine.');

  await user.click(screen.getByRole('button', { name: 'Save notes and tags' }));
  await waitFor(() => expect(server.callsTo('PATCH', metaPath).length).toBe(1));
  expect(stored.notesInternal).toBe('Theirs.');

  await user.click(await screen.findByRole('button', { name: 'Show theirs' }));
  await waitFor(async () => expect((await notes()).value).toBe('Theirs.'));
});

test('a failed save keeps the text and says the default sentence', async () => {
  server.route(`PATCH ${metaPath}`, () => ({ status: 503, body: {} }));
  const { user } = renderConsole(`/bids/${id}`);
  await user.type(await notes(), ' Mine.');
  await user.click(screen.getByRole('button', { name: 'Save notes and tags' }));
  expect(await screen.findByText(MESSAGES.admin.save)).toBeTruthy();
  expect((await notes()).value).toBe('Called twice. Mine.');
});

test('leaving with something unsaved asks first', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, router } = renderConsole(`/bids/${id}`);
  await user.type(await notes(), ' Mine.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(confirm).toHaveBeenCalledOnce();
  expect((await notes()).value).toBe('Called twice. Mine.');

  confirm.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/bids'));
});
