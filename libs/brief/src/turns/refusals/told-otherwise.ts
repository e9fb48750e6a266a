import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * Refusals by another verb than "no": "don't bother with carpet", "spare us the wainscoting", "nobody needs a treadmill", and work that
 * a surface is not to have: "don't drywall the ceiling". Every repetition is bounded.
 */

/** Where a clause begins; a sentence is read at a time. */
const BEGINS = String.raw`(?<=(?:^\s?|[,:(—–-] ?|\b(?:and|but|so|then|just|please|also|because) ))`;
const DO_NOT = String.raw`(?:do not|don['’]?t|never|let['’]?s not|lets not|no need to|there['’]?s no need to|there is no need to|you don['’]?t have to|you do not have to|we don['’]?t have to|not going to)`;
const INTO = '(?:putting in |adding |installing |buying |getting |doing |suggesting |including )?';
const WE = "(?:i|we)(?:['’](?:d|ll|m|re)| would| will| am| are)?";
const MUCH = '(?:(?:really|honestly|just|absolutely|personally|truly|also|all) ){0,2}';
/** What is there is kept; anything else is refused. */
const THERE = String.raw`(?=(?:the|our|my|that|those|these|existing)\b)`;
const NOT_THERE = String.raw`(?!(?:the|our|my|that|those|these|existing|it|them|me|us|matching|permits?|a permit|trying|calling|asking|me)\b)`;

const REFUSALS: readonly Rewriting[] = [
  [
    new RegExp(
      `${BEGINS}(?:please )?${DO_NOT} (?:even )?(?:bother|mess|fuss|mess around) (?:with |about )${THERE}(?=(?:the|our|my) (?:ceilings?|walls?|floors?|trim|stairs|windows?|doors?)\\b)`,
      'gi',
    ),
    'keep ',
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?${DO_NOT} (?:you )?(?:dare )?(?:even )?(?:bother with|waste (?:any |our |my )?(?:money|time|space|budget|floor space)(?: on| with| for)?|spend (?:any |a dime |a cent |money )?on|throw in) ${INTO}${NOT_THERE}(?:any |an? )?`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?${DO_NOT} (?:even )?bother (?:putting in|adding|installing|buying|suggesting|including|drawing) (?:any |an? )?`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?${DO_NOT} (?:you )?(?:ever )?dare (?:to )?(?:put in|put|add|install|give us|suggest|use|buy|draw|include) (?:any |an? )?`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?(?:spare|save) (?:us|me) (?:from )?(?!(?:some|money|time|space|from|a lot|the (?:trouble|money|time|hassle|cost|expense|headache|space))\\b)(?:the |any |an? )?`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?(?:${WE} (?:want to|like to|need to|try to|have to|rather) )?(?:steer|stay|keep|shy|run) (?:clear of|away from|far from) (?!(?:the|our|my|it|them|that|this|each|one|where|any (?:window|door|wall))\\b)`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}${WE} ${MUCH}(?:see no|(?:do not|don['’]?t|can['’]?t|cannot) see (?:the |any |a )?)(?: ?)(?:point|need|use|sense|reason|appeal)(?: of| in| for)(?: having| getting| putting in| buying)? (?!(?:it|that|this|moving|changing)\\b)(?:an? )?`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}(?:absolutely |literally |honestly )?(?:nobody|no one|no-one)(?: in (?:this|our|the) (?:house|family)| here)? (?:really |actually |ever )?(?:needs|wants|uses|would (?:ever )?(?:use|want|need)|will (?:ever )?use|is (?:ever )?going to use|asked for) (?=an? |any )(?:an? |any )(?!(?:cramped|tiny|dark|small|cold|ugly|cheap|wobbly|slippery|noisy|dirty|boring|dated|crowded|cluttered|hot|damp|smelly|narrow)\\b)`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}(?:what (?:would|will) (?:we|i|anyone|anybody) (?:ever )?do with|who (?:even )?needs) (?=an? |any |all )(?!a permit|an? (?:architect|engineer|contractor|plumber|electrician))(?:an? |any |all those |all that )`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}${WE} ${MUCH}(?:rather not (?:have|use|get|deal with|do|(?:see|look at)(?! (?:the|our|my)\\b))|rather (?:die|eat dirt|eat glass|move|starve) than (?:have|see|use|get|look at|live with)|prefer not to have|prefer to do without|be happy without|happily do without|do fine without|not be caught dead with|never be caught dead with) (?!(?:it|to|that|this|them|the same)\\b)(?:any |an? )?`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}(?:i|we) (?:would not|wouldn['’]?t|won['’]?t) be caught dead with (?:an? |any )?`,
      'gi',
    ),
    'no ',
  ],
  [
    new RegExp(
      `${BEGINS}(?:i|we) ${MUCH}(?:abhor|cannot abide|can['’]?t abide|cannot bear|can['’]?t bear|couldn['’]?t bear|have an aversion to|have no love for|have no patience for|have no time for) (?=[a-z])`,
      'gi',
    ),
    'hate ',
  ],
];

