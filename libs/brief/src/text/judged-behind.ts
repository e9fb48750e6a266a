import type { Span } from './span.js';

/**
 * Refusals whose judgement stands behind the thing: "French doors would be awful", "a tub is the last thing we need", "granite gives
 * me the creeps". One reading for who writes them out and for who cuts the ledger.
 */
export interface JudgedAway extends Span {
  /** What is refused, with its article: "a tub". */
  readonly name: string;
  /** What is said behind the judgement up to the clause's end: "with our three dogs". */
  readonly rest: string;
}

const HOW =
  '(?:be|feel|look|seem|get|just|only|really|honestly|probably|also|totally|completely|absolutely|frankly|definitely|kind of|so|a|an|the|too|way|such|pure|sheer|plain|pretty|a bit|rather|quite|very|complete|total|huge|big|real|terrible|bad|little)';
const BAD =
  '(?:awful|terrible|horrible|horrid|ridiculous|silly|absurd|stupid|dumb|idiotic|insane|crazy|hideous|ugly|tacky|gross|dreadful|disgusting|unbearable|pointless|useless|unnecessary|wasteful|wasted on (?:us|me|him|her|them)|impractical|overkill|excessive|over the top|too much|much|depressing|nightmare|disaster|mistake|waste|hassle|pain|headache|eyesore|crime|sin|joke|dust magnet|idea|the last thing (?:we|i|he|she|anyone|anybody) [a-z]{4,6}|last thing (?:we|i|he|she|anyone|anybody) [a-z]{4,6}|deal ?breaker|out of place|in the way|hazard|death trap|out of the question)';
