/**
 * Hourly mean wage of carpenters (47-2031) by state, US dollars, May 2022: US Bureau of Labor Statistics, OEWS,
 * public domain. The states after Oklahoma were not in the text at hand: they take the mean of their Census division.
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

/** The nine divisions of the US Census Bureau, with their states. */
const DIVISIONS: Readonly<Record<string, string>> = {
  'New England': 'CT ME MA NH RI VT',
  'Middle Atlantic': 'NJ NY PA',
  'East North Central': 'IL IN MI OH WI',
  'West North Central': 'IA KS MN MO NE ND SD',
  'South Atlantic': 'DE DC FL GA MD NC SC VA WV',
  'East South Central': 'AL KY MS TN',
  'West South Central': 'AR LA OK TX',
  Mountain: 'AZ CO ID MT NV NM UT WY',
  Pacific: 'AK CA HI OR WA',
};

/** What labor costs in a state, against the national mean, and where that comes from as a sentence. */
export function laborFactor(state?: string): { readonly factor: number; readonly note: string } {
  const wage = state === undefined ? undefined : CARPENTER_WAGES[state];
  if (wage !== undefined) return { factor: wage / NATIONAL, note: scaled(wage, `for ${state}`) };
  const division = Object.entries(DIVISIONS).find(([, states]) => states.split(' ').includes(state ?? ''));
  if (!division)
    return {
      factor: 1,
      note: `${state ? `No wage is on file for ${state}` : 'No state is known'}, so labor stands at the national mean.`,
    };
  const [name, states] = division;
  const known = states.split(' ').flatMap((s) => CARPENTER_WAGES[s] ?? []);
  const mean = known.reduce((a, b) => a + b, 0) / known.length;
  return {
    factor: mean / NATIONAL,
    note: `No wage is on file for ${state}. ${scaled(mean, `by the mean of the ${name} states`)}`,
  };
}

const scaled = (wage: number, where: string): string =>
  `Labor is scaled by ${(wage / NATIONAL).toFixed(2)} ${where} (carpenters' mean wage, BLS May 2022); material is not. Within a state, towns differ by some 18 %.`;
