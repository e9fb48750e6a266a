import { countAskedFor } from '@plumbline/brief';
import { type Item, isGlazed, type Opening } from '@plumbline/concept';
import {
  centre,
  inFront,
  opposite,
  overlaps,
  rectAround,
  rectOf,
  runsEast,
} from '../../../geometry/geometry.js';
import type { Draft } from '../../floor/draft.js';
import { walkable } from '../../floor/reach.js';
import { seatsIn } from '../../floor/use-of-floor.js';
import type { Attempt } from '../../search/attempt.js';
import { BEHIND } from './seating.js';

/** What a designer would move at once where people sit: lengths are inches, worth as in the planners' scores. */

/** A sofa so near before a window is in its light, and who sits there is in the draft. */
const NEAR_WINDOW = 48;
/** Less than this behind a sofa is at the wall. */
const AT_WALL = 6;
/** Nearer than this to a television nobody sees all of it. */
const NEAR_TV = 72;
/** Floor before a sofa that people talk across. */
const TALK = 60;

/** What sofas and sectionals take off a plan's score by how they stand. */
export function faultsOfSofas(draft: Draft): number {
  const doors = draft.openings.filter((o) => o.kind !== 'window');
  return draft.items
    .filter((i) => i.kind === 'sofa' || i.kind === 'sectional')
    .reduce((sum, sofa) => {
      const back = opposite(sofa.facing);
      const gap = draft.reach(rectOf(sofa.box), back);
      const behind = draft.openings.filter((o) => o.side === back && isAlong(sofa, o));
      const lit = gap < NEAR_WINDOW && behind.some(isGlazed);
      const lost = gap > AT_WALL && gap < BEHIND - 4;
      const near = draft.items.some(
        (i) => i.kind === 'tv' && overlaps(inFront(rectOf(sofa.box), sofa.facing, NEAR_TV), rectOf(i.box)),
      );
      const entered = gap > AT_WALL && behind.some((o) => !isGlazed(o));
      return (
        sum +
        (lit ? 16 : 0) +
        (lost ? 8 : 0) +
        (near ? 14 : 0) +
        (entered ? 6 : 0) +
        (isCrossed(sofa, doors, draft) ? 12 : 0)
      );
    }, 0);
}

/** Whether an opening is in the stretch of wall behind a thing. */
function isAlong({ box, facing }: Item, { offsetIn, widthIn }: Opening): boolean {
  const [from, to] = runsEast(facing) ? [box.x, box.x + box.widthIn] : [box.y, box.y + box.depthIn];
  return offsetIn < to && from < offsetIn + widthIn;
}

/** Whether the straight way between two doors leads through those who sit and talk. */
function isCrossed(sofa: Item, doors: readonly Opening[], draft: Draft): boolean {
  const talk = inFront(rectOf(sofa.box), sofa.facing, TALK);
  return doors.some((a, i) =>
    doors.slice(i + 1).some((b) => {
      const [from, to] = [a, b].map((o) => centre(draft.at(o.wall, o.offsetIn, 0, o.widthIn, 36)));
      if (!from || !to) return false;
      return [0.2, 0.35, 0.5, 0.65, 0.8].some((k) =>
        overlaps(talk, { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k, w: 1, d: 1 }),
      );
    }),
  );
}

/** So much of the floor that is walked on is reached without passing between a sofa and its screen. */
const PAST_SEATS = 0.8;

/** Whether one comes to a part of the floor between a sofa and the screen alone. */
export function passesBeforeSeats(draft: Draft): boolean {
  const tv = draft.items.find(({ kind }) => kind === 'tv' || kind === 'projector-screen');
  const sofa = draft.items.find(
    (i) => (i.kind === 'sofa' || i.kind === 'sectional') && tv?.facing === opposite(i.facing),
  );
  if (!tv || !sofa) return false;
  const between = rectAround([inFront(rectOf(sofa.box), sofa.facing, 1), rectOf(tv.box)]);
  const least = PAST_SEATS * (walkable(draft).reachedIn2 - between.w * between.d);
  return walkable(draft, undefined, [between]).reachedIn2 < least;
}

/** Says where fewer sit than were asked for, and takes so much off for each. */
export function tellFewerSeats(attempt: Attempt, each: number): void {
  const people = countAskedFor(attempt.brief.wanted, 'seats');
  const seats = seatsIn(attempt.draft);
  if (!people || seats >= people) return;
  attempt.unmet.push(
    `Seating for ${people} became seating for ${seats}: more has no place around one table here.`,
  );
  attempt.score -= each * (people - seats);
}
