import { z } from 'zod';
import { line, list, record, text, word } from '../units.js';
import { MOST_ENTRIES, MOST_QUESTIONS, OUTCOMES } from './outcomes.js';

export const outcomeSchema = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof outcomeSchema>;

/** One clause of a field, with what was understood and what became of it. */
export const ledgerEntrySchema = record({
  id: word,
  /** The request's field. */
  field: word,
  /** Where in that field's text it stands: UTF-16 units as typed, end exclusive. */
  start: z.number().int().min(0).max(1e6),
  end: z.number().int().min(0).max(1e6),
  /** The words themselves, cut after 400 characters. */
  text: line,
  /** What it was taken to mean; empty where nothing was. */
  understood: text,
  outcome: outcomeSchema,
  /** Ids of the room's items that show it. */
  items: list(word, 600).optional(),
  /** Ids of the estimate's prices. */
  lines: list(word, 100).optional(),
  note: text.optional(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const ledgerSchema = list(ledgerEntrySchema, MOST_ENTRIES + 1);

/** What a homeowner may still decide, with the answer that the concept took. */
export const questionSchema = record({
  id: word,
  /** What is asked about, as a short heading: "Plumbing". */
  text: line,
  /** The words that may be read in more than one way; empty where it is something that no word tells. */
  about: line,
  /** Two or three, the likelier and cheaper first. */
  answers: list(record({ id: word, text: line }), 3),
  /** Which of the answers the concept took. */
  taken: word,
  /** Entries of the ledger that it is about. */
  entries: list(word, 20).optional(),
});
export type Question = z.infer<typeof questionSchema>;
export const questionsSchema = list(questionSchema, MOST_QUESTIONS);
