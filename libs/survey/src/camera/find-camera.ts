import { type Fit, fit } from '../math/least-squares.js';
import type { Vector } from '../math/vector.js';
import type { Segment } from '../photo/segments.js';
import { axesOf, type Camera } from './camera.js';

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
  /** Standard deviation of the focal length as a share of it, by the edges and by the other focal lengths they allow. */
  readonly focalSpread: number;
  /**
   * How much of what the edges say of lengths is believed, 0 to 1: each is found to a fraction of a degree, but many
   * belong to things that do not stand along the walls, and then all of them agree on a camera that is not this one.
   */
  readonly lineTrust: number;
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
/** What one spread off the usual focal length costs, as a share of all edges. */
const UNUSUAL = 0.02;
/**
 * A camera is as many times less likely as the edges that it leaves unexplained are more, to this power. Chosen with 144
 * views cut from twelve real panoramas, their focal length unknown: 68 % of the errors lie within the spread that follows
 * and 90 % within two; within two of what least squares alone say, a median of 1.3 % where that of the errors is 7 %, lie 31 %.
 */
const UNEXPLAINED_POWER = 50;

/** The usual focal length in pixels and the spread of its logarithm. */
interface FocalPrior {
  readonly focalLength: number;
  readonly spread: number;
}

/** Only the longest edges take part in the search. */
const MOST_SEGMENTS = 400;

/** How far, in radians, an edge of this many pixels may turn from its axis: noise of its ends and of the lens. */
const slackOf = (pixels: number): number => (0.6 * Math.PI) / 180 + 1.2 / pixels;

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
  const longest = segments.slice(0, MOST_SEGMENTS).map(lineOf);
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
        return vote(longest, camera, 1 - UNUSUAL * off * off);
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
  const found = other && (!best || other.explained > best.explained + SHIFT_GAIN) ? other : best;
  return found && withRivals(found, tried);
}

/** The camera, its focal length as unsure as the others that the edges allow hardly less make it. */
function withRivals(found: FoundCamera, tried: readonly Tried[]): FoundCamera {
  const byLength = new Map<number, number>();
  for (const { camera, score } of tried)
    byLength.set(
      camera.focalLength,
      Math.min(Math.max(1e-3, 1 - score), byLength.get(camera.focalLength) ?? 1),
    );
  const lengths = [...byLength.keys()].sort((a, b) => a - b);
  // A length that was tried stands for those halfway to the next.
  const half = Math.log(lengths[1]! / lengths[0]!) / 2;
  const least = Math.min(...byLength.values());
  let all = 0;
  let squares = 0;
  for (const [focalLength, unexplained] of byLength) {
    const likely = (least / unexplained) ** UNEXPLAINED_POWER;
    const off = Math.abs(Math.log(focalLength / found.camera.focalLength));
    all += likely;
    squares += likely * Math.max(0, off - half) ** 2;
  }
  const focalSpread = Math.hypot(found.focalSpread, Math.sqrt(squares / all));
  return { ...found, focalSpread, lineTrust: found.focalSpread / focalSpread };
}

/** A camera that is tried, and the share of all edges that it explains, less what is unusual about it. */
interface Tried {
  readonly camera: Camera;
  readonly score: number;
}

/** Shares of the long side by which cropping or a shifted lens may move the middle of the picture up or down. */
const SHIFTS = [-0.16, -0.12, -0.08, -0.04, 0.04, 0.08, 0.12, 0.16];
/** Such a picture is believed in only if it explains this much more of the edges. */
const SHIFT_GAIN = 0.03;

function refinedBest(
  segments: readonly Line[],
  tried: readonly Tried[],
  prior: FocalPrior,
): FoundCamera | undefined {
  return [...tried]
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ camera }) => refine(segments, camera, prior))
    .filter((found) => found !== undefined)
    .sort((a, b) => likelihood(b, prior) - likelihood(a, prior) || a.focalSpread - b.focalSpread)[0];
}

