import { MESSAGES } from './messages.js';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const WEEKDAY = '(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(?:days?)?\\b\\.?';
const ORDINAL = '\\d{1,2}(?:st|nd|rd|th)?';
const DATE = `\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?|${MONTH}\\s+${ORDINAL}(?:,?\\s+\\d{4})?|${ORDINAL}\\s+(?:of\\s+)?${MONTH}(?:,?\\s+\\d{4})?`;
/** A day: a weekday with or without its date, a date, or a word for one. */
const DAY = new RegExp(
  `\\b(?:${WEEKDAY}(?:,?\\s+(?:the\\s+)?(?:${DATE}))?|${DATE}|today|tomorrow|tonight|weekdays?|weekends?|any ?day|every day)`,
  'gi',
);
const CLOCK =
  /\b(?:\d{1,2}(?:[:.]\d{2})?\s*(?:a\.?m\b|p\.?m\b|o.?clock|h\b)|\d{1,2}:\d{2}|(?:at|from|after|before|until|by|around)\s+(?:\d{1,2}\b|\w{3,7}\b(?=\s*$|[,;.]))|noon|morning|afternoon|evening|any ?time)/i;

/** How many times a text proposes: each day it names, or each line that names a time of day. */
export function timesIn(text: string): number {
  return text
    .split(/[\n;|•]/)
    .map((line) => {
      const days = line.match(DAY)?.length ?? 0;
      return days > 0 ? days : CLOCK.test(line) ? 1 : 0;
    })
    .reduce((sum, count) => sum + count, 0);
}

/** What is wrong with proposed times, as a sentence; null where one to three are named. */
export function proposalsFault(text: string): string | null {
  if (text.trim() === '') return MESSAGES.appointment.proposals;
  const count = timesIn(text);
  if (count === 0) return MESSAGES.bids.timesNone;
  return count > 3 ? MESSAGES.bids.timesMost : null;
}
