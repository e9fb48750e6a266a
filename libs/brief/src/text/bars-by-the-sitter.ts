/**
 * Grab bars by who sits on the toilet, with the back to its tank: "bars on his left", "a bar on the left side of the toilet", "his right
 * side is weak, bars on the strong side" are bars at a hand. Every repetition is bounded.
 */

const WHOSE =
  "(?:his|her|their|my|our|the|your|dad's|mom's|dad’s|mom’s|grandma's|grandpa's|grandma’s|grandpa’s)";
const BARS = '((?:(?:an?|two|one|the|new|sturdy) ){0,2}(?:(?:grab|safety|support|hand) )?(?:bars?|rails?))';
const LINK =
  '(?: (?:to be|should be|must be|needs to be|go|goes|installed|mounted|set|only|just|right)){0,2}';

/** "Bars on his left", "bars on the left side of the toilet". */
const TO_HAND = new RegExp(
  `\\b${BARS}${LINK} (?:on|at|to|along) ${WHOSE} (left|right)(?:[ -]hand)?(?: side)?(?: (?:of|when) (?:the|his|her|it) ?(?:toilet|seat|commode)?)?(?! (?:wall|of the (?:tub|shower|bath|door|vanity|sink))\\b)`,
  'gi',
);
const BOTH = new RegExp(
  `\\b${BARS}${LINK} (?:(?:on|at|to) )?(?:both|either|each) sides?(?: of)?(?: (?:the|his|her) )?(?:toilet|seat|commode)\\b`,
  'gi',
);
/** "Bars on his weak side", with the side told elsewhere. */
const BY_STRENGTH = new RegExp(
  `\\b${BARS}${LINK} (?:on|at|to) ${WHOSE} (weak|weaker|bad|strong|stronger|good) (?:side|hand|arm)\\b(?:,? which is (?:his|her|the|my) (left|right))?(?:,? (?:because |since |as )?(?:his|her|the|my) (?:left|right) (?:side|arm|leg) (?:is|was left) (?:weak|weaker|bad|paralyzed|numb))?`,
  'gi',
);
const WEAK =
  /\b(left|right)(?: side| arm| hand| leg)? (?:is|was left|got) (?:weak|weaker|paralyzed|bad|affected|numb)\b|\b(?:weak|weaker|bad|paralyzed|affected) (?:on (?:the|his|her|my) )?(left|right)\b/i;

/** Whether a sentence is of who sits there: in a room of words for beds or stairs a rail is another. */
const OF_TOILET = /\b(?:toilet|commode|bathroom|shower|tub|grab bars?|bars?)\b/i;

const other = (hand: string): string => (hand === 'left' ? 'right' : 'left');
/** Bars as the vocabulary has them, of a toilet that was named with them. */
const held = (all: string, bars: string, at: string): string =>
  `${bars}${/\b(?:toilet|seat|commode)$/i.test(all) ? ' by the toilet' : ''}, hold at ${at}`;

/** A text in which bars stand by the hand of who sits. */
export function barsByTheSitter(text: string): string {
  if (!/\b(?:bars?|rails?)\b/i.test(text) || !OF_TOILET.test(text)) return text;
  const [, one, two] = WEAK.exec(text) ?? [];
  const weak = (one ?? two)?.toLowerCase();
  return text
    .replace(BY_STRENGTH, (all, bars: string, side: string, told?: string) => {
      const hand = told?.toLowerCase() ?? (/^(?:w|b)/i.test(side) ? weak : weak && other(weak));
      return hand ? held(all, bars, `the sitters ${hand}`) : all;
    })
    .replace(BOTH, (all, bars: string) => held(all, bars, 'both hands of the sitter'))
    .replace(TO_HAND, (all, bars: string, hand: string, at: number) => {
      // "The left side of the tub" tells of another thing; a rail of a stair or a crib likewise.
      const before = text.slice(Math.max(0, at - 12), at);
      return /\b(?:towel|curtain|wet|breakfast|snack) $/i.test(before)
        ? all
        : held(all, bars, `the sitters ${hand.toLowerCase()}`);
    });
}
