import { axesOf, type Camera } from './camera.js';
import { type Fit, fit } from './least-squares.js';
import type { Segment } from './segments.js';
import { cross, dot, length, unit, type Vector } from './vector.js';

/** The axis of the room that a straight edge of the picture runs along. */
export type Axis = 'x' | 'y' | 'z';

export interface AxisSegment extends Segment {
  readonly axis: Axis;
}

/** A camera that was found in a picture's straight edges, and how surely. */
export interface FoundCamera {
  readonly camera: Camera;
  /** Edges that run along an axis of the room, the longest first. */
  readonly segments: readonly AxisSegment[];
  /** Share of the length of all edges that the camera explains, 0 to 1. */
  readonly explained: number;
  /** Standard deviation of the focal length as a share of it. */
  readonly focalSpread: number;
  /** Standard deviations of the angles, radians. */
  readonly angleSpread: number;
}

export interface CameraHints {
  /** Focal length in pixels where EXIF tells it. */
  readonly focalLength?: number;
}

/** Half of the pictures that people take of rooms show 67° along their long side, most between 50° and 90°. */
const USUAL_LONG_SIDE = (67 * Math.PI) / 180;
const FOCAL_SPREAD = 0.3;
/** What EXIF says is rounded to a millimetre and forgets small crops. */
const EXIF_SPREAD = 0.04;
const ROLL_SPREAD = (4 * Math.PI) / 180;
const MOST_PITCH = (38 * Math.PI) / 180;
const MOST_ROLL = (12 * Math.PI) / 180;
const FOCAL_STEPS = 17;
/** Only the longest edges take part in the search. */
const MOST_SEGMENTS = 400;

/** How far, in radians, an edge of this many pixels may turn from its axis: noise of its ends and of the lens. */
export const slackOf = (pixels: number): number => (0.6 * Math.PI) / 180 + 1.2 / pixels;

/**
 * Finds focal length, pitch, roll and turn of the camera from straight edges, which in a room run along three axes
 * at right angles. Upright edges propose points where uprights meet; for each of these and each of 17 focal lengths
 * all other edges vote for one heading modulo 90°; the five best are scored by all edges and refined by robust least
 * squares. Answers nothing where fewer than eight edges agree.
 *
 * Method: the Manhattan world of Coughlan and Yuille (ICCV 1999), vanishing points by voting as in Rother (IVC 2002).
 * A view straight at one wall does not show its focal length: `focalSpread` tells, and EXIF or a known length helps.
 */
export function findCamera(
  segments: readonly Segment[],
  width: number,
  height: number,
  hints: CameraHints = {},
): FoundCamera | undefined {
  const longest = segments.slice(0, MOST_SEGMENTS);
  if (longest.length < 8) return undefined;
  const long = Math.max(width, height);
  const usual = hints.focalLength ?? long / 2 / Math.tan(USUAL_LONG_SIDE / 2);
  const spread = hints.focalLength ? EXIF_SPREAD : FOCAL_SPREAD;
  const focalLengths = hints.focalLength
    ? [0.94, 0.97, 1, 1.03, 1.06].map((by) => by * usual)
    : Array.from({ length: FOCAL_STEPS }, (_, i) => usual * 0.5 * 4.2 ** (i / (FOCAL_STEPS - 1)));
  const start = { width, height, cx: width / 2, cy: height / 2 };
  const tried = uprightsMeet(longest, { ...start, focalLength: usual, pitch: 0, roll: 0, turn: 0 }).flatMap(
    (tilt) =>
      focalLengths.map((focalLength) => {
        const camera: Camera = { ...start, focalLength, ...tiltAt(tilt, focalLength), turn: 0 };
        const off = Math.log(focalLength / usual) / spread;
        return vote(longest, camera, 1 - 0.02 * off * off);
      }),
  );
  const prior = { focalLength: usual, spread };
  const best = refinedBest(longest, tried, prior);
  const shifted = SHIFTS.flatMap((by) =>
    tried.map(({ camera }) => {
      const cy = height / 2 + by * long;
      // The uprights meet where they met: what the lens is shifted, the camera is not tilted.
      const pitch = Math.atan2(camera.focalLength * Math.tan(camera.pitch) - by * long, camera.focalLength);
      return vote(longest, { ...camera, cy, pitch }, 1);
    }),
  );
  const other = refinedBest(longest, shifted, prior);
  return other && (!best || other.explained > best.explained + SHIFT_GAIN) ? other : best;
}

/** Shares of the long side by which cropping or a shifted lens may move the middle of the picture up or down. */
const SHIFTS = [-0.16, -0.12, -0.08, -0.04, 0.04, 0.08, 0.12, 0.16];
/** Such a picture is believed in only if it explains this much more of the edges. */
const SHIFT_GAIN = 0.03;

