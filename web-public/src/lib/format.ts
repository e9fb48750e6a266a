import { locale } from '#texts/locale';
import { once } from './once.js';

// A formatter costs a phone milliseconds, so each is made when it is first asked for.
const dollars = once(
  () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const cents = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
const plain = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** US dollars; cents only where there are any. */
export function formatMoney(usd: number): string {
  return (Number.isInteger(usd) ? dollars() : cents()).format(usd);
}

/** At most one decimal. */
export function formatNumber(value: number): string {
  return plain().format(value);
}

/** Date and time in the reader's zone; an empty string where the text is no date. */
export function formatDateTime(iso: string | null | undefined): string {
  return format(dateTime, iso);
}

/** The day alone, in the reader's zone. */
export function formatDay(iso: string | null | undefined): string {
  return format(day, iso);
}

function format(formatter: () => Intl.DateTimeFormat, iso: string | null | undefined): string {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : formatter().format(date);
}
