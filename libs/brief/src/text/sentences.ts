import { allMatches } from './all-matches.js';

/** A title before a name ends no sentence: "Dr. Patel". */
const TITLE = /\b(Dr|Mr|Mrs|Ms|Prof|Rev)\.(?= ?[A-Z])/g;

/** "Rev. 2", "no. 4". */
const NUMBERED = /\b(rev|no|nos|approx|vol|fig)\.(?= ?\d)/gi;

/** The text with titles written so that their points end no sentence. */
export const withoutPointsOfTitles = (text: string): string =>
  text.replace(TITLE, '$1').replace(NUMBERED, '$1');

const SENTENCE = /[^.!?\n]{1,600}(?:\.(?=\d)[^.!?\n]{1,60}){0,3}[.!?\n]{0,3}/g;

/** The sentences of a text with their marks; joined they are the text. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (const { 0: said, index } of allMatches(text, SENTENCE)) {
    if (index > at) parts.push(text.slice(at, index));
    parts.push(said);
    at = index + said.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
