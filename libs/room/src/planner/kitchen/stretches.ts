import { type Frame, type Item } from '@plumbline/concept';
import { contains, opposite, type Rect, rectOf, seenFromWall } from '../../geometry/geometry.js';
import { type Draft } from '../floor/draft.js';
import { type PlacedRun } from './runs.js';

/** Stretches of a wall, and what breaks them. Inches. */

/** What goes above the base cabinets of a run: counter, backsplash, wall cabinets or shelves, hood, lights. */

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const stretchOf = (draft: Draft, frame: Frame, item: Item): Stretch => {
  const s = seenFromWall(draft.shell, frame, rectOf(item.box));
  return { from: s.t, to: s.t + s.along };
};

export const TALL_KINDS: ReadonlySet<string> = new Set(['refrigerator', 'tall-cabinet', 'wall-oven']);

/** Where full-height units stand against a wall. */
export function tallBreaks(draft: Draft, run: PlacedRun): Stretch[] {
  return draft.items
    .filter((i) => TALL_KINDS.has(i.kind) || (i.kind === 'filler' && i.traits?.level === 'tall'))
    .filter((i) => {
      const strip: Rect = draft.at(run.frame, 0, 0, run.frame.lengthIn, 36);
      return contains(strip, rectOf(i.box)) && (i.group === run.group || i.facing === opposite(run.side));
    })
    .map((i) => stretchOf(draft, run.frame, i));
}

export function windowStretches(draft: Draft, frame: Frame, margin: number): Stretch[] {
  const { wall } = draft.wall(frame);
  return draft.openings
    .filter((o) => o.wall === wall.id)
    .map((o) => ({ from: o.offsetIn - margin, to: o.offsetIn + o.widthIn + margin }));
}

/** What is left of [from, to] once the breaks are taken out, in order. */
export function stretches(from: number, to: number, breaks: readonly Stretch[]): Stretch[] {
  const sorted = [...breaks].sort((a, b) => a.from - b.from);
  const left: Stretch[] = [];
  let at = from;
  for (const b of sorted) {
    if (b.to <= at) continue;
    if (b.from >= to) break;
    if (b.from > at + 0.05) left.push({ from: at, to: Math.min(b.from, to) });
    at = Math.max(at, b.to);
  }
  if (at < to - 0.05) left.push({ from: at, to });
  return left;
}
