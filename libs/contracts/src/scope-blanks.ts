import { parsePrice } from './money.js';

/** Marks in square brackets that say something of a line; every other bracket is a blank to fill in. */
export const SCOPE_MARKS = [
  'included',
  'allowance',
  'owner-supplied',
  'by owner',
  'excluded',
  'to verify',
  'labor',
  'alternate',
] as const;

/** Something that a scope leaves open: its place in the text, and what stands there. */
export interface ScopeBlank {
  readonly start: number;
  readonly end: number;
  /** "$[amount]" */
  readonly text: string;
}

/** What is still to be filled in: "[number]", "$[amount]"; neither a mark nor a box to tick. */
export function blanksIn(scope: string): ScopeBlank[] {
  return [...scope.matchAll(/\$?\[([^[\]]{1,160})\]/g)]
    .filter(([, inner = '']) => !['', 'x'].includes(inner.trim().toLowerCase()) && !isMark(inner))
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length, text }));
}

const isMark = (inner: string): boolean =>
  (SCOPE_MARKS as readonly string[]).includes(inner.trim().replace(/\s+/g, ' ').toLowerCase());

const SUM = `(?:contract (?:price|sum|total)|grand total|total(?: contract)?(?: price| sum| cost| bid)?|(?:bid|our|your|the)? ?price|bid|quote)`;
const SUM_LINE = new RegExp(
  String.raw`^[ \t*>-]{0,12}(${SUM})\b([^\r\n\u2028\u2029$]{0,40})\$[ ]?(\d{1,15}(?:,\d{1,15}){0,5}(?:\.\d{1,9})?)(?![.,]?\d)`,
  'gim',
);
const OPEN_SUM = new RegExp(
  String.raw`^([ \t*>-]{0,12}${SUM}\b[^\r\n\u2028\u2029$]{0,40})\$\[amount\]`,
  'im',
);

/** A sum that a scope names as its total, and where. */
export interface ScopeTotal {
  /** US dollars. */
  readonly usd: number;
  readonly start: number;
  readonly end: number;
}

/** The contract price, else the last total; null where a scope names neither. */
export function totalIn(scope: string): ScopeTotal | null {
  const sums = [...scope.matchAll(SUM_LINE)];
  const named = sums.find(([, name = '']) => /contract|grand/i.test(name)) ?? sums.at(-1);
  const usd = parsePrice(named?.[3]);
  if (!named || !usd) return null;
  return { usd, start: named.index, end: named.index + named[0].length };
}

/** The scope with its open contract price filled in; as it is where none is open. */
export function withTotal(scope: string, priceText: string): string {
  return scope.replace(OPEN_SUM, (_, before: string) => `${before}${priceText}`);
}
