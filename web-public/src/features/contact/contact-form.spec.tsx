import { MESSAGES } from '@plumbline/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { ContactForm } from './components/contact-form.js';

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button'));

function fillAll() {
  fill('Your name', 'Rosa');
  fill('Your email', 'rosa@example.com');
  fill('Message', 'Hello & thanks');
}

it('opens the mail program with the message', async () => {
  fakeApi({ 'GET /api/settings': { body: { contactEmail: 'hello@plumbline.example', access: 'open' } } });
  const open = vi.fn();
  renderPage(<ContactForm open={open} />);
  await screen.findByText('hello@plumbline.example');
  send();
  expect(open).not.toHaveBeenCalled();
  fillAll();
  send();
  expect(open).toHaveBeenCalledWith(
    'mailto:hello@plumbline.example?subject=Message%20from%20Rosa&body=Hello%20%26%20thanks%0A%0ARosa%0Arosa%40example.com',
  );
});

it('says so when it cannot', () => {
  fakeApi({ 'GET /api/settings': new TypeError('offline') });
  renderPage(<ContactForm open={vi.fn()} />);
  fillAll();
  send();
  screen.getByText(MESSAGES.contact.failed);
});
