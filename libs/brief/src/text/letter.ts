import { allMatches } from './all-matches.js';

/** What a letter begins and ends with: "Subject: quote - Henderson", "Hi Mike,", "Thanks, Ann". */

const SUBJECT = /^ ?(?:subject|subj|re|fwd|fw|to|from|cc|sent|date) ?:/i;
const LONGEST_LINE = 170;
const GREETS = /^ ?(?:hi|hello|hey|dear|good morning|good afternoon|good evening|greetings)\b/i;
const LONGEST_GREETING = 40;
const ENDS_GREETING = /[,!.:–—]/;
/** Whom one greets without a name, and what one adds to thanks. */
const PLAIN = new Set(
  `there all everyone folks team guys sir or madam contractor contractors builder builders and mr mrs ms dr whom it may concern
  you so much very many a lot again in advance for your time help regards best warm kind`.split(/\s+/),
);
const CLOSES =
  /[.!?\n] ?(?:many thanks|thanks|thank you|best regards|warm regards|kind regards|regards|best|cheers|sincerely)\b/gi;
const LONGEST_CLOSE = 70;

/** A text with what frames it as a letter written by `blank`. */
export const withoutLetter = (text: string, blank: (said: string) => string): string =>
  withoutClosing(
    text
      .split('\n')
      .map((line) => withoutHead(line, blank))
      .join('\n'),
    blank,
  );

function withoutHead(line: string, blank: (said: string) => string): string {
  if (line.length <= LONGEST_LINE && SUBJECT.test(line)) return blank(line);
  const greets = GREETS.exec(line)?.[0];
  if (greets === undefined) return line;
  const behind = line.slice(greets.length, greets.length + LONGEST_GREETING);
  const ends = behind.search(ENDS_GREETING);
  const end = ends >= 0 ? ends + 1 : behind.length === line.length - greets.length ? behind.length : -1;
  if (end < 0 || !isNames(behind.slice(0, end))) return line;
  const head = greets.length + end;
  return blank(line.slice(0, head)) + line.slice(head);
}

/** Whether words are names and what stands with them. */
const isNames = (said: string): boolean =>
  said
    .split(/[^\p{L}'’]+/u)
    .every((word) => word === '' || /^\p{Lu}/u.test(word) || PLAIN.has(word.toLowerCase()));

function withoutClosing(text: string, blank: (said: string) => string): string {
  const from = Math.max(0, text.length - LONGEST_CLOSE);
  const last = allMatches(text.slice(from), CLOSES).at(-1);
  if (!last) return text;
  const start = from + last.index + 1;
  const behind = text.slice(from + last.index + last[0].length);
  return isNames(behind) ? text.slice(0, start) + blank(text.slice(start)) : text;
}
