import type { PlaceInRoom, Side } from '@plumbline/concept';
import type { BoxRoom } from '../box/box-room.js';
import type { Measured } from '../box/measure.js';
import type { SolvedRoom } from '../box/solve-room.js';
import { axesOf, type Camera, type Pixel, project, rayOf } from '../camera/camera.js';
import { fit, invert, spreadOf } from '../math/least-squares.js';
import { fromPhoto, toPhoto } from '../shell/room-frame.js';
import { type Disagreement, disagreementsOf } from './photo-disagreements.js';
import {
  alone,
  FIGURES,
  figuresOf,
  isLevel,
  type OpeningInPhoto,
  type PhotoRoom,
  type PhotoToJoin,
  type SharedOpening,
  sharedOpenings,
} from './photo-room.js';

/**
 * Several photos of one room, solved at once. Each was solved by itself first, without any known length: its camera and
 * box are known up to a scale, with their covariance. Here the width, depth and ceiling of the room, the place of every
 * camera in it and the openings that several photos show are fitted to all of them: least squares, each photo weighted
 * by its own covariance, each drawn corner by how exactly it was pointed at. How the photos lie to each other is told by
 * a corner or an opening that two of them show: `facingByCorner`, `facingByOpening`.
 */

/** Lengths of the whole room that somebody knows. */
export interface KnownOfRoom {
  readonly ceiling: Measured;
  /** From the west wall to the east one, and from the south wall to the north one. */
  readonly width?: Measured;
  readonly depth?: Measured;
  /** How far a room usually goes on behind who takes a photo. */
  readonly behind: Measured;
}

/** A photo of a room that was solved with the others; its spreads are those of all photos together. */
export interface JoinedPhoto extends SolvedRoom {
  readonly facing: Side;
  readonly at: PlaceInRoom;
}

export interface JoinedRoom {
  readonly width: Measured;
  readonly depth: Measured;
  readonly ceiling: Measured;
  readonly photos: readonly JoinedPhoto[];
  readonly disagreements: readonly Disagreement[];
}

/** People hold a camera between chest and eyes: inches above the floor, and one standard deviation. */
const USUAL_EYE = { inches: 58, spread: 6 } as const;
/** Share of a wall within which a camera stands at the start of the search. */
const INSIDE = 0.04;
/** A ceiling is at least this far above a camera, in camera heights. */
const LEAST_ABOVE = 0.02;
const NOWHERE = 1e5;
const OF_ROOM = 3;
const OF_PHOTO = 7;
const OF_OPENING = 4;

interface PlacedPhoto {
  readonly camera: Camera;
  readonly box: BoxRoom;
  readonly eyeIn: number;
}

/** What the fit holds a room against. */
interface Evidence {
  readonly photos: readonly PhotoToJoin[];
  readonly known: KnownOfRoom;
  /** Each photo's own figures, and the root of the inverse of their covariance. */
  readonly whitened: readonly { readonly root: ArrayLike<number>; readonly at: readonly number[] }[];
  readonly drawn: readonly DrawnOpening[];
}

/** An opening that two photos share, as one of them shows it: the `k`-th of these, in photo `i`. */
interface DrawnOpening {
  readonly k: number;
  readonly i: number;
  readonly side: Side;
  readonly one: OpeningInPhoto;
  readonly ends: ReturnType<typeof endsOf>;
}

