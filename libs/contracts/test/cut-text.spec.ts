import { expect, it } from 'vitest';
import { cutText } from '../src/cut-text.js';

it.each([
  ['plain', 10, 'plain'],
  ['plain', 3, 'pla'],
  ['a🛁b', 3, 'a🛁'],
  ['a🛁b', 2, 'a'],
  ['🛁', 1, ''],
  ['', 5, ''],
])('%s cut to %i is %s', (text, max, cut) => expect(cutText(text, max)).toBe(cut));
