/**
 * What people shorten, written out before anybody reads it: "cabinets n counters", "tub → shower", "a 48 wolf",
 * "bikes x4". Every repetition is bounded.
 */

import { rewritten } from '../needed-words.js';
import { WAYS_OF_SAYING } from './ways-of-saying.js';
import { COVER_GONE, GOING_LIST } from './what-goes.js';

/** Makes known for one appliance, which alone stand for it. */
const RANGE_MAKES = 'wolf|aga|viking|bluestar|la cornue|bertazzoni|ilve|lacanche';
/** What is sold by widths in inches: a bare number before it is one. */
const SOLD_BY_WIDTH = `range|stove|cooktop|range ?hood|fridge|refrigerator|sub ?-?zero|dishwasher|vanity|wall oven|${RANGE_MAKES}`;

const SHORTENED: readonly (readonly [RegExp, string])[] = [
  // A pause of thought ends no sentence: "my mother in law gave it, so.. stays".
  [/(?<=[a-z]) ?(?:\.{2,4}|…) ?(?=[a-z])/g, ', '],
  [/(?<=[a-z]) (?:n|'n'|’n’|&amp;) (?=[a-z])/gi, ' and '],
  [/(?<=[a-z]) ?\+ ?(?=[a-z])/gi, ' and '],
  // A contractor's list counts in parentheses: "(6) LED cans".
  [/(?<=^|[\s,;])\((\d{1,2})\) ?(?=[a-z])/gi, '$1 '],
  [/\bmake[- ]up(?= (?:table|desk|vanity|station|area|mirror|counter|chair|stool|space|spot))/gi, 'makeup'],
  // A room by its name, and no door to a hall: "Entry hall. Bench, hooks".
  [/(?<=(?:^|[.\n] ?))(?:entry|entrance|front) hall(?:way)?(?=[.,:;\n]|$)/gi, 'foyer'],
  // Contractors' letters.
  [/\bWC\b/g, 'toilet'],
  [/\bcomfort ht\b\.?/gi, 'comfort height'],
  [/(?<=\b[2-7]\d(?: ?(?:in\.?|["”]))? )van(?= (?:w\/|with)|[.,;])/gi, 'vanity'],
  [/\bqtz\b\.?/gi, 'quartz'],
  [/\bex(?:ist)?\. (?=[a-z]{3,12} to (?:remain|stay)\b)/gi, 'existing '],
  [/\b(everything|all) else,? leave (?:alone|as is|be)\b/gi, '$1 else stays'],
  // "Actually no, my wife wants sage": the no turns to what is wanted, and refuses nothing of it.
  [
    /\b(?:or |but |and )?(?:actually|wait|hmm|oh|well|sorry|scratch that|hold on),? (?:actually |wait |hold on )?no,? (?=(?:my|our|the) [a-z]{3,9} (?:wants|prefers|says|said|likes|loves|would like|would love)\b|(?:we|i|he|she|they)(?:['’]d)? (?:wants?|prefers?|would|needs?|likes?|loves?)\b)/gi,
    'instead ',
  ],
  // A list of what is left as it is.
  [/\b(?:not|don'?t|do not|no) (?:replac(?:e|ing)|chang(?:e|ing)|touch(?:ing)?|mov(?:e|ing)) ?:/gi, 'keep:'],
  [
    /\b(?!(?:let|that|what|there|here|she|who|how|where|when|why)['’])([a-z]{3,12})['’]s (?=(?:not|too|so|very|really|brand new|still|already|been|only|just|almost|pretty|always|never|gone|getting|falling|peeling|leaking|sticking|staying|going|fine|ok|okay|good|great|gross|ugly|shot|dated|broken|cracked|lovely|perfect|beautiful|gorgeous|nice|wavy|uneven|crooked|loose|loud|noisy|drafty|worn|dead|solid|sound|awful|hideous|dirty|stained|rotten|clogged|stuck)\b|old\s?(?:[.,;!?\n]|$))/gi,
    '$1 is ',
  ],
  // "The soffits - gone".
  [COVER_GONE, 'remove the $1'],
  [/\b(guest|living|family|laundry|dining|play|powder|utility|rec|media|sitting) rm\b\.?/gi, '$1 room'],
  [/\b(?:bdrm|bedrm|bd rm)\b\.?/gi, 'bedroom'],
  [/\b(?:bthrm|bathrm|bath rm)\b\.?/gi, 'bathroom'],
  [/\beachother\b/gi, 'each other'],
  // "Washer and dryer (ours)", "dresser (bringing)".
  [
    /(?<=[a-z]) \((?:ours|mine|our own|my own|have(?: it| them| one)?|already have(?: it| them| one)?|bringing(?: it| them)?)\)/gi,
    ' that we already have',
  ],
  // "We already have: the range".
  [/(?<=(?:^|[.;!\n] ?)(?:we |i )?)already (?:have|own|got)(?: it| them)? ?: ?/gi, 'already bought: '],
  // "Going: range, all uppers".
  [GOING_LIST, 'remove: '],
  // "No glass door - a curtain is fine".
  [
    /(?<=[a-z]) [-–—]{1,2} (?=(?:an? |the |our |my )?[a-z-]{3,14} (?:is|are|would be|will be) (?:ok|okay|fine|good|great|enough)\b)/gi,
    ', ',
  ],
  // "Linen yes" of a bathroom's list: no color.
  [/\blinen(?=(?: ?[?:,-])? ?(?:yes|yep|yeah|y)\b)/gi, 'linen cabinet'],
  // "Hardware: none".
  [
    /(?<=(?:^|[.;,!\n] ?))([a-z]{3,14}(?: [a-z]{3,14})?) ?: ?(?:none|nope|skip)(?=\s?(?:[.;,!\n]|$))/gi,
    'no $1',
  ],
  // "A breakfast nook by the window for six".
  [
    /\b(tables?|nook|banquette|booth|island|peninsula|counter|bar|sectional|seating)((?: (?:by|at|in|on|near|under|against|along|beside|next to|in front of) (?:the |a |our |one )?(?:[a-z-]{2,10} ){0,2}[a-z-]{3,10})) for (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\b(?! ?(?:["'”’x]|in\b|inch|ft\b|feet|foot|by\b|hours?|days?|cooks?|of\b))/gi,
    '$1 for $3 people$2',
  ],
  // "The landlord is buying the appliances".
  [
    /\b(?:the |our |my )?(?:landlord|tenant|builder|hoa|insurance|mom|dad|brother|sister|son|daughter) (?:is|are|will be) (?:buying|supplying|providing|bringing) (?:us |me )?(?:the |all |all the |new )?(?=[a-z])/gi,
    'we supply the ',
  ],
  [/\bMW\b/g, 'microwave'],
  [/\bDW\b/g, 'dishwasher'],
  [/(?<=\d ?(?:"|in|inch) ?)(?:ref|fridg|refer)\b\.?/gi, 'refrigerator'],
  [/(?<=\d ?(?:"|in|inch) )slide[- ]in\b(?! range)/gi, 'slide-in range'],
  [/\bunder ?cabs?\b/gi, 'under cabinet'],
  [/(?<=[a-z] )w\/? (?=(?!x\b)[a-z])/gi, 'with '],
  // What a photo shows is told of the room: no picture is asked for.
  [
    /\b(?:as )?(?:(?:you|we) (?:can|will|could) )?(?:see|seen|shown|look(?:ing)? at)(?: it)? (?:(?:in|on|from) )?(?:the |my |our |attached |first |second |third |last ){0,2}(?:photo|picture|pic|image|foto)s?(?: (?:no\.? ?|number )?#?\d{1,2}\b)?|\b(?:in |on )?(?:photo|picture|pic|image|foto)s? (?:no\.? ?|number )?#?\d{1,2}\b(?: shows?\b)?/gi,
    ' ',
  ],
  // Of the old and the new the new one: "tub/shower combo → walk-in shower".
  [/(?<=^|[.,;:!?\n(] ?)([a-z][a-z /-]{2,28}[a-z]) ?(?:→|➔|⇒|-{1,2}>|=>) ?(?=[a-z])/gi, 'swap $1 for '],
  [/\b([a-z]{3,12}s) ?[x×] ?(\d{1,2})\b(?! ?(?:x|×|'|"|ft|in\b))/gi, '$2 $1'],
  [
    new RegExp(
      String.raw`(?<![\d.x×$/-]|\d )(18|24|27|30|33|36|42|48|54|60|72)(?= (?:(?!(?:inch|in|by|x|ft|feet)\b)[a-z-]{2,12} )?(?:${SOLD_BY_WIDTH})\b)`,
      'gi',
    ),
    '$1 inch',
  ],
  [
    new RegExp(
      String.raw`\b(${RANGE_MAKES})\b(?! (?:gas |dual |pro |electric |induction )?(?:fuel )?(?:ranges?|rangetop|stove|cooktop|ovens?|hood|wall|grill|steam|microwave|oil|creek|gray|grey|print))`,
      'gi',
    ),
    '$1 range',
  ],
];

const WRITTEN_OUT = [...SHORTENED, ...WAYS_OF_SAYING];

/** A text with what is shortened in it written out. */
export const writtenOut = (text: string): string => rewritten(text, WRITTEN_OUT);

const BECAUSE =
  /\b(?:becuase|beacuse|becasue|becaus|becouse|becuz|bcuz|cuz|coz|b\/c|bc)(?= (?:the|our|my|we|i|it|its|it's|there|there's|they|he|she|of|that|this|no|you)\b)/gi;
/** A reason is told by one word, however it is spelt: readers of the house look for its end. */
export const becauseSpelled = (text: string): string => text.replace(BECAUSE, 'because');
