import { type Rewriting, rewritten } from '../text/needed-words.js';
import { bySentence } from './by-sentence.js';

/**
 * Work that words leave to the contractor who reads them: "plumbing and electric by your people", "the contractor does the
 * tile", "cutting the concrete goes to pros". It is priced as any work, whoever does other work. Every repetition is bounded.
 */

const CONTRACTOR =
  "(?:your (?:people|crew|guys?|team|subs?|men|side|end)|the contractor(?:[’']s (?:people|crew|guys|team))?|a contractor|contractors|(?:the |a |licensed |real )?pros?|(?:the )?professionals?|(?:a )?licensed (?:plumbers?|electricians?|contractors?|people|pros?|trades?))";
const TRADE =
  '(?:plumbing|electrical|electric|wiring|tile|tiling|taping|mudding|drywall|framing|demo|demolition|painting|carpentry|concrete|hvac|ductwork|gas(?: line)?|insulation|trim|install(?:ation)?|permits?|(?:cutting|sawing|breaking up|pouring)(?: of)? (?:the |our )?(?:concrete|slab|floor)|(?:the |all the )?rest|everything else|all (?:of )?(?:it|that|the rest))(?: work| labor)?';
const TRADES = `(?:(?:the |all (?:the )?)?${TRADE}(?:,? and |, | & | plus )){0,4}(?:the |all (?:the )?)?${TRADE}`;
const BEGINS = String.raw`(?<=(?:^ ?|[,;:.(—–-] ?|\b(?:and|but|so|then|while) ))`;
const ENDS = String.raw`(?=\s?(?:[,;:.!)—–-]|$)| (?:and|but|so|because|since|please|then)\b)`;
const DONE = 'priced by contractor';

const TURNS: readonly Rewriting[] = [
  // "Plumbing and electric by your people", "cutting the concrete goes to pros".
  [
    new RegExp(
      `${BEGINS}${TRADES}(?: (?:is|are|will be|should be|to be|gets?))?(?: done)? (?:by|go(?:es)? to|to go to|left (?:to|for)|up to|is for|are for|for) ${CONTRACTOR}${ENDS}`,
      'gi',
    ),
    DONE,
  ],
  // "The contractor does plumbing", "you do the rest".
  [
    new RegExp(
      `${BEGINS}(?:${CONTRACTOR}|you) (?:(?:only|just|then|will|can|should) )?(?:does|do|has|have|handles?|gets?|takes? care of) ${TRADES}${ENDS}`,
      'gi',
    ),
    DONE,
  ],
  // "Leave plumbing to the pros", "we want a pro to do the wiring".
  [
    new RegExp(
      `${BEGINS}(?:(?:we|i|i[’']ll|we[’']ll)(?: will)? )?(?:leave|leaving|hire|hiring|want|need|get)(?: out)? (?:${TRADES} (?:to|for) ${CONTRACTOR}|${CONTRACTOR} (?:to do|for|to handle) ${TRADES})${ENDS}`,
      'gi',
    ),
    DONE,
  ],
  [new RegExp(`${BEGINS}(?:an? )?${CONTRACTOR} (?:to do|for) ${TRADES}${ENDS}`, 'gi'), DONE],
  // "So the contractor only has the sound thing and the plank": what is to be done is told as by anybody.
  [
    new RegExp(`${BEGINS}the contractor (?:only|just) (?:does|has|gets|needs to do) (?=the |an? )`, 'gi'),
    'do ',
  ],
];

/** A text with the work of its contractor in plain statements. */
export const workOfContractor = (text: string): string =>
  MAY_BE.test(text) ? bySentence(text, (sentence) => rewritten(sentence, TURNS)) : text;
const MAY_BE =
  /\b(?:contractors?|pros?|professionals?|licensed|your (?:people|crew|guys?|team|subs?|men|side|end)|you (?:do|handle|take care of))\b/i;
