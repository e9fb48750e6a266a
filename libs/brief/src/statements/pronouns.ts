import type { Chunk, Chunks } from './chunks.js';
import type { Rule } from './edits.js';

/** What "one", "the other", "it" and "them" stand for: the last thing that they can mean. */

const FURTHEST = 24;
/** Names of parts of the house that nothing is told to stand at or to be again. */
const NEVER =
  /(?:^|\s)(?:walls?|floors?|ceilings?|rooms?|corners?|house|kitchen|bath|bathroom|bedroom|garage|basement|hall|hallway|mudroom|sunroom|office)$|^(?:laundry|budget|noise|paint|painting|layout|mess|work|light|storage|places?|seats?|seating)$/;

const isNamed = ({ tag, head }: Chunk): boolean => /[ON]/.test(tag) && !NEVER.test(head);
const isPlural = (head: string): boolean => /[^s]s$/.test(head);

const singular = (head: string): string =>
  /shelves$/.test(head)
    ? head.replace(/ves$/, 'f')
    : /[^aeiou]ies$/.test(head)
      ? head.replace(/ies$/, 'y')
      : isPlural(head)
        ? head.replace(/(?:(ch|sh|x|ss)es|s)$/, '$1')
        : head;

/** Whether a noun phrase stands for a thing of its own here: not what another is said to be, nor a word alone amid others. */
function isOwn({ chunks, tags }: Chunks, at: number): boolean {
  const { words, head } = chunks[at] as Chunk;
  const before = tags.slice(Math.max(0, at - 6), at).replace(/a{1,5}$/, '');
  if (before === '' && at > 0) return false;
  if (/[ONnT]b$/.test(before.slice(-2))) return false;
  return (
    words[0]?.part === 'D' || words[0]?.part === '#' || isPlural(head) || /(?:^|[.,:&()b-])$/.test(before)
  );
}

/**
 * The thing named last before a place of a text that fits, within this sentence and the one before: one that no preposition
 * leads to, if there is such a one in its sentence.
 */
function lastNamed(all: Chunks, before: number, fits: (chunk: Chunk) => boolean): Chunk | undefined {
  const { chunks, tags } = all;
  let sentences = 0;
  let behind: Chunk | undefined;
  for (let i = before - 1; i >= 0 && before - i < FURTHEST; i--) {
    if (tags[i] === '.') {
      if (behind || ++sentences > 1) return behind;
      continue;
    }
    const chunk = chunks[i] as Chunk;
    if (!isNamed(chunk) || !fits(chunk) || !isOwn(all, i)) continue;
    if (tags[i - 1] !== 'p') return chunk;
    behind ??= chunk;
  }
  return behind;
}

/** What somebody wants, says or does: no opening and no piece does so. */
const OF_PERSONS =
  /^(?:wants?|likes?|needs?|loves?|prefers?|sleep(?:s|walks)?|reads?|says|hates?|thinks|works?)$/;
const LEADS_SOMEWHERE = /^(?:p[ONn][bmv]{0,2}a?C|p[ONn][,.]C|[bv]a?(?:p[ONn])?C|,Z,v|v?C)/;

