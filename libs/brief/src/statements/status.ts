import type { Chunk, Chunks } from './chunks.js';
import type { Edit } from './edits.js';
import { type Segment, segmentsOf, subjectOf } from './segments.js';

/**
 * What becomes of a thing that is there, from what its clause says last: "the hot tub the owner put here is leaving" goes, "the
 * tub is sound" stays, "nobody needs two ovens" is refused, "there was a desk here once" is a story.
 */

const AWAY =
  '(?: (?:for good|too|soon|finally|away|as well|now|anyway|altogether|at last|out|upstairs|downstairs|elsewhere|to (?:the|my|our|her|his|a) (?:curb|dump|basement|attic|garage|trash|landfill|neighbou?rs?|sister|brother|son|daughter|shed|barn|storage|thrift store|cousin|mother|friend))){0,3}';
const GOES = new RegExp(
  `(?:(?:\\b(?:is|are|has been|have been|was|were|'s|being|and|gets|get)) (?:(?:already|now|long|finally|all|both) )?(?:(?:going|about|meant) to be )?(?:[a-z]{3,12}ed and )?(?:leaving|going|gone|history|pulled|removed|sold|donated|recycled|scrapped|junked|tossed|trashed|shredded|demolished|given away|thrown (?:out|away)|torn out|ripped out|hauled away|taken away|coming out|moving (?:out|upstairs|downstairs|elsewhere|to .{3,30})|on (?:its|their) way out|to (?:go|leave|come out))|\\b(?:must|can|may|should|will|has to|have to|needs? to|gets? to) (?:finally )?(?:go|leave|come out|be gone)|(?<=[a-z] )(?:goes|leaves|comes out|come out))${AWAY}$`,
  'i',
);
/** Said of what the clause before names. */
const OUT_WITH_IT =
  /^(?:(?:so|and|but|please|let's|then)\s){0,2}(?:(?:we|i) (?:want|need|would like) (?:it|them|that) (?:out|gone|removed)|(?:get|be) rid of (?:it|them)|(?:it|they|that|both) (?:goes|go|leaves?|comes? out|(?:is|are|'s) (?:gone|leaving|going|out)|(?:has|have|needs?) to go|must go|can go)(?: to the (?:curb|dump|basement|attic|garage))?|(?:take|tear|rip|pull) (?:it|them) out|good riddance)$/i;
const PAST =
  /^(?:(?:so|and|but)\s)?(?:there (?:was|were|used to be)|(?:the |our |my )?(?:previous|last|former|old) (?:owners?|people|tenants?|family|guys?|folks)\b.{0,60}\b(?:had|put|left|built|kept|used|installed|painted|added)|(?:somebody|someone) (?:once (?:had|put|built|installed|left)\b|(?:had|put|built|installed|left)\b.{3,60}\b(?:in (?:19|20)\d\d|years ago|once))|(?:we|i) used to have|this (?:room )?(?:was|used to be) (?:the|our|my|a|an)|(?:an? |the |our )?[a-z][a-z -]{2,30} used to be (?:there|here|in (?:here|there|this|that)))\b/i;
/** "Bunks were a disaster": no wish, and what follows is what is wanted instead. */
const FAILED =
  /^(?:the |our |my |those |these )?[a-z][a-z -]{2,30} (?:was|were|turned out) (?:to be )?(?:such )?an? (?:[a-z]{3,12} )?(?:disaster|mistake|nightmare|failure|flop|bad idea|pain)(?:,? (?:so|and so) (?!that\b))?/i;
/** What others have, or what is in another room. */
const ELSEWHERE =
  / (?:is|are) (?:right |just )?(?:on the (?:other|far) side of (?:the|that|this) wall|next door|in the (?:apartment|unit|flat) (?:above|below|next door))$/i;
/** "Get rid of the tank and the shelves": both; "lose the soffits and take the uppers up": the first alone. */
const TAKES_TWO =
  /^(?:(?:so|and|but|please|let's|we'll|we will|i want to|we want to)\s){0,2}(?:get rid of|lose|rip out|tear out|take out|remove|ditch|toss|scrap) (?:the|our|my|that|those|these) [a-z][a-z -]{2,30}? and (?=(the|our|my|that|those|these)?\b)/i;
