import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { results } from '#texts/results';
import { useShareLink } from './use-share-link.js';

const URL_SHARED = 'https://site.test/results?job=j1';
const say = vi.fn();

async function press(device: { share?: (data: ShareData) => Promise<void>; clipboard?: boolean }) {
  say.mockClear();
  const writeText = vi.fn(async () => {
    if (!device.clipboard) throw new DOMException('', 'NotAllowedError');
  });
  vi.stubGlobal('navigator', { share: device.share, clipboard: { writeText } });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { result } = renderHook(() => useShareLink(say));
  await act(() => result.current.share(URL_SHARED));
  return { label: result.current.label, writeText };
}

it('copies the link where the device shares nothing itself, and says when it may not', async () => {
  const { label, writeText } = await press({ clipboard: true });
  expect(label).toBe(results.share);
  expect(writeText).toHaveBeenCalledWith(URL_SHARED);
  expect(say).toHaveBeenCalledWith({ tone: 'good', text: results.shared });
  await press({ clipboard: false });
  expect(say).toHaveBeenCalledWith({ tone: 'bad', text: results.shareByHand });
});

it('leaves the link to a phone; a visitor who thinks better of it hears nothing', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('', 'AbortError');
  });
  const { label, writeText } = await press({ share, clipboard: true });
  expect(label).toBe(results.shareByDevice);
  expect(share).toHaveBeenCalledWith({ title: results.title, url: URL_SHARED });
  expect(writeText).not.toHaveBeenCalled();
  expect(say).not.toHaveBeenCalled();
});

it('copies the link where the phone will not share it', async () => {
  const { writeText } = await press({
    share: async () => {
      throw new DOMException('', 'NotAllowedError');
    },
    clipboard: true,
  });
  expect(writeText).toHaveBeenCalledWith(URL_SHARED);
});
