import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * Sizes and kinds beside the thing that they are said of: "a desk they can share 5 ft long" is "a 5 ft long desk", "the fridge should be
 * a french door" has doors of its own. Every repetition is bounded.
 */

const LONG = String.raw`(\d{1,3}(?:\.\d)? ?(?:feet|foot|ft\.?|'|inches|inch|in\.?|"))`;
const FURNITURE =
  '(desk|table|bench|counter|sofa|couch|workbench|vanity|bookcase|dresser|island|banquette|shelf|closet|wardrobe)';
const BOTH =
  '(?:(?:that |which |where )?(?:they|we|both|the (?:kids|boys|girls|twins|two)|she|he|both (?:kids|boys|girls))(?: (?:can|could|will|would|both|all)){1,2} (?:share|use|sit at|work at|fit at)(?: together| side by side)?|to share|for (?:both|two|them|the (?:kids|boys|girls|twins)))';
const FRIDGE = '(?:fridge|refrigerator)';

const TELLS: readonly Rewriting[] = [
  [
    new RegExp(
      `\\b(an?|one|the) ${FURNITURE} (${BOTH}),? (?:about |at least |maybe )?${LONG} (?:long|wide)\\b`,
      'gi',
    ),
    '$1 $4 long $2 $3',
  ],
  // "Vanity: reuse the 48 in one".
  [
    new RegExp(
      `(?<=(?:^|[.;\\n,] ?))(?:the |our )?(vanity|sink|toilet|tub|fridge|refrigerator|range|stove|dishwasher|cabinets|desk|dresser|bed|sofa|island|mirror|light|faucet|washer|dryer): ?(?:please |just )?(?:reus(?:e|ing)|keep(?:ing)?|us(?:e|ing)) (?:the|our|that) (?:(?:${LONG}|old|existing|current) )?(?:one|ones)\\b`,
      'gi',
    ),
    'keep the $2 $1',
  ],
  // "A separate little room for the toilet".
  [
    /\b(?:(?:small|little|separate|enclosed|private|tiny|own) ){1,3}(?:room|closet|space|compartment) for (?:the|a) (?:toilet|commode)\b/gi,
    'toilet room',
  ],
  // A room for both has machines and a bench.
  [
    /\b(?:laundry room ?(?:\/|and|&|slash|combined with|plus) ?mud ?room|mud ?room ?(?:\/|and|&|slash|combined with|plus) ?laundry room)\b/gi,
    'laundry/mudroom',
  ],
  [/\bmud ?room (lockers|cubbies|hooks)\b/gi, '$1'],
  // Doors between rooms.
  [/\b(office|study|den|library) with glass doors\b/gi, '$1 with french doors'],
  // What hides stains is no hiding place.
  [
    /\b(?:that |which )?(?:hides?|won['’]?t show|doesn['’]?t show) (?:stains|dirt|dog hair|crumbs|spills|wear)\b/gi,
    'stain resistant',
  ],
  // "The water heater stays in its closet".
  [
    /\b(?:the |our )(water heater|furnace|boiler|electrical panel|panel|sump pump) ((?:stays?|remains?|is staying|has to stay|must stay) )(?:in|behind) (?:its|the|a|that) (?:own |little |small )?(?:closet|cabinet|cupboard|nook|alcove)\b/gi,
    'the $1 stays where it is',
  ],
  [
    new RegExp(
      `\\b(${FRIDGE}) (?:should be|must be|has to be|to be|is to be|with|in|has|having|that has|:)? ?(?:an? |the )?french[- ]?doors?(?: (?:style|one|type|model|kind))?(?: ?(?:with|and|,) (?:the |an? )?(?:freezer (?:on (?:the )?bottom|below|drawer|at the bottom)|bottom(?:[- ]mount)? freezer))?`,
      'gi',
    ),
    'french-door refrigerator',
  ],
  [/\bfrench[- ]door (fridge|refrigerator)\b/gi, 'french-door refrigerator'],
  [
    /\b(\d{2} ?(?:inch|in\.?|")) built[- ]?in (?:paneled|panelled|panel[- ]ready) (fridge|refrigerator)\b/gi,
    '$1 panel-ready $2',
  ],
  [
    /\bbuilt[- ]?in (\d{2} ?(?:inch(?:es)?|in\.?|")) (?:(?:paneled|panelled|panel[- ]ready|integrated) )?(fridge|refrigerator|freezer)\b/gi,
    '$1 panel-ready $2',
  ],
  // Built into cabinets is what is no shelf.
  [
    /\bbuilt[- ]?in (?=(?:\d{2} ?(?:inch(?:es)?|in\.?|") )?(?:(?:double|wall|speed|convection|drawer|full|tall|deep|recessed) ){0,2}(?:microwave|oven|wine|beverage|coffee (?:maker|machine)|espresso|ice maker|dishwasher|warming|steam|linen|medicine|trash|garbage|toaster)\b)/gi,
    '',
  ],
];

/** A text with each size and kind beside its thing. */
export const sizesTold = (text: string): string => bySentence(text, (sentence) => rewritten(sentence, TELLS));
