import { z } from 'zod';
import { SWATCH_SURFACES } from '../finishes/swatches.js';
import { categorySchema } from '../room.js';
import { list, longText, word } from '../units.js';
import { TIERS } from './tiers.js';

const days = z.number().min(0).max(1e6);
const usd = z.number().min(0).max(1e12);

/** An answer to one of the brief's questions, both by id. */
export const answerSchema = z.object({ question: word, answer: word }).readonly();
export type Answer = z.infer<typeof answerSchema>;

/** Words of a field that a text model put into words of the vocabulary. */
export const proposalSchema = z
  .object({
    field: word,
    /** UTF-16 units as typed, end exclusive. */
    start: z.number().int().min(0).max(1e6),
    end: z.number().int().min(0).max(1e6),
    words: list(word, 4),
  })
  .readonly();
export type Proposal = z.infer<typeof proposalSchema>;

/** A homeowner's wish as it was typed (docs/product.md, Preferences), trimmed and with the ZIP cut to five digits. */
export const designWishSchema = z
  .object({
    zipCode: word,
    category: categorySchema,
    fullAddress: longText.optional(),
    style: longText.optional(),
    /** Which room or how large: "kitchen", "12x14", "150 sq ft". */
    area: longText.optional(),
    colors: longText.optional(),
    layout: longText.optional(),
    features: longText.optional(),
    budget: usd.optional(),
    /** "labor only" leaves materials out of the estimate. */
    workType: longText.optional(),
    /** Money the homeowner has set aside for materials. */
    materials: usd.optional(),
    startInDays: days.optional(),
    durationDays: days.optional(),
    /** "start 30%, half 20%, end 50%". */
    paymentPhases: longText.optional(),
    requirements: longText.optional(),
    designPrompt: longText,
    contractorPrompt: longText,
    /** Names of the fields that hold what a form starts with, untouched: words win over them. */
    defaults: list(word, 40).optional(),
    /** Ids of the designs that this is to be another idea than, the first first. */
    otherThan: list(word, 40).optional(),
    /** What the homeowner answered to questions of the brief. */
    answers: list(answerSchema, 10).optional(),
    /** What a text model made of clauses that the rules could not read; missing where none was asked. */
    proposed: list(proposalSchema, 40).optional(),
    /** For a lower or a higher sum than the wish by itself. */
    tier: z.enum(TIERS).optional(),
    /** Finishes chosen for a design that is there: swatches by their ids. */
    finishes: z.partialRecord(z.enum(SWATCH_SURFACES), word).readonly().optional(),
    /** The design that this one varies, by its id. */
    siblingOf: word.optional(),
    /** The design whose room it shows in other finishes, by its id. */
    roomOf: word.optional(),
    /** The brief that it was drawn from. */
    briefId: word.optional(),
  })
  .readonly();
export type DesignWish = z.infer<typeof designWishSchema>;
