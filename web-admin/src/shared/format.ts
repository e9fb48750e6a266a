import { formatMoney, LIMITS } from '@plumbline/contracts';

const DATE_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto', style: 'short' });
const COUNT = new Intl.NumberFormat('en-US');

/** What stands where there is nothing. */
export const NOTHING = '–';

export const money = (usd: number | null | undefined): string => (usd == null ? NOTHING : formatMoney(usd));
export const count = (n: number | null | undefined): string => (n == null ? NOTHING : COUNT.format(n));
/** An ISO 8601 time in the reader's zone. */
export const dateTime = (iso: string): string => DATE_TIME.format(new Date(iso));
/** A calendar day, YYYY-MM-DD. */
export const shortDay = (day: string): string => DAY.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
/** A calendar day with its year, of YYYY-MM-DD. */
export const dayOfYear = (day: string): string => DAY_OF_YEAR.format(new Date(`${day}T00:00:00Z`));
/** The sum of numbers that the server counts to 10,000 each: "19,000+" where one of them may be larger. */
export function countToLimit(...counts: readonly number[]): string {
  const sum = counts.reduce((all, n) => all + Math.min(n, LIMITS.exactTotalMax), 0);
  return count(sum) + (counts.some((n) => n >= LIMITS.exactTotalMax) ? '+' : '');
}
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${count(n)} ${n === 1 ? one : many}`;

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "3 hr. ago", measured from `now` in milliseconds. */
export function ago(iso: string, now: number = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return AGO.format(Math.trunc(seconds / length), unit);
  }
  return 'just now';
}

/** A length of time given in hours: "45 min", "26 h", "4.2 days". */
export function hours(value: number | null | undefined): string {
  if (value == null) return NOTHING;
  if (value < 1) return `${Math.round(value * 60)} min`;
  if (value < 72) return `${Math.round(value)} h`;
  return `${(value / 24).toFixed(1)} days`;
}

/** A file's size given in bytes. */
export function fileSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  if (bytes < 1_048_576) return `${Math.round(bytes / 1_024)} KB`;
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
