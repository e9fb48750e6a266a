import type { ToldOfToday } from './told-of-today.js';

/**
 * What a text names as there by its article alone: of "pendants over the island", where nobody asks for an island, one stands there; a
 * fireplace that chairs are to face is built. Every repetition is bounded.
 */

/** Parts of a house that nobody brings along. */
const BUILT: readonly string[] = [
  ...['fireplace', 'wood ?stove', 'wood[- ]burning stove', 'skylights?', 'radiator', 'closet'],
  ...['water heater', 'furnace', 'boiler', 'sump pump', 'electrical panel', 'breaker box'],
];
/** Things that a job which leaves the rest as it is finds in its room, by the room. */
const STANDING_IN: Readonly<Record<string, readonly string[]>> = {
  kitchen: ['island', 'peninsula'],
  other: ['washer', 'dryer', 'washer and dryer', 'utility sink', 'laundry sink'],
};
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
const AFTER = String.raw`(?=\s(?:to be|as|is|was) (?:an?|the|our) (?:focal point|focus|center|centre|star))`;

const mentions = (name: string): RegExp => new RegExp(String.raw`\b${name}\b`, 'gi');
const asThere = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<=\b${BESIDE}\s)${ARTICLE}${name}\b|(?<=\b(?:furnace|boiler|panel) ?\/ ?)${name}\b|\b${ARTICLE}${name}\b${AFTER}`,
    'gi',
  );

interface Named {
  readonly every: RegExp;
  readonly there: RegExp;
}
const named = (names: readonly string[]): readonly Named[] =>
  names.map((name) => ({ every: mentions(name), there: asThere(name) }));
const OF_HOUSE = named(BUILT);
const OF_ROOM: Readonly<Record<string, readonly Named[]>> = Object.fromEntries(
  Object.entries(STANDING_IN).map(([category, names]) => [category, named(names)]),
);

/** Colors and materials of what is called the old one: "the original dark oak cabinets". */
const OF_OLD =
  /(?<=\b(?:the|our|my|those|these)\s(?:original|existing|current|old|outdated|dated|builder[- ]grade)\s)(?:[a-z-]{3,12}\s){1,3}(?=(?:kitchen\s)?(?:cabinets|cupboards|counters|countertops|backsplash|wallpaper|carpet)\b)/gi;

/** The places in a text that name what is there. */
export function landmarksThere(text: string, category: string): readonly ToldOfToday[] {
  const rest = text.replace(MADE_GOOD, '');
  const partly = !WHOLE.test(rest) && !/\bcabinets?\b/i.test(rest) ? (OF_ROOM[category] ?? []) : [];
  const landmarks = [...OF_HOUSE, ...partly].flatMap(({ every, there }) => {
    const found = [...text.matchAll(there)];
    // Once it is named otherwise those words say what becomes of it.
    return found.length > 0 && found.length === [...text.matchAll(every)].length ? found : [];
  });
  return [
    ...landmarks.map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      stands: true as const,
    })),
    ...[...text.matchAll(OF_OLD)].map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
  ];
}
