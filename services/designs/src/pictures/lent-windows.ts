import type { Concept, Opening, Room, RoomCamera } from '@plumbline/concept';
import type { WindowFrame } from '@plumbline/render';
import { cornersOfOpening, seenAt } from '@plumbline/survey';
import sharp from 'sharp';
import { coveredCells } from './covered-window.js';
import { cutTo } from './cut-to.js';
import { type LentWindow, uncover } from './uncover-window.js';
import { type Grey, isShown, levelAt, type RoomPoint, windowGrid } from './window-grid.js';
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
/** Of the clearest edge of one side, that of another has so much. */
const LEAST_ALIKE = 0.35;
const LOOKS_A_SIDE = 24;
/** Share of a window that the photo shows at least. */
const LEAST_SHOWN = 0.6;
/** Inches in from an opening's sides in which its frame lies, and how dark, beside the photo's middle tone, a dark one is. */
const FRAME = { within: 3, dark: 0.5 } as const;

/**
 * The windows of a measured room whose insides the picture may take from its photo: the plan leaves them as they are and
 * the camera puts their sides where the photo has them. What a curtain, a cabinet or something on the sill covers is filled from
 * what is free. A window that is in doubt is drawn like the rest of the room. Rejects where the photo cannot be decoded.
 */
export async function windowsLentBy(
  photo: Buffer,
  { room, survey }: Pick<Concept, 'room' | 'survey'>,
): Promise<LentWindow[]> {
  const camera = survey?.camera;
  const windows = windowsThatStay({ room, survey });
  if (!camera || windows.length === 0) return [];
  const { grey, view } = await seenThrough(photo, camera);
  return windows.flatMap((window) => {
    const grid = windowGrid(grey, view, room, window);
    const shown = grid.light.filter((level) => level >= 0).length;
    if (shown < LEAST_SHOWN * grid.light.length) return [];
    const covered = coveredCells(grid, view, survey.existing);
    if (!covered) return [];
    const isSeen = (column: number): boolean =>
      Array.from({ length: grid.up }, (_, row) => covered[row * grid.across + column]!).filter(Boolean)
        .length <
      grid.up / 2;
    const jambs = { start: isSeen(0), end: isSeen(grid.across - 1) };
    return isWhereExpected(grey, view, room, window, jambs) ? (uncover(window, grid, covered) ?? []) : [];
  });
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
    return seen && isShown(view, seen.u, seen.v) ? levelAt(grey, seen.u, seen.v) : undefined;
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

/**
 * Whether the photo has a window where the camera puts it. Which of its edges are clear (of casing, jamb or pane)
 * depends on the window, but the same ones are on both sides and above: what differs is how far the camera is off. Below are
 * the sill and what stands on it. A jamb that is covered has none.
 */
function isWhereExpected(
  grey: Grey,
  view: RoomCamera,
  { shell }: Room,
  window: Opening,
  jambs: { readonly start: boolean; readonly end: boolean },
): boolean {
  const corners = cornersOfOpening(shell, window).map((corner) => seenAt(view, corner));
  if (!corners.every((corner) => corner !== undefined)) return false;
  const [, end, head, start] = corners.map((from, i) =>
    stepsAcross(grey, view, from, corners[(i + 1) % 4]!, corners[(i + 2) % 4]!),
  );
  const sides = [...(jambs.start ? [start!] : []), ...(jambs.end ? [end!] : []), head!];
  const largest = sides.map((steps) => Math.max(...steps));
  if (largest.some((step) => step < LEAST_STEP)) return false;
  // Fewer sides agree by chance more easily: they have to look alike, too.
  if (sides.length === 2 && Math.min(...largest) < LEAST_ALIKE * Math.max(...largest)) return false;
  const near = Math.floor(NEAR * Math.hypot(view.width, view.height));
  // Somewhere between casing and pane all of them have an edge, equally far inside.
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
      sum += levelAt(grey, u + 1.5 * nu, v + 1.5 * nv) - levelAt(grey, u - 1.5 * nu, v - 1.5 * nv);
      count++;
    }
    steps.push(count < LOOKS_A_SIDE / 3 ? 0 : Math.abs(sum) / count);
  }
  return steps;
}

type Seen = NonNullable<ReturnType<typeof seenAt>>;
