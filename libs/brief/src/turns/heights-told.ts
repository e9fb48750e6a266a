import { allMatches } from '../text/all-matches.js';
import { HIGH_AT } from '../text/sayings/told-behind.js';
import type { Span } from '../text/span.js';

/**
 * Heights that are told without their word: "squat rack needs 8 ft and we've got 7'10\"" is a rack of 8 ft height under a ceiling of
 * 7'-10". Every repetition is bounded.
 */

const HEIGHT = String.raw`(\d{1,2} ?(?:['’]|ft\b\.?|feet\b|foot\b)(?: ?\d{1,2} ?(?:["”]|in\b|inches\b)?)?)`;
/** What reaches up. */
const TALL =
  '(?:(?:squat|power|half) rack|power cage|rack|pull-?up bar|smith machine|cable machine|treadmill|elliptical|golf simulator|lift|car lift|climbing wall|bookcase|wardrobe|armoire|christmas tree|canopy bed|bunk beds?|loft bed)';
/** "My squat rack needs 8 ft", "the rack is 8 feet tall". */
const NEEDS_HEIGHT = new RegExp(
  String.raw`\b((?:my |the |our |his |her |a )?${TALL}) (?:needs|wants|requires|takes|is|has to have|calls for|must have)(?: (?:about|at least|around|a ceiling of))? ${HEIGHT}(?: (?:tall|high|of (?:height|headroom|clearance|ceiling)|ceilings?|height|headroom|clearance|minimum))?(?= ?(?:[,;.!?\n]|$)| (?:and|but|so)\b)`,
  'gi',
);
/** "We've got 7'10\"", "I only have 7 ft 4". */
const HAVE_HEIGHT = new RegExp(
  String.raw`\b(?:we|i|it|there)(?:['’](?:ve|s))?(?: (?:only|just|really|have|has|got|is|about)){1,4} ${HEIGHT}(?: (?:to (?:the )?joists|(?:of )?(?:headroom|height|ceilings?|clearance)|high|tall|down there|in here))?(?= ?(?:[,;.!?\n]|$)| (?:and|but|so)\b)`,
  'gi',
);
const OF_HEIGHT =
  /\b(?:rack|cage|tall|height|headroom|head room|ceilings?|joists|golf|swing|lift|overhead|clearance)\b/i;
/** A room is so high, in feet. */
const LOWEST = 6;
const HIGHEST = 14;

const SENTENCE = /[^.!?;\n]{1,400}(?:\.(?=\d)[^.!?;\n]{1,60}){0,3}/g;

/** "7'6 at the door": no six doors. */
const AT_PLACE =
  /\b(\d{1,2})['’] ?(\d{1,2})(?: ?(?:["”]|in\b|inches\b))?(?= (?:at|by|near) the (?:doors?|entry|entrance|window|far end|back|front|wall|high side|low side|peak|ridge|middle|center)\b)/gi;
/** "7'2 under the ducts": so high is the room where it is lowest. */
const UNDER_DUCT =
  /\b(?:(?:ceilings?|it|that|the height|headroom) (?:is|are|drops to|goes down to|comes down to) )?(?:about |only |just )?(\d{1,2})['’] ?(\d{1,2})?(?: ?(?:["”]|in\b|inches\b))? (?:under|below|to|beneath) the (?:bottom of the )?(?:main )?(?:(?:floor )?joists|rafters|ducts?|ductwork|duct work|trunk line|beams?|i-?beams?|steel beam|girder|bulkhead|soffits?)\b/gi;

/** A text in which each height is told by its word. */
export const heightsTold = (text: string): string =>
  text
    .replace(AT_PLACE, '$1 ft $2 in')
    .replace(UNDER_DUCT, (said, feet: string, inches: string | undefined) =>
      isOfRoom(feet) ? `${feet}'${inches ?? 0} to the joists` : said,
    )
    .replace(SENTENCE, (sentence) => {
      if (!OF_HEIGHT.test(sentence)) return sentence;
      return sentence
        .replace(HAVE_HEIGHT, (said, height: string) =>
          isOfRoom(height) ? `the ceiling is ${height}` : said,
        )
        .replace(NEEDS_HEIGHT, (_, thing: string) => thing);
    });

const isOfRoom = (height: string): boolean => {
  const feet = Number.parseInt(height, 10);
  return feet >= LOWEST && feet < HIGHEST;
};

/** Where a text tells such heights: they are no widths. */
export const heightsIn = (text: string): Span[] =>
  allMatches(text, SENTENCE).flatMap(({ 0: sentence, index }) =>
    (OF_HEIGHT.test(sentence) ? [NEEDS_HEIGHT, HAVE_HEIGHT, HIGH_AT] : [HIGH_AT]).flatMap((pattern) =>
      allMatches(sentence, pattern).map((found) => ({
        start: index + found.index,
        end: index + found.index + found[0].length,
      })),
    ),
  );
