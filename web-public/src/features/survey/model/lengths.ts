import type { Measured, MeasuredRoom } from '@plumbline/survey';
import { formatMeasure } from '#lib/format/format-measure.js';
import { survey } from '#texts/survey';

/** Lengths that people may type, inches; the server refuses others as no room's. */
export const CEILING = { least: 60, most: 360 } as const;
export const SIDE = { least: 24, most: 1_200 } as const;

/** Of one standard deviation: nineteen of twenty lengths lie within. */
const WITHIN = 2;

/** Inches as people say them: 11′-8″. */
export const lengthOf = (inches: number): string => formatMeasure(Math.round(inches) / 12, 'ft');

/** A measured length as people say it, with its ± in whole inches: 11′-8″ ± 3″. */
export function lengthWords({ inches, spread }: Measured): string {
  const within = Math.max(1, Math.round(WITHIN * spread));
  return survey.within(lengthOf(inches), within);
}

/** What a person can check a room by: the back wall where both its ends show, and how far away it is. */
export function lengthsToCheck({ backWall, toBack }: MeasuredRoom): readonly string[] {
  return [
    backWall && survey.backWall(lengthWords(backWall)),
    toBack && survey.toBack(lengthWords(toBack)),
  ].filter((line): line is string => Boolean(line));
}
