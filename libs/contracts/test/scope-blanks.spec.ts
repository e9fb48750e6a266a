import { expect, it } from 'vitest';
import { blanksIn, SCOPE_MARKS, SCOPE_TEMPLATE, totalIn, withTotal } from '../src/index.js';

it('finds every blank of the template, and takes marks and boxes for none', () => {
  const blanks = blanksIn(SCOPE_TEMPLATE);
  expect(blanks.filter(({ text }) => text === '$[amount]').length).toBeGreaterThan(5);
  expect(blanks.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['[number]', '[12]', '[8:00 to 17:00]', '[included / added]', '[n]']),
  );
  for (const { start, end, text } of blanks) expect(SCOPE_TEMPLATE.slice(start, end)).toBe(text);
  expect(blanksIn(`${SCOPE_MARKS.map((mark) => `line [${mark}]`).join('\n')}\n[ ] sink\n[x] tub`)).toEqual(
    [],
  );
});

it.each([
  ['12. PRICE\nContract price: $52,400, by section:\n - Cabinets: $18,000', 52_400],
  ['- Total: $1,250.50', 1_250.5],
  ['Total price for labor and material: $39,900', 39_900],
  ['Subtotal: $900\nTotal: $1,000\nTotal: $2,000', 2_000],
  ['Contract price: $[amount], by section:', null],
  ['Deposit: $500\nTile: $900', null],
  ["For comparison, the concept's estimate: $30,000", null],
])('reads the total of %j', (scope, total) => expect(totalIn(scope)?.usd ?? null).toBe(total));

it('fills an open contract price, and only that', () => {
  const scope = 'Contract price: $[amount], by section:\n   - Cabinets: $[amount]';
  expect(withTotal(scope, '$52,400')).toBe('Contract price: $52,400, by section:\n   - Cabinets: $[amount]');
  expect(withTotal('Total: $1,000', '$2,000')).toBe('Total: $1,000');
});