function refinedBest(
  segments: readonly Segment[],
  tried: readonly { readonly camera: Camera; readonly score: number }[],
  prior: { readonly focalLength: number; readonly spread: number },
): FoundCamera | undefined {
  return [...tried]
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ camera }) => refine(segments, camera, prior))
    .filter((found) => found !== undefined)
    .sort((a, b) => b.explained - a.explained || a.focalSpread - b.focalSpread)[0];
}

/** Where the uprights of the room meet, by the tangent of pitch times focal length, and the roll. */
interface Tilt {
  /** Pixels: focal length times the tangent of the pitch. */
  readonly rise: number;
  readonly roll: number;
}

const tiltAt = ({ rise, roll }: Tilt, focalLength: number): { pitch: number; roll: number } => ({
  pitch: Math.atan2(rise, focalLength),
  roll,
});

/** Up to four tilts that many upright edges agree with, by a search over pitch and roll at one focal length. */
function uprightsMeet(segments: readonly Segment[], camera: Camera): Tilt[] {
  const upright = segments
    .filter(({ x1, y1, x2, y2 }) => Math.abs(y2 - y1) > 1.4 * Math.abs(x2 - x1))
    .slice(0, 150);
  const degree = Math.PI / 180;
  const scored: { tilt: Tilt; score: number }[] = [];
  for (let roll = -MOST_ROLL; roll <= MOST_ROLL + 1e-9; roll += degree) {
    for (let pitch = -MOST_PITCH; pitch <= MOST_PITCH + 1e-9; pitch += degree) {
      const tried = { ...camera, pitch, roll };
      const [, , z] = vanishing(tried);
      // Edges lean by up to half a step of the search more than they may.
      let score = 1e-3 * Math.cos(pitch) * Math.cos(3 * roll);
      for (const segment of upright) {
        const off = leanFrom(segment, z);
        const slack = slackOf(segment.length) + 0.35 * degree;
        if (off < slack) score += segment.length * (1 - off / slack / 2);
      }
      scored.push({ tilt: { rise: camera.focalLength * Math.tan(pitch), roll }, score });
    }
  }
  scored.sort((a, b) => b.score - a.score);
  const kept: Tilt[] = [];
  for (const { tilt } of scored) {
    const near = kept.some(
      (other) =>
        Math.abs(other.roll - tilt.roll) < 1.5 * degree &&
        Math.abs(other.rise - tilt.rise) < 0.06 * camera.focalLength,
    );
    if (!near) kept.push(tilt);
    if (kept.length === 4) break;
  }
  return kept;
}

/** The points (homogeneous) where edges along X, Y and Z meet in the picture. */
export function vanishing(camera: Camera): readonly [x: Vector, y: Vector, z: Vector] {
  const { right, down, ahead } = axesOf(camera);
  const at = (i: 0 | 1 | 2): Vector => [
    camera.focalLength * right[i] + camera.cx * ahead[i],
    camera.focalLength * down[i] + camera.cy * ahead[i],
    ahead[i],
  ];
  return [at(0), at(1), at(2)];
}

/** The angle in radians between an edge and the way from its middle to a vanishing point, 0 to π/2. */
export function leanFrom(segment: Segment, point: Vector): number {
  const mx = (segment.x1 + segment.x2) / 2;
  const my = (segment.y1 + segment.y2) / 2;
  const tx = point[0] - mx * point[2];
  const ty = point[1] - my * point[2];
  const sx = segment.x2 - segment.x1;
  const sy = segment.y2 - segment.y1;
  return Math.atan2(Math.abs(sx * ty - sy * tx), Math.abs(sx * tx + sy * ty));
}

const HEADING_BINS = 180;

/** Lets all edges that are not upright vote for one heading, and scores the camera so turned. */
function vote(
  segments: readonly Segment[],
  camera: Camera,
  prior: number,
): { camera: Camera; score: number } {
  const { right, down, ahead } = axesOf(camera);
  const up: Vector = [right[2], down[2], ahead[2]];
  const x: Vector = [right[0], down[0], ahead[0]];
  const y: Vector = [right[1], down[1], ahead[1]];
  const [, , z] = vanishing(camera);
  const votes = new Float64Array(HEADING_BINS);
  for (const segment of segments) {
    if (leanFrom(segment, z) < slackOf(segment.length)) continue;
    const plane = unit(
      cross(rayInCamera(camera, segment.x1, segment.y1), rayInCamera(camera, segment.x2, segment.y2)),
    );
    const along = cross(plane, up);
    if (length(along) < 0.08) continue;
    const heading = (Math.atan2(dot(along, x), dot(along, y)) / (Math.PI / 2)) * HEADING_BINS;
    const bin = ((Math.round(heading) % HEADING_BINS) + HEADING_BINS) % HEADING_BINS;
    for (let off = -2; off <= 2; off++) {
      votes[(bin + off + HEADING_BINS) % HEADING_BINS]! += segment.length * (3 - Math.abs(off));
    }
  }
  let most = 0;
  for (let bin = 1; bin < HEADING_BINS; bin++) if (votes[bin]! > votes[most]!) most = bin;
  const turned = { ...camera, turn: headingToTurn((most / HEADING_BINS) * (Math.PI / 2)) };
  const { sum, all } = agreement(segments, turned);
  return { camera: turned, score: (sum / all) * prior };
}

