import { type Rewriting, rewritten } from '../text/needed-words.js';
import { bySentence } from './by-sentence.js';

/**
 * What nobody wants to look at is not refused: "I don't want to see the toilet from the hall" asks for a toilet that is not seen
 * from the door. Where no place is told from which it is seen, it is to be out of sight. Every repetition is bounded.
 */

const WHO = '(?:i|we|you|people|guests|nobody|no one|my (?:wife|husband|mom|clients))';
const RATHER_NOT =
  "(?: really| just)?(?:['’]d rather not| would rather not| (?:do not|don['’]?t|does not|doesn['’]?t|should not|shouldn['’]?t|can['’]?t stand|hate|hates)(?: (?:to|want to|need to|like to|love to|care to|have to|wants to))?)";
const SEE =
  '(?:see(?:ing)?|look(?:ing)? (?:at|straight at|right at|over at)|be(?:ing)? (?:looking|staring) at|star(?:e|ing) at|fac(?:e|ing))';
const THING =
  '(?:the |our |my |any |a |that |his |her )?((?!(?:it|that|them|this|anything|everything|you|me|us)\\b)[a-z]{2,10}(?: (?!(?:from|when|as|if|while|in|on|at|every|all|and|but|so|first)\\b)[a-z]{3,10}){0,2})';
const DOOR =
  '(?:(?:from|through|at) (?:the |our |my )?(?:front |bedroom |bathroom |hall |entry )?(?:doors?|doorway|entry|entryway|foyer|hall|hallway|street|dining room|living room|family room|kitchen)|(?:when|as|if|every time|the minute|the second) (?:i|you|we|people|guests|somebody|someone) (?:first )?(?:walk|come|enter|step|get|open)s?(?: in| inside| home| the door| up the stairs)?(?: (?:from|through|by) the (?:hall|garage|kitchen|door))?)';
const FROM =
  "(?:from (?:the |my |our )?(bed|sofa|couch|desk|tub|table|island|sink)|(?:when|while) (?:i['’]?m|we['’]?re|you['’]?re|i am|we are) (?:lying |sitting |still )?(?:in|on|at) (?:the |my |our )?(bed|sofa|couch|desk|tub|table|island|sink))";
const NAME =
  '((?!(?:it|that|they|them|is|are|everything|stuff)\\b)[a-z]{2,10}(?: (?!(?:is|are|to|should|must|can|stays|kept|hidden|out|screened|concealed|tucked|that)\\b)[a-z]{3,10})?)';
const FROM_THE_DOOR =
  '(?:from (?:the |our |my )?(?:front |bedroom |bathroom |hall |entry )?(?:doors?|doorway|entry|entryway|foyer|hall|hallway|street|dining room|living room|family room|kitchen)|(?:when|as) (?:you|we|people|guests) (?:walk|come) in)';
const ENDS = String.raw`(?=\s?(?:[,:)]|$|\b(?:and|but|so|because)\b))`;

const NOT_SEEN: readonly Rewriting[] = [
  [
    new RegExp(`\\b${WHO}${RATHER_NOT} ${SEE} ${THING} (?:first thing )?${DOOR}${ENDS}`, 'gi'),
    'the $1 not seen from the door',
  ],
  [
    new RegExp(`\\b${WHO}${RATHER_NOT} ${SEE} ${THING} ${FROM}${ENDS}`, 'gi'),
    'the $1 not seen from the $2$3',
  ],
  [
    new RegExp(
      `\\b${WHO}${RATHER_NOT} ${SEE} ${THING}(?: (?:all day|anymore|any more|all the time|every day|at all|in here))?${ENDS}`,
      'gi',
    ),
    'the $1 out of sight',
  ],
  [
    new RegExp(`\\b(?:hide|screen|keep) ${THING} (?:hidden |out of sight )?${DOOR}${ENDS}`, 'gi'),
    'the $1 not seen from the door',
  ],
  // "Toilet hidden from the hall", "TV out of view from the entry".
  [
    new RegExp(
      `(?<=(?:^ ?|[.,;:(] ?|\\b(?:the|our|my|a|want|with|and) ))${NAME} (?:(?:is |are |to be |should be |must be |stays |kept )?(?:hidden|screened|concealed|tucked away|out of (?:sight|view)|not (?:be )?(?:visible|seen|in view|in sight))|(?:that )?(?:should not|shouldn['’]?t|must not|can['’]?t|cannot|is not to|isn['’]?t to) be (?:seen|visible|in view|in sight)) ${FROM_THE_DOOR}${ENDS}`,
      'gi',
    ),
    '$1 not seen from the door',
  ],
];

/** A text in which what is not to be looked at is told by where it is not seen from. */
export const outOfSight = (text: string): string =>
  bySentence(text, (sentence) => rewritten(sentence, NOT_SEEN));
