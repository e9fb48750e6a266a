import type { RoomUse, ToldRoom } from '@plumbline/concept';
import type { Span } from '../text/span.js';
import { namesOfRooms, type SaidName, sizeOfRoom } from './rooms-in-corners.js';

/**
 * Rooms of a basement that words give walls of their own and no corner: "a craft room and a playroom with a door between", "a
 * separate office", "a gym with its own door". Texts are as typed; every repetition is bounded.
 */

export interface WalledRoom extends Span {
  readonly use: RoomUse;
  readonly widthIn?: number;
  readonly depthIn?: number;
  /** The room behind the wall that both share. */
  readonly beside?: RoomUse;
  readonly door?: ToldRoom['door'];
  readonly said: string;
}

export interface WalledRooms {
  readonly rooms: readonly WalledRoom[];
  /** The words that part two of them. */
  readonly parted: readonly (Span & { readonly said: string; readonly uses: readonly RoomUse[] })[];
}

const PARTED =
  /\b(?:an? |the )?(?:[a-z-]{3,10} ){0,2}(?:doors?|walls?|partition)\b[^.;,]{0,24}\bbetween\b(?: (?:them|the two|both|the rooms|the two rooms))?(?:,? (?:and|with) (?:an? )?(?:[a-z-]{3,10} ){0,2}doors? in (?:it|there|that))?|\bbetween (?:them|the two|both|the two rooms)\b[^.;]{0,24}\b(?:doors?|wall|partition)\b|\b(?:separated|divided|parted) (?:from each other )?by (?:an? )?(?:[a-z-]{3,10} ){0,2}(?:wall|doors?|partition)\b/i;
const OPENLY = /\b(?:no|without|not|never|open|take|remove|tear|knock)\b/i;

const APART =
  /\b(?:separate|separated|enclosed|closed|closed[ -]off|walled[ -]off|sound[ -]?proof(?:ed)?|private|wall off|close off|frame (?:in|out|up)|enclose|partition off) (?:(?:an?|the|our|my|home|small|little|big) ){0,2}$/i;
const BEHIND_WALLS =
  /^ (?:with|that has|which has|behind|having) (?:(?:an?|its|his|her|their|own|real|closing|solid|glass|french|pocket|barn|sliding|four) ){0,3}(?:doors?|walls)\b|^ (?:that|which|i|we) (?:can )?(?:closes?|be closed|close off|shuts?)\b/i;
const NOT =
  /\b(?:no|not|never|without|instead of|skip|forget|used to be|was|were)(?: (?:an?|the|our|my|any))? $/i;

/** The rooms to which a text gives walls. */
export function walledRoomsIn(text: string): WalledRooms {
  const rooms: WalledRoom[] = [];
  const parted: WalledRooms['parted'][number][] = [];
  let before: readonly SaidName[] = [];
  let at = 0;
  for (const sentence of text.split(/(?<=[.;!?\n])\s?/)) {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    const names = namesOfRooms(sentence)
      .map((name) => ({ ...name, start: start + name.start, end: start + name.end }))
      .filter((name) => !NOT.test(text.slice(Math.max(0, name.start - 24), name.start)));
    const cue = PARTED.exec(sentence);
    const [one, other] = different(names).length > 1 ? different(names) : different([...before, ...names]);
    const opens = cue && OPENLY.test(sentence.slice(Math.max(0, cue.index - 16), cue.index + cue[0].length));
    if (cue && !opens && one && other) {
      const door = doorIn(cue[0]);
      const shared = door ? { door } : {};
      rooms.push(
        { ...roomOf(text, one), beside: other.use, ...shared },
        { ...roomOf(text, other), beside: one.use, ...shared },
      );
      const from = start + cue.index;
      parted.push({ start: from, end: from + cue[0].length, said: cue[0], uses: [one.use, other.use] });
    }
    for (const name of names) {
      const isApart = APART.test(text.slice(Math.max(0, name.start - 40), name.start));
      if (isApart || BEHIND_WALLS.test(text.slice(name.end, name.end + 60))) rooms.push(roomOf(text, name));
    }
    before = names;
  }
  return { rooms, parted };
}

const DOORS = ['french', 'pocket', 'barn', 'sliding'] as const;
const doorIn = (words: string): ToldRoom['door'] => DOORS.find((one) => words.toLowerCase().includes(one));

/** A text without the walls and doors that part its rooms: they are no openings of the basement's own walls. */
export function withoutParting(text: string): string {
  let rest = text;
  for (const { start, end } of [...walledRoomsIn(text).parted].reverse())
    rest = `${rest.slice(0, start)}${rest.slice(end)}`;
  return rest;
}

const roomOf = (text: string, { use, start, end }: SaidName): WalledRoom => ({
  use,
  ...sizeOfRoom(text, { start, end }),
  start,
  end,
  said: text.slice(start, end),
});

/** The first of each use. */
const different = (names: readonly SaidName[]): readonly SaidName[] =>
  names.filter(({ use }, i) => names.findIndex((one) => one.use === use) === i);
