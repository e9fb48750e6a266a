import type { RoomCategory } from '@plumbline/contracts';
import { allMatches } from '../text/all-matches.js';
import { sentencesOf } from '../text/sentences.js';

/**
 * Rooms with nothing of their kind in them: "an empty barn room, nothing in there yet", "bare studs", "the storage room becomes
 * a laundry". Nothing is taken out, nothing stays, and what the room needs is built, piped and wired anew.
 */

/**
 * What a room without anything of its kind is: `bare-room` has no board, floor covering or wires; `empty-room` has walls, and
 * nothing stands in it; `room-of-other-use` is finished for something else.
 */
export type EmptyRoom = 'bare-room' | 'empty-room' | 'room-of-other-use';

/** What tells that a room is so, where it stands in its text; `whole`: the words ask for nothing. */
export interface EmptyRoomTold {
  readonly room: EmptyRoom;
  readonly said: string;
  readonly start: number;
  readonly whole: boolean;
}

const CLAUSE = /[^,;:.!?()\n]{1,400}/g;
const SO = String.raw`(?:(?:just|only|still|all|completely|totally|currently|basically|pretty much|now) ){0,2}`;
const SUBJECT = String.raw`(?:it|this|that|the room|this room|that room|the space|this space|the barn|the addition|the shell|the storage room|the area)`;
const IS = String.raw`${SUBJECT}(?:['’]s| is| sits| stands)`;

