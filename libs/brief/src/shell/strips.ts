import type { Rect, Side } from '@plumbline/concept';
import type { CompassCorner } from './room-shapes.js';

/** Rectangles at the sides, in the corners and in the middle of others. Inches. */

export const boxOf = ({ x, y, w, d }: Rect) => ({ x, y, widthIn: w, depthIn: d });

export function stripAt({ x, y, w, d }: Rect, side: Side, deep: number): Rect {
  switch (side) {
    case 'north':
      return { x, y: y + d - deep, w, d: deep };
    case 'south':
      return { x, y, w, d: deep };
    case 'west':
      return { x, y, w: deep, d };
    case 'east':
      return { x: x + w - deep, y, w: deep, d };
  }
}

export const atCorner = (base: Rect, corner: CompassCorner, w: number, d: number): Rect => ({
  x: corner.endsWith('east') ? base.x + base.w - w : base.x,
  y: corner.startsWith('north') ? base.y + base.d - d : base.y,
  w,
  d,
});

export function atMiddle(base: Rect, side: Side, along: number, deep: number): Rect {
  const strip = stripAt(base, side, deep);
  return side === 'north' || side === 'south'
    ? { ...strip, x: base.x + Math.round((base.w - along) / 2), w: along }
    : { ...strip, y: base.y + Math.round((base.d - along) / 2), d: along };
}
