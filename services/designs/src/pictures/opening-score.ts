import { isOnFloorPlan, type Opening, openingSpan, type Room, type RoomCamera } from '@plumbline/concept';
import { seenAt } from '@plumbline/survey';
import sharp from 'sharp';
import { cutTo } from './remote/start-picture.js';

/** Under this an answer shows a window of the surveyed room elsewhere, or not at all: worth one more try. */
export const OPENINGS_THRESHOLD = 0.48;

/** Pictures are compared this many pixels wide. */
const WIDTH = 480;
/** So much of the wall around a window is compared with it: it is the step between both that tells where it is. Inches. */
const AROUND_IN = 10;
/** Shares of a window that the picture must show, and that no planned thing may stand before. */
const LEAST_SHOWN = 0.5;
const LEAST_FREE = 0.3;
/** Pixels across: of a narrower window nothing can be told. */
const LEAST_WIDE = 18;
/** What stands nearer to the wall than this share of its distance does not hide it: casings, sills, towel bars. */
const AT_THE_WALL = 0.985;

/** The room that an answer must show, and the camera of the picture that it started from. */
export interface ExpectedRoom {
  readonly room: Room;
  /** Those that the plan leaves where they are. */
  readonly windows: readonly Opening[];
  readonly camera: RoomCamera;
}

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/**
 * How surely the windows of a surveyed room are where the survey has them, -1 to 1: for each window that the picture
 * shows, the stretch of wall around it is taken out of both pictures through the photo's camera, an inch a pixel, and
 * their brightness is correlated over what no planned thing hides. A window is brighter than its wall whatever the
 * finishes, so a kept one agrees (0.5 to 1) and a moved one does not (-0.4 to 0.4). A photo taken at night has it the other way
 * round, so a strong negative counts as well. The worst window decides; nothing where the picture shows none.
 *
 * Measured by `npm run bench -- moved-windows`. Rejects where a picture cannot be decoded.
 */
export async function openingScore(
  photo: Buffer,
  answer: Buffer,
  { room, windows, camera }: ExpectedRoom,
): Promise<number | undefined> {
  const height = Math.round((WIDTH * camera.height) / camera.width);
  const view = cutTo(camera, { width: WIDTH, height });
  const stretches = windows.flatMap((opening) => stretchAround(opening, room, view) ?? []);
  if (stretches.length === 0) return undefined;
  const [before, after] = await Promise.all([grey(photo, height), grey(answer, height)]);
  return Math.min(...stretches.map((places) => Math.abs(agreement(before, after, places))));
}

async function grey(picture: Buffer, height: number): Promise<Grey> {
  const { data, info } = await sharp(picture)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(WIDTH, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 1) throw new RangeError('A grey picture has one channel.');
  return { width: info.width, height: info.height, values: new Uint8Array(data) };
}

/** The pixels (u, v, u, v …) of a window and the wall around it that a camera sees free; nothing where it sees too little. */
function stretchAround(opening: Opening, room: Room, view: RoomCamera): Float32Array | undefined {
  const { from, to } = openingSpan(room.shell, opening);
  const { widthIn, sillIn } = opening;
  const [ex, ey] = [(to.x - from.x) / widthIn, (to.y - from.y) / widthIn];
  const head = sillIn + opening.heightIn;
  const blocks = room.items.filter(isOnFloorPlan).map(({ box }) => box);
  const pixels: number[] = [];
  let whole = 0;
  let shown = 0;
  let free = 0;
  let [west, east] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const bottom = Math.max(1, sillIn - AROUND_IN);
  const top = Math.min(room.ceilingIn - 1, head + AROUND_IN);
  for (let z = bottom + 0.5; z < top; z++)
    for (let along = 0.5 - AROUND_IN; along < widthIn + AROUND_IN; along++) {
      const inside = along > 0 && along < widthIn && z > sillIn && z < head;
      if (inside) whole++;
      const place = [from.x + ex * along, from.y + ey * along, z] as const;
      const seen = seenAt(view, place);
      if (!seen || seen.u < 1 || seen.v < 1 || seen.u > view.width - 1 || seen.v > view.height - 1) continue;
      if (inside) shown++;
      if (blocks.some((box) => hides(box, view, place))) continue;
      if (inside) {
        free++;
        west = Math.min(west, seen.u);
        east = Math.max(east, seen.u);
      }
      pixels.push(seen.u, seen.v);
    }
  const enough = shown >= LEAST_SHOWN * whole && free >= LEAST_FREE * whole && east - west >= LEAST_WIDE;
  return enough ? Float32Array.from(pixels) : undefined;
}

/** Whether a box stands between the camera and a place on a wall (the slabs of Kay and Kajiya 1986). */
export function hides(
  box: Room['items'][number]['box'],
  { at }: RoomCamera,
  [x, y, z]: readonly [number, number, number],
): boolean {
  let near = 0;
  let far = AT_THE_WALL;
  for (const [eye, way, low, size] of [
    [at.x, x - at.x, box.x, box.widthIn],
    [at.y, y - at.y, box.y, box.depthIn],
    [at.z, z - at.z, box.z, box.heightIn],
  ] as const) {
    if (Math.abs(way) < 1e-9) {
      if (eye < low || eye > low + size) return false;
      continue;
    }
    const [a, b] = [(low - eye) / way, (low + size - eye) / way];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near < far;
}

/** Correlation of both pictures' brightness over the given pixels. */
function agreement(one: Grey, other: Grey, pixels: Float32Array): number {
  const count = pixels.length / 2;
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let i = 0; i < pixels.length; i += 2) {
    const at = Math.floor(pixels[i + 1]!) * one.width + Math.floor(pixels[i]!);
    const [a, b] = [one.values[at]!, other.values[at]!];
    sumA += a;
    sumB += b;
    squareA += a * a;
    squareB += b * b;
    product += a * b;
  }
  const spread = (sum: number, square: number): number => Math.max(0, square / count - (sum / count) ** 2);
  const both = Math.sqrt(spread(sumA, squareA) * spread(sumB, squareB));
  // Where nothing differs from its wall, nothing can be told to be there.
  return both < 1 ? 0 : (product / count - (sumA * sumB) / count ** 2) / both;
}
