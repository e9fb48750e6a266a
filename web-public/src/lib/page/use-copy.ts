import { useCallback } from 'react';
import { common } from '#texts/common';
import type { StatusMessage } from './use-status-message.js';

/** Copies a text to the clipboard and says whether that worked; where not, `failed` says what to do by hand. */
export function useCopy(
  showMessage: (message: StatusMessage) => void,
  done: string = common.copied,
  failed: string = common.copyFailed,
): (text: string) => Promise<void> {
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        showMessage({ tone: 'good', text: done });
      } catch {
        // No clipboard on plain-http addresses, or the visitor said no.
        showMessage({ tone: 'bad', text: failed });
      }
    },
    [showMessage, done, failed],
  );
}
