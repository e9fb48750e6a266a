import type { Frame, WallId } from '@plumbline/concept';
import { type Gap, layOutRun, type RunPart, type RunSegment, type RunToken } from './run.js';

/** A part of a run that stays where it is: the sink of a kitchen that is there already. */
export interface Pin {
  readonly token: RunToken;
  readonly wall: WallId;
  /** Its middle, from the west or south end of its wall. Inches. */
  readonly middleIn: number;
  /** Along its wall; left out where it is as wide as its run makes it. */
  readonly widthIn?: number;
}

/** A part of a run whose place along it is given. */
interface PinnedPart {
  /** Of the run's parts. */
  readonly index: number;
  /** Of its near edge from the run's reference end. Inches. */
  readonly at: number;
}

type Clear = { readonly start: number; readonly end: number };

/**
 * Inches by which a part that stays may be drawn beside its mark, the least first: a mark in a photo or a tape in a
 * hand misses by as much, and a cabinet beside it comes in widths of three inches.
 */
const BESIDE = [0, -1, 1, -2, 2] as const;

/**
 * As `layOutRun`, with some parts where they are, or an inch or two beside: the stretches between them are laid out each
 * by itself. Answers nothing where these are too short, or the parts come in another order.
 */
export function layOutPinned(
  length: number,
  parts: readonly RunPart[],
  gaps: readonly Gap[],
  clear: Clear,
  pinned: readonly PinnedPart[],
): RunSegment[] | undefined {
  const inOrder = [...pinned].sort((a, b) => a.index - b.index);
  const lay = (from: number, to: number, first: number, last: number, at: 'start' | 'end', ends: Clear) =>
    layOutRun(to - from, parts.slice(first, last), gaps.slice(first, last + 1), at, ends)?.map((segment) => ({
      ...segment,
      at: segment.at + from,
    }));
  /** The run from an edge on, of which the first parts are laid out already. */
  const rest = (
    from: number,
    first: number,
    [next, ...later]: readonly PinnedPart[],
  ): RunSegment[] | undefined => {
    if (!next) return lay(from, length, first, parts.length, 'end', { start: 0, end: clear.end });
    const { token, width } = parts[next.index] as RunPart;
    for (const beside of BESIDE) {
      const at = next.at + beside;
      if (at < from - 0.01) continue;
      const ends = { start: first === 0 ? clear.start : 0, end: 0 };
      const before = lay(from, at, first, next.index, 'start', ends);
      const after = before && rest(at + width, next.index + 1, later);
      if (before && after) return [...before, { token, at, width }, ...after];
    }
    return undefined;
  };
  return rest(0, 0, inOrder);
}

/** A run's wall, where it stands at one, and its stretch of it. */
interface Stretch {
  readonly frame: Frame;
  readonly off: number;
  readonly from: number;
  readonly to: number;
}

/** Which parts of a run are pinned, and where; `fromStart` where the run is told from its wall's west or south end. */
export const pinnedParts = (
  { frame, off, from, to }: Stretch,
  parts: readonly RunPart[],
  fromStart: boolean,
  pins: readonly Pin[] = [],
): PinnedPart[] =>
  pins.flatMap(({ token, wall, middleIn }): PinnedPart[] => {
    const index = parts.findIndex((part) => part.token === token);
    if (index < 0 || off !== 0 || (frame as Frame & { wall?: { id: string } }).wall?.id !== wall) return [];
    const half = (parts[index] as RunPart).width / 2;
    return [{ index, at: fromStart ? middleIn - half - from : to - middleIn - half }];
  });

/** A run's parts, those that stay as wide as they are. */
export const asWideAsPinned = (parts: readonly RunPart[], pins: readonly Pin[] = []): readonly RunPart[] =>
  parts.map((part) => {
    const pin = pins.find(({ token }) => token === part.token);
    return pin?.widthIn === undefined ? part : { ...part, width: pin.widthIn };
  });

/** Whether runs hold every pinned part on its own wall. */
export const holdsPins = (
  runs: readonly (Stretch & { readonly segments: readonly RunSegment[] })[],
  pins: readonly Pin[],
): boolean =>
  pins.every(({ token, wall }) =>
    runs.some(
      ({ frame, off, segments }) =>
        off === 0 &&
        (frame as Frame & { wall?: { id: string } }).wall?.id === wall &&
        segments.some((segment) => segment.token === token),
    ),
  );

/** Tells runs what stays where it is. */
export function pinRuns<R extends object>(plans: R[], pins: readonly Pin[] = []): void {
  if (pins.length > 0) for (const [i, plan] of plans.entries()) plans[i] = { ...plan, pins };
}
