import { parseRange } from '../../src/serving/byte-range.js';

it.each([
  [undefined, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=abc', undefined],
  ['items=0-1', undefined],
  [`bytes=${'9'.repeat(30)}-`, undefined],
])('%s of 100 bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

it('finds no range in an empty object', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
});
