import { allMatches } from '../text/all-matches.js';

/**
 * Sizes as people write them. Everything comes back in inches. The texts are those of plainText(): between two words
 * stands one space, and every repetition here is bounded, so that reading takes time in proportion to the text.
 */

const NUMBER = String.raw`\d{1,6}(?:\.\d{1,6})?(?!\d)`;
const FRACTION = String.raw`(?:\s\d/\d)?`;
/** Before these words "in" is no unit: "12x14 in the basement". */
const IN_A_PLACE = String.raw`\s(?:the|an?|my|our|his|her|their|this|that|one|each|former|old|need|front|back|total|all)\b`;
/** A unit in letters ends where its word ends, or before the "x" of "12ftx14ft": "12x15 master" is none in metres. */
const UNIT = `(?:(?:mm|cm|m(?:et(?:er|re)s?)?|ft|feet|foot|in(?!${IN_A_PLACE})(?:ch(?:es)?)?)(?![a-wyz]|x[a-z])|'{1,2}|"|[’′]|[”″])`;
const LENGTH = String.raw`(${NUMBER}${FRACTION})\s?-?\s?(${UNIT})?\.?(?:\s?-?\s?(${NUMBER}${FRACTION})\s?(in(?:ch(?:es)?)?|''|"|[”″])?)?`;
/** "wide", "long" and the like may stand between a length and its "by". */
const ASIDE = String.raw`\s?(?:wide|long|deep|w|l|d)?\s?`;
export const PAIR = new RegExp(
  String.raw`(?<![\d.$-])${LENGTH}${ASIDE}(?:x|×|by|\*)\s?${LENGTH}(?![\d%])`,
  'gi',
);
const AREA =
  /(?<![\d.$-])(\d[\d,]{0,9}(?:\.\d{1,6})?)\s?-?\s?(sq(?:uare)?\.?\s?-?(?:ft|feet|foot|f)|sqft|sf|ft2|ft²|sq(?:uare)?\.?\s?-?(?:m|met(?:er|re)s?)|sqm|m2|m²)(?![a-z])/gi;
