import { readTimes } from '../../../src/mails/attachments/readable-times.js';

/** A Saturday. */
const FROM = new Date('2026-11-21T15:00:00Z');

const shown = (text: string) =>
  readTimes(text, FROM).map(
    ({ year, month, day, hour, minute, durationMin }) =>
      `${year}-${month}-${day} ${hour}:${String(minute).padStart(2, '0')} ${durationMin}m`,
  );

test.each([
  ['2026-12-05 14:00', ['2026-12-5 14:00 60m']],
  ['2026-12-05T09:30', ['2026-12-5 9:30 60m']],
  ['12/3 at 3pm', ['2026-12-3 15:00 60m']],
  ['12/3/26 10:00-11:30', ['2026-12-3 10:00 90m']],
  ['Tue Dec 1 at 3 PM', ['2026-12-1 15:00 60m']],
  ['Tuesday, December 1st, 2026, 3:30 p.m.', ['2026-12-1 15:30 60m']],
  ['1 December 9am', ['2026-12-1 9:00 60m']],
  ['the 4th of December, noon', ['2026-12-4 12:00 60m']],
  ['Monday 9am', ['2026-11-23 9:00 60m']],
  ['Saturday 10 am', ['2026-11-28 10:00 60m']],
  ['tomorrow 8:15am', ['2026-11-22 8:15 60m']],
  ['3pm on Tuesday', ['2026-11-24 15:00 60m']],
  ['Friday 3-5pm', ['2026-11-27 15:00 120m']],
  ['Friday 10-2pm', ['2026-11-27 10:00 240m']],
  ['Friday between 2pm and 4pm', ['2026-11-27 14:00 120m']],
  ['January 8 at 1pm', ['2027-1-8 13:00 60m']],
  ['Tue Dec 1 at 10am or 2pm', ['2026-12-1 10:00 60m', '2026-12-1 14:00 60m']],
  ['Mon 9am\nTue 10am; Wed 11am', ['2026-11-23 9:00 60m', '2026-11-24 10:00 60m', '2026-11-25 11:00 60m']],
  ['Mon 9am, Tue 10am', ['2026-11-23 9:00 60m', '2026-11-24 10:00 60m']],
])('%s', (text, expected) => {
  expect(shown(text)).toEqual(expected);
});

test.each([
  'any time next week',
  'weekday evenings',
  'Friday morning',
  'next Friday 3pm',
  'Friday at 3',
  '2026-02-30 10:00',
  '13/45 10:00',
  '2025-12-05 10:00',
  'call 555-123-4567',
  '',
])('%s is not read as a time', (text) => {
  expect(shown(text)).toEqual([]);
});

test.each(['1 ', 'jan ', ' ', '12:30 - ', 'next ', '1st of ', 'or ', 'tue, '])(
  'reading takes time in proportion to the text, also of "%s" again and again',
  (again) => {
    const cost = (length: number) => {
      const before = process.cpuUsage();
      readTimes(`tuesday 3${again.repeat(length / again.length)}december`, FROM);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const least = (length: number) => Math.min(cost(length), cost(length), cost(length));
    expect(least(1_900)).toBeLessThanOrEqual(4 * least(950) + 10);
    // What is longer than the form takes is not read.
    expect(least(200_000)).toBeLessThanOrEqual(2 * least(2_000) + 10);
  },
);
