import {
  type Box,
  type Brief,
  type Item,
  isBookcase,
  isChinaCabinet,
  itemsOf,
  overlaps,
  type Rect,
  type Room,
} from '@plumbline/concept';
import { allMatches } from '../text/all-matches.js';
import { grabBarsTold } from './grab-bars.js';

/** How many of a thing were told, where its feature says nothing of how many: "two desks", "a desk for two". */

export type Counted =
  | 'armchair'
  | 'bar-at-toilet'
  | 'bar-in-shower'
  | 'bookcase'
  | 'china-cabinet'
  | 'crib'
  | 'desk'
  | 'desk-place'
  | 'dresser'
  | 'file-cabinet'
  | 'lamp'
  | 'monitor'
  | 'niche'
  | 'nightstand'
  | 'office-chair'
  | 'outlet'
  | 'oven'
  | 'pendant'
  | 'recessed-light'
  | 'sconce'
  | 'shower-head'
  | 'sofa'
  | 'storage-cabinet';

interface Countable {
  readonly name: string;
  /** What it is called in the plural. */
  readonly words: string;
  readonly of: (room: Room) => number;
}

/** Low and closed, and not for files: what a plan calls a sideboard is one by another name. */
export const isStorageCabinet = (item: Item): boolean =>
  (item.kind === 'cabinet' && item.traits?.use !== 'filing') || item.kind === 'tall-cabinet';

const kinds =
  (...of: Parameters<typeof itemsOf>[1][]) =>
  (room: Room): number =>
    itemsOf(room, ...of).length;

/** Grab bars where one bathes, or all others. */
function grabBars(room: Room, bathing: boolean): number {
  const wet = itemsOf(room, 'shower', 'bathtub').map(({ box }) => around(box, AT_ITS_WALL));
  return itemsOf(room, 'grab-bar').filter(
    ({ box, label }) =>
      bathing === (!FOLDS.test(label) && wet.some((rect) => overlaps(rect, around(box, 0)))),
  ).length;
}
const around = ({ x, y, widthIn, depthIn }: Box, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: widthIn + 2 * by,
  d: depthIn + 2 * by,
});
/** One that folds up stands beside a toilet, maybe right at a tub. */
const FOLDS = /^Fold-down/;
/** A bar on the wall behind a tub lies beyond its rim. Inches. */
const AT_ITS_WALL = 1;

export const COUNTABLES: Readonly<Record<Counted, Countable>> = {
  armchair: {
    name: 'armchairs',
    words: '(?:arm|easy|club|lounge|reading|wingback|swivel|accent) ?chairs|recliners',
    of: kinds('armchair'),
  },
  'bar-at-toilet': { name: 'grab bars at the toilet', words: '', of: (room) => grabBars(room, false) },
  'bar-in-shower': {
    name: 'grab bars at the shower or tub',
    words: '',
    of: (room) => grabBars(room, true),
  },
  bookcase: {
    name: 'bookcases',
    words: 'bookcases|bookshelves',
    of: ({ items }) => items.filter(isBookcase).length,
  },
  'china-cabinet': {
    name: 'china cabinets',
    words: '(?:china|display) (?:cabinets|hutches)|hutches',
    of: ({ items }) => items.filter(isChinaCabinet).length,
  },
  crib: { name: 'cribs', words: 'cribs', of: kinds('crib') },
  desk: { name: 'desks', words: 'desks|workstations', of: kinds('desk') },
  'desk-place': { name: 'places at desks', words: '', of: kinds('office-chair') },
  dresser: { name: 'dressers', words: 'dressers|chests of drawers', of: kinds('dresser') },
  'file-cabinet': {
    name: 'file cabinets',
    words: '(?:file|filing) cabinets|(?:lateral |vertical )?files',
    of: ({ items }) => items.filter((i) => i.kind === 'cabinet' && i.traits?.use === 'filing').length,
  },
  lamp: {
    name: 'lamps',
    words: '(?:(?:floor|table|standing|reading) )?lamps',
    of: kinds('floor-lamp', 'table-lamp'),
  },
  monitor: {
    name: 'monitors',
    words: 'monitors|(?:computer )?screens',
    of: kinds('monitor'),
  },
  nightstand: {
    name: 'nightstands',
    words: 'nightstands|night stands|bedside tables',
    of: kinds('nightstand'),
  },
  'office-chair': {
    name: 'desk chairs',
    words: '(?:desk|office|task) chairs',
    of: kinds('office-chair'),
  },
  outlet: {
    name: 'outlets',
    words: 'outlets|receptacles',
    of: (room) => itemsOf(room, 'receptacle').filter((i) => i.traits?.added).length,
  },
  oven: {
    name: 'ovens',
    words: '(?:wall )?ovens',
    of: (room) =>
      itemsOf(room, 'range').length +
      itemsOf(room, 'wall-oven').reduce((n, oven) => n + (oven.traits?.ovens ?? 1), 0),
  },
  pendant: {
    name: 'pendants',
    words: '(?:pendants|pendant (?:lights|lamps|fixtures))',
    of: kinds('pendant'),
  },
  'recessed-light': {
    name: 'recessed lights',
    words:
      '(?:recessed|can|canned|pot|wafer|down) ?-?lights|recessed (?:cans|leds?|fixtures|lighting fixtures)|(?:ceiling|led) cans|pot lamps|downlights',
    of: kinds('recessed-light'),
  },
  sconce: {
    name: 'wall lights',
    words: '(?:sconces|wall lights|sconce lights)',
    of: kinds('sconce'),
  },
  niche: {
    name: 'niches',
    words: '(?:shower |tiled |wall |soap |shampoo )?niches',
    of: kinds('shower-niche'),
  },
  'shower-head': {
    name: 'shower heads',
    words: '(?:shower ?)?heads',
    of: (room) =>
      itemsOf(room, 'shower').reduce(
        (n, { traits }) => n + 1 + (traits?.rain ? 1 : 0) + (traits?.handheld ? 1 : 0),
        0,
      ),
  },
  sofa: { name: 'sofas', words: 'sofas|couches|loveseats', of: kinds('sofa', 'sectional') },
  'storage-cabinet': {
    name: 'storage cabinets',
    words: '(?:storage|closed|toy) cabinets',
    of: ({ items }) => items.filter(isStorageCabinet).length,
  },
};

