import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { settingsQuery } from '#lib/page/use-settings.js';
import { uploads } from '#texts/uploads';
import { addressOf } from './address-of.js';
import type { Address } from './api/reverse-geocode.js';

const PERMISSION_DENIED = 1;

/**
 * Asks once for the visitor's position (high accuracy, 10 s) and turns it into an address and a ZIP. Answers
 * the sentence to show beside the address, if any; a position that cannot be found leaves the fields alone.
 * `onAddress` says whether it filled anything in: what was typed meanwhile stays.
 */
export function useVisitorAddress(wanted: boolean, onAddress: (address: Address) => boolean): string | null {
  const [note, setNote] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const takeAddress = useRef(onAddress);
  takeAddress.current = onAddress;

  useEffect(() => {
    if (!wanted || !navigator.geolocation) return;
    const abort = new AbortController();

    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        if (abort.signal.aborted) return;
        setNote(uploads.locating);
        try {
          const settings = await queryClient.fetchQuery(settingsQuery);
          const address = await addressOf(coords, settings.mapsKey, abort.signal);
          if (abort.signal.aborted) return;
          setNote(takeAddress.current(address) ? uploads.located : null);
        } catch {
          // A convenience only: without it the visitor types the address, as the field already says.
          if (!abort.signal.aborted) setNote(null);
        }
      },
      (error) => {
        if (!abort.signal.aborted && error.code === PERMISSION_DENIED)
          setNote(MESSAGES.upload.locationDenied);
      },
      { enableHighAccuracy: true, timeout: LIMITS.geolocationTimeoutMs },
    );
    return () => abort.abort();
  }, [wanted, queryClient]);

  return note;
}
