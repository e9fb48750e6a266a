import type { Item, Outcome } from '@plumbline/concept';
import type { Evidence } from '../../shown/evidence.js';
import type { Became } from '../outcome.js';

/** A question as it is answered. */
export interface Asked {
  /** Its sentence, in lower case. */
  readonly words: string;
  readonly e: Evidence;
  /** What became of its clause, and what the clause has drawn. */
  readonly became: Became;
  readonly items: readonly Item[];
}

/** What people ask about, with its answer. */
export interface Topic {
  /** Ways to ask: each is words that its sentence holds all of, in any order. */
  readonly asks: readonly (readonly RegExp[])[];
  /** Words beside which it asks for something else. */
  readonly unless?: RegExp;
  /** Whether it is answered where no question is put: "raise it or leave a step, whatever is smarter". */
  readonly unasked?: true;
  /** What became of a clause that only asks it; else it is the contractor's. */
  readonly outcome?: Outcome;
  readonly answer: (asked: Asked) => string | undefined;
}

/** Whether a sentence asks after it. */
export const asksAfter = ({ asks, unless }: Topic, words: string): boolean =>
  asks.some((way) => way.every((one) => one.test(words))) && !unless?.test(words);

/** A rule that a room was held against, with what was found. */
export function byRule({ findings }: Evidence, ...ids: readonly string[]): string | undefined {
  const found = findings.find(({ rule }) => ids.includes(rule));
  if (!found) return undefined;
  const here = found.found ?? `${Math.round(found.measured * 10) / 10} ${found.unit}`;
  return `${found.text} Here: ${here}.`;
}

/** An answer that is the same in each room, with a rule that this one was held against. */
export const told =
  (said: string, ...rules: readonly string[]) =>
  ({ e }: Asked): string =>
    [said, (rules.length > 0 && byRule(e, ...rules)) || ''].filter(Boolean).join(' ');
