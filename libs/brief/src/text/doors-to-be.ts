import { canMatch } from './needed-words.js';

/**
 * Doors as they are to be: "the door is 28 now, it has to be 36 and can't swing in" is a doorway that is widened to 36 in and a door
 * that opens outward. The width of today is no wish. Every repetition is bounded.
 */

const DOOR =
  '(?:(?:the|our|my|his|her|this|that|bathroom|bath|bedroom|entry|existing|current) ){0,3}(?<!(?:closet|shower|garage|cabinet|pantry|oven|glass|french|sliding|patio|screen|storm|dog|barn) )door(?:way)?';
const UNIT = '(?: ?(?:inches|inch|in\\b|["”″])\\.?)?(?:(?: ?|-)(?:wide|clear|across))?';
const NARROW = `(?:2\\d|3[0-4])${UNIT}`;
const WIDE = `(?<width>3\\d|4[0-8])\\b(?! ?(?:x|by|ft|feet|tall|high|from|away)\\b)${UNIT}(?: door(?:way)?)?(?: wide)?`;
const NOW = '(?:,? (?:right now|now|today|currently|at present|as it is))';
const OF_TODAY = `(?: is|['’]s| measures)(?: (?:only|just|about|barely|a|an|currently|now)){0,2} ${NARROW}${NOW}?`;
const MUST =
  '(?:(?:has|have|needs?|ought|must|should|got|want|wants|would like|like)(?: to)?(?: (?:be|go|become|make|get|have))?(?: (?:it|to be|to|up to|at least|about|a|an|closer to)){0,3})';
const TO_BE = `(?:(?:it|that|which|this|we|i|he|she|they|dad|mom) )?(?:really )?(?:${MUST}|(?:please )?(?:widen|enlarge|make|open) (?:it|that)(?: up| out)?(?: to)?) ${WIDE}`;
const INWARD =
  '(?:in(?:ward|wards)?|into (?:the|this) (?:room|bath|bathroom|hall|space|bedroom|shower|tub|toilet|vanity))\\b';
const NOT =
  "(?:can['’]?t|cannot|can not|may not|must not|mustn['’]?t|should not|shouldn['’]?t|won['’]?t|will not)";
const OUT = `(?:${NOT} (?:swing|open) ${INWARD}|(?:(?:has|needs|ought|must|should|can) )?(?:to )?(?:swing|open)s? out(?:ward|wards)?\\b)`;
const AND_OUT = `(?<out>,? (?:(?:and|but|plus) )?(?:(?:it|that|which) )?(?:also )?${OUT})?`;

/** The phrases that tell how wide a door is to be. */
const WIDENED: readonly RegExp[] = [
  // "The door is 28 now, it has to be 36", in one sentence or in two.
  new RegExp(
    `\\b(?:${DOOR}(?<to> to the [a-z]{3,8}(?: room)?)?${OF_TODAY}|${NARROW} ${DOOR}${NOW})[,.;]? ?(?:(?:and|but|so|though|which) ){0,2}${TO_BE}${AND_OUT}`,
    'gi',
  ),
  // "The door has to be 36".
  new RegExp(
    `\\b${DOOR} (?:really )?(?:has|needs|ought|must|should)(?: to)?(?: be)?(?: (?:at least|about|a))? ${WIDE}${AND_OUT}`,
    'gi',
  ),
  // "Widen the door to 36", "make the door at least 36".
  new RegExp(
    `\\b(?:widen|enlarge|make|bump|take|open up) ${DOOR}(?: (?:up|out|wider|bigger|larger))?(?: from ${NARROW})?(?: (?:to|at least|to be|to at least)){0,2} ${WIDE}${AND_OUT}`,
    'gi',
  ),
  // "Replace the 28 inch door with a 36".
  new RegExp(
    `\\b(?:replace|swap|change|trade)(?: out)? (?:the|our|my|that|this) ${NARROW} ${DOOR}(?: out)? (?:with|for|to) (?:an? )?(?:wider )?${WIDE}${AND_OUT}`,
    'gi',
  ),
];

/** What becomes of a leaf that is hung the other way. */
const OUTWARD = 'the door opens outward, new door';

