import { LEADS } from '../openings/opening-words.js';
import type { Chunk } from './chunks.js';
import { type Edit, type Found, type Rule, said } from './edits.js';

/**
 * Where a thing is, in whatever order it was told: "slider, 8 ft, on the west", "the door, which is in the middle of the north
 * wall", "the one to the kitchen, south", "south wall, east end". Written as the readers of places know it: the thing, where
 * it leads, its wall.
 */

const OPPOSED: Readonly<Record<string, string>> = { north: 'ns', south: 'ns', east: 'ew', west: 'ew' };
const plainSide = (side = ''): string => side.replace(/ern$/, '');
const isCorner = (place: Chunk | undefined): boolean =>
  place !== undefined && (place.head === 'corner' || plainSide(place.at).length > 5);

/** "On the west" → "on the west wall", ": south" → "on the south wall". */
function wallOf(text: string, place: Chunk): string {
  const words = said(text, [place])
    .replace(/ern\b/gi, '')
    .replace(/\bthe (?:whole|entire|full)(?: length)? of the\b/i, 'the whole');
  const lead = place.words[0]?.part === 'P' ? '' : isCorner(place) ? 'in the ' : 'on the ';
  const isWhole = /^(?:wall|side|end|corner|part|half)/.test(place.head);
  return `${lead}${lead ? words.replace(/^the /i, '') : words}${isWhole ? '' : isCorner(place) ? ' corner' : ' wall'}`;
}

/** The two parts of one place, its wall and the end of that: "on the south wall, at the east end". */
function endOfWall(wall: Chunk, end: Chunk): string | undefined {
  const [on, at] = [plainSide(wall.at), plainSide(end.at)];
  if (!/^(?:end|corner)$/.test(end.head) || /^(?:end|corner)$/.test(wall.head)) return undefined;
  return OPPOSED[on] && OPPOSED[at] && OPPOSED[on] !== OPPOSED[at]
    ? `at the ${at} end of the ${on} wall`
    : undefined;
}

const sizeIn = (text: string, chunks: readonly Chunk[]): string | undefined => {
  const size = chunks.find(({ tag }) => tag === 'Z');
  return (
    size &&
    said(text, [size])
      .replace(/^(?:about|around|roughly|some|approximately|only|just) /i, '')
      .replace(/(\d) ?inches\b/i, '$1 inch')
      .replace(/(\d) ?feet\b/i, '$1 foot')
  );
};

/** Where a size goes in a noun phrase: behind its determiners. */
const afterDeterminers = (noun: Chunk): number =>
  (noun.words.find(({ part }) => part !== 'D') ?? noun.words[0])?.start ?? noun.start;

/** A doorway that is called wide is another wish. */
const sizeOf = (thing: Chunk, size: string): string =>
  /doorway/.test(thing.head) ? size.replace(/ wide$/, '') : size;

const hasSize = (noun: Chunk): boolean =>
  noun.words.some(({ part, word }) => part === '#' && /^\d/.test(word));

/** The thing with its place right behind it, and its size before it. */
function joined({ all: { text }, of }: Found): readonly Edit[] {
  const [thing] = of('thing');
  const [place] = of('place');
  if (!thing || !place) return [];
  const lead = of('lead');
  const aside = of('aside');
  const head = lead.at(-1) ?? thing;
  const size = sizeIn(text, [...of('size'), ...of('after')]);
  const end = [...of('place'), ...of('after'), ...of('close')].at(-1)?.end ?? place.end;
  // "(West, under the windows)" loses both its brackets.
  const opened = text.slice(head.end, place.start).includes('(') && !text.slice(head.end, end).includes(')');
  const closing = opened ? text.slice(end, end + 60).search(/\)/) : -1;
  if (/\bwall$/.test(head.head))
    return [{ start: head.start, end: of('close')[0]?.end ?? end, text: `the ${plainSide(place.at)} wall` }];
  // "The bar, which my father built, on the east wall".
  if (aside.length > 0)
    return [
      { start: head.end, end: head.end, text: ` ${wallOf(text, place)}` },
      { start: aside.at(-1)?.end ?? place.start, end: place.end, text: '' },
    ];
  return [
    ...(size && !hasSize(thing)
      ? [{ start: afterDeterminers(thing), end: afterDeterminers(thing), text: `${sizeOf(thing, size)} ` }]
      : []),
    // "A bath backing on the standpipe (northeast corner)" is itself in that corner.
    ...(lead[0]?.head === 'backing'
      ? [
          { start: thing.end, end: thing.end, text: ` ${wallOf(text, place)}` },
          { start: head.end, end, text: '' },
        ]
      : [{ start: head.end, end, text: ` ${wallOf(text, place)}` }]),
    ...(closing < 0 ? [] : [{ start: end + closing, end: end + closing + 1, text: '' }]),
  ];
}

