import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * What becomes of an island, as people tell it, in words that the readers know: "extend the island to 8 feet", "the island will house the
 * cooktop", "a raised bar on the island". Every repetition is bounded.
 */

const LONG = String.raw`(\d{1,2}(?:\.5| ?1\/2)?(?: ?(?:feet|foot|ft\.?|'))(?: ?\d{1,2} ?(?:inches|in\.?|"))?|\d{2,3} ?(?:inches|in\.?|"))`;
const EXTENDED: readonly Rewriting[] = [
  [
    new RegExp(
      `\\b(?:extend|lengthen|stretch|enlarge|expand|grow) (?:the|our) (?:existing |current |old )?island(?: out)? (?:to|by making it|until it is) (?:about |around |roughly )?${LONG}(?: long)?`,
      'gi',
    ),
    'an island $1 long',
  ],
  [
    new RegExp(
      `\\bmake (?:the|our) (?:existing |current |old )?island (?:longer|bigger|larger)[,:(]? ?(?:to |about |around |like ){0,2}${LONG}(?: long)?`,
      'gi',
    ),
    'an island $1 long',
  ],
];
/** The size that it has today. */
const SIZE_OF_TODAY =
  /\b(island)(?: (?:that|which))?(?: (?:is|measures|measuring|of))? \d{1,3}(?:\.\d)? ?(?:feet|foot|ft|'|inches|in|")? ?(?:x|by) ?\d{1,3}(?:\.\d)? ?(?:feet|foot|ft|'|inches|in|")?/gi;

const TOLD: readonly Rewriting[] = [
  // "A center island will house the cooking appliances".
  [
    /\b(island) (?:will|should|would|is going to|is to|must) (?:house|hold|contain|host|be home to) (?:the |our |all the |all )?(?:cooktop|cooking appliances|cooking|stove ?top|burners)\b/gi,
    '$1 with the cooktop in the island',
  ],
  [
    /\b(island) (?:will|should|would|is going to|is to|must) (?:house|hold|contain|host|be home to) (?:the |our |a )?((?:main |prep |big )?sink|dishwasher|range|stove|microwave)\b/gi,
    '$1 with the $2 in the island',
  ],
  // "A raised bar on the island": a ledge to sit at, and no bar for drinks.
  [
    /\b(?:raised|higher|elevated|two-tier|two-level) (?:breakfast |snack |eating |seating )?bar (?:top )?(?=(?:on|at|along|behind|of|for|around) (?:the|our|an?) (?:island|peninsula)\b)/gi,
    'raised counter with stools ',
  ],
];

const isExtended = (text: string): boolean => rewritten(text, EXTENDED) !== text;

/** A text with what becomes of an island in plain words. */
export const islandsTold = (text: string): string =>
  bySentence(isExtended(text) ? rewritten(text.replace(SIZE_OF_TODAY, '$1'), EXTENDED) : text, (sentence) =>
    rewritten(sentence, TOLD),
  );