const CEILING = [
  /(?<![\d.'-])([6-9]|1[0-4])()-(1[01]|\d)(?=\s(?:(?:high|tall|ft|foot)\s)?ceilings?\b)/i,
  new RegExp(String.raw`(?<![\d.])${LENGTH}\s?-?\s?(?:(?:high|tall|vaulted)\s?-?\s?)?ceilings?`, 'i'),
  /ceilings?(?:\sheight)?\s?(?:(?:is|are|at|of|low|only|just|about|around|barely)\s){0,3}([5-9]|1[0-4])()-(1[01]|\d)(?![\d/'x]|\s?(?:ft|feet|foot))/i,
  new RegExp(
    String.raw`(?<![\d.])${LENGTH}\s(?:up\s)?to\s(?:the\s)?(?:bottom\sof\sthe\s)?(?:joists|rafters|ceiling)\b`,
    'i',
  ),
  new RegExp(
    String.raw`ceilings?(?:\sheight)?\s?\(?(?:(?:is|are|of|at|:|=)\s?)?(?:(?:only|just|about|around|barely)\s)?${LENGTH}(?:\s?(?:high|tall))?`,
    'i',
  ),
];
const SINGLE = new RegExp(
  String.raw`(?<![\d.$-])(${NUMBER})\s?-?\s?(mm|cm|m|met(?:er|re)s?|ft|feet|foot|'|′)(?![a-z0-9²])`,
  'gi',
);

/** What a size may be said of beside a room. */
const THING =
  '(?:whiteboard|board|booth|stage|platform|riser|mural|map|easel|pegboard|kiln|freezer|washer|dryer|machine|hearth|recess|pond|sandbox|island|peninsula|closet|alcove|nook|aisle|headboard|ottoman|fireplace|cage|hearth|table|desk|rug|mat|bench|sofa|sectional|couch|bed|dresser|wardrobe|bookcase|shelf|shelves|vanity|vanities|tub|bathtub|shower|pan|sink|basin|toilet|mirror|window|skylight|door|slider|opening|tile|plank|paver|porcelain|ceramic|mosaic|travertine|cabinet|drawer|counter|countertop|fridge|refrigerator|range|stove|cooktop|hood|tv|television|screen|monitor|piano|beam|post|column|duct|pipe|soffit|step|stair|radiator|panel|workbench|bike|car|truck|van|boat|trailer|crate|christmas tree)';
/** Words of a clause that go on after a size to the thing that it is of: "4x8 kitchen island", "12 ft slider". */
const OF_THING_AFTER = new RegExp(
  String.raw`^\s?-?\s?(?:inch(?:es)?\s)?(?:(?!(?:kitchen|bath|bathroom|room|bedroom|basement|garage|office|space|area|with|and|or|for|to|has|is|in|on|at|by|under|over|beside|behind|between|near|off|beneath|needs|plus|one|two|three|four|five|six|both|ceilings?)\b)[a-z'-]{1,14}\s){0,2}${THING}(?:e?s)?\b(?!\s(?:kitchen|bath|bathroom|room|to (?:a )?(?:walk|shower))\b)`,
  'i',
);
/** Words of a clause that lead from a thing or a person to a size: "the table is 3x6", "my wife is 5 foot 2". */
const IS = String.raw`(?:\s(?:is|are|was|at|of|about|around|only|approximately|roughly|measures|measuring|at least|must be|that's|that is|has to be|should be|should hang|fits?|sized)|[:=]){0,3}`;
const OF_THING_BEFORE = new RegExp(String.raw`\b${THING}(?:e?s)?${IS}\s?-?\s?\(?$`, 'i');
const OF_LARGE_BEFORE = new RegExp(
  String.raw`\b(?:sectional|sofa|couch|closet|island|table|rug|desk|counter|countertop|bookcase|shelves|wardrobe|window|door|slider|opening|beam|soffit|car|truck|van|boat|trailer)s?${IS}\s?-?\s?\(?$`,
  'i',
);
const PERSON = String.raw`(?:\b(?:husband|wife|spouse|partner|son|daughter|mother|mom|father|dad|he|she|everyone)(?:\sis|'s)|\b(?:i am|i'm|im|we are|we're|he's|she's))(?:\s(?:only|about|almost|nearly|over|under|all of))?\s`;
const OF_CARS_BEFORE = /\b(?:\d|one|two|three|four)[ -]?cars?(?: garage)? ?$/i;
const OF_PERSON_BEFORE = new RegExp(`${PERSON}?$`, 'i');
const PERSON_SIZE = new RegExp(
  String.raw`${PERSON}[4-7](?:\s?-?\s?(?:'|[’′]|ft|foot|feet)\s?\d{0,2}(?:"|''|[”″])?|-\d{1,2}\b)`,
  'gi',
);
/** What is said of a single length that is no side of a room. */
const NO_SIDE_AFTER =
  /^\s?(?:at\s(?:the\s)?(?:walls?|eaves|knee|peak|ridge|low|high|sides?|edges?|center|middle)|tall|high|off|from|away|apart|above|below|between|up|down|deep|thick|clearance|of\s(?:counter|storage|clearance|space|cabinets|bench|wall|drawers|shelves|shelving))\b/i;
/** A length that is a limit for something: "no hooks below 5 feet". */
const LIMIT_BEFORE =
  /\b(?:below|above|(?:higher|lower|taller|shorter|longer|more|less|closer|nearer|further) than|within|up to|reach(?:es)?) ?(?:about |the )?$/i;
/** No bed, desk or table is so large in both ways, in inches; and so many inches, told without a unit, are the feet of no room. */
const LARGEST_FURNITURE = 96;
const LARGEST_ROOM_OF_FURNITURE = 20 * 12;
const OF_FURNITURE_AFTER =
  /^\s?(?:(?:twin|full|queen|king|bunk|single|double|standing|dining|new|big)\s){0,2}(?:bed|beds|desk|desks|vanity|dresser|toilet|sink|tv|table|fridge|refrigerator|range|stove|dishwasher|sofa|couch|tub|bathtub)\b/i;
/** Whether two lengths without a unit are those of the room, in feet, and not of what is named behind them: "12x14 fridge". */
export const isOfRoomBefore = (sides: readonly number[], after: string): boolean =>
  sides.every((side) => side >= 8 && side <= 20) && OF_FURNITURE_AFTER.test(after);
/** Nothing of the kind is so large, in inches, that a room of the size would not be meant. */
const LARGEST_THING = 60;
/** Square inches below which no room holds the thing that its size is told behind: "roll-in shower 5x5". */
const LEAST_ROOM = 35 * 144;
/** Whether a size stands alone in its clause, or is called the room's: that is the room where several are told. */
const STANDS_ALONE_BEFORE =
  /(?:^|[.,;:!?\n(]\s?)(?:(?:the|our|my|it'?s|its|is|room|size|about|approx|roughly)\s){0,3}$/i;
const STANDS_ALONE_AFTER =
  /^\s?(?:$|[.,;:!?\n)]|(?:ft|feet)?\s?(?:room|space|kitchen|bath|bathroom|bedroom|office|garage|basement)\b)/i;

const clauseTail = (text: string): string =>
  text
    .slice(-40)
    .split(/[,.;!?)\n]\s?/)
    .at(-1) ?? '';

/** A closet that becomes the room: "turn the 3x6 closet into a bath", "the closet is 5x7 and becomes my office". */
export const closetIsRoom = (text: string): boolean =>
  text.split(/[.;!?]/).some((sentence) => {
    const at = sentence.search(/\bcloset\b/i);
    if (at < 0) return false;
    const [before, after] = [sentence.slice(0, at), sentence.slice(at)];
    return (
      (/\b(?:turn|convert|transform|finish|chang|mak)(?:e|ing)?\b/i.test(before) &&
        /\binto\b/i.test(after)) ||
      /\b(?:becomes?|becoming|turned into|converted to|converted into)\b/i.test(after)
    );
  });

/** Whether a size is one of a thing or a person, by the words around it. */
function isOfThing(text: string, at: number, end: number, sides: readonly number[]): boolean {
  const before = clauseTail(text.slice(Math.max(0, at - 40), at));
  const after = text.slice(end, end + 60);
  if (
    sides.length === 2 &&
    closetIsRoom(text) &&
    (/^\s?(?:[a-z-]{1,14}\s){0,2}closet\b/i.test(after) || /\bcloset\b/i.test(before))
  )
    return false;
  // "Half bath under the stairs 3x6" tells of the bath, "teen room 10x12 full bed" of the room.
  if (sides.length === 2 && /\bunder (?:the |our )?(?:stairs|staircase|stairway) ?$/i.test(before))
    return false;
  if (
    sides.length === 2 &&
    sides.every((side) => side >= LARGEST_FURNITURE && side <= LARGEST_ROOM_OF_FURNITURE) &&
    OF_FURNITURE_AFTER.test(after)
  )
    return false;
  // "12 by 15 - upright piano": behind a dash another thing is told of.
  const length = text.slice(at, end);
  const ends = endsSentence(length, after) || (/\s[-–—]\s?$/.test(length) && /^\s?[a-z]/i.test(after));
  if ((!ends && OF_THING_AFTER.test(after)) || OF_PERSON_BEFORE.test(before)) return true;
  // "Desk stays, it's 60x30": no room is told so, and none is so long.
  if (
    sides.length === 2 &&
    /\b(?:it's|its|it is|they're|they are)(?: about)? ?$/i.test(before) &&
    Math.max(...sides) > 40 * 12
  )
    return true;
  // "Our 2-car 20x20" tells of the garage.
  if (OF_CARS_BEFORE.test(before)) return false;
  // "We only have 5 feet" tells of a place in the room.
  if (sides.length === 1 && /\bonly (?:have|got|has)(?: about)? ?$/i.test(before)) return true;
  if (sides.length === 1 && (NO_SIDE_AFTER.test(after) || LIMIT_BEFORE.test(before))) return true;
  // "A bath with a shower 6x9" tells of the bath; a sectional or an island may be so large.
  const inFeet =
    sides.every((side) => side >= LARGEST_THING && side <= 360) &&
    sides.reduce((area, side) => area * side, 1) >= LEAST_ROOM;
  return OF_THING_BEFORE.test(before) && (OF_LARGE_BEFORE.test(before) || !(sides.length === 2 && inFeet));
}

/** Whether a length ends its sentence: the point of "12x14. King bed", not that of "30 in. vanity", is read with it. */
export const endsSentence = (length: string, after: string): boolean =>
  /\d\.$/.test(length) || (length.endsWith('.') && /^\s?(?:[A-Z]|$)/.test(after));

interface SaidSize {
  readonly said: string;
  readonly widthIn?: number;
  readonly depthIn?: number;
  readonly areaSqFt?: number;
}

/** The first size in a text that is none of a thing or a person: two lengths, else an area, else one length (then only `widthIn`). */
export function readSize(text: string): SaidSize | undefined {
  const plain = withoutCeiling(inDigits(text));
  let first: SaidSize | undefined;
  for (const pair of allMatches(plain, PAIR)) {
    const [said, a, unitA, moreA, , b, unitB, moreB] = pair;
    const known = unitB ?? unitA;
    const width = lengthIn(a, unitA ?? known, moreA);
    const depth = lengthIn(b, unitB ?? known, moreB);
    // Without a unit, people write feet; numbers over 40 on both sides are inches. No room is under 40 in both ways: "in"
    // after it is no unit.
    const inFeet = known ? known === 'in' && width <= 40 && depth <= 40 : width <= 40 || depth <= 40;
    const factor = inFeet ? 12 : 1;
    const [widthIn, depthIn] = [width * factor, depth * factor];
    const end = pair.index + said.length;
    if (isOfThing(plain, pair.index, end, [widthIn, depthIn])) continue;
    const size = { said: said.trim(), widthIn, depthIn };
    first ??= size;
    const before = plain.slice(Math.max(0, pair.index - 40), pair.index);
    if (inFeet && STANDS_ALONE_BEFORE.test(before) && STANDS_ALONE_AFTER.test(plain.slice(end, end + 24)))
      return size;
  }
  if (first) return first;
  const [area] = plain.matchAll(AREA);
  if (area) {
    const amount = Number((area[1] ?? '').replaceAll(',', ''));
    const metric = /m/i.test((area[2] ?? '').replace(/square|sq/i, ''));
    return { said: area[0].trim(), areaSqFt: metric ? amount * 10.7639 : amount };
  }
  for (const single of allMatches(plain, SINGLE)) {
    const widthIn = lengthIn(single[1], single[2]);
    if (isOfThing(plain, single.index, single.index + single[0].length, [widthIn])) continue;
    return { said: single[0].trim(), widthIn };
  }
  return undefined;
}

/** What a text tells of how tall people are: "my wife is 5 foot 2". */
export const heightsOfPeople = (text: string): string[] =>
  allMatches(text, PERSON_SIZE).map(([said]) => said);

/** The ceiling's height if the text tells one. */
export function readCeiling(text: string): { readonly said: string; readonly heightIn: number } | undefined {
  for (const pattern of CEILING) {
    const match = pattern.exec(inDigits(text));
    if (!match) continue;
    const [said, amount, unit, more] = match;
    if (unit === '') return { said: said.trim(), heightIn: Number(amount) * 12 + Number(more) };
    const length = lengthIn(amount, unit, more);
    return { said: said.trim(), heightIn: unit ? length : length > 40 ? length : length * 12 };
  }
  return undefined;
}

/** The text without what it says of the ceiling and of sizes, so that neither is read as a feature. */
export function withoutSizes(text: string): string {
  let plain = withoutCeiling(inDigits(text));
  for (const pattern of [PAIR, AREA, SINGLE])
    plain = plain.replace(pattern, (...match: unknown[]) => {
      const [said, at] = [String(match[0]), Number(match.at(-2))];
      return endsSentence(said, plain.slice(at + said.length, at + said.length + 2)) ? '. ' : ' ';
    });
  return plain;
}

const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const SPELT =
  /\b(five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?=(?: and a half)?\s?(?:x|by)\b)|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?=(?: and a half)?\s?-?\s?(?:ft|feet|foot|inches)\b)|(?<=\bby\s)(five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b/gi;
/** Inches in words behind feet: "six foot eleven". */
const SPELT_INCHES =
  /(?<=\d\s?-?\s?(?:ft|feet|foot)\s)(one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b(?!\s(?:wide|long|people|windows?|doors?|chairs?|seats?|stools?))/gi;
const inDigit = (word: string): string => `${NUMBER_WORDS.indexOf(word.toLowerCase()) + 1}`;

/** "ten by thirteen and a half" → "10 by 13.5", "six foot eleven" → "6 foot 11". */
export const inDigits = (text: string): string =>
  text
    .replace(SPELT, inDigit)
    .replace(SPELT_INCHES, inDigit)
    // "24 deep 22 wide".
    .replace(
      /\b(\d{1,2}(?:\.5)?(?:\s?(?:ft|feet|foot|'))?)\s(?:deep|long|wide),?\s(?:and\s|by\s)?(?=\d{1,2}(?:\.5)?(?:\s?(?:ft|feet|foot|'))?\s(?:wide|deep|long)\b)/gi,
      '$1 by ',
    )
    .replace(/\b(\d{1,2})\sand\s(?:a|one)\shalf\b/gi, '$1.5');

function withoutCeiling(text: string): string {
  for (const pattern of CEILING) {
    const match = pattern.exec(text);
    if (match) return text.replace(match[0], ' ');
  }
  return text;
}

export function lengthIn(amount = '0', unit?: string, more?: string): number {
  const value = mixed(amount);
  const extra = more ? mixed(more) : 0;
  switch (unit?.toLowerCase().replace(/[.s]$/, '')) {
    case 'mm':
      return value / 25.4;
    case 'cm':
      return value / 2.54;
    case 'm':
    case 'meter':
    case 'metre':
      return value * 39.3701;
    case 'in':
    case 'inch':
    case 'inche':
    case '"':
    case '”':
    case '″':
    case "''":
      return value;
    case undefined:
      return value;
    default:
      return value * 12 + extra;
  }
}

/** `12 1/2` → 12.5 */
function mixed(text: string): number {
  const [whole = '0', fraction] = text.trim().split(/\s+/);
  const [over, under] = (fraction ?? '').split('/').map(Number);
  return Number(whole) + (over && under ? over / under : 0);
}
