import * as contracts from '@plumbline/contracts';
import { locale } from '#texts/locale';
import { once } from './once.js';

// A formatter costs a phone milliseconds, so each is made when it is first asked for.
const plain = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** US dollars; cents only where there are any. */
export const formatMoney = (usd: number): string => contracts.formatMoney(usd, locale);

/** A price as typed in the form that people read; what is no price stays as it was typed. */
export const priceText = (typed: string): string => contracts.priceText(typed, locale);

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
