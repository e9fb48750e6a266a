import type { Meaning } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';
import { workRow } from '../work/work.js';

/** How a room is today, which asks for nothing: "at the moment a king bed takes up the whole room". */

const NOW =
  /\b(?:right now|currently|presently|at the moment|at present|as of now|these days|for now|at this point)\b|^(?:and |but |so )?(?:today|now) (?:it|it's|there|there's|we|the|our|my|they)\b/;
const IS =
  /\b(?:is|are|was|has|have|had|got|it's|there's|they're|takes?|takes up|sits?|stands?|lives?|fills?|use|uses|sleep|sleeps|share|shares|eat|cook|hangs?)\b/;
/** What the clause asks for, or keeps. */
const ASKS =
  /\b(?:want|need|needs|would|rather|prefer|like|love|should|please|make|add|replace|swap|install|new|instead|but|keep|stays?|staying|remains?|leave|put|get|turn|convert|broken|cracked|fix|repair|where|not|no|only|too)\b/;
const LONGEST = 24;

/** Whether a clause tells of a thing that it is there today. What takes work away, as a popcorn ceiling, is asked for by its name. */
export function isThereToday({ start, clause, meaning }: Hit<Meaning>, tokens: readonly Token[]): boolean {
  if (meaning.is !== 'feature' || workRow(meaning.id) !== undefined) return false;
  const words = tokens
    .slice(Math.max(0, start - LONGEST), start + LONGEST)
    .filter((token) => token.clause === clause)
    .map(({ said }) => said)
    .join(' ');
  return NOW.test(words) && IS.test(words) && !ASKS.test(words);
}