/** The room that all photos agree on best. The first one faces north. */
export function joinPhotos(photos: readonly PhotoToJoin[], known: KnownOfRoom): JoinedRoom {
  const shared = sharedOpenings(photos);
  const start = startOf(photos, known, shared);
  const drawn = shared.flatMap(({ id, side }, k) =>
    photos.flatMap(({ openings }, i) =>
      openings
        .filter((one) => one.id === id)
        .map((one) => ({
          k,
          i,
          side,
          one,
          ends: endsOf(one, side, placed(start, photos, i), photos[i]!.facing, start),
        })),
    ),
  );
  const whitened = photos.map(({ room }) => ({ root: rootOf(room.covariance), at: figuresOf(room) }));
  const evidence: Evidence = { photos, known, whitened, drawn };
  const told = [known.ceiling, known.width, known.depth].filter(Boolean).length;
  const count = photos.length * (FIGURES + 2) + told + 4 * drawn.length;
  const residuals = (p: Float64Array, into: Float64Array): void => {
    let next = 0;
    const miss = (by: number): void => {
      into[next++] = by;
    };
    missKnown(p, evidence, miss);
    missPhotos(p, evidence, miss);
    missOpenings(p, evidence, miss);
  };
  const solved = fit(residuals, count, start, { rounds: 40 });
  const measured = (figure: (p: ArrayLike<number>) => number): Measured => ({
    inches: figure(solved.parameters),
    spread: spreadOf(figure, solved),
  });
  const size = (k: number) => measured((p) => Math.exp(p[k]!));
  return {
    width: size(0),
    depth: size(1),
    ceiling: size(2),
    photos: photos.map(({ facing }, i): JoinedPhoto => {
      const here = placed(solved.parameters, photos, i);
      const [width, depth] = [Math.exp(solved.parameters[0]!), Math.exp(solved.parameters[1]!)];
      return {
        ...here,
        facing,
        at: { ...footOf(here, facing, width, depth), z: here.eyeIn },
        fit: solved,
        spreadOf: (figure) =>
          spreadOf((p) => {
            const { camera, box, eyeIn } = placed(p, photos, i);
            return figure(camera, box, eyeIn);
          }, solved),
      };
    }),
    disagreements: disagreementsOf(photos, known.ceiling.inches),
  };
}

/** How far a room misses the lengths that somebody knows, in standard deviations. */
function missKnown(p: ArrayLike<number>, { known }: Evidence, miss: (by: number) => void): void {
  const told = [known.ceiling, known.width, known.depth];
  const [width, depth, high] = [Math.exp(p[0]!), Math.exp(p[1]!), Math.exp(p[2]!)];
  for (const [k, length] of [high, width, depth].entries()) {
    const one = told[k];
    if (one) miss((length - one.inches) / one.spread);
  }
}

/** How far it misses what each photo says by itself, the usual height of an eye, and what is known of the wall behind. */
function missPhotos(
  p: ArrayLike<number>,
  { photos, known, whitened }: Evidence,
  miss: (by: number) => void,
): void {
  const [width, depth] = [Math.exp(p[0]!), Math.exp(p[1]!)];
  for (const [i, { facing }] of photos.entries()) {
    const here = placed(p, photos, i);
    const { root, at } = whitened[i]!;
    const off = figuresOf(here).map((figure, k) => figure - at[k]!);
    for (let k = 0; k < FIGURES; k++) {
      let sum = 0;
      for (let j = k; j < FIGURES; j++) sum += root[j * FIGURES + k]! * off[j]!;
      miss(sum);
    }
    miss(((Math.log(here.eyeIn) - Math.log(USUAL_EYE.inches)) * USUAL_EYE.inches) / USUAL_EYE.spread);
    const deep = isLevel(facing) ? depth : width;
    miss((deep - here.eyeIn * here.box.back - known.behind.inches) / known.behind.spread);
  }
}

/** How far the corners of openings that photos share lie from where each photo shows them. */
function missOpenings(p: ArrayLike<number>, { photos, drawn }: Evidence, miss: (by: number) => void): void {
  const [width, depth] = [Math.exp(p[0]!), Math.exp(p[1]!)];
  for (const { k, i, side, one, ends } of drawn) {
    const { facing } = photos[i]!;
    const here = placed(p, photos, i);
    const foot = footOf(here, facing, width, depth);
    const axes = axesOf(here.camera);
    const rectangle = openingOf(p, photos.length, k);
    for (const [c, { u, v }] of one.corners.entries()) {
      const { far, up } = ends[c]!;
      const along = rectangle.from + (far ? rectangle.width : 0);
      const z = rectangle.sill + (up ? rectangle.height : 0);
      const seen = project(
        here.camera,
        seenFrom(onSide(side, along, z, width, depth), foot, here.eyeIn, facing),
        axes,
      );
      miss(seen ? (seen.u - u) / one.spread : NOWHERE);
      miss(seen ? (seen.v - v) / one.spread : NOWHERE);
    }
  }
}

