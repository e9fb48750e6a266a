/**
 * A budget told in a sentence: "under $30k", "budget of 25,000 dollars", "about forty grand", "20 to 30k". The texts
 * are those of plainText().
 */

import { parsePrice } from '@plumbline/contracts';
import { allMatches } from '../text/all-matches.js';
import { looseBudget, stretchOf } from './loose-budget.js';
import { factorOf, isBudget } from './money.js';

const UNITS = 'k|grand|thousand|mil|million';
const AMOUNT = String.raw`(\$)?\s?(\d{1,3}(?:[ .]000){1,3}|\d[\d,]{0,14}(?<!,)(?:\.\d{1,6})?)\s?-?(${UNITS})?\b`;
const DOLLARS = String.raw`(?:\s?(?:dollars?|bucks|usd))?`;
const SUM = new RegExp(
  String.raw`(?<![\w.#-])${AMOUNT}${DOLLARS}(?:\s?(?:-|–|to|and|or)\s?${AMOUNT}(${DOLLARS})(?! of (?:it|that|this)\b))?(?![\w.]{0,20}\d)(?!\s?(?:%|x\b|×))`,
  'gi',
);

/** What stands before a sum that is a budget; the first kind makes one of any sum. */
const BUDGET_BEFORE =
  /\b(?:bud?g[ei]?t|buget|budjet|presupuesto|spending limit|price range|price cap)\b[^.;\d$]{0,24}$/i;
const LIMIT_BEFORE =
  /\b(?:under|below|less than|up to|max(?:imum)?(?: of)?|at most|(?:no|not) more than|not? over|not exceed(?:ing)?|within|spend(?:ing)?|afford|cap(?:ped)? (?:it )?at|around|about|roughly|approx(?:imately|\.)?|ballpark|total(?:ing| of)?|credit(?: of)?|all in|we have|i have|we've got|have|between|keep it (?:to|at)|is|cost|like|say|prob|probably|maybe|hopefully|ideally|thinking|i'?ve got|we got|got|tops|saved(?: up)?|set aside|put aside|fits? (?:in|into))\s?(?:(?:of|at|to|is|about|around|roughly|only|maybe|between|a)\s?){0,4}$/i;
