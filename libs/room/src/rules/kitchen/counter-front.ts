import { runsEast, type Side } from '@plumbline/concept';
import { inFront, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import { ofKind } from '../measuring/measure-plan.js';
import type { CheckedRoom, Measurement } from '../measuring/rule.js';
import { lengthAlong, one } from './things.js';

/** A shallower counter does not count (NKBA 25). */
const LEAST_COUNTER_DEPTH = 24;

/**
 * Counter front over the whole kitchen: the front edges of tops 24 in deep that one can stand before, without what sinks
 * and cooktops take of them. Where another top lies before an edge, it is in a corner and no front.
 */
export function counterFront(room: CheckedRoom): Measurement {
  const tops = ofKind(room, 'countertop').filter(
    (top) =>
      lengthAlong(runsEast(top.facing) ? 'east' : 'north', rectOf(top.box)) >= LEAST_COUNTER_DEPTH - 0.05,
  );
  let total = 0;
  for (const top of tops) {
    const own = rectOf(top.box);
    const before = inFront(own, top.facing, 1);
    total += lengthAlong(top.facing, own);
    for (const other of tops) {
      if (other.id === top.id) continue;
      const r = rectOf(other.box);
      if (overlaps(before, r)) total -= shared(before, r, top.facing);
    }
  }
  for (const sink of ofKind(room, 'sink-base')) total -= lengthAlong(sink.facing, rectOf(sink.box)) - 3;
  for (const cook of ofKind(room, 'cooktop')) total -= lengthAlong(cook.facing, rectOf(cook.box));
  return one(Math.max(0, total), ...tops);
}

/** What two rectangles share along a front. */
const shared = (a: Rect, b: Rect, facing: Side): number =>
  runsEast(facing)
    ? Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
    : Math.min(a.y + a.d, b.y + b.d) - Math.max(a.y, b.y);
