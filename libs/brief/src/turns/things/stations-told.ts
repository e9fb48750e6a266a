import { bySentence } from '../by-sentence.js';

/**
 * Two stations of one kitchen, as people who keep kosher or cook in twos tell them: "meat and dairy areas, each with its own sink and
 * dishwasher" are two sinks and two dishwashers, "one range" is shared by both.
 */

const STATIONS =
  /\b(?:kosher|dairy|parve|pareve|meat and milk|milk and meat|(?:two|2|separate|his and hers|his and her) (?:[a-z]{3,12} ){0,2}(?:zones|stations|areas|sides|kitchens|workstations))\b/i;
const KEPT_APART = /\b(?:kosher|dairy|parve|pareve|milk)\b/i;
/** What each of two has: a list after it. */
const EACH_HAS =
  /\b(?:(?:each|both) (?:one |side |area |station |zone )?(?:with|has|have|having|gets?|needs?|needing)|with) (?:its|their|a|an)(?: own)? ([a-z, -]{4,70})/i;
/** What is counted apart ends the list. */
const NEXT_THING = /,? (?:one|two|only|just|plus|but|except|sharing|shared)\b/i;
const OWN = /\b(?:its|their) own\b|\beach\b/i;
const SEPARATE =
  /\b(?:separate|two separate|different) (sinks)(?:(?: and|,|,? &) (?:separate )?(dishwashers))?\b/i;
const STATION_PARTS = /\b(sink|dishwasher|range|stove)\b/gi;
const ONE_RANGE =
  /\b(?:one|only one|just one|a single|a shared|1) ((?:\d{2} ?(?:inch|in\.?|") )?(?:(?:gas|electric|induction|pro|large|big|shared) ){0,2})(range|stove|cooktop)\b(?! (?:each\b|apiece\b|(?:and|in|on|at|for) (?:the |a )?(?:each|dairy|meat|milk)))/i;
const TWO_OF_THEM = /\b(?:two|2|second|separate) (?:[a-z]{3,10} )?(?:ranges?|stoves?|cooktops?)\b/i;

/** "Its own sink, dishwasher and range each" as two of each of them. */
function twoOfEach(sentence: string, whole: string): string {
  const said = EACH_HAS.exec(sentence);
  if (
    !said ||
    !OWN.test(said[0] + sentence.slice(said.index + said[0].length, said.index + said[0].length + 8))
  )
    return sentence;
  const [list = ''] = (said[1] ?? '').split(NEXT_THING, 1);
  const parts = [...list.matchAll(STATION_PARTS)].map(([part]) =>
    // Two sinks in one place are bowls, unless milk is kept from meat.
    part.toLowerCase() === 'sink' && !KEPT_APART.test(whole) ? 'a second sink' : `two ${part.toLowerCase()}s`,
  );
  const last = [...list.matchAll(STATION_PARTS)].at(-1);
  if (!last) return sentence;
  const end = said.index + said[0].length - (said[1] ?? '').length + last.index + last[0].length;
  return `${sentence.slice(0, said.index)}with ${parts.join(' and ')}${sentence.slice(end)}`;
}

/** A text with two stations in plain words. */
export function stationsTold(text: string): string {
  if (!STATIONS.test(text)) return text;
  const isOne = ONE_RANGE.test(text) && !TWO_OF_THEM.test(text);
  return bySentence(text, (sentence) => {
    const counted = (STATIONS.test(sentence) ? twoOfEach(sentence, text) : sentence).replace(
      SEPARATE,
      (_, sinks: string, washers: string | undefined) =>
        `two ${sinks}${washers ? ` and two ${washers}` : ''}`,
    );
    return isOne ? counted.replace(ONE_RANGE, 'a $1$2, one range shared') : counted;
  });
}
