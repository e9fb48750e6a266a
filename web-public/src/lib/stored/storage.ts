/** In this tab (`session`) or on this device (`local`). */
export type StorageArea = 'local' | 'session';

const PREFIX = 'plumbline.';

function storage(place: StorageArea): Storage {
  return place === 'local' ? window.localStorage : window.sessionStorage;
}

/**
 * What an earlier visit stored under a key, as far as it has the shape of `initial`; the rest comes from `initial`. An
 * older version of the site, an extension or a person may have left anything there.
 */
export function readStored<Value>(place: StorageArea, key: string, initial: Value): Value {
  try {
    const text = storage(place).getItem(PREFIX + key);
    return text === null ? initial : shapedLike(initial, JSON.parse(text));
  } catch {
    // Storage is forbidden or holds no JSON: the page works without.
    return initial;
  }
}

/** False where there is no room or no storage. */
export function writeStored(place: StorageArea, key: string, value: unknown): boolean {
  try {
    storage(place).setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(place: StorageArea, key: string): void {
  try {
    storage(place).removeItem(PREFIX + key);
  } catch {
    // Storage is forbidden: nothing is kept there.
  }
}

/** Forgets all that the site keeps in this tab and on this device. */
export function removeAllStored(): void {
  for (const place of ['session', 'local'] as const)
    for (const key of storedKeys(place, '')) removeStored(place, key);
}

/** The keys that begin with `start`. */
export function storedKeys(place: StorageArea, start: string): readonly string[] {
  try {
    return Object.keys(storage(place))
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function shapedLike<Value>(initial: Value, stored: unknown): Value {
  if (!isRecord(initial) || !isRecord(stored)) return (isLike(initial, stored) ? stored : initial) as Value;
  const parts = Object.entries(stored).filter(([key, part]) => isLike(initial[key], part));
  return { ...initial, ...Object.fromEntries(parts) };
}

/** True of a list for a list, a record for a record, and so on. A number may be missing: null. */
function isLike(initial: unknown, stored: unknown): boolean {
  // Nothing tells what may stand where there is nothing yet.
  if (initial === null || initial === undefined) return true;
  if (stored === null) return typeof initial === 'number';
  return typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
