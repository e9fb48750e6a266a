import type { Item } from '@plumbline/concept';
import type { Scene } from '@plumbline/scene';
import { type Glance, type Ray, STEP } from './glance.js';
import type { Judging } from './judging.js';
import { shareFromBehind } from './light-behind.js';
import { costOfOpenings } from './score-openings.js';
import { type LevelCamera, levelCamera } from './view.js';

/** Cost of things that fill a side of the picture, or its lower edge, from end to end. */
const CUT_ALONG_SIDE = 1.1;
const CUT_BELOW = 1.25;
/** What a lens wider than 24 mm costs: things at the edges are drawn out. */
const STRETCH = 1.2;
const UNSTRETCHED = 0.78;
/** What one longer than 35 mm costs: a room is flat in it, as in an elevation. */
const FLAT = 4;
const LONG = 0.514;

/** What the picture's edge is hidden by ends where the next ray goes farther by so much: times, and metres more. */
const FARTHER = [1.3, 0.3] as const;

/** What may be nearer than `FOREGROUND`, as a share of the picture; what any of it costs beyond that, and the share of it. */
const MOST_FOREGROUND = 0.1;
const BLOCKED = [1.5, 12] as const;

/**
 * Ceiling and bare floor: shares of the picture that are usual, and what more of them costs. A rug on which nothing stands
 * counts half.
 */
const CEILING = [0.13, 9] as const;
const BARE_FLOOR = [0.24, 13] as const;
const RUG = 0.5;

/** The share of a third of the picture, left or right, that may be bare wall, ceiling and floor; what each more of it costs. */
const EMPTY_THIRD = [0.72, 12] as const;

/** A lens shifted down by more than this, at distance 1, shows floor before all else; what each more of it costs. */
const LOOKS_DOWN = [0.24, 7] as const;

/**
 * What is farther than this share of the picture is where the room ends. What it is worth that things stand in the fore-, the middle
 * and the background, thirds of the way there: for each third that has a share of the picture. And what it is worth to see the
 * room's whole length.
 */
const FARTHEST = 0.97;
const LAYERS = 0.45;
const LAYER = 0.035;
const LENGTH = 0.8;

/** What it is worth to see outside, where the light comes from, up to a share of the picture. */
const WINDOW = [0.05, 5] as const;

/** Cost of all daylight from behind the camera: it leaves things without shadows. */
const FLAT_LIGHT = 0.9;

/** Cost of a side of the picture that a partition's end, a bookcase's side or the like hides, and of its share of the width. */
const SIDE_HIDDEN = [0.4, 9] as const;
/** Cost of two pendants one before the other. */
const OVERLAP = 3;

/** Cost of a view square to a wall: it looks like an elevation. */
const SQUARE = 0.8;
/** Cost of carrying a chair or a table aside. */
const CARRIED = 0.25;
/** Cost of a jamb or a wall's end that stands so near along a whole side of the picture. */
const JAMB = 1.2;

