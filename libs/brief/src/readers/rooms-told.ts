import type { ToldRoom } from '@plumbline/concept';
import type { FieldText } from '../reading/field-text.js';
import type { RequestReading } from '../reading/request-reading.js';
import { meaningOfRoom, roomsIn, type SaidRoom } from '../rooms/rooms-in-corners.js';
import { walledRoomsIn } from '../rooms/walled-rooms.js';

/** Rooms of a basement that are heeded at most. */
const MOST_ROOMS = 8;

/** Reads which rooms words put into the corners of a basement, or give walls of their own. A corner that was told as one stands is read by the compass. */
export function readRoomsTold(texts: readonly FieldText[], reading: RequestReading): void {
  if (reading.category !== 'basement') return;
  readRooms(texts, reading);
  readWalledRooms(texts, reading);
  // One sits in a family room beside them.
  const lounge = texts.some(({ field }) => LOUNGE.test(reading.textOf(field)));
  if (reading.rooms.length > 0 && lounge) reading.wanted.add('conversation');
}

const LOUNGE =
  /\b(?:family|living|rec|recreation|tv) (?:room|area|space|spot)\b|\b(?:lounge|hang ?out)(?: area| space)?\b/i;

function readRooms(texts: readonly FieldText[], reading: RequestReading): void {
  for (const { field } of texts)
    for (const { said, start, end, use, ...at } of roomsIn(reading.textOf(field), reading.framed)) {
      if (use === 'bedroom') {
        sleepInCorner(reading, at);
        continue;
      }
      const told: ToldRoom = { use, ...at };
      if (reading.rooms.length >= MOST_ROOMS) return;
      const isTaken = reading.rooms.some(
        (one) => one.use === told.use || (one.at === told.at && one.corner === told.corner),
      );
      if (isTaken) continue;
      reading.rooms.push(told);
      reading.tell(field, said, meaningOfRoom(told), { is: 'room', told }, { start, end });
    }
}

/** Rooms to which words give walls and no corner. One that has its corner keeps it. */
function readWalledRooms(texts: readonly FieldText[], reading: RequestReading): void {
  for (const { field } of texts) {
    const { rooms, parted } = walledRoomsIn(reading.textOf(field));
    for (const { said, start, end, ...room } of rooms) {
      if (reading.rooms.length >= MOST_ROOMS) return;
      if (reading.rooms.some(({ use }) => use === room.use)) continue;
      const told: ToldRoom = { ...room, walled: true };
      reading.rooms.push(told);
      reading.tell(field, said, meaningOfRoom(told), { is: 'room', told }, { start, end });
    }
    for (const { said, start, end, uses } of parted) {
      const told = reading.rooms.find(({ use, beside }) => beside !== undefined && uses.includes(use));
      if (told) reading.tell(field, said, 'A wall with a door', { is: 'room', told }, { start, end });
    }
  }
}

/** A bedroom has its corner also where a window was told with it. */
function sleepInCorner({ thingsAt }: RequestReading, { at, corner }: Pick<SaidRoom, 'at' | 'corner'>): void {
  const told = thingsAt.findIndex(({ thing, how }) => thing === 'guest-room' && how === undefined);
  const place = { thing: 'guest-room', at, corner };
  if (told < 0) thingsAt.push(place);
  else if (thingsAt[told]?.corner === undefined) thingsAt[told] = place;
}
