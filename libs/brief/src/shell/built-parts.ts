import { allMatches } from '../text/all-matches.js';
import type { CompassCorner, RoomShape, SaidWall } from './room-shapes.js';

/**
 * What is built into a room and stands where it stands, told in a row of words: "the brick chimney in the middle of the north wall
 * stays, it's about 4 ft wide", "a water heater closet in the corner about 30 x 30 that I can't move". Every repetition is bounded.
 */

/** A shape with the place of its words in the text. */
export interface BuiltPart {
  readonly shape: RoomShape;
  readonly start: number;
  readonly end: number;
}

const CHIMNEY =
  /\b(?:(?:old|big|brick|stone|existing|original|working) ){0,2}chimney(?! (?:hood|range|sweep|cap|style))(?: (?:breast|chase|stack))?\b/gi;
const CLOSET =
  /\b(?:(?:water heater|hot water heater|furnace|utility|mechanical|hvac|boiler|air handler) closet|(?:pipe|plumbing|vent|duct) (?:chase|shaft))\b/gi;

/** Words before what is to be had, shown or taken away: that stands nowhere yet, or no more. */
const DONE_TO =
  /\b(?:add|build|new|need|want|like|remove|removing|demo|tear|take|expose|exposing|show|paint|whitewash|uncover|no|without|relocate|move|moving)\b[^.,;!?\n]{0,24}$/i;
