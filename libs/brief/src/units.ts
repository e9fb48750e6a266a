import { formatMoney } from '@plumbline/contracts';

/** Lengths as people in the US write them. */

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1, '1/8'],
  [2, '1/4'],
  [3, '3/8'],
  [4, '1/2'],
  [5, '5/8'],
  [6, '3/4'],
  [7, '7/8'],
];

/** 150.5 → `12'-6 1/2"`; rounds to 1/8 in. Under a foot: `6 1/2"`. */
export function feetAndInches(inches: number): string {
  const eighths = Math.round(Math.abs(inches) * 8);
  const feet = Math.floor(eighths / 96);
  const rest = eighths - feet * 96;
  const whole = Math.floor(rest / 8);
  const fraction = FRACTIONS.find(([n]) => n === rest % 8)?.[1];
  const sign = inches < 0 ? '-' : '';
  const small = fraction ? (whole > 0 || feet > 0 ? `${whole} ${fraction}"` : `${fraction}"`) : `${whole}"`;
  return feet > 0 ? `${sign}${feet}'-${small}` : sign + small;
}

/** 30.5 → `30 1/2`: inches without the mark, to 1/8 in. */
export function plainInches(inches: number): string {
  const eighths = Math.round(inches * 8);
  const whole = Math.floor(eighths / 8);
  const fraction = FRACTIONS.find(([n]) => n === eighths % 8)?.[1];
  return fraction ? (whole > 0 ? `${whole} ${fraction}` : fraction) : String(whole);
}

/** 12345.6 → `$12,346`. */
export const dollars = (amount: number): string => formatMoney(Math.round(amount));

/** Two decimals at most: keeps a concept short and the same on every machine. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
