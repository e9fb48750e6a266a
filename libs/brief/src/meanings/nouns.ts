import type { Naming, Nouns } from '../statements/chunks.js';
import { LEXICON } from './meaning.js';

/** Which words name a thing: those that the lexicon knows, and the openings of a house. */

const OPENING =
  /^(?:(?:cased|arched|wide|double|bay|picture|patio|glass|sliding|pocket|french|front|back|side|entry|garage|outside|overhead|man|screen|barn) )*(?:doors?|doorways?|sliders?|windows?|openings?|entry|entrance|archway|pass-through|closets?|fireplace|stairs?|staircase|stairway)$/;

const known = new Map<string, Naming>();
const MOST_KNOWN = 4_000;

/** What the lexicon takes words for. */
export const NOUNS: Nouns = {
  names: (words) => {
    const phrase = words.join(' ');
    if (OPENING.test(phrase)) return 'opening';
    if (known.size > MOST_KNOWN) known.clear();
    if (!known.has(phrase)) known.set(phrase, namedBy(phrase));
    return known.get(phrase);
  },
  areSame: (one, other) => idsOf(one) === idsOf(other),
};

const idsOf = (words: readonly string[]): string =>
  (LEXICON.meaningsOf(words.join(' ')) ?? [])
    .map((meaning) => ('id' in meaning ? `${meaning.is} ${meaning.id}` : meaning.is))
    .sort()
    .join();

function namedBy(phrase: string): Naming {
  const meanings = LEXICON.meaningsOf(phrase);
  if (meanings?.some(({ is }) => is === 'feature' || is === 'thing' || is === 'surface')) return 'thing';
  if (meanings?.some(({ is }) => is === 'material')) return 'material';
  return meanings?.some(({ is }) => is === 'color') ? 'color' : undefined;
}
