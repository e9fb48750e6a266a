/** Sums, days and payments. The texts are those of plainText(). */

import type { PaymentPhase, WorkType } from '@plumbline/concept';
import { parsePrice } from '@plumbline/contracts';
import { allMatches } from '../text/all-matches.js';

/** "15000", "$15k", "15,000", 15000 → dollars. Nothing for blank, negative, absurd or unreadable sums. */
export function readMoney(value: number | string | undefined): number | undefined {
  if (typeof value === 'number') return isBudget(value) ? value : undefined;
  const match = /(-)?\s?\$?\s?(\d[\d,]{0,14}(?:\.\d{1,6})?)\s?(k|m|grand|thousand|million)?\b/i.exec(
    value ?? '',
  );
  if (!match || match[1]) return undefined;
  const amount = (parsePrice(match[2]) ?? 0) * factorOf(match[3]);
  return isBudget(amount) ? amount : undefined;
}

/** Whether a sum can be meant as a budget, in US dollars. */
export const isBudget = (usd: number): boolean => usd > 0 && usd <= LARGEST;

/** Largest sum that is taken for a budget, in US dollars. */
const LARGEST = 1e9;

/** What "k", "grand" or "million" behind a number multiply it by. */
export function factorOf(unit = ''): number {
  if (/^(?:k|grand|thousand)$/i.test(unit)) return 1e3;
  return /^m/i.test(unit) ? 1e6 : 1;
}

/** Whole days from a number or from the first number of a text; `pattern`'s first group where one is given. */
export function readDays(value: number | string | undefined, pattern = /(\d{1,4})/): number | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) && value >= 0 && value < 3650 ? Math.round(value) : undefined;
  if (!value || /^\s?-/.test(value)) return undefined;
  const match = pattern.exec(value);
  const days = match
    ? Number(match[1]) * (/week/i.test(value) && pattern.source === '(\\d{1,4})' ? 7 : 1)
    : Number.NaN;
  return Number.isFinite(days) && days < 3650 ? days : undefined;
}

const PERCENT = /(?<![\d.])(\d{1,3}(?:\.\d{1,6})?)\s?(?:%|percent)/gi;
/** What ends the words of a name. */
const NO_NAME = /[^a-z \-/']/i;
const NAME_AFTER = /^\s(?:(?:at|on|upon|for|as)\s)?([a-z][a-z ]{0,40})/i;
/** What may stand between a payment's name and its share: "start: 30%". */
const BETWEEN = 4;
const NAME_MAX = 41;

/** The payments of "start 30%, half 20%, end 50%" or "30% at start", by the words before a share or else after it. */
function namedPhases(text: string): PaymentPhase[] {
  const phases: PaymentPhase[] = [];
  let from = 0;
  for (const match of allMatches(text, PERCENT)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(from, match.index - NAME_MAX - BETWEEN), match.index);
    const name = nameOf(
      before
        .replace(/[\s:,-]{0,4}$/, '')
        .split(NO_NAME)
        .at(-1),
    );
    const after = name ? null : NAME_AFTER.exec(text.slice(end, end + NAME_MAX + BETWEEN + 4));
    phases.push({
      name: name || nameOf(after?.[1]) || `payment ${phases.length + 1}`,
      percent: Number(match[1]),
    });
    from = end + (after?.[0].length ?? 0);
  }
  return phases;
}

const nameOf = (words = ''): string =>
  words
    .replace(/^[^a-z]+/i, '')
    .replace(/\b(?:and|then|at|on|the|payment|phases?)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** "start 30%, half 20%, end 50%" → phases. Nothing where no percentages are told or they pass 100. */
export function readPhases(text: string | undefined): PaymentPhase[] | undefined {
  const phases = namedPhases(text ?? '');
  const parts = [...(text ?? '').matchAll(/\b(\d)\s?\/\s?([2-9])\b(?!\s?\/)/g)].map(
    (m) => Number(m[1]) / Number(m[2]),
  );
  if (phases.length === 0 && Math.abs(parts.reduce((sum, p) => sum + p, 0) - 1) < 0.01)
    for (const part of parts)
      phases.push({ name: `payment ${phases.length + 1}`, percent: Math.round(part * 1000) / 10 });
  const split =
    phases.length === 0 ? /\b(\d{1,2})\s?\/\s?(\d{2})(?:\s?\/\s?(\d{1,2}))?\b/.exec(text ?? '') : null;
  if (split) {
    for (const part of split.slice(1))
      if (part) phases.push({ name: `payment ${phases.length + 1}`, percent: Number(part) });
  }
  const total = phases.reduce((sum, p) => sum + p.percent, 0);
  return phases.length > 0 && phases.length <= 12 && total > 0 && total <= 100.5 ? phases : undefined;
}

/** Which work is to be priced; nothing where the text does not say. */
export function readWorkType(text: string | undefined): WorkType | undefined {
  const plain = (text ?? '').toLowerCase();
  const labor = /labou?r|installation|install only/.test(plain);
  const materials = /materials?|supplies/.test(plain);
  if (/labou?r[ -]{0,3}only|only[ -]{0,3}labou?r|install(?:ation)?[ -]{0,3}only/.test(plain))
    return 'labor only';
  if (/materials?[ -]{0,3}only|supply[ -]{0,3}only/.test(plain)) return 'materials only';
  if (
    (labor && materials && /and|&|\+|plus/.test(plain)) ||
    /turn ?key|full (?:service|remodel)|everything|complete/.test(plain)
  ) {
    return 'labor and materials';
  }
  return undefined;
}

/** Which work is to be priced, where a sentence about other things says so in so many words. */
export function workTypeInWords(text: string): WorkType | undefined {
  const plain = text.toLowerCase();
  if (
    /\blabou?r (?:and|&|\+|plus) materials?\b|\bmaterials? (?:and|&|\+|plus) labou?r\b|\bturn[ -]?key\b|\bsupply and install\b/.test(
      plain,
    )
  )
    return 'labor and materials';
  if (/\b(?:labou?r|install(?:ation)?)[ -]only\b|\bonly (?:the )?labou?r\b/.test(plain)) return 'labor only';
  if (/\b(?:materials?|supply)[ -]only\b|\bonly (?:the )?materials?\b/.test(plain)) return 'materials only';
  return undefined;
}
