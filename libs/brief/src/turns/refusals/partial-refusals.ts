import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * Refusals of a part, which leave the rest: "a loveseat, not a full sofa" wants the loveseat, "nothing on the walls besides the shelves"
 * wants the shelves, "an island without a sink" leaves the sink elsewhere. Every repetition is bounded.
 */

const FULL = '(?:full[- ]?(?:size[d]? )?|regular |big |whole |real |large |long |standard )';
/** "A loveseat, not a full sofa": the smaller one of its kind, which the larger one's refusal must not take along. */
const NOT_FULL = new RegExp(
  `\\b(an? (?:[a-z-]{3,12} )?(?:loveseat|settee|corner desk|standing desk|undercounter fridge|mini fridge|half bath|powder room|kitchenette|bistro table|cafe table)(?: though)?),? (?:and |but )?not an? ${FULL}?(?:sofa|couch|sectional|desk|fridge|refrigerator|bath(?:room)?|kitchen|dining table|table)\\b`,
  'gi',
);

const BESIDES = '(?:besides|except(?: for)?|other than|apart from|aside from|save for|but)';
/** "Nothing attached to the walls besides the shelves". */
const NOTHING_BESIDES = new RegExp(
  `\\b((?:nothing|no furniture|no storage|no cabinets|no upper cabinets|no uppers|no shelving)(?: else)?(?: [a-z]{2,10}){0,5}?) ${BESIDES} (?:the|our|a|an|some|my) (?=[a-z])`,
  'gi',
);

const OF_ISLAND = '(sink|prep sink|cooktop|stove|range|dishwasher|microwave)';
const SEATS = '(?:seating|seats|stools|overhang)';
const WITHOUT = '\\b(island|peninsula)(?:,)? (?:without|with no|but no|no|and no)';
const WITHOUT_IT = new RegExp(
  `${WITHOUT} (?:an? |any )?${OF_ISLAND}(?: in it| on it| at it)?(?=\\s?(?:[.,;!?)]|$))`,
  'gi',
);

const WITHOUT_SEATS = new RegExp(
  `${WITHOUT} (?:any )?${SEATS}(?: (?:in|on|at) it)?(?=\\s?(?:[.,;!?)]|$))`,
  'gi',
);

const GAS_INSERT =
  /,? ?\b(?:please |but |and |absolutely |definitely )?(?:no|not an?|without an?|(?:we |i )?(?:don['’]?t|do not) want an?) (?:gas|electric|pellet) (?:insert|logs?|conversion)\b/gi;
const RENTS =
  /\bno (?:demo|demolition|tearing (?:out|up)|ripping (?:out|up)|knocking (?:down|out))(?: (?:work|please))?\b/gi;
const NO_PAINTING = /\bno painting\b(?! (?:above|over|on the wall|in here|hung|by|of))/gi;

const NOT_BACK =
  /\b(?:the|our|that) ((?!(?:water|heat|power|smell|problem|mold|leak)\b)[a-z]{3,12}(?: [a-z]{4,10})?) (?:isn['’]?t|is not|aren['’]?t|are not|won['’]?t be|will not be|is never|are never|doesn['’]?t|does not|do not|don['’]?t) (?:going to )?(?:com(?:e|ing)|go(?:es|ing)?|put|be) back(?: in| up| there| in there)?\b/gi;

const NEITHER =
  /\b((?:twin |bunk |single |full |queen )?(beds?|desks?|chairs?|sofas?|sinks?|vanities|dressers?))(?: for [a-z ]{3,16})?,? (?:and |but )?neither (?:of them |one |of (?:the two|these|those) |beds? |desks? |chairs? )?(?:is |are |may be |can be |should be |to be |goes )?(?=(?:under|in front of|by|against|at|near|next to|on|over|facing|before|below) )/gi;

const SAYS =
  /\b((?:wants?|would like|likes|votes for|asks? for) an? [a-z -]{3,30}?,? (?:and |but )?(?:my|our|the) (?:wife|husband|partner|mother|mom|daughter|son|kids?|sister|girlfriend|boyfriend)) (?:says?|said|thinks?) (?=an? [a-z])/gi;

const PARTS: readonly Rewriting[] = [
  [NOT_FULL, '$1'],
  [NOTHING_BESIDES, '$1, only '],
  [WITHOUT_IT, '$1, no $2 in the $1'],
  [WITHOUT_SEATS, '$1, no island seating'],
  [GAS_INSERT, '', (text) => /\bwood[- ]burning\b|\bfireplace\b/i.test(text)],
  [RENTS, 'keep the walls as they are'],
  [NO_PAINTING, 'no wall paint'],
  [NOT_BACK, 'remove the $1'],
  [NEITHER, '$1, no $2 '],
  [SAYS, '$1 wants '],
];

/** A text with what its refusals leave in plain statements. */
export const partialRefusals = (text: string): string =>
  bySentence(text, (sentence) => rewritten(sentence, PARTS));