/** "The one to the kitchen", "put in a quiet one", "the other to the hall on the west". */
const ONE: Rule = {
  pattern: /(?<one>n)/g,
  read: ({ all, of, range }) => {
    const [one] = of('one');
    const at = range('one')?.[0] ?? 0;
    const last = one?.words.at(-1);
    if (!one || !last || !/^(?:ones?|other)$/.test(last.word) || one.words[0]?.word === 'no') return [];
    const next = all.tags.slice(at + 1, at + 8);
    const after = all.chunks[at + 1]?.words[0]?.word ?? '';
    const before = all.tags.slice(Math.max(0, at - 2), at);
    const words = one.words.map(({ word }) => word);
    const bare = words.length === 1;
    // "Is the 8 foot one", "not one double one", "instead of a long one" and "by the one" say no more than that.
    // "The red one already ordered" behind its fridge, "the one we have" and "new one please" are read as they are.
    if (/[ON]$/.test(before) || next[0] === 'I' || words[0] === 'new') return [];
    if (/[bx]$/.test(before) || /^(?:of|than|or)$/.test(all.chunks[at - 1]?.words[0]?.word ?? '')) return [];
    if (before.endsWith('p') && (words.includes('old') || words.join(' ') === 'the one')) return [];
    // "A freestanding one, on a pad" is still the stove.
    if (/[-,(:]$/.test(before) && /^(?:[.,)-]|$)/.test(next) && !bare && last.word !== 'other') return [];
    if (/^p?$/.test(next) || after === 'of' || OF_PERSONS.test(after)) return [];
    if (/\b(?:old|last|previous) ones?$/.test(words.join(' ')) && next[0] === 'h') return [];
    const named = antecedentOfOne(all, at, { bare, isOther: last.word === 'other', next, before });
    if (!named) return [];
    // "Trade the sliding door for a hinged one": the kind is told anew.
    const word = named.head.split(' ').at(-1) ?? '';
    const plain = !bare && named.tag === 'O' ? word : named.head.replace(/^(?:new|old|separate) /, '');
    const head = last.word === 'ones' ? plain : singular(plain);
    const lead = last.word === 'other' ? 'other ' : !bare ? '' : next[0] === 'W' ? 'a ' : 'one ';
    return [{ start: last.start, end: last.end, text: lead + head }];
  },
};

interface One {
  readonly bare: boolean;
  readonly isOther: boolean;
  /** Tags behind and before it. */
  readonly next: string;
  readonly before: string;
}

/** What "one" stands for: with no word of its own only one of several openings, or what is counted: "one for me and one for him". */
function antecedentOfOne(all: Chunks, at: number, { bare, isOther, next, before }: One): Chunk | undefined {
  if (!bare && !isOther) {
    // "Half bath becomes the full one": of its own sentence, if that has a noun.
    const named = lastNamed(all, at, () => true);
    const first = all.tags.lastIndexOf('.', at - 1) + 1;
    const isOld = named !== undefined && all.chunks.indexOf(named) < first;
    return isOld && /[ONFn]/.test(all.tags.slice(first, at)) ? undefined : named;
  }
  if (LEADS_SOMEWHERE.test(next)) return lastNamed(all, at, ({ tag }) => tag === 'O');
  if (isOther) return undefined;
  if (next[0] === 'p' && before.endsWith('&'))
    return lastNamed(all, at, ({ words }) => words[0]?.word === 'one');
  return next[0] === 'W' && before.endsWith('p') ? lastNamed(all, at, () => true) : undefined;
}

/** What a sentence begins with, if that is a noun and stands before a mark. */
function sentenceSubject({ chunks, tags }: Chunks, at: number): Chunk | undefined {
  const first = tags.lastIndexOf('.', at - 1) + 1;
  return /[ONn]/.test(tags[first] ?? '') && tags.slice(first, at).includes(',') ? chunks[first] : undefined;
}

const AT_IT =
  /^(?:over|above|under|below|beneath|underneath|beside|near|behind|between|around|opposite|by|alongside|to|of|from)$/;

