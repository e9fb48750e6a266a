import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { settingsQuery } from '#lib/page/use-settings.js';
import { uploads } from '#texts/uploads';
import type { Place } from './api/reverse-geocode.js';
import { placeOf } from './place-of.js';

const PERMISSION_DENIED = 1;

/**
 * Asks once for the visitor's position (high accuracy, 10 s) and turns it into an address and a ZIP. Answers
 * the sentence to show beside the address, if any; a position that cannot be found leaves the fields alone.
 * `onPlace` says whether it filled anything in: what was typed meanwhile stays.
 */
export function useVisitorPlace(wanted: boolean, onPlace: (place: Place) => boolean): string | null {
  const [note, setNote] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const takePlace = useRef(onPlace);
  takePlace.current = onPlace;

  useEffect(() => {
    if (!wanted || !navigator.geolocation) return;
    const abort = new AbortController();

    navigator.geolocation.getCurrentPosition(
      async ({ coords }) => {
        if (abort.signal.aborted) return;
        setNote(uploads.locating);
        try {
          const settings = await queryClient.fetchQuery(settingsQuery);
          const place = await placeOf(coords, settings.mapsKey, abort.signal);
          if (abort.signal.aborted) return;
          setNote(takePlace.current(place) ? uploads.located : null);
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
