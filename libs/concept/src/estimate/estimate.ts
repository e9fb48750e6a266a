import { z } from 'zod';
import { gradeSchema, workTypeSchema } from '../brief/brief.js';
import { amount, dollarAmount, line, list, record, text, word } from '../units.js';
import { quantityUnitSchema, supplySchema, tradeSchema } from './quantity.js';

/** How sure a price or a rule is. H: two sources or the rule-maker; M: one decent source; L: a weak one; none: general knowledge. */
export const surenessSchema = z.enum(['H', 'M', 'L', 'none']);
export type Sureness = z.infer<typeof surenessSchema>;

const span = { low: dollarAmount, likely: dollarAmount, high: dollarAmount };
/** A span of prices in US dollars. */
export const priceSpanSchema = record(span);
export type PriceSpan = z.infer<typeof priceSpanSchema>;

const yearNumber = z.number().int().min(1900).max(2200);
const days = z.number().min(0).max(100_000);
const daysSpan = z.tuple([days, days]).readonly();

/** One priced line. US dollars. */
export const estimateLineSchema = record({
  item: line,
  trade: tradeSchema,
  quantity: amount,
  unit: quantityUnitSchema,
  ...span,
  /** How the likely sum divides. */
  laborUsd: dollarAmount,
  materialUsd: dollarAmount,
  state: supplySchema,
  year: yearNumber,
  source: line,
  sure: surenessSchema,
  /** Id of its unit price, how its quantity was reckoned, and where in the room it is. */
  price: word.optional(),
  formula: text.optional(),
  where: line.optional(),
});
export type EstimateLine = z.infer<typeof estimateLineSchema>;

export const changeSchema = record({ text: line, savesUsd: dollarAmount });
export type Change = z.infer<typeof changeSchema>;

/** What a budget does. US dollars. */
export const budgetAnswerSchema = record({
  budgetUsd: dollarAmount,
  covers: z.boolean(),
  /** Over the budget (positive) or under it. */
  overUsd: dollarAmount,
  text,
  /** Trades that the budget pays for in build order, and those that it does not reach. */
  covered: list(tradeSchema, 40),
  uncovered: list(tradeSchema, 40),
  /** At most three changes, the least felt first, that lower the price. */
  changes: list(changeSchema, 10),
  afterChangesUsd: dollarAmount,
});
export type BudgetAnswer = z.infer<typeof budgetAnswerSchema>;

/** A deposit held against a state's rule. */
export const depositCheckSchema = record({
  state: line.optional(),
  /** US dollars asked before work starts; nothing where no payment phases were told. */
  asksUsd: dollarAmount.optional(),
  capUsd: dollarAmount.optional(),
  met: z.boolean().optional(),
  text,
  source: line.optional(),
});
export type DepositCheck = z.infer<typeof depositCheckSchema>;

export const durationSchema = record({
  /** Calendar days on site. */
  days: daysSpan,
  /** Days that ordered cabinets take before; absent where none are ordered. */
  leadDays: daysSpan.optional(),
  wishedDays: days.optional(),
  text,
  source: line,
});
export type Duration = z.infer<typeof durationSchema>;

/** A sum that is reckoned on the lines: sales tax, or overhead and profit. US dollars; `percent` of the likely sum. */
export const surchargeSchema = record({ ...span, percent: z.number().min(0).max(100), text });
export type Surcharge = z.infer<typeof surchargeSchema>;

/** What the room costs whole, labor and materials, whatever part of it a contractor is asked for. US dollars. */
export const estimateSchema = record({
  ...span,
  /** What the work asked for comes to, where that is only a part; missing in concepts made before it was told apart. */
  part: record({ ...span, workType: workTypeSchema.exclude(['labor and materials']) }).optional(),
  lines: list(estimateLineSchema, 400),
  contingency: priceSpanSchema,
  /** On the material; neither it nor the next two are in concepts stored before they were told apart. */
  salesTax: surchargeSchema.optional(),
  /** Of the general contractor, on labor, material and tax. */
  overheadAndProfit: surchargeSchema.optional(),
  grade: gradeSchema.optional(),
  /** Year of the newest unit price used. */
  year: yearNumber,
  laborFactor: z.number().min(0).max(100),
  notes: list(text, 40),
  budget: budgetAnswerSchema.optional(),
  /** Cheaper ways to the same room, the least felt first, whatever the budget; missing in older concepts. */
  alternates: list(changeSchema, 12).optional(),
  deposit: depositCheckSchema,
  duration: durationSchema,
});
export type Estimate = z.infer<typeof estimateSchema>;
