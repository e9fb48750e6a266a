import { sizeOf } from '@plumbline/brief';
import { SIDES, type Side } from '@plumbline/concept';
import { opposite } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { placeFirst } from '../floor/place.js';
import { desks } from '../furniture/desks.js';
import { bookcase, hearths } from '../furniture/groups.js';
import { central, deskSpot, nearWindow } from '../furniture/preferences.js';
import { readingCorner, readingPair } from '../furniture/seats/easy-chairs.js';
import { windowSeat } from '../furniture/seats/window-seat.js';
import type { OtherRoom } from './other-room.js';

/** Chairs to read in near a window, shelves along walls of their own, and a desk. */
export function furnishLibrary({ attempt }: OtherRoom): void {
  const { draft, brief } = attempt;
  if (attempt.wants('window-seat') && windowSeat(draft, sizeOf(attempt.brief, 'window-seat')?.widthIn))
    attempt.score += 15;
  if (attempt.wants('fireplace'))
    attempt.placeAsked('A fireplace', hearths, { group: 'hearth', prefer: central() }, 20);
  attempt.placeAsked(
    'A reading corner',
    [readingPair, readingCorner],
    { group: 'reading', prefer: nearWindow(draft) },
    15,
  );
  attempt.score += setBookshelves(draft, attempt.wants('shelves-on-three-walls') ? 3 : 2) / 8;
  // A partner desk is the desk of the room.
  if (!attempt.wants('partner-desk'))
    attempt.place(desks(brief), { group: 'desk', prefer: deskSpot(draft, false) }, 12);
}

/** Shelves built in along so many walls; answers how many inches they come to. */
function setBookshelves(draft: Draft, walls: number): number {
  let inches = 0;
  const taken = new Set<Side>();
  const high = Math.min(84, draft.shell.ceilingIn - 2);
  const cases = [144, 120, 96, 84, 72, 60, 48, 36].map((w) => bookcase(w, true, high));
  // A wall each first, then whatever is left of them: shelves to both sides of a window.
  for (let i = 0; i < walls + 2; i++) {
    const [set] =
      placeFirst(draft, cases, {
        group: 'storage',
        prefer: central(),
        sides: SIDES.filter((side) => (i < walls ? !taken.has(side) : taken.has(side))),
      }) ?? [];
    if (!set) continue;
    taken.add(opposite(set.facing));
    inches += Math.max(set.box.widthIn, set.box.depthIn);
  }
  return inches;
}
