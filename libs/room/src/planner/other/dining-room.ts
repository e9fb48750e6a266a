import { countAskedFor, sizeOf } from '@plumbline/brief';
import { type Item, itemsOf } from '@plumbline/concept';
import { barsFor } from '../furniture/bars.js';
import { setDining, tightAtTable } from '../furniture/dining.js';
import { chinaCabinet, hearths, sideboard } from '../furniture/groups.js';
import { aside, central } from '../furniture/preferences.js';
import { windowSeat } from '../furniture/seats/window-seat.js';
import type { Attempt } from '../search/attempt.js';
import type { OtherRoom } from './other-room.js';

/** Square inches of a dining room for six, where nobody said how many. */
const SMALL = 150 * 144;
/** So many inches that a way around the table is too narrow take one point off. */
const TIGHT = 4;
/** Lengths of sideboards, the longest first. */
const BOARDS = [72, 60, 48, 36] as const;

/** Floor before a sideboard. Inches. */
const LEAST_FRONT = 26;
const FRONTS = [36, LEAST_FRONT] as const;

/** From so many on a table is what a dining room is for. */
const MANY = 8;
/** What it costs that one who is to eat finds no seat. */
const A_SEAT = 8;

/** A table in the middle, with a bar or a sideboard. */
export function furnishDiningRoom({ attempt }: OtherRoom): void {
  const { draft, brief, chance, unmet } = attempt;
  const placeFire = () => {
    attempt.placeAsked('A fireplace', hearths, { group: 'hearth', prefer: central() });
  };
  // A bar and a fire want a wall each: either comes first.
  const fires = attempt.wants('fireplace');
  const fireFirst = fires && attempt.wants('bar') && chance.flip();
  if (fireFirst) placeFire();
  const people = countAskedFor(brief.wanted, 'dining') ?? 0;
  // A shorter bar may leave the wall or the floor that a table for many needs.
  const bars = barsFor(brief);
  const from = people >= MANY ? Math.floor(chance.next() * bars.length) : 0;
  const bar =
    attempt.wants('bar') &&
    attempt.placeAsked('A bar', bars.slice(from), { group: 'bar', prefer: aside() }, 20);
  // A table for ten needs the floor before it.
  const fronts = people >= 10 ? [LEAST_FRONT] : FRONTS;
  // Whichever comes first has the better place: a long sideboard may leave the table enough.
  const early =
    !bar && chance.flip() ? placeBoard(attempt, chance.next() * BOARDS.length, fronts) : undefined;
  if (setDining(draft, withDiners(attempt), unmet)) attempt.score += 50;
  attempt.score -= A_SEAT * Math.max(0, people - itemsOf(draft, 'dining-chair').length);
  attempt.score -= tightAtTable(draft) / TIGHT;
  const board = early ?? (bar ? undefined : placeBoard(attempt));
  if (board) attempt.score += Math.max(board.box.widthIn, board.box.depthIn) / 4;
  if (attempt.wants('china-cabinet'))
    attempt.placeAsked('A china cabinet', CHINA_CABINETS, { group: 'dining', prefer: aside() }, 15);
  if (fires && !fireFirst) placeFire();
  if (!attempt.wants('window-seat')) return;
  if (windowSeat(draft, sizeOf(attempt.brief, 'window-seat')?.widthIn)) attempt.score += 15;
  else unmet.push('A window seat was left out: no window has free floor under it.');
}

const CHINA_CABINETS = [48, 42, 36, 30].map(chinaCabinet);

/** The brief with so many to seat as such a room holds, where nobody said how many. */
function withDiners({ brief, areaIn2 }: Attempt): Attempt['brief'] {
  if (brief.wanted.some((id) => id.startsWith('dining-for'))) return brief;
  return { ...brief, wanted: [...brief.wanted, areaIn2 < SMALL ? 'dining-for-6' : 'dining-for-8'] };
}

/** Sets a sideboard, of those from one in the list on. */
function placeBoard(attempt: Attempt, from = 0, fronts: readonly number[] = FRONTS): Item | undefined {
  const boards = BOARDS.slice(from).flatMap((w) => fronts.map((front) => sideboard(w, front)));
  return attempt.place(boards, { group: 'dining', prefer: central() })?.[0];
}
