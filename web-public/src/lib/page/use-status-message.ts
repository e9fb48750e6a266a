import { LIMITS } from '@plumbline/contracts';
import { useCallback, useEffect, useState } from 'react';

export interface StatusMessage {
  readonly tone: 'good' | 'bad' | 'info';
  readonly text: string;
}

/** A status line that clears itself after 5 s (docs/product.md, Pages). */
export function useStatusMessage(): [StatusMessage | null, (message: StatusMessage | null) => void] {
  const [message, setMessage] = useState<StatusMessage | null>(null);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), LIMITS.statusMessageMs);
    return () => clearTimeout(timer);
  }, [message]);

  // A new object each time, so that the same sentence shown twice counts its 5 s anew.
  const show = useCallback((next: StatusMessage | null) => setMessage(next && { ...next }), []);
  return [message, show];
}
