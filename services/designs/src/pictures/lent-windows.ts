import type { Concept, Opening, Room, RoomCamera } from '@plumbline/concept';
import type { WindowFrame } from '@plumbline/render';
import { cornersOfOpening, seenAt } from '@plumbline/survey';
import sharp from 'sharp';
import { cutTo } from './cut-to.js';
import { hides } from './opening-score.js';
import { windowsThatStay } from './windows-that-stay.js';

/** Photos are looked at this many pixels wide. */
const WIDTH = 720;
/** Shares of the diagonal: how far off the camera may be, and how far from a window's sides its edges are looked for. */
const NEAR = 0.006;
const REACH = 0.02;
/** Levels of brightness by which an edge steps at least. */
const LEAST_STEP = 5;
/** Of the clearest edge of a side, an edge that is compared has so much. */
const LEAST_OF_LARGEST = 0.4;
const LOOKS_A_SIDE = 24;
/** Share of a window that the photo shows at least. */
const LEAST_SHOWN = 0.6;
/** Darker than this share of a window's light parts is what stands before it, or a tree. */
const SILHOUETTE = 0.35;
const LIGHT_PARTS = 0.8;
/** Inches: thinner dark things are the window's own bars. */
const BAR = 5;
/** Share of a window that may be dark, and that a thing which is known to stand there may hide. */
const MOST_DARK = 0.12;
const MOST_HIDDEN = 0.03;
/** A curtain's strip: levels within which a column of it lies, inches of sash beside a jamb, the jamb's own depth, inches of a view that happens to be even, and the share at most. */
const STRIP = { even: 16, sash: 5, jambDepth: 5, view: 2.5, most: 0.8 } as const;
/** Inches in from an opening's sides in which its frame lies, and how dark, beside the photo's middle tone, a dark one is. */
const FRAME = { within: 3, dark: 0.5 } as const;
/** What stands on the sill: levels by which it differs from what is beside it, inches above the sill, and where it has ended. */
const ON_SILL = { step: 30, from: 1, to: 8, jamb: 5, aboveFrom: 0.45, aboveTo: 0.75 } as const;

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/**
 * The windows of a measured room whose insides the picture may take from its photo: the plan leaves them as they are,
 * the camera puts their sides where the photo has them, and nothing of the old room stands before them. A window that
 * is in doubt is drawn like the rest of the room. Rejects where the photo cannot be decoded.
 */
export async function windowsLentBy(
  photo: Buffer,
  { room, survey }: Pick<Concept, 'room' | 'survey'>,
): Promise<Opening[]> {
  const camera = survey?.camera;
  const windows = windowsThatStay({ room, survey });
  if (!camera || windows.length === 0) return [];
  const { grey, view } = await seenThrough(photo, camera);
  return windows.filter(
    (window) =>
      isWhereExpected(grey, view, room, window) && isFree(grey, view, room, window, survey.existing),
  );
}

/**
 * Whether the photo shows light or dark frames in the windows that the plan leaves as they are: who does not replace a
 * window keeps its frame, whatever the style has. Nothing where none is seen whole. Rejects where the photo cannot be decoded.
 */
export async function framesOfWindows(
  photo: Buffer,
  { room, survey }: Pick<Concept, 'room' | 'survey'>,
): Promise<WindowFrame | undefined> {
  const camera = survey?.camera;
  const windows = windowsThatStay({ room, survey });
  if (!camera || windows.length === 0) return undefined;
  const { grey, view } = await seenThrough(photo, camera);
  const usual = [...grey.values].sort((a, b) => a - b)[grey.values.length >> 1]!;
  const sides = windows.flatMap((window) => darkestOfSides(grey, view, room, window));
  if (sides.length === 0) return undefined;
  const dark = sides.filter((light) => light < FRAME.dark * usual).length;
  return dark > sides.length / 2 ? 'dark' : 'light';
}

/** Of a window's jambs and head, the darkest line along each within the depth of a frame; none where it is cut. */
function darkestOfSides(grey: Grey, view: RoomCamera, { shell }: Room, window: Opening): number[] {
  const [low, end, high] = cornersOfOpening(shell, window) as [RoomPoint, RoomPoint, RoomPoint, RoomPoint];
  const lightAt = (along: number, up: number): number | undefined => {
    const seen = seenAt(view, [
      low[0] + along * (end[0] - low[0]),
      low[1] + along * (end[1] - low[1]),
      low[2] + up * (high[2] - low[2]),
    ]);
    return seen && isShown(view, seen.u, seen.v) ? at(grey, seen.u, seen.v) : undefined;
  };
  const lines: ((inches: number, t: number) => number | undefined)[] = [
    (inches, t) => lightAt(inches / window.widthIn, t),
    (inches, t) => lightAt(1 - inches / window.widthIn, t),
    (inches, t) => lightAt(t, 1 - inches / window.heightIn),
  ];
  return lines.flatMap((line) => {
    const means: number[] = [];
    for (let inches = 0.25; inches < FRAME.within; inches += 0.25) {
      const lights = Array.from({ length: LOOKS_A_SIDE }, (_, i) =>
        line(inches, 0.1 + (0.8 * (i + 0.5)) / LOOKS_A_SIDE),
      );
      if (lights.some((light) => light === undefined)) return [];
      means.push((lights as number[]).reduce((sum, light) => sum + light, 0) / LOOKS_A_SIDE);
    }
    return [Math.min(...means)];
  });
}

