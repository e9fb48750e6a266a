import { bySentence } from '../by-sentence.js';

/**
 * Hands, heights and panels beside the noun that they are said of: "left drain", "a tile surround to the ceiling", "panel-ready fridge and
 * dishwasher", in words that the readers know.
 */

const TUB = /\b(?:tub|bathtub|soaker|alcove)\b/i;
const HAND_FIRST = /\b(left|right|lh|rh)(?:[- ]?hand(?:ed)?)?(?:[- ]side)?[- ]drain\b/gi;
const HAND_LAST =
  /\bdrain(?:s)?(?: (?:is|should be|must be|has to be|needs to be|goes))?:? (?:on |at |to )?(?:the )?(left|right)(?:[- ]hand)?(?: (?:side|end))?\b(?! (?:wall|corner))/gi;
/** A tub is sold by the hand of its drain. */
const HAND_OF_TUB =
  /\b(left|right)[- ]hand(?:ed)? (?=(?:(?:alcove|soaking|deep|new|steel|cast iron) ){0,2}(?:tub|bathtub)\b)/gi;
const HAND_SHORT = /\b(LH|RH) (?=(?:alcove |soaking |new )?(?:tub|bathtub)\b)/g;

const handed = (hand: string): string => `${/^l/i.test(hand) ? 'left' : 'right'} drained`;
/** One with a drain at one end is built in. */
const SOAKER = /\b((?:left|right) drained) (?:soaker|soaking tub)\b/gi;

/** "Left drain" of a tub: at that hand of who stands before it. */
function drainsTold(sentence: string, whole: string): string {
  if (!TUB.test(whole) || /\bsinks?\b.{0,12}\bdrain/i.test(sentence)) return sentence;
  return sentence
    .replace(HAND_FIRST, (_, hand: string) => handed(hand))
    .replace(HAND_LAST, (_, hand: string) => handed(hand))
    .replace(HAND_OF_TUB, (_, hand: string) => `${handed(hand)} `)
    .replace(HAND_SHORT, (_, hand: string) => `${handed(hand)} `)
    .replace(SOAKER, '$1 alcove tub');
}

const TILED = /\b(?:tiles?|tiled|tiling|surround)\b/i;
const OF_BATH = /\b(?:tub|bathtub|shower|surround|alcove|bath|tub\/shower)\b/i;
/** What else reaches the ceiling in the same sentence: then it is not told which of them does. */
const REACHES_TOO =
  /\b(?:cabinets?|cabinetry|shel(?:f|ves|ving)|bookcases?|built-?ins?|vanity tower|linen|closet|wainscot(?:t?ing)?|paint(?:ed)?|glass (?:to|up)|backsplash|fireplace|hood|curtains?)\b/i;
const TO_CEILING =
  /\b(?:(?:that |which )?(?:goes|going|runs|running|reaching|reaches) )?(?:(?:all the way|clear|right) )?(?:up )?to (?:the )?ceiling\b/i;
/** As readers know it. */
const KNOWN = /\btiled? (?:up )?to the ceiling\b/i;
const FULL_HEIGHT = /\b(?:floor[- ]to[- ]ceiling|full[- ]height) /i;

/** "A tile surround to the ceiling", "full height tile around it". */
function tiledToCeiling(sentence: string): string {
  if (KNOWN.test(sentence) || !TILED.test(sentence) || !OF_BATH.test(sentence) || REACHES_TOO.test(sentence))
    return sentence;
  if (FULL_HEIGHT.test(sentence)) return `${sentence.replace(FULL_HEIGHT, '')}, tile to the ceiling`;
  return sentence.replace(TO_CEILING, ', tile to the ceiling');
}

const PANELLED = String.raw`(?:panel(?:led|ed)?[- ]?ready|panell?ed|integrated|panel[- ]front(?:ed)?)`;
const COLD = '(?:fridge|refrigerator)';
const LENGTH = String.raw`\d{2} ?(?:inch(?:es)?|in\b\.?|")`;
/** "Panel-ready fridge 36in": its width goes before it. */
const WIDTH_BEHIND = new RegExp(`\\b${PANELLED} (${COLD})(?: that is|,| is|:)? (${LENGTH})`, 'gi');
const WIDTH_BETWEEN = new RegExp(`\\b${PANELLED} (${LENGTH}) (${COLD}|dishwasher)\\b`, 'gi');
/** "Panel-ready fridge and dishwasher": both are. */
const BOTH_PANELLED = new RegExp(
  `\\b${PANELLED} (?:(${LENGTH}) )?(${COLD}|dishwasher) ?(?:and|&|\\+|plus|\\/) ?(?:a |the |our )?(?:(${LENGTH}) )?(${COLD}|dishwasher)\\b`,
  'gi',
);
const BEHIND_PANELS =
  /\b(fridge|refrigerator|dishwasher)((?: (?:and|&|plus) (?:a |the |our )?)(fridge|refrigerator|dishwasher))? (?:(?:should be|to be|are|is|both|all) ){0,2}(?:(?:hidden|concealed|disguised) )?(?:behind|under|covered (?:by|with|in)|with|in|faced with|clad in) (?:the )?(?:(?:same|matching|custom|cabinet|cabinetry|wood|white) ){0,2}(?:panels?|panel fronts|door panels|fronts)\b/gi;

/** What is told of panels before two machines holds for both. */
const panelsTold = (sentence: string): string =>
  sentence
    .replace(WIDTH_BEHIND, '$2 panel-ready $1')
    .replace(WIDTH_BETWEEN, '$1 panel-ready $2')
    .replace(
      BOTH_PANELLED,
      (_, wide: string | undefined, one: string, wideToo: string | undefined, other: string) =>
        `${wide ? `${wide} ` : ''}panel-ready ${one} and ${wideToo ? `${wideToo} ` : ''}panel-ready ${other}`,
    )
    .replace(
      BEHIND_PANELS,
      (_, one: string, __, other: string | undefined) =>
        `panel-ready ${one}${other ? ` and panel-ready ${other}` : ''}`,
    );

/** A text with hands, heights and panels beside their nouns. */
export const measuresTold = (text: string): string =>
  bySentence(text, (sentence) => panelsTold(tiledToCeiling(drainsTold(sentence, text))));
