import type { Brief, Side, ToldPart } from '@plumbline/concept';
import { opposite, type Rect, runsEast } from '../../geometry/geometry.js';

/** The floors of the parts that words divide a room into: stripes side by side, with a wall between them where one is told. Inches. */

export const PARTITION = 4.5;
/** No part behind a wall is narrower. */
const LEAST = 72;

export interface Stripe {
  readonly told: ToldPart;
  readonly floor: Rect;
}

export interface Stripes {
  readonly stripes: readonly Stripe[];
  /** They lie side by side from west to east. */
  readonly alongX: boolean;
}

/** The side of the room that a stripe begins at. */
const lowOf = (alongX: boolean): Side => (alongX ? 'west' : 'south');

/**
 * The stripes of a room, those with a side at it and the others in the order told; undefined where one would be too narrow.
 * @param front of a garage, the side that cars drive in by: each bay reaches from there to the back
 * @param leastOf how wide a part is at least
 */
export function stripesOf(
  { inParts, size }: Pick<Brief, 'inParts' | 'size'>,
  front?: Side,
  leastOf: (part: ToldPart) => number = () => LEAST,
): Stripes | undefined {
  if (!inParts) return undefined;
  const { parts, walled } = inParts;
  const alongX = isAlongX(parts, size, front);
  const low = lowOf(alongX);
  const rank = ({ side }: ToldPart): number => (side === low ? -1 : side === opposite(low) ? 1 : 0);
  const ordered = inOrder(parts, rank);
  const thick = walled ? PARTITION : 0;
  const [long, across] = alongX ? [size.widthIn, size.depthIn] : [size.depthIn, size.widthIn];
  const lengths = lengthsIn(ordered, long - thick * (parts.length - 1), walled ? leastOf : () => 0);
  if (!lengths) return undefined;
  let at = 0;
  const stripes = ordered.map((told, i): Stripe => {
    const wide = lengths[i] ?? 0;
    const floor = alongX ? { x: at, y: 0, w: wide, d: across } : { x: 0, y: at, w: across, d: wide };
    at += wide + thick;
    return { told, floor };
  });
  return { stripes, alongX };
}

/** Those with a place at their end, and who has none around them. */
function inOrder(parts: readonly ToldPart[], rank: (part: ToldPart) => number): readonly ToldPart[] {
  const [first, second] = parts;
  if (parts.length === 2 && first && second && (rank(first) > 0 || rank(second) < 0)) return [second, first];
  return [...parts].sort((a, b) => rank(a) - rank(b));
}

function isAlongX(
  parts: readonly ToldPart[],
  { widthIn, depthIn }: Brief['size'],
  front: Side | undefined,
): boolean {
  if (front) return runsEast(front);
  const side = parts.find((part) => part.side)?.side;
  if (side) return side === 'west' || side === 'east';
  return widthIn >= depthIn;
}

/** Each has its share, and as much as it needs. */
function lengthsIn(
  parts: readonly ToldPart[],
  whole: number,
  leastOf: (part: ToldPart) => number,
): readonly number[] | undefined {
  const least = parts.map(leastOf);
  if (least.reduce((n, one) => n + one, 0) > whole) return undefined;
  const shares = parts.map(({ share }) => share);
  const total = shares.reduce((n, one) => n + one, 0) || 1;
  const wished = shares.map((share, i) => Math.max(least[i]!, (share / total) * whole));
  const over = wished.reduce((n, one) => n + one, 0) - whole;
  const slack = wished.reduce((n, one, i) => n + one - least[i]!, 0);
  return wished.map((one, i) => one - (slack > 0 ? ((one - least[i]!) / slack) * over : 0));
}
