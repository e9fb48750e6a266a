import { expect, it } from 'vitest';
import { readPhases } from '../src/work/money.js';

it.each([
  ['start 30%, half 20%, end 50%', ['start', 'half', 'end']],
  ['start 30% half 20% end 50%', ['start', 'half', 'end']],
  ['30% at start, 70% on completion', ['start', 'completion']],
  ['Deposit: 10%; then 40% upon framing and 50% at the end', ['deposit', 'framing', 'end']],
  ['50/50', ['payment 1', 'payment 2']],
])('names the payments of "%s"', (text, names) => {
  expect(readPhases(text)?.map(({ name }) => name)).toEqual(names);
});
