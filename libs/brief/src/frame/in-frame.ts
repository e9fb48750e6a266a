import { runsEast, type Side } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { longWallTold } from '../openings/long-wall.js';
import { DEFAULT_SIZES } from '../shell/default-sizes.js';
import { readSize } from '../shell/sizes.js';
import { type Edit, edited } from '../statements/edits.js';
import type { Span } from '../text/span.js';
import { entryOf, type NamedThing, namedThingsIn, roomBefore } from './named-things.js';
import { NEXT, type Place, placesOf } from './phrases.js';
import { enteredAt, plainly } from './plain-places.js';
import { OF_SHEET, OPENINGS, PUT_IT, type Standing, sentenceAround, standingOf } from './stand.js';
import { factsOf, viewsOf } from './views.js';

/**
 * Places that are told from where the writer stands, written by the compass: one frame for the whole room. Where the way in was
 * told by no wall, one is chosen for it that contradicts nothing told.
 */

export interface InFrame {
  readonly texts: readonly string[];
  /** What was taken for the way in, as a sentence. */
  readonly assumed: readonly string[];
  /** Each place that was written by the compass, and the words that it was told in. */
  readonly written: readonly Written[];
  /** The texts as they were before. */
  readonly before: readonly string[];
  /** The wall of the way in, where something is told by it, and walls that were chosen for what other things are told by. */
  readonly entry?: Side;
  readonly chosen?: ReadonlyMap<string, Side>;
}

export interface Written {
  readonly plain: string;
  readonly typed: string;
}

/** Texts of one request in one frame; those that tell no such place come back as they are. */
export function inFrame(given: readonly string[], category: RoomCategory, area = ''): InFrame {
  const before = given.map((one) => enteredAt(one, category));
  const text = before.join('\n');
  const asTyped = (): InFrame => ({ texts: before.map(plainly), assumed: [], written: [], before });
  if (!RELATIVE.test(text)) return asTyped();
  const told = placesOf(text);
  if (
    told.every(({ ways }) => ways.every(({ is }) => is === 'side' || is === 'length')) &&
    !OF_SHEET.test(text)
  )
    return asTyped();
  const mentions = namedThingsIn(text, category);
  const places = told.flatMap((place) => named(place, text, mentions, category));
  const views = viewsOf(text);
  const facts = factsOf(text);
  const entry = entryOf(text, mentions, category);
  const standing = standingOf({
    text,
    category,
    mentions,
    places,
    views,
    facts,
    entry,
    isLong: longOf(text, area, category),
  });
  const made = editsFor({
    text,
    category,
    mentions,
    places,
    standing,
    stated: facts.said.filter(({ told }) => told),
  });
  // A door on a short wall and a window at the far end leave a bathroom every wall that does: its planner knows both words.
  if (category === 'bathroom' && places.every((place, k) => isOfEnds(place, standing.subjects[k])))
    return asTyped();
  if (made.length === 0) return asTyped();
  const near = (one: Span): boolean => {
    const [from, to] = sentenceAround(text, one);
    return made.some(({ start, end }) => start >= from && end <= to);
  };
  const gone = views.filter((one) => !one.sits && near(one));
  const own = entryAt({ text, entry, standing, taken: [...made, ...gone], category });
  const idle = [...gone, ...facts.said.filter((one) => !one.told && near(one))].map(
    ({ start, end }): Edit => ({
      start,
      end,
      text: /^[A-Z]/.test(text.slice(start, end)) || text[start - 1] === undefined ? '' : ' ',
    }),
  );
  const edits = [
    ...made,
    ...own,
    ...idle.filter((one) => ![...made, ...own].some((e) => e.start < one.end && one.start < e.end)),
  ];
  const texts: string[] = [];
  let from = 0;
  for (const one of before) {
    const own = edits
      .filter((edit) => edit.start >= from && edit.end <= from + one.length)
      .map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from }));
    texts.push(own.length > 0 ? tidy(edited(one, own)) : one);
    from += one.length + 1;
  }
  const written = made.flatMap(({ start, end, text: plain }) =>
    plain === '' || start === end ? [] : [{ plain, typed: text.slice(start, end) }],
  );
  const wayIn = withWayIn({
    texts: texts.map(plainly),
    standing,
    isTold: own.length > 0,
    entry,
    category,
    from: roomBefore(text),
  });
  return { ...wayIn, written, before, entry: standing.entry, chosen: standing.chosen };
}

