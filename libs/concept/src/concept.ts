import type { z } from 'zod';
import { briefSchema, heldReadingSchema } from './brief/brief.js';
import { estimateSchema } from './estimate/estimate.js';
import { findingSchema } from './estimate/finding.js';
import { quantitySchema } from './estimate/quantity.js';
import { roomSchema } from './room.js';
import { conceptSurveySchema } from './survey/survey.js';
import { line, list, record, seedNumber, text, word } from './units.js';

/** A room and everything that follows from it. Plain data: it survives JSON. */
export const conceptSchema = record({
  title: line,
  description: text,
  /** What a picture of the room shows, for those who do not see it. */
  altText: text,
  /** How the words were read. */
  brief: heldReadingSchema,
  /** The brief as the planner took it. */
  wishes: briefSchema,
  room: roomSchema,
  /** How the room was measured; missing where its size was told in words or taken as usual. */
  survey: conceptSurveySchema.optional(),
  /** Every rule that was measured: first those not met, code before guidance before hints. */
  findings: list(findingSchema, 2_000),
  quantities: list(quantitySchema, 400),
  estimate: estimateSchema,
  seed: seedNumber,
  /** ISO date, as given. */
  date: word,
});
export type Concept = z.infer<typeof conceptSchema>;