const WORK_NOT_DONE: readonly Rewriting[] = [
  // A ceiling that gets no boards shows its joists.
  [
    new RegExp(
      `${BEGINS}(?:please )?(?:leave|keep) (?:the |our )?(?:(?:basement|garage) )?(?:ceiling|joists) (?:open|exposed|unfinished|bare)(?:(?:,| and|, and| -)? ?${DO_NOT} (?:drywall|sheetrock|cover|close|board|finish) (?:it|them)(?: up| in)?)?(?=\\s?(?:[,:)—–-]|$))`,
      'gi',
    ),
    'open ceiling',
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?${DO_NOT} (?:drywall|sheetrock|cover|close in|close up|board|board up|finish|close off) (?:the |our )?(?:(?:basement|garage) )?(?:ceiling|joists)(?=\\s?(?:[,:)—–-]|$)| (?:and|but|just|please|in here|so)\\b)`,
      'gi',
    ),
    'open ceiling',
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?(?:no|skip the|without) (?:drywall|sheetrock) (?:on|for|over|at) (?:the |our )?(?:ceiling|joists)(?=\\s?(?:[,:)—–-]|$)| (?:and|but|just|please|so)\\b)`,
      'gi',
    ),
    'open ceiling',
  ],
  // A surface that is not painted or tiled anew is the old one.
  [
    new RegExp(
      `${BEGINS}(?:please )?${DO_NOT} (?:re)?paint (?:the |our )?ceilings?(?=\\s?(?:[,:)—–-]|$)| (?:and|but|please|in here|so|it)\\b)`,
      'gi',
    ),
    'keep the ceiling',
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?${DO_NOT} (?:re-?tile|tile over|regrout|replace the tile in|redo the tile in|touch the tile in) (?:the |our )?((?:shower|tub)(?: surround| walls)?)(?=\\s?(?:[,:)—–-]|$)| (?:and|but|please|so|it)\\b)`,
      'gi',
    ),
    'keep the $1 tile',
  ],
];

const HANDS_OFF_CEILING =
  /\b(?:do not|don['’]?t|never) (?:touch|mess with|disturb|scrape|open)(?: up)? (?:the |our )?(?:ceilings?|popcorn)\b/i;
/** What the ceiling is of, that nobody is to touch. */
const OF_CEILING =
  /[,;:—–-]? ?(?:(?:because|since|as) )?(?:the |it[’']?s |it is |there[’']?s |there is )?(?:popcorn|asbestos)(?: (?:ceiling|texture|stuff|up there))?(?:(?: is| has| may have| might have| probably has| contains| could be| may be| might be)(?: probably| likely)? (?:asbestos|popcorn|lead|old))?(?: in (?:it|the popcorn))?(?=\s?(?:[,;:.)—–-]|$)| (?:and|but|so)\b)/gi;

/** "Don't touch the ceiling, the popcorn is asbestos": why it stays is no work. */
const withoutReason = (sentence: string): string => {
  const off = HANDS_OFF_CEILING.exec(sentence);
  if (!off) return sentence;
  const end = off.index + off[0].length;
  return `${sentence.slice(0, off.index)}keep the ceiling${sentence.slice(end).replace(OF_CEILING, '')}`;
};

/** "We can't stand stainless appliances, want black ones": the steel is refused, whatever is made of it. */
const HATES_STEEL =
  /\b(?:hates?|despises?|loathes?|detests?|dislikes?|abhor|(?:can['’]?t|cannot|couldn['’]?t) (?:stand|abide|bear)|(?:do not|don['’]?t) (?:really )?(?:want|like|care for)|(?:sick|tired) of|not (?:a )?(?:big )?fans? of|no|not|without|anything but|nothing)(?: (?:any|the|more|of|all|that|another))? stainless(?:[- ]steel)?(?: (?:appliances|fridges?|refrigerators?|ranges?|stoves?|finish(?:es)?|look|anything|stuff|fronts|everything))?(?! (?:sinks?|hoods?|counters?|countertops?|tops?|backsplash|shelf|shelves|steel|prep|tables?)\b)/gi;
const OTHER_ONES =
  /\b(black|white|panell?ed|panel[- ]ready|integrated) (?:ones|instead|fronts)(?=\s?(?:[,:)—–-]|$)| (?:instead|please|and|but|so)\b)/gi;

const withoutSteel = (sentence: string): string => {
  const plain = sentence.replace(HATES_STEEL, 'no stainless');
  if (plain === sentence) return sentence;
  return plain.replace(OTHER_ONES, '$1 appliances');
};

/** A text with refusals and work that is not to be done in plain words. */
export const toldOtherwise = (text: string): string =>
  bySentence(text, (sentence) =>
    rewritten(rewritten(withoutReason(withoutSteel(sentence)), WORK_NOT_DONE), REFUSALS),
  );
