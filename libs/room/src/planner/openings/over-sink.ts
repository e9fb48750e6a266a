import { itemsOf } from '@plumbline/concept';
import { rectOf, seenFromWall } from '../../geometry/geometry.js';
import { hasSinkAtWindow } from '../../geometry/sink-at-window.js';
import type { Draft } from '../floor/draft.js';
import { snapped } from './openings.js';

/** Between windows, and beside them at a corner. Inches. */
const BETWEEN = 6;

/**
 * Moves a window of a sink's wall, of which no place along it was told, so that its middle is the sink's, or as near to it as
 * the room is right with it.
 * @param isFree whether the room is right with the window there
 */
export function centreWindowOnSink(draft: Draft, isFree: (draft: Draft) => boolean): void {
  const sinks = itemsOf(draft, 'sink-base');
  const sink = sinks.find((i) => i.traits?.role === 'main') ?? sinks[0];
  if (!sink) return;
  const wall = draft.wallBehind(sink);
  const seen = seenFromWall(draft.shell, wall, rectOf(sink.box));
  if (seen.n > 1) return;
  const middle = seen.t + seen.along / 2;
  const off = (o: (typeof draft.openings)[number]): number => Math.abs(o.offsetIn + o.widthIn / 2 - middle);
  const [nearest] = draft.openings
    .filter((o) => o.kind === 'window' && o.wall === wall.wall.id)
    .sort((a, b) => off(a) - off(b));
  if (!nearest) return;
  const widest = wall.lengthIn - 2 * BETWEEN - nearest.widthIn;
  // In a corner the glass reaches past the sink's middle on one side more than on the other.
  const offsetIn = Math.max(BETWEEN, Math.min(BETWEEN + widest, snapped(middle - nearest.widthIn / 2)));
  const others = draft.openings.filter((o) => o !== nearest && o.wall === nearest.wall);
  const at = draft.openings.indexOf(nearest);
  const isRight = (): boolean =>
    hasSinkAtWindow({ shell: draft.shell, items: draft.items, openings: draft.openings }) && isFree(draft);
  for (const share of SHARES) {
    const moved = nearest.offsetIn + share * (offsetIn - nearest.offsetIn);
    if (
      others.some(
        (o) => moved < o.offsetIn + o.widthIn + BETWEEN && o.offsetIn < moved + nearest.widthIn + BETWEEN,
      )
    )
      continue;
    draft.openings[at] = { ...nearest, offsetIn: share === 1 ? moved : snapped(moved) };
    if (isRight()) return;
  }
  draft.openings[at] = nearest;
}

/** Shares of the way to the sink's middle. */
const SHARES = [1, 0.75, 0.5, 0.25] as const;
