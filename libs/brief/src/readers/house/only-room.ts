import type { WorkPart } from '@plumbline/concept';
import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';
import { sentencesOf } from '../../text/sentences.js';
import { FIT_OUT } from './finished.js';

/** "Just do the bath down there": of a basement one room is built or renewed, and the rest stays as it is. */

/** What of a basement stays where only a room of it is part of the job. */
export const REST = 'rest-of-room';
/** The walls, the door and the drains of that room, which is there already. */
const WALLS = 'walls-of-room';

const ROOMS: readonly (readonly [of: RegExp, features: readonly string[], parts: readonly WorkPart[]])[] = [
  [
    /\b(?:half |full |guest |basement |3\/4 |three quarter )?bath(?:room)?\b|\bpowder room\b/i,
    ['bathroom-rough-in', 'half-bath', 'bathroom'],
    [
      ...(['toilet', 'bathtub', 'shower', 'vanity', 'faucet', 'tile', 'mirror', 'walls', 'floor'] as const),
      ...(['ceiling', 'trim', 'plumbing', 'ventilation', 'doors', 'wiring', 'counters', 'lights'] as const),
    ],
  ],
  [
    /\b(?:guest |spare )?bed ?rooms?\b|\bguest room\b/i,
    ['guest-room', 'bedroom', 'guest-bedroom'],
    ['walls', 'floor', 'ceiling', 'trim', 'doors', 'windows', 'wiring', 'lights'],
  ],
  [
    /\b(?:wet |home |dry )?bar\b|\bkitchenette\b/i,
    ['bar', 'dry-bar', 'kitchenette'],
    ['cabinets', 'counters', 'hardware', 'sink', 'faucet', 'plumbing', 'appliances', 'wiring'],
  ],
  [
    /\blaundry(?: room| area)?\b/i,
    ['laundry', 'laundry-room'],
    ['cabinets', 'counters', 'hardware', 'sink', 'faucet', 'plumbing', 'appliances', 'wiring'],
  ],
];

const VERBS =
  /^(?:(?:want|wants|wanted|need|needs|doing|do|redo|redoing|remodel|remodeling|renovate|renovating|finish|finishing|update|updating|touch|touching|gut|gutting|build|building|add|adding|replace|replacing|to|are|have|is|about|the|a|an|our|my|this|that|one|small|old|little|new|existing)\s)*$/i;
const ONLY = /\b(?:only|just|all we want is|all i want is|nothing but)\s/gi;
const ONLY_BEHIND = /^(?: (?:room|part|area|space))?(?: please)?,? only\b/i;
const THE_ONLY_ROOM = /(?:\b(?:is|are)|['’]s) the only (?:room|part|thing|space)(?: that)? (?:we|i)\b/i;
/** "The bar gets just a sink" tells of one thing in the room. */
const WITHIN_IT =
  /^(?: ?-)? (?:sink|mirror|door|floor|fan|vanity|cabinets?|tile|window|light|lights|stools?|wall)\b/i;
const THE_REST = /\b(?:everything else|the rest|all else)\b/i;
const STAYS = /\b(?:unfinished|stays?|as is|as it is|alone|fine|untouched)\b/i;
const FURTHEST = 60;

/** "The rest of the basement is fine", as a sentence says it. */
function restIn(sentence: string): string | undefined {
  const start = THE_REST.exec(sentence)?.index;
  if (start === undefined) return undefined;
  const said = sentence.slice(start, start + FURTHEST);
  const stays = STAYS.exec(said);
  return stays ? said.slice(0, stays.index + stays[0].length) : undefined;
}
const UNFINISHED = /\bunfinished\b|\bbare (?:studs|concrete)\b|\bnot finished\b/i;
/** Words that build such a room where there is none. */
const BUILDS =
  /\b(?:add|adding|build|building|put(?:ting)? in|install|new (?:bath|bed ?room|bar|half bath))\b/i;
const SAYS_OTHERWISE =
  /\b(?:not|n['’]t|no) (?:only|just)\b|\bfamily room\b|\b(?:finish|finishing) (?:the|our|my|this) (?:whole|entire|rest)\b/i;

interface Found {
  readonly said: string;
  readonly room: (typeof ROOMS)[number];
}

/** Where a sentence bounds the job to one room. */
function onlyRoomIn(sentence: string): Found | undefined {
  if (SAYS_OTHERWISE.test(sentence)) return undefined;
  for (const room of ROOMS) {
    const named = room[0].exec(sentence);
    if (!named) continue;
    const end = named.index + named[0].length;
    if (WITHIN_IT.test(sentence.slice(end))) continue;
    const before = [...sentence.slice(0, named.index).matchAll(ONLY)].find(({ 0: word, index }) =>
      VERBS.test(sentence.slice(index + word.length, named.index)),
    );
    if (before) return { said: sentence.slice(before.index, end), room };
    const behind = ONLY_BEHIND.exec(sentence.slice(end));
    if (behind) return { said: `${named[0]}${behind[0]}`, room };
  }
  return undefined;
}

/** "The bathroom is from 1978. That is the only room we want to touch." */
function onlyRoomBefore(sentences: readonly string[]): Found | undefined {
  for (const [i, sentence] of sentences.entries()) {
    const said = THE_ONLY_ROOM.exec(sentence)?.[0];
    if (!said) continue;
    const room = ROOMS.find(([of]) => of.test(sentence) || of.test(sentences[i - 1] ?? ''));
    if (room) return { said, room };
  }
  return undefined;
}

/** Reads that only one room of a basement is part of the job. */
export function readOnlyRoom(reading: RequestReading): void {
  if (reading.category !== 'basement' || reading.inParts) return;
  for (const field of TEXT_FIELDS) {
    const text = reading.textOf(field);
    const sentences = sentencesOf(text);
    const found = sentences.flatMap((one) => onlyRoomIn(one) ?? [])[0] ?? onlyRoomBefore(sentences);
    if (!found || namesOther(reading, found.room)) continue;
    const isBare = UNFINISHED.test(text) || reading.kept.has('empty-room');
    // Who says that no other room is touched wants that one done.
    const [feature = ''] = found.room[1];
    if (!found.room[1].some((id) => reading.wanted.has(id))) reading.wanted.add(feature);
    reading.kept.set(REST, 'kept');
    if (!isBare) reading.kept.set(FIT_OUT, 'kept');
    if (!isBare && !BUILDS.test(text)) reading.kept.set(WALLS, 'kept');
    reading.tell(field, found.said, 'Only this room is part of the job', { is: 'extent', stays: false });
    const rest = sentences.map(restIn).find((one) => one !== undefined);
    if (rest) reading.tell(field, rest, 'All else stays as it is', { is: 'extent', stays: true });
    return;
  }
}

/** Whether words ask for another room beside it. */
const namesOther = ({ wanted }: RequestReading, room: (typeof ROOMS)[number]): boolean =>
  ROOMS.some((one) => one !== room && one[1].some((id) => wanted.has(id))) ||
  ['family-room', 'home-theater', 'game-room', 'gym'].some((id) => wanted.has(id));

/** The parts of the work that such a room has. */
export const partsOfOnlyRoom = ({ wanted }: Pick<RequestReading, 'wanted'>): readonly WorkPart[] =>
  ROOMS.flatMap(([, features, parts]) => (features.some((id) => wanted.has(id)) ? parts : []));
