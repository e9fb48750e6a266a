import { ROOM_USES, type RoomUse, type ToldRoom } from '@plumbline/concept';
import type { Written } from '../frame/in-frame.js';
import { lengthIn, PAIR } from '../shell/sizes.js';
import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';
import { feetAndInches } from '../units.js';

/**
 * Rooms within a basement as people tell of them: "back left corner is a movie room, 12 wide by 16 deep", "gym front left,
 * 10x12". A room is read where words give it a corner. Texts are as typed; every repetition is bounded.
 */

export interface SaidRoom extends Omit<ToldRoom, 'use' | 'at' | 'corner' | 'beside'>, Span {
  readonly at: string;
  readonly corner: string;
  /** A bedroom is planned by itself: only its corner is read here. */
  readonly use: RoomUse | 'bedroom';
  readonly said: string;
}

/** What the groups of `NAMES` call, in their order; what it names besides has a corner of its own, told after it. */
const USES: readonly SaidRoom['use'][] = [
  'theater',
  'gym',
  'office',
  'workshop',
  'laundry',
  'storage',
  'playroom',
  'craft',
  'music',
  'bedroom',
];
const NAMES =
  /\b(?:((?:home )?(?:movie|theater|theatre|cinema|media|screening)(?: room)?)|((?:home |weight )?gym(?: area)?|(?:workout|exercise|weight|fitness) (?:room|area|space|corner))|((?:home )?office|study(?: room)?)|((?:wood)?(?:work)?shop(?: area| room)?)|(laundry(?: room| area)?)|(storage(?: room| area| space| closet)?)|((?:kids.? |toddler )?play ?(?:room|area|space))|((?:arts? (?:and|&) )?(?:crafts?|sewing|quilting|hobby|art|painting) (?:room|studio|area|space)|art studio)|((?:music|band|drum|practice|recording) (?:room|studio))|((?:guest )?bedrooms?|guest room)|(?:half|full|three[- ]quarter)? ?bath(?:room)?s?|(?:wet |home )?bars?|pool table|ping pong table|furnace|sump|kitchenette|stairs?|closet|panel|radon fan|tv|sectional|workbench|water heater|shower|toilet|sink)\b(?! (?:chairs?|equipment|seats?|floor|table|shelves|shelving|units?|bins|tubs?|sink|bench)\b)/gi;

export interface SaidName extends Span {
  readonly use: RoomUse;
}

/** The rooms that a sentence names, bedrooms apart. */
export const namesOfRooms = (text: string): readonly SaidName[] =>
  allMatches(text, NAMES).flatMap((m) => {
    const use = USES.find((_, n) => m[n + 1] !== undefined);
    return use && use !== 'bedroom' ? [{ use, start: m.index, end: m.index + m[0].length }] : [];
  });

/** So near a room's name its size is told. */
const NEAR = 40;

/** The size told right before or after a room's name. */
export const sizeOfRoom = (text: string, name: Span): Pick<ToldRoom, 'widthIn' | 'depthIn'> =>
  sizeIn(text, name, Math.max(0, name.start - NEAR), Math.min(text.length, name.end + NEAR));

const CORNER =
  /\b(?:(back|rear|far|front|near)[ -](left|right)|(left|right)[ -](back|rear|front|far|near)(?= corner)|(north|south)[ -]?(east|west))\b(?:[- ]hand)?(?: corner)?/gi;
const SIDE_OF: Readonly<Record<string, string>> = {
  back: 'north',
  rear: 'north',
  far: 'north',
  front: 'south',
  near: 'south',
  left: 'west',
  right: 'east',
};

interface SaidCorner extends Span {
  readonly at: string;
  readonly corner: string;
}

function cornersIn(text: string, framed: readonly Written[]): readonly SaidCorner[] {
  return allMatches(text, CORNER).map((m): SaidCorner => {
    const typed = m[0].toLowerCase();
    const words = [m[1] ?? m[4] ?? m[5], m[2] ?? m[3] ?? m[6]].map((word) => (word ?? '').toLowerCase());
    const [at = '', corner = ''] = words.map((word) => SIDE_OF[word] ?? word);
    const span = { start: m.index, end: m.index + m[0].length };
    // Where one looked from another wall than the front, the frame knows better.
    const plain = framed.find((one) => one.typed.toLowerCase().includes(typed))?.plain;
    const byCompass = /\b(north|south)[ -]?(east|west)\b/i.exec(plain ?? '');
    return byCompass
      ? { ...span, at: byCompass[1]!.toLowerCase(), corner: byCompass[2]!.toLowerCase() }
      : { ...span, at, corner };
  });
}

/** Between a room and its size: its place, and words that say nothing. */
const ASIDE =
  /\b(?:corner|in|at|the|to|is|be|that|about|around|roughly|approximately|a|of|it|will|should|goes|sized|maybe|say|wide|deep|clear|feet|ft)\b|[\s,()–-]/gi;
const MOST_ASIDE = 6;

