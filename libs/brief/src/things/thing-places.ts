import type { ThingPlace } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { allMatches } from '../text/all-matches.js';
import { upperFirst } from '../text.js';
import { low, placeAtStart, type Where } from './place-phrases.js';
import { idOf, isAnchor, lastThingNamed, NAMES, nameOfThingTold, ONE_NAME } from './placeable.js';

/**
 * Where words put things of a room: "fridge on the west wall", "bath in the northeast corner", "desk under the south
 * window", "range opposite the sink". The texts are those of plainText(); what is read around a name is bounded.
 */

/** Before a name that tells where something else stands, or that belongs to another room or thing. */
const REFERRED =
  /\b(?:next to|beside|(?<!\bside )by|near|close to|alongside|(?<!-)under|above|over|below|behind|opposite|across from|facing|faces|face|in front of|(?<!\b(?:wall|row|pair|bank) )of|from|to|at|no|without|remove|not)(?: (?:the|our|a|an|my|its|other|existing|any|old)){0,2} (?:[a-z-]{2,12} )?$/i;

const FILLER =
  /^(?:,? ?\b(?:that|which|is|are|goes|go|belongs|belong|stands|stand|stays|should|must|can|could|may|be|will|would|sits|sit|to|right|directly|placed|set|centered|tucked|built|in|up|for|two|three|four|five|six|eight|ten|shelves|clients|guests|kids|stools|seats|bikes|along with|be the (?:centerpiece|focal point|star|showpiece)|(?:at least |about |roughly )?\d{1,3}(?: ?(?:x|by) ?\d{1,3})?(?: ?(?:inch(?:es)?|in|feet|ft|foot))?(?: (?:wide|long))?)\b(?! (?:the|a|front)\b)){0,5},? ?/i;

/** Between two names of which one place is told: "washer and dryer", "a TV with built-ins". */
const AND =
  /^s? (?:(?:and|&|with) (?:(?:a|an|the|our|two|some) )?(?:\d{1,3}[ -]?(?:inch|in|ft|foot)[ -](?:wide )?)?(?:[a-z-]{3,12} )?|on (?:both|either|each) sides? of (?:the |our |a )?)$/i;

/** Before a name beside which another thing stands. */
const LOCATED =
  /\b(?:next to|beside|by|near|close to|opposite|across from|behind) (?:the|our|my|a) (?:[a-z-]{2,12} )?$/i;

/** Before a name that another thing stands on both sides of. */
const FLANKED = /\bsides? of (?:the |our |a )?$/i;

/** What stands along a wall by itself: what is named before it has no place by it. */
const ALONE: ReadonlySet<string> = new Set(['kitchenette', 'bar', 'dog-wash', 'entry-bench']);

const AROUND = { before: 90, after: 120 } as const;
const MOST = 12;
const MOST_NAMES = 60;

interface SaidPlace extends ThingPlace {
  readonly said: string;
}

/** What a text tells of where things of a room stand. */
export function readThingPlaces(text: string, category: RoomCategory): readonly SaidPlace[] {
  const named = allMatches(text, NAMES).slice(0, MOST_NAMES);
  const found: SaidPlace[] = [];
  let next:
    | { readonly where: Where; readonly from: number; readonly to: number; alone?: boolean }
    | undefined;
  for (const match of named.reverse()) {
    const from = match.index;
    const end = from + match[0].length;
    const before = text.slice(Math.max(0, from - AROUND.before), from);
    const shares = next && !next.alone && AND.test(text.slice(end, next.from));
    const here = shares ? next : placeAfter(text, end, category);
    const ahead = here ? undefined : placeBefore(text, from, category);
    const referred = REFERRED.test(before) && !FLANKED.test(before);
    const thing = idOf(match.slice(1), category);
    next = here && { ...here, from, alone: thing !== undefined && ALONE.has(thing) };
    if (referred) next = undefined;
    // "By the fireplace on the north wall" tells of the fireplace as well.
    const stands =
      !referred ||
      // "Away from the radiator under the east windows" tells where it is.
      thing === 'radiator' ||
      (LOCATED.test(before) && here?.where.how === undefined);
    if (thing === undefined || isAnchor(thing) || !stands || goesAway(text, end)) continue;
    if (here && here.where.to !== thing)
      found.push(...another(text, thing, here), { thing, ...here.where, said: text.slice(from, here.to) });
    else if (ahead && ahead.where.to !== thing)
      found.push({ thing, ...ahead.where, said: text.slice(ahead.from, end) });
  }
  return [...found.reverse(), ...ofPronouns(text, named, category), ...ofThere(text, category)].slice(
    0,
    MOST,
  );
}

