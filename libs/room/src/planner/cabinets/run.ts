/**
 * A run of cabinets: appliances and the sink set along a line, the gaps between them filled exactly with
 * cabinets in catalogue widths. Lengths are inches along the run, from its reference end.
 */

/** Something that has its own width in a run. */
export interface RunPart {
  readonly token: RunToken;
  readonly width: number;
}

export type RunToken =
  | 'fridge'
  /** A freezer column beside a refrigerator column. */
  | 'freezer'
  | 'pantry'
  | 'sink'
  | 'dishwasher'
  | 'range'
  | 'cooktop'
  | 'oven'
  | 'cooler'
  /** A second full sink, of a second station. */
  | 'sink-2'
  | 'prep-sink'
  /** Nothing below the counter: a place to work at from a seat. */
  | 'knee';

export interface RunSegment {
  readonly token: RunToken | 'base' | 'filler';
  /** Distance of its near edge from the run's reference end. */
  readonly at: number;
  readonly width: number;
}

/** Counter (or nothing) between two parts, or between a part and the end of the run. */
export interface Gap {
  /** Least length; 0 allows the parts to touch. */
  readonly least: number;
  /** The length it is filled up to before others get more. */
  readonly target: number;
  /** Beyond its target it grows only where no other gap can: what stands beside it should stay together. */
  readonly close?: boolean;
  /** Opens, though it has no target, rather than that much slack goes into closed gaps. */
  readonly spill?: boolean;
}

/** The least cabinet worth setting past a tall unit. */
const SPILL = 24;

const STEP = 3;
const NARROWEST = 9;
const WIDEST = 36;

/**
 * Splits a length that is a multiple of 3 and at least 9 into cabinets of 9 to 36, as few and as equal as the
 * catalogue allows. The wider ones come first.
 */
export function cabinetWidths(length: number, widest = WIDEST): number[] {
  const count = Math.ceil(length / widest);
  const widths: number[] = [];
  let rest = length;
  for (let left = count; left > 0; left--) {
    const width = Math.ceil(rest / left / STEP) * STEP;
    widths.push(width);
    rest -= width;
  }
  return widths;
}

/**
 * Sets parts into a run of `length`. `gaps[i]` stands before part i, the last one after the last part.
 * What no cabinet can fill (under 3 in, or under 9 in where all gaps are closed) becomes fillers at
 * `fillerAt`. `clear` is the filler that an end keeps where nothing but it parts a tall unit from the wall there.
 * Answers nothing where the parts and the least gaps need more than the length.
 */
export function layOutRun(
  length: number,
  parts: readonly RunPart[],
  gaps: readonly Gap[],
  fillerAt: 'start' | 'end' | 'both',
  clear: { readonly start: number; readonly end: number } = { start: 0, end: 0 },
): RunSegment[] | undefined {
  const lengths = gaps.map((gap) => (gap.least > 0 ? Math.max(NARROWEST, ceilTo(gap.least)) : 0));
  const kept = clear.start + clear.end;
  let slack = length - kept - sum(parts.map((p) => p.width)) - sum(lengths);
  if (slack < -0.01) return undefined;

  slack = growGaps(lengths, gaps, slack);
  // A cabinet that opened at the end parts the tall unit from its wall by itself.
  const start = (lengths[0] ?? 0) > 0 ? 0 : clear.start;
  const end = (lengths.at(-1) ?? 0) > 0 ? 0 : clear.end;
  if (kept > start + end) slack = growGaps(lengths, gaps, slack + kept - start - end);
  const filler = Math.max(0, slack);
  const segments: RunSegment[] = [];
  let at = 0;
  const push = (token: RunSegment['token'], width: number): void => {
    if (width < 0.05) return;
    segments.push({ token, at, width });
    at += width;
  };
  push('filler', start + (fillerAt === 'start' ? filler : fillerAt === 'both' ? filler / 2 : 0));
  for (let i = 0; i < lengths.length; i++) {
    const gap = lengths[i] as number;
    if (gap > 0) for (const width of cabinetWidths(gap)) push('base', width);
    const part = parts[i];
    if (part) push(part.token, part.width);
  }
  push('filler', length - at);
  return segments;
}

/** Hands out slack in steps of 3: first up to each gap's target, then evenly, closed ones last. Returns what is left. */
function growGaps(lengths: number[], gaps: readonly Gap[], slack: number): number {
  let left = slack;
  const growOne = (want: (length: number, gap: Gap) => number): boolean => {
    let best = -1;
    let bestNeed = 0;
    for (let i = 0; i < gaps.length; i++) {
      const length = lengths[i] ?? 0;
      if ((length === 0 ? NARROWEST : STEP) > left + 0.01) continue;
      const need = want(length, gaps[i] as Gap);
      if (need > bestNeed) {
        best = i;
        bestNeed = need;
      }
    }
    if (best < 0) return false;
    const step = lengths[best] === 0 ? NARROWEST : STEP;
    lengths[best] = (lengths[best] ?? 0) + step;
    left -= step;
    return true;
  };
  while (growOne((length, gap) => gap.target - length));
  while (growOne((length, gap) => (gap.target > 0 && !gap.close ? 1000 - length : 0)));
  for (const [i, gap] of gaps.entries()) {
    if (!gap.spill || left < SPILL) continue;
    lengths[i] = SPILL;
    left -= SPILL;
  }
  while (growOne((length, gap) => (gap.spill && length > 0 ? 1000 - length : 0)));
  while (growOne((length, gap) => (gap.target > 0 ? 1000 - length : 0)));
  // Where every gap is closed by target (tall units side by side), the last one opens rather than a wide filler.
  if (!lengths.some((length) => length > 0) && left >= NARROWEST) {
    lengths[lengths.length - 1] = NARROWEST;
    left -= NARROWEST;
  }
  while (growOne((length) => (length > 0 ? 1000 - length : 0)));
  return left;
}

const ceilTo = (n: number): number => Math.ceil(n / STEP) * STEP;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
