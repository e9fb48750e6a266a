import { MESSAGES } from '@plumbline/contracts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOf, startFakeServer } from '../../../test/fakeServer.js';
import { aBid, inDetail } from '../../../test/records.js';
import { renderConsole } from '../../../test/renderConsole.js';

const bid = aBid();
const logsPath = `/api/bids/${bid.id}/logs`;
const routes = {
  'GET /api/console/bids': () => listOf([bid]),
  [`GET /api/console/bids/${bid.id}`]: () => ({ body: inDetail(bid) }),
};

test('lists the mails of a bid and shows one as it was sent', async () => {
  startFakeServer({
    ...routes,
    [`GET ${logsPath}`]: () => ({
      body: {
        items: [
          {
            _id: 'e1',
            type: 'invitation',
            email: 'office@oak.example',
            status: 'failed',
            createdAt: '2026-11-20T10:00:01.000Z',
            data: {
              kind: 'contractor',
              subject: 'A kitchen near you',
              reason: '550 No such mailbox',
              sentAt: null,
            },
          },
        ],
      },
    }),
    'GET /api/console/emails/e1': () => ({
      body: { id: 'e1', subject: 'A kitchen near you', html: '<p>Hello Oak</p>', text: 'Hello Oak' },
    }),
  });
  const { user } = renderConsole(`/bids/${bid.id}/logs`);
  expect(await screen.findByText('550 No such mailbox')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show the mail' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>('A kitchen near you');
  expect(frame.srcdoc).toBe('<p>Hello Oak</p>');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
});

test('logs that do not come are told in the words of MESSAGES', async () => {
  startFakeServer({ ...routes, [`GET ${logsPath}`]: () => ({ status: 500, body: '' }) });
  renderConsole(`/bids/${bid.id}/logs`);
  expect(await screen.findByText(MESSAGES.admin.loadLogs)).toBeTruthy();
});