/** Said of a room that is no more than its frame. */
const BARE: readonly RegExp[] = [
  new RegExp(
    String.raw`^ ?(?:and |but |right now |today )?(?:${IS} )?${SO}(?:bare|open|exposed) (?:studs|block(?: walls)?|framing|rafters|plywood)\b`,
    'i',
  ),
  /^ ?(?:just |only |and |a )?(?:(?:plywood|bare) (?:floor|subfloor)|subfloor)(?: (?:only|and (?:bare )?studs))?$/i,
  /^ ?(?:and |but |still |completely |totally ){0,2}unfinished$/i,
  new RegExp(String.raw`^ ?(?:${IS} )?${SO}framed(?: in)?$`, 'i'),
  new RegExp(String.raw`^ ?(?:${IS} )?${SO}studs(?: and (?:a )?(?:subfloor|slab|plywood))?$`, 'i'),
  /\b(?:addition|barn|building|garage|new) shell\b|\bshell (?:is|was|just went) up\b|\bbought a shell\b|\b(?:just|only|is|['’]s) a shell\b/i,
  /\baddition (?:is|was|has been) (?:just |all )?(?:framed|roofed|dried in|weathertight|up)\b|\bframed and roofed\b/i,
  /\b(?:dirt|gravel) floor$/i,
  /\bempty (?:(?:old|pole|horse) )?(?:barn|shed|hayloft|loft|garage|attic|shell)\b|\bbarn room\b/i,
  /^ ?(?:but |and |there['’]?s |there is )?no (?:drywall|electric|electricity|wiring|plumbing|insulation)(?: (?:or|and) (?:electric|electricity|wiring|plumbing|heat|insulation))? (?:in there |there |in it )?yet$/i,
  /^ ?(?:but |and )?(?:the )?drywall (?:isn['’]?t|is not|hasn['’]?t been) (?:up|hung|in)(?: yet)?$/i,
  new RegExp(
    String.raw`^ ?(?:${IS} )(?:still |totally |completely )?(?:unfinished|not finished(?: yet)?)\b`,
    'i',
  ),
];
const UNFINISHED =
  /\bunfinished (?:(?:bonus|storage|attic|upstairs|back|spare|barn) ){0,2}(?:room|space|attic|area|shell|loft|barn|addition|sunroom|porch|storage)\b/i;
/** Such a room is next to this one, or stays as it is. */
const OF_ANOTHER =
  /\b(?:above|over|below|under|beneath|next to|beside|behind|off|from|leave|leaving|keep|keeping|adjacent to|to|and|plus|with) (?:the |an? |our |that )?$/i;

/** Said of a room in which nothing stands. */
const EMPTY: readonly RegExp[] = [
  /^ ?(?:and |but |so |right now )?(?:there(?:['’]s| is| was) )?(?:currently |literally )?nothing(?:['’]s| is)? (?:in (?:there|it|here|that room|this room|the room)|there|inside)(?: (?:yet|now|today|right now|at all|currently))?(?:$| but | except | other than )/i,
  new RegExp(String.raw`^ ?(?:and |but |so |right now )?${IS} ${SO}empty\b`, 'i'),
  /^ ?(?:and |but |so )?(?:room|space)(?: is|['’]s) (?:just |completely )?empty\b/i,
  /^ ?(?:and |but |so )?(?:the|our|an?) (?:spare |old |little |small |big )?(?:storage|junk|utility|box) (?:room|space|area)(?: in the [a-z]{3,10})? (?:has nothing in (?:there|it)|is (?:just |completely )?empty)\b/i,
];
/** It was lived in, and stands empty for a sale or a move. */
const EMPTIED = /\b(?:moved|moving|empty nest|emptied|feels|looks|too)\b/i;

/** What a room of each category is called, with what stands before it. */
const KIND: Readonly<Partial<Record<RoomCategory, RegExp>>> = {
  kitchen: /^(?:(?:an?|the|our|my|new|small|real|proper|simple|second) ){0,3}kitchen(?:ette)?\b/i,
  bathroom:
    /^(?:(?:an?|the|our|my|new|small|real|full|half|second|guest) ){0,3}(?:bath(?:room)?|powder room)\b/i,
  office: /^(?:(?:an?|the|our|my|new|small|real|proper|home) ){0,3}(?:office|study|studio)\b/i,
  bedroom:
    /^(?:(?:an?|the|our|my|new|small|real|guest|second|third|spare) ){0,3}(?:bedroom|nursery|guest room)\b/i,
  'living room':
    /^(?:(?:an?|the|our|my|new|small|real) ){0,3}(?:living room|family room|den|great room|playroom)\b/i,
  other:
    /^(?:(?:an?|the|our|my|new|small|real|proper|home) ){0,3}(?:laundry|mud ?room|gym|exercise room|studio|craft room|sewing room|workshop|dining room|library|playroom|music room)\b/i,
};
/** Rooms by what they are now. */
const RAW = /^(?:barn|shed|hayloft|carport|crawlspace)$/i;
const STORE =
  /^(?:storage|storage room|storage area|storage space|storage closet|closet|walk[- ]in closet|pantry|cupboard|junk room|box room|utility room|coat closet|hall closet|linen closet)$/i;
const SPACES = String.raw`((?:storage|junk|box|utility) (?:room|area|space|closet)|(?:walk[- ]in|coat|hall|linen) closet|barn|shed|hayloft|carport|crawlspace|storage|closet|pantry|cupboard|dining room|living room|family room|(?:spare |guest |extra |old |back |small |third |fourth )?bedroom|den|office|study|nursery|playroom|sunroom)`;
/** Rooms that stand dry: of one the other is furnished. */
const DRY: ReadonlySet<RoomCategory> = new Set(['office', 'bedroom', 'living room']);
const OF_TODAY = String.raw`(?:the|our|my|an?|this|that) (?:(?:old|small|little|big|empty|spare|extra|unused|former) ){0,2}`;

const BECOMES = new RegExp(
  String.raw`\b${OF_TODAY}${SPACES} (?:becomes|becoming|turns into|turning into|to become|into|in to|(?:will|should|could|is going to|is to) be(?:come)?) `,
  'i',
);
const USED_TO_BE = new RegExp(
  String.raw`\bwhat (?:used to be|was|is now|is currently|is today|['’]s now) (?:the |our |my |an? )?(?:(?:old|small|little) )?${SPACES}\b`,
  'i',
);
const IS_NOW = new RegExp(
  String.raw`^ ?(?:right now |so |and |but )?(?:it|this|this room|the room|the space|this space|that)(?:['’]s| is)(?: just| only| currently)? (?:an? |our |the )?(?:(?:old|small|little|empty|unused) )?${SPACES} (?:now|today|right now|at the moment|currently)\b`,
  'i',
);
const USED_FOR =
  /^ ?(?:and |but )?(?:(?:it|this|this room|the room)(?:['’]s| is) )?(?:just |only |currently )?used (?:for|as) (storage)$/i;

/** "Turn the bedroom into a kitchen", "in what used to be a closet", "it's a storage room right now". */
function madeOf(clause: string, kind: RegExp): string | undefined {
  const becomes = BECOMES.exec(clause);
  if (becomes && kind.test(clause.slice(becomes.index + becomes[0].length))) return becomes[1];
  return [USED_TO_BE, IS_NOW, USED_FOR]
    .map((pattern) => pattern.exec(clause)?.[1])
    .find((space) => space !== undefined);
}

const roomOf = (space: string, category: RoomCategory): EmptyRoom | undefined =>
  RAW.test(space)
    ? 'bare-room'
    : STORE.test(space)
      ? 'empty-room'
      : DRY.has(category)
        ? undefined
        : 'room-of-other-use';

/** "Never had a kitchen", "no kitchen there yet", "the kitchen isn't in yet": what comes behind these words, or before them. */
const NEVER_HAD = /\bnever had (?=an? )|\b(?:there(?:['’]s| is)|have|has|had) (?=no )/i;
const NOT_YET =
  /^no ([a-z ]{3,14}) (?:there|here|yet|now|in (?:there|it|the [a-z]{3,10}(?: [a-z]{3,10})?))$/i;
const NOT_BUILT =
  /^ ?(?:the |our )?([a-z ]{3,14}) (?:isn['’]?t (?:in|there|built)(?: yet)?|was never (?:finished|built|put in|installed))$/i;

function neverHad(clause: string, kind: RegExp): boolean {
  const built = NOT_BUILT.exec(clause)?.[1];
  if (built !== undefined && kind.test(built)) return true;
  const had = NEVER_HAD.exec(clause);
  const rest = had && clause.slice(had.index + had[0].length);
  if (!rest) return false;
  const none = NOT_YET.exec(rest)?.[1];
  return none !== undefined ? kind.test(none) : !rest.startsWith('no ') && kind.test(rest);
}

/** A room to sit or sleep in that stands empty is furnished, unless it is a store. */
const emptyRoomOf = (clause: string, category: RoomCategory): EmptyRoom | undefined =>
  /\b(?:storage|junk|utility|barn)\b/i.test(clause) || category === 'kitchen' || category === 'bathroom'
    ? 'empty-room'
    : DRY.has(category)
      ? undefined
      : 'room-of-other-use';

function roomTold(clause: string, category: RoomCategory): Pick<EmptyRoomTold, 'room' | 'whole'> | undefined {
  if (BARE.some((pattern) => pattern.test(clause))) return { room: 'bare-room', whole: !ASKS.test(clause) };
  const unfinished = UNFINISHED.exec(clause);
  if (unfinished && !OF_ANOTHER.test(clause.slice(0, unfinished.index)))
    return { room: 'bare-room', whole: !ASKS.test(clause) };
  if (EMPTY.some((pattern) => pattern.test(clause)) && !EMPTIED.test(clause)) {
    const room = emptyRoomOf(clause, category);
    return room ? { room, whole: true } : undefined;
  }
  const kind = KIND[category];
  if (kind === undefined) return undefined;
  if (neverHad(clause, kind)) return { room: 'empty-room', whole: true };
  const space = madeOf(clause, kind);
  const room = space && roomOf(space, category);
  return room
    ? { room, whole: /^ ?(?:it|this|that|and|used|just|only|right now)\b/i.test(clause) }
    : undefined;
}
const ASKS =
  /\b(?:want|wants|need|needs|would|['’]d|should|please|turn|make|making|convert|become|becomes|add|into|finish)\b/i;

/** Where a text tells that nothing of its kind is in a room; basements and garages are told otherwise. */
export function emptyRoomIn(text: string, category: RoomCategory): readonly EmptyRoomTold[] {
  if (category === 'basement' || category === 'garage') return [];
  const found: EmptyRoomTold[] = [];
  let from = 0;
  for (const sentence of sentencesOf(text)) {
    for (const { 0: clause, index } of allMatches(sentence, CLAUSE)) {
      const told = roomTold(clause, category);
      const lead = clause.length - clause.trimStart().length;
      if (told) found.push({ ...told, said: clause.trim(), start: from + index + lead });
    }
    from += sentence.length;
  }
  return found;
}

const RANK: readonly EmptyRoom[] = ['bare-room', 'empty-room', 'room-of-other-use'];
/** The barest of what was told. */
export const barest = (told: readonly EmptyRoomTold[]): EmptyRoom | undefined =>
  RANK.find((room) => told.some((one) => one.room === room));
