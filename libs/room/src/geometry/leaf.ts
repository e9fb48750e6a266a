import { isPocketPair, type Opening, type Shell, seenFromWall } from '@plumbline/concept';
import type { Rect } from './geometry.js';

/** Nearer than this behind an open leaf no hand comes round it. Inches. */
const BEHIND_LEAF = 18;

/** Whether an open door's leaf stands before something on a wall: between the hinge and the wall beside it, or on that wall. */
export function isBehindLeaf(
  shell: Shell,
  { kind, wall, offsetIn, widthIn, swing }: Opening,
  rect: Rect,
): boolean {
  if (kind !== 'door' || swing?.into !== 'room') return false;
  const { t, n, along } = seenFromWall(shell, wall, rect);
  const aside = swing.hinge === 'near' ? offsetIn - (t + along) : t - (offsetIn + widthIn);
  return n < widthIn && aside > -1 && aside < BEHIND_LEAF;
}

/** The place of a light switch, beside the jamb that a door closes against. Inches. */
const AT_LATCH = 12;

/** Whether something on a door's own wall takes the place of its switch. */
export function isAtLatch(
  shell: Shell,
  { kind, wall, offsetIn, widthIn, swing }: Opening,
  rect: Rect,
): boolean {
  if (kind !== 'door') return false;
  const { t, n, along } = seenFromWall(shell, wall, rect);
  const aside = swing?.hinge === 'far' ? offsetIn - (t + along) : t - (offsetIn + widthIn);
  return n < 1 && aside > -1 && aside < AT_LATCH;
}

/** Whether something hangs on the wall that a sliding leaf stands in when it is open: a screw there stops or scratches it. */
export function isOnPocket(shell: Shell, { kind, wall, offsetIn, widthIn }: Opening, rect: Rect): boolean {
  if (kind !== 'pocket-door') return false;
  const { t, n, along } = seenFromWall(shell, wall, rect);
  if (n >= 1 || n <= -1) return false;
  if (!isPocketPair({ widthIn })) return t < offsetIn && t + along > offsetIn - widthIn;
  // Of two leaves each stands in the wall beside its own jamb.
  const beyond = offsetIn + widthIn;
  return (
    (t < offsetIn && t + along > offsetIn - widthIn / 2) || (t < beyond + widthIn / 2 && t + along > beyond)
  );
}
