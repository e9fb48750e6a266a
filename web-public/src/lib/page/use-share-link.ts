import { useCallback } from 'react';
import { results } from '#texts/results';
import { useCopy } from './use-copy.js';
import type { StatusMessage } from './use-status-message.js';

/** Hands a link to the device's own sharing where that is the custom, on phones and tablets; else copies it. */
export function useShareLink(showMessage: (message: StatusMessage) => void): {
  label: string;
  share: (url: string) => Promise<void>;
} {
  const copy = useCopy(showMessage, results.shared, results.shareByHand);
  const byDevice = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

  const share = useCallback(
    async (url: string) => {
      if (!byDevice) return copy(url);
      try {
        await navigator.share({ title: results.title, url });
      } catch (error) {
        // Called off by the visitor: nothing to tell. Anything else: the device will not, the clipboard may.
        if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
      }
    },
    [byDevice, copy],
  );
  return { label: byDevice ? results.shareByDevice : results.share, share };
}
