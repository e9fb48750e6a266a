import type { Statement } from '../claim.js';
import { nameOfFeature } from '../features/features.js';
import type { RequestReading } from '../reading/request-reading.js';

/** Between the two of a choice: "twin beds or bunks", "a soaking tub, or maybe a big shower". */
const OR = /^,? ?or (?:maybe |else |even |possibly |perhaps )?(?:[a-z'-]{1,14} ){0,4}$/i;
/** A choice that is left open by no more than its words: "no tub or shower" leaves none. */
const MOST_BETWEEN = 60;

/**
 * Of two things that were asked for as a choice the first is planned, or the second where the request says so, and it is told
 * which.
 */
export function takeOneOfTwo(reading: RequestReading): void {
  for (const [one, other] of choicesIn(reading)) {
    const [taken, left] = reading.given.secondOfTwo ? [other, one] : [one, other];
    const [first, second] = [taken, left].map(({ claim }) => (claim.is === 'feature' ? claim.id : ''));
    if (!first || !second || !reading.wanted.has(first) || !reading.wanted.has(second)) continue;
    reading.wanted.delete(second);
    const [from, to] =
      left === other
        ? [one.span?.end ?? 0, other.span?.end ?? 0]
        : [one.span?.start ?? 0, one.span?.end ?? 0];
    reading.outvote(
      ({ claim, span, field }) =>
        field === left.field &&
        (span === undefined
          ? claim.is === 'feature' && claim.id === second
          : span.start >= from && span.end <= to),
    );
    reading.choices++;
    reading.assumed.push(
      `Of ${nameOfFeature(one.claim.is === 'feature' ? one.claim.id : '')} or ${nameOfFeature(other.claim.is === 'feature' ? other.claim.id : '')}, ${nameOfFeature(first)} is planned: say so if you like the other better.`,
    );
  }
}

function choicesIn(reading: RequestReading): readonly (readonly [Statement, Statement])[] {
  const named = reading.statements
    .filter(({ claim, span, outvoted }) => claim.is === 'feature' && !claim.landmark && span && !outvoted)
    .sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  return named.flatMap((one, i) => {
    const other = named
      .slice(i + 1)
      .find(({ field, span }) => field === one.field && (span?.start ?? 0) >= (one.span?.end ?? 0));
    const [end, start] = [one.span?.end ?? 0, other?.span?.start ?? 0];
    if (!other || start - end > MOST_BETWEEN) return [];
    return OR.test(reading.textOf(one.field).slice(end, start)) ? [[one, other] as const] : [];
  });
}
