import type { SizedThing, ThingSize } from '@plumbline/concept';
import { closetIsRoom, endsSentence, inDigits, isOfRoomBefore, lengthIn, PAIR } from '../shell/sizes.js';
import { allMatches } from '../text/all-matches.js';

/** Sizes that words give to things of a room: "an 8 foot island", "my desk is 30x60", "vanity, 48 in at most". */

export interface SaidThingSize extends ThingSize {
  readonly said: string;
}

/** What each thing is called, without endings of more than one. */
const CALLED: Readonly<Record<string, SizedThing>> = {
  'mechanical room': 'mechanical-room',
  'utility room': 'mechanical-room',
  'furnace room': 'mechanical-room',
  'boiler room': 'mechanical-room',
  recliner: 'armchair',
  armchair: 'armchair',
  glider: 'armchair',
  'rocking chair': 'armchair',
  'coffee table': 'coffee-table',
  'pool table': 'pool-table',
  'window seat': 'window-seat',
  'window bench': 'window-seat',
  slider: 'patio-door',
  'sliding door': 'patio-door',
  'sliding glass door': 'patio-door',
  'french door': 'patio-door',
  'patio door': 'patio-door',
  'linen cabinet': 'linen-cabinet',
  'linen tower': 'linen-cabinet',
  'linen cupboard': 'linen-cabinet',
  'pantry cabinet': 'pantry',
  'pantry cupboard': 'pantry',
  pantry: 'pantry',
  island: 'island',
  peninsula: 'peninsula',
  table: 'dining-table',
  desk: 'desk',
  sectional: 'sectional',
  sofa: 'sofa',
  couch: 'sofa',
  couche: 'sofa',
  loveseat: 'sofa',
  rug: 'rug',
  vanity: 'vanity',
  bathtub: 'bathtub',
  tub: 'bathtub',
  clawfoot: 'bathtub',
  shower: 'shower',
  'dog wash': 'shower',
  'dog shower': 'shower',
  'dog washing station': 'shower',
  'walk in shower': 'shower',
  'walk-in shower': 'shower',
  tv: 'tv',
  television: 'tv',
  'flat screen': 'tv',
  bookcase: 'bookcase',
  bookshelf: 'bookcase',
  bookshelve: 'bookcase',
  dresser: 'dresser',
  'chest of drawer': 'dresser',
  'china cabinet': 'china-cabinet',
  'china hutch': 'china-cabinet',
  hutch: 'china-cabinet',
  'pie safe': 'china-cabinet',
  sideboard: 'sideboard',
  buffet: 'sideboard',
  credenza: 'sideboard',
  'media console': 'tv-console',
  'tv console': 'tv-console',
  'tv stand': 'tv-console',
  console: 'tv-console',
  wardrobe: 'wardrobe',
  armoire: 'wardrobe',
  workbench: 'workbench',
  'walk in closet': 'closet',
  'walk-in closet': 'closet',
  'walk-in': 'closet',
  closet: 'closet',
  'work bench': 'workbench',
  fridge: 'refrigerator',
  refrigerator: 'refrigerator',
  range: 'range',
  stove: 'range',
  cooktop: 'range',
  induction: 'range',
  sink: 'sink',
  mirror: 'mirror',
  nightstand: 'nightstand',
  'night stand': 'nightstand',
  'bedside table': 'nightstand',
  window: 'window',
  'wet bar': 'bar',
  'home bar': 'bar',
  'dry bar': 'bar',
  'wine fridge': 'beverage-cooler',
  'wine cooler': 'beverage-cooler',
  'wine refrigerator': 'beverage-cooler',
  'beverage fridge': 'beverage-cooler',
  'beverage cooler': 'beverage-cooler',
  'beverage center': 'beverage-cooler',
  'drinks fridge': 'beverage-cooler',
  'console table': 'console-table',
  dishwasher: 'dishwasher',
  'file cabinet': 'file-cabinet',
  'filing cabinet': 'file-cabinet',
  freezer: 'freezer',
  ottoman: 'ottoman',
  'tool chest': 'tool-chest',
  'tool cabinet': 'tool-chest',
  'tool box': 'tool-chest',
  toolbox: 'tool-chest',
  'wall oven': 'wall-oven',
  'double oven': 'wall-oven',
};
/** The same names, the longest first, and what may not follow: a shower head is no shower. Of tables for work and play no size is kept. */
const THING =
  '((?:cutting|quilting|craft|sewing|work|side|end|folding|night|card|poker|game|air hockey|ping pong|changing|train|layout|vanity|dressing|makeup|drafting|picnic|patio) table|dog washing station|(?:mechanical|utility|furnace|boiler) room|rocking chair|sliding glass door|wine refrigerator|pantry cupboard|chest of drawer|beverage fridge|beverage cooler|beverage center|linen cupboard|pantry cabinet|walk in shower|walk-in shower|walk in closet|walk-in closet|filing cabinet|linen cabinet|china cabinet|media console|bedside table|drinks fridge|console table|coffee table|window bench|sliding door|refrigerator|file cabinet|tool cabinet|window seat|french door(?! (?:fridge|refrigerator|oven))|linen tower|flat screen|china hutch|night stand|wine fridge|wine cooler|double oven|pool table|patio door|dog shower|television|bookshelve|tv console|work bench|nightstand|dishwasher|tool chest|peninsula|sectional|bookshelf|sideboard|workbench|induction|wall oven|loveseat|clawfoot(?! tub)|dog wash|bookcase|armchair|recliner|pie safe|glider|credenza|tv stand|wardrobe|home bar|tool box|bathtub|dresser|console(?! table)|armoire|walk-in|cooktop|wet bar|dry bar|freezer|ottoman|toolbox|slider|pantry|island|vanity(?! (?:light|mirror|top|table))|shower(?! (?:head|door|curtain|valve|bench|niche|seat|wall))|buffet|closet(?! door)|fridge|mirror|window|table(?! (?:saw|lamp|tennis|top))|couche?|hutch|range(?! hood)|stove|desk(?! (?:chair|lamp))|sofa|sink|rug|tub|tv(?! (?:stand|console|wall)))s?';

