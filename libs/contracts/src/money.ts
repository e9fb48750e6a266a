import { LIMITS } from './limits.js';

const formatters = new Map<string, Intl.NumberFormat>();

/** US dollars as text: $12,500; cents only where there are any: $12,500.50. */
export function formatMoney(usd: number, locale = 'en-US'): string {
  const cents = Math.round(usd * 100) + 0;
  const digits = cents % 100 === 0 ? 0 : 2;
  const name = `${locale} ${digits}`;
  let formatter = formatters.get(name);
  if (!formatter) {
    const currency = { style: 'currency', currency: 'USD' } as const;
    formatter = new Intl.NumberFormat(locale, {
      ...currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(name, formatter);
  }
  return formatter.format(cents / 100);
}

/** US notation: commas only between groups of three digits, at most two decimals; "k" for thousands. */
const PRICE = /^\$?\s*(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(\.\d{1,2})?\s*(k)?$/i;

/**
 * A price in US dollars as typed: a number, or text like "$12,500.00" or "15k". Blank is undefined; what is no price
 * ("12,50") is NaN, which no rule accepts.
 */
export function parsePrice(typed: unknown): number | undefined {
  if (typed === undefined || typed === null) return undefined;
  if (typeof typed === 'number') return typed;
  if (typeof typed !== 'string') return Number.NaN;
  const text = typed.trim();
  if (text === '' || text === '$') return undefined;
  const [, whole, decimals = '', thousands] = PRICE.exec(text) ?? [];
  if (whole === undefined) return Number.NaN;
  const usd = Number(whole.replaceAll(',', '') + decimals);
  return thousands ? Math.round(usd * 100_000) / 100 : usd;
}

/** Whether a price can be that of a bid: whole cents within the limits. */
export const isPrice = (usd: number): boolean =>
  usd >= LIMITS.priceMinUsd && usd <= LIMITS.priceMaxUsd && Math.round(usd * 100) / 100 === usd;

/** A price as typed in the form that people read ("15000" → "$15,000"); what is no price stays as it was typed. */
export function priceText(typed: string, locale?: string): string {
  const usd = parsePrice(typed);
  return usd === undefined || Number.isNaN(usd) ? typed.trim() : formatMoney(usd, locale);
}