/** A heading of the room's axis as the turn of the camera: opposite in sign, and 45° at most either way. */
function headingToTurn(heading: number): number {
  let turn = -heading;
  while (turn > Math.PI / 4) turn -= Math.PI / 2;
  while (turn <= -Math.PI / 4) turn += Math.PI / 2;
  return turn;
}

function agreement(segments: readonly Segment[], camera: Camera): { sum: number; all: number } {
  const points = vanishing(camera);
  let sum = 0;
  let all = 0;
  for (const segment of segments) {
    const off = Math.min(...points.map((point) => leanFrom(segment, point)));
    const slack = slackOf(segment.length);
    all += segment.length;
    if (off < slack) sum += segment.length * (1 - off / slack / 2);
  }
  return { sum, all };
}

const rayInCamera = (camera: Camera, u: number, v: number): Vector => [
  (u - camera.cx) / camera.focalLength,
  (v - camera.cy) / camera.focalLength,
  1,
];

/** The edges that run along an axis of the room, by the camera. */
export function alongAxes(segments: readonly Segment[], camera: Camera): AxisSegment[] {
  const points = vanishing(camera);
  const found: AxisSegment[] = [];
  for (const segment of segments) {
    const leans = points.map((point) => leanFrom(segment, point));
    const least = Math.min(...leans);
    if (least < slackOf(segment.length)) found.push({ ...segment, axis: AXES[leans.indexOf(least)]! });
  }
  return found;
}

const AXES: readonly Axis[] = ['x', 'y', 'z'];
const INDEX: Readonly<Record<Axis, 0 | 1 | 2>> = { x: 0, y: 1, z: 2 };

/** Signed angle between an edge and its axis in its own standard deviations. */
export function leanOf(segment: AxisSegment, points: ReturnType<typeof vanishing>): number {
  const point = points[INDEX[segment.axis]];
  const mx = (segment.x1 + segment.x2) / 2;
  const my = (segment.y1 + segment.y2) / 2;
  const tx = point[0] - mx * point[2];
  const ty = point[1] - my * point[2];
  const sx = segment.x2 - segment.x1;
  const sy = segment.y2 - segment.y1;
  const forth = sx * tx + sy * ty;
  const aside = (sx * ty - sy * tx) * (forth < 0 ? -1 : 1);
  return Math.atan2(aside, Math.abs(forth)) / (slackOf(segment.length) / 2);
}

function refine(
  segments: readonly Segment[],
  from: Camera,
  prior: { readonly focalLength: number; readonly spread: number },
): FoundCamera | undefined {
  let camera = from;
  let solved: Fit | undefined;
  for (let pass = 0; pass < 3; pass++) {
    const agreeing = alongAxes(segments, camera).slice(0, 200);
    if (agreeing.length < 8) return undefined;
    const cameraOf = (p: ArrayLike<number>): Camera => ({
      ...camera,
      focalLength: prior.focalLength * Math.exp(p[0]!),
      pitch: p[1]!,
      roll: p[2]!,
      turn: p[3]!,
    });
    solved = fit(
      (p, into) => {
        into[0] = p[0]! / prior.spread;
        into[1] = p[2]! / ROLL_SPREAD;
        const points = vanishing(cameraOf(p));
        for (let i = 0; i < agreeing.length; i++) into[i + 2] = leanOf(agreeing[i]!, points);
      },
      agreeing.length + 2,
      [Math.log(camera.focalLength / prior.focalLength), camera.pitch, camera.roll, camera.turn],
      { huber: 1.5, exact: 2, rounds: 15 },
    );
    camera = cameraOf(solved.parameters);
  }
  if (!solved) return undefined;
  const quarter = Math.PI / 2;
  const turn = camera.turn - quarter * Math.round(camera.turn / quarter);
  camera = { ...camera, turn };
  const along = alongAxes(segments, camera);
  const all = segments.reduce((sum, segment) => sum + segment.length, 0);
  const { covariance } = solved;
  return {
    camera,
    segments: along,
    explained: agreement(segments, camera).sum / all,
    focalSpread: Math.sqrt(covariance[0]!),
    angleSpread: Math.sqrt(Math.max(covariance[5]!, covariance[10]!, covariance[15]!)),
  };
}
