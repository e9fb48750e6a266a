import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';

type Place = 'local' | 'session';

/**
 * State that survives a reload: in this tab (`session`) or on this device (`local`). The first render always
 * uses `initial`, as the pre-rendered page did; what was stored follows at once. Parts that an earlier version of
 * the site did not store yet come from `initial`. Each key has its own state: with another key what was held under
 * the first stays there. What equals `initial` is not stored.
 */
export function useStoredState<Value>(
  place: Place,
  key: string,
  initial: Value,
): [Value, Dispatch<SetStateAction<Value>>, boolean] {
  const [held, setHeld] = useState<{ readonly key: string; readonly value: Value; readonly loaded: boolean }>(
    {
      key,
      value: initial,
      loaded: false,
    },
  );
  const start = useRef(initial);
  start.current = initial;

  useEffect(() => {
    const stored = read<Value>(place, key);
    setHeld((before) => {
      const value = before.key === key ? before.value : start.current;
      return { key, value: stored === undefined ? value : completed(stored, value), loaded: true };
    });
  }, [place, key]);

  useEffect(() => {
    if (held.loaded) write(place, held.key, held.value, start.current);
  }, [place, held]);

  const setValue = useCallback(
    (next: SetStateAction<Value>) =>
      setHeld((before) => ({
        ...before,
        value: typeof next === 'function' ? (next as (value: Value) => Value)(before.value) : next,
      })),
    [],
  );
  const here = held.key === key;
  return [here ? held.value : initial, setValue, here && held.loaded];
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

function write(place: Place, key: string, value: unknown, initial: unknown): void {
  try {
    const text = JSON.stringify(value);
    if (text === JSON.stringify(initial)) storage(place).removeItem(`plumbline.${key}`);
    else storage(place).setItem(`plumbline.${key}`, text);
  } catch {
    // Full or forbidden: what was typed is kept for as long as the page is open.
  }
}
