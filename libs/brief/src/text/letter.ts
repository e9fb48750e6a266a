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
const CLOSING = new RegExp(
  String.raw`(?<=[.!?\n] ?)(?:[Mm]any thanks|[Tt]hanks(?: so much| a lot| again| in advance| for your (?:time|help))?|[Tt]hank you(?: so much| very much| in advance| for your (?:time|help))?|(?:[Bb]est|[Ww]arm|[Kk]ind) regards|[Rr]egards|[Bb]est|[Cc]heers|[Ss]incerely)[,.!–—-]{0,3}(?:\s{0,3}-? ?${NAME}(?: ${NAME})?(?: ?(?:and|&) ${NAME})?)?[.!]?(?=\s{0,4}$)`,
  'gu',
);

/** A text with what frames it as a letter written by `blank`. */
export const withoutLetter = (text: string, blank: (said: string) => string): string =>
  text.replace(SUBJECT, blank).replace(GREETING, blank).replace(CLOSING, blank);