const JOINED: Rule = {
  // A thing, where it leads, then sizes and the place behind marks.
  pattern:
    /(?<thing>[ONn])(?<lead>(?:pp?[ONn])?)(?<size>(?:[,(]Z\)?){0,2})(?<aside>(?:,W[^.,C]{1,6})?)[,(:-]a?D?(?<place>C)(?<after>(?:,Z)?)(?<close>(?:[)-]|,(?=[bmv]))?)(?=[^O]|$)/g,
  read: (found) =>
    found.of('thing')[0]?.tag === 'n' && !/^(?:wall|register|vent)$/.test(found.of('thing')[0]?.head ?? '')
      ? []
      : joined(found),
};

/** "Door's on the south, 28 inches": the size of what has just got its place. */
const SIZE_AFTER: Rule = {
  pattern: /(?<thing>O)(?<lead>(?:p[ONn])?)[bma]{0,3}v?C(?<size>,Z)(?=[,.]|$)/g,
  read: ({ all: { text }, of }) => {
    const [thing] = of('thing');
    const size = sizeIn(text, of('size'));
    if (!thing || !size || hasSize(thing)) return [];
    const [first] = of('size');
    return [
      { start: afterDeterminers(thing), end: afterDeterminers(thing), text: `${sizeOf(thing, size)} ` },
      { start: first?.start ?? 0, end: of('size').at(-1)?.end ?? 0, text: '' },
    ];
  },
};

/** "Sliders (6 ft) lead to the terrace", "a cased opening, 5 feet, to the hall": the size of an opening goes before it. */
const SIZE_BETWEEN: Rule = {
  pattern: /(?<thing>O)(?<size>[,(]Z[,)]?)(?=[pbmvWh])/g,
  read: ({ all: { text }, of }) => {
    const [thing] = of('thing');
    const size = sizeIn(text, of('size'));
    if (!thing || !size || hasSize(thing)) return [];
    return [
      { start: afterDeterminers(thing), end: afterDeterminers(thing), text: `${sizeOf(thing, size)} ` },
      { start: thing.end, end: of('size').at(-1)?.end ?? thing.end, text: '' },
    ];
  },
};

/** "Right across from the outside door in the north": the wall says it. */
const ACROSS: Rule = {
  pattern: /(?<=[bvON])(?<across>a?pp?[ON])(?=C)/g,
  read: ({ all: { text }, of }) => {
    const words = of('across');
    if (!/^(?:(?:right|directly|straight) )?(?:across|opposite)\b/i.test(said(text, words))) return [];
    return [{ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, text: '' }];
  },
};

/** "A doorway, with no door in it" is a cased opening. */
const NO_DOOR: Rule = {
  pattern: /(?<thing>O)(?<lead>(?:p[ONn])?)(?<place>C?)(?<no>,?pO(?:pT)?)(?=[.,&B]|$)/g,
  read: ({ all: { text }, of }) => {
    const [thing] = of('thing');
    const no = of('no');
    if (!thing || !/^(?:, ?)?(?:with no|without an?y?) door(?: in (?:it|there))?$/i.test(said(text, no)))
      return [];
    if (!/^(?:doorway|opening)$/.test(thing.head)) return [];
    const at = thing.end - thing.head.length;
    const lead = of('lead');
    const [place] = of('place');
    // "An opening to the hall" would be a wish for one: its wall stands between.
    const moved = place && lead.length > 0;
    return [
      { start: at, end: (moved ? lead.at(-1)?.end : undefined) ?? thing.end, text: 'cased opening' },
      { start: no[0]?.start ?? 0, end: no.at(-1)?.end ?? 0, text: moved ? `, ${said(text, lead)}` : '' },
    ];
  },
};