const AT_END = new RegExp(String.raw`\b${THING}$`, 'i');

/** The thing that a noun phrase calls by its last word: "floating double vanity"; nothing for a "side table". */
export const sizedThingCalled = (phrase: string): SizedThing | undefined =>
  HEADS.has(phrase.slice(phrase.lastIndexOf(' ') + 1).replace(/s$/, ''))
    ? thingOf(AT_END.exec(phrase.replace(/vanities$/, 'vanity').replace(/love seat$/, 'loveseat')))
    : undefined;
const HEADS: ReadonlySet<string> = new Set([
  ...Object.keys(CALLED).map((name) => name.slice(name.lastIndexOf(' ') + 1)),
  'vanitie',
  'seat',
  'walk-in',
]);

/** Words of one clause between a length and its thing: "60 in double vanity". */
const DESCRIBED = String.raw`(?:(?!(?:with|and|or|for|to|has|is|in|on|at|by|from|of|under|next|because|so|the|then|while|behind|beside|one|two|three|four|side|wall(?! (?:hung|mounted)))\b)[a-z'-]{1,14} ){0,2}?`;
const AFTER = new RegExp(
  String.raw`^\s?-?\s?(?:inch(?:es)?\s|in\s)?(?:(?:wide|long|w|max|of)\s)?${DESCRIBED}${THING}\b(?! to (?:a )?(?:walk|shower)\b)`,
  'i',
);
const BEFORE = new RegExp(
  String.raw`\b${THING}(?:\s(?:is|are|of|about|around|only|approximately|roughly|measures|at least|at|must|be|has|to|should|minimum of|no less than|no smaller than|max|maximum|at most|no bigger than|no wider than|up to|that's|(?:but|and|so) it (?:can only|can|must|has to|should|needs to))|[:=]){0,4}\s?-?\s?\(?$`,
  'i',
);
/** A thing of the clause before, and the end of the clause that a length stands alone in. */
const BEFORE_COMMA = new RegExp(
  String.raw`\b${THING}(?:(?: built)? (?:to|on|at|in|inside|by|for|along) (?:the |my |our |a )?[a-z]{3,12}(?: [a-z]{3,12})?)?, ?(?:(?:about|around|is|at least|like|maybe|say) )?$`,
  'i',
);
/** Nothing, or a word of how near a size is meant. */
const HEDGED = /^\s?(?:(?:at least|about|around|roughly|is|like|maybe|say)\s?)?$/i;
const ENDS = /^\s?(?:wide|long|across)?\s?\.?$/i;
/** "Two 72 inch sofas": a count stands before it. */
const SINGLE =
  /(?<![\d.$x×/-]|\d\d\s|\d\s(?!\d\d))(\d{1,3}(?:\.\d{1,2})?(?:\s\d\/\d)?)\s?-?\s?(ft|feet|foot|'(?!')|[’′](?![’′])|in(?:ch(?:es)?)?\b|"|''|[”″]|(?=\s(?:wide|long)\b))(?!\d)/gi;
