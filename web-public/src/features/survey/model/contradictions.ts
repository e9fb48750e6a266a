import type { FloorOutline, Measured } from '@plumbline/survey';
import type { Contradiction, MatchedRoom, ToldSizes } from './matched-room.js';

/**
 * Lengths that a person typed win over the photo. One that lies within the photo's own doubt corrects its outline; one
 * that is farther off contradicts it, and is named together with what else may be wrong.
 */

/** Of the photo's length, standard deviations; of the typed one, a share: half of it is how well people tell a ceiling. */
const OFF = { spreads: 3, share: 0.04 } as const;
/** People stand in a doorway to take a photo, or behind it: inches outside the room. */
const IN_DOORWAY_IN = 36;
/** A ceiling that may be the true one, where the one that was told contradicts a tape. Inches. */
const USUAL_CEILING_IN = { least: 80, most: 144 } as const;
/** The wall ahead is seldom shorter than a bathtub is long, inches. */
const NARROW_IN = 60;
/** Lengths of walls that were typed and do not meet around a room, inches. */
const GAP_IN = 0.5;

/** True where a length from a photo is so far from the one that was typed that no slip of a finger explains it. */
export const isOff = ({ inches, spread }: Measured, toldIn: number): boolean =>
  Math.abs(inches - toldIn) > Math.max(OFF.spreads * spread, OFF.share * toldIn);

/** What contradicts the lengths that were typed of a box. */
export interface Contradictions {
  readonly width?: Contradiction;
  readonly depth?: Contradiction;
  /** The photo would have been taken so far outside the room: its way to the wall ahead, and inches outside. */
  readonly outside?: { readonly toBack: Measured; readonly byIn: number };
}

export function contradictionsOf(
  { joined, contradicted, lengths }: MatchedRoom,
  { widthIn, depthIn }: ToldSizes,
  ceilingIn: number | null,
): Contradictions {
  const by = (says: Measured | undefined, toldIn: number | null): Contradiction | undefined =>
    says && toldIn !== null && ceilingIn !== null
      ? { says, ceilingIn: (ceilingIn * toldIn) / says.inches, outline: null }
      : undefined;
  const width = joined ? by(joined.contradicted.width, widthIn) : contradicted;
  const depth = joined && by(joined.contradicted.depth, depthIn);
  const toBack = lengths?.toBack;
  const byIn = toBack && depthIn !== null ? toBack.inches - depthIn : 0;
  const isOutside = toBack && !joined && byIn > Math.max(IN_DOORWAY_IN, OFF.spreads * toBack.spread);
  return {
    ...(width && widthIn !== null && { width }),
    ...(depth && { depth }),
    ...(isOutside && { outside: { toBack, byIn } }),
  };
}

/** The ceiling with which outline and typed length are both right, where rooms have such. Whole inches. */
export function ceilingInstead({ ceilingIn, isLeast }: Contradiction): number | undefined {
  if (isLeast) return undefined;
  const whole = Math.round(ceilingIn);
  return whole >= USUAL_CEILING_IN.least && whole <= USUAL_CEILING_IN.most ? whole : undefined;
}

/** What a typed wall of a room that is no box contradicts: its corners in the photo, or the other walls that were typed. */
export function wallContradiction(
  { source, says, inches }: FloorOutline['walls'][number],
  toldIn: number | null,
): { readonly says: Measured } | { readonly meetsAt: number } | undefined {
  if (source !== 'typed' || toldIn === null) return undefined;
  if (Math.abs(inches - toldIn) > GAP_IN) return { meetsAt: inches };
  return says && isOff(says, toldIn) ? { says } : undefined;
}

/** The length of a wall ahead so short that it may be a window, a cabinet or a chimney taken for it. */
export const narrowWall = ({ lengths }: MatchedRoom): Measured | undefined =>
  lengths?.backWall && lengths.backWall.inches < NARROW_IN ? lengths.backWall : undefined;
