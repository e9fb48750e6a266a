import { expect, it } from 'vitest';
import { MESSAGES, proposalsFault, timesIn } from '../src/index.js';

it.each([
  ['Mon 9', 1],
  ['Monday at nine', 1],
  ['Mon 9 am\nTue 5 pm', 2],
  ['Tuesday, Dec 1 at 3pm, Wed Dec 2 10:00 or Thu 12/3 noon', 3],
  ['Sat, Jun 6, 2026, 9:00 AM', 1],
  ['2026-06-06 09:00', 1],
  ['any weekday after 5', 1],
  ['9:30\n14:00\n16:15\n17:00', 4],
  ['Mon, Tue, Wed, Thu at 9', 4],
  ['asdf jkl', 0],
  ['!!!', 0],
  ['12345', 0],
  ['marching band, satisfied, Maya', 0],
])('%j proposes %d times', (text, count) => expect(timesIn(text)).toBe(count));

it('asks kindly for one to three times', () => {
  expect(proposalsFault(' ')).toBe('Please propose 1–3 times.');
  expect(proposalsFault('whenever you like, boss')).toBe(MESSAGES.bids.timesNone);
  expect(proposalsFault('Mon 9\nTue 9\nWed 9\nThu 9')).toBe(MESSAGES.bids.timesMost);
  expect(proposalsFault('Mon 9\nTue 9\nWed 9\nThe dog is friendly.')).toBeNull();
});
