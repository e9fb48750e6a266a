import { expect, it } from 'vitest';
import { parseLength } from './feet-inches.js';

it.each([
  [`8'4"`, 100],
  [`8' 4"`, 100],
  [`8'-4 1/2"`, 100.5],
  ['8′-4″', 100],
  ['8 ft 4 in', 100],
  ['8 feet', 96],
  ['8-4', 100],
  ['8 4', 100],
  ['8.5 ft', 102],
  ['12', 144],
  ['100', 100],
  ['100 in', 100],
  ['38"', 38],
  ['', undefined],
  ['high', undefined],
  ['8 in 4', undefined],
])('%s is %s in', (text, inches) => expect(parseLength(text)).toBe(inches));
