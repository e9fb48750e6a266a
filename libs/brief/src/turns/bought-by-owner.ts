import { bySentence } from './by-sentence.js';
import { NO_THING, sized } from './owned.js';

/**
 * What its owner buys himself, or which only its place is wanted of, as what he supplies: "the fridge we'll buy ourselves later, so leave
 * a 36 in space but don't count it" is "we supply the 36 in fridge". Every repetition is bounded.
 */

const NOT_NAME =
  '(?:is|are|was|were|one|ones|it|that|this|which|and|but|so|we|i|she|he|they|of|on|in|at|to|for|from|with|by|goes|go|belongs?|sits?|stands?|hangs?|comes|come|stays|stay|will|can|already|own|have|has|had|still|new|a|an|the|our|my|his|her|their|house|home|room|place|money|budget|idea|way|plan|permit|layout|space|wall|walls|work|job|design|measurements|floor|floors|ceiling|paint|wiring|plumbing|price)';
const WORD = `(?!${NOT_NAME}\\b)[a-z][a-z-]{1,13}`;
/** The thing, with its size and kind before it. */
const NAME = `((?:\\d{1,3}(?:["']|[- ]?(?:inch|in|foot|ft))? )?(?:${WORD} ){0,3}?${WORD}(?: and (?:the )?${WORD})?)`;
const BEGINS = String.raw`(?<=(?:^ ?|[,;:(—–-] ?|\b(?:and|but|so|because|since|plus|with) ))`;
const ENDS = String.raw`(?=\s?(?:[,;:.)—–-]|$)| (?:and|but|so|because|since|that|which|it)\b)`;
const WE_WILL =
  "(?:we|i)(?:[’']ll| will|[’']re going to| are going to|[’']m going to| am going to| plan to| want to|[’']d rather)";
const GET = '(?:buy|get|purchase|pick out|order|shop for|bring|pick up|supply|provide)(?: (?:it|one))?';
const BY_THEMSELVES =
  '(?: (?:ourselves|myself|on our own|on my own|separately|later on|later|down the road|next year|afterwards?))';
/** "So leave a 36 in space but don't count it". */
const SPACE_LEFT =
  '(?:,? (?:so |and |but )?(?:please |just ){0,2}(?:leave|save|allow|keep|plan) (?:us |me )?(?:the |a |an |some )?(?:\\d{2}[- ]?(?:inch(?:es)?|in|")? (?:wide )?)?(?:space|room|spot|opening|hole)(?: for (?:it|one))?)?(?:,? (?:but |and )?(?:please )?(?:don[’\']t|do not) (?:count|price|include|quote|add) (?:it|one|that|for it))?';

/** Each with the group that names the thing. */
const BOUGHT: readonly (readonly [said: RegExp, name: number])[] = [
  // "The fridge we'll buy ourselves later, so leave a 36 in space but don't count it".
  [
    new RegExp(
      `${BEGINS}(?:the |an? |our )?${NAME},? (?:that )?${WE_WILL} ${GET}${BY_THEMSELVES}{1,3}${SPACE_LEFT}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}${WE_WILL} ${GET} (?:the |an? |our )(?:new )?${NAME}${BY_THEMSELVES}{1,3}${SPACE_LEFT}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}(?:the |our |an? )?${NAME} (?:will |is going to |is |gets )?(?:comes? later|be bought(?= separately| later| by us)|bought(?= separately| later| by us)|come later)(?: (?:on|separately|by us|later)){0,2}${SPACE_LEFT}${ENDS}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?(?:just )?(?:leave|save|allow|keep|plan) (?:us |me )?(?:the |a |an |some )?(?:(\\d{2})[- ]?(?:inch(?:es)?|in|")? (?:wide )?)?(?:space|room|spot|opening|hole) for (?:the |an? |our )(?:future |new )?${NAME},? (?:but |and )?(?:please )?(?:don[’']t|do not|we won[’']t) (?:count|price|include|quote|add|buy)(?: (?:it|one|that|that in))?`,
      'gi',
    ),
    2,
  ],
];

const boughtIn = (sentence: string): string =>
  BOUGHT.reduce(
    (text, [said, at]) =>
      text.replace(said, (...found: (string | number | undefined)[]) => {
        const [all, name] = [String(found[0]), found[at]];
        return typeof name !== 'string' || NO_THING.test(name) ? all : `we supply the ${sized(name, all)}`;
      }),
    sentence,
  );

/** A text in which what its owner buys is told plainly. */
export const boughtByOwner = (text: string): string =>
  MAY.test(text) ? bySentence(text.replace(INCH_OF_SPACE, '$1'), boughtIn) : text;

const MAY =
  /\b(?:later|separately|ourselves|myself|own|next year|down the road|afterwards?|count|price|quote|include)\b/i;
/** "A 36 in. space": no sentence ends there. */
const INCH_OF_SPACE = /(\d ?in)\.(?= (?:wide |deep )?(?:space|room|spot|opening|hole)\b)/gi;