/** "South wall, east end" is one place. */
const END_OF_WALL: Rule = {
  pattern: /(?<wall>C)a?,?(?<end>C)/g,
  read: ({ of }) => {
    const [[wall], [end]] = [of('wall'), of('end')];
    // "Near the west corner" is read as it is.
    const place = wall && end && end.words[0]?.word !== 'near' && endOfWall(wall, end);
    return place ? [{ start: wall.start, end: end.end, text: place }] : [];
  },
};

/** "From the door, which is in the middle of the north wall" says where the door is in a sentence of its own. */
const RELATIVE: Rule = {
  pattern:
    /(?<before>[^.,]?)(?<thing>[ON])(?<lead>(?:pn)?)(?<mark>,)(?<which>W)(?<told>[bmv][^.,]{0,6}?(?:C|p[On])[^.,]{0,4}?)(?<close>,?)(?=[.,&B]|b|$)/g,
  read: ({ all: { text, tags }, of, range }) => {
    const [[before], [thing], [mark], [which], [close]] = [
      of('before'),
      of('thing'),
      of('mark'),
      of('which'),
      of('close'),
    ];
    if (!thing || !mark || which?.words[0]?.word === 'where') return [];
    const told = said(text, of('told'));
    if (!/\b(?:wall|north|south|east|west|corner|middle|hall|in|out)\b/i.test(told)) return [];
    const end = of('told').at(-1)?.end ?? mark.end;
    const next = tags[range('told')?.[1] ?? 0];
    // "The door, which opens in, is on the west": what is told of it goes behind.
    if (!before && of('lead').length === 0 && close && /[bm]/.test(tags[range('close')?.[1] ?? 0] ?? ''))
      return sentenceTail(text, mark, close, told);
    return [
      {
        start: mark.start,
        end: which?.end ?? mark.end,
        text: `. The ${thing.head}${of('lead').length > 0 ? ` ${said(text, of('lead'))}` : ''}`,
      },
      { start: end, end: close?.end ?? end, text: next === '.' ? '' : '. ' },
    ];
  },
};

/** Takes what is told between two commas to the end of its sentence. */
function sentenceTail(text: string, mark: Chunk, close: Chunk, told: string): readonly Edit[] {
  const stop = text.slice(close.end).search(/[.,;!?\n]/);
  const at = stop < 0 ? text.length : close.end + stop;
  return [
    { start: mark.start, end: close.end, text: '' },
    { start: at, end: at, text: ` and ${told.replace(/^opens? /i, 'swings ')}` },
  ];
}

/** "The A is on the east and the B goes to the house on the west" are two statements. */
const TWO_PLACES: Rule = {
  pattern: /(?<=[bmv]a?C)(?<link>,?&|,)(?=[ONn](?:p[ONn])?(?:,Z,)?[bmva]{0,3}(?:p[ONn])?C)/g,
  read: ({ of }) => [{ start: of('link')[0]?.start ?? 0, end: of('link').at(-1)?.end ?? 0, text: '.' }],
};

/** "French doors to the living room are on the north and to the garden on the south". */
const SAME_AGAIN: Rule = {
  pattern: /(?<thing>O)p[ONn][bmv]{0,2}C(?<link>,?&)(?=p[ONn][bmv]{0,2}C)/g,
  read: ({ all: { text }, of }) => {
    const name = said(text, of('thing'));
    return [{ start: of('link')[0]?.start ?? 0, end: of('link').at(-1)?.end ?? 0, text: `. ${name}` }];
  },
};

