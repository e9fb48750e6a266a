import { expect, onTestFinished, test, vi } from 'vitest';
import { failureSentence, get } from './http.js';

test('an answer that never comes is given up, in the default words', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    // Paces: on the fake clock.
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
    return controller.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );

  const answer = get('/api/console/bids', new AbortController().signal).catch((error: unknown) =>
    failureSentence(error, 'Failed to load bids'),
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toBe('Failed to load bids');
});