/** "TV must not go over it", "a counter over them", "next to them". */
const AT_THING: Rule = {
  pattern: /(?<at>p)(?<it>[TD])/g,
  read: ({ all, of, range }) => {
    const [[at], [it]] = [of('at'), of('it')];
    const place = range('at')?.[0] ?? 0;
    const lead = at?.words[0]?.word ?? '';
    if (
      !it ||
      !AT_IT.test(lead) ||
      (lead === 'of' && /^(?:middle|center|end)$/.test(all.chunks[place - 1]?.head ?? '')) ||
      !/^(?:it|them|those|these)$/.test(it.words[0]?.word ?? '')
    )
      return [];
    if (
      /^(?:to|of|from)$/.test(lead) &&
      !/(?:next|close|opposite|front|left|right|across)$/.test(
        all.chunks[place - 1]?.words.at(-1)?.word ?? '',
      )
    )
      return [];
    const plural = it.words[0]?.word !== 'it';
    if (/^(?:fight|argue|trip|worry|fights|trips)$/.test(all.chunks[place - 1]?.words.at(-1)?.word ?? ''))
      return [];
    // "She is over it".
    if (/Ib$/.test(all.tags.slice(Math.max(0, place - 2), place))) return [];
    const clause = clauseStart(all.tags, place);
    // "A dresser with the TV over it" has it over the dresser.
    const holder = holderIn(all, clause, place);
    // "A chair with a table beside it" stands so by itself.
    if (holder && !/^(?:over|above|under|below|in|on)$/.test(lead)) return [];
    const subject = sentenceSubject(all, place);
    if (!plural && !holder && subject?.tag === 'n' && subject.words[0]?.part === 'D')
      return [
        { start: it.start, end: it.end, text: all.text.slice(subject.start, subject.end).toLowerCase() },
      ];
    // What the same clause is about does not stand at itself.
    const before = all.tags.slice(clause, place).search(/[ON]/) >= 0 ? clause : place;
    // "The door, 30 inches, across from it": not from itself.
    const itself = !/[ONn]/.test(all.tags.slice(clause, place))
      ? lastNamed(all, before, ({ tag }) => tag === 'O')
      : undefined;
    const named =
      (plural ? undefined : holder) ??
      lastNamed(all, before, (c) => isPlural(c.head) === plural && c !== itself);
    // Of a piece told to stand by the way in the plan loses more than it gains; that is read where the door is named.
    const isByDoor = named?.tag === 'O' && /^(?:beside|near|by|to|alongside)$/.test(lead);
    if (isByDoor && !all.tags.slice(clause, place).includes('O')) return [];
    // New tile around a tub asks for no tub; chairs stand around a fire or a table.
    if (lead === 'around' && !/(?:fireplace|stove|table|island|pit|tv)$/.test(named?.head ?? '')) return [];
    // "Sink on the west and stove opposite it".
    const own = plural || named ? undefined : firstIn(all, clause, place);
    const pair = plural && !named ? lastPair(all, before) : undefined;
    if (!named)
      return pair || own
        ? [{ start: it.start, end: it.end, text: `the ${pair?.toLowerCase() ?? own?.head}` }]
        : [];
    return isCut(all, place, all.chunks.indexOf(named))
      ? []
      : [{ start: it.start, end: it.end, text: `the ${named.head.replace(/^(?:new|old) /, '')}` }];
  },
};

/** Where the clause of a chunk begins: behind a mark, or behind "and" where a noun and its verb follow. */
function clauseStart(tags: string, at: number): number {
  let from = at;
  while (from > 0 && !/[.,:()B-]/.test(tags[from - 1] ?? '')) {
    if (tags[from - 1] === '&' && /^(?:[ONn]|I)[bmvh]/.test(tags.slice(from, from + 2))) break;
    from--;
  }
  return from;
}

function firstIn(all: Chunks, from: number, to: number): Chunk | undefined {
  const named = all.chunks.slice(from, to).filter((chunk) => isNamed(chunk));
  return named.length > 1 ? named[0] : undefined;
}

/** What has something "with" it in a clause. */
function holderIn({ chunks, tags }: Chunks, from: number, to: number): Chunk | undefined {
  const link = chunks.findLastIndex(({ head }, i) => i > from && i < to && head === 'with');
  // "A bench with hooks right beside it": of what was named before.
  if (link < 0 || chunks[link + 1]?.words[0]?.part !== 'D') return undefined;
  for (let i = link - 1; i >= from; i--) {
    const chunk = chunks[i] as Chunk;
    if (/[ON]/.test(chunk.tag) && tags[i - 1] !== 'p' && isNamed(chunk)) return chunk;
  }
  return undefined;
}

/** "The washer and dryer" of "washer and dryer, counter over them". */
function lastPair({ chunks, tags, text }: Chunks, before: number): string | undefined {
  const first = tags.slice(0, before).lastIndexOf('N&N');
  if (first < 0 || before - first > FURTHEST || tags.slice(first, before).includes('.')) return undefined;
  return text.slice(chunks[first]?.start, chunks[first + 2]?.end).replace(/^(?:the|a|an|our|my|new) /i, '');
}

