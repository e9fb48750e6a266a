import type { Room } from '../room.js';

/** US letter, upright, in points. */
export const SHEET = { w: 612, h: 792, margin: 22 } as const;

/** Architect's scales: inches on paper to the foot. */
const SCALES: readonly (readonly [string, number])[] = [
  ['1/2" = 1\'-0"', 1 / 2],
  ['3/8" = 1\'-0"', 3 / 8],
  ['1/4" = 1\'-0"', 1 / 4],
  ['3/16" = 1\'-0"', 3 / 16],
  ['1/8" = 1\'-0"', 1 / 8],
  ['3/32" = 1\'-0"', 3 / 32],
  ['1/16" = 1\'-0"', 1 / 16],
  ['1/32" = 1\'-0"', 1 / 32],
  ['1/64" = 1\'-0"', 1 / 64],
];

export const EXTERIOR_WALL = 6.5;
export const INTERIOR_WALL = 4.5;

/** Where the room lies on the sheet. */
export interface View {
  readonly scale: string;
  /** Points an inch of the room. */
  readonly s: number;
  /** Sheet point of the room's north-west inside corner. */
  readonly left: number;
  readonly top: number;
  readonly room: Room;
}

export const sheetX = (v: View, x: number): number => v.left + x * v.s;
export const sheetY = (v: View, y: number): number => v.top + (v.room.depthIn - y) * v.s;

/** The largest named scale at which the room, its walls and `gutter` points of dimensions fit the area. */
export function viewOf(
  room: Room,
  area: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  gutter: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
): View {
  const w = area.w - gutter.left - gutter.right;
  const h = area.h - gutter.top - gutter.bottom;
  const walls = 2 * EXTERIOR_WALL;
  let chosen: readonly [string, number] = [
    'Not to scale',
    Math.min(w / (room.widthIn + walls), h / (room.depthIn + walls)) / 6,
  ];
  for (const scale of SCALES) {
    const s = scale[1] * 6;
    if ((room.widthIn + walls) * s <= w && (room.depthIn + walls) * s <= h) {
      chosen = scale;
      break;
    }
  }
  const s = chosen[1] * 6;
  return {
    scale: chosen[0],
    s,
    left: area.x + gutter.left + (w - room.widthIn * s) / 2,
    top: area.y + gutter.top + (h - room.depthIn * s) / 2,
    room,
  };
}