const isOfEnds = ({ ways, form }: Place, subject: NamedThing | undefined): boolean =>
  form !== 'corner' &&
  OPENINGS.has(subject?.key ?? '') &&
  ways.every((way) => way.is === 'side' || way.is === 'length' || (way.is === 'seen' && way.hand === 'far'));

/** Words without which no text tells a place from where one stands. */
const RELATIVE =
  /\b(?:left|right|far|back|rear|front|opposite|across|other|same|that (?:wall|side|end)|ahead|behind|top|bottom|facing|faces|looking|street|yard|house|hall|hallway|outside wall|window (?:wall|side)|corner between|there)\b/i;

/** A place that goes on to the name of a thing is by that thing. */
function named(
  place: Place,
  text: string,
  mentions: readonly NamedThing[],
  category: RoomCategory,
): readonly Place[] {
  let { end } = place;
  const ways = place.ways.map((way) => {
    if (way.is !== 'by' || way.to === 'last') return way;
    if (way.to !== NEXT) return { ...way, to: namedThingsIn(way.to, category)[0]?.key ?? way.to };
    const next = mentions.find((one) => one.start >= place.end && one.start <= place.end + FURTHEST);
    if (!next || /[.,;:!?\n(]/.test(text.slice(place.end, next.start))) return undefined;
    end = next.end;
    return { ...way, to: next.key };
  });
  return ways.some((way) => way === undefined)
    ? []
    : [{ ...place, end, ways: ways.flatMap((way) => way ?? []) }];
}
/** An adjective before a name. */
const FURTHEST = 12;

function longOf(text: string, area: string, category: RoomCategory): (side: Side) => boolean | undefined {
  const size = readSize(area) ?? readSize(text);
  const usual = DEFAULT_SIZES[category];
  const [w, d] =
    size?.widthIn && size.depthIn ? [size.widthIn, size.depthIn] : [usual.widthIn, usual.depthIn];
  const told = longWallTold(text);
  if (told) return (side) => (told === 'east-west') === runsEast(side);
  return (side) => (w === d ? undefined : runsEast(side) === w > d);
}

interface Writing {
  readonly text: string;
  readonly category: RoomCategory;
  readonly mentions: readonly NamedThing[];
  readonly places: readonly Place[];
  readonly standing: Standing;
  /** What says of itself where it lies: "the house wall is to the north". */
  readonly stated: readonly Span[];
}

/** Every place that was told otherwise than by the compass, as the readers of places know it. */
const editsFor = ({ text, category, mentions, places, standing, stated }: Writing): readonly Edit[] =>
  places.flatMap((place, i): Edit[] => {
    const sides = standing.sides[i] ?? [];
    if (sides.length === 0 || place.known) return [];
    if (place.ways.every(({ is }) => is === 'side') && COMPASS.test(text.slice(place.start, place.end)))
      return [];
    if (stated.some((one) => place.start < one.end && one.start < place.end)) return [];
    // "No cabinets on the window wall" refuses a place.
    if (
      REFUSED.test(
        text
          .slice(Math.max(0, place.start - 50), place.start)
          .split(/[.,;:!?\n]/)
          .at(-1) ?? '',
      )
    )
      return [];
    const subject = standing.subjects[i]?.key;
    if (place.over && subject !== 'window') return [];
    // "The door is on a short wall" says enough where nothing is told from it.
    if (place.ways.every(({ is }) => is === 'length') && !standing.seen) return [];
    if (place.form === 'beside') {
      const [from] = sentenceAround(text, place);
      const door =
        mentions.filter((one) => one.end <= place.start && one.start >= from).at(-2) ?? mentions[0];
      return door
        ? [{ start: place.start, end: place.end, text: `next to the ${door.said.toLowerCase()}` }]
        : [];
    }
    if (isTakenBack(i, { text, places, standing })) return [{ start: place.start, end: place.end, text: '' }];
    const isOpening = OPENINGS.has(subject ?? '');
    const last = places[i - 1];
    const isAlong =
      place.form === 'end' &&
      last !== undefined &&
      last.form !== 'corner' &&
      last.form !== 'end' &&
      /^(?: too| as well)?,? $/.test(text.slice(last.end, place.start));
    const plain = written(place, sides, text, isOpening ? 'bedroom' : category, { isOpening, isAlong });
    const pronoun = THOSE.exec(text.slice(Math.max(0, place.start - 24), place.start));
    const about = standing.subjects[i];
    // "King bed facing the windows, those are on …" tells of the windows.
    if (pronoun && about && OPENINGS.has(about.key) && about.end === place.start - pronoun[0].length) {
      const verb = isMany(about.said) ? 'are' : 'is';
      return [
        { start: about.end, end: place.end, text: `. The ${about.said.toLowerCase()} ${verb} ${plain}` },
      ];
    }
    const both = isOpening && about ? thingBefore(about, mentions, text) : undefined;
    if (both && about && place.start > about.end)
      return [
        { start: both.end, end: both.end, text: ` ${plain}` },
        { start: place.start, end: place.end, text: plain },
      ];
    const put = PUT_IT.exec(text.slice(Math.max(0, place.start - 14), place.start));
    if (put && about) {
      const from = place.start - put[0].length;
      return [{ start: from, end: place.end, text: `${put[0].split(' ')[0]} the ${about.said} ${plain}` }];
    }
    return (
      hoisted(place, standing.subjects[i], plain, text) ?? [
        { start: place.start, end: place.end, text: plain },
      ]
    );
  });

/** "The sink and a big window belong there": the thing that an opening is told with. */
function thingBefore(
  opening: NamedThing,
  mentions: readonly NamedThing[],
  text: string,
): NamedThing | undefined {
  const before = mentions[mentions.indexOf(opening) - 1];
  if (!before || OPENINGS.has(before.key)) return undefined;
  return /^ and (?:an? |the )?$/i.test(text.slice(before.end, opening.start)) ? before : undefined;
}

/** "Range on the left leg … actually swap those, range right": what was said last holds. */
const isTakenBack = (
  i: number,
  { text, places, standing }: Pick<Writing, 'text' | 'places' | 'standing'>,
): boolean =>
  places.some((later, j) => {
    const [one, other] = [standing.subjects[i], standing.subjects[j]];
    return (
      j > i &&
      one !== undefined &&
      other !== undefined &&
      one.key === other.key &&
      (standing.sides[j]?.length ?? 0) > 0 &&
      standing.sides[j]?.[0] !== standing.sides[i]?.[0] &&
      TURNED_ROUND.test(text.slice(places[i]?.end, later.start))
    );
  });
const TURNED_ROUND =
  /\b(?:actually|swap (?:those|them|that)|switch (?:those|them)|rather|scratch that|no,|no wait|wait,|other way (?:a)?round)/i;

/** "Washer and dryer side by side with a counter over top, on the wall …": the place goes to its thing. */
function hoisted(
  place: Place,
  subject: NamedThing | undefined,
  plain: string,
  text: string,
): Edit[] | undefined {
  if (subject === undefined || subject.end > place.start || OPENINGS.has(subject.key)) return undefined;
  const between = text.slice(subject.end, place.start);
  if (
    between.length > FURTHEST_BACK ||
    !SET_OFF.test(between) ||
    !/^s? (?:side|with|w\/|that|for)\b/i.test(between)
  )
    return undefined;
  const at = subject.end + (text[subject.end] === 's' ? 1 : 0);
  const comma = place.start - (/[ ,]{1,2}$/.exec(between)?.[0].length ?? 0);
  return [
    { start: at, end: at, text: ` ${plain}` },
    { start: comma, end: place.end, text: '' },
  ];
}
const THOSE = /, (?:those|these|they|that|it|which)(?:['’]s|['’]re| is| are) $/i;
const SET_OFF = /, $/;
const FURTHEST_BACK = 90;

const COMPASS = /north|south|east|west/i;
const REFUSED =
  /\b(?:no|not|nothing|never|without|away from|off|except|(?:do|does|did|wo|ca|should)n['’]t)\b(?! (?:matter|too|moving|going anywhere))/i;

/** The wall of the way in, behind the words that name it. */
function entryAt({
  text,
  entry,
  standing,
  taken,
  category,
}: Pick<Writing, 'text' | 'category' | 'standing'> & {
  readonly entry: NamedThing | undefined;
  /** Words that are written otherwise. */
  readonly taken: readonly Span[];
}): readonly Edit[] {
  if (!entry || !standing.seen || standing.entryTold || standing.entryWritten) return [];
  if (category === 'garage' || !/^[ .,;]/.test(text.slice(entry.end, entry.end + 1))) return [];
  if (taken.some((one) => one.start <= entry.end && entry.start <= one.end)) return [];
  return [{ start: entry.end, end: entry.end, text: ` on the ${standing.entry} wall` }];
}

const KEPT = /^(?:on|along|against|in|at|across|to|into|toward|towards)$/i;
/** Before a wall that is told of by itself: "the middle of the …", "the … has a window". */
const OF = /\b(?:of|has|is|takes? up|fills?|covers?|spans?) $/i;
const OF_WALL = /\b(?:middle|center|length) of $|\b(?:takes? up|fills?|covers?|spans?) $/i;
const SUBJECT = /^ (?:is|are|has|have|gets?|holds|with|needs|is where|already)\b/i;

function written(
  place: Place,
  sides: readonly Side[],
  text: string,
  category: RoomCategory,
  { isOpening, isAlong }: { readonly isOpening: boolean; readonly isAlong: boolean },
): string {
  const { prep, form, start, end } = place;
  const [first, second] = sides;
  if (first === undefined) return text.slice(start, end);
  if (form === 'corner' && second !== undefined && runsEast(first) !== runsEast(second)) {
    const [ns, ew] = runsEast(first) ? [first, second] : [second, first];
    // A door near where one comes in is in the other wall of that corner.
    const [deep] = place.ways;
    const isNear =
      (deep?.is === 'seen' && deep.hand === 'near') || (deep?.is === 'beyond' && deep.what === 'front');
    const ofWall = /\b(?:left|right)(?:[- ]hand)? (?:wall|side)\b/i.test(text.slice(start, end));
    if (isOpening && (isNear || ofWall)) return `at the ${first} end of the ${second} wall`;
    return `in the ${ns}${ew} corner`;
  }
  if (isAlong) return `at the ${first} end`;
  const noun =
    form === 'end' && ENDS.has(category)
      ? 'end'
      : form === 'side' && category === 'basement'
        ? 'side'
        : 'wall';
  const isOwn =
    prep === '' &&
    (OF.test(text.slice(Math.max(0, start - 12), start)) || SUBJECT.test(text.slice(end, end + 16)));
  const isNoun = /^(?:the|our|my|your|its|that|this|one|a|left|right)\b/i.test(text.slice(start, end));
  if (place.over) return `on the ${first} wall ${text.slice(start, end)}`;
  if (isOwn && (isNoun || OF_WALL.test(text.slice(Math.max(0, start - 12), start))))
    return `the ${first} ${noun}`;
  const isTo =
    /^to$/i.test(prep) && /(?:\bis|\bare|['’]s) $/i.test(text.slice(Math.max(0, start - 5), start));
  return `${KEPT.test(prep) && !isTo ? prep.toLowerCase() : 'on'} the ${first} ${noun}`;
}

/** Rooms in whose ends something stands that is at no wall. */
const ENDS: ReadonlySet<RoomCategory> = new Set(['living room', 'basement', 'other', 'garage']);

/** Adds the wall of the way in, and those that were chosen, where something is told by them. */
function withWayIn({
  texts,
  standing,
  isTold,
  entry,
  category,
  from,
}: {
  readonly texts: readonly string[];
  readonly standing: Standing;
  /** Its wall stands at its first mention. */
  readonly isTold: boolean;
  readonly entry: NamedThing | undefined;
  readonly category: RoomCategory;
  /** The room that one comes in from. */
  readonly from: string | undefined;
}): Pick<InFrame, 'texts' | 'assumed'> {
  const { seen, chosen } = standing;
  const added: string[] = [];
  const assumed: string[] = [];
  const name = entry?.said.toLowerCase() ?? (from ? `door to the ${from}` : (WAY_IN[category] ?? 'door'));
  if (seen && !standing.entryTold) {
    const isWritten =
      isTold ||
      standing.entryWritten ||
      texts.some((one) => saysWall(one, name, standing.entry) || COMES_BY_ANOTHER.test(one)) ||
      (!UNDOORED.has(category) && texts.some((one) => DOOR_ELSEWHERE.test(one)));
    if (!isWritten && !(category === 'garage' && standing.entry === 'south'))
      added.push(`The ${name} ${isMany(name) ? 'are' : 'is'} on the ${standing.entry} wall.`);
    assumed.push(
      `Left, right, far and opposite are read as one comes in; the way in was taken to be in the ${standing.entry} wall.`,
    );
  }
  for (const [key, side] of chosen) {
    const called = CALLED[key] ?? key;
    if (!texts.some((one) => saysWall(one, called, side)))
      added.push(`The ${called} ${isMany(called) ? 'are' : 'is'} on the ${side} wall.`);
    assumed.push(
      `No wall was told for the ${called}: the ${side} one was taken, as something else is told by it.`,
    );
  }
  if (added.length === 0) return { texts, assumed };
  const at = texts.reduce((best, one, i) => (one.length > (texts[best]?.length ?? 0) ? i : best), 0);
  return {
    texts: texts.map((one, i) =>
      i === at ? `${one.trimEnd().replace(/\.$/, '')}. ${added.join(' ')}` : one,
    ),
    assumed,
  };
}

/** "You come from the kitchen through a slider on the east wall": that is the way in, whatever is told as one sees it. */
const COMES_BY_ANOTHER =
  /\b(?:come|enter|get|walk|step)s?\b[^.;!?\n]{0,40}? (?:through|by|via) (?:an?|the|our) (?:[a-z]{3,8} ){0,2}(?:sliders?|sliding (?:glass )?doors?|french doors?|patio doors?|door|opening|archway) (?:on|in|at) the (?:north|south|east|west)\b/i;

/** "The door is in the middle of the north wall": one comes in by that, though left and right were told by another wall. */
const DOOR_ELSEWHERE =
  /(?<=^ ?|[.;!?\n] ?)(?:the|our) (?:entry |front |main )?door is [^.;!?\n]{0,32}?\bthe (?:north|south|east|west)\b/i;
const UNDOORED: ReadonlySet<RoomCategory> = new Set(['basement', 'garage']);

const isMany = (name: string): boolean => /[^s]s$/.test(name);

const CALLED: Readonly<Record<string, string>> = { tv: 'TV', french: 'french doors' };
const WAY_IN: Readonly<Partial<Record<RoomCategory, string>>> = {
  garage: 'garage door',
  basement: 'stairs',
  kitchen: 'cased opening',
};

/** Whether a text already puts what is called so at a wall. */
const saysWall = (text: string, name: string, side: Side): boolean => {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return (
    at >= 0 &&
    text
      .slice(at, at + 90)
      .split(/[.;!?\n]/)[0]!
      .includes(`the ${side} `)
  );
};

/** A wall and a corner of it are the corner. */
const WALL_OF_CORNER =
  /\b(?:on|at|in) the (north|south|east|west) (?:wall|end),? (?:right )?(?=in the (north|south)(east|west) corner)/gi;

/** Without what a place leaves behind that was taken out. */
const tidy = (text: string): string =>
  text
    .replace(/ {2,}/g, ' ')
    .replace(
      /\b(?:on|along) the (north|south|east|west) wall,? (?:right )?(?=in the (?:middle|center) of the \1 wall)/gi,
      '',
    )
    .replace(/ (?=[.,;)])/g, '')
    .replace(WALL_OF_CORNER, (said, wall: string, ns: string, ew: string) =>
      wall === ns || wall === ew ? '' : said,
    )
    .replace(/\( ?\)/g, '')
    .replace(/(?<=^|[.;!?\n] ?)[ ,]+/g, ' ')
    .replace(/^ /, '');