const STILL_THERE = /\b(?:still|keep|stays?|which (?:is|works))\b/i;
const NO_MORE = /\b(?:has|have) been (?:already )?\w+(?: away| out)?$|\b(?:already|long) gone$/i;
const AT_ONCE = /\b(?:goes|go|gone|goes away|comes out|come out|out)$/i;
/** "As it always did": as it is. */
const AS_ALWAYS =
  / (?:just )?(?:as|like|where) (?:it|they) (?:has |have )?always (?:did|has|have|was|were|been|stood|sat|hung)$/i;
const BLOCKED =
  /\b(?:block|brick|board|wall|close|fill|cover)(?:ed|ing)?(?: (?:it|that|them))? (?:up|off|in|over)\b/i;
const WANTS_IT = /\b(?:want|need|keep|like|put|move|leave) (?:it|them|that)\b/i;
const GOES_ON =
  /^(?:(?:and|but|so|because|that|which)\s){0,2}(?:nobody|no one|it|they|we never|we hated|that|both)\b(?!.{0,60}\b(?:stays?|keep|want|need|would)\b)/i;

const UNWANTED =
  /^(.{2,60}?) (?:(?:is|are|was|were)(?:n['’]t| not)|will not be|won['’]t be) (?:(?:really|strictly|at all) )?(?:needed|wanted|necessary|required|legal|allowed|an option|for us|going (?:in|into|inside) (?:here|there|this room|the [a-z ]{3,20})|coming (?:along|with us|back|in here))(?: (?:here|down here|in here|any ?more|at all|and (?:isn['’]t|is not|not|aren['’]t) (?:wanted|needed|necessary|allowed|legal)))*$/i;
const NONE_HERE =
  /^there (?:isn['’]t|aren['’]t|is not|are not|is no|are no|has never been) (?:an? |any )?(.{3,30}?)(?: (?:here|in here|down here|now|today|at the moment))?$/i;
const NOR_WANTED = /^(?:nor|and|neither)\b.{0,30}\b(?:want|need|miss)\b/i;

const plain = (text: string): string =>
  text.replace(/^(?:(?:so|and|but|the|our|my|this|that|those|these|an?|any|his|her)\s)+/i, '');

/** The name of what goes, with what follows its head up to a relative: "washer and dryer". */
function nameOf(all: Chunks, segment: Segment): string | undefined {
  const subject = subjectOf(all, segment);
  if (!subject) return undefined;
  // Of a thing that nobody knows its own word alone: "rods" of "coat rods".
  if (subject.tag === 'n')
    return subject.words[0]?.part === 'D' && subject.words.length > 1 ? subject.head : undefined;
  const at = all.chunks.indexOf(subject);
  const pair = /^[ONF]&[ONF]/.test(all.tags.slice(at, segment.to)) ? (all.chunks[at + 2] as Chunk) : subject;
  return plain(all.text.slice(subject.start, pair.end));
}

/** The thing named in a segment, wherever it stands there. */
const anyIn = ({ chunks, text }: Chunks, { from, to }: Segment): string | undefined => {
  const here = chunks.slice(from, to);
  const found = here.find(({ tag }) => tag === 'N' || tag === 'O');
  // Of a thing that nobody knows its own word: "there's a soffit all the way round".
  return found ? plain(text.slice(found.start, found.end)) : here.find(({ tag }) => tag === 'n')?.head;
};

export function statuses(all: Chunks): readonly Edit[] {
  const segments = segmentsOf(all);
  const edits: Edit[] = [];
  for (let i = 0; i < segments.length; i++) {
    const segment = segments[i] as Segment;
    const { text, start, end } = segment;
    const last = goneWith(segments, i);
    if (last > i) {
      const name = nameOf(all, segment) ?? anyIn(all, segment);
      const both = /^both|^they/i.test(segments[last]?.text ?? '');
      if (name) {
        edits.push({
          start,
          end: (segments[last] as Segment).end,
          text: PAST.test(text) && both ? '' : `remove the ${name}`,
        });
        i = last;
        continue;
      }
    }
    if (GOES.test(text) && !/\bwhere\b|\b(?:two|three|four|with|\d) leaves$/i.test(text)) {
      // Told at once it is read as it is: "the tub goes".
      if (
        AT_ONCE.test(text) &&
        /^(?:b?v|m[bv]{1,2}|hpv|b[an]?)$/.test(all.tags.slice(segment.from + 1, segment.to))
      )
        continue;
      // A door that goes to the garage leads there.
      const leads =
        subjectOf(all, segment)?.tag === 'O' && /\b(?:goes|going|comes|leaves|removed)\b/i.test(text);
      const name = leads ? undefined : nameOf(all, segment);
      // What is no more there is not taken out again.
      if (name) edits.push({ start, end, text: NO_MORE.test(text) ? '' : `remove the ${name}` });
      continue;
    }
    if (PAST.test(text) && !STILL_THERE.test(text) && !WANTS_IT.test(segments[i + 1]?.text ?? '')) {
      let to = i;
      while (segments[to + 1]?.sentence === segment.sentence && GOES_ON.test(segments[to + 1]?.text ?? ''))
        to++;
      edits.push({ start, end: segments[to]?.end ?? end, text: '' });
      i = to;
      continue;
    }
    const failed = FAILED.exec(text)?.[0];
    if (failed) {
      edits.push({ start, end: start + failed.length, text: '' });
      continue;
    }
    if (ELSEWHERE.test(text) && subjectOf(all, segment)) {
      edits.push({ start, end, text: '' });
      continue;
    }
    const two = TAKES_TWO.exec(text);
    const behind = two && all.chunks.find((chunk) => chunk.start >= start + two[0].length);
    if (two && (two[1] || behind?.tag === 'v')) {
      const at = start + two[0].length;
      edits.push({ start: at - 5, end: at, text: two[1] ? '. Remove ' : '. ' });
      continue;
    }
    const always = AS_ALWAYS.exec(text);
    const kept = always && subjectOf(all, segment);
    if (always && kept)
      edits.push({
        start: start + always.index,
        end: start + always.index + always[0].length,
        text: `, ${all.text.slice(kept.start, kept.end)} stays`,
      });
    if (BLOCKED.test(text) && all.tags.slice(segment.from, segment.to).includes('W'))
      edits.push(...blocked(all, segments, i));
    const unwanted = UNWANTED.exec(text)?.[1];
    // One oven is wanted where two are not.
    if (unwanted && subjectOf(all, segment))
      edits.push({
        start,
        end,
        text: /^(?:two|three|[23]|both)\b/i.test(unwanted) ? '' : `no ${plain(unwanted)}`,
      });
    const none = NONE_HERE.exec(text)?.[1];
    const next = segments[i + 1];
    if (none && next?.sentence === segment.sentence && NOR_WANTED.test(next.text))
      edits.push({ start, end: next.end, text: `no ${none}` });
  }
  return edits;
}

/** "There's a little window on the south wall, which we'd block up": none is to be there. */
function blocked(all: Chunks, segments: readonly Segment[], at: number): readonly Edit[] {
  const segment = segments[at] as Segment;
  for (let k = at - 1; k >= Math.max(0, at - 2) && segments[k]?.sentence === segment.sentence; k--) {
    const before = segments[k] as Segment;
    const opening = all.chunks.slice(before.from, before.to).find(({ tag }) => tag === 'O');
    if (opening) return [{ start: before.start, end: segment.end, text: `close up the ${opening.head}` }];
  }
  return [];
}

/** How far what is told of a thing goes on to say that it goes: the index of that segment, or its own. */
function goneWith(segments: readonly Segment[], i: number): number {
  const { sentence } = segments[i] as Segment;
  for (let k = i + 1; k <= i + 3 && segments[k]?.sentence === sentence; k++) {
    const { text } = segments[k] as Segment;
    if (OUT_WITH_IT.test(text)) return k;
    if (!/^(?:(?:so|and|but)\s)?(?:it|they|that|both|which)\b/i.test(text)) return i;
  }
  return i;
}
