/** A seeded source of chance (mulberry32): the same seed gives the same numbers on every machine. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  flip(): boolean;
}

export function chanceFrom(seed: number): Chance {
  let state = Math.trunc(seed) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    flip: () => next() < 0.5,
  };
}

/** A list in an order of chance. */
export const shuffled = <T>(list: readonly T[], chance: Chance): T[] =>
  list
    .map((one) => ({ one, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
