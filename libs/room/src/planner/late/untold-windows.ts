import { wants } from '@plumbline/brief';
import type { Brief, Opening } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import { floorUsed } from './floor-used.js';
import type { Try } from './set-late.js';

/** Windows that nobody told of: one makes way where it alone keeps something asked for from its wall. */

/** Who asks for light has the windows that the room came with. */
const LIT = ['large-windows', 'natural-light', 'more-windows', 'skylight'];

/** The windows that may be closed: of a house drawn from words those that no words tell of, of one measured none. */
function untoldWindows({ shell: { house }, openings }: Draft, brief: Brief): readonly Opening[] {
  if (LIT.some((id) => wants(brief, id))) return [];
  const windows = openings.filter(({ kind }) => kind === 'window');
  const untold = house ? windows.filter(({ id }) => house.untold?.includes(id)) : windows;
  const counted = (brief.openingsAt ?? [])
    .filter(({ opening }) => opening === 'window')
    .reduce((n, { count = 1 }) => n + count, 0);
  // A room keeps one, through which one sees and gets out.
  return windows.length > Math.max(1, house ? 1 : counted) ? untold : [];
}

/** Sets something with one window fewer, or without those of a wall as long as another wall has one. */
export function setWithoutWindows(draft: Draft, brief: Brief, attempt: Try, set: () => boolean): boolean {
  const untold = untoldWindows(draft, brief);
  const walls = [...new Set(untold.map(({ wall }) => wall))].map((wall) =>
    untold.filter((one) => one.wall === wall),
  );
  const all = draft.openings.filter(({ kind }) => kind === 'window').length;
  return [...untold.map((one) => [one]), ...walls.filter(({ length }) => length > 1)]
    .filter(({ length }) => length < all)
    .some((closed) =>
      attempt(() => {
        draft.openings.splice(
          0,
          draft.openings.length,
          ...draft.openings.filter((one) => !closed.includes(one)),
        );
        draft.keepOnly(floorUsed(draft));
        return set();
      }),
    );
}
