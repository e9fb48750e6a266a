import { allMatches } from '../text/all-matches.js';
import { type Chunk, type Chunks, knownOf, type Nouns } from './chunks.js';
import type { Edit } from './edits.js';
import { type Segment, segmentsOf } from './segments.js';

/** "Electric range - sorry, gas", "30 inches, or no, make that 36", "slate - scratch that, cork": the last word wins. */

/** Takes the one before back, whatever it was. */
const TAKES_BACK =
  /^(?:(?:or|and|but|oh|well|um|uh|hm+|no|ok|okay)\s){0,2}(?:(?:scratch|strike|scrap|forget) that|wait|wait no|hold on|hang on|sorry|or no|i mean|i meant|correction|on second thoughts?|my mistake|excuse me|no no)$/i;
/** Means nothing by itself; beside one of the others it goes with it. */
const HESITATES =
  /^(?:(?:oh|well|um|uh|er|hm+|ok|okay|or|and|but)\s){0,2}(?:no|nope|nah|uh|um|er|hm+|actually)$/i;
/** The same with what is right behind it. */
const MAKES_IT =
  /^(?:(?:or|and|but|oh|uh|um|well)\s)?(?:(?:no,? )?(?:wait|hold on|scratch that|strike that|correction)(?: no)?(?: make (?:that|it))?|(?:(?:actually|no|better),? )?make (?:that|it)|actually|rather|i mean|sorry|no|(?:and )?now (?:he|she|my (?:wife|husband|partner)) says|(?:no )?(?:my|our) (?:wife|husband|partner|mother|mom|dad|daughter|son) says)\s+(?=\S)/i;
/** What stands before is taken back even where nothing of its kind is in it. */
const STRONG = /says|wait|hold on|scratch|strike/i;
/** At the beginning of a sentence: puts the sentence before right, if it has something of the same kind. */
const ACROSS =
  /^(?:(?:oh|well|um|uh|no|ok|okay|actually|or|wait)\s){0,2}(?:make (?:that|it)\b|scratch that|strike that|wait|hold on|hang on|correction|i mean|i meant|on second thoughts?|no$|actually (?:make|no))/i;
/** "Over the fireplace, no, that's bad for your neck, so on the wall beside it". */
const SO_THERE =
  /^so (?:(?:put|have|hang|make) (?:it|that|them) )?(?=(?:on|in|at|by|over|under|above|below|beside|next to|near|against|across|between)\b)/i;
const PLACE =
  /\b(?:on|in|at|by|over|under|above|below|beside|next to|near|against|across from|between|in front of) (?:the|our|my|a|an|either|both|each)\b/i;
const BEGINS_WITH_PLACE =
  /^(?:on|in|at|by|over|under|above|below|beside|next to|near|against|across from|between|in front of) (?:the|our|my|a|an|either|both|each)\b/i;

