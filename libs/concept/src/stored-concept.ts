import { z } from 'zod';
import { designWishSchema } from './brief/wish.js';
import { conceptSchema } from './concept.js';
import { categorySchema } from './room.js';
import { amount, dollarAmount, line, longText, seedNumber, text, word } from './units.js';
import { CONCEPT_VERSION } from './version.js';

/** What the picture was made with; null where a provider has no such notion. */
export const pictureMetaSchema = z
  .object({
    preset: line.nullable(),
    seed: seedNumber.nullable(),
    guidance_scale: amount.nullable(),
    provider: word,
    samples: amount.nullable(),
    /** 0–1: how much of the photo's lines and openings the picture keeps; where a photo was started from. */
    structureScore: amount.optional(),
    fallbackFrom: word.optional(),
    fallbackReason: text.optional(),
  })
  .readonly();
export type PictureMeta = z.infer<typeof pictureMetaSchema>;

/** A design as its concept holds it. Its files are told by `design.file-added`. */
const storedDesignSchema = z
  .object({
    _id: word,
    title: line,
    description: text,
    altText: text,
    designPrompt: longText,
    contractorPrompt: longText,
    style: line.nullable(),
    /** US dollars */
    estimatedCost: dollarAmount.nullable(),
    meta: pictureMetaSchema,
  })
  .readonly();

/**
 * The claim check of a finished concept: designs writes it once before it announces `design.completed`; bids and
 * notifications read it by the key that `design.file-added` told. Fields beside those known here are left out when
 * it is read: a newer service may have written them.
 */
export const storedConceptSchema = z
  .object({
    version: z.literal(CONCEPT_VERSION),
    design: storedDesignSchema,
    concept: conceptSchema,
    /** The homeowner's wish as it was typed. */
    request: designWishSchema,
    zipCode: word,
    category: categorySchema,
    /** ISO 8601 */
    createdAt: word,
  })
  .readonly();
export type StoredConcept = z.infer<typeof storedConceptSchema>;
