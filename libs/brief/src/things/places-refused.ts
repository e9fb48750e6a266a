import { isSide, type PlaceRefused, type Side } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { allMatches } from '../text/all-matches.js';
import { upperFirst } from '../text.js';
import { idOf, lastThingNamed, NAMES, nameOfThingTold } from './placeable.js';

/** Where words say that a thing is not to stand: "microwave not over the range", "get the TV off the mantel". */

interface SaidPlaceRefused extends PlaceRefused {
  readonly said: string;
  /** The words for the place, which ask for nothing. */
  readonly place: string;
  /** The words for the thing, if what refuses the place stands before them. */
  readonly refusing?: string;
}

const PLACE =
  '(above|over|on top of|on|in front of|under|underneath|next to|beside|by|near|close to|against|at|along|from|facing|across from|opposite|visible from|seen from|in view (?:of|from)|in line with|in|block|blocking|cover|covering)';
const TARGET = String.raw`(?:(?:the|our|my|any|an?|that|this|gas|(?:front|back)(?! wall)) ){0,3}((?:outside|exterior|outer|cold|north|south|east|west|left|right|back|front) walls?|walls?(?! oven| cabinet)|corners?|windows?|mantel(?:piece)?|mantle|fire ?place|fire|radiators?|doors?|doorway|entry|range|stove|cooktop|oven|sink|tub|bathtub|toilet|shower|bed|tv|desk|sofa|couch|fridge|refrigerator|dishwasher)\b`;
const STANDS = '(?:(?:to|be|go|sit|hang|hung|stand|mounted|put|placed|right|directly|up|of) ){0,4}';

/** Behind the thing: "TV not above the mantel", "keep the piano away from the window". */
const BEHIND = new RegExp(
  String.raw`\b(not|never|cannot|can't|cant|shouldn't|shouldnt|must not|isn't|anywhere but|anywhere except|away|off) ${STANDS}(?:${PLACE} )?${TARGET}`,
  'gi',
);
/** What stands before "away" and "off" where they refuse a place. */
const TAKES = /\b(?:get|take|move|keep|want) [^,]{2,30} $/i;
/** "The desk away from the door"; not "the sink is six feet away from the stove". */
const IS_AWAY =
  /\b(?:should be|must be|has to be|needs to be|goes|stays|stands|well|far|further|farther|as far) $/i;
