import { z } from 'zod';
import { SIDES } from './sides.js';

/** The bounds that every part of a concept keeps to: nothing that is read from storage is without a limit. */

/** What rounding may leave beside a bound. Inches. */
const HAIR = 0.05;
/** The longest length that a room has to do with: 1000 ft, as much as words may say of it. */
export const LONGEST_IN = 12_000;

/** A size in inches. */
export const inches = z.number().min(0).max(LONGEST_IN);
/** A place in the room, in inches from its origin. */
export const position = z
  .number()
  .min(-HAIR)
  .max(LONGEST_IN + HAIR);
/** US dollars. */
export const dollarAmount = z.number().min(-1e9).max(1e9);
/** An amount of anything else: feet, pieces, square feet, watts. */
export const amount = z.number().min(-1e6).max(1e6);
export const seedNumber = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

/** A name in a table of ours: of a rule, a price, a feature. */
export const word = z.string().min(1).max(80);
/** A name or a short sentence. */
export const line = z.string().max(400);
/** Sentences. */
export const text = z.string().max(4_000);
/** What a person wrote. */
export const longText = z.string().max(20_000);
/** A color as sRGB hex, `#rrggbb`. */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i);
export const sideSchema = z.enum(SIDES);

/** A list with a bound. */
export const list = <S extends z.ZodType>(of: S, most: number) => z.array(of).max(most).readonly();

/** An object that holds these fields and no others. */
export const record = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).readonly();
