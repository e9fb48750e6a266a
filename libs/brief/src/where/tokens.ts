import type { Side } from '@plumbline/concept';
import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';

/** A text in words as places are told with: hyphens cut, in lower case, marks as themselves. */
export interface Token extends Span {
  readonly word: string;
}

const WORD = /[a-z]+(?:['’][a-z]+)?|\d+(?:[.'"′″/]?\d+)*['"′″]?|[.,;:!?()\n—–&]|--/gi;

export const tokensOf = (text: string): readonly Token[] =>
  allMatches(text, WORD).map((m) => ({
    word: m[0].toLowerCase().replace('’', "'"),
    start: m.index,
    end: m.index + m[0].length,
  }));

/** Ends a sentence; "." behind a letter of the compass does not. */
export const isStop = (word: string | undefined): boolean => word === undefined || /^[.;!?\n]$/.test(word);
export const isMark = (word: string | undefined): boolean =>
  word === undefined || /^(?:[.,;:!?()\n—–]|--)$/.test(word);

const SIDE_WORDS: Readonly<Record<string, readonly Side[]>> = {
  north: ['north'],
  south: ['south'],
  east: ['east'],
  west: ['west'],
  northeast: ['north', 'east'],
  northwest: ['north', 'west'],
  southeast: ['south', 'east'],
  southwest: ['south', 'west'],
  ne: ['north', 'east'],
  nw: ['north', 'west'],
  se: ['south', 'east'],
  sw: ['south', 'west'],
};

/** The side or sides that a word of the compass names. */
export const sidesOfWord = (word = ''): readonly Side[] | undefined =>
  SIDE_WORDS[word] ?? SIDE_WORDS[word.replace(/ern(?:most)?$/, '')];

/** "N wall", "on the W". */
const LETTERS: Readonly<Record<string, Side>> = { n: 'north', s: 'south', e: 'east', w: 'west' };
export const sideOfLetter = (word = ''): Side | undefined => LETTERS[word];
