import { allMatches } from '../text/all-matches.js';
import type { ToldOfToday } from './told-of-today.js';

/**
 * What a text names as there by its article alone: of "pendants over the island", where nobody asks for an island, one stands there; a
 * fireplace that chairs are to face is built. Every repetition is bounded.
 */

/** Parts of a house that nobody brings along. */
const BUILT =
  '(?:fireplace|wood ?stove|wood[- ]burning stove|skylights?|radiator|closet|water heater|furnace|boiler|sump pump|electrical panel|breaker box)';
/** Things that a job which leaves the rest as it is finds in its room. */
const IN_KITCHEN = '(?:island|peninsula)';
const IN_LAUNDRY = '(?:washer and dryer|washer|dryer|utility sink|laundry sink)';

/** Words that ask for a room as a whole. */
const WHOLE =
  /\b(?:remodel|renovat|gut(?:ted|ting)?\b|redo(?:ing|ne)?\b|redesign|design\b|layout|reconfigur|from scratch|dream|open (?:it |this )?up|(?:remove|take (?:down|out)|knock (?:down|out)|open) (?:the|a|this|that) wall|new (?:kitchen|laundry|mudroom))/i;
/** Cabinets that are made good are no new ones. */
const MADE_GOOD =
  /\b(?:(?:re)?paint|reface|refinish|restain|stain|clean|keep|touch up)(?:ed|ing)?(?: all)? (?:the |our |my )?(?:[a-z]{3,10} ){0,2}cabinets\b|\bcabinet (?:hardware|pulls|knobs|handles|doors|lights?|lighting)\b|\bunder[- ]cabinet\b/gi;

const ARTICLE =
  '(?:the|our|my)\\s(?:(?:old|existing|current|original|brick|stone|gas|wood|big|large|small|tall|main)\\s){0,2}';
const BESIDE =
  '(?:over|above|under|underneath|beneath|below|behind|beside|next to|by|near|in front of|across from|opposite|opposite to|facing|faces?|around|flanking|(?:on|at) (?:either|each|both|one) sides? of|to the (?:left|right) of|(?:left|right) of|past|close to|in the corner by)';
const AS_FOCUS = '(?=\\s(?:to be|as|is|was) (?:an?|the|our) (?:focal point|focus|center|centre|star))';

interface Named {
  readonly every: RegExp;
  readonly there: RegExp;
}
const OF_HOUSE: Named = {
  every: new RegExp(`\\b${BUILT}\\b`, 'gi'),
  there: new RegExp(
    `(?<=\\b${BESIDE}\\s)${ARTICLE}${BUILT}\\b|(?<=\\b(?:furnace|boiler|panel) ?/ ?)${BUILT}\\b|\\b${ARTICLE}${BUILT}\\b${AS_FOCUS}`,
    'gi',
  ),
};
const OF_ROOM: Readonly<Record<string, Named>> = {
  kitchen: {
    every: new RegExp(`\\b${IN_KITCHEN}\\b`, 'gi'),
    there: new RegExp(`(?<=\\b${BESIDE}\\s)${ARTICLE}${IN_KITCHEN}\\b`, 'gi'),
  },
  other: {
    every: new RegExp(`\\b${IN_LAUNDRY}\\b`, 'gi'),
    there: new RegExp(`(?<=\\b${BESIDE}\\s)${ARTICLE}${IN_LAUNDRY}\\b`, 'gi'),
  },
};
/** The thing that some words end with: "the old wood stove". */
const nameOf = (said: string): string => (said.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, '');

/** Things that a text names as there and in no other way: of others those words say what becomes of them. */
function namedAsThere(text: string, { every, there }: Named): RegExpExecArray[] {
  const names = allMatches(text, every).map(([said]) => nameOf(said));
  const found = allMatches(text, there);
  return found.filter(([said]) => {
    const name = nameOf(said);
    return (
      names.filter((one) => one === name).length === found.filter(([other]) => nameOf(other) === name).length
    );
  });
}

/** Colors and materials of what is called the old one: "the original dark oak cabinets". */
const OF_OLD =
  /(?<=(?<!\b(?:keep|keeping|leave|leaving|reuse|reusing|save|saving|like|love)\s)\b(?:the|our|my|those|these)\s(?:original|existing|current|old|outdated|dated|builder[- ]grade)\s)(?:[a-z-]{3,12}\s){1,3}(?=(?:kitchen\s)?(?:cabinets|cupboards|counters|countertops|backsplash|wallpaper|carpet)\b)/gi;

/** The places in a text that name what is there. */
export function landmarksThere(text: string, category: string): readonly ToldOfToday[] {
  const rest = text.replace(MADE_GOOD, '');
  const ofRoom = !WHOLE.test(rest) && !/\bcabinets?\b/i.test(rest) ? OF_ROOM[category] : undefined;
  const landmarks = [OF_HOUSE, ...(ofRoom ? [ofRoom] : [])].flatMap((named) => namedAsThere(text, named));
  return [
    ...landmarks.map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      stands: true as const,
    })),
    ...allMatches(text, OF_OLD).map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  ];
}