/** A photo in the room that the parameters tell: log width, depth, ceiling; of each photo log focal length, three angles, its share of the wall ahead from the left (logit), log inches to that wall, log eye. */
function placed(p: ArrayLike<number>, photos: readonly PhotoToJoin[], i: number): PlacedPhoto {
  const { room, facing } = photos[i]!;
  const from = OF_ROOM + i * OF_PHOTO;
  const eyeIn = Math.exp(p[from + 6]!);
  const across = Math.exp(p[isLevel(facing) ? 0 : 1]!) / eyeIn;
  const share = 1 / (1 + Math.exp(-p[from + 4]!));
  return {
    camera: {
      ...room.camera,
      focalLength: Math.exp(p[from]!),
      pitch: p[from + 1]!,
      roll: p[from + 2]!,
      turn: p[from + 3]!,
    },
    box: {
      back: Math.exp(p[from + 5]!) / eyeIn,
      left: share * across,
      right: (1 - share) * across,
      ceiling: Math.max(LEAST_ABOVE, Math.exp(p[2]!) / eyeIn - 1),
    },
    eyeIn,
  };
}

function openingOf(p: ArrayLike<number>, photos: number, k: number) {
  const from = OF_ROOM + photos * OF_PHOTO + k * OF_OPENING;
  return {
    from: p[from]!,
    width: Math.exp(p[from + 1]!),
    sill: p[from + 2]!,
    height: Math.exp(p[from + 3]!),
  };
}

/** Where a camera stands in the plan's frame. Inches. */
function footOf({ box, eyeIn }: PlacedPhoto, facing: Side, width: number, depth: number) {
  const back = box.back * eyeIn;
  const left = box.left * eyeIn;
  switch (facing) {
    case 'north':
      return { x: left, y: depth - back };
    case 'east':
      return { x: width - back, y: depth - left };
    case 'south':
      return { x: width - left, y: back };
    case 'west':
      return { x: back, y: left };
  }
}

/** A place on a wall of the room: along it from its west or south end, and above the floor. Inches. */
function onSide(side: Side, along: number, up: number, width: number, depth: number) {
  switch (side) {
    case 'north':
      return { x: along, y: depth, z: up };
    case 'south':
      return { x: along, y: 0, z: up };
    case 'east':
      return { x: width, y: along, z: up };
    case 'west':
      return { x: 0, y: along, z: up };
  }
}

/** A place of the plan's frame in that of a photo, in camera heights. */
function seenFrom(
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
  foot: { readonly x: number; readonly y: number },
  eyeIn: number,
  facing: Side,
) {
  return toPhoto([(x - foot.x) / eyeIn, (y - foot.y) / eyeIn, z / eyeIn - 1], facing);
}

/** Which ends of an opening its two drawn corners are: the far one from the west or south end, the upper one. */
function endsOf(
  { corners }: OpeningInPhoto,
  side: Side,
  here: PlacedPhoto,
  facing: Side,
  start: ArrayLike<number>,
): readonly { readonly far: boolean; readonly up: boolean }[] {
  const [a, b] = corners.map((corner) => placeOf(corner, side, here, facing, start));
  return [
    { far: a!.along > b!.along, up: a!.up > b!.up },
    { far: b!.along >= a!.along, up: b!.up >= a!.up },
  ];
}

/** Where the ray of a pixel meets a side of the room: along it from its west or south end, and up. Inches. */
function placeOf(pixel: Pixel, side: Side, here: PlacedPhoto, facing: Side, start: ArrayLike<number>) {
  const [width, depth] = [Math.exp(start[0]!), Math.exp(start[1]!)];
  const foot = footOf(here, facing, width, depth);
  const [x, y, z] = fromPhoto(rayOf(here.camera, pixel, axesOf(here.camera)), facing);
  const off = { north: depth - foot.y, south: -foot.y, east: width - foot.x, west: -foot.x }[side];
  const reach = off / (isLevel(side) ? y : x);
  return {
    along: isLevel(side) ? foot.x + x * reach : foot.y + y * reach,
    up: here.eyeIn + z * reach,
  };
}

