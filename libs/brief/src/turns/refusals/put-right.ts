import { bySentence } from '../by-sentence.js';

/**
 * The last word wins: of "lavender on the walls, or maybe sage - go with sage" the walls are sage, "a loveseat, or rather a full sofa"
 * is a sofa, "was thinking about moving the washer but leave it on the south wall" leaves the washer there. What was thought of before
 * is taken out before anybody reads it. Every repetition is bounded.
 */

/** What takes the words right before it back, and leads to those that count. */
const TURN =
  /[,;–—-]{0,2} ?(?:\b(?:but |and |so |oh |um |uh |hmm |well |actually )?(?:(?:i|we)(?:['’]ve| have)? ?(?:just )?changed (?:my|our) minds?|changed (?:my|our) minds?|on second thoughts?|or rather|well,? no|actually,? no|no,? actually|or actually|no,? make (?:that|it)|(?:scratch|strike) that|no,? wait)\b)[,:;–—-]{0,2} ?(?:(?:actually|make (?:that|it)|no|let['’]s (?:do|go with)|go with|we want|i want),? ){0,2}/i;
/** Where the last thing said before a turn begins. */
const ITEM_BEGINS = /(?:^\s*|[,;:(] ?| and (?=(?:an?|the) ))/g;
/** What is of one or the other material: the head stays. */
const HEAD =
  /\b(tops?|counters?|countertops?|range|stove|cooktop|floors?|flooring|tile|tiles|cabinets?|walls?|paint|vanity|bed|fronts?|hardware|faucets?|fixtures?|backsplash|doors?)\s*$/i;
const BARE = /^((?:(?!(?:an?|the|in|on|at|with|for|and|but|we|i|it)\b)[a-z-]{3,12} ?){1,2})(?=[.,;!?\n]|$)/i;
const INSTEAD = / instead(?=[.,;!?\n]|$)/i;

function turned(sentence: string): string {
  const turn = TURN.exec(sentence);
  if (!turn || turn.index < 3) return sentence;
  const before = sentence.slice(0, turn.index);
  const after = sentence.slice(turn.index + turn[0].length);
  // "Actually no wine fridge" refuses one.
  if (/\bno ?$/i.test(turn[0]) && !/^(?:an?|the|our|one|two|three|four|just)\b/i.test(after)) return sentence;
  const again = repeated(before, after);
  if (again !== undefined) return `${before.slice(0, again)}${after}`;
  const starts = [...before.matchAll(ITEM_BEGINS)].at(-1);
  const from = starts ? starts.index + starts[0].length : 0;
  const item = before.slice(from);
  const bare = BARE.exec(after);
  const head = HEAD.exec(item)?.[1];
  if (bare && head && !HEAD.test(bare[1] ?? ''))
    return `${before.slice(0, from)}${bare[1]?.trim()} ${head}${after.slice(bare[0].length)}`;
  const bed = /\bbed\s*$/i.test(item) && SIZE_OF_BED.exec(after);
  if (bed) return `${before.slice(0, from)}${bed[0]} bed${after.slice(bed[0].length)}`;
  return THING.test(after) ? `${before.slice(0, from)}${after.replace(INSTEAD, '')}` : sentence;
}
const SIZE_OF_BED =
  /^(?:an? )?(?:(?:cal(?:ifornia)?|split) )?(?:king|queen|full|twin|double)(?=[.,;!?\n]|$)/i;
/** A thing, or one with its place, and no sentence of its own. */
const THING = /^(?:an?|the|our|one|two|three|four) (?:[a-z-]{2,14} ){0,3}[a-z-]{3,14}\b/i;

/** Where the words that a correction begins with stood before: "seating for five, scratch that, seating for three". */
function repeated(before: string, after: string): number | undefined {
  const first = /^[a-z]{4,14}\b/i.exec(after)?.[0].toLowerCase();
  if (!first || /^(?:make|with|that|this|then|just|have|want|need|only)$/.test(first)) return undefined;
  const at = before.toLowerCase().lastIndexOf(first);
  return at >= 0 ? at : undefined;
}

const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3})';
/** "Seating for four no actually make that three". */
const COUNTED = new RegExp(
  String.raw`\b${NUMBER}(?=[ ,])[ ,–—-]{1,3}(?:(?:no|oh|um|uh|wait|sorry|actually|hmm|i mean|or no),? ){1,4}(?:make (?:that|it) |let['’]s say )?(${NUMBER})\b(?! ?(?:x|by)\b)`,
  'gi',
);

/** One of two, and the other: "lavender on the walls, or maybe sage". */
const EITHER =
  /\b([a-z]{3,12})((?: (?:on|for|in) the [a-z]{3,10})?),?(?: (?:hmm+|um|uh),?)? or (?:(?:maybe|perhaps|possibly|even|else) ){0,2}([a-z]{3,12})\b/gi;
const CHOSEN =
  /\b(?:(?:so |then |just |let['’]s |we['’]ll |please )?go(?:ing)? with|(?:we |i )?(?:decided on|settled on|ended up (?:with|on|choosing|picking)|chose|picked)) (?:the )?([a-z]{3,12})\b|\b(?:so|then) ([a-z]{3,12}) it is\b|[-–—,] ?([a-z]{3,12}) it is\b/i;

/** A choice that is made in its own sentence. */
function chosen(sentence: string): string {
  const made = CHOSEN.exec(sentence);
  const name = (made?.[1] ?? made?.[2] ?? made?.[3])?.toLowerCase();
  if (!made || !name) return sentence;
  const pair = [...sentence.slice(0, made.index).matchAll(EITHER)].find(
    ([, one, , other]) => one?.toLowerCase() === name || other?.toLowerCase() === name,
  );
  if (!pair) return sentence;
  return `${sentence.slice(0, pair.index)}${name}${pair[2] ?? ''}${sentence.slice(made.index + made[0].length)}`;
}