/** How a door is to swing. */
const SWUNG: readonly RegExp[] = [
  new RegExp(`\\b${DOOR} ${NOT} (?:swing|open) ${INWARD}`, 'gi'),
  new RegExp(
    `\\b(?:(?:i|we) )?(?:do not|don['’]?t) want (?:the|it|that|a|this) ?(?:door)? ?(?:to )?(?:swing|swinging|open|opening) ${INWARD}`,
    'gi',
  ),
  /\bno (?:in[- ]?(?:ward[- ])?swing(?:ing)?|inward (?:opening|swinging)) doors?\b/gi,
  // "Change the door so it swings out".
  new RegExp(
    `\\b(?:change|rehang|switch|flip|reverse|make|have|get) ${DOOR} (?:(?:so|to|that|it|around|and|have) ){0,3}(?:swing|open)s? out(?:wards?)?\\b`,
    'gi',
  ),
];

/** A leaf that hits something is to swing otherwise. */
const HITS =
  /\b(?:(?:the|our|my) )?(?:it|which|that|door) (?:swings|opens) in(?:to the room|wards?|ward)? and (?:always |it )?(?:hits|bangs|bumps|blocks|smacks|hits against|bangs into|bumps into) (?:the|our|into the|against the) [a-z]{3,10}\b/gi;

/** "It hits the toilet", behind what was said of the door. */
const HITS_TOO =
  /(\bdoor opens outward, new door),? (?:(?:because|since|as|so) )?(?:it|that|which) (?:always |now |just )?(?:hits|bangs|bumps|blocks|smacks)(?: into| against)? (?:the|our) [a-z]{3,10}\b/gi;

/** What one does of a door that is told by the widths of today and tomorrow. */
function widened(groups: Readonly<Partial<Record<'width' | 'out' | 'to', string>>>): string {
  const { width = '', out, to } = groups;
  return `${to ? `the door${to}. ` : ''}${out ? 'the door opens outward. ' : ''}widen the doorway to ${width} inches`;
}

/** The room's own door within the house: none to the outside, of a closet or of a shower. */
const OWN_DOOR =
  '(?:the|our|my|an?|that|this) (?:(?:old|existing|current|regular|normal|plain|solid|hollow|single|hinged|swing|swinging|interior|bedroom|office|bathroom|study|den|dining room|room|entry|hall) ){0,2}door(?! (?:to|into|onto) (?:the |our )?(?:outside|patio|deck|porch|yard|backyard|garden|garage|street|balcony)\\b)(?: (?:to|into|from) (?:the |our )?(?:hallway|hall|kitchen|living room|dining room|foyer|bedroom|office|family room|den|house|room))?(?: (?:we|i) have(?: (?:now|today|there))?)?';
const PAIR =
  '(?:(?:an?|some|new|glass|double|interior|pair of|set of) ){0,3}(?:french doors?|double doors|double door)';
/** "French doors instead of the door to the hall", "replace the door with French doors". */
const PAIR_FOR_DOOR: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:no|not|never|any) )\\b${PAIR} (?:instead of|in place of|in lieu of|rather than|where we have|to replace|replacing|for|than) ${OWN_DOOR}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:replace|swap|change|trade|switch|exchange)(?: out)? ${OWN_DOOR}(?: out)? (?:with|for|to|into) ${PAIR}`,
    'gi',
  ),
  new RegExp(`\\b(?:make|turn) ${OWN_DOOR} (?:into )?${PAIR}`, 'gi'),
];
/** A pair of leaves hangs in a doorway that is wider than that of one. */
const AS_PAIR = 'French doors to the hall, widen the doorway';

/** A text in which doors stand as they are to be. */
export function doorsToBe(text: string): string {
  const lower = text.toLowerCase();
  if (!lower.includes('door')) return text;
  let plain = text;
  for (const said of WIDENED)
    if (canMatch(said, lower)) plain = plain.replace(said, (...found) => widened(found.at(-1)));
  for (const said of PAIR_FOR_DOOR) plain = plain.replace(said, AS_PAIR);
  for (const said of SWUNG) plain = plain.replace(said, OUTWARD);
  const slides = /\b(?:pocket|barn|sliding)\b/i.test(text);
  return plain.replace(HITS, slides ? 'door' : OUTWARD).replace(HITS_TOO, '$1');
}
