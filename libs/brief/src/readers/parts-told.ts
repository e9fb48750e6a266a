import { PART_USES, type PartUse, type ToldPart } from '@plumbline/concept';
import type { FieldText } from '../reading/field-text.js';
import type { RequestReading } from '../reading/request-reading.js';
import { CLOSED, partsIn } from '../rooms/parts-of-room.js';

/** Reads into which parts words divide the room. A room that is told in parts has no rooms in its corners. */
export function readPartsTold(texts: readonly FieldText[], reading: RequestReading): void {
  for (const { field } of texts) {
    const said = partsIn(reading.textOf(field), reading.category);
    // A basement that is divided anew has rooms of its own, each behind its walls.
    if (
      !said ||
      said.told.parts.every(({ kept }) => kept) ||
      (reading.category === 'basement' &&
        said.told.walled &&
        !leavesHalf(said.told.parts, reading.textOf(field)))
    )
      continue;
    reading.inParts = said.told;
    reading.rooms.splice(0);
    reading.takeBack(({ is }) => is === 'room');
    for (const { part, start, end, said: words } of said.spans)
      reading.tell(field, words, meaningOfPart(part), { is: 'part', use: part.use }, { start, end });
    for (const { use, material, start, end, said: words } of said.floors)
      reading.tell(
        field,
        words,
        `Floor of the ${PART_USES[use].toLowerCase()}: ${material}`,
        { is: 'part', use, floor: true },
        { start, end },
      );
    if (said.wall)
      reading.tell(
        field,
        said.wall.said,
        `A wall with a ${said.told.sealed ? 'sealed ' : ''}door between the parts`,
        { is: 'part' },
        said.wall,
      );
    // Machines beside a car have the garage's own wall between them.
    if (reading.category === 'garage' && said.told.walled && !convertsPart(reading))
      reading.wanted.add('dividing-wall');
    if (said.told.parts.some(({ use, kept }) => use === 'dining' && !kept))
      reading.wanted.add('dining-table');
    return;
  }
}

/** Whether half of a basement, or a third, is told to stay as it is: machines in it are no part of it. */
const leavesHalf = (parts: readonly ToldPart[], text: string): boolean =>
  SHARE.test(text) && parts.some(({ use, kept }) => use === 'rest' || (kept === true && use !== 'laundry'));
const SHARE =
  /\b(?:other|second|one|back|front|left|right|north|south|east|west) (?:half|third)\b|\bhalf (?:of|the|is|stays|should|will|can)\b/i;

const SHARES: readonly (readonly [number, string])[] = [
  [1 / 4, 'A quarter'],
  [1 / 3, 'A third'],
  [1 / 2, 'Half'],
  [2 / 3, 'Two thirds'],
  [3 / 4, 'Three quarters'],
];

/** "Half of the room: woodshop, which stays as it is". */
function meaningOfPart({ use, called, share, kept }: ToldPart): string {
  const [, name = 'A part'] = SHARES.find(([part]) => Math.abs(part - share) < 0.02) ?? [];
  const what = called ?? PART_USES[use].toLowerCase();
  return `${name} of the room: ${what}${kept && use !== 'rest' ? ', which stays as it is' : ''}`;
}

/** Where cars were, such a room is built from the slab up. */
const LIVED_IN: readonly PartUse[] = [...CLOSED, 'library', 'dining'];

/** Whether a part becomes a room to be in, where cars were. */
export const isConvertedPart = ({ use, kept }: ToldPart): boolean => LIVED_IN.includes(use) && !kept;

/** Whether a part of a garage becomes a room to be in. */
export const convertsPart = ({ category, inParts }: Pick<RequestReading, 'category' | 'inParts'>): boolean =>
  category === 'garage' && inParts?.parts.some(isConvertedPart) === true;

/** "Two car garage", of which one bay stays: so many cars it holds today. */
export function carsOfToday(reading: RequestReading): void {
  const { inParts, statements, wanted } = reading;
  if (!inParts?.parts.some(({ use }) => use === 'cars') || inParts.parts.length < 2) return;
  for (const id of ['two-cars', 'three-cars']) {
    if (!wanted.delete(id)) continue;
    wanted.add('one-car');
    const told = statements.filter(({ claim }) => claim.is === 'feature' && claim.id === id);
    reading.takeBack((claim) => claim.is === 'feature' && claim.id === id);
    for (const { field, said, span } of told)
      reading.tell(field, said, 'Cars that it holds today', { is: 'told', id: 'today' }, span);
  }
}
