import { z } from 'zod';
import { list, record, text } from '../units.js';
import { EXTENTS, WORK_PARTS } from './extent-parts.js';

const extentIdSchema = z.enum(EXTENTS);

export const workPartSchema = z.enum(WORK_PARTS);
export type WorkPart = z.infer<typeof workPartSchema>;

/** How far the job goes, read before anything is planned. */
export const extentSchema = record({
  id: extentIdSchema,
  /** Parts that the job touches; everything where it is left out. What is not in it remains as it is. */
  inside: list(workPartSchema, WORK_PARTS.length).optional(),
  /** What decided it: their words, a budget too small for more, or nothing. */
  from: z.enum(['words', 'budget', 'assumed']),
  /** The words that decided it. */
  said: text.optional(),
  /** Which of walls and ceiling are painted all over, in a job that names its work; where left out, all that it touches. */
  painted: list(workPartSchema, WORK_PARTS.length).optional(),
});
export type Extent = z.infer<typeof extentSchema>;
