/** What a letter begins and ends with: "Subject: quote - Henderson", "Hi Mike,", "Thanks, Ann". Every repetition is bounded. */

const NAME = String.raw`[A-Z][\p{L}'’.-]{0,18}`;
/** A line of its own. */
const SUBJECT = /(?<=^|\n) ?(?:subject|subj|re|fwd|fw|to|from|cc|sent|date)\b ?: ?[^\n]{0,160}(?=\n|$)/giu;
const TITLE = String.raw`(?:Mr|Mrs|Ms|Dr)\.? `;
const TO = String.raw`(?:${TITLE})?(?:${NAME}(?: ${NAME})?(?: (?:and|&) ${NAME})?|there|all|everyone|folks|team|guys|sir(?: or madam)?|madam|[Cc]ontractors?|[Bb]uilders?)`;
const GREETING = new RegExp(
  String.raw`(?<=^|\n) ?(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening)|[Gg]reetings)(?: ${TO})? ?[,!.:–—-](?=\s|$)|(?<=^|\n) ?[Tt]o whom it may concern ?[,:.]`,
  'gu',
);
const CLOSES =
  /[.!?\n] ?(?:many thanks|thanks|thank you|best regards|warm regards|kind regards|regards|best|cheers|sincerely)\b/gi;
const LONGEST_CLOSE = 70;
/** Behind the words of thanks stand a name and little else: "so much! Ann Lee". */
const SIGNED =
  /^\S{1,9}(?: you| thanks| regards)?(?: so much| very much| a lot| again| in advance| for your time| for your help)?[\s,.!–—-]{0,4}(?:[A-Z]\S{0,18}[\s&]{0,3}){0,3}$/;

/** A text with what frames it as a letter written by `blank`. */
export const withoutLetter = (text: string, blank: (said: string) => string): string =>
  withoutClosing(text.replace(SUBJECT, blank).replace(GREETING, blank), blank);

function withoutClosing(text: string, blank: (said: string) => string): string {
  const from = Math.max(0, text.length - LONGEST_CLOSE);
  const last = [...text.slice(from).matchAll(CLOSES)].at(-1);
  if (!last) return text;
  const start = from + last.index + 1;
  const said = text.slice(start);
  return SIGNED.test(said.trim()) ? text.slice(0, start) + blank(said) : text;
}