const acrossSpread = (room: PhotoRoom): number => {
  const { inches, spread } = alone(room, 1, (_, { left, right }) => left + right);
  return spread / inches;
};

function startOf(
  photos: readonly PhotoToJoin[],
  known: KnownOfRoom,
  shared: readonly SharedOpening[],
): Float64Array {
  const eyes = photos.map(({ room }) => known.ceiling.inches / (1 + room.box.ceiling));
  const side = (level: boolean, told: Measured | undefined): number => {
    if (told) return told.inches;
    const across = photos.flatMap(({ room, facing }, i) =>
      isLevel(facing) === level
        ? [{ inches: eyes[i]! * (room.box.left + room.box.right), spread: acrossSpread(room) }]
        : [],
    );
    const [surest] = across.sort((a, b) => a.spread - b.spread);
    const deep = photos.flatMap(({ room, facing }, i) =>
      isLevel(facing) === level ? [] : [eyes[i]! * room.box.back + known.behind.inches],
    );
    return surest?.inches ?? Math.max(...deep);
  };
  const [width, depth] = [side(true, known.width), side(false, known.depth)];
  const start = new Float64Array(OF_ROOM + photos.length * OF_PHOTO + shared.length * OF_OPENING);
  start.set([Math.log(width), Math.log(depth), Math.log(known.ceiling.inches)]);
  for (const [i, { room, facing }] of photos.entries()) {
    const { camera, box, covariance } = room;
    const across = isLevel(facing) ? width : depth;
    const byLeft = (covariance[5 * FIGURES + 5] ?? 0) <= (covariance[6 * FIGURES + 6] ?? 0);
    const share = byLeft ? (box.left * eyes[i]!) / across : 1 - (box.right * eyes[i]!) / across;
    const inside = Math.min(1 - INSIDE, Math.max(INSIDE, share));
    start.set(
      [
        Math.log(camera.focalLength),
        camera.pitch,
        camera.roll,
        camera.turn,
        Math.log(inside / (1 - inside)),
        Math.log(box.back * eyes[i]!),
        Math.log(eyes[i]!),
      ],
      OF_ROOM + i * OF_PHOTO,
    );
  }
  for (const [k, { id, side: on }] of shared.entries()) {
    const i = photos.findIndex(({ openings }) => openings.some((one) => one.id === id));
    const { openings, facing } = photos[i]!;
    const [a, b] = openings
      .find((one) => one.id === id)!
      .corners.map((corner) => placeOf(corner, on, placed(start, photos, i), facing, start));
    const from = OF_ROOM + photos.length * OF_PHOTO + k * OF_OPENING;
    start.set(
      [
        Math.min(a!.along, b!.along),
        Math.log(Math.max(1, Math.abs(a!.along - b!.along))),
        Math.min(a!.up, b!.up),
        Math.log(Math.max(1, Math.abs(a!.up - b!.up))),
      ],
      from,
    );
  }
  return start;
}

/** The lower triangle L of a symmetric matrix A = L·Lᵀ (Cholesky), A being the inverse of a covariance. */
function rootOf(covariance: readonly number[]): Float64Array {
  const information = invert(covariance, FIGURES) ?? new Float64Array(FIGURES * FIGURES);
  const root = new Float64Array(FIGURES * FIGURES);
  for (let row = 0; row < FIGURES; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = information[row * FIGURES + column]!;
      for (let k = 0; k < column; k++) sum -= root[row * FIGURES + k]! * root[column * FIGURES + k]!;
      root[row * FIGURES + column] =
        row === column ? Math.sqrt(Math.max(1e-12, sum)) : sum / root[column * FIGURES + column]!;
    }
  }
  return root;
}
