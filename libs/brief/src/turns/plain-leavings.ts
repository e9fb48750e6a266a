import { type Rewriting, rewritten } from '../text/needed-words.js';
import { bySentence } from './by-sentence.js';

/**
 * What is given away, sold or taken along, what alone stays of everything, and corrections within a sentence, in plain statements:
 * "we're giving the dresser to my sister" is "remove the dresser". Every repetition is bounded.
 */

const THING =
  '((?!(?:one|it|that|this|them|more|much|any|to|some|new)\\b)[a-z]{2,14}(?:[ -](?!(?:anymore|any|because|since|and|but|so|in|on|at|is|are|was|were|for|to|of|from|with|here|too|gets?|has|have)\\b)[a-z]{3,14}){0,2})';
const BEGINS = String.raw`(?<=(?:^ ?|[,:(] ?|\b(?:and|but|so) ))`;
const ENDS = String.raw`(?=\s?(?:[,:)]|$))`;
const GIVERS =
  '(?:i|we|he|she|they|(?:my|our|the) (?:husband|wife|partner|mom|mother|dad|father|parents|kids?|brother|sister))';
/** Hands of who does not live there. */
const TAKERS =
  '(?:(?:my|our|the|his|her) (?:sister|brother|cousin|niece|nephew|aunt|uncle|mom|mother|dad|father|son|daughter|ex|neighbou?rs?|friend|parents|in-?laws|movers|church|school)(?:[- ]in[- ]law)?)';
const GIVES =
  "(?:(?:already |just |recently |finally |have |had |['’]ve )?(?:sold|gave|donated|gave up|lent|loaned|passed on|passed)|(?:(?:am|are|is|['’]?m|['’]?re|['’]?s)(?: going to)? |will |['’]ll |plan to |want to )(?:just )?(?:giving|selling|donating|lending|passing|sending|give|sell|donate|lend|send))";
const WHOEVER =
  "(?:(?!(?:work|live|use|paint|refinish|be|and|but|so)\\b)[a-z'’-]{1,14}(?: |(?![a-z]))){1,4}?";
const OR_ON = String.raw`(?=\s?(?:[,:)]|$|\b(?:and|but|so)\b))`;
const LONG_AGO =
  '(?:last (?:week|month|year|spring|summer|fall|winter)|this (?:week|month|year|spring)|(?:a few |two |three |some )?(?:days|weeks|months|years) ago|already|anyway|now|soon|instead)';

