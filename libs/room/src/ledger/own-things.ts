import { type Span, type Word, wordsOf } from '@plumbline/brief';

/**
 * What a clause itself is about: the noun phrases that its verbs ask for or that it begins with, and none that only says where,
 * for whom or why: the scale of "a scale that hides under the vanity". Takes time in proportion to the clause.
 */

/** A noun phrase of a clause, with the word that names its thing. */
export interface OwnThing extends Span {
  readonly head: Span;
}

/** Behind these a clause goes on about why, when or which; a noun phrase before stays what it is about. */
const GOES_ON = /^[qWB]$/;
/** A word of a noun phrase. */
const OF_PHRASE = /^[DNS#U1]$/;
/** How a thing is held or is to be, behind its name: "a safe bolted to the floor", "file cabinets lockable", "table round". */
const SAID_BEHIND =
  /(?:ed|ing|able|ible|ional)$|^(?:hung|offset|built|set|cut|sunk|made|round|square|wide|deep|long|high|tall|low|halfway|taller|wider|deeper|longer|lower|higher|darker|lighter|bigger|larger|smaller|outside|upstairs|downstairs)$/;
/** Nouns that end so. */
const NOUN =
  /^(?:tables?|cables?|beds?|daybeds?|sheds?|feeds?|reeds?|ceilings?|railings?|lighting|shelving|seating|m[ou]{1,2}ldings?|flooring|panell?ing|plumbing|wiring|heating|cooling|fencing|awnings?|siding|bedding|parking|openings?|drawings?|landings?|kings?|rings?|swings?|strings?|wings?|things?)$/;
/** A noun phrase behind a verb, behind "and a", or at the beginning. */
const LED_BY = /^[vmhba&,./:(-]$/;
/** Behind these only "a …" names something: "it can slide", "they are noisy". */
const LEADS_TO_VERB = /^[mb]$/;
const BEGINS_ANEW = /^(?:a|an|some|another|two|three|four|five|six|\d{1,2})$/;
/** A verb that no list has stands alone before these: "steal 5 ft", "roll down shutters". */
const BEHIND_VERB = /^(?:up|down|off|out|away|in|into)$/;

/** "w" is "with", "n" is "and". */
const SHORT: Readonly<Record<string, string>> = { w: 'P', n: '&' };
const partOf = ({ word, part }: Word): string => SHORT[word] ?? part;

/** The noun phrases that words are about, in their order; places are those of the whole text from `at` on. */
export function ownThings(clause: string, at: number): OwnThing[] {
  const words = wordsOf(clause).map((word): Word => ({ ...word, part: partOf(word) }));
  const found: OwnThing[] = [];
  /** Behind a preposition only "and a …" is asked for once more. */
  let aside = false;
  for (let i = 0; i < words.length; ) {
    const word = words[i] as Word;
    if (found.length > 0 && (GOES_ON.test(word.part) || word.word === 'that')) break;
    if (word.part === 'P') aside = true;
    if (!OF_PHRASE.test(word.part)) {
      i++;
      continue;
    }
    const end = endOfPhrase(words, i);
    const before = words[i - 1];
    const isAnew = /^[&,]$/.test(before?.part ?? '') && BEGINS_ANEW.test(word.word);
    if (isAnew) aside = false;
    const head = !aside && isLed(before, word) ? headOf(words, i, end) : undefined;
    if (head)
      found.push({
        start: at + word.start,
        end: at + head.end,
        head: { start: at + head.start, end: at + head.end },
      });
    i = end;
  }
  return found;
}

/** Whether a noun phrase stands where something is asked for or told of. */
const isLed = (before: Word | undefined, { part }: Word): boolean =>
  before === undefined ||
  GOES_ON.test(before.part) ||
  (LED_BY.test(before.part) && !(LEADS_TO_VERB.test(before.part) && part !== 'D' && part !== '#'));

/** "A level 2 charger": the number is of the name. */
const NUMBERED = /^(?:level|type|class|category|cat|grade|stage|phase|series|model)$/i;

/** The token behind a noun phrase. */
function endOfPhrase(words: readonly Word[], from: number): number {
  let end = from + 1;
  while (end < words.length) {
    const { part, word } = words[end] as Word;
    const isNumberBehind =
      part === '#' && words[end - 1]?.part === 'N' && !NUMBERED.test(words[end - 1]?.word ?? '');
    if (!OF_PHRASE.test(part) || (part === 'D' && word !== 'all') || isNumberBehind) break;
    end++;
  }
  return end;
}

const isSaidBehind = (word: string): boolean => SAID_BEHIND.test(word) && !NOUN.test(word);

/** The last noun of a phrase; undefined where the phrase is no thing: a verb before "the", a size, a side alone. */
function headOf(words: readonly Word[], from: number, end: number): Word | undefined {
  const behind = words[end];
  // "Mind the door", "reach it": the word is a verb that no list has.
  if (behind !== undefined && /^[DIT]$/.test(behind.part)) return undefined;
  const isAlone = end === from + 1;
  if (isAlone && from === 0 && (behind?.part === '#' || BEHIND_VERB.test(behind?.word ?? '')))
    return undefined;
  let last = end - 1;
  while (last > from && (isSaidBehind(words[last]?.word ?? '') || words[last]?.part !== 'N')) last--;
  const head = words[last];
  // "Something warm underfoot" names no thing.
  const isNone = words.slice(from, last + 1).some(({ word }) => /thing$/.test(word));
  return head?.part === 'N' && head.word.length > 2 && !isNone ? head : undefined;
}
