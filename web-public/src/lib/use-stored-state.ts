import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

type Place = 'local' | 'session';

/**
 * State that survives a reload: in this tab (`session`) or on this device (`local`). The first render always
 * uses `initial`, as the pre-rendered page did; what was stored follows at once. Parts that an earlier version of
 * the site did not store yet come from `initial`.
 */
export function useStoredState<Value>(
  place: Place,
  key: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>, boolean] {
  const [value, setValue] = useState(initial);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const stored = read<Value>(place, key);
    if (stored !== undefined) setValue((start) => completed(stored, start));
    setLoaded(true);
  }, [place, key]);

  useEffect(() => {
    if (loaded) write(place, key, value);
  }, [place, key, value, loaded]);

  return [value, setValue, loaded];
}

function completed<Value>(stored: Value, initial: Value): Value {
  return isRecord(stored) && isRecord(initial) ? { ...initial, ...stored } : stored;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function storage(place: Place): Storage {
  return place === 'local' ? window.localStorage : window.sessionStorage;
}

function read<Value>(place: Place, key: string): Value | undefined {
  try {
    const text = storage(place).getItem(`plumbline.${key}`);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    // Storage is forbidden or holds something else: the page works without.
    return undefined;
  }
}

function write(place: Place, key: string, value: unknown): void {
  try {
    storage(place).setItem(`plumbline.${key}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: what was typed is kept for as long as the page is open.
  }
}
