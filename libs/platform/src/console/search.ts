import { MESSAGES } from '@plumbline/contracts';
import { Problem } from '../errors/problem.js';

/** What a trigram index can find anything by: without three letters or digits it would read everything. */
export const SEARCHABLE = /[\p{L}\p{N}](?:[^\p{L}\p{N}]*[\p{L}\p{N}]){2}/u;

/** A text as a LIKE pattern that finds it anywhere in lower-case text; its own wildcards are plain characters. */
export const containing = (text: string): string =>
  `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;

/** {@link containing}, of a text that an index can find. @throws Problem 400 under three letters or digits */
export function searchPattern(text: string): string {
  if (!SEARCHABLE.test(text)) throw Problem.invalid(MESSAGES.bids.searchTooShort);
  return containing(text);
}
