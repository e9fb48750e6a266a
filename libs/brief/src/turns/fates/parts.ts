const ADVERBS =
  '(?: (?:already|just|now|still|all|both|finally|actually|also|since|recently|currently|long|even|then|only|really|promptly|probably|long since)){0,2}';
const IS =
  "(?:(?:,? (?:which|that))?(?: (?:is|are|was|were|has been|have been|had been|has|have|will be|got|gets|is being|are being|is getting|are getting|is going to be)|['’](?:s|re)(?: been| being)?)?)";
/** A sentence in parts: what is said of its first thing, piece by piece. */

/** The first part without what tells which one it is. */
export const withoutAside = (part: string): string => part.replace(ASIDE, '');
export const asideOf = (part: string): string => ASIDE.exec(part)?.[0].trim() ?? '';

const BREAK =
  /(?:, ?| ?[;:—–(] ?|\) ?,?| - )(?:(?:and|but|so|because|since|then|as|though) (?=[a-z]))?| and (?=T\d{1,2}(?: [^,;]{1,30})? (?:is|are|was|were|goes|stays)\b)| (?:and|but|so|because|since|until|then) (?=(?:it|they|that|goes|stands|belongs|hangs|sits|stays|is|are|was|were|has|i|we|he|she|you|P\d{1,2}|comes?|went|gets?)\b)/i;

export const partsOf = (shown: string): string[] =>
  shown
    .trimEnd()
    .replace(/[.!?]{1,4}$/, '')
    .split(BREAK)
    .map((part) => part.trim())
    .filter(Boolean);

const SUBJECT =
  /^(?:its(?= (?:new|been|from|mine|only))|it|theyre|they|that|that one|those|which|both|this|this one|the (?:old|other) one)(?= |['’])/i;
const PREDICATE = new RegExp(`^${IS}${ADVERBS} ?`, 'i');

/** Behind a thing, before what is said of it: "over the toilet", "they left", "and walls". */
const ASIDE =
  /^(?:x ?\d |(?:work|part|installation|install) |and T\d{1,2} |.{0,24}\bof (?:it|them) (?=i |we )|(?:over|in|on|by|under|at|above|next to|behind|from) [^,;]{2,30}? (?=(?:is|are|was|were|goes|went|has been)\b)|(?:that |which )?(?:i|we|he|she|they|P\d{1,2}) (?!will|would|can|is|are|am|['’])[^,;]{3,36}? (?=(?:is|are|was|were|goes|went|has been|stands|belongs|hangs|sits)\b))/i;
/** What a part says, without its "it is already". */
export const coreOf = (part: string): string => {
  const without = part.replace(ASIDE, '').replace(SUBJECT, '');
  const core = (/^[ '’,]/.test(without) ? without : ` ${without}`).replace(PREDICATE, '').trim();
  return core.replace(/^(?:already|just|now|still|also|being) /i, '');
};

const NUMBER =
  '(?:\\d{1,3}(?:\\.\\d)?|a dozen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const SIZE = new RegExp(
  `^(?:(?:it|they|is|are|it['’]s|they['’]re|and|about|around|an?|good|full|roughly|just|exactly|only|some|each|almost|nearly|measures?|maybe|say|that['’]s) ){0,4}(?:(?:no|not) (?:wider|longer|bigger|deeper|taller|more) than )?${NUMBER}(?:[- ]${NUMBER}){0,2}(?: and a half)?(?:$|[-'"”’ ](?! ?(?:of (?:the|which|my|our)|years?|months?|weeks?|days?|people|times|dollars|minutes|percent)))(?!.{60})(?!.*\\b[TP]\\d)`,
  'i',
);
/** "60 by 36", "it's thirty inches round", "a good nine feet of them". */
export const isSize = (part: string): boolean =>
  SIZE.test(part) &&
  /\d\d|inch|feet|foot|\bft\b|\bin\b|wide|long|across|["”]|\bby\b|\bx\b/i.test(part) &&
  !/\b(?:years?|months?|dollars|hours|gallons|amps?|watts|volts?|miles)\b/i.test(part);
export const sizeIn = (part: string): string =>
  part
    .replace(/^(?:(?:it|they|is|are|it['’]s|they['’]re|and|that['’]s|measures?) ){1,3}/i, '')
    .replace(/ of (?:it|them)\b/i, '');

const WHERE =
  '(?:right |centered |halfway |up )?(?:on|in|at|under|over|above|against|along|by|near|next to|beside|between|behind|across|facing|to the (?:left|right)|left of|right of|opposite)';
const SPOT =
  /\b(?:walls?|corner|window|door|middle|side|foot|center|centre|front|back|left|right|end|T\d{1,2}|fireplace|entry)\b/i;
const PLACE = new RegExp(
  `^(?:(?:and|it|they|that|which|so|one) ){0,2}((?:goes|go|stands?|sits?|belongs?|hangs?|stays?|will go|should go|can go|is going|is to go|moves?|fits|gets|faces|has to go) )?(?=${WHERE}\\b|against|facing|faces\\b|(?:the )?(?:back|left|right|front) wall\\b)`,
  'i',
);
export const isPlace = (part: string): boolean => PLACE.test(part) && SPOT.test(part);
/** A place without the verb before it: "on the left wall". */
export const placeIn = (part: string): string =>
  part
    .replace(PLACE, '')
    .replace(/^(?=(?:the )?(?:back|left|right|front) wall\b)/i, 'on ')
    .replace(/^on (?=(?:back|left|right|front) wall)/i, 'on the ');
export const standsSomewhere = (part: string): boolean =>
  isPlace(part) && (PLACE.exec(part)?.[1] ?? '') !== '';
