import { boundsOf, frameOf, type Room, type Shell, type Side } from '@plumbline/concept';
import { EXTERIOR_WALL } from '@plumbline/room/parts';
import { type Shortened, type TypeSizes, type View } from './view.js';

/** US letter, upright, in points. */
export const SHEET = { w: 612, h: 792, margin: 22 } as const;

const PAPER_TYPE: TypeSizes = {
  dimension: 11,
  tag: 9.5,
  hung: 8,
  beside: 7.5,
  name: 8,
  figure: 9.5,
  clearance: 9,
  room: 12,
  roomSize: 9.5,
};

/** Architect's scales: inches on paper to the foot. */
const SCALES: readonly (readonly [string, number])[] = [
  ['3/4" = 1\'-0"', 3 / 4],
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

interface Gutter {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The largest named scale at which the room, its walls and `gutter` points of dimensions fit the area. */
export function viewOf(
  shortened: Shortened,
  area: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  gutter: Gutter,
): View {
  const { room } = shortened;
  const w = area.w - gutter.left - gutter.right;
  const h = area.h - gutter.top - gutter.bottom;
  const { out, wallsX, wallsY } = around(room);
  let chosen: readonly [string, number] = [
    'Not to scale',
    Math.min(w / (room.widthIn + wallsX), h / (room.depthIn + wallsY)) / 6,
  ];
  for (const scale of SCALES) {
    const s = scale[1] * 6;
    if ((room.widthIn + wallsX) * s <= w && (room.depthIn + wallsY) * s <= h) {
      chosen = scale;
      break;
    }
  }
  const s = chosen[1] * 6;
  return {
    scale: chosen[0],
    s,
    left: area.x + gutter.left + (w - (room.widthIn + out.east - out.west) * s) / 2,
    top: area.y + gutter.top + (h - (room.depthIn + out.south - out.north) * s) / 2,
    room,
    shortened,
    type: PAPER_TYPE,
  };
}

/** What lies around a room, in inches: its walls, and the doors that swing out beyond them. */
export function around(room: Room): {
  readonly out: Readonly<Record<Side, number>>;
  readonly wallsX: number;
  readonly wallsY: number;
} {
  const out = {
    west: doorsOut(room, 'west'),
    east: doorsOut(room, 'east'),
    north: doorsOut(room, 'north'),
    south: doorsOut(room, 'south'),
  };
  return {
    out,
    wallsX: 2 * EXTERIOR_WALL + out.west + out.east,
    wallsY: 2 * EXTERIOR_WALL + out.north + out.south,
  };
}

/** How far the doors of a side swing out beyond the room's bounding box, in inches. */
export const doorsOut = (room: Room, side: Side): number =>
  Math.max(
    0,
    ...room.openings
      .filter((o) => o.side === side && o.swing?.into === 'outside')
      .map((o) => (o.kind === 'french-door' ? o.widthIn / 2 : o.widthIn) - standsBack(room.shell, o.wall)),
  );

/** How far a wall stands back from its side of the bounding box. */
function standsBack(shell: Shell, id: string): number {
  const { side, from } = frameOf(shell, id);
  const { w, d } = boundsOf(shell);
  return { north: d - from.y, south: from.y, east: w - from.x, west: from.x }[side];
}
