import { type Dispatch, type SetStateAction, useState } from 'react';

/**
 * State that begins as `told`, may be changed by hand, and is `told` again whenever that changes. It follows while the
 * part is drawn: an effect of the first drawing could still run after the first key that somebody pressed, and take it
 * back.
 * @param by what the change is told by, where that is not `told` itself
 */
export function useFollowing<Value>(
  told: Value,
  by: unknown = told,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(told);
  const [followed, setFollowed] = useState(by);
  if (Object.is(followed, by)) return [value, setValue];
  setFollowed(by);
  setValue(told);
  return [told, setValue];
}
