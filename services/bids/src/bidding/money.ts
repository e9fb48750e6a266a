import { LIMITS } from '@plumbline/contracts';

const usd = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const DOLLARS = usd(0);
const CENTS = usd(2);

/** 12500 → $12,500; 12500.5 → $12,500.50. */
export function quoteText(priceUsd: number): string {
  return (Number.isInteger(priceUsd) ? DOLLARS : CENTS).format(priceUsd);
}

export const PRICE_SENTENCE = `Enter a price between $0.01 and ${quoteText(LIMITS.priceMaxUsd)}, or leave it blank.`;

/**
 * A price as typed: a number, or text like "$12,500.00". Blank is undefined (price to follow); what is no price
 * is NaN, which no rule accepts.
 */
export function parsePrice(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const text = value.trim().replace(/^\$\s*/, '');
  if (text === '') return undefined;
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}
