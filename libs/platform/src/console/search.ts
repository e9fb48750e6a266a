import { MESSAGES } from '@plumbline/contracts';
import { Problem } from '../errors/problem.js';

/** What a trigram index can find anything by: without three letters or digits it would read everything. */
const SEARCHABLE = /(?:[\p{L}\p{N}].*){3}/su;

/**
 * The pattern for LIKE that finds a text anywhere in lower-case text.
 *
 * @throws Problem 400 for a text of less than three letters or digits
 */
export function searchPattern(text: string): string {
  if (!SEARCHABLE.test(text)) throw Problem.invalid(MESSAGES.bids.searchTooShort);
  return `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
}
