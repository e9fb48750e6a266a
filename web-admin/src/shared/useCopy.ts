import { useNotify } from 'react-admin';

/** Copies text to the clipboard and says so. */
export function useCopy(): (text: string, what: string) => Promise<void> {
  const notify = useNotify();
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(`${what} copied.`, { type: 'success' });
    } catch {
      // No permission, or not a secure context: the person can still copy it by hand.
      window.prompt(`Copy the ${what.toLowerCase()}:`, text);
    }
  };
}
