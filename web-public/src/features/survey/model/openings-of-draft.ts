import type { FoundInPhoto, Pixel } from '@plumbline/survey';
import type { DrawnIn, DrawnOpening } from './matched-room.js';
import { OPENINGS_MOST, quadOfOpening, standing } from './openings.js';

/** Windows and doors of a draft: those that stand in the room, and those that were found and do not. */
export interface OpeningsOfDraft {
  readonly openings: readonly DrawnOpening[];
  /** Doubtful ones that nobody took in, and sure ones that somebody took out. */
  readonly offered: readonly DrawnOpening[];
}

/**
 * A draft with what was found in its photo now, in place of what was found there before. What a person drew stays as it
 * is, and what a person took out or in stays out or in.
 */
export function withFound(
  { openings, offered }: OpeningsOfDraft,
  room: DrawnIn,
  found: readonly FoundInPhoto[],
): OpeningsOfDraft {
  const drawn = openings.filter((one) => !one.found);
  const [takenIn, takenOut] = [
    openings.filter((one) => one.found === 'doubtful'),
    offered.filter((one) => one.found === 'sure'),
  ];
  const over = (one: DrawnOpening, those: readonly DrawnOpening[]) =>
    those.some((other) => doOverlap(room, one, other));
  const now: { openings: DrawnOpening[]; offered: DrawnOpening[] } = { openings: drawn, offered: [] };
  let number = Math.max(0, ...drawn.map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1))));
  for (const { kind, corners, sure } of found) {
    const one = standing(room, {
      id: `opening-${number + 1}`,
      kind,
      corners,
      found: sure ? 'sure' : 'doubtful',
    });
    if (over(one, drawn)) continue;
    number++;
    const stands = (sure || over(one, takenIn)) && !over(one, takenOut);
    const part = stands && now.openings.length < OPENINGS_MOST ? 'openings' : 'offered';
    now[part] = [...now[part], one];
  }
  return now;
}

/** A draft in which an opening that was found is taken out of the room, or put back into it. */
export function toggled({ openings, offered }: OpeningsOfDraft, id: string): OpeningsOfDraft {
  const out = openings.find((one) => one.id === id && one.found);
  if (out) return { openings: openings.filter((one) => one !== out), offered: [...offered, out] };
  const back = offered.find((one) => one.id === id);
  if (!back || openings.length >= OPENINGS_MOST) return { openings, offered };
  return { openings: [...openings, back], offered: offered.filter((one) => one !== back) };
}

/** An opening that a person drew or named is theirs, however it came there. */
export function asDrawn({ found: _, ...opening }: DrawnOpening): DrawnOpening {
  return opening;
}

/** True where the middle of one lies within the other, as the photo shows them. */
export function doOverlap(room: DrawnIn, a: DrawnOpening, b: DrawnOpening): boolean {
  return isOver(room, middleOf(a), b) || isOver(room, middleOf(b), a);
}

const middleOf = ({ corners: [a, b] }: DrawnOpening): Pixel => ({ u: (a.u + b.u) / 2, v: (a.v + b.v) / 2 });

const isOver = (room: DrawnIn, at: Pixel, opening: DrawnOpening): boolean => {
  const quad = quadOfOpening(room, opening);
  return quad !== undefined && isInside(at, quad);
};

/** True for a point on the same side of all edges of a convex outline. */
export function isInside({ u, v }: Pixel, outline: readonly Pixel[]): boolean {
  const sides = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return (b.u - a.u) * (v - a.v) - (b.v - a.v) * (u - a.u);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}
