import type { Rewriting } from '../needed-words.js';

/**
 * What people would be glad to be rid of, said of a thing that is there: "there is a radiator under the window we'd love to get rid
 * of" is "remove the radiator under the window". Love is no word of keeping here. Every repetition is bounded.
 */

const WHO = String.raw`(?:we|i|my (?:wife|husband|partner)|they|everyone|everybody)`;
const GLADLY = String.raw`(?:(?:['’]?d| would| do| will)? ?(?:really |so |both |all |just )?(?:love|like|be happy|be glad|be thrilled|prefer|hope|hoping|want|wish|hope|dream|dying|can['’]?t wait))(?: (?:nothing more than|very much))?`;
const LOSE = String.raw`(?:get rid of|be rid of|lose|see (?:the back of|gone|it gone)|ditch|toss|take out|rip out|tear out|have (?:it )?(?:removed|gone|out)|remove|demo|chuck)`;
const PLACE = String.raw`((?: (?:under|over|above|by|in|on|along|against|beside|next to|behind|near|at|between) (?:the |our |a )?[a-z]{3,12}(?: [a-z]{3,12})?)?)`;
const NAME = String.raw`([a-z-]{3,14}(?: [a-z-]{3,14}){0,2}?)`;
const ENDS = String.raw`(?=\s?(?:[.,;:!?\n)]|$)| (?:and|but|so|because|since|if|too|as well)\b)`;

export const GLAD_TO_LOSE: readonly Rewriting[] = [
  // "There is a radiator under the window we'd love to get rid of", "soffit over the cabinets wed love to lose".
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n(] ?|\b(?:and|but) ))(?:(?:there(?:['’]s| is| are)|we have|i have|we['’]ve got|it has|the room has) )?(?:(?:an?|the|our|this|that|some|these|those|two|an old|an ugly) )?(?:(?:old|ugly|awful|giant|huge|big|stupid|useless) ){0,2}${NAME}${PLACE},? (?:that |which )?${WHO}${GLADLY} to ${LOSE}${ENDS}`,
      'gi',
    ),
    'remove the $1$2',
  ],
  // "We would love to lose the radiator too".
  [
    new RegExp(
      String.raw`\b${WHO}${GLADLY} to ${LOSE} (?=(?:the|our|that|this|those|these|my|it|them)\b)`,
      'gi',
    ),
    'remove ',
  ],
  // "A whirlpool that nobody has used since the kids were little" tells of no children.
  [
    /\b(?:(?:that|which) )?(?:nobody|no one|hardly anyone|we (?:have )?never)(?: has| have| ever)? (?:used|uses|use|touched|sat in)(?: it| them)? since(?: (?!(?:and|so|but|or)\b)[a-z]{2,10}){1,6}/gi,
    'nobody uses',
  ],
  [
    /\bsince (?:the|our|my) (?:kids|children|boys|girls) were (?:little|small|babies|young|in diapers)\b/gi,
    'for years',
  ],
];
