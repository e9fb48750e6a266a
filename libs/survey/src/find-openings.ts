import type { BoxRoom } from './box-room.js';
import type { Camera } from './camera.js';
import type { AxisSegment } from './find-camera.js';
import { type FoundOpening, kindOf } from './find-opening.js';
import type { GrayImage } from './gray-image.js';
import { pixelOnWall, type WallName } from './measure.js';
import { evidenceOf, type Rectangle, rectanglesOn } from './opening-evidence.js';
import { openingLikelihood } from './opening-likelihood.js';
import { type WallPicture, wallPicture } from './wall-picture.js';

/** An opening that a photo shows by itself. */
export interface FoundInPhoto extends Pick<FoundOpening, 'wall' | 'kind' | 'corners'> {
  /**
   * True where 95 of 100 such are openings of drawn rooms, with their sides where they are; others are for a person to say.
   * In real photos fewer are (`bench/README.md`).
   */
  readonly sure: boolean;
}

/** A rectangle on a wall with the logarithm of its odds to be an opening. */
export interface LikelyOpening extends Rectangle {
  readonly wall: WallName;
  readonly odds: number;
}

/** Logarithms of odds: see the bench `openings` for what they give. */
export const SURE = 0;
export const DOUBTFUL = -1.8;
/** Openings that one photo is asked about at most. */
const MOST_SURE = 8;
const MOST_DOUBTFUL = 3;
/** Between openings of a wall there is at least so much of it. Inches. */
const APART_IN = 2;
/** The brightness that a thirtieth of the photo exceeds, and every how many pixels it is read. */
const BRIGHT = { share: 0.97, every: 37, least: 60 } as const;

const WALLS: readonly WallName[] = ['back', 'left', 'right'];

/**
 * The windows, doors and ways through that a photo shows on the walls of a room whose size is known: rectangles of
 * straight edges, by a likelihood that was learned from drawn rooms (`openingLikelihood`). Of those that overlap the
 * likeliest stays. A tenth of a second for 1,200 pixels on a computer of 2022; meant for a worker.
 *
 * @param room.eyeIn inches in one unit of the box: the camera's height above the floor
 */
export function findOpenings(
  image: GrayImage,
  segments: readonly AxisSegment[],
  room: { readonly camera: Camera; readonly box: BoxRoom; readonly eyeIn: number },
): FoundInPhoto[] {
  const likely = likelyOpenings(image, segments, room).filter(({ odds }) => odds > DOUBTFUL);
  const sure = likely.filter(({ odds }) => odds > SURE).slice(0, MOST_SURE);
  const doubtful = likely.filter(({ odds }) => odds <= SURE).slice(0, MOST_DOUBTFUL);
  return [...sure, ...doubtful].flatMap((one) => {
    const { wall, left, right, bottom, top } = one;
    const at = (along: number, up: number) =>
      pixelOnWall(room.camera, room.box, wall, along / room.eyeIn, up / room.eyeIn - 1);
    // A left wall's corner with the back wall is its right end.
    const [first, last] = wall === 'left' ? [right, left] : [left, right];
    const [below, above] = [at(first, bottom), at(last, top)];
    if (!below || !above) return [];
    return [{ wall, kind: kindOf(one), corners: [below, above], sure: one.odds > SURE }];
  });
}

/** Rectangles that may be openings and do not overlap, the likeliest first. */
export function likelyOpenings(
  image: GrayImage,
  segments: readonly AxisSegment[],
  { camera, box, eyeIn }: { readonly camera: Camera; readonly box: BoxRoom; readonly eyeIn: number },
): LikelyOpening[] {
  const bright = brightOf(image);
  const walls = WALLS.map((wall) => wallPicture(image, segments, camera, box, eyeIn, wall));
  return walls.flatMap((wall) => likelyOn(wall, bright)).sort((a, b) => b.odds - a.odds);
}

function likelyOn(wall: WallPicture, bright: number): LikelyOpening[] {
  const all = rectanglesOn(wall).map((rectangle) => ({
    ...rectangle,
    wall: wall.wall,
    odds: openingLikelihood(evidenceOf(wall, rectangle, bright)),
  }));
  all.sort((a, b) => b.odds - a.odds);
  const kept: LikelyOpening[] = [];
  for (const one of all) {
    if (kept.length === MOST_SURE + MOST_DOUBTFUL) break;
    if (kept.every((other) => !doOverlap(one, other))) kept.push(one);
  }
  return kept;
}

const doOverlap = (a: Rectangle, b: Rectangle): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > -APART_IN &&
  Math.min(a.top, b.top) > Math.max(a.bottom, b.bottom);

/** The brightness of a photo's bright parts, of 255. */
export function brightOf({ data }: GrayImage): number {
  const some = data.filter((_, i) => i % BRIGHT.every === 0).sort();
  return Math.max(BRIGHT.least, some[Math.floor(BRIGHT.share * some.length)]!);
}
