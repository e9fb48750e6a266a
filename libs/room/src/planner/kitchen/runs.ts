import { atFrame, type Brief, type Frame, type Side } from '@plumbline/concept';
import { cornerEnd, opposite, type Rect } from '../../geometry/geometry.js';
import { asWideAsPinned, layOutPinned, type Pin, pinnedParts } from '../cabinets/pinned-run.js';
import { layOutRun, type RunPart, type RunSegment, type RunToken } from '../cabinets/run.js';
import { type CabinetTier, gapsOf, partsOf, type RunEnd, type RunEnds } from './parts.js';

/** A filler between a refrigerator and a side wall: its doors open past 90 degrees. Inches. */
const FRIDGE_OFF_WALL = 3;

/** A run along a wall, or (with `off`) along a line that far from it: a peninsula, an island. */
export interface RunPlan {
  readonly side: Side;
  /** The wall, or the line that stands for one. */
  readonly frame: Frame;
  readonly off: number;
  /** The stretch for cabinets, without corner cabinets, in the wall's own coordinates. */
  readonly from: number;
  readonly to: number;
  /** The neighbouring wall from which `tokens` are told. */
  readonly start: Side;
  readonly tokens: readonly RunToken[];
  readonly firstEnd: RunEnd;
  readonly lastEnd: RunEnd;
  readonly group: string;
  /** What stays where it is. */
  readonly pins?: readonly Pin[];
  /** What was told to be at an end of the wall: at the first or the last of the run. */
  readonly ends?: RunEnds;
}

export interface PlacedRun extends RunPlan {
  readonly segments: readonly RunSegment[];
}

/** The line opposite a wall, `across` from it, in the wall's own coordinates. */
export const mirrored = (frame: Frame, across: number): Frame => {
  const { x, y } = atFrame(frame, 0, across, 0, 0);
  return { side: opposite(frame.side), from: { x, y }, lengthIn: frame.lengthIn };
};

/** A run that is to be filled. */
export interface FillRun {
  /** What fills it for a tier; nothing where that does not fit. */
  readonly segments: (tier: CabinetTier) => readonly RunSegment[] | undefined;
  readonly filledWith: (segments: readonly RunSegment[]) => PlacedRun;
}

export type RunFiller = (run: RunPlan) => FillRun;

/** Fills runs as a brief asks for. Layouts have many runs in common: those told alike and pinned nowhere are laid out once. */
export function runFiller(brief: Brief): RunFiller {
  type LaidOut = Map<CabinetTier, readonly RunSegment[] | undefined>;
  const known = new Map<string, LaidOut>();
  return (run) => {
    const { from, to, firstEnd, lastEnd } = run;
    // A run that ends freely ends with its last whole cabinet.
    const length = lastEnd === 'open' || firstEnd === 'open' ? Math.floor((to - from) / 3) * 3 : to - from;
    const stretch =
      cornerEnd(run.start) === 'start' ? { from, to: from + length } : { from: to - length, to };
    const key = run.pins || run.ends ? undefined : `${length} ${firstEnd} ${lastEnd} ${run.tokens}`;
    const laidOut: LaidOut = (key !== undefined && known.get(key)) || new Map();
    if (key !== undefined) known.set(key, laidOut);
    return {
      segments: (tier) => {
        if (!laidOut.has(tier)) laidOut.set(tier, segmentsOf(run, length, tier, brief));
        return laidOut.get(tier);
      },
      filledWith: (segments) => placedRun(run, stretch, segments),
    };
  };
}

/** All placed runs have one form: V8 reads what has one form fastest. */
const placedRun = (
  { side, frame, off, start, tokens, firstEnd, lastEnd, group, pins, ends }: RunPlan,
  { from, to }: Pick<RunPlan, 'from' | 'to'>,
  segments: readonly RunSegment[],
): PlacedRun => ({
  side,
  frame,
  off,
  from,
  to,
  start,
  tokens,
  firstEnd,
  lastEnd,
  group,
  pins,
  ends,
  segments,
});

function segmentsOf(
  run: RunPlan,
  length: number,
  tier: CabinetTier,
  brief: Brief,
): readonly RunSegment[] | undefined {
  const parts = asWideAsPinned(partsOf(run.tokens, tier, brief), run.pins);
  const gaps = gapsOf(parts, run, tier);
  const fillerAt =
    run.firstEnd === 'wall' && run.lastEnd === 'wall'
      ? 'both'
      : run.firstEnd === 'wall' || (run.lastEnd === 'open' && run.firstEnd === 'open')
        ? 'start'
        : 'end';
  const beside = (end: RunEnd, part?: RunPart): number =>
    end === 'wall' && part?.token === 'fridge' ? FRIDGE_OFF_WALL : 0;
  const clear = { start: beside(run.firstEnd, parts[0]), end: beside(run.lastEnd, parts.at(-1)) };
  const pinned = pinnedParts(run, parts, cornerEnd(run.start) === 'start', run.pins);
  if (pinned.length > 0) return layOutPinned(length, parts, gaps, clear, pinned);
  return (
    layOutRun(length, parts, gaps, fillerAt, clear) ??
    // The least kitchen has a single door that is hinged at the wall.
    (tier.name === 'least' ? layOutRun(length, parts, gaps, fillerAt) : undefined)
  );
}

/** Where a segment lies in its wall's coordinates. */
export function segmentAt(run: PlacedRun, segment: RunSegment): number {
  return cornerEnd(run.start) === 'start' ? run.from + segment.at : run.to - segment.at - segment.width;
}

/** True if, seen from in front, the wall's coordinates grow to the right. */
export const growsRight = (side: Side): boolean => side === 'north' || side === 'west';

/** The corner square where two walls of the room meet. */
export function cornerRect(a: Frame, b: Frame, size: number): Rect {
  const t = cornerEnd(b.side) === 'start' ? 0 : a.lengthIn - size;
  return atFrame(a, t, 0, size, size);
}
