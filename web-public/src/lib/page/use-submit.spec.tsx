import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.js';
import { useSubmit } from './use-submit.js';

function Form({ send, body }: { send: (body: string, key: string) => Promise<string>; body: string }) {
  const { submit, isPending } = useSubmit(send);
  return (
    <button type="button" onClick={() => submit(body)}>
      {isPending ? 'Sending' : 'Send'}
    </button>
  );
}

it('sends once for a double click', async () => {
  let answer = (_: string) => {};
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const send = vi.fn(() => answered);
  renderPage(<Form send={send} body="a" />);
  await userEvent.dblClick(screen.getByRole('button'));
  answer('done');
  await screen.findByText('Send');
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends once for a double click that is answered between its halves, and again a moment later', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(10_000);
  const send = vi.fn(async () => 'done');
  renderPage(<Form send={send} body="a" />);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('Send');
  now.mockReturnValue(10_300);
  await userEvent.click(screen.getByRole('button'));
  expect(send).toHaveBeenCalledTimes(1);
  now.mockReturnValue(11_500);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  now.mockRestore();
});

it('keeps the idempotency key for a second try, and takes a new one after success', async () => {
  const now = vi.spyOn(Date, 'now');
  const keys: string[] = [];
  const send = vi.fn(async (_: string, key: string) => {
    keys.push(key);
    if (keys.length === 1) throw new Error('lost');
    return 'done';
  });
  renderPage(<Form send={send} body="a" />);
  for (const n of [1, 2, 3]) {
    now.mockReturnValue(n * 10_000);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(keys).toHaveLength(n));
    await screen.findByText('Send');
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  now.mockRestore();
});
