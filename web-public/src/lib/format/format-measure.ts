import { formatNumber } from './format.js';

const FOOT_IN = 12;
const QUARTERS = ['', '¼', '½', '¾'] as const;

/** A measured value as people in the trade say it: 42″, 14′-6″, 5.7 sq ft, 150 cfm. */
export function formatMeasure(value: number, unit: string): string {
  if (unit === 'in') return inches(value);
  if (unit === 'ft') return feetAndInches(value * FOOT_IN);
  if (unit === 'count') return formatNumber(value);
  return `${formatNumber(value)} ${unit}`;
}

/**
 * A measured value and its limit in one notation: the one that the rule's own text says the limit in ("480 in",
 * "7 ft"), else the one that suits the limit.
 */
export function formatAlike(measured: number, limit: number, unit: string, text: string): [string, string] {
  const both = (say: (value: number) => string): [string, string] => [say(measured), say(limit)];
  if (unit !== 'in') return both((value) => formatMeasure(value, unit));
  if (text.includes(`${formatNumber(limit)} in`)) return both(plainInches);
  const inFeet = text.includes(`${formatNumber(limit / FOOT_IN)} ft`) || limit >= PLAIN_IN;
  return both(inFeet ? feetAndInches : plainInches);
}

/** From here on a sum of lengths, such as the frontage of all drawers: rules name it in inches. */
const SUM_IN = 1_000;

/** Shorter lengths are said as plain inches. */
const PLAIN_IN = 96;

/** Up to 8 ft as plain inches, longer ones in feet and inches, sums in inches again; to the quarter inch. */
function inches(value: number): string {
  return Math.abs(value) < PLAIN_IN || Math.abs(value) >= SUM_IN ? plainInches(value) : feetAndInches(value);
}

const plainInches = (value: number): string =>
  `${Math.abs(value) >= SUM_IN ? formatNumber(Math.round(value)) : toQuarter(value)}″`;

function feetAndInches(valueIn: number): string {
  const whole = Math.round(valueIn * 4) / 4;
  const feet = Math.trunc(whole / FOOT_IN);
  const rest = toQuarter(whole - feet * FOOT_IN);
  return `${feet}′-${/^\d/.test(rest) ? rest : `0${rest}`}″`;
}

function toQuarter(value: number): string {
  const quarters = Math.round(value * 4);
  const whole = Math.trunc(quarters / 4);
  const part = QUARTERS[Math.abs(quarters % 4)]!;
  return whole === 0 && part ? part : `${whole}${part}`;
}
