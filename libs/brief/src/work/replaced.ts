import { type Rewriting, rewritten } from '../text/needed-words.js';

/**
 * A thing that gives way to a new one of its kind, told without the word "replace": "swap out the tub", "the dishwasher is shot, we want
 * a new one", "the window needs replacing". Every repetition is bounded.
 */

const THE = '(?:the|our|my)';
const NO_NAME = '(?!(?:is|are|was|and|or|that|which|the|our|my|this|these|those|needs?|ones?|it|them)\\b)';
const NAME = `(${NO_NAME}[a-z-]{2,14}(?: ${NO_NAME}[a-z-]{2,14})?(?: ${NO_NAME}[a-z-]{2,14})?)`;
const ENDS = String.raw`(?=\s?(?:[.,;:!?\n)]|$)| (?:and|please|too|as well)\b)`;
const VERY = '(?:(?:all|so|completely|totally|pretty|really|just|about|beyond|way|almost) ){0,2}';
const WORN =
  '(?:shot|dead|broken|ruined|done(?: for)?|toast|worn(?: out)?|falling apart|beat up|beat|ancient|on (?:its|their) last legs?|rusted(?: out)?|ugly|dated|outdated|old|cracked|leaking|awful|hideous|gross|\\d{2} years old|original(?: to the house)?)';
const NEW_ONE =
  "(?:(?:we|i)(?:[’']d| would)? (?:want|need|like|love)|(?:it[’']s |it is )?time for|(?:we[’']re |i[’']m )?ready for|(?:want|need|get|buy)(?: us| me)?|(?:and )?would like) (?:an? )?new ones?";

const REPLACED: readonly Rewriting[] = [
  // "Swap out the tub."
  [
    new RegExp(String.raw`\b(?:swap|switch|change|trade)(?:ing)? out (?:all )?${THE} ${NAME}${ENDS}`, 'gi'),
    'new $1',
  ],
  // "The dishwasher is shot, we want a new one".
  [
    new RegExp(
      String.raw`\b${THE} ${NAME} (?:is|are) ${VERY}${WORN}[,.;]? ?(?:and |so |but )?${NEW_ONE}\b(?! (?:that|with|in|for|like|which|where|on|by)\b)`,
      'gi',
    ),
    'new $1',
  ],
  // "The kitchen window needs replacing."
  [
    new RegExp(
      String.raw`\b${THE} ${NAME} (?:(?:really|just|also) )?needs? (?:replacing|replacement|to be replaced)${ENDS}`,
      'gi',
    ),
    'new $1',
  ],
];

/** A text that asks for the new one plainly. */
export const withReplaced = (text: string): string => rewritten(text, REPLACED);
