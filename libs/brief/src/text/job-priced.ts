/**
 * Questions after the price of a job: "what would it cost to reface the cabinets and swap the counters?", "a ballpark for a new
 * vanity". Where nothing was ordered before, what they name is the job; behind an order they ask what more it would be.
 * Every repetition is bounded.
 */

const ABOUT =
  '(?:(?:about|roughly|usually|typically|generally|probably|approximately|normally|realistically) )?';
const PRICE =
  '(?:(?:rough |ballpark |fair |average |typical |general |total |good |reasonable |approximate |realistic |free )*(?:price|prices|pricing|cost|costs|quote|quotes|estimate|estimates|bid|bids|ballpark|going rate)(?: (?:price|cost|figure|number|range|estimate|quote))?)';
const COSTS = '(?:cost|costs|run|runs|be|go for|come to|set (?:me|us) back|charge)';
const US = '(?: (?:me|us))?';

/** What leads to a deed. */
const TO_DO: readonly RegExp[] = [
  // "How much would it cost just to reface …", "what does it run to …".
  new RegExp(
    `^(?:what|how much)(?: (?:would|will|does|do|might|should|could|is)|['’](?:d|s|ll)) (?:it|that|this|something like (?:this|that)) ${ABOUT}(?:${COSTS}|take)?${US} ?((?:just|only|simply) )?to (?:(just|only|simply) )?`,
    'i',
  ),
  /^how much (?:(?:am i|are we) looking at )?((?:just|only) )?to (?:(just|only|simply) )?/i,
  /^what (?:would|do|will) you charge(?: (?:me|us))? ((?:just|only) )?to (?:(just|only|simply) )?/i,
  new RegExp(
    `^(?:what it (?:costs?|would cost|will cost|runs|would run)|what it['’]?d (?:cost|run)|how much it (?:costs?|would cost|would be|will be))${US} ((?:just|only) )?to (?:(just|only|simply) )?`,
    'i',
  ),
  new RegExp(`^(?:an? |some )?${PRICE} ((?:just|only) )?to (?:(just|only|simply) )?`, 'i'),
];
/** What leads to a thing. */
const OF_THING: readonly RegExp[] = [
  new RegExp(`^(?:how much|what) (?:would|will|does|do|might) ${ABOUT}(.{4,120}?) ${ABOUT}${COSTS}$`, 'i'),
  new RegExp(`^how much (?:is|are|for) ${ABOUT}(.{4,120}?)$`, 'i'),
  new RegExp(`^(?:an? |some )?${PRICE} (?:for|on|of) (.{4,120}?)$`, 'i'),
  new RegExp(
    `^(?:an? (?:rough |general )?idea (?:of )?)?(?:what|how much) (.{4,120}?) (?:would|will|might|should) ${ABOUT}${COSTS}$`,
    'i',
  ),
];
/** Before the question itself: "can you tell me", "wondering". */
const PUT =
  /^(?:(?:i(?:['’]m| am)|we(?:['’]re| are)|just) )?(?:(?:can|could|would) (?:you|somebody|anyone) (?:please )?(?:tell|give|send|let) (?:me|us) (?:know )?|(?:wondering|curious|trying to (?:find out|figure out|get)|looking for|look for|need|would like|want|would love|hoping for|interested in|after)(?: (?:about|to (?:get|know|find out)))? |what(?:['’]s| is| are|['’]re| would be) (?=(?:an? |the |some )?(?:rough|ballpark|fair|average|typical|going|price|cost|total|good|reasonable|realistic)))/i;

/** What a job is not: told of already, or a part of every price. */
const NO_JOB =
  /^(?:[$\d]|(?:it|that|this|these|those|they|you|we|i|everything|(?:all|any|most|some|one|each|both|more|much)(?: of (?:this|that|it))?|something like (?:this|that)|such an?|the (?:whole thing|difference|rest|job|project|work)|(?:an? |the |your )?(?:deposit|permits?|fee|fees|consultation|consult|estimate|labor|design|difference|tax|taxes|materials?|upgrade|warranty|engineer|kitchen|bath|bathroom|basement|garage|room|house|contractor|designer|architect))$|(?:more|extra|extras|less|longer)\b|(?:it|that|this|they|you|we|i)\b)/i;

/** What orders something. */
const ORDERS =
  /\b(?:want|wants|need|needs|would like|['’]d like|would love|['’]d love|replac(?:e|ing)|new|add|adding|install|remodel(?:ing)?|redo(?:ing)?|renovat(?:e|ing)|gut(?:ting)?|paint(?:ing)?|updat(?:e|ing)|convert(?:ing)?|turn|build(?:ing)?|remov(?:e|ing)|put|refac(?:e|ing)|refinish(?:ing)?|tile|quartz|granite|hoping|please|looking to)\b/i;

/** Where a text first orders something; infinite where it orders nothing. */
export const firstOrderIn = (text: string): number => ORDERS.exec(text)?.index ?? Number.POSITIVE_INFINITY;

/**
 * The job that a question asks the price of, as an order; nothing where it asks for none, or where something was ordered before it.
 * @param said the question without its mark, in small letters
 * @param isOrdered whether something was ordered before it
 */
export function jobPriced(said: string, isOrdered: boolean): string | undefined {
  const words = said.replace(PUT, '').replace(/^the /, '');
  for (const lead of TO_DO) {
    const match = lead.exec(words);
    const job = match && words.slice(match[0].length);
    if (!job || NO_JOB.test(job) || job.length < SHORTEST) continue;
    if (match[1] ?? match[2]) return `Only ${job}`;
    return isOrdered ? undefined : job;
  }
  if (isOrdered) return undefined;
  for (const lead of OF_THING) {
    const thing = lead.exec(words)?.[1];
    if (thing && !NO_JOB.test(thing)) return `We want ${thing}`;
  }
  return undefined;
}
const SHORTEST = 4;
