import {
  isOnFloorPlan,
  type Opening,
  openingSpan,
  type Point,
  type Room,
  type RoomCamera,
} from '@plumbline/concept';
import { seenAt } from '@plumbline/survey';
import sharp from 'sharp';
import { cutTo } from './cut-to.js';

/**
 * Under this an answer shows a window of the surveyed room elsewhere, or not at all: worth one more try. One answer in
 * twenty that keeps its windows lies under it (`npm run bench -- moved-windows`).
 */
export const OPENINGS_THRESHOLD = 0.555;

/** Answers are read this many pixels wide. */
const WIDTH = 480;
/** Shares of a window that the picture must show, and that no planned thing may stand before. */
const LEAST_SHOWN = 0.5;
const LEAST_FREE = 0.3;
/** Pixels across: of a narrower window nothing can be told. */
const LEAST_WIDE = 18;
/** What stands nearer to the wall than this share of its distance does not hide it: casings, sills, towel bars. */
const AT_THE_WALL = 0.985;
/** Inches between the places of a side that are looked at, and places that tell something. */
const STEP_IN = 2;
const LEAST_PLACES = 6;
/**
 * A window's edge is looked for so many inches, or pixels, either way. Aprons and casings lie outside a window's outline,
 * frames inside; jambs are looked for nearer, since beside one that is gone the view's own edges are soon taken for it.
 */
const TOLERANCE_IN = { jamb: 2, level: 4 } as const;
const TOLERANCE_PX = 1.5;
/** A shade before a window's head is as white as the wall, and ends at most this share of the window's height below it. */
const SHADE = 0.6;
/** An edge is a step of any color by this much of 255, from this many pixels on one side to as many on the other. */
const EDGE_STEP = 8;
const EDGE_REACH_PX = 1.3;
/** Sides that must be seen for a window to be judged. */
const LEAST_SIDES = 2;

/** The room that an answer must show, and the camera of the picture that it started from. */
export interface ExpectedRoom {
  readonly room: Room;
  /** Those that the plan leaves where they are. */
  readonly windows: readonly Opening[];
  readonly camera: RoomCamera;
}

interface Colors {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, 0 to 255. */
  readonly values: Uint8Array;
}

/** A place on a window's wall: inches along it from the window's first jamb, and above the floor. */
type WallPoint = readonly [along: number, up: number];

/** A window on its wall, as the camera sees it. */
interface SeenWindow {
  readonly view: RoomCamera;
  readonly placeOf: (place: WallPoint) => readonly [number, number, number];
  /** Those that are free to be seen. */
  readonly sides: readonly Side[];
}

/** A side of a window: places along it, the way across it, an inch long, and how far from it its edge may lie. */
interface Side {
  readonly places: readonly WallPoint[];
  readonly across: WallPoint;
  /** Inches across it, as `across` points. */
  readonly from: number;
  readonly to: number;
}

/**
 * How surely the windows of a surveyed room are where the survey has them, 0 to 1. The survey and the photo's camera say
 * where the four sides of each window lie in an answer, and the plan what stands before them. Along a side that is kept
 * there runs an edge, whatever the finishes, the curtains and the view outside, or below a head that of a shade; where a
 * window has moved away there is bare wall, or glass, at one side at least. So for each side the share of its places is taken at which the picture's
 * color changes the same way, on the best line near it; the weakest side of the weakest window decides. Nothing where the
 * picture shows too little of every window.
 *
 * Measured by `npm run bench -- moved-windows`. Rejects where the picture cannot be decoded.
 */
export async function openingScore(
  answer: Buffer,
  { room, windows, camera }: ExpectedRoom,
): Promise<number | undefined> {
  const height = Math.round((WIDTH * camera.height) / camera.width);
  const view = cutTo(camera, { width: WIDTH, height });
  const seen = windows.flatMap((opening) => seenWindow(opening, room, view) ?? []);
  if (seen.length === 0) return undefined;
  const picture = await colorsOf(answer, height);
  return Math.min(...seen.map((window) => weakestSide(picture, window)));
}

