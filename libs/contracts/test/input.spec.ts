import { describe, expect, it } from 'vitest';
import { PRICE_CASES, ZIP_CASES } from '../src/cases.js';
import { LIMITS } from '../src/limits.js';
import { MESSAGES } from '../src/messages.js';
import { formatMoney, isPrice, parsePrice, priceText } from '../src/money.js';
import { totalIn } from '../src/scope-blanks.js';
import { isZip, readZip } from '../src/zip.js';

describe('money', () => {
  it.each(PRICE_CASES)('the typed price %j is %d', (typed, usd) => expect(parsePrice(typed)).toBe(usd));

  it.each([
    [12_500, '$12,500'],
    [12_500.5, '$12,500.50'],
    [12_499.999, '$12,500'],
    [0.01, '$0.01'],
    [-0.001, '$0'],
    [-1_200, '-$1,200'],
    [10_000_000, '$10,000,000'],
  ])('%d reads %s', (usd, text) => expect(formatMoney(usd)).toBe(text));

  it.each([
    ['15k', '$15,000'],
    ['$12,500.5', '$12,500.50'],
    ['12,50', '12,50'],
    [' about ten ', 'about ten'],
    ['', ''],
  ])('the typed %j is shown as %j', (typed, shown) => expect(priceText(typed)).toBe(shown));

  it('says the limits of a price as they are', () => {
    expect(MESSAGES.money.price).toContain(
      `from ${formatMoney(LIMITS.priceMinUsd)} to ${formatMoney(LIMITS.priceMaxUsd)},`,
    );
  });

  it.each([
    [0.01, true],
    [LIMITS.priceMaxUsd, true],
    [0, false],
    [0.001, false],
    [1.234, false],
    [4_350.1, true],
    [LIMITS.priceMaxUsd + 0.01, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%d can be the price of a bid: %j', (usd, can) => expect(isPrice(usd)).toBe(can));

  it.each(
    PRICE_CASES.filter(
      ([typed, usd]) => typeof typed === 'string' && usd !== undefined && /^[\d,.]*\d$/.test(typed),
    ),
  )('a scope whose total is $%s says %d', (typed, usd) =>
    expect(totalIn(`Contract price: $${typed}`)?.usd).toBe(Number.isNaN(usd) ? undefined : usd),
  );
});

describe('a ZIP', () => {
  it.each(ZIP_CASES)('the typed %j is %j', (typed, zip) => {
    const read = readZip(typed);
    expect(isZip(read) ? read : null).toBe(zip);
  });
});
