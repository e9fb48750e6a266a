import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Room, type RoomCamera, randomFrom, STYLES } from '@plumbline/concept';
import {
  type AxisSegment,
  cornersOfOpening,
  findCamera,
  findSegments,
  type GrayImage,
  grayOf,
  knownCeiling,
  type LikelyOpening,
  LOOK_AT_PX,
  type Mark,
  onWall,
  type Pixel,
  type SolvedRoom,
  seenAt,
  solvedFrom,
  solveRoom,
  visibleCorners,
  type WallName,
  wallSeenAt,
} from '@plumbline/survey';
import { PROJECT_ROOT } from '@plumbline/testing';
import sharp from 'sharp';
import { type OldRoom, oldRoom, phoneIn, photograph, SHAPES } from './old-rooms.js';

/**
 * Photos of drawn old rooms whose corners a person has marked within 0.3 % of the diagonal, with the windows, doors and ways
 * through that they show. They are kept in bench/results/openings, since drawing one takes ten seconds.
 */
const OUT = join(PROJECT_ROOT, 'bench', 'results', 'openings');
const HAND = 0.003;

/** Rooms that the likelihood of an opening is learned from: the first so many numbers. */
export const LEARNED_ROOMS = 64;
/** The last room of those that were looked at while it was decided which likelihood is sure. */
export const TUNED_ROOMS = 90;
/** The last room there is. */
export const ROOMS = 110;

const KINDS = [
  ['kitchen', '', ['10x12', '12x14', '9x13', '14x16']],
  ['bathroom', '', ['8x10', '9x12', '7x10', '10x11']],
  ['living room', '', ['15x18', '13x16', '18x20', '14x15']],
  ['bedroom', '', ['12x14', '11x12', '14x16', '10x12']],
  ['office', '', ['10x12', '11x13', '12x12', '10x14']],
  ['basement', '', ['16x20', '18x22', '14x18', '15x20']],
  ['other', 'A dining room for six.', ['12x14', '11x13', '13x15', '12x16']],
  ['other', 'A laundry room.', ['10x12', '8x10', '9x11', '10x10']],
] as const;

/** The old room of a number: each kind of room, in each style, photographed in each shape. */
function roomNumber(n: number): OldRoom {
  const next = randomFrom(n * 31 + 5);
  const [category, designPrompt, areas] = KINDS[n % KINDS.length]!;
  const styles = Object.keys(STYLES) as OldRoom['was'][];
  return {
    name: `room-${n}`,
    category,
    area: areas[Math.floor(next() * areas.length)]!,
    was: styles[Math.floor(next() * styles.length)]!,
    wish: designPrompt ? { designPrompt } : {},
    shape: (['lying', 'lying', 'wide', 'standing'] as const)[Math.floor(next() * 4)]!,
    stops: Math.round(14 * next() - 8) / 10,
    warm: 0.9 + 0.28 * next(),
  };
}

interface Known {
  readonly room: Room;
  readonly camera: RoomCamera;
}

async function photoOf(n: number): Promise<{ readonly photo: Buffer; readonly known: Known }> {
  const file = join(OUT, `room-${n}.jpg`);
  const truth = join(OUT, `room-${n}.json`);
  if (!existsSync(file) || !existsSync(truth)) {
    mkdirSync(OUT, { recursive: true });
    const one = roomNumber(n);
    const room = oldRoom(one, n);
    const camera = phoneIn(room, SHAPES[one.shape], n);
    writeFileSync(file, await photograph(one, room, camera, n));
    writeFileSync(truth, JSON.stringify({ room, camera }));
  }
  return { photo: readFileSync(file), known: JSON.parse(readFileSync(truth, 'utf8')) as Known };
}

/** Where an opening is, or may be: on a wall of the solved room, inches. */
export type PlaceOnWall = Omit<LikelyOpening, 'odds' | 'isSure'>;

/** An opening as the photo shows it. */
export interface TrueOpening extends PlaceOnWall {
  readonly isWindow: boolean;
  /** Share of it that lies within the frame. */
  readonly shown: number;
}