/** What a camera explains of the edges, less what a focal length costs that nobody photographs rooms with. */
const likelihood = ({ explained, camera }: FoundCamera, prior: FocalPrior): number =>
  explained - UNUSUAL * (Math.log(camera.focalLength / prior.focalLength) / prior.spread) ** 2;

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
function uprightsMeet(segments: readonly Line[], camera: Camera): Tilt[] {
  const upright = segments.filter(({ sx, sy }) => Math.abs(sy) > 1.4 * Math.abs(sx)).slice(0, 150);
  const degree = Math.PI / 180;
  const scored: { tilt: Tilt; score: number }[] = [];
  for (let roll = -MOST_ROLL; roll <= MOST_ROLL + 1e-9; roll += degree) {
    for (let pitch = -MOST_PITCH; pitch <= MOST_PITCH + 1e-9; pitch += degree) {
      const tried = { ...camera, pitch, roll };
      const [, , z] = vanishing(tried);
      // Edges lean by up to half a step of the search more than they may.
      let score = 1e-3 * Math.cos(pitch) * Math.cos(3 * roll);
      for (const segment of upright) {
        const slack = segment.slack + 0.35 * degree;
        const off = leanFrom(segment, z);
        // A tangent is larger than its angle: most edges need no arc tangent.
        if (off > 2 * slack) continue;
        const angle = Math.atan(off);
        if (angle < slack) score += segment.length * (1 - angle / slack / 2);
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

/** An edge with what the search asks of it a thousand times: its middle, its way, how far it may lean. */
interface Line extends Segment {
  readonly mx: number;
  readonly my: number;
  readonly sx: number;
  readonly sy: number;
  readonly slack: number;
  /** Tangent of the slack. */
  readonly steepest: number;
}

function lineOf({ x1, y1, x2, y2, length }: Segment): Line {
  const slack = slackOf(length);
  // Named one by one: engines read such a record many times faster than one that was spread.
  return {
    x1,
    y1,
    x2,
    y2,
    length,
    mx: (x1 + x2) / 2,
    my: (y1 + y2) / 2,
    sx: x2 - x1,
    sy: y2 - y1,
    slack,
    steepest: Math.tan(slack),
  };
}

/** Tangent of the angle between an edge and the way from its middle to a vanishing point. */
function leanFrom({ mx, my, sx, sy }: Line, point: Vector): number {
  const tx = point[0] - mx * point[2];
  const ty = point[1] - my * point[2];
  return Math.abs((sx * ty - sy * tx) / (sx * tx + sy * ty));
}

const HEADING_BINS = 180;
/** Square of the sine below which a plane through the camera is as good as level: any heading lies in it. */
const LEVEL = 0.08 ** 2;

/** Lets all edges that are not upright vote for one heading, and scores the camera so turned. */
function vote(segments: readonly Line[], camera: Camera, prior: number): Tried {
  const { right, down, ahead } = axesOf(camera);
  const { cx, cy, focalLength } = camera;
  const [, , z] = vanishing(camera);
  const votes = new Float64Array(HEADING_BINS);
  for (const segment of segments) {
    if (leanFrom(segment, z) < segment.steepest) continue;
    // The plane through the camera and the edge, and the level direction in it.
    const [ax, ay] = [segment.x1 - cx, segment.y1 - cy];
    const px = -segment.sy * focalLength;
    const py = segment.sx * focalLength;
    const pz = ax * segment.sy - ay * segment.sx;
    const lx = py * ahead[2] - pz * down[2];
    const ly = pz * right[2] - px * ahead[2];
    const lz = px * down[2] - py * right[2];
    if (lx * lx + ly * ly + lz * lz < LEVEL * (px * px + py * py + pz * pz)) continue;
    const along = lx * right[1] + ly * down[1] + lz * ahead[1];
    const aside = lx * right[0] + ly * down[0] + lz * ahead[0];
    const heading = (Math.atan2(aside, along) / (Math.PI / 2)) * HEADING_BINS;
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

function agreement(segments: readonly Line[], camera: Camera): { sum: number; all: number } {
  const [x, y, z] = vanishing(camera);
  let sum = 0;
  let all = 0;
  for (const segment of segments) {
    const off = Math.min(leanFrom(segment, x), leanFrom(segment, y), leanFrom(segment, z));
    all += segment.length;
    if (off < segment.steepest) sum += segment.length * (1 - Math.atan(off) / segment.slack / 2);
  }
  return { sum, all };
}

/** The edges that run along an axis of the room, by the camera. */
function alongAxes(segments: readonly Line[], camera: Camera): AxisSegment[] {
  const points = vanishing(camera);
  const found: AxisSegment[] = [];
  for (const line of segments) {
    const leans = points.map((point) => leanFrom(line, point));
    const least = Math.min(...leans);
    if (least >= line.steepest) continue;
    const { x1, y1, x2, y2, length } = line;
    found.push({ x1, y1, x2, y2, length, axis: AXES[leans.indexOf(least)]! });
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

function refine(segments: readonly Line[], from: Camera, prior: FocalPrior): FoundCamera | undefined {
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
    lineTrust: 1,
    angleSpread: Math.sqrt(Math.max(covariance[5]!, covariance[10]!, covariance[15]!)),
  };
}
