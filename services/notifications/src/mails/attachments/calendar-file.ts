/** One entry of a calendar, in floating local time. */
export interface CalendarEntry {
  /** Stable: a second file with it replaces the first. */
  readonly uid: string;
  /** When it was made; ISO 8601. */
  readonly createdAt: string;
  readonly start: { year: number; month: number; day: number; hour: number; minute: number };
  readonly durationMin: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** Writes an iCalendar file (RFC 5545) with one tentative entry; its text cannot break out of its field. */
export function calendarFile(entry: CalendarEntry): string {
  const { start } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${entry.createdAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${digits(start.year, 4)}${digits(start.month)}${digits(start.day)}T${digits(start.hour)}${digits(start.minute)}00`,
    `DURATION:PT${entry.durationMin}M`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `LOCATION:${escaped(entry.location)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const digits = (n: number, width = 2) => String(n).padStart(width, '0');

function escaped(text: string): string {
  return text
    .replace(/\r\n|[\r\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Lines of at most 75 octets, continued behind a space; a character is never cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > (parts.length ? 74 : 75)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