/** What takes a wish for what is there: "there is", "we have". */
const IS_THERE =
  /\b(?:there(?:['’]s| is)|have|has|existing|got)(?: also| already| still)? (?:an? |our |the |one )?$/i;

const NUMBER = String.raw`(\d{1,3}(?:\.\d)?)`;
const UNIT = String.raw`[ -]?(feet|foot|ft|inches|inch|in\b|['’′"”″])?\.?`;
const ABOUT = String.raw`(?:about |roughly |around |only |approximately )?`;

const PIECES = {
  wide: new RegExp(`^,? ?${ABOUT}${NUMBER}${UNIT}[ -]wide`, 'i'),
  deep: new RegExp(
    `^,? ?(?:(?:and|by|x) )?(?:${ABOUT}${NUMBER}${UNIT}[ -]deep|(?:it )?(?:sticks|juts|sticking|jutting|comes|coming|stands) out ${ABOUT}${NUMBER}${UNIT}(?:[ -]deep)?(?: into the room)?)`,
    'i',
  ),
  pair: new RegExp(`^,? ?${ABOUT}${NUMBER}${UNIT} ?(?:x|by|×) ?${NUMBER}${UNIT}`, 'i'),
  corner:
    /^,? ?(?:in|at|into|up) (?:the |one |a |our )?(?:(north|south)[ -]?(east|west)(?:ern)? |(?:back|far|front) (?:left|right) )?corner\b/i,
  wall: /^,? ?(?:on|in|at|against|along|up) (?:the (?:middle|center|centre) of )?(?:the |our )?(north|south|east|west|back|front|left|right|long|short)(?:er)?(?:[ -](?:wall|side|end))\b/i,
  stays:
    /^,? ?(?:(?:that|which|and|it|we|i) ){0,2}(?:(?:can['’]?t|cannot|can not|won['’]?t) (?:be )?(?:moved?|moving|go|touch(?:ed)?)|stays?|(?:has|have|needs?) to stay|must stay|isn['’]?t (?:moving|going anywhere)|remains?)(?: (?:put|where it is|there))?\b/i,
  filler:
    /^(?:,? (?:(?:that|which|and|is|it|it['’]s|there|measures|stands|sits|sticks out|juts out|runs up|comes up|goes up|comes through|into the room|of)\b)|['’]s\b|[.;] (?=it(?:['’]s| is| measures)\b[^.;!?\n]{0,20}\d)|\. (?=it (?:can['’]?t|has to stay|stays)\b))/i,
} as const;
type Piece = keyof typeof PIECES;

/** More pieces tell of nothing else. */
const MOST = 14;

interface Told {
  readonly wide?: number;
  readonly deep?: number;
  readonly corner?: CompassCorner | 'any';
  readonly wall?: SaidWall;
  readonly stays?: boolean;
  /** Where the words that tell it end. */
  readonly end: number;
}

/** What is told of a part in the words behind its name. */
function toldBehind(text: string, from: number): Told {
  let told: Told = { end: from };
  let at = from;
  for (let i = 0; i < MOST; i++) {
    const rest = text.slice(at, at + 80);
    const found = (Object.keys(PIECES) as Piece[])
      .map((piece) => [piece, PIECES[piece].exec(rest)] as const)
      .find(([, m]) => m);
    const m = found?.[1];
    if (!found || !m) break;
    at += m[0].length;
    if (found[0] !== 'filler') told = { ...told, ...meaning(found[0], m), end: at };
  }
  return told;
}

function meaning(piece: Piece, m: RegExpExecArray): Partial<Told> {
  const [, first = '', second = '', third, fourth] = m;
  switch (piece) {
    case 'wide':
      return { wide: inches(first, second) };
    case 'deep':
      return { deep: inches(first || (third ?? ''), second || (fourth ?? '')) };
    case 'pair':
      return { wide: inches(first, second || (fourth ?? '')), deep: inches(third ?? '', fourth || second) };
    case 'corner':
      return { corner: first ? (`${first}${second}`.toLowerCase() as CompassCorner) : cornerOf(m[0]) };
    case 'wall':
      return { wall: NAMED[first.toLowerCase()] ?? (first.toLowerCase() as SaidWall) };
    default:
      return piece === 'stays' ? { stays: true } : {};
  }
}

const NAMED: Readonly<Record<string, SaidWall>> = {
  back: 'north',
  front: 'south',
  left: 'west',
  right: 'east',
};

function cornerOf(words: string): CompassCorner | 'any' {
  const [, end, hand] = /(back|far|front) (left|right)/i.exec(words) ?? [];
  if (!end || !hand) return 'any';
  return `${/front/i.test(end) ? 'south' : 'north'}${/left/i.test(hand) ? 'west' : 'east'}`;
}

/** Feet where no unit is named, unless it is 12 and more. */
const inches = (number: string, unit: string): number =>
  Math.round(Number(number) * (/^(?:f|['’′])/i.test(unit) || (unit === '' && Number(number) < 12) ? 12 : 1));

/** A part that stands in a corner, where nobody tells its size. Inches. */
const USUAL = {
  chimney: { along: 36, deep: 24 },
  closet: { along: 36, deep: 36 },
  chase: { along: 18, deep: 18 },
};
/** The sizes of what is built so. Inches. */
const SIZES = { least: 8, most: 96 } as const;

const isSize = (size: number | undefined): boolean =>
  size === undefined || (size >= SIZES.least && size <= SIZES.most);

/** The chimneys, and the closets of machines, that a text tells of; the latter not where machines have a room of their own. */
export function readBuiltParts(text: string, hasRoomOfMachines: boolean): readonly BuiltPart[] {
  const parts: BuiltPart[] = [];
  for (const match of allMatches(text, CHIMNEY)) {
    const part = chimneyAt(text, match);
    if (part) parts.push(part);
  }
  if (!hasRoomOfMachines)
    for (const match of allMatches(text, CLOSET)) {
      const part = closetAt(text, match);
      if (part) parts.push(part);
    }
  return parts.sort((a, b) => a.start - b.start);
}

/** "A 4 ft wide", "about 30 x 30" before the name. */
const SIZE_BEFORE = new RegExp(
  `(?:about |roughly |around |only )?${NUMBER}${UNIT}(?: ?(?:x|by|×) ?${NUMBER}${UNIT}|[ -]wide)? $`,
  'i',
);

/** What is told of a part behind its name, and its size before that. */
function toldOf(text: string, start: number, name: string): Told & { readonly start: number } {
  const told = toldBehind(text, start + name.length);
  const m = told.wide === undefined ? SIZE_BEFORE.exec(text.slice(Math.max(0, start - 40), start)) : null;
  const [said = '', first = '', unit = '', second, unit2] = m ?? [];
  // "A 5 x 6 chimney and stairwell bite" is told otherwise.
  if (!m || (second && !told.wall && !told.corner)) return { ...told, start };
  const wide = inches(first, unit || (second ? (unit2 ?? '') : ''));
  return {
    ...told,
    wide,
    ...(second ? { deep: inches(second, unit2 || unit) } : {}),
    start: start - said.length,
  };
}

function chimneyAt(text: string, { index: from = 0, 0: name }: RegExpMatchArray): BuiltPart | undefined {
  if (DONE_TO.test(text.slice(Math.max(0, from - 40), from))) return undefined;
  const { wide, deep, corner, wall, start, end } = toldOf(text, from, name);
  if (!isSize(wide) || !isSize(deep)) return undefined;
  if (corner) return { shape: inCorner(wide, deep, corner, USUAL.chimney, 'Chimney'), start, end };
  if (wide === undefined && wall === undefined) return undefined;
  return {
    shape: {
      is: 'chimney',
      ...(wide === undefined ? {} : { alongIn: wide }),
      ...(deep === undefined ? {} : { deepIn: deep }),
      ...(wall ? { at: wall } : {}),
    },
    start,
    end,
  };
}

function closetAt(text: string, { index: from = 0, 0: name }: RegExpMatchArray): BuiltPart | undefined {
  const told = toldOf(text, from, name);
  const { start } = told;
  const before = text.slice(Math.max(0, start - 40), start);
  if (!told.stays && !IS_THERE.test(before)) return undefined;
  if (!told.stays && DONE_TO.test(before)) return undefined;
  if (!isSize(told.wide) || !isSize(told.deep)) return undefined;
  const usual = /closet$/i.test(name) ? USUAL.closet : USUAL.chase;
  const corner = told.corner ?? 'any';
  const what = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
  return { shape: inCorner(told.wide, told.deep, corner, usual, what), start, end: told.end };
}

const inCorner = (
  wide: number | undefined,
  deep: number | undefined,
  corner: CompassCorner | 'any',
  usual: { readonly along: number; readonly deep: number },
  what: string,
): RoomShape => ({
  is: 'notch',
  alongIn: wide ?? usual.along,
  deepIn: deep ?? wide ?? usual.deep,
  what,
  ...(corner === 'any' ? {} : { corner }),
});
