import { expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.js';

it('loads a chunk again when the first try fails', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('module');
  const loaded = loadChunk(load);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(loaded).resolves.toBe('module');
});

it('fails with a chunk-load error after 120 s', async () => {
  vi.useFakeTimers();
  const failure = loadChunk(() => new Promise(() => {})).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  let settled = false;
  void failure.then(() => {
    settled = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toBeInstanceOf(ChunkLoadError);
});
