import { describe, expect, test } from 'vitest';
import { ago, countToLimit, fileSize, hours, money, NOTHING } from './format.js';

test.each([
  [15000, '$15,000'],
  [1234.5, '$1,234.50'],
  [0, '$0'],
  [null, NOTHING],
])('money %s', (usd, text) => expect(money(usd)).toBe(text));

test.each([
  [0.75, '45 min'],
  [26.5, '27 h'],
  [100, '4.2 days'],
  [null, NOTHING],
])('hours %s', (value, text) => expect(hours(value)).toBe(text));

test.each([
  [900, '900 B'],
  [20_480, '20 KB'],
  [4_404_019, '4.2 MB'],
])('fileSize %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));

test.each([
  [[12], '12'],
  [[9_999, 5_000], '14,999'],
  [[10_001], '10,000+'],
  [[10_001, 9_000], '19,000+'],
])('countToLimit %j', (counts, text) => expect(countToLimit(...counts)).toBe(text));

describe('ago', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  test.each([
    ['2026-11-21T09:59:40Z', 'just now'],
    ['2026-11-21T09:15:00Z', '45 min. ago'],
    ['2026-11-21T07:00:00Z', '3 hr. ago'],
    ['2026-11-20T09:00:00Z', 'yesterday'],
  ])('%s', (iso, text) => expect(ago(iso, now)).toBe(text));
});
