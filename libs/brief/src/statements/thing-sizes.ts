import { inDigits } from '../shell/sizes.js';
import { allMatches } from '../text/all-matches.js';
import { sizedThingCalled } from '../things/thing-sizes.js';
import type { Chunk, Chunks } from './chunks.js';
import { type Edit, withPlaces } from './edits.js';

/**
 * A size belongs to the noun beside it: "the dresser, 60 inches", "a workbench, it's 7 feet long and 30 deep" and "a vanity 30 wide
 * and 18 deep" are a 60 inch dresser, a 7 by 2-1/2 ft workbench and a 30 x 18 inch vanity. It is written before its noun.
 */

/** Sizes of these are the room's. */
const OF_ROOM =
  /(?:^| )(?:rooms?|galley|studio|suite|apartment|den|loft|attic|cellar|sunroom|porch|mudroom|lounge|nook|alcove|kitchen|bath|bathroom|bedroom|basement|garage|office|space|walls?|ceilings?|floors?|house|yard|corner|side|end|place|area|gap|clearance|aisle|lot)$/;

/** A thing, what leads to its size, and the size. */
const SIZED = withPlaces(
  /(?<thing>[NnO])(?<lead>(?:[,(:]|b|(?:m|vp)b|,?Wb|b[nN],|v[apI]{0,2},|pO,a?|[,.]nb|[a-zA-Z]{0,5}[,.&](?:b|Tb|I)|[a-zA-Z]{0,5}\.(?=Z(?:mb|b[an]|\.)))?)(?<size>Z(?:[&,p]Z)?)(?=[^O#]|$)/g,
);

/** A length as a number of inches: "7 feet", "30 wide", "18". */
interface Sides {
  readonly sides: readonly number[];
  readonly unit: string;
  /** In the words that told it, where a reader of sizes knows them. */
  readonly said: string;
}

const LENGTH = /(\d{1,3}(?:\.\d{1,2})?(?:\s\d\/\d)?)\s?-?\s?(feet|foot|ft|inch(?:es)?|in|["'”’]{1,2})?/g;
const NO_FRONT = /\b(?:tall|high|thick|apart|off|away|from)\b/i;

const inchesOf = (number: string, unit: string): number => {
  const [whole = '0', part] = number.split(' ');
  const [over, under] = (part ?? '').split('/').map(Number);
  const value = Number(whole) + (over && under ? over / under : 0);
  return /^(?:f|'$|’$)/.test(unit) ? value * 12 : value;
};

/** What a size tells of front and depth; undefined where it tells a height. */
function sidesOf(words: string): Sides | undefined {
  const said = inDigits(words);
  if (NO_FRONT.test(said)) return undefined;
  const lengths = allMatches(said.toLowerCase(), LENGTH);
  if (lengths.length === 0 || lengths.length > 2) return undefined;
  const units = lengths.map(([, , unit = '']) => unit);
  const known = units.findLast((unit) => unit !== '') ?? '';
  const pair = /\d\s?(?:["”']|in|inches|ft|feet)?\s?(?:x|by)\s?\d/i.test(said);
  const numbers = lengths.map(([, number = ''], i) =>
    // "7 feet long and 30 deep" is in feet and inches; of "9 by 7 feet" both are.
    inchesOf(number, units[i] || (pair ? known : Number(number) >= 12 ? 'in' : known)),
  );
  // A depth alone is no front.
  if (numbers.length === 1 && /\bdeep\b/i.test(said)) return undefined;
  if (numbers.length === 2 && !pair && !/\b(?:deep|wide|long)\b/i.test(said)) return undefined;
  const isUntold = known === '' && pair;
  // "7 feet long and 30 deep".
  const apart = lengths.map(
    ([, number = ''], i) => `${number} ${units[i] || (Number(number) >= 12 ? 'inch' : known)}`,
  );
  return {
    sides: numbers,
    unit: isUntold ? '' : 'inch',
    said: pair || numbers.length === 1 ? said.replace(/\bdeep$/i, '').trim() : apart.join(' x '),
  };
}

const BECOMES = /^[^.;!?]*\b(?:now|today|needs?|should|but|too|widen|wider|to be)\b/i;

const hasSize = ({ words }: Chunk): boolean =>
  words.some(({ part, word }) => part === 'U' || /^\d{2,}$/.test(word));

const afterDeterminers = ({ words, tag, head }: Chunk): number => {
  // Words that nobody knows may stand before a name.
  const known = words.at(-head.split(' ').length);
  if (tag === 'N' && words.length > 4 && known) return known.start;
  const first =
    words.find(
      ({ part, word }) => !(/^[D#]$/.test(part) || /^(?:own|new|old)$/.test(word)) || /^\d{2}/.test(word),
    ) ?? words[0];
  return first?.start ?? 0;
};

/** A size alone without a unit is in inches. */
const write = ({ sides, said }: Sides): string => {
  const bare = said
    .replace(/ (?:long|wide|across|each|at least|or (?:so|more))\b/gi, '')
    .replace(/(?<=\d) ?(?:inches|["”″])$/i, ' inch')
    .replace(/\bfeet$/i, 'foot');
  const least = /\b(?:at least|or more)\b/i.test(said) ? 'at least ' : '';
  return `${least}${bare}${sides.length === 1 && !/[a-z"'”’]/i.test(bare) ? ' inch' : ''} `;
};

/** Where a size that is told behind its noun is said from: at its comma, or at its "it's". */
function startOfSaid(lead: readonly Chunk[], first: Chunk): number {
  // "The dresser is my grandmother's, 60 inches", "comes with us, it's 5 feet": what is said before stays.
  const mark = lead.findLastIndex(({ tag }) => /^[,.&(]$/.test(tag));
  const said = lead[mark]?.tag === '.' ? lead[mark + 1] : lead[Math.max(0, mark)];
  return (said ?? first).start;
}

/** Sizes that stand behind their nouns. */
export function sizesBehind({ text, chunks, tags }: Chunks): readonly Edit[] {
  const taken = new Set<Chunk>();
  return allMatches(tags, SIZED).flatMap((match): readonly Edit[] => {
    const [at] = match.indices?.groups?.thing ?? [0];
    const [leadFrom, leadTo] = match.indices?.groups?.lead ?? [0, 0];
    const [from, to] = match.indices?.groups?.size ?? [0, 0];
    const lead = chunks.slice(leadFrom, leadTo);
    const [first, last] = [chunks[from], chunks[to - 1]];
    // "An island. 72 inches would be great."
    const isAlone = lead.at(-1)?.tag === '.' && text[lead.at(-1)?.start ?? 0] === '.';
    const isIt = isAlone || lead.some(({ words }) => /^(?:it's|it|they're|they)$/.test(words[0]?.word ?? ''));
    // Of a sentence of its own, only "it's 7 feet long" tells of the thing before.
    if (lead[0]?.tag === '.' && !isIt && lead[1]?.tag !== 'n') return [];
    if (
      !isIt &&
      lead.some(({ tag, head }) => tag === 'n' && !/^(?:ours|mine|theirs|his|hers|.*'s)$/.test(head))
    )
      return [];
    const thing = isIt ? subjectBefore(chunks, tags, at) : nounOf(chunks, tags, at);
    if (!first || !last || !thing || taken.has(thing) || hasSize(thing) || OF_ROOM.test(thing.head))
      return [];
    // A thing that nobody knows has an article.
    if ((thing.tag === 'n' && thing.words[0]?.part !== 'D') || thing.words.some(({ word }) => word === 'w'))
      return [];
    const sides = sidesOf(text.slice(first.start, last.end));
    // An F-150 is a truck.
    if (!sides || /(?:^|[^a-z])[a-z]-$/i.test(text.slice(Math.max(0, first.start - 3), first.start)))
      return [];
    // "The door is 28 inches now and needs to be 36": what it is to become is told behind.
    if (thing.tag === 'O' && BECOMES.test(text.slice(last.end, last.end + 60))) return [];
    // "The current shower is 32 inches": too small. "Bath with a shower 6x9" tells of the bath.
    if (thing.words.some(({ word }) => /^(?:current|existing|present|previous)$/.test(word))) return [];
    // "Four lockers 18 inches wide" are four lockers before anything.
    if (
      /^(?:two|three|four|five|six|seven|eight|[2-9])$/.test(
        thing.words.find(({ part }) => part === '#')?.word ?? '',
      )
    )
      return [];
    if (lead.length === 0 && sides.unit === '' && tags[at - 1] === 'p' && sides.sides.every((n) => n <= 20))
      return [];
    // "Art studio 12x12": so many feet are a room's.
    if (thing.tag === 'n' && sides.sides.length === 2 && sides.sides.every((n) => n > 72)) return [];
    if (sides.unit === '' && !isIt && sides.sides.every((n) => n >= 8 && n <= 24)) return [];
    taken.add(thing);
    const closes = text[last.end] === ')' && lead[0]?.tag === '(' ? 1 : 0;
    // "Is 66 x 30 and stays".
    const next = chunks[to + 1]?.words[0]?.word ?? '';
    const goesOn =
      lead.length === 1 &&
      lead[0]?.tag === 'b' &&
      tags[to] === '&' &&
      (/[vbm]/.test(tags[to + 1] ?? '') || /^(?:seats|fits|holds|weighs)$/.test(next));
    const end = goesOn ? (chunks[to]?.end ?? last.end) : last.end + closes;
    const where = afterDeterminers(thing);
    return [
      { start: where, end: where, text: write(sides) },
      { start: startOfSaid(lead, first), end, text: '' },
    ];
  });
}

/** Nobody tells how large these are beside a thing. */
const NO_THING =
  /^(?:back|front|left|right|middle|rear|wheelchair|stuff|things|guests|use|end|.*(?:one|two|three|four|five|six|seven|eight|ten|twelve))$/;

/** The noun that a size stands beside; of "a workbench along the back, 8 feet" and "a window over the sink, 48 in" the one before. */
function nounOf(chunks: readonly Chunk[], tags: string, at: number): Chunk | undefined {
  const thing = chunks[at];
  if (/(?:Op[NOn]|NpO)$/.test(tags.slice(0, at + 1))) return chunks[at - 2];
  if (
    !thing ||
    tags[at - 1] !== 'p' ||
    !(
      NO_THING.test(thing.head) ||
      OF_ROOM.test(thing.head) ||
      (thing.tag === 'n' && sizedThingCalled(thing.head) === undefined)
    )
  )
    return thing;
  let i = at - 2;
  while (i > 0 && !/[.,N]/.test(tags[i] ?? '')) i--;
  return tags[i] === 'N' ? chunks[i] : undefined;
}

/** What "it's" stands for: what its sentence, or the one before, names first and no preposition leads to. */
function subjectBefore(chunks: readonly Chunk[], tags: string, at: number): Chunk | undefined {
  let first = at;
  while (first > 0 && tags[first - 1] !== '.') first--;
  for (let i = first; i <= at; i++) if (/[NnO]/.test(tags[i] ?? '') && tags[i - 1] !== 'p') return chunks[i];
  return chunks[at];
}

const LIMIT =
  /,? (?:(?:and|but|so) )?(?:it )?(?:no|not|can['’]?t be|cannot be|can not be|shouldn['’]?t be|must not be|won['’]?t be) (deeper|wider|longer|bigger|larger) than (?:about )?(\d{1,3}(?: ?(?:x|by) ?\d{1,3})?)(?: ?(inch(?:es)?|in\b(?! the)|ft|feet|["”]))?(?: deep| wide| long)?/gi;

/** "A loveseat, no longer than 60 inches", "a 36 inch vanity, can't be deeper than 18". */
export function limits({ text, chunks, tags }: Chunks): readonly Edit[] {
  return allMatches(text, LIMIT).flatMap((match): readonly Edit[] => {
    const [said, how = '', size = '', unit = 'inch'] = match;
    const last = chunks.findLastIndex(
      ({ tag, end, start }) => /[NnO]/.test(tag) && end <= match.index + 1 && match.index - start < 60,
    );
    const thing = nounOf(chunks, tags, last);
    if (!thing || OF_ROOM.test(thing.head) || text.slice(chunks[last]?.end, match.index).trim() !== '')
      return [];
    const gone = { start: match.index, end: match.index + said.length, text: '' };
    const at = afterDeterminers(thing);
    if (/deeper/i.test(how)) {
      const width = /(\d{2,3})( ?(?:inch(?:es)?|in\b|["”]))/.exec(text.slice(thing.start, thing.end));
      if (!width?.[1] || size.includes('x')) return [];
      const end = thing.start + width.index + width[1].length;
      return [{ start: end, end, text: ` x ${size}` }, gone];
    }
    return hasSize(thing)
      ? []
      : [{ start: at, end: at, text: `up to ${size} ${/^f/i.test(unit) ? 'foot' : 'inch'} ` }, gone];
  });
}
