import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * Places that are given up, and second choices: "the TV is over the fireplace, so put it somewhere else" is "no TV over the fireplace",
 * "if not, a peninsula is fine" is another choice. Every repetition is bounded.
 */

const THING =
  '(tv|television|sofa|couch|bed|desk|dresser|table|piano|fridge|refrigerator|range|stove|sink|dishwasher|microwave|washer|dryer|treadmill|island|toilet|vanity|crib)';
const PLACE =
  '((?:over|above|on|in front of|under|beside|next to|opposite|across from|behind|against) (?:the|a|our) [a-z]{3,10})';
const TELLS: readonly Rewriting[] = [
  [
    new RegExp(
      `\\b(?:(?:the|our|my|a) )?${THING},? (?:goes |should go |to go |put |stands |can go )?(?:somewhere|anywhere|someplace) (?:that|which|where it)(?: is not| isn['’]t|['’]s not| wouldn['’]t be| won['’]t be) (opposite|across from|in front of|under|over|beside|next to|by|near|facing) (the [a-z]{3,10})`,
      'gi',
    ),
    '$1 not $2 $3',
  ],
  // "An island if it fits, if not a peninsula is fine".
  [
    /\bif not,? (an? [a-z]{4,12}(?: [a-z]{4,12})?) (?:is|would be|will be|['’]s) (?:fine|ok|okay|good|great|enough|alright)\b/gi,
    'otherwise $1 would do',
  ],
  // What faces a television has one.
  [
    /\b(sofa|couch|sectional|loveseat|seating|chairs|armchairs|recliners?|bed) (?:facing|that faces|which faces|looking at|pointed at|aimed at) (?:the|a|our) (tv|television)\b/gi,
    '$1 across from the $2',
  ],
  // "One big gas cooktop is ok".
  [
    /(?<=(?:^ ?|[,.;:] ?|\b(?:and|but|so) ))((?:one|an?|a single) (?:[a-z]{3,8} ){0,3}(?:cooktop|range|stove|sink|dishwasher|oven|vanity|toilet|tub|shower|island|table|desk|window|microwave)) (?:is|would be|will be) (?:ok|okay|fine|enough|plenty|good|all we need)\b/gi,
    '$1',
  ],
];

/** "Currently the TV is over the fireplace … so put it somewhere else". */
const STANDS = new RegExp(
  `\\b(?:(?:currently|right now|today|now|at the moment),? )?(?:the|our|my) ${THING} (?:is|hangs|sits|stands|is mounted) (?:currently |now |right now )?${PLACE}`,
  'i',
);
const ELSEWHERE =
  /(?:\bso|\band|,) (?:please )?(?:put|move|get|hang|find) (?:it )?(?:a place )?(?:somewhere|anywhere|someplace) else\b/i;

/** What hangs over a fireplace has one, and leaves it. */
function leftBehind(sentence: string): string {
  const stands = STANDS.exec(sentence);
  if (!stands) return sentence;
  const from = stands.index + stands[0].length;
  const elsewhere = ELSEWHERE.exec(sentence.slice(from));
  if (!elsewhere) return sentence;
  const [, thing = '', place = ''] = stands;
  const fire = /fireplace$/i.test(place) ? ', keep the fireplace' : '';
  const rest = sentence.slice(from + elsewhere.index + elsewhere[0].length);
  return `${sentence.slice(0, stands.index)}no ${thing} ${place}${fire}${rest}`;
}

/** A text with given-up places and second choices in plain words. */
export const somewhereElse = (text: string): string =>
  bySentence(text, (sentence) => rewritten(leftBehind(sentence), TELLS));
