import type { Concept } from '@plumbline/concept';
import { conceptSchema } from '@plumbline/concept/schemas';
import { drawSet } from '@plumbline/drawing';
import {
  clashesOf,
  type DrawnPlan,
  drawPhone,
  drawSheet,
  leastType,
  sheetClashes,
} from '@plumbline/drawing/testing';
import { faultsOf } from '../rooms/invariants.js';
import { plannedOf, type RandomRoom } from '../rooms/random-request.js';

/** Width in pixels that a plan has on the page of a phone 390 pixels wide. */
const PHONE_COLUMN = 324;

interface Looks {
  /** At its floor plan, on a sheet and on a phone. */
  readonly drawn?: boolean;
  /** At every sheet of its set. */
  readonly sheets?: boolean;
}

/** What is wrong with the room of a request and with its drawings, as sentences; null where no room fits. */
export function roomFaults(room: RandomRoom, looks: Looks = {}): string[] | null {
  const concept = plannedOf(room);
  return concept ? conceptFaults(concept, room.seed, looks) : null;
}

/** What is wrong with a planned room and with its drawings, as sentences. */
export function conceptFaults(
  concept: Concept,
  seed: number,
  { drawn = true, sheets = false }: Looks = {},
): string[] {
  return [
    ...formFaults(concept),
    ...faultsOf(concept),
    ...(drawn ? drawingFaults(concept) : []),
    ...(sheets
      ? drawSet(concept, seed % 2 ? 'letter' : 'tabloid', { embedFont: false }).flatMap(sheetClashes)
      : []),
  ];
}

/** What breaks the contract that every reader of a concept relies on. */
const formFaults = (concept: Concept): string[] =>
  (conceptSchema.safeParse(concept).error?.issues ?? []).map((i) => `${i.path.join('.')}: ${i.message}`);

function drawingFaults({ room, title, date }: Concept): string[] {
  const sheet = drawSheet({ room, title, date }, { embedFont: false });
  const phone = drawPhone({ room, title, date }, { embedFont: false });
  return [
    ...faultsOfSheet(sheet, leastType(sheet), 7.5).map((fault) => `on the sheet ${fault}`),
    ...faultsOfSheet(phone, (leastType(phone) * PHONE_COLUMN) / phone.width, 9).map(
      (fault) => `on the phone ${fault}`,
    ),
  ];
}

/** @param type the smallest type, in points or pixels of where it is read */
function faultsOfSheet(sheet: DrawnPlan, type: number, least: number): string[] {
  const faults = clashesOf(sheet);
  if (sheet.labels.length <= 3) faults.push('hardly anything is named');
  if (type < least) faults.push(`the smallest type is ${type.toFixed(1)}, not ${least}`);
  return faults;
}