/** Whether what a sentence is about, and not what was named before it, is what its "it" means: "the floor is cracked, leave it". */
function isCut({ chunks, tags }: Chunks, at: number, named: number): boolean {
  const first = tags.lastIndexOf('.', at - 1) + 1;
  if (named >= first) return false;
  const subject = chunks[first];
  return (
    first < at &&
    subject !== undefined &&
    /[ONFn]/.test(subject.tag) &&
    !isNamed(subject) &&
    !/^(?:one|seating|seats)$/.test(subject.head)
  );
}

const KEEPS = /^(?:keep|leave|reglaze|refinish|repaint|strip)$/;
/** "Reglaze it and leave it on the north wall". */
const KEPT: Rule = {
  pattern: /(?<verb>v)(?<it>T)/g,
  read: ({ all, of, range }) => {
    const [[verb], [it]] = [of('verb'), of('it')];
    if (!it || !KEEPS.test(verb?.words[0]?.word ?? '') || !/^(?:it|them)$/.test(it.words[0]?.word ?? ''))
      return [];
    const at = range('verb')?.[0] ?? 0;
    if (/[xm]$/.test(all.tags.slice(0, at))) return [];
    const plural = it.words[0]?.word === 'them';
    // "Keep it simple" keeps nothing; "leave it" alone is read with what it is said of.
    const isPut =
      all.tags[at + 2] === 'C' || /^(?:reachable|accessible)/.test(all.chunks[at + 2]?.words[0]?.word ?? '');
    if (
      /^(?:keep|leave)$/.test(verb?.words[0]?.word ?? '')
        ? !isPut
        : !/^(?:[.,C&qBp]|$)/.test(all.tags.slice(at + 2))
    )
      return [];
    const named = lastNamed(all, at, (c) => isPlural(c.head) === plural);
    return named && !isCut(all, at, all.chunks.indexOf(named))
      ? [{ start: it.start, end: it.end, text: `the ${named.head.split(' ').at(-1)}` }]
      : [];
  },
};

/** "It can go on the south wall", "it stays where it is": whatever the clause before is about. */
const SUBJECT: Rule = {
  pattern: /(?<=[.,:&-])(?<link>[q&Ba]{0,2})(?<it>T)(?=[bmv]{1,3}(?:C|p[ON]C?|W[T]b))/g,
  read: ({ all, of, range }) => {
    const [it] = of('it');
    const at = range('link')?.[0] ?? 0;
    if (!it || !/^(?:it|they)$/.test(it.words[0]?.word ?? '')) return [];
    let from = at - 1;
    while (from > 0 && !/[.,:()-]/.test(all.tags[from - 1] ?? '')) from--;
    const about = all.chunks.slice(from, at).find(({ tag }) => /[ONFn]/.test(tag));
    const named = about && isNamed(about) ? about : undefined;
    return named && isPlural(named.head) === (it.words[0]?.word === 'they')
      ? [{ start: it.start, end: it.end, text: `the ${named.head.replace(/^(?:new|old) /, '')}` }]
      : [];
  },
};

/** "In the middle of it": of the wall that was named last. */
const WALL_OF_IT: Rule = {
  pattern: /(?<=C.{0,16})(?<part>n)p(?<it>T)/g,
  read: ({ all, of, range }) => {
    const [[part], [it]] = [of('part'), of('it')];
    if (!it || !/^(?:middle|center|centre|end)$/.test(part?.head ?? '') || it.words[0]?.word !== 'it')
      return [];
    const wall = all.chunks.slice(0, range('part')?.[0]).findLast(({ tag }) => tag === 'C');
    return wall?.at ? [{ start: it.start, end: it.end, text: `the ${wall.at} wall` }] : [];
  },
};

export const PRONOUNS: readonly Rule[] = [ONE, WALL_OF_IT, AT_THING, KEPT, SUBJECT];
