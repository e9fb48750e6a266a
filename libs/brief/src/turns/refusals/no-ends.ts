import { bySentence } from '../by-sentence.js';

/**
 * Where a refusal ends: at a dash or a colon behind what it names. "No coffee table - toddler - an ottoman instead" refuses the table
 * alone, and "no double vanity: one sink and a linen tower" asks for the sink and the tower. "No: tub, curtain" heads a list.
 */

const MARK = /\s?[—–]\s?|\s--?\s|:\s/g;
/** What a refusal of a thing begins with: "with no stove", "we don't want an island". */
const BEGINS =
  /(?:^|[ ,(])(?:no more|no|without|skip|nix|not an?|not any|(?:do not|don['’]?t|does not|doesn['’]?t) (?:really |even )?(?:want|need|like)) /gi;
const NAME = /^[a-z][a-z'’ -]{1,48}$/i;
/** Names of kinds, behind which examples stand, and what is no name. */
const HEADS_LIST =
  /\b(?:colou?rs?|materials?|metals?|finish(?:es)?|woods?|stones?|appliances|furniture|electronics|extras|frills|gadgets|things?|stuff|clutter|items?|lists?|fixtures|trends|plants|ones|following|haves|go(?:es)?|thanks?|way|chemicals|toxins|fabrics|patterns|brands|shades|tones|surfaces|textures|lights?|accessories|decor|longer)$|\b(?:want|need|like|include|wanted|needed|included|allowed|in|of|to|for|with|on|are|is)$/i;
/** What goes on with the refusal, or tells why. */
const GOES_ON =
  /^(?:not|no|never|neither|nor|or|and|at all|period|please|thanks|thank you|ever|none|zero|anywhere|too|so|it|they|that|those|these|because|since|which|who|just not|the whole|where|if|unless|of any)\b/i;
const INSTEAD = /,?\s(?:there )?instead(?=\s?(?:[,;:)—–]|$)| -)/gi;

interface Refusal {
  readonly name: string;
  /** Where its "no" begins. */
  readonly start: number;
}

/** The refusal that some words end with; undefined where they end with another thing. */
function refusalAtEnd(words: string): Refusal | undefined {
  const [last] = [...words.matchAll(BEGINS)].slice(-1);
  if (!last) return undefined;
  const name = words
    .slice(last.index + last[0].length)
    .trim()
    .replace(/^(?:an?|any|the) /i, '');
  return NAME.test(name) ? { name, start: last.index + (/^[ ,(]/.test(last[0]) ? 1 : 0) } : undefined;
}

/** A sentence whose refusals end at their marks. */
function ended(sentence: string): string {
  let plain = '';
  let at = 0;
  let refuses = false;
  for (const { 0: mark, index } of sentence.matchAll(MARK)) {
    const before = sentence.slice(at, index);
    const behind = sentence.slice(index + mark.length);
    const refusal = refusalAtEnd(before);
    if (refusal) refuses = !HEADS_LIST.test(refusal.name);
    const ends = refuses && behind.trim() !== '' && !GOES_ON.test(behind);
    plain += ends && refusal && isPlaceAlone(refusal.name, behind) ? before.slice(0, refusal.start) : before;
    plain += ends ? '. ' : mark;
    at = index + mark.length;
  }
  const whole = plain + sentence.slice(at);
  return plain.includes('. ') ? whole.replace(INSTEAD, '') : whole;
}

/** "No desk in the middle: a desk at the window": it is the place that is refused. */
const isPlaceAlone = (name: string, behind: string): boolean => {
  const [thing = '', place] = name
    .toLowerCase()
    .split(/ (?:in|on|at|under|over|by|against|along) (?:the|our|a) /);
  return (
    place !== undefined &&
    behind
      .toLowerCase()
      .replace(/^(?:an?|the|one) /, '')
      .startsWith(thing)
  );
};

/** "Not one sink but two". */
const NOT_ONE =
  /\bnot (?:just |only )?(?:one|a single) (sink|basin|desk|oven|dishwasher|bed|nightstand|chair|armchair|sofa|window|shower head)s?,? but (two|three|2|3)\b(?: of them)?/gi;
/** It names no thing that stays. */
const SIMPLE =
  /,? ?(?:and |so )?(?:(?:we|i|let['’]?s|lets|just|please|to)(?:['’]?(?:d|ll|re)| would| will| want| like| prefer| are)?(?: (?:like|want|prefer|to|trying|just|try)){0,3} )?keep(?:ing)? (?:it|things|everything) (?:simple|small|minimal|basic|cheap|modest|light|casual|low[- ]key)(?: here| in here)?(?=\s?(?:[,;:)—–-]|$))/gi;

/** A text whose refusals end where their things do. */
export const noEnds = (text: string): string =>
  bySentence(text, (sentence) => ended(sentence.replace(SIMPLE, '').replace(NOT_ONE, '$2 $1s')));