/** The size that stands beside a room's name, across its place. */
function sizeIn(text: string, name: Span, from: number, to: number): Pick<ToldRoom, 'widthIn' | 'depthIn'> {
  for (const m of allMatches(text.slice(from, to), PAIR)) {
    const at = from + m.index;
    const between = at < name.start ? text.slice(at + m[0].length, name.start) : text.slice(name.end, at);
    if (between.replace(CORNER, '').replace(ASIDE, '').length > MOST_ASIDE) continue;
    const [, a, unitA, moreA, , b, unitB, moreB] = m;
    const unit = unitB ?? unitA;
    const inFeet = unit === undefined ? 'ft' : unit;
    const sides = [lengthIn(a, unitA ?? inFeet, moreA), lengthIn(b, inFeet, moreB)] as const;
    if (sides.some((side) => side < LEAST || side > MOST)) continue;
    const deepFirst = /^\D{0,3}[\d.' ]+(?:ft|feet)? ?(?:deep|long)/i.test(m[0]);
    const [widthIn, depthIn] = deepFirst ? [sides[1], sides[0]] : sides;
    return { widthIn, depthIn };
  }
  return {};
}
/** No room is smaller or larger. Inches. */
const LEAST = 48;
const MOST = 480;

/** Before a room that is not to be, or that is only told of. */
const NOT =
  /\b(?:no|not|never|without|instead of|skip|forget|used to be|was|next to|beside|from|by|behind|near|outside|above|except|but)(?: (?:an?|the|our|my|any))? $/i;
const WALLED = /\broom\b|\bwall(?:s|ed)?\b(?! (?:mirror|of))/i;
/** What is a room, or a part of the floor, also where nobody told its size. */
const OF_ANY_SIZE: readonly SaidRoom['use'][] = ['theater', 'office', 'gym', 'bedroom'];
const ALWAYS_WALLED: readonly SaidRoom['use'][] = ['theater', 'office'];

/** The rooms that a text puts into corners. */
export function roomsIn(text: string, framed: readonly Written[] = []): readonly SaidRoom[] {
  const found: SaidRoom[] = [];
  let at = 0;
  for (const sentence of text.split(/(?<=[.;!?\n])\s?/)) {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    found.push(
      ...roomsOfSentence(sentence, framed).map((one) => ({
        ...one,
        start: start + one.start,
        end: start + one.end,
      })),
    );
  }
  return found;
}

function roomsOfSentence(text: string, framed: readonly Written[]): readonly SaidRoom[] {
  const corners = cornersIn(text, framed);
  if (corners.length === 0) return [];
  const names = allMatches(text, NAMES);
  const taken = new Set<SaidCorner>();
  return names.flatMap((m, i): SaidRoom[] => {
    const use = USES.find((_, n) => m[n + 1] !== undefined);
    const name = { start: m.index, end: m.index + m[0].length };
    const before = i === 0 ? 0 : (names[i - 1]?.index ?? 0) + (names[i - 1]?.[0].length ?? 0);
    const next = names[i + 1]?.index ?? text.length;
    const free = corners.filter((corner) => !taken.has(corner));
    const corner =
      // "Back left corner is a movie room": told before it, and no other has it.
      free.find(
        ({ start, end }) => start >= before && end <= name.start && LEADS.test(text.slice(end, name.start)),
      ) ?? free.find(({ start }) => start >= name.end && start < next);
    if (corner) taken.add(corner);
    if (!use || !corner || NOT.test(text.slice(Math.max(0, name.start - 24), name.start))) return [];
    const size = sizeIn(text, name, before, next);
    // Machines and shelves in a corner are no room: they are placed as things.
    if (!OF_ANY_SIZE.includes(use) && size.widthIn === undefined) return [];
    const span = { start: Math.min(name.start, corner.start), end: Math.max(name.end, corner.end) };
    const walled =
      ALWAYS_WALLED.includes(use) || WALLED.test(text.slice(name.start, Math.min(next, name.end + 60)));
    return [
      {
        use,
        at: corner.at,
        corner: corner.corner,
        ...size,
        walled,
        ...span,
        said: text.slice(span.start, span.end),
      },
    ];
  });
}
/** From a corner to the room that has it: "is a", "goes the", "I want a 12x14". */
const LEADS =
  /^,?(?: (?:is|gets|for|becomes?|will be|should be|would be|could be|goes|has|holds|i'd like|i want|we want|we'd like|put|to be|is where|i|we|want|build|make))?(?: (?:an?|the|our|my|for|goes|small|big|little|nice|home|room|new)){0,3}(?: [\d'".]{1,5}(?: ?(?:x|by) ?[\d'".]{1,5})?(?: ?(?:ft|feet|foot))?)? ?$/i;

/** "Movie room in the northwest corner, 12'-0" by 16'-0"", "Craft room behind its own walls, with a door to the playroom". */
export function meaningOfRoom({ use, at, corner, widthIn, depthIn, beside }: ToldRoom): string {
  const place = at && corner ? ` in the ${at}${corner} corner` : ' behind its own walls';
  const size = widthIn && depthIn ? `, ${feetAndInches(widthIn)} by ${feetAndInches(depthIn)}` : '';
  return `${ROOM_USES[use]}${place}${size}${beside ? `, with a door to the ${ROOM_USES[beside].toLowerCase()}` : ''}`;
}
