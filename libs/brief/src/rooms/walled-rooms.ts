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
  /\b(?:(?:an?|the|real|solid|closing|french|glass|pocket|barn|sliding) ){0,3}(?:doors?|walls?|partition)\b[^.;,]{0,24}\bbetween\b(?: (?:them|the two|both|the rooms))?|\bbetween (?:them|the two|both|the rooms)\b[^.;]{0,24}\b(?:doors?|wall|partition)\b|\b(?:separated|divided|parted) (?:from each other )?by (?:(?:an?|the|real|solid|french|glass|pocket|barn|sliding) ){0,3}(?:wall|doors?|partition)\b|\b(?:divide|divided|split|partition|partitioned) (?:it|this|the (?:space|basement|rest|floor)) (?:up )?into\b|\b(?:two|2) (?:separate |closed |real |proper )?rooms\b/i;
const WITH_DOOR =
  /^,? (?:and|with) (?:(?:an?|french|glass|pocket|barn|sliding|real) ){0,3}doors? in (?:it|there|that)\b/i;
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
    const cue = cueIn(sentence);
    const [one, other] = different(names).length > 1 ? different(names) : different([...before, ...names]);
    const opens = cue && OPENLY.test(sentence.slice(Math.max(0, cue.at - 16), cue.at + cue.said.length));
    if (cue && !opens && one && other) {
      const door = doorIn(cue.said);
      const shared = door ? { door } : {};
      rooms.push(
        { ...roomOf(text, one), beside: other.use, ...shared },
        { ...roomOf(text, other), beside: one.use, ...shared },
      );
      const from = start + cue.at;
      parted.push({ start: from, end: from + cue.said.length, said: cue.said, uses: [one.use, other.use] });
    }
    for (const name of names) {
      const apart = APART.exec(text.slice(Math.max(0, name.start - 40), name.start));
      if (apart) rooms.push(roomOf(text, name, apart[0].length));
      else if (BEHIND_WALLS.test(text.slice(name.end, name.end + 60))) rooms.push(roomOf(text, name));
    }
    before = names;
  }
  return { rooms, parted };
}

/** The words of a sentence that part two rooms, with what they say of a door. */
function cueIn(sentence: string): { readonly at: number; readonly said: string } | undefined {
  const parts = PARTED.exec(sentence);
  if (!parts) return undefined;
  const end = parts.index + parts[0].length;
  return { at: parts.index, said: `${parts[0]}${WITH_DOOR.exec(sentence.slice(end, end + 60))?.[0] ?? ''}` };
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

/** @param lead how many letters before its name tell that it has walls */
const roomOf = (text: string, { use, start, end }: SaidName, lead = 0): WalledRoom => ({
  use,
  ...sizeOfRoom(text, { start, end }),
  start: start - lead,
  end,
  said: text.slice(start - lead, end),
});

/** The first of each use. */
const different = (names: readonly SaidName[]): readonly SaidName[] =>
  names.filter(({ use }, i) => names.findIndex((one) => one.use === use) === i);
