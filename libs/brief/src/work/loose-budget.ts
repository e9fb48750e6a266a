/**
 * Budgets told loosely: "can we do this for 8?", "budget's 30", "could stretch to 14". A bare number is thousands of dollars where the
 * words around it are of money. Every repetition is bounded.
 */

const THOUSAND = 1000;
const COUNT = String.raw`\$?(\d{1,3}(?:\.5)?)(?:\s?-?(?:k|grand|thousand))?`;
const ENDS = String.raw`(?=\s?(?:[?!,;\n)]|\.(?!\d)|$)|\s(?:or less|max|tops|at most|total|all[ -]in|please|if possible|to spend|to work with|and|but|so|including|incl)\b)`;
const ABOUT =
  '(?:(?:about|around|roughly|like|only|maybe|just|say|approximately|at most|no more than) ){0,2}';
const ALL =
  '(?:(?:this|it|that|everything|the (?:whole )?(?:room|job|project|thing|remodel|kitchen|bath|bathroom|basement|garage|office|bedroom|work|list)|all of (?:this|it|that)|all this|it all|the lot)(?: all)?)';
const SAYINGS: readonly RegExp[] = [
  // "Can we do this for 8?", "hoping to get it done for under 10".
  new RegExp(
    String.raw`\b(?:do|get|(?:can|could) (?:we|you) keep|pull|make|bring|finish|complete|build|have|doing|getting) ${ALL}(?: (?:done|off|in|finished|built)){0,2} (?:(?:for|under|at|within|below|to) ){1,2}${ABOUT}${COUNT}${ENDS}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:can|could) you (?:guys )?do (?:it for )?${ABOUT}${COUNT}${ENDS}`, 'i'),
  new RegExp(
    String.raw`\b(?:would|is|will) ${COUNT} (?:do it|be enough(?: for (?:this|it|everything))?|cover (?:it|this|everything)|enough for (?:this|it|everything))\b`,
    'i',
  ),
  // "Trying to stay under 40".
  new RegExp(
    String.raw`\b(?:stay|staying|stays|come in|comes in|coming in|land|lands|landing) (?:at or )?(?:under|below|around|within) ${ABOUT}${COUNT}${ENDS}`,
    'i',
  ),
  new RegExp(String.raw`\bbudget(?:['’]s| is|:| of| was| would be| will be)? ?${ABOUT}${COUNT}${ENDS}`, 'i'),
  // "Budget 30 to 35": the upper end is what all may cost.
  /\bbudget(?: of| is|:)? \$?\d{1,3}(?: to |-| or )\$?(\d{1,3})(?=k?\s?(?:[.,;!?\n]|$))/i,
  new RegExp(
    String.raw`\b(?:we|i)(?:['’]d| can| could| will| want to| would like to| am willing to| are willing to)* ?(?:only )?(?:spend|afford) ${ABOUT}${COUNT}${ENDS}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:we|i)(?:['’]ve| have)? ?(?:got|have|saved(?: up)?|set aside|put aside|budgeted) ${ABOUT}${COUNT} (?:to spend|to work with|set aside|saved(?: up)?|for (?:this|it|all of it|everything|the (?:job|project|whole thing|remodel)))\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:my|our|the|hard|upper|top) (?:limit|max|maximum|cap|spending limit)(?:['’]s| is| of|:) ?${ABOUT}${COUNT}${ENDS}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:go|going|spend|spending) (?:over|above|more than|past|beyond) ${ABOUT}${COUNT}${ENDS}`,
    'i',
  ),
];
/** "Done by 8", "under 36 inches", "for 8 people" have other words behind the number, or a thing before it. */
const OF_SIZES =
  /\b(?:inch(?:es)?|feet|ft|tall|high|wide|deep|people|guests|seats?|years?|weeks?|days|months|counter|cabinets?|shelf|shelves|table|island|sink|ceiling|height|am|pm|o'clock)\b/i;
/** Fewer and more thousands are no budget of a room. */
const LEAST = 2;
const MOST = 400;

export interface LooseBudget {
  readonly said: string;
  readonly usd: number;
}

/** The first such sum of a text. */
export function looseBudget(text: string): LooseBudget | undefined {
  for (const saying of SAYINGS) {
    const found = saying.exec(text);
    const count = Number(found?.[1]);
    if (!found || !(count >= LEAST && count <= MOST) || OF_SIZES.test(found[0])) continue;
    const said = found[0].slice(found[0].lastIndexOf(found[1] ?? '')).trim();
    return { said: isAlone(said) ? found[0].trim() : said, usd: count * THOUSAND };
  }
  return undefined;
}
/** A bare number is found in its text with the words before it. */
const isAlone = (said: string): boolean => /^\d{1,3}(?:\.5)?$/.test(said);

/** "…, could stretch to 14": how far a sum told before may go. */
const STRETCH = new RegExp(
  String.raw`^(?:[,;.]|\s?[-–—(])?\s?(?:but |and |though |or )?(?:(?:we|i) )?(?:(?:could|can|might|may|would|will|willing to|able to|ok to|okay to|happy to|maybe|possibly|probably|be able to) ){0,3}(?:(?:stretch|go|push|bump|creep|get)(?: (?:it|up|as high as|higher))? (?:up )?(?:to|as far as) ${ABOUT}|(?:or )?(?=\$?\d{1,3}(?:k| grand| thousand)? (?:tops|max|at (?:the )?most)\b))\$?(\d{1,3}(?:,\d{3}|\.5)?)\s?(k|grand|thousand)?\b(?! ?(?:ft|feet|foot|in\b|inch|people|seats|x\b|%|'|"))`,
  'i',
);
/** The words that raise a sum, and what to; undefined where none follow. */
export function stretchOf(after: string, usd: number): LooseBudget | undefined {
  const found = STRETCH.exec(after);
  if (!found) return undefined;
  const amount = Number((found[1] ?? '').replace(',', ''));
  const most = amount < THOUSAND ? amount * THOUSAND : amount;
  if (most <= usd || most >= 2 * usd) return undefined;
  // "Could stretch to 25 but rather not": what all may cost is the sum told first.
  const reluctant = RELUCTANT.exec(after.slice(found[0].length))?.[0];
  return reluctant === undefined ? { said: found[0], usd: most } : { said: `${found[0]}${reluctant}`, usd };
}
const RELUCTANT =
  /^,? ?(?:but|though|only) (?:(?:i|we)(?:['’]d| would)? )?(?:(?:really|much|strongly|would|i['’]d|we['’]d) ){0,2}(?:rather not|prefer not(?: to)?|not (?:if|unless|happily|gladly|willingly)|hate to|hope not(?: to)?|don['’]?t want to|as a last resort|if (?:we|i) (?:absolutely |really )?(?:must|have to|had to))(?: (?:have to|go there|go that high))?/i;
