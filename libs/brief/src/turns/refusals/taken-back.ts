import { allMatches } from '../../text/all-matches.js';
import { bySentence } from '../by-sentence.js';

/**
 * What is taken back in the same breath: of "an island with the cooktop, no wait, scratch that, the sink" the island has the sink, of
 * "cooktop in the island, no wait, the sink in the island and the cooktop at the wall" the second half is meant. Numbers, fuels and
 * finishes are put right by `statements/corrections`.
 */

const MARK =
  /\b(?:no,? wait|wait,? no|(?:scratch|strike|forget) that|no,? hold on|i take that back|on second thought)\b(?:,? (?:no|wait|actually|i mean|(?:scratch|strike) that|make (?:it|that))\b){0,3}/i;
/** What leads to it, and from it, without a meaning of its own. */
const LEADS_TO = /(?:[,;( .–—-]|\b(?:oh|um|uh|actually|hmm|no)\b){1,12}$/i;
const LEADS_ON = /^[,:) .–—-]{1,6}/;
/** Nothing but a thing by its article: "the sink". */
const THING = /^(?:the|an?|our) (?:[a-z-]{2,14} ){0,2}[a-z-]{3,14}(?=\s?[,;)]|\s?$)/i;
/** The last thing named before, which it takes the place of. */
const LAST_THING = /\b(?:the|an?|our) (?:[a-z-]{2,14} ){0,2}[a-z-]{3,14}$/i;
/** A wish of its own: a thing with its place. */
const PLACED =
  /^(?:the|an?|our|put the) (?:[a-z-]{2,14} ){0,2}?[a-z-]{3,14} (?:in|on|at|by|over|under|beside|next to|near|against|across from|between|along) (?:the|an?|our) [a-z]/i;
/** Where the clause before begins. */
const BEGINS = /(?:; | and (?=the |an? )|, (?=the |an? |with ))/gi;

const PLACES =
  /\b(?:in|on|at|by|over|under|beside|next to|near|against|across from|between|along) (?:the|an?|our) [a-z]/i;

function withoutTakenBack(sentence: string): string {
  const mark = MARK.exec(sentence);
  if (!mark || mark.index < 1) return sentence;
  const before = sentence.slice(0, mark.index).replace(LEADS_TO, '');
  const after = sentence.slice(mark.index + mark[0].length).replace(LEADS_ON, '');
  const thing = THING.exec(after)?.[0];
  const was = LAST_THING.exec(before);
  if (thing && was) return `${before.slice(0, was.index)}${thing}${after.slice(thing.length)}`;
  if (!PLACED.test(after) || !PLACES.test(before)) return sentence;
  const begins = allMatches(before, BEGINS).at(-1);
  const kept = begins ? `${before.slice(0, begins.index)}${begins[0]}` : (/^\s*/.exec(before)?.[0] ?? '');
  return `${kept}${after}`;
}

/** A text without what it takes back at once. */
export const takenBack = (text: string): string =>
  /wait|scratch|strike|forget that|hold on|take that back|second thought/i.test(text)
    ? bySentence(text, withoutTakenBack)
    : text;
