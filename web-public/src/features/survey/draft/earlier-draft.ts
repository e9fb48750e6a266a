import type { Held } from '../model/grips.js';
import {
  type MatchedRoom,
  NO_FLOOR,
  NOTHING_SHOWN,
  NOTHING_TOLD,
  type ToldSizes,
} from '../model/matched-room.js';
import { EMPTY_MATCH, type MatchDraft } from './match-draft.js';

/** What this tab may hold: a draft that an earlier version of the site wrote, of which any part may have another shape. */
type Earlier = { readonly [Part in keyof MatchDraft]?: unknown };

/**
 * A draft as this version writes it. What an earlier one wrote otherwise is mended where its meaning is plain, and left
 * out where it is not: the person is asked for it again.
 */
export function currentDraft(stored: MatchDraft): MatchDraft {
  const { told, floor, openings, offered, things, further, held, ceilingIn, choice } = stored as Earlier;
  const room = heldNow(held);
  return {
    ...EMPTY_MATCH,
    ...stored,
    held: room,
    choice: isNumber(choice) ? choice : null,
    dragging: room !== null && stored.dragging === true,
    ceilingIn: isNumber(ceilingIn) ? ceilingIn : null,
    told: isObject(told) ? { ...NOTHING_TOLD, ...(told as Partial<ToldSizes>) } : NOTHING_TOLD,
    floor:
      isObject(floor) && Array.isArray(floor.corners)
        ? { ...NO_FLOOR, ...(floor as Partial<MatchDraft['floor']>) }
        : NO_FLOOR,
    openings: listOf(openings, ({ corners }) => Array.isArray(corners)),
    offered: listOf(offered, ({ corners }) => Array.isArray(corners)),
    things: listOf(things, ({ kind }) => typeof kind === 'string'),
    further: listOf(further, ({ alone, photo }) => isObject(alone) && isObject(photo)),
  };
}

function heldNow(held: unknown): Held | null {
  if (!isObject(held) || !isObject(held.room)) return null;
  const { room, marks, unseen } = held as Partial<Held> & { room: MatchedRoom };
  if (!isObject(room.camera) || !isObject(room.box)) return null;
  return { ...NOTHING_SHOWN, ...(marks && { marks }), ...(unseen && { unseen }), room: roomNow(room) };
}

/** What the photos contradict is found again with the next answer of the photo: until then nothing is said of it. */
function roomNow({ contradicted, joined, ...room }: MatchedRoom): MatchedRoom {
  return {
    ...room,
    lengths: room.lengths ?? null,
    impossible: room.impossible === true,
    ...(isObject(contradicted?.says) && { contradicted }),
    ...(isObject(joined?.width) &&
      isObject(joined.depth) && {
        joined: {
          ...joined,
          openings: joined.openings ?? [],
          disagreements: joined.disagreements ?? [],
          contradicted: joined.contradicted ?? {},
        },
      }),
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const listOf = <Item>(list: unknown, isOne: (item: Record<string, unknown>) => boolean): readonly Item[] =>
  Array.isArray(list) ? list.filter((item) => isObject(item) && isOne(item)) : [];
