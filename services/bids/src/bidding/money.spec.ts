import { parsePrice, quoteText } from './money.js';

describe('money', () => {
  it.each([
    [12_500, '$12,500'],
    [12_500.5, '$12,500.50'],
    [0.01, '$0.01'],
    [10_000_000, '$10,000,000'],
  ])('%d reads %s', (price, text) => expect(quoteText(price)).toBe(text));

  it.each([
    ['12500', 12_500],
    ['$12,500.00', 12_500],
    [' 1,000,000.5 ', 1_000_000.5],
    [12.34, 12.34],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('understands %j', (typed, price) => expect(parsePrice(typed)).toBe(price));

  it.each(['12,50', '1e5', '0x10', 'twelve', '-5', '1.234', 'NaN', '１２', {}, [], true])(
    'refuses %j',
    (typed) => expect(parsePrice(typed)).toBeNaN(),
  );
});