/** Lengths of something else than the front: heights, depths, distances. */
const NO_FRONT =
  /^\s?(?:tall|high|deep|thick|off|from|away|apart|above|below|between|clearance|ceilings?)\b/i;
const AT_MOST = /\b(?:max|maximum|at most|no (?:bigger|wider|larger|longer|more) than|up to)\b/i;
/** "Under 60 in" is a most; "a 60 inch desk under the window" stands below one. */
const UNDER = /\bunder\s?$/i;
const AT_LEAST =
  /\b(?:at least|minimum|min|no (?:smaller|less|shorter|narrower) than|or (?:more|larger|longer|wider|bigger))\b/i;
const AROUND = 48;
const WIDEST_FRIDGE = 48;
const FRENCH = /^\s?-?\s?(?:inch(?:es)? |in )?french door/i;
const FRIDGE = /\b(?:fridge|refrigerator)\b/i;

/** Whether words name the doors of a refrigerator that the text tells of. */
export const isOfFridge = (words: string, widthIn: number, text: string): boolean =>
  widthIn <= WIDEST_FRIDGE && FRENCH.test(words) && FRIDGE.test(text);

/** The sides of a thing, inches, its front first. "My desk is 30x60": one sits at its long side. */
export function frontOf(
  thing: string,
  [a = 0, b]: readonly number[],
): Pick<ThingSize, 'widthIn' | 'depthIn'> {
  if (b === undefined) return { widthIn: a };
  return thing === 'desk' && b > a ? { widthIn: b, depthIn: a } : { widthIn: a, depthIn: b };
}

/** Whether the words before and after a length make it the most or the least that is meant. */
export function limitsBeside(before: string, after: string): Pick<ThingSize, 'most' | 'least'> {
  if (AT_MOST.test(before.slice(-16)) || UNDER.test(before) || AT_MOST.test(after.slice(0, 24)))
    return { most: true };
  return AT_LEAST.test(before.slice(-20)) || AT_LEAST.test(after.slice(0, 24)) ? { least: true } : {};
}

