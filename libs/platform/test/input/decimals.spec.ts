import { validateSync } from 'class-validator';
import { Decimals } from '../../src/input/decimals.js';

class Priced {
  @Decimals(2, { message: 'Two places.' })
  price: unknown;
}

it.each([0, 12, 12.5, 0.01, -3.25, 10_000_000, 1e21])('takes %d', (price) => {
  expect(validateSync(Object.assign(new Priced(), { price }))).toEqual([]);
});

it.each([1e-323, -1e-323, 3e-323, 5e-8, 0.001, Number.NaN, Number.POSITIVE_INFINITY, '12', null, undefined])(
  'refuses %p in words',
  (price) => {
    const [fault] = validateSync(Object.assign(new Priced(), { price }));
    expect(fault?.constraints).toEqual({ decimals: 'Two places.' });
  },
);
