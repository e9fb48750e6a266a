import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { common } from '#texts/common';
import { mailedLinks } from '#texts/mailed-links';
import { success } from '#texts/success';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { ConfirmContractor } from './components/confirm-contractor.js';
import { ConfirmRequest } from './components/confirm-request.js';
import { MyData } from './components/my-data.js';
import { OpenMail } from './components/open-mail.js';
import { PassOnInvitation } from './components/pass-on-invitation.js';
import { UnsubscribeForm } from './components/unsubscribe-form.js';

const ASKED = 'GET /api/contractors/confirmation/token';
const COMPANY = {
  companyName: 'Live Oak Kitchens',
  email: 'bids@live-oak-kitchens.example',
  categories: ['kitchen'],
  zipCode: '78745',
  radiusMi: 25,
  confirmed: false,
};

it('says that a link is broken when the server knows it as no good', async () => {
  fakeApi({ [ASKED]: { status: 404, body: { message: 'We could not find that.' } } });
  renderPage(<ConfirmContractor token="token" />);
  await screen.findByText(mailedLinks.broken);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['is out of reach', new TypeError('refused')],
  ['is tired', { status: 503, body: {} }],
])('does not blame the link when the server %s, and tries again', async (_, failure) => {
  fakeApi({ [ASKED]: [failure, { body: COMPANY }] });
  renderPage(<ConfirmContractor token="token" />);
  await screen.findByText(mailedLinks.notOpened);
  await userEvent.click(screen.getByRole('button', { name: common.tryAgain }));
  await screen.findByText(COMPANY.companyName);
  await screen.findByText('Kitchen');
});

it('sends a waiting request by its button, and offers the way to the bids afterwards', async () => {
  const held = { email: 'rosa@example.com', title: 'A bright kitchen', zipCode: '78745', city: 'Austin' };
  const seen = fakeApi({
    'GET /api/bids/requests/token': { body: { ...held, confirmed: false } },
    'POST /api/bids/requests/token/confirm': {
      body: { message: 'Sent to contractor!', count: 2, bidIds: [] },
    },
  });
  renderPage(<ConfirmRequest token="token" />);
  await screen.findByText('Austin, 78745');
  expect(seen).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: mailedLinks.confirmRequest.button }));
  await screen.findByText('Sent to contractor!');
  expect(screen.queryByRole('button', { name: mailedLinks.confirmRequest.button })).toBeNull();
  screen.getByRole('link', { name: success.bids });
});

it('mails a new link by one press where one has run out', async () => {
  const ended = { status: 403, body: { message: 'This link has run out. We can mail you a new one.' } };
  const seen = fakeApi({
    [ASKED]: ended,
    'POST /api/contractors/confirm-link': { status: 202, body: { message: 'On its way.' } },
    'GET /api/bids/PL-7K3QX9/invitation': ended,
    'POST /api/bids/PL-7K3QX9/invitation-link': { status: 202, body: { message: 'On its way.' } },
  });
  const pages = [
    <ConfirmContractor key="confirm" token="token" />,
    <PassOnInvitation key="pass" bidId="PL-7K3QX9" invitationKey="old" />,
  ];
  for (const page of pages) {
    const { unmount } = renderPage(page);
    await userEvent.click(await screen.findByRole('button', { name: mailedLinks.renew.button }));
    await screen.findByText('On its way.');
    unmount();
  }
  const renewals = seen.filter(({ method }) => method === 'POST');
  expect(renewals.map(({ body }) => body)).toEqual([{ token: 'token' }, { key: 'old' }]);
});

it('offers nothing to press where the address lacks its link', () => {
  renderPage(<UnsubscribeForm email="rosa@example.com" link="" />);
  expect(screen.getByText(mailedLinks.broken)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that nothing is held, where a link is opened again after everything was deleted', async () => {
  const nothing = { requests: [], bids: [], submissions: [], proposals: [], contractor: null, files: [] };
  fakeApi({ 'GET /api/my-data': { body: { email: 'rosa@example.com', ...nothing } } });
  renderPage(<MyData email="rosa@example.com" link="old" />);
  await userEvent.click(screen.getByRole('button', { name: mailedLinks.myData.load }));
  await screen.findByText(mailedLinks.myData.nothing('rosa@example.com'));
  expect(screen.getByRole('link', { name: mailedLinks.myData.afresh })).toBeTruthy();
  expect(screen.queryByRole('button', { name: mailedLinks.myData.download })).toBeNull();
});

it('mails a new link in place of one that is refused', async () => {
  fakeApi({ 'GET /api/my-data': { status: 404, body: { message: 'We could not find that.' } } });
  renderPage(<MyData email="rosa@example.com" link="old" />);
  await userEvent.click(screen.getByRole('button', { name: mailedLinks.myData.load }));
  await screen.findByText(mailedLinks.broken);
  expect(screen.getByDisplayValue('rosa@example.com')).toBeTruthy();
  screen.getByRole('button', { name: mailedLinks.myData.request });
});

it('shows a mail only once its reader has said that the mailbox is theirs', async () => {
  const seen = fakeApi({
    'POST /api/mails/open': {
      body: {
        subject: 'Hill Country Kitchens sent you a bid',
        html: '<html><head></head><body>Granite</body></html>',
        text: 'Granite',
        attachments: [{ filename: 'scope-of-work.pdf', contentType: 'application/pdf', base64: '' }],
      },
    },
  });
  renderPage(<OpenMail id="1" link="a" />);
  expect(seen).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: mailedLinks.mail.button }));
  await screen.findByRole('heading', { name: 'Hill Country Kitchens sent you a bid' });
  const frame = screen.getByTitle('Hill Country Kitchens sent you a bid');
  expect(frame.getAttribute('srcdoc')).toContain('<base target="_top">');
  // Nothing in a mail may run.
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  screen.getByRole('button', { name: 'scope-of-work.pdf' });
  expect(seen[0]?.body).toEqual({ id: '1', link: 'a' });
});

it('leaves nothing in the browser of what was deleted, and says so', async () => {
  fakeApi({ 'POST /api/my-data/delete': { body: { message: 'Your data is deleted.' } } });
  window.sessionStorage.setItem('plumbline.match', '{"photo":"/files/a.jpg"}');
  window.localStorage.setItem('plumbline.designs', '[]');
  renderPage(<MyData email="rosa@example.com" link="token" />);
  await userEvent.click(screen.getByRole('button', { name: mailedLinks.myData.delete }));
  expect(window.sessionStorage.length).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: mailedLinks.myData.sure }));
  await screen.findByText(/What this browser kept of your rooms, designs and drafts is gone too/);
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([0, 0]);
});
