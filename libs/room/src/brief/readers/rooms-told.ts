import type { ToldRoom } from '@plumbline/concept';
import type { FieldText } from '../reading/field-text.js';
import type { RequestReading } from '../reading/request-reading.js';
import { meaningOfRoom, roomsIn } from '../where/rooms-in-corners.js';

/** Rooms of a basement that are heeded at most. */
const MOST_ROOMS = 8;

/** Reads which rooms words put into the corners of a basement. A corner that was told as one stands is read by the compass. */
export function readRoomsTold(texts: readonly FieldText[], reading: RequestReading): void {
  if (reading.category !== 'basement') return;
  readRooms(texts, reading);
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

/** A bedroom has its corner also where a window was told with it. */
function sleepInCorner({ thingsAt }: RequestReading, { at, corner }: Pick<ToldRoom, 'at' | 'corner'>): void {
  const told = thingsAt.findIndex(({ thing, how }) => thing === 'guest-room' && how === undefined);
  const place = { thing: 'guest-room', at, corner };
  if (told < 0) thingsAt.push(place);
  else if (thingsAt[told]?.corner === undefined) thingsAt[told] = place;
}
