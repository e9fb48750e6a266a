import { calendarFile } from '../../../src/mails/attachments/calendar-file.js';

const entry = {
  uid: 'p-1@plumbline',
  createdAt: '2026-11-21T15:00:00.123Z',
  start: { year: 2026, month: 12, day: 1, hour: 15, minute: 5 },
  durationMin: 90,
  summary: 'Proposed visit',
  description: 'Ada',
  location: 'Austin',
};

test('a visit becomes an entry in floating time', () => {
  expect(calendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:p-1@plumbline',
    'DTSTAMP:20261121T150000Z',
    'DTSTART:20261201T150500',
    'DURATION:PT90M',
    'SUMMARY:Proposed visit',
    'DESCRIPTION:Ada',
    'LOCATION:Austin',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no text opens a line or field of its own', () => {
  const file = calendarFile({
    ...entry,
    description: 'x\r\nATTENDEE:mailto:eve@example.com\nEND:VEVENT;a,b\\c\u2028d\u0007',
  });
  expect(file).toContain('DESCRIPTION:x\\nATTENDEE:mailto:eve@example.com\\nEND:VEVENT\\;a\\,b\\\\c\\nd\r\n');
  expect(file.match(/^END:VEVENT$/gm)).toHaveLength(1);
});

test('long lines are folded at 75 octets without cutting a character', () => {
  const location = 'Straße ä€😀 '.repeat(20);
  const file = calendarFile({ ...entry, location });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replace(/\r\n /g, '')).toContain(`LOCATION:${location}`);
});
