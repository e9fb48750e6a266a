import type { LedgerEntry } from '@plumbline/concept';
import { OUTCOME_OF } from './texts.js';

/** Scoring a ledger against a text whose clauses are marked. */

export interface Marked {
  readonly start: number;
  readonly end: number;
  /** Letters of OUTCOME_OF, each of them right. */
  readonly letters: string;
}

/** The text as it was written, and the places of its clauses: "new sink{d}, paint{p}". */
export function withoutMarks(marked: string): { readonly text: string; readonly clauses: readonly Marked[] } {
  const clauses: Marked[] = [];
  let text = '';
  for (const [, words = '', letters = ''] of marked.matchAll(/([^{}]*)\{([a-z]*)\}/g)) {
    const start = text.length + (/[\p{L}\p{N}$]/u.exec(words)?.index ?? 0);
    text += words;
    if (letters) clauses.push({ start, end: text.trimEnd().length, letters });
  }
  return { text: text + (/(?:^|\})([^{}]*)$/.exec(marked)?.[1] ?? ''), clauses };
}

const hasOutcome = (letters: string, { outcome, note }: LedgerEntry): boolean =>
  [...letters].some(
    (letter) =>
      OUTCOME_OF[letter] === outcome ||
      // Where the room or the sum cannot hold what was asked, it is told with the reason.
      ('dp'.includes(letter) && (outcome === 'changed' || outcome === 'refused') && note !== undefined),
  );

/**
 * The entry that answers a clause: the one that shares most words with it, so of a clause cut in two the larger half
 * counts. An entry that covers several clauses answers only those in which words were understood (`told`), and the one
 * that it shares most words with.
 */
export function answeringOf(
  clause: Marked,
  all: readonly Marked[],
  entries: readonly LedgerEntry[],
  told: readonly { readonly start: number; readonly end: number }[],
): LedgerEntry | undefined {
  const shared = (a: { start: number; end: number }, b: { start: number; end: number }): number =>
    Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
  const longestIn = (entry: LedgerEntry): Marked | undefined =>
    [...all].sort((a, b) => shared(b, entry) - shared(a, entry))[0];
  const answering = entries.filter(
    (entry) =>
      shared(clause, entry) > 0 &&
      (told.some((t) => shared(t, clause) > 0 && shared(t, entry) > 0) || longestIn(entry) === clause),
  );
  return [...answering].sort((a, b) => shared(clause, b) - shared(clause, a))[0];
}

/** Whether the entry that answers a clause has a right outcome. */
export function isRight(...of: Parameters<typeof answeringOf>): boolean {
  const answer = answeringOf(...of);
  return answer !== undefined && hasOutcome(of[0].letters, answer);
}

/**
 * Whether a wrong answer does harm: what was refused is in the plan, or what is to stay is bought. `changed` counts
 * where it says that the refused thing is in the plan all the same.
 */
export function doesHarm(...of: Parameters<typeof answeringOf>): boolean {
  const answer = answeringOf(...of);
  const { letters } = of[0];
  if (!answer || hasOutcome(letters, answer)) return false;
  const isIn = answer.outcome === 'drawn' || answer.outcome === 'priced';
  return (
    (/^r+$/.test(letters) && (answer.outcome === 'drawn' || / all the same/.test(answer.note ?? ''))) ||
    (/^k+$/.test(letters) && isIn)
  );
}
