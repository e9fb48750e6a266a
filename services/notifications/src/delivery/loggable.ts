import { PermanentMailError, TemporaryMailError } from '@plumbline/platform';

/** Codes of a mail server's answer: RFC 5321 and, behind it, RFC 3463. */
const CODES = /\b[245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?\b/;
const WORD = /[^\s<>"']+/g;

/**
 * What a log may hold of a failure: of a mail server's answer its codes alone, since its words often repeat address and
 * name and stand with the mail; what never reached a server without addresses; a fault of ours whole.
 */
export function loggable(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof PermanentMailError || error instanceof TemporaryMailError)) return { err: error };
  const said = oneSentence(error);
  const reason = CODES.exec(said)?.[0] ?? said.replace(WORD, (word) => (word.includes('@') ? '…' : word));
  return { fault: error.name, reason };
}

/** An error's words in one line of at most 500 characters. */
export const oneSentence = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 500);
