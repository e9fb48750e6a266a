import { describe, expect, it } from 'vitest';
import { PRICES } from '../../src/index.js';
import { heldJobs, PUBLISHED_JOBS } from './published-jobs.js';
import { PUBLISHED_UNITS } from './published-units.js';

describe('the price table', () => {
  it.each(PUBLISHED_UNITS)('stays inside what was published of $price ($of)', ({ price, usd, of }) => {
    const row = PRICES.find(({ id }) => id === price);
    if (!row) throw new Error(`No price ${price}.`);
    const end = (i: 0 | 1): number =>
      (of === 'labor' ? 0 : row.material[i]) + (of === 'material' ? 0 : row.labor[i]);
    expect(end(0)).toBeGreaterThanOrEqual(usd[0] - 0.01);
    expect(end(1)).toBeLessThanOrEqual(usd[1] + 0.01);
  });
});

describe('whole jobs that were published', () => {
  it('are met within 15 %: those that grades were fitted to, and those that were held out', () => {
    const held = heldJobs();
    expect(PUBLISHED_JOBS.length).toBeGreaterThanOrEqual(14);
    const off = (fitted: boolean) =>
      held
        .filter(({ job }) => job.fitted === fitted)
        .map(({ job, off }) => [`${job.name} ${job.year}`, off] as const);
    expect(off(true).filter(([, by]) => Math.abs(by) > 0.15)).toEqual([]);
    expect(off(false).filter(([, by]) => Math.abs(by) > 0.15)).toEqual([]);
  });
});