const BUDGET_AFTER =
  /^\s?(?:total |max(?:imum)? |overall )?(?:budget|max(?:imum)?\b|tops|all[ -]in|to spend|to work with|or less|or under|at most|limit|in total|total|including|incl\b|inclusive|and not a (?:penny|dime|cent|dollar)\b|is (?:what|all) (?:we|i)(?:['’]ve)? (?:have|got)|is (?:our|my|the) (?:limit|max|budget|cap))/i;
/** What makes a sum the price of a part, a rate or a deposit. */
const PART_BEFORE =
  /\b(?:materials?|deposit|allowances?|appliances?|furniture|fixtures?|cabinets?|per|paid|worth|save|saves|saving|insurance|allowances? of|down payment)\b[^.;,\d$]{0,20}$/i;
const PART_AFTER =
  /^\s?(?:\/|per\b|an? (?:sq|square|month|day|hour|foot|ft|week|year|piece)\b|each\b|deposit|allowance|down\b|worth|tv|projector|screen|sq|square|(?:for|on) (?!(?:the |this |my |our |a )?(?:whole|entire|full|project|kitchen|bath|bathroom|remodel|renovation|room|everything|it|job|all|basement|garage|office|bedroom|living|work|total)))|^\s(?!incl|with\b|w\b|for\b)[a-z-]{0,20}\s?(?:range|stove|fridge|refrigerator|sofa|faucet|tub|vanity|cabinets?|appliances?|countertops?)\b/i;

/** "About 3,000 books", "1,200 LPs": a number without a sign of money before what is counted. */
const COUNTED =
  /^\s?(?:(?!(?:for|and|with|but|max|all|to|incl|including|the|or|on|in|is|if|so|total)\b)[a-z-]{3,12} )?(?!(?:dollars|bucks|tops|plus|this|is|us|ours|needs|includes|unless|as|less|has|covers|works|was|sometimes|always|maximums?)\b)(?:[a-z]{2,14}s|lp|vinyl|square|sq|sf|cfm|btu)\b/i;

/** "An island if it is under 4k": a sum on which one thing depends, unless it is said of all of it. */
const CONDITION = /\b(?:if|unless|provided|as long as|only when)\b/i;
const OF_ALL =
  /\b(?:all of it|everything|whole|total|stays?|keep|the job|project|altogether|all together|it all|budget|fits? (?:in|into))\b/i;
const isCondition = (before: string): boolean => CONDITION.test(before) && !OF_ALL.test(before);

/** A smaller sum is the price of a thing, unless it is called a budget. */
const LEAST = 1000;
/** A sum with its sign that stands alone in its sentence. */
const LEAST_ALONE = 300;

export interface SaidBudget {
  readonly said: string;
  /** US dollars; of a span its upper end. */
  readonly usd: number;
  /** The sum that was told first, where its writer could go further. */
  readonly from?: number;
}

/** The first sum of a text that is told as what all may cost; undefined where none is. */
export function readBudget(text: string): SaidBudget | undefined {
  const plain = inDigits(text);
  for (const match of allMatches(plain, SUM)) {
    const [said, dollar, amount, unit, dollarTo, amountTo, unitTo] = match;
    const money = Boolean(dollar || unit || dollarTo || unitTo) || /dollar|bucks|usd|\d,\d{3}/i.test(said);
    const at = match.index + said.length - said.trimStart().length;
    const before = clauseBefore(plain, at);
    const after = clauseAfter(plain, match.index + said.length);
    const called = BUDGET_BEFORE.test(before) || /^\s?(?:total |max )?budget/i.test(after);
    if (PART_BEFORE.test(before) || PART_AFTER.test(after) || isCondition(before)) continue;
    if (!dollar && !unit && !dollarTo && !unitTo && COUNTED.test(after)) continue;
    const alone = before.trim() === '' && after.trim() === '';
    // "3500 max" is a sum by what stands behind it.
    const capped =
      /\b(?:max(?:imum)?|tops)(?: of| is|:)? ?$/i.test(before) ||
      /^\s?(?:max(?:imum)?\b|tops\b|all[ -]in\b|or less|at most|to spend|to work with)/i.test(after);
    const told =
      called ||
      (capped && !/(?:19|20)\d\d$/.test(said.trim()) && !unit) ||
      (money && (alone || LIMIT_BEFORE.test(before) || BUDGET_AFTER.test(after)));
    if (!told) continue;
    const usd = dollars(amountTo ?? amount ?? '', amountTo ? unitTo : unit);
    if (!isBudget(usd) || usd < (called ? 100 : alone && dollar ? LEAST_ALONE : LEAST)) continue;
    return upTo(said.trim(), usd, plain.slice(match.index + said.trimEnd().length));
  }
  const loose = looseBudget(plain);
  if (!loose) return undefined;
  return upTo(loose.said, loose.usd, plain.slice(plain.indexOf(loose.said) + loose.said.length));
}

/** A sum with what its writer could go to, and the words that cap it: "12 thousand, could stretch to 14", "17k tops". */
function upTo(said: string, usd: number, behind: string): SaidBudget {
  const after = behind.slice(0, LOOKS_AHEAD);
  const more = stretchOf(after, usd);
  if (more) return { said: `${said}${more.said}`, usd: more.usd, ...(more.usd > usd ? { from: usd } : {}) };
  return { said: `${said}${CAPS.exec(after)?.[0] ?? ''}`, usd };
}
const LOOKS_AHEAD = 80;
const CAPS = /^ (?:tops|max(?:imum)?|(?:and )?not a (?:penny|dime|cent|dollar) (?:more|over))\b/i;

/** "I want $5,000 of that left untouched": what of a budget is not to be spent. */
const RESERVE = new RegExp(
  String.raw`(?<![\w.#-])${AMOUNT}${DOLLARS}(?: of (?:that|it|this|the total))? (?:(?:is |to be |should be |has to be |kept |left |set |held |put ){0,3})(?:untouched|in reserve|aside|held back|back|in the bank|alone|over|(?:as|for) (?:a |an |the )?(?:cushion|surprises?|emergenc(?:y|ies)|contingenc(?:y|ies)|unexpected|unknowns?|overruns?|rainy day|buffer))`,
  'i',
);
const KEEPS_BACK = new RegExp(
  String.raw`\b(?:keep(?:ing)?|hold(?:ing)?(?: back)?|set(?:ting)? aside|leav(?:e|ing)|sav(?:e|ing)|reserv(?:e|ing)|put(?:ting)? aside) (?:about |around |at least )?${AMOUNT}${DOLLARS}(?: of (?:that|it|this))?(?= (?:untouched|aside|back|in reserve|(?:just )?in case|(?:as|for) (?:a |an |the )?(?:cushion|surprises?|emergenc|contingenc|unexpected|unknown|overrun|rainy|buffer))\b)`,
  'i',
);
/** US dollars that are kept back of the budget; 0 where none are. */
export function readReserve(text: string): number {
  const found = RESERVE.exec(inDigits(text)) ?? KEEPS_BACK.exec(inDigits(text));
  const usd = found ? dollars(found[2] ?? '', found[3]) : 0;
  return Number.isFinite(usd) ? usd : 0;
}

/** The words of a sum that is spelt out: "thirty five to forty thousand". */
export const spelledSum = (text: string): string | undefined => SPELT_SUM.exec(text)?.[0];

/** The text without the sum that was read from it, so that it is not read as a size. */
export const withoutBudget = (text: string, budget: SaidBudget | undefined): string =>
  budget ? inDigits(text).replace(budget.said, ' ') : text;

/** A number of the text in US dollars: "25,000", "30 000"; NaN where its commas group no thousands. */
const dollars = (amount: string, unit?: string): number =>
  (parsePrice(amount.replace(/[ .](?=000)/g, '')) ?? Number.NaN) * factorOf(unit);

/** What a clause says before a place in it; a comma within a number ends none. */
const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - 60), at)
    .split(/[.;!?\n(]\s|,\s/)
    .at(-1) ?? '';
const clauseAfter = (text: string, at: number): string =>
  text.slice(at, at + 60).split(/[.;!?\n)](?:\s|$)|,(?:\s|$)/)[0] ?? '';

const TENS = 'ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TEN_VALUES = [10, 11, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90];
const ONES = 'one two three four five six seven eight nine'.split(' ');
const SPELT = new RegExp(
  String.raw`\b(?:(${TENS.join('|')})(?:[\s-](${ONES.join('|')}))?|(${ONES.join('|')}|an?)(?:\s(hundred))?)\s(grand(?! piano)|thousand)\b`,
  'gi',
);

const SPELT_SUM = new RegExp(
  String.raw`\b(?:(?:${TENS.join('|')}|${ONES.join('|')}|an?|hundred)(?:[\s-](?:to|or)?\s?)){1,6}(?:grand(?! piano)|thousand)\b`,
  'i',
);
/** "Thirty five to forty thousand": the unit is said once. */
const SPELT_FROM = new RegExp(
  String.raw`\b((?:${TENS.join('|')})(?:[\s-](?:${ONES.join('|')}))?) (?:to|or) (?=(?:${TENS.join('|')})(?:[\s-](?:${ONES.join('|')}))? (?:grand|thousand)\b)`,
  'gi',
);

/** "forty-five thousand" → "45 thousand", "a hundred grand" → "100 grand". */
const inDigits = (text: string): string =>
  text
    .replace(SPELT_FROM, '$1 thousand to ')
    .replace(SPELT, (_, ten?: string, one?: string, few?: string, hundred?: string, unit?: string) => {
      const tens = ten ? (TEN_VALUES[TENS.indexOf(ten.toLowerCase())] ?? 0) : 0;
      const ones = one ?? few;
      const small = ones ? Math.max(1, ONES.indexOf(ones.toLowerCase()) + 1) : 0;
      return `${(tens + small) * (hundred ? 100 : 1)} ${unit}`;
    });
