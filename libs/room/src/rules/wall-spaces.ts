import {
  atFrame,
  ceilingAt,
  type Frame,
  type Item,
  type Kind,
  type Opening,
  type Shell,
  type WallId,
} from '@plumbline/concept';
import { furnitureOf } from '../furniture.js';
import { atWall, rectOf, seenFromWall } from '../geometry/geometry.js';
import { isSolid } from '../geometry/items.js';
import type { Face, Zone } from './zones.js';

/** A stretch of a face that nothing breaks at the floor. Inches along its frame. */
export interface FaceStretch {
  readonly frame: Frame;
  readonly wall?: WallId;
  readonly from: number;
  readonly to: number;
  /** Whether one walks along it from its frame's east or north end. */
  readonly backwards: boolean;
}

/**
 * A wall space as NEC 210.52(A)(2) has it: unbroken along the floor line by doorways, fireplaces and fixed cabinets
 * without a counter, on around corners. `round` where it goes all around a zone.
 */
export interface WallSpace {
  readonly stretches: readonly FaceStretch[];
  readonly lengthIn: number;
  readonly round: boolean;
}

/** A shorter wall space needs no receptacle. Inches. */
export const LEAST_WALL_SPACE = 24;
/** What stands so near to a wall covers it. Inches. */
const AT_WALL = 6;
/** Windows down to the floor are panels of the wall, except where they slide. */
const isBreak = (o: Opening): boolean => o.kind !== 'window';
/** They stand free or leave the floor line behind them as it is. */
const LEAVES_WALL: readonly Kind[] = [
  'radiator',
  'car',
  'post',
  'washer',
  'dryer',
  'water-heater',
  'furnace',
];

interface InRoom {
  readonly shell: Shell;
  readonly items: readonly Item[];
  readonly openings: readonly Opening[];
}

/** The wall spaces of a zone, also those too short for a receptacle. */
export function wallSpacesOf(room: InRoom, zone: Zone): WallSpace[] {
  const furniture = new Set(furnitureOf(room));
  const fixed = room.items.filter(
    (i) => isSolid(i) && !furniture.has(i) && i.kind !== 'partition' && !LEAVES_WALL.includes(i.kind),
  );
  return zone.loops.flatMap((loop) => around(loop.map((face) => freeOf(room, face, fixed))));
}

/** Where a roof meets the floor no wall takes a receptacle: their boxes are set 15 in high and more (ADA 308). Inches. */
const EAVES = 15;
function isUnderEaves({ shell }: InRoom, { frame }: Face): boolean {
  if (!shell.ceiling.slope) return false;
  const { x, y } = atFrame(frame, frame.lengthIn / 2, 0, 0.5, 0.5);
  return ceilingAt(shell, x, y) < EAVES;
}

/** What of a face is free, in the order in which one walks along it, and whether it begins and ends free. */
function freeOf(room: InRoom, face: Face, fixed: readonly Item[]): readonly FaceStretch[] {
  const { frame, wall, is } = face;
  if (is === 'door' || isUnderEaves(room, face)) return [];
  const backwards = frame.side === 'north' || frame.side === 'west';
  const taken = [
    ...room.openings
      .filter((o) => o.wall === wall && isBreak(o))
      .map((o) => seenFromWall(room, frame, atWall(room, o.wall, o.offsetIn, 0, o.widthIn, 0)))
      .map(({ t, along }) => [t, t + along] as const),
    ...fixed
      .map((item) => seenFromWall(room, frame, rectOf(item.box)))
      .filter(({ n, deep }) => n > -1 && n < AT_WALL && deep > 1)
      .map(({ t, along }) => [t, t + along] as const),
  ];
  let spans: (readonly [number, number])[] = [[0, frame.lengthIn]];
  for (const [a, b] of taken)
    spans = spans.flatMap(([from, to]) =>
      b <= from || a >= to
        ? [[from, to] as const]
        : [[from, a] as const, [b, to] as const].filter(([p, q]) => q - p > 0.1),
    );
  const stretches = spans.map(
    ([from, to]): FaceStretch => ({ frame, from, to, backwards, ...(wall ? { wall } : {}) }),
  );
  return backwards ? stretches.reverse() : stretches;
}

const startsFree = (s: FaceStretch): boolean => (s.backwards ? s.to > s.frame.lengthIn - 0.1 : s.from < 0.1);
const endsFree = (s: FaceStretch): boolean => (s.backwards ? s.from < 0.1 : s.to > s.frame.lengthIn - 0.1);

/** Joins what goes on around corners: faces in the order in which one walks along them. */
function around(faces: readonly (readonly FaceStretch[])[]): WallSpace[] {
  const spaces: FaceStretch[][] = [];
  let open = false;
  for (const face of faces) {
    if (face.length === 0) open = false;
    for (const stretch of face) {
      if (open && startsFree(stretch)) spaces.at(-1)?.push(stretch);
      else spaces.push([stretch]);
      open = endsFree(stretch);
    }
  }
  const [first, last] = [spaces[0], spaces.at(-1)];
  const meets =
    open && first?.[0] !== undefined && startsFree(first[0]) && (faces[0]?.includes(first[0]) ?? false);
  // Where a single door breaks it, what begins and what ends at the way's start are one space, but it is not round.
  const round = meets && first === last;
  if (meets && !round && first && last) {
    spaces[0] = [...last, ...first];
    spaces.pop();
  }
  return spaces.map((stretches) => ({
    stretches,
    lengthIn: stretches.reduce((sum, s) => sum + s.to - s.from, 0),
    round,
  }));
}

/** How far along a wall space a point of one of its stretches lies, `t` along that stretch's frame. */
export function alongSpace({ stretches }: WallSpace, at: FaceStretch, t: number): number {
  let before = 0;
  for (const s of stretches) {
    if (s === at) return before + (s.backwards ? s.to - t : t - s.from);
    before += s.to - s.from;
  }
  throw new RangeError('The stretch is of another wall space.');
}
