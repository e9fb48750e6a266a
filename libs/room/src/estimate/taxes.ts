/**
 * Sales tax on material by state, percent: the states' own rates of 2025 with what every county of a state adds alike
 * (California, Utah, Virginia). Cities and counties may add more. States' departments of revenue; collected lists agree.
 */
const SALES_TAX: Readonly<Record<string, number>> = {
  AL: 4,
  AK: 0,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DE: 0,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 5,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.875,
  MS: 7,
  MO: 4.225,
  MT: 0,
  NE: 5.5,
  NV: 6.85,
  NH: 0,
  NJ: 6.625,
  NM: 4.875,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  OR: 0,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 6.1,
  VT: 6,
  VA: 5.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
};

const MEAN = Object.values(SALES_TAX).reduce((a, b) => a + b, 0) / Object.keys(SALES_TAX).length;

/** Percent of sales tax in a state, and where that comes from as a sentence. */
export function salesTaxOf(state?: string): { readonly percent: number; readonly text: string } {
  const percent = state === undefined ? undefined : SALES_TAX[state];
  if (percent === undefined) {
    const mean = Math.round(MEAN * 10) / 10;
    return {
      percent: mean,
      text: `${state ? `No sales tax is on file for ${state}` : 'No state is known'}: ${mean} % on material, the mean of the states.`,
    };
  }
  return {
    percent,
    text:
      percent === 0
        ? `${state} has no state sales tax; towns may have one.`
        : `${percent} % on material, the rate of ${state} (2025); towns may add to it.`,
  };
}