/** A score with light, floor, what stands in the way, dull surfaces and the lens reckoned in. */
export function scoreComposition({ camera, scene, glance }: Judging, before: number): number {
  const { seen, wall, atEye, columns, rows, sky, floor, near, jamb, shell, ceiling, bare, rug } = glance;
  const { cutAside, cutBelow, cutAbove } = glance;
  const cells = columns * rows;
  let score = before;
  score += WINDOW[1] * Math.sqrt(Math.min(sky / cells, WINDOW[0]));
  // Much of it makes a picture of the garden.
  score -= 7 * Math.max(0, sky / cells - 0.1);
  // Floor before the eye lets one step in.
  score += 2.4 * Math.min(floor / cells, 0.16);
  score -= 14 * (near / cells);
  score -= JAMB * (jamb / rows);
  const blocked = glance.before / cells - MOST_FOREGROUND;
  if (blocked > 0) score -= BLOCKED[0] + BLOCKED[1] * blocked;
  score -= costOfOpenings(camera, scene);
  score -= OVERLAP * overlaps(scene.room.items, seen, camera);
  // Bare wall, ceiling and floor: some give calm, much is dull.
  score -= 5 * Math.max(0, shell / cells - 0.45);
  score -= CEILING[1] * Math.max(0, ceiling / cells - CEILING[0]);
  score -= BARE_FLOOR[1] * Math.max(0, (bare + RUG * rug) / cells - BARE_FLOOR[0]);
  for (const third of [glance.empty, glance.empty.toReversed()])
    score -= EMPTY_THIRD[1] * Math.max(0, emptyThird(third, rows) - EMPTY_THIRD[0]);
  score -= LOOKS_DOWN[1] * Math.max(0, -camera.up - LOOKS_DOWN[0]);
  score += depthOf(glance, scene);
  score -= FLAT_LIGHT * shareFromBehind(scene.lights, levelCamera(camera));
  // A near wall along an edge hides what is behind it.
  score -= 5 * (hidden(wall, rows) + hidden(wall.toReversed(), rows));
  for (const side of [hiddenFrom(atEye), hiddenFrom(atEye.toReversed())])
    if (side > 0) score -= SIDE_HIDDEN[0] + SIDE_HIDDEN[1] * side;
  score -= CUT_ALONG_SIDE * (cutAside / rows) + CUT_BELOW * ((cutBelow + cutAbove) / columns);
  score -= STRETCH * Math.max(0, camera.halfWidth - UNSTRETCHED);
  score -= FLAT * Math.max(0, LONG - camera.halfWidth);
  // A corner view has depth; a view square to a wall must earn its place.
  const square = Math.max(Math.abs(camera.headingX), Math.abs(camera.headingY));
  if (camera.name === 'from inside') score -= 0.35;
  if (camera.aside) score -= CARRIED;
  return square > 0.985 ? score - SQUARE : score;
}

/** What a view's depth is worth: things in the fore-, the middle and the background, and the room's length. */
function depthOf({ far, all, columns, rows }: Glance, { width, depth }: Scene): number {
  let left = FARTHEST * all.reduce((sum, count) => sum + count, 0);
  if (left === 0) return 0;
  const last = all.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
  const farthest = STEP * (last + 0.5);
  const layers = [0, 0, 0];
  far.forEach((count, i) => {
    if (count > 0) layers[Math.min(2, Math.floor((3 * STEP * (i + 0.5)) / farthest))]! += count;
  });
  const filled = layers.map((count) => Math.min(1, count / (LAYER * columns * rows)));
  return (
    LAYERS * (filled[0]! + filled[1]! + filled[2]!) +
    LENGTH * Math.min(1, farthest / Math.hypot(width, depth))
  );
}

/** How many pairs of pendants in the picture stand before each other. */
function overlaps(items: readonly Item[], seen: ReadonlyMap<number, number>, camera: LevelCamera): number {
  const hanging = [...seen.keys()].filter((i) => items[i]?.kind === 'pendant');
  const spots = hanging.map((i) => {
    const { box } = items[i]!;
    const dx = (box.x + box.widthIn / 2) * 0.0254 - camera.x;
    const dy = (box.y + box.depthIn / 2) * 0.0254 - camera.y;
    const ahead = Math.max(0.1, dx * camera.headingX + dy * camera.headingY);
    const aside = dx * camera.headingY - dy * camera.headingX;
    return { at: aside / ahead, half: (box.widthIn * 0.0254 * 0.5) / ahead };
  });
  let pairs = 0;
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) if (Math.abs(a.at - b.at) < (a.half + b.half) * 1.25) pairs++;
  });
  return pairs;
}

/** Share of the columns, counted from the first, that a closet, a bookcase's side or the like hides the room behind. */
function hiddenFrom(row: readonly Ray[]): number {
  const end = row.findIndex(({ distance }, x) => {
    const next = row[x + 1];
    return next !== undefined && next.distance > FARTHER[0] * distance + FARTHER[1];
  });
  return end >= 0 && row.slice(0, end + 1).every(({ hides }) => hides) ? (end + 1) / row.length : 0;
}

/** The share of the first third of a picture's columns on which there is nothing. */
function emptyThird(empty: Uint8Array, rows: number): number {
  const third = empty.subarray(0, Math.round(empty.length / 3));
  return third.reduce((sum, count) => sum + count, 0) / (third.length * rows);
}

/** Share of the picture's columns, counted from its first, that are wall over most of their height. */
function hidden(wall: Uint8Array, rows: number): number {
  const free = wall.findIndex((blocked) => blocked < rows * 0.7);
  return (free < 0 ? wall.length : free) / wall.length;
}