const FUELS = /\b(?:gas|electric|induction|dual[- ]fuel|propane|wood[- ]burning|pellet)\b/gi;
const SIDES = /\b(?:north|south|east|west)\b/gi;
const HANDS = /\b(?:left|right|back|front|far)\b(?=[- ](?:hand )?(?:wall|side|corner|end|leg)\b)/gi;
const BY = /\b\d{1,3}(?:\.\d)?(?: ?["”]| ?in(?:ch(?:es)?)?)?(?: ?[x×] ?| by )\d{1,3}(?:\.\d)?/gi;
const NUMBER = /\b\d{1,3}(?:\.\d)?\b/g;
const COUNT = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/gi;

export function corrections(all: Chunks, nouns: Nouns): readonly Edit[] {
  const segments = segmentsOf(all);
  const edits: Edit[] = [];
  for (const [i, segment] of segments.entries()) {
    const before = segments[i - 1];
    // Of several marks in a row the first one tells.
    if (!before || isTurn(before)) continue;
    const isWithin = before.sentence === segment.sentence;
    if (!isWithin && !(before.sentence === segment.sentence - 1 && ACROSS.test(segment.text))) continue;
    const told = rightedBy(segments, i);
    // "Of the north wall" goes on with what was said.
    if (!told || /^of\b/i.test(told.text)) continue;
    const { text, last, strong } = told;
    const found = told.whole ? undefined : sameKind(all, segments, i, told, nouns);
    if (found) {
      edits.push(found, { start: before.end, end: last.end, text: '' });
    } else if (strong && isWithin && text !== '')
      edits.push({ start: before.start, end: told.start, text: '' });
  }
  return edits;
}

const isTurn = ({ text }: Segment): boolean => TAKES_BACK.test(text) || HESITATES.test(text);

interface Righted {
  readonly text: string;
  readonly start: number;
  readonly last: Segment;
  /** What stands before is taken back even where nothing of the same kind is in it. */
  readonly strong: boolean;
  /** What somebody else says stands for all that was said. */
  readonly whole?: boolean;
}

/** What a segment puts right by, if it does: the words behind a marker of its own, or in the same segment. */
function rightedBy(segments: readonly Segment[], i: number): Righted | undefined {
  const segment = segments[i] as Segment;
  if (!isTurn(segment)) return rightedWithin(segment);
  let to = i;
  while (to - i < FURTHEST && segments[to + 1] && isTurn(segments[to + 1] as Segment)) to++;
  const next = segments[to + 1];
  if (!next || next.sentence > (segments[to] as Segment).sentence) return undefined;
  const isBack = segments.slice(i, to + 1).some(({ text }) => TAKES_BACK.test(text));
  // "No," at a sentence's beginning answers; behind a dash or dots it turns.
  const turns = /^(?:or )?no$/i.test(segment.text) && (segment.mark === '-' || /^or/i.test(segment.text));
  const lead = MAKES_IT.exec(next.text)?.[0] ?? '';
  if (isBack || turns || lead !== '')
    return {
      text: next.text.slice(lead.length),
      start: next.start + lead.length,
      last: next,
      strong: isBack || turns,
      whole: /says/i.test(lead),
    };
  if (segment.mark === '.') return { text: next.text, start: next.start, last: next, strong: false };
  const there = segments
    .slice(to + 1, to + 1 + FURTHEST)
    .find(({ text, sentence }) => sentence === segment.sentence && SO_THERE.test(text));
  if (!there) return undefined;
  const so = SO_THERE.exec(there.text)?.[0].length ?? 0;
  return { text: there.text.slice(so), start: there.start + so, last: there, strong: false };
}

function rightedWithin(segment: Segment): Righted | undefined {
  const makes = MAKES_IT.exec(segment.text)?.[0];
  if (makes === undefined || (/^no /i.test(makes) && !STRONG.test(makes) && segment.mark !== '-'))
    return undefined;
  if (
    /^(?:actually|rather)/i.test(makes) &&
    segment.mark !== '-' &&
    !/^(?:actually|rather) (?:make|an?|the)\b/i.test(segment.text)
  )
    return undefined;
  return {
    text: segment.text.slice(makes.length),
    start: segment.start + makes.length,
    last: segment,
    strong: STRONG.test(makes),
    whole: /says/.test(makes),
  };
}

const FURTHEST = 3;

/** What was said before of the same kind as a correction, with the correction in its place. */
function sameKind(
  all: Chunks,
  segments: readonly Segment[],
  at: number,
  { text: right, last }: Righted,
  nouns: Nouns,
): Edit | undefined {
  const words = right.split(' ');
  const { sentence } = segments[at - 1] as Segment;
  const place = BEGINS_WITH_PLACE.test(right) && PLACE.exec((segments[at - 1] as Segment).text);
  if (place) {
    const { start, end } = segments[at - 1] as Segment;
    return { start: start + place.index, end, text: right };
  }
  if (SO_THERE.test(last.text)) return undefined;
  for (let k = at - 1; k >= Math.max(0, at - FURTHEST); k--) {
    const segment = segments[k] as Segment;
    if (segment.sentence !== sentence) return undefined;
    for (const kind of [FUELS, SIDES, HANDS, BY, NUMBER, COUNT]) {
      const now = right.match(kind)?.[0];
      const was = now && allMatches(segment.text, kind).at(-1);
      if (!now || !was || words.length > 4) continue;
      const isWhole = kind !== FUELS || words.length === 1;
      if (isWhole) {
        const start = segment.start + (was.index ?? 0);
        // "Four, no wait, three stools": what is counted is told with the second number alone.
        const ends = start + was[0].length === segment.end && kind === COUNT;
        return { start, end: start + was[0].length, text: ends ? right : now };
      }
    }
    const finish = sameFinish(segment, right, nouns);
    if (finish) return finish;
    const noun = sameNoun(all, segment, right, nouns);
    if (noun) return { start: noun.start, end: noun.end, text: right };
  }
  return undefined;
}

/** The last noun of a segment that has the correction's own head, or is a finish as it is. */
function sameNoun(all: Chunks, { from, to }: Segment, right: string, nouns: Nouns): Chunk | undefined {
  const words = right.toLowerCase().split(/\s+/);
  if (words.length > 5) return undefined;
  const known = knownOf(
    words.filter((word) => !/^(?:an?|the|our|my)$/.test(word)),
    nouns,
  );
  return all.chunks.slice(from, to).findLast(({ tag, head }) => {
    if (!/[ONFn]/.test(tag)) return false;
    if (head.split(' ').at(-1) === words.at(-1)) return true;
    return /^(?:material|color)$/.test(known?.naming ?? '') && tag === 'F';
  });
}

/** "Black fixtures, no wait, brass": the color alone is another. */
function sameFinish({ text, start }: Segment, right: string, nouns: Nouns): Edit | undefined {
  const isFinish = (word: string): boolean =>
    /^(?:material|color)$/.test(nouns.names([word.toLowerCase()]) ?? '');
  if (right.includes(' ') || !isFinish(right)) return undefined;
  const was = [...text.matchAll(/[a-z-]{3,20}/gi)].findLast(([word]) => isFinish(word));
  return was && { start: start + was.index, end: start + was.index + was[0].length, text: right };
}