async function colorsOf(picture: Buffer, height: number): Promise<Colors> {
  const { data, info } = await sharp(picture)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(WIDTH, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new RangeError('A picture in color has three channels.');
  return { width: info.width, height: info.height, values: new Uint8Array(data) };
}

const within = (view: RoomCamera, { u, v }: { readonly u: number; readonly v: number }): boolean =>
  u > 1 && v > 1 && u < view.width - 1 && v < view.height - 1;

/** Whether the eye is on the room's side of the wall that an opening is in: a near wall is not drawn. */
function facesRoom(side: Opening['side'], { x, y }: RoomCamera['at'], wall: Point): boolean {
  switch (side) {
    case 'north':
      return y < wall.y;
    case 'south':
      return y > wall.y;
    case 'east':
      return x < wall.x;
    case 'west':
      return x > wall.x;
  }
}

/** The sides of a window that a camera sees free; nothing where it sees too little of it. */
function seenWindow(opening: Opening, room: Room, view: RoomCamera): SeenWindow | undefined {
  const { from, to } = openingSpan(room.shell, opening);
  if (!facesRoom(opening.side, view.at, from)) return undefined;
  const { widthIn, sillIn } = opening;
  const head = sillIn + opening.heightIn;
  const [ex, ey] = [(to.x - from.x) / widthIn, (to.y - from.y) / widthIn];
  const placeOf = ([along, up]: WallPoint) => [from.x + ex * along, from.y + ey * along, up] as const;
  const blocks = room.items.filter(isOnFloorPlan).map(({ box }) => box);
  const isFree = (place: WallPoint): boolean => !blocks.some((box) => hides(box, view, placeOf(place)));
  const isShown = (place: WallPoint): boolean => {
    const pixel = seenAt(view, placeOf(place));
    return pixel !== undefined && within(view, pixel);
  };
  let [whole, shown, free] = [0, 0, 0];
  let [west, east] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let up = sillIn + 0.5; up < head; up++)
    for (let along = 0.5; along < widthIn; along++) {
      whole++;
      if (!isShown([along, up])) continue;
      shown++;
      if (!isFree([along, up])) continue;
      free++;
      const { u } = seenAt(view, placeOf([along, up]))!;
      [west, east] = [Math.min(west, u), Math.max(east, u)];
    }
  if (shown < LEAST_SHOWN * whole || free < LEAST_FREE * whole || east - west < LEAST_WIDE) return undefined;
  const ups = everyStep(sillIn, head);
  const alongs = everyStep(0, widthIn);
  const { jamb, level } = TOLERANCE_IN;
  const sides = [
    ...[0, widthIn].map(
      (along): Side => ({ places: ups.map((up) => [along, up]), across: [1, 0], from: -jamb, to: jamb }),
    ),
    ...[sillIn, head].map(
      (up): Side => ({
        places: alongs.map((along) => [along, up]),
        across: [0, 1],
        from: up === head ? Math.min(-level, -SHADE * opening.heightIn) : -level,
        to: level,
      }),
    ),
  ]
    .map((side) => ({ ...side, places: side.places.filter((one) => isShown(one) && isFree(one)) }))
    .filter(({ places }) => places.length >= LEAST_PLACES);
  return sides.length >= LEAST_SIDES ? { view, placeOf, sides } : undefined;
}

/** Places between two corners, without the corners themselves. */
const everyStep = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.ceil((to - from - STEP_IN) / STEP_IN) - 1) },
    (_, i) => from + STEP_IN * (i + 1),
  );

const weakestSide = (picture: Colors, window: SeenWindow): number =>
  Math.min(...window.sides.map((side) => edgeAlong(picture, window, side)));

/** The largest share of a side's places where the color changes the same way, on a line parallel and near to it. */
function edgeAlong(
  picture: Colors,
  { view, placeOf }: SeenWindow,
  { places, across, from, to }: Side,
): number {
  const shifted = ([along, up]: WallPoint, by: number) =>
    seenAt(view, placeOf([along + across[0] * by, up + across[1] * by]));
  const middle = places[places.length >> 1]!;
  const [one, next] = [shifted(middle, 0), shifted(middle, 1)];
  const pixelsAnInch = one && next ? Math.hypot(next.u - one.u, next.v - one.v) : 0;
  // Seen edge-on, a side has no width to be found in.
  if (pixelsAnInch < 1e-3) return 0;
  const reach = Math.max(1, EDGE_REACH_PX / pixelsAnInch);
  const bent = TOLERANCE_PX / pixelsAnInch;
  let best = 0;
  for (let by = Math.min(from, -bent); by <= Math.max(to, bent); by++) {
    let [told, rises, falls] = [0, 0, 0];
    for (const place of places) {
      const [before, after] = [shifted(place, by - reach), shifted(place, by + reach)];
      if (!before || !after || !within(view, before) || !within(view, after)) continue;
      told++;
      const step = largestStep(picture, before, after);
      if (step > EDGE_STEP) rises++;
      else if (step < -EDGE_STEP) falls++;
    }
    if (told >= LEAST_PLACES) best = Math.max(best, Math.max(rises, falls) / told);
  }
  return best;
}

/** Of red, green and blue the difference that is largest, with its sign. */
function largestStep(
  picture: Colors,
  from: { readonly u: number; readonly v: number },
  to: { readonly u: number; readonly v: number },
): number {
  let largest = 0;
  for (let channel = 0; channel < 3; channel++) {
    const step = colorAt(picture, to, channel) - colorAt(picture, from, channel);
    if (Math.abs(step) > Math.abs(largest)) largest = step;
  }
  return largest;
}

/** One channel, 0 to 255, between the middles of four pixels; at the edge, of those that are there. */
export function colorAt(
  { width, height, values }: Colors,
  { u, v }: { readonly u: number; readonly v: number },
  channel: number,
): number {
  const [x, y] = [
    Math.min(width - 1.001, Math.max(0, u - 0.5)),
    Math.min(height - 1.001, Math.max(0, v - 0.5)),
  ];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const value = (c: number, r: number): number => values[(r * width + c) * 3 + channel]!;
  return (
    (value(column, row) * (1 - right) + value(column + 1, row) * right) * (1 - down) +
    (value(column, row + 1) * (1 - right) + value(column + 1, row + 1) * right) * down
  );
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