/** A photo with its room, as the page has them when the ceiling is told, and what is true of it. */
export interface MarkedPhoto {
  readonly image: GrayImage;
  readonly segments: readonly AxisSegment[];
  readonly room: SolvedRoom;
  readonly truth: readonly TrueOpening[];
}

/** The photo of a room; nothing where its edges tell no camera. */
export async function markedPhoto(n: number): Promise<MarkedPhoto | undefined> {
  const { photo, known } = await photoOf(n);
  const { data, info } = await sharp(photo)
    .resize({ width: LOOK_AT_PX, height: LOOK_AT_PX, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = grayOf(data, info.width, info.height);
  const camera = scaled(known.camera, info.width / known.camera.width, image);
  const found = findCamera(findSegments(image), image.width, image.height, { focalLength: camera.focal });
  if (!found) return undefined;
  const { shell, openings } = known.room;
  const drawn = solvedFrom(shell, camera);
  const next = randomFrom(n);
  const spread = HAND * Math.hypot(image.width, image.height);
  const off = () => 2 * spread * (next() + next() + next() - 1.5);
  const marks = [...visibleCorners(drawn.camera, drawn.box)].map(
    ([corner, { u, v }]): Mark => ({ corner, u: u + off(), v: v + off(), spread }),
  );
  const room = solveRoom({ ...found, camera: drawn.camera }, drawn.box, marks, [
    knownCeiling(shell.ceiling.heightIn),
  ]);
  const shows = ({ u, v }: Pixel) => u > 0 && v > 0 && u < image.width && v < image.height;
  const truth = openings.flatMap((opening): TrueOpening[] => {
    const corners = cornersOfOpening(shell, opening);
    const seen = corners.map((corner) => seenAt(camera, corner));
    const middle = seenAt(
      camera,
      [0, 1, 2].map((i) => (corners[0]![i]! + corners[2]![i]!) / 2) as unknown as RoomPoint,
    );
    const wall = middle && wallSeenAt(room.camera, room.box, middle);
    if (!wall || !seen.every((at) => at !== undefined)) return [];
    const shown = shareOf(corners, (place) => {
      const at = seenAt(camera, place);
      return at !== undefined && shows(at);
    });
    return [{ ...placeOnWall(room, wall, seen), isWindow: opening.kind === 'window', shown }];
  });
  return { image, segments: found.segments, room, truth };
}

type RoomPoint = readonly [number, number, number];

const scaled = (camera: RoomCamera, by: number, { width, height }: GrayImage): RoomCamera => ({
  ...camera,
  width,
  height,
  focal: camera.focal * by,
  cx: camera.cx * by,
  cy: camera.cy * by,
});

/** Share of the places between four corners for which something holds. */
function shareOf([a, b, , d]: readonly RoomPoint[], holds: (place: RoomPoint) => boolean): number {
  let count = 0;
  for (let i = 0; i < 10; i++)
    for (let j = 0; j < 10; j++) {
      const place = [0, 1, 2].map(
        (k) => a![k]! + ((i + 0.5) / 10) * (b![k]! - a![k]!) + ((j + 0.5) / 10) * (d![k]! - a![k]!),
      );
      if (holds(place as unknown as RoomPoint)) count++;
    }
  return count / 100;
}

/** The rectangle that spans these corners. */
export function placeOnWall(
  { camera, box, eyeIn }: SolvedRoom,
  wall: WallName,
  corners: readonly Pixel[],
): PlaceOnWall {
  const places = corners.map((at) => onWall(camera, box, wall, at));
  const [along, up] = [places.map(([x]) => x * eyeIn), places.map(([, z]) => (z + 1) * eyeIn)];
  return {
    wall,
    left: Math.min(...along),
    right: Math.max(...along),
    bottom: Math.min(...up),
    top: Math.max(...up),
  };
}

/** What two rectangles share of what both cover. */
export function shared(a: PlaceOnWall, b: PlaceOnWall): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  if (a.wall !== b.wall || wide <= 0 || high <= 0) return 0;
  const area = (one: PlaceOnWall) => (one.right - one.left) * (one.top - one.bottom);
  return (wide * high) / (area(a) + area(b) - wide * high);
}
