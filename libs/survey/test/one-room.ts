import type { Side } from '@plumbline/concept';
import { randomFrom } from '@plumbline/concept';
import { edgeOf, lineInPicture, visibleCorners } from '../src/box/box-room.js';
import type { Mark } from '../src/box/marks.js';
import type { WallName } from '../src/box/measure.js';
import { solveRoom } from '../src/box/solve-room.js';
import { type Camera, project } from '../src/camera/camera.js';
import { findCamera } from '../src/camera/find-camera.js';
import { findSegments } from '../src/photo/segments.js';
import { type OpeningInPhoto, type PhotoToJoin, photoRoomOf } from '../src/several-photos/photo-room.js';
import { sideOf, toPhoto } from '../src/shell/room-frame.js';
import { trueBox } from './known-truth.js';
import { type Decal, photograph, type SyntheticPhoto, type SyntheticRoom } from './synthetic-photo.js';

/** A room in the plan's frame, to be photographed from several places. Inches. */
export interface OneRoom {
  readonly width: number;
  readonly depth: number;
  readonly ceiling: number;
  /** Rectangles on walls, from the wall's west or south end. */
  readonly holes: readonly {
    readonly id: string;
    readonly side: Side;
    readonly from: number;
    readonly width: number;
    readonly sill: number;
    readonly height: number;
  }[];
}

/** Where a photo is taken, and how. Inches and degrees. */
export interface Viewpoint {
  readonly x: number;
  readonly y: number;
  readonly eye: number;
  readonly facing: Side;
  readonly turn: number;
  readonly pitch: number;
  /** How much the long side shows. */
  readonly view: number;
}

/** A room, and three places that it is photographed from: each photo shows a corner that the one before shows too. */
export const ROOM: OneRoom = {
  width: 158,
  depth: 190,
  ceiling: 96,
  holes: [
    { id: 'window', side: 'north', from: 84, width: 48, sill: 36, height: 44 },
    { id: 'door', side: 'east', from: 138, width: 32, sill: 0, height: 80 },
    { id: 'south-window', side: 'south', from: 30, width: 40, sill: 38, height: 42 },
  ],
};
export const NORTH: Viewpoint = { x: 60, y: 36, eye: 58, facing: 'north', turn: 12, pitch: -3, view: 74 };
export const EAST: Viewpoint = { x: 10, y: 98, eye: 61, facing: 'east', turn: 2, pitch: -4, view: 78 };
export const SOUTH: Viewpoint = { x: 70, y: 160, eye: 56, facing: 'south', turn: -3, pitch: -2, view: 72 };
const DEGREE = Math.PI / 180;
const WALLS: readonly WallName[] = ['back', 'left', 'right'];

/** The photo of a room from one place, 900 by 600 pixels. */
export function photoFrom(
  room: OneRoom,
  { x, y, eye, facing, turn, pitch, view }: Viewpoint,
  seed: number,
): SyntheticPhoto {
  const to = { north: room.depth - y, south: y, east: room.width - x, west: x };
  const decals = room.holes.flatMap(({ side, from, width, sill, height }): Decal[] => {
    const on = WALLS.find((wall) => sideOf(wall, facing) === side);
    if (!on) return [];
    const ends = [from, from + width].map((along) => {
      const place = {
        north: [along, room.depth],
        south: [along, 0],
        east: [room.width, along],
        west: [0, along],
      }[side] as [number, number];
      const [right, ahead] = toPhoto([place[0] - x, place[1] - y, 0], facing);
      return on === 'back' ? right : ahead;
    });
    const shade = sill === 0 ? 120 : 235;
    return [{ on, a: Math.min(...ends), b: Math.max(...ends), c: sill, d: sill + height, shade, frame: 3.5 }];
  });
  const seen: SyntheticRoom = {
    left: to[sideOf('left', facing)],
    right: to[sideOf('right', facing)],
    back: to[facing],
    behind: 40,
    ceiling: room.ceiling,
    eye,
    decals,
    furniture: [],
  };
  const [width, height] = [900, 600];
  const camera: Camera = {
    width,
    height,
    focalLength: width / 2 / Math.tan((view * DEGREE) / 2),
    cx: width / 2,
    cy: height / 2,
    pitch: pitch * DEGREE,
    roll: 0.5 * DEGREE,
    turn: turn * DEGREE,
  };
  return { camera, room: seen, image: photograph(seen, camera, randomFrom(seed)) };
}

/**
 * A photo as a person marks it: ends of the upright corners that it shows, and what openings it shows as a whole, each
 * point `noise` of the diagonal from the truth.
 */
export function marked(room: OneRoom, place: Viewpoint, noise: number, seed: number): PhotoToJoin {
  const photo = photoFrom(room, place, seed);
  const next = randomFrom(seed + 500);
  const { camera } = photo;
  const spread = noise * Math.hypot(camera.width, camera.height);
  const off = (): number => 2 * spread * (next() + next() + next() - 1.5);
  const found = findCamera(findSegments(photo.image), camera.width, camera.height)!;
  const box = trueBox(photo);
  const corners = visibleCorners(camera, box);
  const marks: Mark[] = [...corners].map(([corner, { u, v }]) => ({
    corner,
    u: u + off(),
    v: v + off(),
    spread,
  }));
  for (const edge of ['back-left', 'back-right', 'back-floor', 'back-ceiling'] as const) {
    const line = lineInPicture(camera, edgeOf(box, edge));
    if (!line) continue;
    for (const { u, v } of [line.from, line.to]) marks.push({ edge, u: u + off(), v: v + off(), spread });
  }
  const solved = solveRoom(found, box, marks);
  const openings = photo.room.decals.flatMap(({ on, a, b, c, d }): OpeningInPhoto[] => {
    const wall = on as WallName;
    const at = (along: number, up: number) =>
      project(camera, [
        (wall === 'back' ? along : wall === 'left' ? -photo.room.left : photo.room.right) / place.eye,
        (wall === 'back' ? photo.room.back : along) / place.eye,
        up / place.eye - 1,
      ]);
    const seen = [at(a, c), at(b, d), at(a, d), at(b, c)];
    const inside = seen.every(
      (one) => one && one.u > 0 && one.v > 0 && one.u < camera.width && one.v < camera.height,
    );
    if (!inside) return [];
    const side = sideOf(wall, place.facing);
    const { id } = room.holes.find((hole) => hole.side === side && hole.sill === c && hole.height === d - c)!;
    const [p, q] = seen.map((one) => ({ u: one!.u + off(), v: one!.v + off() }));
    return [{ id, wall, corners: [p!, q!], spread }];
  });
  return { room: photoRoomOf(solved), facing: place.facing, openings };
}