/** The photo in grey, and its camera, at the size in which windows are looked at. */
async function seenThrough(photo: Buffer, camera: RoomCamera): Promise<{ grey: Grey; view: RoomCamera }> {
  const height = Math.round((WIDTH * camera.height) / camera.width);
  const { data } = await sharp(photo)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(WIDTH, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    grey: { width: WIDTH, height, values: new Uint8Array(data) },
    view: cutTo(camera, { width: WIDTH, height }),
  };
}

const isShown = ({ width, height }: RoomCamera, u: number, v: number): boolean =>
  u >= 1 && v >= 1 && u < width - 1 && v < height - 1;

/**
 * Whether the photo has a window where the camera puts it. Which of its edges are clear (of casing, jamb or pane)
 * depends on the window, but the same ones are on both sides and above: what differs is how far the camera is off. Below are
 * the sill and what stands on it.
 */
function isWhereExpected(grey: Grey, view: RoomCamera, { shell }: Room, window: Opening): boolean {
  const corners = cornersOfOpening(shell, window).map((corner) => seenAt(view, corner));
  if (!corners.every((corner) => corner !== undefined)) return false;
  const [, end, head, start] = corners.map((from, i) =>
    stepsAcross(grey, view, from, corners[(i + 1) % 4]!, corners[(i + 2) % 4]!),
  );
  const sides = [start!, end!, head!];
  const largest = sides.map((steps) => Math.max(...steps));
  if (largest.some((step) => step < LEAST_STEP)) return false;
  const near = Math.floor(NEAR * Math.hypot(view.width, view.height));
  // Somewhere between casing and pane all three have an edge, equally far inside.
  return sides[0]!.some((_, off) =>
    sides.every(
      (steps, i) =>
        Math.max(...steps.slice(Math.max(0, off - near), off + near + 1)) >= LEAST_OF_LARGEST * largest[i]!,
    ),
  );
}

/** The photo's steps in brightness across a line, half a pixel apart, from a little outside of it inwards. */
function stepsAcross(grey: Grey, view: RoomCamera, from: Seen, to: Seen, inside: Seen): number[] {
  const [du, dv] = [to.u - from.u, to.v - from.v];
  const long = Math.hypot(du, dv) || 1;
  const way = -dv * (inside.u - from.u) + du * (inside.v - from.v) > 0 ? 1 : -1;
  const [nu, nv] = [(-dv / long) * way, (du / long) * way];
  const diagonal = Math.hypot(view.width, view.height);
  const steps: number[] = [];
  // Farther outside are cabinets and curtains of the old room.
  for (let off = -NEAR * diagonal; off <= REACH * diagonal; off += 0.5) {
    let [sum, count] = [0, 0];
    for (let i = 0; i < LOOKS_A_SIDE; i++) {
      const t = 0.1 + (0.8 * (i + 0.5)) / LOOKS_A_SIDE;
      const [u, v] = [from.u + t * du + off * nu, from.v + t * dv + off * nv];
      if (!isShown(view, u - 2 * nu, v - 2 * nv) || !isShown(view, u + 2 * nu, v + 2 * nv)) continue;
      sum += at(grey, u + 1.5 * nu, v + 1.5 * nv) - at(grey, u - 1.5 * nu, v - 1.5 * nv);
      count++;
    }
    steps.push(count < LOOKS_A_SIDE / 3 ? 0 : Math.abs(sum) / count);
  }
  return steps;
}