/** "The gas comes up on the north wall so the range goes there", "…, that's where the range goes". */
const GOES_THERE =
  /\b(?:on|along|at) the (?:(?:long|short|back|far) )?(north|south|east|west) (?:wall|side)\b[^.;!?\n]{0,40}?(?:(the|our|my) ([a-z -]{3,24}) (?:goes|stays|should go|has to go|must go|should stay|needs to (?:be|go)|should be|will go|can go|belongs) there|that(?:['’]s| is) where (the|our|my) ([a-z -]{3,24}) (?:goes|should go|has to go|needs to (?:be|go)|should be|stays|belongs))\b/gi;

/** What is put at a wall that the words before it name. */
const ofThere = (text: string, category: RoomCategory): SaidPlace[] =>
  allMatches(text, GOES_THERE).flatMap((m): SaidPlace[] => {
    const name = m[3] ?? m[5] ?? '';
    const thing = lastThingNamed(name, category);
    return thing === undefined ? [] : [{ thing, at: low(m[1]), said: `${m[2] ?? m[4]} ${name}` }];
  });

/** A second wall for another of the same: "cribs on the east wall and the south wall". */
const ALSO =
  /^,? (?:and|&) (?:(?:the other|another|one|the second)(?: one)? )?(?:(?:is |goes )?(?:on|along|against) )?(?:the )?(north|south|east|west) (?:wall|side)\b/i;

function another(
  text: string,
  thing: string,
  { where, to }: { readonly where: Where; readonly to: number },
): readonly SaidPlace[] {
  const also = where.how || where.corner ? null : ALSO.exec(text.slice(to, to + AROUND.after));
  const [said = '', at = ''] = also ?? [];
  return also ? [{ thing, at: at.toLowerCase(), said: said.replace(/^,? /, '') }] : [];
}

const PUT_IT =
  /\b(?:put|move|hang|place|mount|set|want|have|keep|get) (?:it|them)(?= (?:back )?(?:on|against|along|opposite|across|under|by|beside|next|in|at|to|facing|left|right|near|above|over)\b)/gi;
/** How far back the thing was named. */
const FURTHEST = 120;

/** "The TV is on the wrong wall … Put it on the short wall": what was named last. `named` are the names from the last on. */
function ofPronouns(text: string, named: readonly RegExpMatchArray[], category: RoomCategory): SaidPlace[] {
  return allMatches(text, PUT_IT).flatMap((match): SaidPlace[] => {
    const from = match.index;
    const name = named.find((n) => {
      const at = n.index ?? 0;
      const before = text.slice(Math.max(0, at - AROUND.before), at);
      return at < from && from - at < FURTHEST && !REFERRED.test(before);
    });
    const thing = name && idOf(name.slice(1), category);
    const here = placeAfter(text, from + match[0].length, category);
    if (thing === undefined || !here || here.where.to === thing) return [];
    return [{ thing, ...here.where, said: text.slice(from, here.to) }];
  });
}

function placeAfter(
  text: string,
  end: number,
  category: RoomCategory,
): { where: Where; to: number } | undefined {
  const rest = text.slice(end, end + AROUND.after).split(/[.;!?\n](?:\s|$)/)[0] ?? '';
  const skipped = /^ ?/.exec(rest)?.[0].length ?? 0;
  const filled = FILLER.exec(rest)?.[0].length ?? 0;
  const passed = PAST.exec(rest)?.[0];
  // What has a place of its own gives it to nothing else.
  const past = passed === undefined || ONE_NAME.test(passed) ? undefined : passed.length;
  const having = HAVING.exec(rest)?.[0].length;
  const fitted = FITTED.exec(rest)?.[0].length;
  const starts = [
    ...(past === undefined ? [] : [past]),
    filled,
    skipped,
    ...(having ? [having] : []),
    ...(fitted ? [fitted] : []),
  ];
  for (const at of new Set(starts)) {
    // After a comma another clause begins.
    if (rest.slice(0, at).includes(',')) continue;
    const found = placeAtStart(rest.slice(at), category);
    if (found) return { where: found.where, to: end + at + found.length };
  }
  return placeFurther(rest, end, category);
}

/** Where a place may begin. */
const BEGINS =
  /\b(?:in|into|at|on|to|along|across|against|under|below|beneath|beside|by|near|next|close|opposite|facing|faces|left|right|either|flanking|over|above|towards?|alongside)\b/gi;

/** What says nothing of where a thing is, between its name and its place. */
const IN_BETWEEN = [
  /\bnot (?:taller|higher|wider|deeper|longer|bigger|more) than\b/gi,
  /\bwhere (?:it|they) (?:is|are|was|were|stands?)\b/gi,
  // "TV low on a media cabinet on the west wall", "bed with two nightstands on the north wall".
  /\b(?:on|in|with)(?: (?:a|an|its|two|some|our))(?: [a-z-]{3,12})? (?:media cabinet|cabinet|console|stand|nightstands?|chairs?|lamp|drawers|built[- ]ins)\b/gi,
  /\bin built[- ]ins\b/gi,
] as const;

/** Past these words another thing is told of. */
const ELSE =
  /\b(?:windows?|doors?|doorway|slider|opening|closets?|walls?|outlets?|switch(?:es)?|lights?|not|never|no|without|away|off|used|was|were|instead|because|so|but|where|who|if|when|we|i|he|she|they|there|there's|it|it's|my|our)\b|n't\b|, and (?:an?|the)\b/i;
/** A place is told no further behind its thing. */
const FURTHEST_PLACE = 60;

const blank = (text: string): string => ' '.repeat(text.length);

/** A place that does not follow at once: "bookshelves floor to ceiling along the whole north wall". */
function placeFurther(rest: string, end: number, category: RoomCategory): ReturnType<typeof placeAfter> {
  const idle = IN_BETWEEN.reduce((words, pattern) => words.replace(pattern, blank), rest);
  const stop = Math.min(
    FURTHEST_PLACE,
    ...[ELSE.exec(idle)?.index, ONE_NAME.exec(idle)?.index].filter((at) => at !== undefined),
  );
  for (const { index } of allMatches(idle.slice(0, stop), BEGINS)) {
    const found = placeAtStart(rest.slice(index), category);
    if (found) return { where: found.where, to: end + index + found.length };
  }
  return undefined;
}

/** Between a place that begins a clause and the thing that is put there. */
const MEANT =
  /^,? ?(?:(?:that's|is|goes|put|place|set|we|i|he|she|they|you|would|'d|want|wants|need|needs|like|love|to|have|a|an|the|our|my|some|two|three|be|there|should|could|go|new|big|small|large|low|tall) ?|(?:we|i)'d ){0,8}(?:[a-z-]{3,12} ){0,2}$/i;
const CLAUSE_BEGINS = /[.;!?:\n] ?|, (?:and |then |also )?/;

/** A place that is told before what stands there: "Along the back wall I want a workbench". */
function placeBefore(
  text: string,
  at: number,
  category: RoomCategory,
): { where: Where; from: number } | undefined {
  const before = text.slice(Math.max(0, at - AROUND.before), at);
  const sentence = before.split(/[.;!?:\n]/).at(-1) ?? '';
  for (const part of new Set([sentence, sentence.split(CLAUSE_BEGINS).at(-1) ?? ''])) {
    const clause = part.replace(/^ ?(?:(?:and|then|also) )?/i, '');
    const found = placeAtStart(clause, category);
    if (found && MEANT.test(clause.slice(found.length)))
      return { where: found.where, from: at - clause.length };
  }
  return undefined;
}

/** What goes has its place no more. */
const GOES =
  /^[^.;!?\n,]{0,60}?\b(?:(?:is|are|'s) (?:leaving|going away|gone|going)|(?:can|has to|must|will|needs to) go(?! (?:on|in|at|along|against|by|near|next|beside|under|over|above|across|opposite|between|behind|there|here|where|anywhere)\b)|goes away|comes out|used to be)\b/i;
const goesAway = (text: string, end: number): boolean => GOES.test(text.slice(end, end + AROUND.after));

/** What it has of its own, before its place: "guest bedroom with its own egress window next to a bath". */
const HAVING =
  /^ with (?:(?:its|their|an?|one|two) )?(?:own )?(?:[a-z]{3,12} ){0,2}(?:windows?|closets?|doors?|entrance),? (?=next to|beside|across|opposite|on|in|at|along)/i;

/** What it is fitted with or looks to, before its wall: "a bench with shoe cubbies under the window", "sink facing the yard on the north wall". */
const FITTED =
  /^ (?:with (?:an? |two |some )?(?:[a-z-]{3,12} ){0,2}(?:drawers|cubbies|hooks|storage|shelves|bench|niche|doors|seat|knee space|legs|mirror)(?: and (?:an? )?(?:[a-z-]{3,12} )?(?:drawers|hooks|niche|storage|shelves|seat))?|(?:facing|overlooking|looking (?:out )?(?:at|to|over|onto|on)) (?:the|our) (?!window)[a-z]{3,10}),? (?=(?:on|along|against|in|at|under) the )/i;

/** What else it is next to, before the part of the room: "next to the drain stack in the northeast corner". */
const PAST =
  /^ (?:(?:right|directly) )?(?:next to|beside|near|by|close to|behind) (?:the|our|a|an) (?:(?!door|window)[a-z-]{3,12} ){1,3}(?=(?:in|on|along) the (?:north|south|east|west))/i;

const HOW: Readonly<Record<NonNullable<ThingPlace['how']>, string>> = {
  under: 'at',
  beside: 'beside',
  across: 'across from',
  faces: 'facing',
  flanks: 'on both sides of',
  left: 'left of',
  right: 'right of',
  over: 'over',
  in: 'in',
  front: 'in front of',
  behind: 'behind',
  between: 'between',
  along: 'at the wall of',
  opposite: 'at the wall across from',
};

/** A told place in a sentence: "at the window on the south wall". */
export function placeInWords(place: Omit<ThingPlace, 'thing'>): string {
  const { at, corner, part, middle, end, how, to, and } = place;
  if (corner === 'any') {
    const { corner: _, ...rest } = place;
    return rest.how || rest.at ? `in the corner ${placeInWords(rest)}` : 'in a corner';
  }
  if (how === 'between' && to)
    return `between the ${and === undefined || and === to ? `${nameOfThingTold(to)}s` : `${nameOfThingTold(to)} and the ${nameOfThingTold(and)}`}`;
  if (how === 'front' && to === 'bed') return 'at the foot of the bed';
  if (how === 'under' && to !== undefined && to !== 'window')
    return `under the ${to === 'bunk-bed' ? 'loft bed' : nameOfThingTold(to)}`;
  if (how && to)
    return `${HOW[how]} the ${nameOfThingTold(to)}${at ? ` on the ${at} wall` : ''}${end ? `, towards its ${end} end` : ''}`;
  if (corner) return `in the ${at}${corner} corner`;
  if (at === 'middle') return 'in the middle of the room';
  if (at === 'far') return part ? 'at the back of the room' : 'on the back wall';
  if (middle) return `in the middle of the ${at} wall`;
  if (end) return `at the ${end} end of the ${at} wall`;
  return part ? `on the ${at} side of the room` : `on the ${at} wall`;
}

/** What was understood, as the ledger says it: "Refrigerator on the west wall". */
export const meaningOfPlace = (told: ThingPlace): string =>
  `${upperFirst(nameOfThingTold(told.thing))} ${placeInWords(told)}`;
