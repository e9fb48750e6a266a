import { type Dispatch, type SetStateAction, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { readStored, removeStored, type StorageArea, writeStored } from './storage.js';

/**
 * State that survives a reload: in this tab (`session`) or on this device (`local`). The first render always
 * uses `initial`, as the pre-rendered page did; what was stored follows before anybody sees it or can type. Parts that an earlier version of
 * the site did not store yet come from `initial`. Each key has its own state: with another key what was held under
 * the first stays there. What equals `initial` is not stored.
 *
 * @param mended what an earlier version of the site stored, as this one would have
 */
export function useStoredState<Value>(
  place: StorageArea,
  key: string,
  initial: Value,
  mended: (stored: Value) => Value = asStored,
): [Value, Dispatch<SetStateAction<Value>>, boolean] {
  const [held, setHeld] = useState({ key, value: initial, loaded: false });
  const start = useRef(initial);
  start.current = initial;
  /** What was set last, also where it is drawn no more: a part of the page that goes with a change loses nothing. */
  const latest = useRef(held);

  const hold = useCallback(
    (next: typeof held) => {
      latest.current = next;
      setHeld(next);
      if (next.loaded) write(place, next.key, next.value, start.current);
    },
    [place],
  );

  useLayoutEffect(() => {
    const { current } = latest;
    const value = current.key === key ? current.value : start.current;
    hold({ key, value: mended(readStored(place, key, value)), loaded: true });
  }, [place, key, hold, mended]);

  const setValue = useCallback(
    (next: SetStateAction<Value>) => {
      const { current } = latest;
      const value = typeof next === 'function' ? (next as (value: Value) => Value)(current.value) : next;
      hold({ ...current, value });
    },
    [hold],
  );
  const here = held.key === key;
  return [here ? held.value : initial, setValue, here && held.loaded];
}

const asStored = <Value>(stored: Value): Value => stored;

/** What does not fit or may not be stored is kept for as long as the page is open. */
function write(place: StorageArea, key: string, value: unknown, initial: unknown): void {
  if (JSON.stringify(value) === JSON.stringify(initial)) removeStored(place, key);
  else writeStored(place, key, value);
}
