import { bySentence } from './by-sentence.js';

/**
 * What stays and what is bought anew, where a sentence says both of one thing: "the fridge is staying, don't tell me to buy another" is
 * kept, "the tub has to stay a tub, but a new one" is bought. Every repetition is bounded.
 */

const LEAD = '(?:,| -| –| —)? ?(?:(?:so|and|but|please|just) ){0,3}';
const DONT =
  "(?:do not|don['’]?t|no need|no reason|no point|quit|stop|never|nobody has|you don['’]?t (?:need|have)|(?:i|we)(?: do not| don['’]?t|['’]m not going| am not going|['’]re not going| are not going|['’]m not about|['’]re not about|['’]d rather not| won['’]?t| will not)(?: (?:want|need|plan|have|intend))?)";
const SELLS =
  '(?: (?:to|in|on|even|try|trying|and|bother|tell|telling|ask|asking|make|making|talk|talking|push|pushing|convince|me|us|into|with|quote|price|it))';
const ANOTHER =
  '(?:buy(?:ing)?|replac(?:e|ing)|sell(?:ing)?|get(?:ting)?|upgrad(?:e|ing)|swap(?:ping)?|suggest(?:ing)?|recommend(?:ing)?)(?: (?:me|us|out))? (?:it|that|this|them|those|another(?: one)?|one|a (?:[a-z-]{2,12} ){0,3}one|new ones|something (?:else|new|newer|bigger|fancier))';
/** "Don't tell me to buy a counter depth one", at the end of its sentence. */
const NOT_ANOTHER = new RegExp(
  `${LEAD}${DONT}${SELLS}{0,6} ${ANOTHER}(?: (?:please|again|yet|ever|either|now)){0,2} ?$`,
  'i',
);
/** Said of a thing before that: it works or stays. */
const IS_THERE =
  /\b(?:stays?|staying|keep(?:ing)?|works?|working|fine|good|great|new|ours|own|bought|there|same|perfect|love|like|only|just|not going anywhere)\b/i;
const SAYS_STAY = /\b(?:stays?|staying|keep(?:ing)?|kept|not going anywhere)\b/i;

/** "The range works, no need to buy one" as "the range works, it stays". */
function withoutAnother(sentence: string): string {
  const at = NOT_ANOTHER.exec(sentence)?.index ?? 0;
  const before = sentence.slice(0, at);
  if (at < 4 || !IS_THERE.test(before)) return sentence;
  return SAYS_STAY.test(before) ? before : `${before}, it stays`;
}

const KIND = '([a-z]{3,12}(?: [a-z]{3,10})?)';
/** "Tub has to stay a tub because resale, but new one please". */
const OF_ITS_KIND = new RegExp(
  `^( ?)(?:(?:the|our|my) )?${KIND} (?:(?:has|have|needs|need|is) to|must|should|will|can|does) (?:stay|remain|be|still be) an? \\2\\b((?:,? [a-z’'%0-9-]{1,14}){0,12}?),? (?:but|just|only|though|and)(?: (?:an?|the|i|we|want|need|would|like|it|should|be|please|get)){0,5} (?:brand )?new(?: one| ${KIND})?(?: please)?`,
  'i',
);
/** "The shower should stay a shower": nothing is said of a new one. */
const AS_IT_IS = new RegExp(
  `^( ?)(?:(?:the|our|my) )?${KIND} (?:(?:has|have|needs|need|is) to|must|should|will|can) (?:stay|remain) an? \\2(?=\\s?(?:[,;]|$)| (?:because|since|for|so)\\b)`,
  'i',
);

/** "The tub has to stay a tub, but a new one" as "new tub". */
const ofItsKind = (sentence: string): string =>
  sentence.replace(OF_ITS_KIND, '$1new $2').replace(AS_IT_IS, '$1the $2 stays');

const PAINTED =
  /^( ?)(?:and |but |so )?(?:we|i|they|he|she)(?:['’]ve| have| had| just| only){0,2} (?:re)?painted(?: (?:it|everything|the (?:room|whole room|place)))?(?: [a-z0-9']{2,10}){0,5},? (?:so |and |please ){0,2}(?:keep|leave) (?:it|that|them|the color)(?: (?:alone|as is|please|as it is))?$/i;
const JUST_PAINTED =
  /^( ?)(?:the )?(?:walls|room|paint|color)(?: (?:is|are|was|were)| got){1,2} (?:just |only |recently |freshly )?(?:re)?painted(?: [a-z0-9']{2,10}){0,5},? (?:so |and |please ){0,2}(?:keep|leave) (?:it|that|them)(?: (?:alone|as is|please|as it is))?$/i;

/** "We painted in August, keep it": the paint, and nothing that another sentence names. */
const paintStays = (sentence: string): string =>
  sentence.replace(PAINTED, '$1keep the paint').replace(JUST_PAINTED, '$1keep the paint');

const BOUGHT_ALREADY =
  /\b(?:panel[- ]ready |counter[- ]depth |built[- ]in )?((?:[a-z]{3,12} ){0,3}(?:fridge|refrigerator|freezer|dishwasher|range|stove|cooktop|oven|microwave|washer|dryer|hood|faucet|vanity|bathtub|tub|toilet)) ?[(,–—] ?(?:which |that )?(?:we|i)(?:['’]ve)?(?: have)?(?: already)? (?:own|have|bought|ordered|purchased) (?:the|our|that|a) [A-Z][A-Za-z-]{1,14}(?: already)?(?:,? (?:so |and )?(?:no need to|do not|don['’]?t|you don['’]?t (?:need|have) to|please don['’]?t) (?:price|quote|include|bid|count|buy)(?: it| that| one)?)?\)?/g;

/** A text in which one thing is kept or bought, and not both. */
export const keptOrNew = (text: string): string =>
  MAY.test(text)
    ? bySentence(text, (sentence) =>
        paintStays(ofItsKind(withoutAnother(sentence.replace(BOUGHT_ALREADY, 'we supply the $1')))),
      )
    : text;
const MAY =
  /\b(?:stay|remain|be an?|another|one|buy|buying|replac|sell|upgrad|painted|something|it|own|have|bought|ordered)/i;
