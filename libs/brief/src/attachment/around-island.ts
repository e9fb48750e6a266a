import { sentencesOf } from '../text/sentences.js';
import { lengthsIn } from './lengths.js';

/** The floor that words ask for on every side of an island: "at least 48 inches between the island and everything". */

const ISLAND = /\bisland\b/i;
/** Between a length and what it is the measure of. */
const OPEN =
  /^ ?(?:(?:of|or more|or so|at least|minimum|min|wide|clear|clearance|clearances|space|open|floor|room|free|walking|walkway|walkways|aisle|aisles|path|paths|gap|passage|way|ways)\b[ ,]{0,2}){0,5}/i;
const ABOUT =
  /^(?:(?:all|completely|the whole way|everywhere)(?: the way)? )?(?:around|round|surrounding)\b(?! (?:the )?(?:table|room|corner|bed|tub))|^(?:on|at|from) (?:all|every|each|both|any|all four) sides?\b|^between (?:the |our )?island and (?:everything|all|anything|the rest|(?:the |any |all |our )?(?:other )?(?:cabinets|counters|walls?|perimeter|surroundings))\b|^(?:past|from) (?:the )?island on (?:all|every|each) sides?\b/i;
/** Before a length: "aisles around the island of 48 inches". */
const WAYS_BEFORE =
  /\b(?:aisles?|walkways?|clearances?|clear space|clear floor|space|paths?|room)\b[^,;:]{0,20}\b(?:around|on (?:all|every|each|both) sides? of) (?:the |our )?island[^,;]{0,24}$/i;
const NO_MEASURE = /^ ?(?:long|deep|x\b|by\b|high|tall|island|range|sink|fridge|stools?|overhang)/i;

/** Less than this is no way, and more no kitchen leaves. Inches. */
const [LEAST, MOST] = [30, 72];

/** The widest such measure of a text, in inches; undefined where none is told. */
export function clearAroundIsland(text: string): number | undefined {
  const told = sentencesOf(text).flatMap((sentence) =>
    ISLAND.test(sentence) ? lengthsIn(sentence).flatMap((length) => asWay(sentence, length)) : [],
  );
  return told.length > 0 ? Math.max(...told) : undefined;
}

function asWay(
  sentence: string,
  { start, end, sides, form }: ReturnType<typeof lengthsIn>[number],
): number[] {
  const [inches = 0] = sides;
  if (form === 'pair' || inches < LEAST || inches > MOST) return [];
  const behind = sentence.slice(end);
  const isWay =
    ABOUT.test(behind.replace(OPEN, '')) ||
    (!NO_MEASURE.test(behind) && WAYS_BEFORE.test(sentence.slice(0, start)));
  return isWay ? [inches] : [];
}
