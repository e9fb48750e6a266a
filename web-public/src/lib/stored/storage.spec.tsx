import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepSiteKey, useSiteKey } from './site-keys.js';
import { readStored } from './storage.js';
import { useStoredState } from './use-stored-state.js';

beforeEach(() => window.localStorage.clear());

const store = (text: string) => window.localStorage.setItem('plumbline.x', text);

it.each(['null', '7', '"text"', '[]', '{', ''])('reads %s as nothing where a record is wanted', (text) => {
  store(text);
  expect(readStored('local', 'x', { name: '', sizes: [1] })).toEqual({ name: '', sizes: [1] });
});

it('takes the parts that fit, and the rest from the first state', () => {
  store('{"name":null,"sizes":{},"photo":{"url":"a"},"told":{"wide":9},"choice":null,"more":1}');
  const initial = { name: 'n', sizes: [1], photo: null, told: { high: 8 }, choice: 0, kind: 'door' };
  expect(readStored('local', 'x', initial)).toEqual({
    name: 'n',
    sizes: [1],
    photo: { url: 'a' },
    told: { wide: 9 },
    choice: null,
    kind: 'door',
    more: 1,
  });
});

it('keeps state where storage holds null', () => {
  store('null');
  const { result } = renderHook(() => useStoredState<readonly string[]>('local', 'x', []));
  expect(result.current).toEqual([[], expect.any(Function), true]);
});

it('stores what is set as its part of the page goes', () => {
  const { result, unmount } = renderHook(() => useStoredState('local', 'x', { version: 1 }));
  const [, setValue] = result.current;
  act(() => {
    setValue({ version: 2 });
    unmount();
  });
  act(() => setValue(({ version }) => ({ version: version + 1 })));
  expect(readStored('local', 'x', null)).toEqual({ version: 3 });
});

it.each(['null', '[]', '{"j2":null}'])('knows no design by the keys %s, and keeps new ones', (text) => {
  window.localStorage.setItem('plumbline.site-keys', text);
  const { result, rerender } = renderHook(({ id }) => useSiteKey(id), { initialProps: { id: 'j2' } });
  expect(result.current).toBeUndefined();
  act(() => keepSiteKey('j1', 'j1_key'));
  rerender({ id: 'j1' });
  expect(result.current).toBe('j1_key');
});