/** "On the west" is a wall where nothing else is named. */
const WALL: Rule = {
  pattern: /(?<place>C)/g,
  read: ({ of }) => {
    const [place] = of('place');
    if (place?.words[0]?.part !== 'P' || place.words.at(-1)?.part !== 'S') return [];
    if (!/^(?:on|along|against|at|in)$/.test(place.words[0]?.word ?? '') || place.words.length < 3) return [];
    return isCorner(place) ? [] : [{ start: place.end, end: place.end, text: ' wall' }];
  },
};

/** "Sliders lead to the terrace on the north": they are there. */
const LEADING: Rule = {
  pattern: /(?<=O)(?<verb>v)(?=p[ONn][bmv]{0,2}C)/g,
  read: ({ of }) => {
    const [verb] = of('verb');
    return verb && /^(?:leads?|goes|go|gives|leading)$/.test(verb.words[0]?.word ?? '')
      ? [{ start: verb.start, end: verb.end, text: '' }]
      : [];
  },
};

/** "It stays where it is, against the east wall"; "where it was, in the corner, build a shower". */
const WHERE_IT_IS: Rule = {
  pattern: /(?<=(?<start>[.]|^|v))(?<where>WTb,?)(?<place>C)(?<mark>,?)(?<next>(?:vN(?:pZ)?)?)/g,
  read: ({ all: { text, tags }, of, range }) => {
    const [place] = of('place');
    const [verb, thing] = of('next');
    const first = of('where')[0];
    if (!place || !first || first.words[0]?.word !== 'where') return [];
    const behind = tags[(range('where')?.[0] ?? 0) - 1] === 'v';
    if (behind) return [{ start: first.start, end: place.start, text: '' }];
    if (!verb || !thing) return [];
    return [
      { start: first.start, end: verb.start, text: '' },
      {
        start: of('next').at(-1)?.end ?? thing.end,
        end: of('next').at(-1)?.end ?? thing.end,
        text: ` ${wallOf(text, place)}`,
      },
    ];
  },
};

/** "In its spot, along the west wall, put a shower", "where it stood, on the north wall, we want a piano": the thing first. */
const PLACE_FIRST: Rule = {
  pattern:
    /(?<=[.]|^)(?<lead>(?:(?:p[nT]|W[^.,C]{1,5}),)?)(?<place>C),(?<verb>(?:I[mv]{0,2})?v)(?<thing>[ON](?:pZ)?)(?!C|,C)/g,
  read: ({ all: { text }, of }) => {
    const [place] = of('place');
    const [verb] = of('verb');
    const end = of('thing').at(-1)?.end;
    if (!place || !verb || end === undefined) return [];
    return [
      { start: of('lead')[0]?.start ?? place.start, end: verb.start, text: '' },
      { start: end, end, text: ` ${wallOf(text, place)}` },
    ];
  },
};

/** "The door to the back stairs is on the north wall": where it leads follows the wall, unless it is a room that all know. */
const LEADS_ON: Rule = {
  pattern: /(?<thing>O)(?<lead>p[On])(?<told>[bmv]{1,2}a?C)/g,
  read: ({ all: { text }, of }) => {
    const lead = said(text, of('lead'));
    if (
      !/^(?:to|into|onto|from)\b/i.test(lead) ||
      LEADS.test(lead) ||
      !/^(?:doors?|doorways?|openings?|entry)$/.test(of('thing')[0]?.head.split(' ').at(-1) ?? '')
    )
      return [];
    const at = of('thing')[0]?.end ?? 0;
    const end = of('told').at(-1)?.end ?? at;
    return [
      { start: at, end: of('lead').at(-1)?.end ?? at, text: '' },
      { start: end, end, text: `, ${lead},` },
    ];
  },
};

export const PLACES: readonly Rule[] = [
  WHERE_IT_IS,
  PLACE_FIRST,
  SIZE_BETWEEN,
  LEADING,
  RELATIVE,
  SAME_AGAIN,
  TWO_PLACES,
  ACROSS,
  LEADS_ON,
  END_OF_WALL,
  SIZE_AFTER,
  JOINED,
  NO_DOOR,
  WALL,
];