/** "We want a bench off the entry" asks for it there. */
const TAKES_OFF = /\b(?:get|take|move|keep) [^,]{2,30} $/i;
/** "There is no table by the bed" complains. */
const COMPLAINS = /\b(?:there is|there's|there are|it has|has) $/i;
/** Before the thing: "don't put the TV over the fireplace", "no TV above the mantel". */
const AHEAD = new RegExp(
  String.raw`\b((?:don't|dont|do not|never|not|no|nobody wants|avoid)(?: (?:want|put|hang|mount|like|place|have|putting|placing|having))?(?: (?:a|an|the|our|my|this|that))? [a-z]{2,12}(?: [a-z]{2,12})?) (?:to )?${STANDS}${PLACE} ${TARGET}`,
  'gi',
);
/** "The toilet faces you when the door is open", "so the toilet isn't what you see when you open the door". */
const TOILET = /\btoilet\b/gi;
const SEEN_AT =
  /\b(?:(?:faces?|facing|greets?|stares? at) (?:you|me|us|everyone|everybody|people)|(?:thing|what) (?:that )?(?:you|we|people|guests|i) see)\b/i;
const AS_IT_OPENS = /^[^.,;!?\n]{0,30} open(?:s|ed)?\b/i;
const FURTHEST_SEEN = 60;

/** The words by which the toilet is not to meet the eye, and where they end. */
function toiletsSeen(text: string): SaidPlaceRefused[] {
  return allMatches(text, TOILET).flatMap(({ index, 0: thing }) => {
    const after = text.slice(index + thing.length).split(/[.;!?\n]/, 1)[0] ?? '';
    const seen = SEEN_AT.exec(after.slice(0, FURTHEST_SEEN));
    if (!seen) return [];
    const end = seen.index + seen[0].length;
    const place = after.slice(0, end + (AS_IT_OPENS.exec(after.slice(end))?.[0].length ?? 0));
    return [
      {
        thing: 'toilet',
        how: 'faces',
        to: 'door',
        seen: true,
        said: thing + place,
        place: place.trimStart(),
      },
    ];
  });
}

/** Places at which features are refused by their own words. */
const ELSEWHERE_READ =
  /^(?:window|sink|range|stove|cooktop|oven|door|fridge|refrigerator|north|south|east|west)/i;
/** What stands somewhere in any case: "no bed against the window" refuses the place. */
const FURNITURE: ReadonlySet<string> = new Set(
  'bed crib sofa desk tv piano dresser toilet chair dining-table refrigerator range'.split(' '),
);
const AROUND = 60;

/** Walls by the compass, or as one sees them who comes in from the south. */
const SIDES_CALLED: Readonly<Record<string, Side>> = {
  north: 'north',
  south: 'south',
  east: 'east',
  west: 'west',
  back: 'north',
  front: 'south',
  left: 'west',
  right: 'east',
};

const targetOf = (word: string): string => {
  if (/^walls?$/i.test(word)) return 'wall';
  const side = SIDES_CALLED[/^[a-z]{4,5}(?= wall)/i.exec(word)?.[0].toLowerCase() ?? ''];
  if (side) return side;
  if (/wall/i.test(word)) return 'outside wall';
  if (/^corner/i.test(word)) return 'corner';
  // Where a range and no wall oven stands, its oven is meant.
  if (/^oven/i.test(word)) return 'range';
  if (/^window/i.test(word)) return 'window';
  if (/^(?:mantel|mantle|fire)/i.test(word)) return 'fireplace';
  if (/^(?:door|entry)/i.test(word)) return 'door';
  if (/^radiator/i.test(word)) return 'radiator';
  return lastThingNamed(word) ?? word.toLowerCase();
};

const howOf = (place: string, to: string): PlaceRefused['how'] => {
  if (/^(?:facing|across|opposite|visible|seen|in view|in line)/i.test(place)) return 'faces';
  const isUpon =
    /^(?:above|over|on)/i.test(place) &&
    !/^(?:window|wall|outside wall|corner|north|south|east|west)$/.test(to);
  return isUpon ? 'over' : 'near';
};

const isOfSight = (place: string): boolean => /^(?:visible|seen|in view)/i.test(place);

/** Only of a desk words tell that it faces a wall; and no wall looks at anything. */
const isSense = ({ thing, how, to }: PlaceRefused): boolean =>
  how !== 'faces' || !/^(?:wall|outside wall|corner|north|south|east|west)$/.test(to) || thing === 'desk';

const placeOf = (thing: string, place: string, to: string): PlaceRefused => ({
  thing,
  how: howOf(place, to),
  to,
  ...(isOfSight(place) ? { seen: true } : {}),
});

const thingOf = (words: string, category: RoomCategory): string | undefined => {
  const microwave = words.toLowerCase().lastIndexOf('microwave');
  if (microwave >= 0) return 'microwave';
  return lastThingNamed(words, category);
};

/** What stands by a bed or a sofa and takes its place from it. */
const TAKEN_ALONG: ReadonlySet<string> = new Set(['nightstand', 'lamp', 'side-table']);

/** "A king bed, two nightstands, not under a window": the bed is not. */
function headOf(words: string, category: RoomCategory): string | undefined {
  if (!/, ?(?:but )?$/.test(words)) return undefined;
  const ids = allMatches(words, NAMES).map((name) => idOf(name.slice(1), category));
  return TAKEN_ALONG.has(ids.at(-1) ?? '')
    ? ids.findLast((id) => id !== undefined && !TAKEN_ALONG.has(id))
    : undefined;
}

/** Whether the last word names the thing: "the desk" of "the desk away from the door". */
const endsWithThing = (words: string, category: RoomCategory): boolean =>
  thingOf(words.trimEnd().split(' ').slice(-2).join(' '), category) !== undefined;

const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - AROUND), at)
    .split(/[.;!?\n]/)
    .at(-1) ?? '';

