import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * Finishes beside the noun that they are said of: "a brick wood burning fireplace" has brick and the walls have none, "floor: wide plank
 * white oak" is a floor of oak, "there's oak underneath, refinish it" is the floor under the carpet. Every repetition is bounded.
 */

const WOOD =
  '(?:white oak|red oak|oak|hardwood|wood|pine|maple|fir|heart pine|original hardwood|original wood)';
const TELLS: readonly Rewriting[] = [
  [
    /\b(brick|stone|tiled?|marble|limestone|slate) ((?:(?:wood[- ]?burning|gas|old|original|working|big|large|corner|two[- ]sided|see[- ]through) ){1,3})(fireplace|hearth)\b/gi,
    '$2$1 $3',
  ],
  // "Floor: wide plank white oak".
  [
    /(?<=(?:^|[.;\n,] ?))(?:the )?floor(?:s|ing)?: ((?:[a-z-]{3,12} ){0,4}(?:oak|maple|hickory|walnut|pine|hardwood|vinyl|laminate|tile|cork|bamboo|concrete|slate|terrazzo|linoleum|carpet|plank|planks))(?=\s?(?:[.,;\n]|$))/gi,
    '$1 floor',
  ],
  // "There's oak underneath, refinish it".
  [
    new RegExp(
      `\\b(?:(?:there['’]?s|there is|there are|has|have|with) )?(${WOOD})(?: floor(?:s|ing|boards)?)? (?:underneath|under(?:neath)? (?:it|that|the (?:old )?(?:carpet|vinyl|linoleum|laminate)))(?: that)?[,;.]? (?:(?:so|and|please|we want to|want to|just) ){0,2}(?:refinish|sand|restore|redo|save)(?: and (?:refinish|stain|seal))? (?:it|them|that|those|the (?:hardwood|wood|oak|floors?|original floors?))(?: floors?)?\\b`,
      'gi',
    ),
    'refinish the $1 floor',
  ],
  // "Quartz, something light".
  [
    /\b(quartz|granite|marble|laminate|tile|counters?|countertops?|backsplash|quartzite|butcher block|paint|stain),? (?:(?:in|maybe|so|but|just) )?something (light|dark|white|neutral|warm|cool|bright|gr[ae]y|blue|green)(?:[- ]?ish)?\b(?! (?:to|that|for|we|i)\b)/gi,
    '$2 $1',
  ],
  // "Mom, she's eighty one" is no room of 1981.
  [
    /\b((?:mom|mother|dad|father|grandma|grandmother|grandpa|she|he|husband|wife)(?:, (?:she|he))?(?:['’]s| is)) (?:(?:now|almost|nearly|turning|about to be) )?(?:sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?= ?[,.;!?\n)]|$| and\b| but\b| years\b)/gi,
    '$1 old',
  ],
];

/** A text with each finish beside its noun. */
export const finishesTold = (text: string): string =>
  bySentence(text, (sentence) => rewritten(sentence, TELLS));