const clauseBefore = (text: string): string => text.split(/[,.;!?)\n]\s?/).at(-1) ?? '';
const clauseAfter = (text: string): string => text.split(/[,;!?(\n]|\.\s/, 1)[0] ?? '';

const thingOf = (match: RegExpExecArray | null): SizedThing | undefined =>
  CALLED[match?.[1]?.toLowerCase() ?? ''];

const WALK_IN = /\bwalk[- ]?in\b(?! (?:shower|pantry|tub|cooler))/i;
/** Nobody walks into less; shelves are as deep. Inches. */
const LEAST_WALKED_IN = 42;
const ENDS_SENTENCE = /[.;!?\n]/;
/** So far behind it a walk-in closet may be told how deep it is, letters. */
const FAR = 90;

/** Whether a length is how deep a walk-in closet of the same sentence goes: one walks into it so far. */
function isDepthOfWalkIn(before: string, after: string): boolean {
  if (!/^\s?deep\b/i.test(after)) return false;
  const sentence = before.slice(-FAR).split(ENDS_SENTENCE).at(-1) ?? '';
  const at = sentence.search(WALK_IN);
  const since = at < 0 ? '' : sentence.slice(at).replace(/^walk[- ]?in(?: closets?)?/i, '');
  return at >= 0 && !ANY_THING.test(since);
}
const ANY_THING = new RegExp(String.raw`\b${THING}\b`, 'i');

/** "Replace the 60 inch vanity by a 48": the width of the old one gives way to that of the new. */
const EXCHANGED =
  /\b((?:replac|swapp?|trad|switch|exchang|chang)(?:e|ing)? (?:out )?(?:the|our|my|this|that) )\d{2,3}( ?(?:inch(?:es)?|in|")? ?)([a-z]{3,14}(?: [a-z]{3,14})?)( (?:by|with|for|to) (?:a |an |one of )?)(\d{2,3})\b(?! ?(?:x|by)\b)/gi;
const withNewSizes = (text: string): string =>
  text.replace(
    EXCHANGED,
    (_, verb: string, unit: string, thing: string, by: string, size: string) =>
      `${verb}${size}${unit.trim() ? unit : ' inch '}${thing}${by}`,
  );

/** Numbers alone that are this small are feet of a rug: nobody lays one of 14 inches. */
const RUG_IN_FEET = 24;
export const isInFeet = (thing: string, sides: readonly number[]): boolean =>
  thing === 'rug' && sides.length === 2 && sides.every((side) => side < RUG_IN_FEET);

/** The sizes of things that a text tells; of each thing the first. */
export function readThingSizes(whole: string): SaidThingSize[] {
  const text = withNewSizes(inDigits(whole));
  const found = new Map<SizedThing, SaidThingSize>();
  const taken: { readonly start: number; readonly end: number }[] = [];
  const add = (match: RegExpMatchArray, read: readonly number[], isBare = false): void => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (taken.some((t) => start < t.end && end > t.start)) return;
    const before = clauseBefore(text.slice(Math.max(0, start - AROUND), start));
    const beyond = text.slice(end, end + AROUND);
    const after = endsSentence(match[0], beyond) ? '' : clauseAfter(beyond);
    const isDeep = (read[0] ?? 0) >= LEAST_WALKED_IN && isDepthOfWalkIn(text.slice(0, start), after);
    if (NO_FRONT.test(after) && !isDeep) return;
    // "A sliding door to the deck, 9 ft wide".
    const apart =
      HEDGED.test(before) && ENDS.test(after)
        ? thingOf(BEFORE_COMMA.exec(text.slice(Math.max(0, start - AROUND), start)))
        : undefined;
    const [widthIn = 0] = read;
    const called = isDeep ? 'closet' : (thingOf(AFTER.exec(after)) ?? thingOf(BEFORE.exec(before)) ?? apart);
    // "The refrigerator is new (a 36 inch French door)".
    const thing = called === 'patio-door' && isOfFridge(after, widthIn, text) ? 'refrigerator' : called;
    if (!thing || found.has(thing) || (thing === 'closet' && read.length === 2 && closetIsRoom(text))) return;
    const sides = isBare && isInFeet(thing, read) ? read.map((side) => 12 * side) : read;
    if (sides.some((side) => side < 6 || side > 480)) return;
    taken.push({ start, end });
    found.set(thing, {
      said: match[0].trim(),
      thing,
      ...frontOf(thing, sides),
      ...limitsBeside(before, after),
    });
  };
  for (const pair of allMatches(text, PAIR)) {
    const [, a, unitA, moreA, , b, unitB, moreB] = pair;
    const known = unitB ?? unitA;
    const [first, second] = [lengthIn(a, unitA ?? known, moreA), lengthIn(b, unitB ?? known, moreB)];
    // Without a unit, tables and rugs are told in feet, and whatever is longer than 12 in inches.
    if (!known && isOfRoomBefore([first, second], text.slice(pair.index + pair[0].length).slice(0, 40)))
      continue;
    const factor = known || first > 12 || second > 12 ? 1 : 12;
    add(pair, [first * factor, second * factor], known === undefined);
  }
  for (const single of allMatches(text, SINGLE)) {
    const feet = /^(?:f|'$|[’′])/i.test(single[2] ?? '');
    add(single, [lengthIn(single[1], feet ? 'ft' : 'in')]);
  }
  return [...found.values()];
}

const NAMES: Readonly<Partial<Record<SizedThing, string>>> = {
  bathtub: 'tub',
  'dining-table': 'table',
  'patio-door': 'glass door',
  sink: 'sink base',
  'tv-console': 'media console',
  tv: 'television',
};
/** What a thing is called in a sentence. */
export const nameOfThing = (thing: SizedThing): string => NAMES[thing] ?? thing.replaceAll('-', ' ');

const inches = (n: number): string => `${Math.round(n * 2) / 2}`;
/** "60 by 30 in"; of a television the diagonal alone. */
export const sizeText = ({
  thing,
  widthIn,
  depthIn,
}: Pick<ThingSize, 'thing' | 'widthIn' | 'depthIn'>): string =>
  depthIn === undefined || thing === 'tv'
    ? `${inches(widthIn)} in`
    : `${inches(widthIn)} by ${inches(depthIn)} in`;
/** What a size is understood as: "Size of the desk: 60 by 30 in". */
export const meaningOfSize = (size: ThingSize): string =>
  `Size of the ${nameOfThing(size.thing)}: ${size.most ? 'at most ' : size.least ? 'at least ' : ''}${sizeText(size)}`;
