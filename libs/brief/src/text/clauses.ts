import { typedWords } from './align.js';
import { allMatches } from './all-matches.js';
import { withoutHeadings } from './headings.js';
import { LONGEST_TEXT } from './plain-text.js';
import { factsAskedIn } from './questions.js';
import { beginsClause } from './run-on.js';
import type { Span } from './span.js';

/** Splitting what people write into clauses: sentences, list items, and what "but" or "and we also" begins. */

/** A place where something is named, or where words say of what kind it is: "white", "oak". */
export interface NamedSpan extends Span {
  readonly describes?: true;
}

/** A clause; `runsOn` where no mark and no link parts it from the one before, `asks` where it is a question for a fact. */
export interface Clause extends Span {
  readonly runsOn?: true;
  readonly asks?: true;
}

/** Marks that end a clause wherever they stand. */
const HARD = /[\n;!?•()—–|…]/;
/** Words whose point ends no sentence. */
const SHORTENED =
  /(?:\d\s?(?:ft|in)|(?:^|[\s\d])(?:sq|approx|e\.g|i\.e|etc|incl|max|min|st|mr|mrs|dr|vs|w|oz|cu|yrs?|mo))$/i;
/** "No. 5": the point behind "no" ends no sentence where a number follows. */
const NUMBERED = /(?:^|[^a-z])no\.\s?\d/i;
/** A question that its writer answers at once is one clause: "heat? no.", "island? no room i think". */
const ANSWERED_AT_ONCE =
  /^ ?(?:no|nope|nah|yes|yep|yeah|sure|absolutely not|hard no|no way|not (?:for us|needed|really)|(?:we |i )?(?:don'?t|do not) (?:need|want) (?:it|one|any|that)|(?:no|not enough) (?:room|space|money|need|point|way)(?: [a-z']{1,9}){0,4})(?=\s?(?:[.,;!\n]|$))/i;