const TURNS: readonly Rewriting[] = [
  // "We're giving the dresser to my sister", "I sold our pool table last month".
  [
    new RegExp(
      `${BEGINS}${GIVERS} ?${GIVES} (?:away )?(?:the|our|my|his|her|that) (?:old |big |broken )?${THING}(?: (?:away|off))?(?: (?:to|on|for) ${WHOEVER}| ${LONG_AGO}){0,2}${OR_ON}`,
      'gi',
    ),
    'remove the $1',
  ],
  // "My sister is taking the piano".
  [
    new RegExp(
      `${BEGINS}${TAKERS} (?:is taking|are taking|takes?|took|will take|gets?|is getting|are getting|wants to take|already took|has taken) (?:the|our|my|that) (?:old |big )?${THING}(?: (?:with (?:him|her|them)|home|away|off our hands)){0,2}${ENDS}`,
      'gi',
    ),
    'remove the $1',
    (text) => !/\b(?:lift|measurements?)\b/i.test(text),
  ],
  // "Pull the carpet": what lies there comes up.
  [
    /\bpull(?:ing)?(?: up| out)? (?:the|that|all the|our|this) (?:old |nasty |ugly |existing )?(carpet(?:ing)?|linoleum|vinyl|laminate|shag)\b/gi,
    'remove the $1',
  ],
  // "Change the cabinets from white to navy": from what is no wish.
  [
    /\b((?:chang|switch|updat|redo|convert|tak|go)(?:e|es|ing)? (?:the |our |all the |my )?(?:[a-z]{4,8} )?(?:cabinets|cabinetry|floors?|flooring|counters?|countertops?|walls|backsplash|ceiling|trim)) from (?:the |our |that )?(?:[a-z-]{2,14} ){1,4}?to (?=[a-z])/gi,
    '$1 to ',
  ],
  // "My hutch stays, nobody is to paint it".
  [
    /\bnobody (?:is to|should|gets to|is allowed to|better|had better|touches|paints|moves)(?: (?:ever|even))?(?: (paint|touch|move|change|strip|refinish|stain|sand|replace))? (it|them|that|those)\b/gi,
    "don't touch $2",
  ],
  // "On the left of the sink, no, the right of it".
  [
    /\b((?:on|to) (?:the |its |your )?)(left|right)( of (?:it|the [a-z]{3,12}))?,? (?:no|no wait|wait|wait no|sorry|actually|i mean|make that)[,;:]? (?:(?:on|to) )?(?:the |its )?(left|right)(?: of (?:it|the [a-z]{3,12}))?\b(?! (?:wall|hand|corner|end))/gi,
    '$1$4$3',
  ],
  // "An island, no sink or anything in it".
  [
    /(\bisland\b[^.;!?\n]{0,40}), (?:with )?no sink(?: or (?:anything|cooktop|stove|range|dishwasher))?(?: in (?:it|there)| on (?:it|top))\b/gi,
    '$1',
  ],
  [
    /\b(?:sliding|glass|bifold|mirrored) doors (on|for|in) ((?:the|our|my|both|all|some) (?:[a-z]{4,9} )?(?:wardrobe|curio|cabinet|hutch|bookcase|built-in|cupboard|armoire|upper|wall cabinet)s?)\b/gi,
    'door fronts $1 $2',
  ],
  // Doors of what one keeps things in: no way out of the room.
  [
    /\b((?:wardrobe|curio|cabinet|hutch|bookcase|built-in|cupboard|armoire|credenza|sideboard|china)s?\b[^.;!?\n]{0,50}?) (?:sliding|glass|bifold|mirrored) doors\b/gi,
    '$1 door fronts',
  ],
  // "A shower with a sliding glass door in the back right corner": its door, and none of the room.
  [
    /\b((?:shower|tub)\b(?! (?:room|door))[^.;!?\n]{0,90}?\b(?:with|and|has|behind|gets?|getting) (?:an? |its own )?)((?:(?:clear|frosted|frameless|framed|swinging|hinged|sliding|pivoting|pivot|bypass|plain|new) ){0,2})(?:(?<=(?:frameless|swinging|hinged|sliding|pivoting|pivot|bypass) )|glass )doors?\b(?! (?:to|into|from|out|open)\b)/gi,
    '$1$2glass shower door',
  ],
  // "The piano is not staying".
  [
    new RegExp(
      `${BEGINS}(?:the|our|my|his|her) (?:old |big )?${THING} (?:(?:is|are|will|does|do)(?: not|n['’]?t)|won['’]?t) (?:be )?(?:stay|staying)${ENDS}`,
      'gi',
    ),
    'remove the $1',
  ],
  // "Everything can go except the range": all but that one.
  [
    new RegExp(
      `${BEGINS}(everything|it all|all of it)(?: else)?(?: in (?:here|there|this room))? (?:goes|(?:can|could|should|will|must|has to|needs to|is going to) (?:all )?(?:go|come out|be removed|be replaced)|comes out|is going)(?: away)?,? (?:except|but|apart from|other than|save|besides)(?: for)? (?=(?:the|our|my|his|her) [a-z])`,
      'gi',
    ),
    '$1 goes. Keep ',
  ],
];

/** A text with what leaves, stays or is corrected in plain statements. */
export const plainLeavings = (text: string): string =>
  bySentence(text, (sentence) => rewritten(sentence, TURNS));
