import { JOIN_CATEGORIES } from '@plumbline/contracts';
import { z } from 'zod';
import { amount, line, record, text, word } from '../units.js';
import { TRADES } from './trades.js';

export const tradeSchema = z.enum(TRADES);

export const quantityUnitSchema = z.enum(['each', 'lin ft', 'sq ft', 'job']);
export type QuantityUnit = z.infer<typeof quantityUnitSchema>;

/** Who supplies: priced, a sum set aside, or the owner's own, set by the contractor or by the owner as well. */
export const supplySchema = z.enum(['included', 'allowance', 'owner-supplied', 'by-owner']);
export type Supply = z.infer<typeof supplySchema>;

/** How much of something a room needs. `price` is the id of its unit price. */
export const quantitySchema = record({
  price: word,
  item: line,
  trade: tradeSchema,
  /** The contractor category that may do it. */
  category: z.enum(JOIN_CATEGORIES),
  quantity: amount,
  unit: quantityUnitSchema,
  /** How much of the unit price each unit takes, where not all of it: a base cabinet without the wall cabinet above. */
  share: z.number().min(0).max(100).optional(),
  state: supplySchema,
  /** How the quantity was reckoned, in words. Neither it nor the place is in concepts stored before they were told. */
  formula: text.optional(),
  /** Where in the room: "north wall, island". */
  where: line.optional(),
});
export type Quantity = z.infer<typeof quantitySchema>;
