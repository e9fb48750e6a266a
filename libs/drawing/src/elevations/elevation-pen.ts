import { type Area, type Labels } from '../pen/labels.js';
import { rect } from '../pen/svg.js';
import type { Elevation, Seen } from './elevation.js';

/** What draws on one elevation. Lengths in inches, drawing in points. */
export interface ElevationPen {
  /** Of the wall, or of the island's side. */
  readonly lengthIn: number;
  /** Points an inch. */
  readonly s: number;
  /** Along the wall from its left end, and up from its floor, in points of the sheet. */
  readonly X: (x: number) => number;
  readonly Y: (z: number) => number;
  /** A rectangle from its low left corner. */
  readonly box: (x: number, z: number, w: number, h: number, pen: Parameters<typeof rect>[4]) => string;
}

/** A part of an elevation, from its low left corner. */
export type FrontArea = Pick<Seen, 'x' | 'z' | 'w' | 'h'>;

/** An elevation on its sheet, with the sheet's labels. */
export interface DrawnElevation extends ElevationPen {
  readonly elevation: Elevation;
  readonly labels: Labels;
}

/** An elevation whose left end and floor stand at (x, y) on the sheet, at `s` points an inch. */
export function drawnAt(
  elevation: Elevation,
  at: { readonly x: number; readonly y: number },
  s: number,
  labels: Labels,
): DrawnElevation {
  const X = (x: number): number => at.x + x * s;
  const Y = (z: number): number => at.y - z * s;
  return {
    elevation,
    lengthIn: elevation.lengthIn,
    s,
    X,
    Y,
    box: (x, z, w, h, pen) => rect(X(x), Y(z + h), w * s, h * s, pen),
    labels,
  };
}

/** The part of the sheet that the elevation takes. */
export const elevationArea = ({ elevation: { lengthIn, heightIn }, s, X, Y }: DrawnElevation): Area => ({
  x: X(0),
  y: Y(heightIn),
  w: lengthIn * s,
  h: heightIn * s,
});

/** The part of the sheet that a thing takes. */
export const thingArea = ({ s, X, Y }: ElevationPen, { x, z, w, h }: FrontArea): Area => ({
  x: X(x),
  y: Y(z + h),
  w: w * s,
  h: h * s,
});
