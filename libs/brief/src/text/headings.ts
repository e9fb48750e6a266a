import { allMatches } from './all-matches.js';
import { withoutLetter } from './letter.js';

/**
 * What frames a list or a letter and asks for nothing: "Wish list in order of importance:", "1)", "Subject: bid request", "Hi Mike,".
 * Each is written as marks of the same length, so that what stands behind it keeps its place. Every repetition is bounded.
 */

/** Takes the place of what is left out: it ends a clause as a line does. */
const ENDS = '\n';
const blank = (said: string): string => ENDS.repeat(said.length);

/** "1)", "(2)", "3.", "#4", "5:" before a word. */
const MARK = /(?:(?<=[\s,;:.!?])|^)(?:\((\d{1,2})\)|#?(\d{1,2})[.):]|#(\d{1,2}))(?= ?[a-z("'])/gi;
/** "b)" is the second of a list. */
const LETTER = /(?:(?<=[\s,;:.!?])|^)\(?([a-h])\)(?= ?[a-z"'])/gi;

/** The marks of a list count from one on; a number that stands alone is a count or a size. */
function withoutMarks(text: string, mark: RegExp, numberOf: (found: RegExpMatchArray) => number): string {
  const marks: { start: number; length: number }[] = [];
  let next = 1;
  for (const found of allMatches(text, mark)) {
    const number = numberOf(found);
    if (number === 1) next = 1;
    if (number !== next) continue;
    marks.push({ start: found.index, length: found[0].length });
    next++;
  }
  if (marks.length < 2) return text;
  let plain = text;
  for (const { start, length } of marks)
    plain = plain.slice(0, start) + ENDS.repeat(length) + plain.slice(start + length);
  return plain;
}

const OURS = String.raw`(?:(?:here(?:'|’)?s|here (?:is|are)|this is|these are|and|so|ok|okay|my|our|the|a|her|his) ){0,3}`;
const LIST = String.raw`(?:wish ?-?list|must[- ]haves?|priorities|priority list|priority order|(?:our |my )?list|wants?|requests?|requirements|goals|shopping list|to[- ]do(?: list)?|looking for|we(?:'|’)?re looking for|we are looking for|i(?:'|’)?m looking for|what (?:we|i) (?:want|need|would like|are looking for|am looking for)|what we(?:'|’)?re looking for|what (?:she|he) wants|things (?:we|i) (?:want|need)|scope(?: of work)?|in order|in (?:order of (?:importance|priority|preference)|this order)|(?:in )?priority order|most (?:important|wanted) (?:first|to least(?: important)?)|ranked)`;
const ORDERED = String.raw`(?:,? ?\(?(?:in (?:order(?: of (?:importance|priority|preference))?|this order|priority order|no (?:particular|special) order)|most important (?:first|to least(?: important)?|at the top)|(?:ranked|sorted|listed)(?: by (?:importance|priority))?|for (?:the |this |our )?(?:kitchen|bath|bathroom|room|remodel|basement|garage|bedroom|office|house|project|space)|so far|(?:top|first) to (?:bottom|last)|by (?:importance|priority))\)?){0,3}`;
/** "Wish list in order of importance:", "Must haves:", "Priorities, most important first:". */
const HEADING = new RegExp(String.raw`(?<=(?:^|[.!?;\n]) ?)${OURS}${LIST}${ORDERED} ?(?::|(?= ?\n))`, 'gi');

/** A text without its headings, the marks of its lists and what frames it as a letter; each place in it is the one it was. */
export function withoutHeadings(text: string): string {
  const letter = withoutLetter(text, blank).replace(HEADING, blank);
  const numbered = withoutMarks(letter, MARK, ([, round = '', plain = '', sign = '']) =>
    Number(round || plain || sign),
  );
  return withoutMarks(numbered, LETTER, ([, letterOf = '']) => letterOf.toLowerCase().charCodeAt(0) - 96);
}
