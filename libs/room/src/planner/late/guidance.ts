import { ROOM_MEASURES } from '../../rules/measure-room.js';
import type { CheckedRoom } from '../../rules/measuring/rule.js';
import { ROOM_RULES } from '../../rules/room-rules.js';
import type { Draft } from '../floor/draft.js';

/** The floor that guidance leaves around beds, desks and tables, in a room that is being planned. */

const GUIDED: readonly string[] = ['bed-side', 'bed-foot', 'desk-chair', 'dining-behind', 'pool-around'];
const RULES = ROOM_RULES.filter(({ id }) => GUIDED.includes(id));

/** How far a draft stays under each rule of guidance: inches, 0 where it is met. */
export function shortfalls(draft: Draft): readonly number[] {
  const { category, widthIn, depthIn, ceilingIn } = draft.shell;
  const room: CheckedRoom = {
    category,
    shell: draft.shell,
    widthIn,
    depthIn,
    ceilingIn,
    exterior: [],
    openings: draft.openings,
    items: draft.items,
  };
  return RULES.map(({ id, limit }) =>
    Math.max(0, ...(ROOM_MEASURES[id]?.(room) ?? []).map(({ value }) => limit - value)),
  );
}

/** What rounding may take from a measured length. Inches. */
const HAIR = 0.5;

/** Whether a draft leaves less floor than before, somewhere that guidance already missed or now misses. */
export const leavesLess = (before: readonly number[], after: readonly number[]): boolean =>
  after.some((short, i) => short > (before[i] ?? 0) + HAIR);