/** Words that begin another clause. */
const TURNS = /^(?:but|however|although|though|except|whereas|otherwise)\b/i;
/** "and" begins another clause where one of these goes on. */
const GOES_ON =
  /^(?:and|n|then|plus|also|&|\+)\s(?:(?:then|also|please|maybe|possibly|finally|even|definitely|just|to|would|will|can|could)\s){0,2}(?:there|there's|nobody|we|i|we'd|i'd|we're|i'm|we've|it|they|she|he|our|my|add|adding|install|installing|put|putting|replace|replacing|remove|removing|take|tear|rip|keep|keeping|leave|move|moving|make|turn|build|paint|painting|want|need|would|have|get|getting|include|use|open|knock|convert|change|update|refinish|reface|no|not|don't|dont|without|new)\b/i;
/** A dash between blanks, or a bullet at a line's beginning. */
const DASH = /^\s[-*]\s/;

const EDGE_START = /^[\s,.;:!?•()*|\-–—"…]+|^\d{1,2}[.)]\s+|^(?:and|also|plus|then|&)\s+/i;
const MARK_AT_END = /[\s,.;:!?•()*|\-–—…]$/;
const WORD_AT_END = /\s(?:and|also|plus|or)$/i;

/** The clauses of a text in order, without blanks and marks at their ends. Reads the first LONGEST_TEXT characters. */
export function splitClauses(whole: string): Clause[] {
  const text = withoutHeadings(whole.slice(0, LONGEST_TEXT));
  const clauses: Clause[] = [];
  let start = 0;
  const close = (end: number, asks?: true): void => {
    const span = trimmed(text, { start, end });
    const last = clauses.at(-1);
    if (span) clauses.push(asks ? { ...span, asks } : span);
    // "The smallest dishwasher you can get, 18": a number behind a comma belongs to what it is of.
    else if (last && text[start] === ',' && /^, ?\d{1,3}\s?$/.test(text.slice(start, end)))
      clauses[clauses.length - 1] = {
        start: last.start,
        end: start + text.slice(start, end).trimEnd().length,
      };
    start = end;
  };
  const asked = new Map(factsAskedIn(text).map((one) => [one.start, one.end]));
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    // A question is one clause, whatever stands in it.
    const questionEnds = asked.get(i);
    if (questionEnds !== undefined) {
      close(i);
      close(questionEnds, true);
      i = questionEnds - 1;
      continue;
    }
    if (c === '?' && ANSWERED_AT_ONCE.test(text.slice(i + 1, i + 60))) continue;
    if (HARD.test(c)) close(i);
    else if (c === ',') {
      if (!isDigit(text[i - 1]) || !isDigit(text[i + 1])) close(i);
    } else if (c === '.') {
      if (endsSentence(text, i)) close(i);
    } else if (c === ' ' || c === '\t') {
      const next = text.slice(i + 1, i + 60);
      if (DASH.test(text.slice(i, i + 3)) || TURNS.test(next) || GOES_ON.test(next)) close(i);
    }
  }
  close(text.length);
  return clauses.flatMap((clause) => cutRunOns(text, clause));
}

/** Cuts a clause where another begins in it without a mark. */
function cutRunOns(text: string, clause: Clause): Clause[] {
  if (clause.asks) return [clause];
  const words = typedWords(text.slice(clause.start, clause.end));
  const said = words.map(({ word }) => word);
  const starts = words
    .flatMap(({ start }, i) => (beginsClause(said, i) ? [clause.start + start] : []))
    // "If it's under $9k add a bench": what follows a condition is said on it.
    .filter((at, i) => i > 0 || !CONDITION.test(text.slice(clause.start, at)));
  return [clause.start, ...starts].flatMap((start, i): Clause[] => {
    const part = trimmed(text, { start, end: starts[i] ?? clause.end });
    return part ? [i === 0 ? part : { ...part, runsOn: true }] : [];
  });
}

const CONDITION = /^(?:if|as long as|provided)(?: [^\s,]{1,12}){1,9} ?$/i;

const isDigit = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';

function endsSentence(text: string, at: number): boolean {
  const next = text[at + 1];
  if (next !== undefined && !/\s/.test(next)) return false;
  if (NUMBERED.test(text.slice(Math.max(0, at - 3), at + 3))) return false;
  if (!SHORTENED.test(text.slice(Math.max(0, at - 7), at))) return true;
  const after = text.slice(at + 1).match(/^\s{0,8}(\S)/)?.[1];
  return after === undefined || /\p{Lu}/u.test(after);
}

function trimmed(text: string, { start, end }: Span): Span | undefined {
  let [from, to] = [start, end];
  for (;;) {
    const head = EDGE_START.exec(text.slice(from, Math.min(to, from + 40)))?.[0].length ?? 0;
    if (head === 0) break;
    from += head;
  }
  for (;;) {
    const last = text.slice(Math.max(from, to - 10), to);
    const tail = MARK_AT_END.test(last) ? 1 : (WORD_AT_END.exec(last)?.[0].length ?? 0);
    if (tail === 0) break;
    to -= tail;
  }
  const words = text.slice(from, to);
  // The number of a list's item is no clause.
  return /[\p{L}\p{N}]/u.test(words) && !/^\d{1,2}$/.test(words) ? { start: from, end: to } : undefined;
}

/** What goes on about the thing before the link: "the bench is 8 feet and goes on the back wall". */
const GOES_ON_OF_IT =
  /^(?:goes|go|is|are|has|stays?|needs?|sits|stands|must|should|can|will|was|seats|feels?|looks?|smells?|gets?|leaks?|sounds?|keeps?|takes?|does)\b/i;
const AT_PLACE =
  /\b(?:by|near|around|above|over|at|under|between|behind|beside|from|along|across from)\s(?:the |our |my )?$/i;
const PLAIN_ARTICLE = /^(?:the |our |my )?$/i;

/** Whether a link joins two places of one thing asked for: "grab bars by the toilet and shower". */
function isPlaceOfBoth(text: string, things: readonly Span[], at: number, after: number): boolean {
  const first = things.findLast((t) => t.end <= at);
  const second = things.find((t) => t.start >= after);
  return (
    first !== undefined &&
    second !== undefined &&
    first.end === at &&
    AT_PLACE.test(text.slice(Math.max(0, first.start - 24), first.start)) &&
    PLAIN_ARTICLE.test(text.slice(after, second.start))
  );
}

/** "The wall between the kitchen and the den" names one wall. */
const BETWEEN_TWO = /\bbetween(?:\s[a-z']{1,14}){0,4}$/i;
const LINK = /\s(?:and|n|&|\+|plus|as well as)\s/gi;

/** What stands between two things that are named one after the other without a mark. */
const BETWEEN =
  /^\s(?:(?:a|an|the|our|my|\d{1,3}|two|three|four|new|big|bigger|small|smaller|large|larger|better|more|nice|good|some|bright|tall|long|deep|wide|low|soft|warm)\s){0,3}$/i;
const PLURAL = /[^s](?<!asbesto)s$/i;
const ARTICLE = /\b(?:a|an|the|our|my)\b/i;

/** From so many words and named things on a clause without a mark is a list that somebody dictated. */
const DICTATED_WORDS = 14;
const DICTATED_THINGS = 4;
/** Words that sentences are made with: who dictates a list leaves them out. In a sentence they are more than such a share. */
const OF_SENTENCES =
  /^(?:the|an?|our|my|is|are|was|goes|go|gets?|should|would|will|has|have|want|wants|need|needs|we|i|it|that|which|there|on|at|of|to|with|so|from)$/i;
const IN_SENTENCES = 0.3;
/** Words and numbers that may stand before a thing and belong to it. */
const OF_NEXT =
  /(?:^|\s)((?:(?:a|an|the|our|my|some|new|big|bigger|large|larger|small|smaller|tiny|long|low|lower|tall|deep|wide|nice|good|black|white|two|three|four|\d{1,3}|more|lots of|same|sliding|open|closed|dark|light|warm|simple|real|quiet)\s){0,4})$/i;
/** Words that lead on to the next thing: it belongs to what comes before. */
const LEADS_ON =
  /(?:^|\s)(?:and|or|with|without|w|of|for|to|in|on|at|by|from|into|onto|over|under|above|below|behind|beside|between|near|next|around|along|against|across|facing|like|than|as|not|no|is|are|was|be|has|have|had|need|needs|want|wants|get|gets|keep|keeps|add|put|make|use|do|does|the|a|an|our|my|his|her|their|that|which|where|so|but|if|because|plus|per|via|inside|outside|through|toward|towards|instead|also|please|just|can|could|would|should|will|must)$/i;

/** Where a dictated list goes on to the next thing: "shower in same spot | sliding glass | shelf for shampoo". */
function listedOf(text: string, clause: Span, named: readonly NamedSpan[]): number[] {
  const things = named.filter((thing) => !thing.describes);
  const words = text.slice(clause.start, clause.end).split(' ');
  if (words.length < DICTATED_WORDS || things.length < DICTATED_THINGS) return [];
  if (words.filter((word) => OF_SENTENCES.test(word)).length >= words.length * IN_SENTENCES) return [];
  return things.slice(1).flatMap((thing, i): number[] => {
    const last = things[i] as NamedSpan;
    let start = thing.start;
    for (const of of named.filter((m) => m.describes && m.start >= last.end && m.end <= thing.start))
      start = Math.min(start, of.start);
    const between = text.slice(last.end, start);
    const own = OF_NEXT.exec(between)?.[1]?.length ?? 0;
    const link = between.slice(0, between.length - own).trimEnd();
    return LEADS_ON.test(link) || (link === '' && own === 0 && start === thing.start) ? [] : [start - own];
  });
}

/** What is said of a thing right behind its name, and ends what is said of it. */
const ANSWERS_IT =
  /^\s(?:(?:is |are )?(?:not|no longer) (?:needed|wanted|necessary)|no\b(?! \w)|yes\b|stays?\b|gone\b|(?:do not|don'?t) touch)/i;

/** Where a thing begins that something is said of right behind its name: "leather couch | bathroom not needed". */
function answeredOf(text: string, clause: Span, named: readonly NamedSpan[]): number[] {
  return named.flatMap((thing, i): number[] => {
    const last = named[i - 1];
    if (!last || thing.describes || !ANSWERS_IT.test(text.slice(thing.end, thing.end + 24))) return [];
    const between = text.slice(last.end, thing.start);
    const own = OF_NEXT.exec(between)?.[1]?.length ?? 0;
    const link = between.slice(0, between.length - own).trimEnd();
    return LEADS_ON.test(link) || last.start < clause.start ? [] : [thing.start - own];
  });
}

/** Where one thing ends and another begins with nothing between: "shaker cabinets | quartz tops", "rugs | 2 shelves". */
function runOnsOf(text: string, clause: Span, named: readonly NamedSpan[]): number[] {
  const cuts: number[] = [...listedOf(text, clause, named), ...answeredOf(text, clause, named)];
  let head: NamedSpan | undefined;
  let end = 0;
  for (const thing of named) {
    const isNext = head !== undefined && BETWEEN.test(text.slice(end, thing.start));
    // A noun of one before another says of what kind it is: "tub surround"; a verb leads to its object.
    if (head && isNext && !thing.describes) {
      const isWhole = PLURAL.test(text.slice(head.start, head.end));
      const between = text.slice(head.end, thing.start);
      if (isWhole || (between.trim() !== '' && !ARTICLE.test(between))) cuts.push(head.end);
    }
    if (!thing.describes) head = thing;
    else if (!isNext) head = undefined;
    end = thing.end;
  }
  return [...new Set(cuts)].sort((a, b) => a - b);
}

/**
 * Cuts a clause at "and" where things are named on both sides of it: "quartz counters and a farm sink", not "black
 * and white tile"; and where one follows the other without a mark. `named` is in order.
 */
export function cutAtLinks(text: string, clause: Clause, named: readonly NamedSpan[]): Clause[] {
  const here = named.filter((t) => t.start >= clause.start && t.start < clause.end);
  const inside = here.filter((t) => !t.describes);
  if (inside.length < 2 || clause.asks) return [clause];
  const parts: Span[] = [];
  let start = clause.start;
  for (const link of allMatches(text.slice(clause.start, clause.end), LINK)) {
    const at = clause.start + link.index;
    const after = at + link[0].length;
    if (inside.some((t) => t.start < at && t.end > at)) continue;
    const left = inside.some((t) => t.start >= start && t.end <= at);
    const right = inside.some((t) => t.start >= after);
    if (
      !left ||
      !right ||
      isPlaceOfBoth(text, inside, at, after) ||
      BETWEEN_TWO.test(text.slice(Math.max(0, at - 80), at)) ||
      GOES_ON_OF_IT.test(text.slice(after, after + 12))
    )
      continue;
    parts.push({ start, end: at });
    start = after;
  }
  const runOns = runOnsOf(text, clause, here);
  return [...parts, { start, end: clause.end }].flatMap((part, i) => {
    const cuts = runOns.filter((at) => at > part.start && at < part.end);
    return [part.start, ...cuts].flatMap((from, j): Clause[] => {
      const whole = trimmed(text, { start: from, end: cuts[j] ?? part.end });
      if (!whole) return [];
      return j > 0 || (i === 0 && clause.runsOn) ? [{ ...whole, runsOn: true }] : [whole];
    });
  });
}
