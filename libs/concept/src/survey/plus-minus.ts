/**
 * What is printed as ± beside a length: two standard deviations, so that 19 of 20 lengths lie within, to the next whole
 * inch and at least one. Inches; 0 where the length is exact to the eighth of an inch.
 */
export const plusMinusIn = (spreadIn: number): number =>
  spreadIn < 1 / 8 ? 0 : Math.max(1, Math.ceil(2 * spreadIn - 1e-9));