/** What a text tells of places that things are not to have. */
export function readPlacesRefused(text: string, category: RoomCategory): readonly SaidPlaceRefused[] {
  const ahead = allMatches(text, AHEAD).flatMap((match): SaidPlaceRefused[] => {
    const [said, refusing = '', place = '', target = ''] = match;
    if (COMPLAINS.test(text.slice(Math.max(0, match.index - 12), match.index))) return [];
    const thing = / it$/i.test(refusing)
      ? lastThingNamed(text.slice(Math.max(0, match.index - AROUND), match.index), category)
      : thingOf(refusing, category);
    const isVerb = /^(?:don't|dont|do not|never|nobody|avoid)|\b(?:want|put|hang|mount|place)\b/i.test(
      refusing,
    );
    if (thing === undefined || (!isVerb && !FURNITURE.has(thing) && ELSEWHERE_READ.test(target))) return [];
    const to = targetOf(target);
    const where = / (?:visible|seen)$/i.test(refusing) && /^from$/i.test(place) ? 'seen from' : place;
    return [{ ...placeOf(thing, where, to), said, place: said.slice(refusing.length + 1), refusing }];
  });
  const behind = allMatches(text, BEHIND).flatMap((match): SaidPlaceRefused[] => {
    const [said, refuses = '', where, target = ''] = match;
    // "A walk-in shower, not a tub" refuses the tub, and no place.
    if (where === undefined && !/^(?:away|off|anywhere)/i.test(refuses)) return [];
    const place = where ?? 'on';
    const before = clauseBefore(text, match.index);
    const named = headOf(before, category) ?? thingOf(before, category);
    const isBeside = named !== undefined && endsWithThing(before, category);
    if (/^away/i.test(refuses) && !(TAKES.test(before) || isBeside || (named && IS_AWAY.test(before))))
      return [];
    if (/^off/i.test(refuses) && !TAKES_OFF.test(before)) return [];
    const thing = named;
    const to = targetOf(target);
    if (thing === undefined || thing === to) return [];
    return [{ ...placeOf(thing, place, to), said, place: said }];
  });
  return [...ahead, ...behind, ...toiletsSeen(text), ...ofNothing(text)].filter(isSense);
}

/** "Nothing near the fire": no seat stands there. */
const NOTHING_NEAR =
  /\b(?:nothing|no ?(?:one|body)|none of (?:it|us|the seats)) (?:(?:should|can|may) )?(?:(?:be|sit|stand|go|too) ){0,2}(near|close to|next to|by|beside) (?:the |our |a |any )?(fire ?place|fire|stove|radiator)\b/gi;
const SEATS = ['chair', 'sofa'] as const;

const ofNothing = (text: string): SaidPlaceRefused[] =>
  allMatches(text, NOTHING_NEAR).flatMap(([said, place = '', target = '']) =>
    SEATS.map((thing) => ({
      ...placeOf(thing, 'near', /stove/i.test(target) ? 'fireplace' : targetOf(target)),
      said,
      place: place === '' ? said : said.slice(said.indexOf(place)),
    })),
  );

const HOW: Readonly<Record<PlaceRefused['how'], string>> = {
  over: 'over',
  near: 'near',
  faces: 'facing',
  far: 'near',
};

/** What was understood: "Microwave not over the range". */
export const meaningOfPlaceRefused = ({ thing, how, to, seen }: PlaceRefused): string =>
  how === 'far'
    ? `${upperFirst(nameOfThingTold(thing))} far from the ${nameOfThingTold(to)}`
    : `${upperFirst(nameOfThingTold(thing))} not ${seen ? 'in sight of' : HOW[how]} the ${isSide(to) ? `${to} wall` : nameOfThingTold(to)}`;