/** "Would be awful", "will look ridiculous"; what is there today is only complained of. */
const WOULD_BE = new RegExp(`\\b(?:would|will|might|could)(?: ${HOW}){1,5} ${BAD}\\b`, 'i');
/** "Is out of the question", "are not worth the space". */
const IS_OUT =
  /\b(?:is|are)(?: (?:just|really|honestly|totally|completely|absolutely|definitely|simply|so|such|also|an?|the|my|our)){0,3} (?:out of the question|deal ?breakers?|last thing (?:we|i|he|she|anyone|anybody) [a-z]{4,6}|no[- ]go|hard no|not happening|never happening|not an option|off the table|unnecessary|pointless|overdone|overrated|played out|overkill|(?:terrible|bad|horrible|dumb|stupid) idea|wasted on (?:us|me))\b|\b(?:is|are)(?:n['’]?t| not)(?: (?:really|just|at all))? (?:worth (?:it|the (?:space|money|room|cost|trouble|hassle|fuss|bother))|happening|an option|my thing|our thing|my style|our style|going to happen|for (?:us|me))\b/i;
/** Kinds of things that few rooms have: who judges them in the plural tells a taste, and no complaint of what is there. */
const TASTE =
  /^(?:all |most |those |these )?(?:(?:vessel|farmhouse|farm|apron|apron[- ]front|trough|pedestal|undermount|drop[- ]in|double|prep|wall[- ]hung) sinks|(?:sliding )?(?:barn|french|pocket|bifold|dutch|accordion|saloon|swinging shower|glass shower|frameless shower|shower|mirrored closet) doors|open shelves|open shelving|floating (?:vanities|shelves)|(?:kitchen )?islands|peninsulas|breakfast bars|sectionals|recliners|futons|(?:bunk|canopy|murphy|platform|four[- ]poster|trundle) beds|(?:freestanding|free[- ]standing|clawfoot|claw[- ]foot|jetted|garden|corner|soaking|whirlpool) tubs|shower curtains|corner showers|accent walls|accent tiles|mosaic tiles|pot (?:racks|fillers)|(?:ceiling|box) fans|(?:track|boob|pendant|edison|puck|fluorescent) lights|pendants|chandeliers|(?:over[- ]the[- ]range|countertop|over[- ]range) microwaves|gas fireplaces|wood stoves|wine fridges|wine coolers|trash compactors|glass[- ]front cabinets|(?:raised panel|shaker|slab) (?:doors|cabinets)|two[- ]tone cabinets|tile counters|tile countertops|granite counters|area rugs|shag rugs|coffee tables|glass tables|bar carts|medicine cabinets|bidets|urinals|towel warmers|popcorn ceilings|drop ceilings|tray ceilings|vertical blinds|roman shades|mini blinds|drapes)$/i;
const ARE =
  /\b(?:are|look|feel|get)(?: (?:just|only|really|so|too|honestly|pretty|kind of|very|such|all|both|also|totally|completely|absolutely|simply|plain|a|an|the|total|real|huge|way)){0,4} (?:hideous|ugly|awful|terrible|horrible|horrid|gross|tacky|dated|outdated|cheap looking|ridiculous|silly|stupid|dumb|disgusting|dreadful|impractical|useless|annoying|depressing|dangerous|eyesores?|nightmares?|pains?|hassles?|jokes?|tripping hazards?|(?:dust|dirt|grease) (?:magnets?|catchers?|collectors?|traps?)|trendy|passé|old fashioned|old[- ]fashioned|(?:hard|impossible|a bear|difficult|tough|no fun) to (?:keep )?clean)\b/i;
/** What goes on to say that it is bought all the same. */
const ALL_THE_SAME = /\b(?:but|though|although|still|replace|new ones?|ours|existing|current|now)\b/i;
/** Where a sentence judges a kind of thing in the plural: "vessel sinks are hideous". */
function areBad(left: string): RegExpExecArray | null {
  const match = ARE.exec(left);
  if (!match || ALL_THE_SAME.test(left.slice(match.index + match[0].length))) return null;
  const named = nameBefore(left.slice(0, match.index));
  return named && TASTE.test(named.name) ? match : null;
}
/** "Drives me crazy", "gives me the creeps", "makes no sense". */
const MOVES =
  /\b(?:(?:would |will )?(?:drives?|makes?|sends?|turns?) (?:me|us|him|her|everyone|my (?:wife|husband|partner)) (?:crazy|nuts|mad|insane|batty|bonkers|up the wall|sick|cringe|itch|gag|shudder|sad|dizzy|sneeze|queasy|off)|(?:would |will )?gives? (?:me|us|him|her|my (?:wife|husband|partner)) (?:the creeps|the ick|hives|a headache|a rash|anxiety|nightmares)|(?:would |will )?makes? (?:no|zero|little|absolutely no) sense|(?:has|have) no (?:place|business)|would (?:never (?:get used|work)|not work|not get used|just collect dust|get in the way|ruin (?:it|the|this|our)|kill (?:it|the|this|our)|clash))\b/i;

/** Behind the judgement: it is of what happens otherwise. */
const OTHERWISE =
  /^ (?:not to|to (?:lose|leave|skip|miss|waste|remove|cover|hide|give|tear|rip|throw|get rid|cut|have to)|without|unless|if|until|cool|nice|nicer|good|great|better|otherwise|for (?:the|our|this) (?:price|money|budget))\b/i;
const BEGINS = /[,;:()—–\n]|\s-\s|\b(?:but|so|because|since|although|though|while|and honestly|honestly)\b/gi;
const LEAD =
  /^(?:and|also|plus|honestly|frankly|personally|i think|we think|to me|for us|to be honest|please note|note that|well|oh|ok|okay|having|putting in|adding|installing|getting|doing|using|to have|to put in) /i;
/** A name without what leads to it. */
const withoutLeads = (said: string): string => {
  let name = said;
  while (LEAD.test(name)) name = name.replace(LEAD, '');
  return name.trimEnd().replace(/["”,]$/, '');
};
const NO_NAME =
  /\b(?:it|its|that|this|these|those|they|them|we|i|you|he|she|there|which|what|who|where|when|how|is|are|was|were|be|been|want|wants|need|needs|have|has|had|like|love|think|know|anything|nothing|something|everything|anyone|someone|cost|costs|price|budget|work|job|time|wait|waiting|mess|dust|noise|permit|contractor|one|ones|space|room|layout|not|no|never|if|would|will|could|only|living|moving|losing|keeping|having|than|to|my|our|your|his|her|their|from)\b|\d/i;
/** Of a size that is too large something smaller is left. */
const OF_SIZE =
  /^(?:an? |any )?(?:too |very |really )?(?:big|bigger|huge|large|larger|giant|massive|oversized|small|smaller|tiny|little|second|another|long|longer|full|whole|double|real|new|old|extra|more|less|wide|wider|tall|taller|deep|deeper|current|existing)\b/i;
const MOST_WORDS = 8;

/** The name that stands before a judgement, with its place in the sentence. */
function nameBefore(before: string): (Span & { readonly name: string }) | undefined {
  const from = [...before.matchAll(BEGINS)].reduce(
    (at, { 0: mark, index }) => Math.max(at, index + mark.length),
    0,
  );
  const parts = [from];
  for (const { 0: link, index } of before.slice(from).matchAll(/ (?:and|or) /g))
    if (link === ' and ') parts.push(from + index + link.length);
  // "A canopy bed would be over the top and a TV makes no sense": the last name that is one.
  for (const start of parts) {
    const said = before
      .slice(start)
      .trimStart()
      .replace(/^(?:and|but) /i, '');
    const name = withoutLeads(said);
    if (name.length < 3 || name.split(' ').length > MOST_WORDS || NO_NAME.test(name) || OF_SIZE.test(name))
      continue;
    return { start: before.length - said.length, end: before.length, name };
  }
  return undefined;
}

/** Whether a thing is one of today, of which somebody only complains: "the stairs drive me crazy". */
const isOfToday = (name: string, judgement: string): boolean =>
  /^the\b/i.test(name) && !/^(?:would|will|might|could)\b/i.test(judgement);

/** What a sentence refuses by a judgement behind the name, in its order. */
export function judgedAway(sentence: string): JudgedAway[] {
  const found: JudgedAway[] = [];
  let at = 0;
  for (;;) {
    const left = sentence.slice(at);
    const judgement = [...[WOULD_BE, IS_OUT, MOVES].map((pattern) => pattern.exec(left)), areBad(left)]
      .filter((one) => one !== null)
      .sort((a, b) => a.index - b.index)[0];
    if (!judgement) return found;
    const end = judgement.index + judgement[0].length;
    const rest =
      /^[^,;:()—–\n]{0,80}?(?=[,;:()—–\n]|\s-\s|\s(?:and|but|so)\s|$)/i.exec(left.slice(end))?.[0] ?? '';
    const named = OTHERWISE.test(left.slice(end)) ? undefined : nameBefore(left.slice(0, judgement.index));
    if (named && !isOfToday(named.name, judgement[0]))
      found.push({
        start: at + named.start,
        end: at + end + rest.length,
        name: named.name,
        rest: rest.trim(),
      });
    at += end;
  }
}