export interface SaidCount {
  readonly said: string;
  readonly of: Counted;
  readonly least: number;
  readonly most?: number;
  readonly meaning: string;
}

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const N = `([2-9]|1[0-9]|${NUMBERS.join('|')}|both|pair of)`;
const READ: readonly (readonly [Counted, RegExp])[] = [
  ...(Object.keys(COUNTABLES) as Counted[])
    .filter((of) => COUNTABLES[of].words !== '')
    .map(
      (of) =>
        [
          of,
          new RegExp(
            String.raw`\b${N} (?:\d{1,3}[- ]?(?:inch|in|foot|ft|feet|["'])? ?)?(?:(?!(?:feet|foot|ft|inch|inches|in|yards|of|and|or|plus|${NUMBERS.join('|')})\b)[a-z-]{2,14} ){0,2}(?:${COUNTABLES[of].words})\b`,
            'i',
          ),
        ] as const,
    ),
  // One desk that more than one sit at.
  [
    'desk-place',
    new RegExp(String.raw`\bdesk for ${N}\b(?! (?:monitors?|screens?|computers?|hours?|days?))`, 'i'),
  ],
];

/** "We have two ovens and use one" counts what is there. */
const HAS_TODAY = /\b(?:(?:we|i) (?:have|had|own|got)|there are)(?: (?:already|now|currently|only))? $/i;

const numberOf = (word: string): number =>
  word === 'both' || word === 'pair of'
    ? 2
    : NUMBERS.includes(word)
      ? NUMBERS.indexOf(word) + 2
      : Number(word);

/** How many of a thing words tell, where they tell a number. */
export const countTold = ({ counts }: Pick<Brief, 'counts'>, of: Counted): number | undefined =>
  counts?.find((one) => one.of === of)?.least;

