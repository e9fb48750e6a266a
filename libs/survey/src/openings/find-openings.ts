import type { BoxRoom } from '../box/box-room.js';
import { pixelOnWall, type WallName } from '../box/measure.js';
import type { Camera } from '../camera/camera.js';
import type { AxisSegment } from '../camera/find-camera.js';
import type { GrayImage } from '../photo/gray-image.js';
import { type FoundOpening, kindOf } from './find-opening.js';
import { EVIDENCE, evidenceOf, type Rectangle, rectanglesOn } from './opening-evidence.js';
import { openingLikelihood } from './opening-likelihood.js';
import { type WallPicture, wallPicture } from './wall-picture.js';

/** An opening that a photo shows by itself. */
export interface FoundInPhoto extends Pick<FoundOpening, 'wall' | 'kind' | 'corners'> {
  /**
   * True where 95 of 100 such are openings of drawn rooms, with their sides where they are, and a window's pane is brighter
   * than the wall beside it and in no door; others are for a person to say. What real photos give stands in `bench/README.md`.
   */
  readonly sure: boolean;
}

/** A rectangle on a wall with the logarithm of its odds to be an opening. */
export interface LikelyOpening extends Rectangle {
  readonly wall: WallName;
  readonly odds: number;
  readonly isSure: boolean;
}

/** Logarithms of odds: see the bench `openings` for what they give. */
const SURE = 0;
const DOUBTFUL = -1.8;
/**
 * A pane shows the light outside: it is brighter than the wall beside it by so much at least, times 64 of 255 levels. Panels
 * of doors and pictures have the wall's own light: 0 to 0.2 in the real photos of the bench; a bedroom's window has 0.7 to
 * 1.2 there, panes of a glass front in a bright room 0.3 to 0.4.
 */
const PANE_OVER_WALL = 0.3;
/** Lines of both sides that go on to the floor by this share of the way make a panel of a door or a cabinet. */
const STANDS_IN_DOOR = 0.5;
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
  const sure = likely.filter(({ isSure }) => isSure).slice(0, MOST_SURE);
  const doubtful = likely.filter(({ isSure }) => !isSure).slice(0, MOST_DOUBTFUL);
  return [...sure, ...doubtful].flatMap((one) => {
    const { wall, left, right, bottom, top } = one;
    const at = (along: number, up: number) =>
      pixelOnWall(room.camera, room.box, wall, along / room.eyeIn, up / room.eyeIn - 1);
    // A left wall's corner with the back wall is its right end.
    const [first, last] = wall === 'left' ? [right, left] : [left, right];
    const [below, above] = [at(first, bottom), at(last, top)];
    if (!below || !above) return [];
    return [{ wall, kind: kindOf(one), corners: [below, above], sure: one.isSure }];
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

const STANDS = EVIDENCE.indexOf('standsInDoor');
const CONTRAST = EVIDENCE.indexOf('contrast');

function likelyOn(wall: WallPicture, bright: number): LikelyOpening[] {
  const all = rectanglesOn(wall).flatMap((rectangle): LikelyOpening[] => {
    const evidence = evidenceOf(wall, rectangle, bright);
    const [stands, contrast] = [evidence[STANDS]!, evidence[CONTRAST]!];
    const [isInDoor, isPane] = [stands > STANDS_IN_DOOR, contrast > PANE_OVER_WALL];
    // A bright one may be a window between long curtains, or the glass of a door.
    if (isInDoor && !isPane) return [];
    const odds = openingLikelihood(evidence);
    const isSure = odds > SURE && (rectangle.bottom === 0 || (isPane && !isInDoor));
    return [{ ...rectangle, wall: wall.wall, odds, isSure }];
  });
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
