import { z } from 'zod';
import { LONGEST_IN, record, sideSchema } from '../units.js';

/** The corners and walls that a shell is made of. Inches. */

export const FEWEST_CORNERS = 4;
export const MOST_CORNERS = 16;

const along = z.number().min(0).max(LONGEST_IN);

export const pointSchema = record({ x: along, y: along });

export const wallIdSchema = z.templateLiteral(['w', z.int().min(1).max(MOST_CORNERS)]);

export const wallSchema = record({
  id: wallIdSchema,
  /** Which side of the room it closes: its inward normal points the other way. */
  side: sideSchema,
  /** Whether it is an outside wall of the house. */
  exterior: z.boolean(),
  /** Whether it carries load, where that was told. */
  bearing: z.boolean().optional(),
  /** Whether water and drain pipes run in it, where that was told. */
  wet: z.boolean().optional(),
});

export type Point = z.infer<typeof pointSchema>;
export type Wall = z.infer<typeof wallSchema>;
export type WallId = z.infer<typeof wallIdSchema>;
