import { z } from 'zod';
import { amount, line, list, record, word } from '../units.js';

/** `code` must hold; `nkba` should (guidance of the National Kitchen & Bath Association); `hint` is comfort. */
export const severitySchema = z.enum(['code', 'nkba', 'hint']);
export type Severity = z.infer<typeof severitySchema>;

export const unitSchema = z.enum(['in', 'ft', 'sq ft', 'sq in', 'cfm', 'count']);
export type Unit = z.infer<typeof unitSchema>;

/** A rule held against a room. */
export const findingSchema = record({
  rule: word,
  severity: severitySchema,
  text: line,
  measured: amount,
  limit: amount,
  bound: z.enum(['least', 'most']),
  unit: unitSchema,
  met: z.boolean(),
  /** What was found, in words: of a rule that asks yes or no. Missing in older concepts. */
  found: line.optional(),
  /** Ids of the items or openings concerned. */
  items: list(word, 600),
});
export type Finding = z.infer<typeof findingSchema>;
