import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * What is told of a thing in passing and asks for no work of its own: "the wood floor that we refinished in 2021", "the dishwasher which
 * leaks"; and what a room has, in sentences without a verb: "fireplace on the north wall". Every repetition is bounded.
 */

const DEED =
  '(?:refinished|replaced|installed|put in|redid|redone|painted|bought|added|built|tiled|upgraded|updated|remodeled|renovated|repaired|fixed|sanded|sealed|laid)';
const WHEN =
  "(?:in (?:(?:early|late) )?(?:19|20)\\d\\d|in ['’]\\d\\d|last (?:year|month|week|spring|summer|fall|winter)|(?:a|one|two|three|four|five|six|a few|a couple(?: of)?|\\d{1,2}) (?:years?|months?|weeks?) ago|recently|when we (?:moved in|bought (?:it|the house)))";
const BROKEN =
  "(?:(?:always |constantly |already )?(?:leaks?|leaked|drips?|is (?:leaking|broken|dying|dead|shot|on its last legs|falling apart)|(?:does not|doesn['’]?t) (?:work|drain|clean|close)(?: (?:anymore|well|properly))?|broke|died|quit|gave out))";

/** A sunken room that is to be level: its floor is raised. A sunken room alone asks for nothing. */
const SUNKEN = /\bsunken (?:living room|den|family room|room|floor|area|kitchen|conversation pit)\b/i;
const FILLED =
  /\b(?:fill(?:ing|ed)? (?:it|that|this|the (?:sunken )?(?:floor|area|room|step|living room|den)) (?:in|up)|fill(?:ing|ed)? in (?:the )?(?:sunken )?(?:floor|area|room|step|living room|den)|(?:rais|level)(?:e|ing|ed)? (?:it|that|this|the (?:sunken )?(?:floor|room|living room|den))(?: up)?)\b/gi;

const TELLS: readonly Rewriting[] = [
  [
    new RegExp(
      `\\b(floors?|flooring|cabinets|counters?|countertops?|tile|carpet|roof|furnace|windows?|tub|vanity|toilet|range|stove|fridge|refrigerator|dishwasher|walls|ceiling|sink) (?:that|which) (?:we|i|they|the (?:previous|last) owners?|my [a-z]{3,8}) (?:(?:just|already|only|had|have|recently) ){0,2}${DEED} ${WHEN}`,
      'gi',
    ),
    '$1',
  ],
  // "We get a little water in spring, figure that out first".
  [
    /\b(?:we|i) (?:(?:do|still|sometimes|usually|always) ){0,2}(?:get|have|had|see) (?:(?:a little|some|a bit of|a few inches of) )?(?:ground ?water|water|seepage)\b[^.;!?\n]{0,70}?[,;–-] ?(?:(?:so|and|please) ){0,2}(?:fix|deal with|figure|sort|solve|take care of|address|stop) (?:that|it|this)(?: out)?(?: (?:first|before (?:anything|everything)(?: else)?))?\b/gi,
    'waterproof the basement walls first',
  ],
  // "Fireplace in the middle of the west wall": who knows where it stands has it.
  [
    /(?<=(?:^ ?|[.;!?\n] ?))(?:(?:it |the room )?(?:has|with) )?(?:an? |the )?((?:(?:wood[- ]?burning|gas|brick|stone|old|working|existing) ){0,3}fireplace) (?:is )?((?:(?:in|at) the (?:middle|center) of|centered (?:on|in)|on|along|at) (?:the|one|our) (?:(?:long|short) )?(?:(?:north|south|east|west|long|short|back|end) )wall)(?=\s?(?:[.,;!?\n]|$)| and\b)/gi,
    'keep the $1 $2',
  ],
];

/** "Replace the dishwasher which leaks". */
const REPLACES = /\b(?:replac(?:e|ing)|swap(?:ping)?|new|get rid of|chang(?:e|ing))\b/i;
const WHICH_FAILS = new RegExp(
  `\\b(dishwasher|faucet|toilet|sink|shower|tub|water heater|fridge|refrigerator|disposal|washer|range|oven|stove|window),? (?:which|that) ${BROKEN}`,
  'gi',
);

/** A way out told beside where it is, in a sentence that asks for no door. */
const WAY_OUT =
  /(?<=(?:^ ?|[,;] ?|\band ))(?:an? |the )?((?:\d ?(?:ft\.?|foot|feet|') )?(?:glass )?(?:sliders?|sliding (?:glass )?doors?|patio doors?|french doors?)) ((?:(?:out )?to|onto) (?:the|our) (?:deck|patio|back ?yard|yard|porch|garden|balcony|terrace|pool|lanai)(?: \([^)]{1,20}\))?) ((?:on|at|along|in) the (?:other |far |opposite |one )?(?:(?:north|south|east|west|long|short|back) )?(?:wall|end|side))(?=\s?(?:[.,;!?\n]|$)| and\b)/gi;
const ASKS =
  /\b(?:want|need|like|love|add|adding|new|replace|put|install|instead|open|cut|change|would|please|widen|swap|turn|convert|get)\b/i;

/** A text without what is told in passing. */
export const toldBesideIt = (text: string): string =>
  bySentence(SUNKEN.test(text) ? text.replace(FILLED, 'raise the floor') : text, (sentence) => {
    const alone = REPLACES.test(sentence) ? sentence.replace(WHICH_FAILS, '$1') : sentence;
    const told = rewritten(alone, TELLS);
    return ASKS.test(told) ? told : told.replace(WAY_OUT, 'keep the $1 $2 $3');
  });