/** One of a thing and no more: "one armchair", "a nightstand between them". Of most things "a" does not say that there is no other. */
interface Single {
  readonly name: string;
  readonly one: RegExp;
  /** What tells that it is not the only one. */
  readonly more: RegExp;
}
const SINGLES: Readonly<Partial<Record<Counted, Single>>> = {
  armchair: {
    name: 'armchair',
    one: /\b(?:one|1|a single|only one|just one|an?) (?:(?!of\b|more\b|long\b)[a-z-]{2,14} ){0,2}(?:arm|easy|club|lounge|wingback|swivel|accent|reading|comfortable|comfy|cozy) ?chair\b(?!s\b)/gi,
    more: /\b(?:arm|easy|club|lounge|wingback|swivel|accent|reading|comfortable|comfy|cozy) ?chairs\b|\b(?:each|either|every|another|second|other|both|per) (?:[a-z-]{2,14} ){0,2}(?:arm|easy|club|lounge|wingback|swivel|accent) ?chair\b/i,
  },
  bookcase: {
    name: 'bookcase',
    one: /\b(?:one|1|a single|only one|just one) (?:(?!of\b|more\b|long\b)[a-z-]{2,14} ){0,2}(?:bookcase|bookshelf)\b(?!s\b)/gi,
    more: /\b(?:bookcases|bookshelves)\b|\b(?:each|either|every|another|second|other|both|per) (?:[a-z-]{2,14} ){0,2}(?:bookcase|bookshelf)\b/i,
  },
  'china-cabinet': {
    name: 'china cabinet',
    one: /\b(?:one|1|a single|only one|just one) (?:(?!of\b|more\b|long\b)[a-z-]{2,14} ){0,2}(?:(?:china|display) (?:cabinet|hutch)|hutch)\b(?!s\b)/gi,
    more: /\b(?:(?:china|display) (?:cabinets|hutches)|hutches)\b|\b(?:each|either|every|another|second|other|both|per) (?:[a-z-]{2,14} ){0,2}(?:(?:china|display) (?:cabinet|hutch)|hutch)\b/i,
  },
  desk: {
    name: 'desk',
    one: /\b(?:one|1|a single|only one|just one) (?:(?!of\b|more\b|long\b)[a-z-]{2,14} ){0,2}desk(?! (?:chair|lamp))\b(?!s\b)/gi,
    more: /\bdesks\b|\b(?:each|either|every|another|second|other|both|per) (?:[a-z-]{2,14} ){0,2}desk(?! (?:chair|lamp))\b/i,
  },
  dresser: {
    name: 'dresser',
    one: /\b(?:one|1|a single|only one|just one) (?:(?!of\b|more\b|long\b)[a-z-]{2,14} ){0,2}(?:dresser|chest of drawers)\b(?!s\b)/gi,
    more: /\b(?:dressers|chests of drawers)\b|\b(?:each|either|every|another|second|other|both|per) (?:[a-z-]{2,14} ){0,2}(?:dresser|chest of drawers)\b/i,
  },
  'file-cabinet': {
    name: 'file cabinet',
    one: /\b(?:one|1|a single|only one|just one) (?:(?!of\b|more\b|long\b)[a-z-]{2,14} ){0,2}(?:file|filing) cabinet\b(?!s\b)/gi,
    more: /\b(?:file|filing) cabinets\b|\b(?:each|either|every|another|second|other|both|per) (?:[a-z-]{2,14} ){0,2}(?:file|filing) cabinet\b/i,
  },
  nightstand: {
    name: 'nightstand',
    one: /\b(?:one|1|a single|only one|just one|an?) (?:(?!of\b|more\b|long\b)[a-z-]{2,14} ){0,2}(?:nightstand|night stand|bedside table)\b(?!s\b)/gi,
    more: /\b(?:nightstand|night stand|bedside table)s\b|\b(?:each|either|every|another|second|other|both|per) (?:[a-z-]{2,14} ){0,2}(?:nightstand|night stand|bedside table)\b/i,
  },
};

/** "A nightstand either side", "an armchair on each side of the fire". */
const ON_EITHER_SIDE = /^ (?:on |at |to )?(?:either|each|both)\b/i;

const readOnes = (text: string): SaidCount[] =>
  (Object.entries(SINGLES) as [Counted, Single][]).flatMap(([of, { name, one, more }]) => {
    const found = allMatches(text, one);
    const [match] = found;
    if (!match || found.length > 1 || more.test(text)) return [];
    if (HAS_TODAY.test(text.slice(Math.max(0, match.index - 24), match.index))) return [];
    const end = match.index + match[0].length;
    if (ON_EITHER_SIDE.test(text.slice(end, end + 24))) return [];
    return [{ said: match[0], of, least: 1, most: 1, meaning: `One ${name}` }];
  });

/** What a number is told of is that many, and no more. */
const EXACT: ReadonlySet<Counted> = new Set(['pendant', 'recessed-light']);

/** What a text says of how many; of each thing the first. */
export const readCounts = (text: string): SaidCount[] => [
  ...READ.flatMap(([of, words]): SaidCount[] => {
    const match = words.exec(text);
    if (!match || HAS_TODAY.test(text.slice(Math.max(0, match.index - 24), match.index))) return [];
    const least = numberOf((match[1] ?? '').toLowerCase());
    const most = EXACT.has(of) ? { most: least } : {};
    return [{ said: match[0], of, least, ...most, meaning: `${least} ${COUNTABLES[of].name}` }];
  }),
  ...readOnes(text),
  ...readBars(text),
];

function readBars(text: string): SaidCount[] {
  const told = grabBarsTold(text);
  if (!told) return [];
  const { said, atToilet, atBathing } = told;
  return [
    { of: 'bar-in-shower' as const, n: atBathing },
    { of: 'bar-at-toilet' as const, n: atToilet },
  ]
    .filter(({ n }) => n > 0)
    .map(({ of, n }) => ({ said, of, least: n, most: n, meaning: `${n} ${COUNTABLES[of].name}` }));
}
