import { useLayoutEffect, useState } from 'react';
import { readStored, writeStored } from './storage.js';

/**
 * What opens the tape numbers of designs that were asked for in this browser, by the ids of their jobs. Whoever was only
 * sent the address of a design has none.
 */
type SiteKeys = Readonly<Record<string, string>>;

const NAME = 'site-keys';
/** The oldest make way. */
const MOST = 60;

/** Keeps the key of a design that this browser asked for; other tabs may have kept theirs meanwhile. */
export function keepSiteKey(jobId: string, key: string): void {
  const { [jobId]: _, ...others } = kept();
  const keys = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [jobId, key]]);
  // Where there is no room, the room can still be measured by the contractor.
  writeStored('local', NAME, keys);
}

/** The key of a design's job, where this browser asked for it; none in the page as it was drawn ahead. */
export function useSiteKey(jobId: string | null | undefined): string | undefined {
  const [key, setKey] = useState<string>();
  useLayoutEffect(() => setKey(jobId ? kept()[jobId] : undefined), [jobId]);
  return key;
}

function kept(): SiteKeys {
  const stored = readStored<Record<string, unknown>>('local', NAME, {});
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
