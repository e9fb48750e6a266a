import { SIDES } from '@plumbline/concept';
import { inFront, overlaps, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { walkable } from '../floor/reach.js';
import { looksToWindow } from '../floor/told-places.js';
import { backOfSitter, chairOf, facesLight, isInCamera, showsScreen } from '../floor/use-of-floor.js';
import { tooSmall } from '../late/grow-as-told.js';
import { faultsOfLeaves } from '../openings/openings.js';
import type { Office } from './office-room.js';

/** What it takes off, or adds, how one comes to the things of an office and sits at its desks. */
export function scoreOffice({ attempt, video, talks }: Office): void {
  const { draft, unmet } = attempt;
  attempt.score -=
    faultsOfReach(draft) + faultsOfDesks(draft, video, attempt.wants('desk-window')) + faultsOfLeaves(draft);
  if ((video || attempt.wants('desk-window')) && facesLight(draft)) attempt.score += 60;
  const hidden = attempt.wants('private-screen');
  if ((hidden || talks || attempt.wants('guest-seating')) && showsScreen(draft)) {
    attempt.score -= hidden ? 90 : 30;
    if (hidden) unmet.push('The screen can be seen from a seat: no desk with its back to the seats did fit.');
  }
  if (attempt.wants('apart-on-camera') && isInCamera(draft)) {
    attempt.score -= 90;
    unmet.push('Each desk is in the camera of the other: no two walls of this room keep them apart.');
  }
  if (attempt.wants('sideboard') && hasCredenzaBehind(draft)) attempt.score += BEHIND_DESK;
  attempt.score -= unmet.length * 20 + tooSmall(draft, attempt.brief).length * SMALLER;
}

/** What it takes off that a thing is shorter than told. */
const SMALLER = 12;

/** What it is worth that a credenza that was asked for is in reach of who turns around at the desk, and how near that is. Inches. */
const BEHIND_DESK = 45;
const TURNED_TO = 40;

const hasCredenzaBehind = (draft: Draft): boolean =>
  draft.items.some((desk) => {
    const chair = desk.kind === 'desk' ? chairOf(draft, desk) : undefined;
    if (!chair) return false;
    const behind = inFront(rectOf(chair.box), backOfSitter(chair, desk), TURNED_TO);
    return draft.items.some(
      (i) =>
        i.kind === 'cabinet' &&
        /^(?:credenza|sideboard)$/.test(i.traits?.use ?? '') &&
        overlaps(rectOf(i.box), behind),
    );
  });

/** Doors that do not meet, shelves and chairs that nobody comes to. */
function faultsOfReach(draft: Draft): number {
  const { at, doorsMeet } = walkable(draft);
  let faults = doorsMeet ? 0 : 80;
  for (const item of draft.items.filter((i) => ['bookcase', 'closet', 'cabinet'].includes(i.kind)))
    if (!at(inFront(rectOf(item.box), item.facing, 20))) faults += 30;
  for (const { box } of draft.items.filter((i) => i.kind === 'office-chair'))
    if (!SIDES.some((side) => at(inFront(rectOf(box), side, 16)))) faults += 100;
  return faults;
}

/** What it takes off to have a window behind the screen or behind the back, where nobody asked for it: it glares in both. */
const BEFORE_GLASS = 22;

/** A door or a window behind whoever sits at a desk, and a window straight before one who is not to look out. */
function faultsOfDesks(draft: Draft, video: boolean, looksOut: boolean): number {
  let faults = 0;
  for (const desk of draft.items.filter((i) => i.kind === 'desk')) {
    const chair = chairOf(draft, desk);
    const back = chair && backOfSitter(chair, desk);
    if (draft.openings.some((o) => o.side === back && o.kind !== 'window')) faults += 120;
    if (draft.openings.some((o) => o.side === back && o.kind === 'window'))
      faults += video ? 60 : BEFORE_GLASS;
    if (
      chair &&
      !looksOut &&
      !video &&
      looksToWindow(draft, { rect: rectOf(desk.box), facing: desk.facing }, 'desk')
    )
      faults += BEFORE_GLASS / 2;
  }
  return faults;
}
