import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';

/** Lengths as people type them, with where they stand: `36"`, "four feet", "5'8\" x 26", "60 by 30", and numbers without a unit. */

export interface Length extends Span {
  /** Inches; of two, in the order told. */
  readonly sides: readonly number[];
  /** `bare`: a single number that may be no length at all. */
  readonly form: 'pair' | 'unit' | 'bare';
}

const TENS_SAID = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const TEENS_SAID = 'nineteen|eighteen|seventeen|sixteen|fifteen|fourteen|thirteen|twelve|eleven|ten';
const ONES_SAID = 'nine|eight|seven|six|five|four|three|two|one';
const TENS = TENS_SAID.split('|');
/** From one on. */
const ONES = [...TEENS_SAID.split('|'), ...ONES_SAID.split('|')].reverse();
const IN_WORDS = `(?:${TENS_SAID})(?:[- ](?:${ONES_SAID}))?|${TEENS_SAID}|${ONES_SAID}`;
const AMOUNT = String.raw`(?:\d{1,3}(?:\.\d{1,2})?(?:[ -]\d\/\d)?|${IN_WORDS})(?: and (?:a|one) half)?`;
const FEET = String.raw`(?:feet|foot(?:er)?|ft\.?|['’′](?!['’′s]))`;
/** "In" before one of these is no unit: "a 36 in the corner". */
const INCHES = String.raw`(?:inche?s?|in(?! (?:the|a|an|my|our|this|that|front|each|total)\b)\b\.?|''|["”″])`;
const ONE = String.raw`(${AMOUNT})(?:\s?-?\s?(?:(${FEET})(?:\s?-?\s?(\d{1,2}(?:[ -]\d\/\d)?)(?=\s?["”″]|\s?in\b|\s?''|\s(?:by|x)\b|[,.;)]|$)(?:\s?${INCHES})?)?|(${INCHES})))?`;
const LENGTH = new RegExp(
  String.raw`(?<![\w.$/:-]|\d ?[x×])${ONE}(?:\s?(?:wide|long|deep|w|l|d|square)?\.?\s?(?:x|×|by|\*)\s?-?\s?${ONE})?(?![\d%]|[.,:/]\d|(?<=[a-z])[a-z])`,
  'gi',
);

/** No thing of a room is smaller or larger. Inches. */
const [LEAST, MOST] = [6, 480];
/** Numbers without a unit that stand for inches. */
const [LEAST_BARE, MOST_BARE] = [12, 144];
/** Of two numbers without a unit, none over this are feet. */
const IN_FEET = 12;

/** What a number without a unit of length counts: "31 yrs", "48 books", "20 amps". */
const OF_SOMETHING_ELSE =
  /^ ?-?(?:(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|percent|grand|dollars|bucks|amps?|volts?|watts?|degrees|lbs?|pounds|gallons?|gals?|books|bottles|people|guests|kids|cfm|btus?|lumens|miles|times|pairs)\b|[k%]\b)/i;

function numberOf(said: string): number {
  const half = / and (?:a|one) half$/i.test(said) ? 0.5 : 0;
  const plain = said.replace(/ and (?:a|one) half$/i, '').toLowerCase();
  if (!/\d/.test(plain)) {
    const [first = '', second] = plain.split(/[- ]/);
    const ten = TENS.indexOf(first);
    const one = (word: string | undefined): number => ONES.indexOf(word ?? '') + 1;
    return half + (ten < 0 ? one(first) : 20 + ten * 10 + one(second));
  }
  const [whole, part] = plain.split(/[ -]/);
  const [over, under] = (part ?? '').split('/').map(Number);
  return half + Number(whole) + (over && under ? over / under : 0);
}

const inchesOf = (amount: string, isFeet: boolean, more: string | undefined): number =>
  numberOf(amount) * (isFeet ? 12 : 1) + (isFeet && more ? numberOf(more) : 0);

/** All lengths of a text, in its order. */
export function lengthsIn(text: string): Length[] {
  return allMatches(text, LENGTH).flatMap((match): Length[] => {
    const [said, a = '', feetA, moreA, inchesA, b, feetB, moreB, inchesB] = match;
    const span = { start: match.index, end: match.index + said.trimEnd().length };
    if (b === undefined) {
      const isBare = feetA === undefined && inchesA === undefined;
      const side = inchesOf(a, feetA !== undefined, moreA);
      if (isBare && OF_SOMETHING_ELSE.test(text.slice(span.end, span.end + 14))) return [];
      if (isBare ? !/^\d/.test(a) || side < LEAST_BARE || side > MOST_BARE : side < LEAST || side > MOST)
        return [];
      return [{ ...span, sides: [side], form: isBare ? 'bare' : 'unit' }];
    }
    const isToldB = feetB !== undefined || inchesB !== undefined;
    const isToldA = feetA !== undefined || inchesA !== undefined;
    const inFeet = isToldA || isToldB ? undefined : numberOf(a) <= IN_FEET && numberOf(b) <= IN_FEET;
    const sides = [
      inchesOf(a, inFeet ?? (isToldA ? feetA !== undefined : feetB !== undefined), moreA),
      inchesOf(b, inFeet ?? (isToldB ? feetB !== undefined : feetA !== undefined), moreB),
    ];
    return sides.every((side) => side >= LEAST && side <= MOST) ? [{ ...span, sides, form: 'pair' }] : [];
  });
}
