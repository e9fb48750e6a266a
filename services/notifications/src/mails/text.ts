import { formatMoney, MESSAGES, type PriceBasis } from '@plumbline/contracts';

/** Control characters and those that turn the direction of text: never part of what a mail says. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

/** A person's text as one line for subjects and titles, cut at `max` characters. */
export function oneLine(text: string, max = 90): string {
  return cut(text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim(), max);
}

/** A person's text with its line breaks, whole; only characters that cannot be seen are left out. */
export function allLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/\t/g, '  ').replace(UNSEEN, '').trimEnd())
    .join('\n')
    .trim();
}

/** A person's text with its line breaks, at most `max` characters and no runs of empty lines. */
export function manyLines(text: string, max = 2_500): string {
  return cut(allLines(text).replace(/\n{3,}/g, '\n\n'), max);
}

function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

interface Price {
  readonly estimatedPriceUsd: number | null;
  readonly priceBasis?: PriceBasis | null;
}

/** A bid's price, which may be left for later. */
export function priceOf({ estimatedPriceUsd, priceBasis }: Price): string {
  if (estimatedPriceUsd !== null) return formatMoney(estimatedPriceUsd);
  return priceBasis === 'after-visit' ? MESSAGES.bids.priceAfterVisit : MESSAGES.bids.priceToFollow;
}

/** How sure a price is that has been named; null where the contractor did not say. */
export const basisOf = ({ estimatedPriceUsd, priceBasis }: Price): string | null =>
  estimatedPriceUsd !== null && priceBasis ? MESSAGES.bids.priceBases[priceBasis] : null;

/** `Friday, November 27` of an ISO time, in UTC. */
export function longDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** A design's title inside a sentence: “Open modern kitchen”. */
export const quoted = (title: string): string => `“${oneLine(title)}”`;

/** `kitchen` → `Kitchen`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 contractor`, `3 contractors`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `Austin (78704)` or `78704`. */
export const placeOf = ({ city, zipCode }: { city: string | null; zipCode: string }): string =>
  city ? `${oneLine(city, 60)} (${zipCode})` : zipCode;