/** Whether a window is shown, and nothing dark and broader than its bars nor any known thing stands before it. */
function isFree(
  grey: Grey,
  view: RoomCamera,
  { shell }: Room,
  window: Opening,
  existing: NonNullable<Concept['survey']>['existing'],
): boolean {
  const [low, end, high] = cornersOfOpening(shell, window) as [RoomPoint, RoomPoint, RoomPoint, RoomPoint];
  const [across, up] = [Math.floor(window.widthIn), Math.floor(window.heightIn)];
  const light = new Int16Array(across * up).fill(-1);
  let hidden = 0;
  for (let j = 0; j < up; j++)
    for (let i = 0; i < across; i++) {
      const t = (i + 0.5) / across;
      const place: RoomPoint = [
        low[0] + t * (end[0] - low[0]),
        low[1] + t * (end[1] - low[1]),
        low[2] + ((j + 0.5) / up) * (high[2] - low[2]),
      ];
      const seen = seenAt(view, place);
      if (!seen || !isShown(view, seen.u, seen.v)) continue;
      light[j * across + i] = at(grey, seen.u, seen.v);
      if (existing.some(({ box }) => hides(box, view, place))) hidden++;
    }
  const shown = light.filter((value) => value >= 0).sort();
  if (shown.length < LEAST_SHOWN * across * up || hidden > MOST_HIDDEN * shown.length) return false;
  if (hasThingsOnSill(light, across, up) || hasStrip(light, across, up, asideOf(view, low, end)))
    return false;
  const limit = SILHOUETTE * shown[Math.floor(LIGHT_PARTS * shown.length)]!;
  // Squares that are dark all over, and all that lies in one of them.
  const broad = new Uint8Array(across * up);
  for (let j = 0; j + BAR <= up; j++)
    for (let i = 0; i + BAR <= across; i++) {
      const cells = Array.from(
        { length: BAR * BAR },
        (_, k) => (j + Math.floor(k / BAR)) * across + i + (k % BAR),
      );
      if (cells.every((cell) => light[cell]! >= 0 && light[cell]! < limit))
        for (const cell of cells) broad[cell] = 1;
    }
  return broad.reduce((sum, value) => sum + value, 0) <= MOST_DARK * shown.length;
}

/** Whether a column of the window differs near the sill from those beside it, and higher up does not: no bar ends there. */
function hasThingsOnSill(light: Int16Array, across: number, up: number): boolean {
  const share = (column: number, from: number, to: number): number => {
    let [differs, count] = [0, 0];
    for (let j = from; j < to; j++) {
      const row = light.subarray(j * across, (j + 1) * across);
      if (row[column]! < 0) continue;
      const usual = row.filter((value) => value >= 0).sort();
      count++;
      if (Math.abs(row[column]! - usual[Math.floor(usual.length / 2)]!) > ON_SILL.step) differs++;
    }
    return count > 0 ? differs / count : 0;
  };
  for (let i = ON_SILL.jamb; i < across - ON_SILL.jamb; i++) {
    if (share(i, ON_SILL.from, Math.min(up, ON_SILL.to)) < 0.5) continue;
    if (share(i, Math.floor(ON_SILL.aboveFrom * up), Math.floor(ON_SILL.aboveTo * up)) < 0.5) return true;
  }
  return false;
}

/** How far the eye is aside of a window's middle, towards its end, for each inch before its wall. */
function asideOf({ at }: RoomCamera, low: RoomPoint, end: RoomPoint): number {
  const long = Math.hypot(end[0] - low[0], end[1] - low[1]);
  const [ax, ay] = [(end[0] - low[0]) / long, (end[1] - low[1]) / long];
  const [dx, dy] = [at.x - (low[0] + end[0]) / 2, at.y - (low[1] + end[1]) / 2];
  return (dx * ax + dy * ay) / Math.max(1, Math.abs(dx * ay - dy * ax));
}

/**
 * Whether one of the window's sides is a strip that is as light from sill to head: a curtain, a cabinet, a door before it.
 * The sash is narrower; of a jamb the eye sees the more the farther aside it stands (`aside`, from the start to the end).
 */
function hasStrip(light: Int16Array, across: number, up: number, aside: number): boolean {
  const isEven = (column: number): boolean => {
    const values: number[] = [];
    for (let j = Math.floor(0.08 * up); j < 0.92 * up; j++)
      if (light[j * across + column]! >= 0) values.push(light[j * across + column]!);
    values.sort((a, b) => a - b);
    const of = (share: number): number => values[Math.floor(share * (values.length - 1))]!;
    return values.length > 0.5 * up && of(0.9) - of(0.1) < STRIP.even;
  };
  const run = (columns: readonly number[]): number => {
    const end = columns.findIndex((column, i) => i >= STRIP.sash && !isEven(column));
    return end < 0 ? columns.length : end;
  };
  const columns = Array.from({ length: across }, (_, i) => i);
  const sides = [
    { inwards: columns, jamb: Math.max(0, aside) },
    { inwards: [...columns].reverse(), jamb: Math.max(0, -aside) },
  ].map(({ inwards, jamb }) => ({ long: run(inwards), jamb }));
  return sides.some(
    ({ long, jamb }) => long > STRIP.sash + STRIP.jambDepth * jamb + STRIP.view && long < STRIP.most * across,
  );
}

type RoomPoint = readonly [number, number, number];
type Seen = NonNullable<ReturnType<typeof seenAt>>;

const at = ({ width, height, values }: Grey, u: number, v: number): number =>
  values[
    Math.min(height - 1, Math.max(0, Math.floor(v))) * width + Math.min(width - 1, Math.max(0, Math.floor(u)))
  ]!;
