import { randomFrom } from '@plumbline/concept';

/** A seeded source of chance. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  flip(): boolean;
}

export function chanceFrom(seed: number): Chance {
  const next = randomFrom(seed);
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