/** What somebody thought of, with the thing that it was about. */
const THOUGHT =
  /^(\s*(?:(?:so|and|also|well|but|originally|at first),? ){0,2})(?:(?:i|we|my wife|my husband) )?(?:(?:was|were|had been|have been|been) (?:thinking (?:of|about)|considering|planning (?:on|to)|going to|looking at)|(?:had )?(?:thought about|considered|toyed with|wanted to|wanted|planned (?:on|to)))\s([^.;!?\n]{3,90}?),? (?:but|until|then)(?: (?:then|now|in the end|after all))?,? ([^.;!?\n]{3,120})/i;
const DECIDES =
  /\b(?:leav(?:e|ing) (?:it|them|that)|keep(?:ing)? (?:it|them)|stay(?:s|ing)?|decided|settled|(?:is|are|will be|would be) (?:enough|fine|plenty)|instead|changed (?:my|our) minds?|gave up|given up|go(?:ing)? with|stick(?:ing)? with|(?:it['’]?s|that['’]?s|was|is|cost[s]?) (?:way |far |just )?too (?:expensive|much|dear|big|small)|not worth it|decided against|no longer|not any ?more)\b/i;
const DEED =
  /^(?:(?:to )?(?:mov(?:e|ing)|relocat(?:e|ing)|stack(?:ing)?|swapp?(?:ing)?|replac(?:e|ing)|remov(?:e|ing)|turn(?:ing)?|flip(?:ping)?|rais(?:e|ing)|chang(?:e|ing)|add(?:ing)?|put(?:ting)? in|build(?:ing)?|get(?:ting)?|hav(?:e|ing)|do(?:ing)?) )?((?:the |our |my |an? )?(?:[a-z-]{3,14} ){0,2}?[a-z-]{3,14}(?: and (?:the )?[a-z-]{3,14})?)(?= (?:to|into|on|in|over|under|by|at|with|from|for|out|onto|around)\b|$)/i;
const REASON = /^[^.;!?\n]{3,80}? so (?=(?:leave|leaving|we|i|keep|keeping|it|just)\b)/i;
const ONLY_AGAINST =
  /^(?:it['’]?s|that['’]?s|it was|that was|(?:(?:we|i) )?(?:decided against|gave up|given up|changed)|(?:it|that) (?:is|cost|costs)|not worth|no longer|not any)\b/i;

/** "It's too big, so a peninsula". */
const GOES_ON = /,? (?:so|now) (?=[a-z])/i;
const goesOn = (behind: string): string => {
  const turn = GOES_ON.exec(behind);
  return turn ? behind.slice(turn.index + turn[0].length) : '';
};

/** What is left of a thought that was given up. */
function thoughtOf(sentence: string): string {
  const said = THOUGHT.exec(sentence);
  const [whole = '', lead = '', thought = '', behind = ''] = said ?? [];
  if (!said || !DECIDES.test(behind)) return sentence;
  const after = sentence.slice(whole.length);
  const on = goesOn(behind);
  if (ONLY_AGAINST.test(behind)) return on === '' ? sentence : `${lead}${on}${after}`;
  const thing = DEED.exec(thought)?.[1] ?? '';
  const decided = aboutThing(behind.replace(REASON, ''), thing);
  return decided === undefined ? sentence : `${lead}${decided}${after}`;
}

/** A decision with the name of what it is about: "leave it on the south wall", "decided side by side", "a 48 inch is enough". */
function aboutThing(decision: string, thing: string): string | undefined {
  const plain = decision.replace(
    /^(?:(?:we|i)(?:['’]re| are|['’]m| am| have|['’]ve)? ?(?:just )?)(?=leaving|keeping)/i,
    '',
  );
  const bare = thing.replace(/^(?:the|our|my|an?) /i, '');
  if (bare === '') return undefined;
  if (/\b(?:leav(?:e|ing)|keep(?:ing)?) (?:it|them|that)\b/i.test(plain))
    return plain.replace(/\b(?:leav(?:e|ing)|keep(?:ing)?) (?:it|them|that)\b/i, `keep the ${bare}`);
  const side =
    /^(?:(?:we|i) )?decided (?:on )?(?=side by side|(?:next to|on|in|under|over) (?:the|our) )/i.exec(plain);
  if (side) return `${bare} ${plain.slice(side[0].length)}`;
  const enough =
    /^(an? (?:[a-z0-9"-]{1,9} ){0,3}?(?:inch|in|"|ft|foot|single|double|smaller|bigger|one))(?: one)? (?:is|will be|would be) (?:enough|fine|plenty)/i.exec(
      plain,
    );
  if (enough) return `${enough[1]} ${bare.split(' ').at(-1)}${plain.slice(enough[0].length)}`;
  return undefined;
}

/** Dots before a turn go on with the sentence: "gas range... on second thought induction". */
const DOTS =
  /(?:\.{2,4}|…) ?(?=(?:on second thought|actually|no\b|well,? no|scratch|or rather|wait|make (?:that|it)|changed (?:my|our) mind)\b)/gi;

/** A text of which the last words count. */
export const putRight = (text: string): string =>
  bySentence(text.replace(DOTS, ', '), (sentence) =>
    turned(chosen(thoughtOf(sentence.replace(COUNTED, '$1')))),
  );
