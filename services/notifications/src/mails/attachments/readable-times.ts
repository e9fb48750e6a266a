/** A time of day on a calendar day, without a zone: the visit is where the house is. */
export interface ReadTime {
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly durationMin: number;
}

/** A visit without an end is planned for an hour. */
const VISIT_MIN = 60;
/** The form asks for one to three times; a few more do no harm. */
const TIMES_MAX = 6;
/** Longest text that is read, in characters: as much as the form takes. */
const LONGEST_TEXT = 2_000;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const MONTH_NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const WEEKDAY_NAME = '(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?\\b\\.?';
const CLOCK = '(\\d{1,2})(?::(\\d{2}))?\\s?(a\\.?m\\b\\.?|p\\.?m\\b\\.?)?';

const DATE = new RegExp(
  [
    '\\b(?<isoYear>\\d{4})-(?<isoMonth>\\d{1,2})-(?<isoDay>\\d{1,2})(?:t(?=\\d))?',
    '\\b(?<usMonth>\\d{1,2})/(?<usDay>\\d{1,2})(?:/(?<usYear>\\d{4}|\\d{2}))?\\b',
    `\\b(?<month>${MONTH_NAME})\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(?<year>\\d{4}))?\\b`,
    `\\b(?<day2>\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?(?<month2>${MONTH_NAME})(?:,?\\s(?<year2>\\d{4}))?`,
    `\\b(?<next>next\\s)?(?<weekday>${WEEKDAY_NAME})`,
    '\\b(?<near>today|tomorrow)\\b',
  ].join('|'),
  'gi',
);

const TIME = new RegExp(`\\b${CLOCK}(?:\\s?(?:-|–|—|to|and|until)\\s?${CLOCK})?|\\b(noon)\\b`, 'gi');

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Reads the times a person typed, as "Tue Dec 1 at 3pm", "12/3 10:00–11:30" or "Friday noon". What is not clearly
 * a day with a time of day is left out, and so is what lies before `from` (days without a year are the next ones).
 */
export function readTimes(text: string, from: Date): ReadTime[] {
  const times: ReadTime[] = [];
  let day: Day | undefined;
  for (const part of singleSpaced(text).split(/[\n;|•]|\bor\b/i)) {
    for (const piece of byDate(part, from)) {
      if (piece.day !== 'same') day = piece.day;
      if (!day) continue;
      for (const time of clockTimes(piece.text)) times.push({ ...day, ...time });
    }
  }
  const distinct = new Map(times.map((time) => [JSON.stringify(time), time]));
  return [...distinct.values()].slice(0, TIMES_MAX);
}

/** One space or line break between two words: the patterns count on it. */
const singleSpaced = (text: string): string =>
  text.slice(0, LONGEST_TEXT).replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '));

/** Cuts a phrase at its dates; each piece holds the words that belong to its date. */
function byDate(phrase: string, from: Date): { day: Day | undefined | 'same'; text: string }[] {
  const found = [...phrase.matchAll(DATE)].filter((match, index, all) => {
    // "Tuesday, Dec 1": the weekday only repeats the date behind it.
    const following = all[index + 1];
    const gap = following && phrase.slice(match.index + match[0].length, following.index);
    return !(match.groups?.weekday && gap !== undefined && /^[\s,]{0,4}(?:the\s)?$/.test(gap));
  });
  const [first] = found;
  if (!first) return [{ day: 'same', text: phrase }];
  return found.map((match, index) => {
    const end = found[index + 1]?.index ?? phrase.length;
    const after = phrase.slice(match.index + match[0].length, end);
    // "3pm on Tuesday": with one date, the words before it belong to it too.
    const before = found.length === 1 ? phrase.slice(0, match.index) : '';
    return { day: dayOf(match.groups ?? {}, from), text: `${before} ; ${after}` };
  });
}

function dayOf(found: Record<string, string | undefined>, from: Date): Day | undefined {
  const start = { year: from.getUTCFullYear(), month: from.getUTCMonth() + 1, day: from.getUTCDate() };
  if (found.near) return shifted(start, found.near.toLowerCase() === 'today' ? 0 : 1);
  if (found.weekday) {
    // "next Friday" means two different days to two people.
    if (found.next) return undefined;
    const ahead = WEEKDAYS.indexOf(found.weekday.slice(0, 3).toLowerCase()) - from.getUTCDay();
    return shifted(start, ahead <= 0 ? ahead + 7 : ahead);
  }
  const name = found.month ?? found.month2;
  const month = name
    ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
    : Number(found.isoMonth ?? found.usMonth);
  const day = Number(found.isoDay ?? found.usDay ?? found.day ?? found.day2);
  const typedYear = found.isoYear ?? found.usYear ?? found.year ?? found.year2;
  if (typedYear === undefined) {
    const thisYear = { year: start.year, month, day };
    const candidate = isBefore(thisYear, start) ? { ...thisYear, year: start.year + 1 } : thisYear;
    return isReal(candidate) ? candidate : undefined;
  }
  const typed = { year: Number(typedYear.length === 2 ? `20${typedYear}` : typedYear), month, day };
  return isReal(typed) && !isBefore(typed, start) ? typed : undefined;
}

function clockTimes(text: string): Pick<ReadTime, 'hour' | 'minute' | 'durationMin'>[] {
  return [...text.matchAll(TIME)].flatMap((match) => {
    const [, hour1, minute1, half1, hour2, minute2, half2, noon] = match;
    if (noon) return [{ hour: 12, minute: 0, durationMin: VISIT_MIN }];
    const end = hour2 === undefined ? undefined : minutesOf(hour2, minute2, half2);
    // "3–5pm": the first takes the half of the second, unless that would turn them round.
    const start =
      minutesOf(hour1, minute1, half1) ??
      (end === undefined ? undefined : earlierHalf(hour1, minute1, half2, end));
    if (start === undefined) return [];
    const length = end === undefined ? VISIT_MIN : end - start;
    return [
      {
        hour: Math.floor(start / 60),
        minute: start % 60,
        durationMin: length > 0 && length <= 12 * 60 ? length : VISIT_MIN,
      },
    ];
  });
}

function earlierHalf(hour?: string, minute?: string, half?: string, end = 0): number | undefined {
  const same = minutesOf(hour, minute, half);
  return same !== undefined && same >= end ? minutesOf(hour, minute, 'am') : same;
}

/** Minutes since midnight; undefined where it is not clear which half of the day is meant. */
function minutesOf(hour?: string, minute?: string, half?: string): number | undefined {
  if (hour === undefined) return undefined;
  const h = Number(hour);
  const m = Number(minute ?? 0);
  if (m > 59) return undefined;
  if (half) {
    if (h < 1 || h > 12) return undefined;
    return ((h % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)) * 60 + m;
  }
  return minute !== undefined && h <= 23 ? h * 60 + m : undefined;
}

const asDate = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day));

function shifted(day: Day, days: number): Day {
  const date = new Date(asDate(day).getTime() + days * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const isBefore = (a: Day, b: Day) => asDate(a) < asDate(b);

function isReal(day: Day): boolean {
  const date = asDate(day);
  return date.getUTCMonth() + 1 === day.month && date.getUTCDate() === day.day;
}
