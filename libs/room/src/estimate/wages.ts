/**
 * Hourly mean wage of carpenters (47-2031) by state, US dollars, May 2022: US Bureau of Labor Statistics, OEWS,
 * public domain. The states after Oklahoma were not in the text at hand: they take factor 1 and say so.
 */
export const CARPENTER_WAGES: Readonly<Record<string, number>> = {
  AL: 20.64,
  AK: 34.65,
  AZ: 24.2,
  AR: 20.49,
  CA: 33.5,
  CO: 26.35,
  CT: 29.97,
  DE: 27.53,
  DC: 30.47,
  FL: 22.18,
  GA: 23.51,
  HI: 38.54,
  ID: 22.11,
  IL: 34.02,
  IN: 25.75,
  IA: 23.87,
  KS: 24.38,
  KY: 23.84,
  LA: 23.06,
  ME: 24.47,
  MD: 27.37,
  MA: 32.9,
  MI: 26.18,
  MN: 29.37,
  MS: 20.47,
  MO: 28.05,
  MT: 23.14,
  NE: 22.16,
  NV: 31.01,
  NH: 25.86,
  NJ: 35.83,
  NM: 22.62,
  NY: 33.99,
  NC: 21.26,
  ND: 24.25,
  OH: 26.13,
  OK: 21.21,
};

/** National mean, about; no source at hand. */
const NATIONAL = 27;

/** What labor costs in a state, against the national mean; 1 where no wage is on file. */
export function laborFactor(state?: string): { readonly factor: number; readonly known: boolean } {
  const wage = state === undefined ? undefined : CARPENTER_WAGES[state];
  return wage === undefined ? { factor: 1, known: false } : { factor: wage / NATIONAL, known: true };
}
