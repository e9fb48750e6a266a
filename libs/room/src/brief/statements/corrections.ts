import { type Chunk, type Chunks, knownOf, type Nouns } from './chunks.js';
import type { Edit } from './edits.js';
import { type Segment, segmentsOf } from './segments.js';

/** "Electric range - sorry, gas", "30 inches, or no, make that 36", "slate - scratch that, cork": the last word wins. */

/** Takes the one before back, whatever it was. */
const TAKES_BACK =
  /^(?:(?:or|and|but|oh|um|hm+)\s)?(?:(?:scratch|strike|scrap|forget) that|(?:no )?wait|sorry|or no|i mean|correction|on second thoughts?|my mistake|excuse me|no no)$/i;
/** The same with what is right behind it. */
const MAKES_IT =
  /^(?:(?:or|and|but|oh)\s)?(?:actually|rather|i mean|sorry|no|make (?:that|it)|(?:actually|no|better),? make (?:that|it)|(?:and )?now (?:he|she|my (?:wife|husband|partner)) says|(?:no )?(?:my|our) (?:wife|husband|partner|mother|mom|dad|daughter|son) says)\s+(?=\S)/i;

const FUELS = /\b(?:gas|electric|induction|dual[- ]fuel|propane|wood[- ]burning|pellet)\b/gi;
const SIDES = /\b(?:north|south|east|west)\b/gi;
const NUMBER = /\b\d{1,3}(?:\.\d)?\b/g;
const COUNT = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/gi;

export function corrections(all: Chunks, nouns: Nouns): readonly Edit[] {
  const segments = segmentsOf(all);
  const edits: Edit[] = [];
  for (const [i, segment] of segments.entries()) {
    const before = segments[i - 1];
    if (!before || before.sentence !== segment.sentence) continue;
    const told = rightedBy(segments, i);
    // "Of the north wall" goes on with what was said.
    if (!told || /^of\b/i.test(told.text)) continue;
    const { text, last, strong } = told;
    const found = told.whole ? undefined : sameKind(all, segments, i, text, nouns);
    if (found) {
      edits.push(found, { start: before.end, end: last.end, text: '' });
    } else if (strong) edits.push({ start: before.start, end: told.start, text: '' });
  }
  return edits;
}

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
  const next = segments[i + 1];
  const goesOn = next?.sentence === segment.sentence ? next : undefined;
  // "No," at a sentence's beginning answers; behind a dash or dots it turns.
  const turns = /^(?:or )?no$/i.test(segment.text) && (segment.mark === '-' || /^or/i.test(segment.text));
  if (goesOn && (turns || TAKES_BACK.test(segment.text))) {
    const lead = MAKES_IT.exec(goesOn.text)?.[0].length ?? 0;
    return {
      text: goesOn.text.slice(lead),
      start: goesOn.start + lead,
      last: goesOn,
      strong: true,
      whole: /says/i.test(goesOn.text.slice(0, lead)),
    };
  }
  const makes = MAKES_IT.exec(segment.text)?.[0];
  if (makes === undefined || (/^no /i.test(makes) && segment.mark !== '-')) return undefined;
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
    strong: /says/.test(makes),
    whole: /says/.test(makes),
  };
}

const FURTHEST = 3;

/** What was said before of the same kind as a correction, with the correction in its place. */
function sameKind(
  all: Chunks,
  segments: readonly Segment[],
  at: number,
  right: string,
  nouns: Nouns,
): Edit | undefined {
  const words = right.split(' ');
  const { sentence } = segments[at] as Segment;
  for (let k = at - 1; k >= Math.max(0, at - FURTHEST); k--) {
    const segment = segments[k] as Segment;
    if (segment.sentence !== sentence) return undefined;
    for (const kind of [FUELS, SIDES, NUMBER, COUNT]) {
      const now = right.match(kind)?.[0];
      const was = now && [...segment.text.matchAll(kind)].at(-1);
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
