import { numberFrom } from '../text.js';

/** Lengths as people write them: "3 ft", "2'8\"", "five and a half feet", "a foot and a half". */

const NUMBER = String.raw`(?:\d{1,3}(?:\.\d{1,2})?(?:[ -]\d\/\d|[½¼¾])?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const HALF = '(?: and a half)?';
const FEET = String.raw`(?:[ -]?(?:feet|foot|ft\b\.?)|['’′])`;
const INCHES = String.raw`(?:[ -]?(?:inch(?:es)?\b|in\b(?! (?:the|an?|our|my|this|that)\b)\.?)|["”″])`;
const ABOUT =
  '(?:(?:about|roughly|around|approximately|maybe|exactly|just|only|some|like|a little over|just over|just under) )?';

const LENGTH = new RegExp(
  `(?<![\\d.\\/])\\b${ABOUT}(?:${NUMBER}${HALF}${FEET}(?:(?: and | |-)?\\d{1,2}(?:[ -]\\d\\/\\d|½)?${INCHES}|\\d{1,2}\\b)?${HALF}|a foot${HALF}|${NUMBER}${HALF}${INCHES})`,
  'g',
);

/** A text with each of its lengths as so many underscores: other patterns know them by these. */
export const marked = (text: string): string => text.replace(LENGTH, (said) => '_'.repeat(said.length));

const PARTS = new RegExp(
  `(?<first>${NUMBER})(?<half>${HALF})(?:(?<feet>${FEET})|(?<inches>${INCHES}))?(?:(?: and | |-)?(?<rest>\\d{1,2})(?:[ -](?<part>\\d\\/\\d)|(?<small>½))?)?(?<later> and a half)?`,
  'i',
);
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const numberOf = (said: string): number => {
  const [whole = '', part] = said.toLowerCase().split(/[ -](?=\d\/)/);
  const sign = FRACTIONS[whole.slice(-1)];
  const number = numberFrom(sign === undefined ? whole : whole.slice(0, -1));
  const [a, b] = (part ?? '').split('/').map(Number);
  return number + (sign ?? 0) + (a && b ? a / b : 0);
};

/** The inches of a length; one without a unit is of feet where it is so small that nobody means inches. */
export function inchesOf(said: string, feetUpTo = 0): number {
  const foot = /\ba foot( and a half)?/i.exec(said);
  if (foot) return foot[1] ? 18 : 12;
  const found = PARTS.exec(said)?.groups;
  if (!found?.first) return Number.NaN;
  const { first, half, feet, inches, rest, part, small, later } = found;
  const number = numberOf(first) + (half || later ? 0.5 : 0);
  const isFeet = feet !== undefined || (inches === undefined && number <= feetUpTo);
  const more = rest === undefined || feet === undefined ? 0 : Number(rest);
  return (isFeet ? 12 * number : number) + more + (small || part ? numberOf(`0 ${part ?? '1/2'}`) : 0);
}
