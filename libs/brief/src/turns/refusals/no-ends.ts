import { bySentence } from '../by-sentence.js';

/**
 * Where a refusal ends: at a dash or a colon behind what it names. "No coffee table - toddler - an ottoman instead" refuses the table
 * alone, and "no double vanity: one sink and a linen tower" asks for the sink and the tower. "No: tub, curtain" heads a list.
 */

const MARK = /\s?[—–]\s?|\s--?\s|:\s/g;
/** A refusal of a thing at a clause's end: "with no stove", "we don't want an island". */
const REFUSES =
  /(?:^|[ ,(])(?:(?:no|without|skip|nix) (?:more |a |an |any |the )?|not (?:a |an |any )|(?:do not|don['’]?t|does not|doesn['’]?t) (?:really |even )?(?:want|need|like) (?:a |an |any ))([a-z][a-z'’ -]{1,48})$/i;
/** Names of kinds, behind which examples stand, and what is no name. */
const HEADS_LIST =
  /\b(?:colou?rs?|materials?|metals?|finish(?:es)?|woods?|stones?|appliances|furniture|electronics|extras|frills|gadgets|things?|stuff|clutter|items?|lists?|fixtures|trends|plants|ones|following|haves|go(?:es)?|thanks?|way|chemicals|toxins|fabrics|patterns|brands|shades|tones|surfaces|textures|lights?|accessories|decor|longer)$|\b(?:want|need|like|include|wanted|needed|included|allowed|in|of|to|for|with|on|are|is)$/i;
/** What goes on with the refusal, or tells why. */
const GOES_ON =
  /^(?:not|no|never|neither|nor|or|and|at all|period|please|thanks|thank you|ever|none|zero|anywhere|too|so|it|they|that|those|these|because|since|which|who|just not|the whole|where|if|unless|of any)\b/i;
const INSTEAD = /,?\s(?:there )?instead(?=\s?(?:[,;:)—–]|$)| -)/gi;

/** A sentence whose refusals end at their marks. */
function ended(sentence: string): string {
  let plain = '';
  let at = 0;
  let refuses = false;
  for (const { 0: mark, index } of sentence.matchAll(MARK)) {
    const before = sentence.slice(at, index);
    const name = REFUSES.exec(before.slice(-MOST_BEFORE))?.[1]?.trim();
    if (name !== undefined) refuses = !HEADS_LIST.test(name);
    const behind = sentence.slice(index + mark.length);
    const ends = refuses && behind.trim() !== '' && !GOES_ON.test(behind);
    plain += (ends && isPlaceAlone(name, behind) ? before.replace(LAST_REFUSAL, '') : before) + (ends ? '. ' : mark);
    at = index + mark.length;
  }
  const whole = plain + sentence.slice(at);
  return plain.includes('. ') ? whole.replace(INSTEAD, '') : whole;
}
const MOST_BEFORE = 80;

/** "No desk in the middle: a desk at the window": it is the place that is refused. */
const isPlaceAlone = (name: string | undefined, behind: string): boolean => {
  const thing = /^([a-z][a-z ]{1,24}?) (?:in|on|at|under|over|by|against|along) (?:the|our|a) /i.exec(name ?? '')?.[1];
  return thing !== undefined && behind.toLowerCase().replace(/^(?:an?|the|one) /, '').startsWith(thing.toLowerCase());
};
const LAST_REFUSAL = /\b(?:no|not an?) [a-z' -]{2,48}$/i;

/** "Not one sink but two". */
const NOT_ONE =
  /\bnot (?:just |only )?(?:one|a single) (sink|basin|desk|oven|dishwasher|bed|nightstand|chair|armchair|sofa|window|shower head)s?,? but (two|three|2|3)\b(?: of them)?/gi;
/** It names no thing that stays. */
const SIMPLE =
  /,? ?(?:and |so )?(?:(?:we|i|let['’]?s|lets|just|please|to)(?:['’]?(?:d|ll|re)| would| will| want| like| prefer| are)?(?: (?:like|want|prefer|to|trying|just|try)){0,3} )?keep(?:ing)? (?:it|things|everything) (?:simple|small|minimal|basic|cheap|modest|light|casual|low[- ]key)(?: here| in here)?(?=\s?(?:[,;:)—–-]|$))/gi;

/** A text whose refusals end where their things do. */
export const noEnds = (text: string): string =>
  bySentence(text, (sentence) => ended(sentence.replace(SIMPLE, '').replace(NOT_ONE, '$2 $1s')));
