import { axesOf, type Camera, type CameraAxes } from '../camera/camera.js';
import { type AxisSegment, type FoundCamera, leanOf, vanishing } from '../camera/find-camera.js';
import { type Fit, fit, spreadOf } from '../math/least-squares.js';
import {
  AXIS_OF,
  type BoxRoom,
  EDGES,
  type EdgeName,
  edgeOf,
  lineInPicture,
  projectLine,
} from './box-room.js';
import { type Mark, missOf, type Unseen } from './marks.js';

/** A length of the room that somebody knows; it gives the photo its scale. */
export interface KnownLength {
  readonly inches: number;
  /** One standard deviation, inches. */
  readonly spread: number;
  /** The same length in camera heights. */
  readonly of: (camera: Camera, box: BoxRoom) => number;
}

/** The height of the ceiling as it was told: to about an inch. */
export const knownCeiling = (inches: number, spread = 1): KnownLength => ({
  inches,
  spread,
  of: (_, box) => 1 + box.ceiling,
});

/** People hold a camera between chest and eyes: inches above the floor, and one standard deviation. */
const USUAL_EYE = { inches: 58, spread: 6 } as const;

/** What follows from a solved room: a figure of its camera, its box and the camera's height in inches. */
export type Figure = (camera: Camera, box: BoxRoom, eyeIn: number) => number;

/** A room and a camera that fit marks and edges, with what is known of their certainty. */
export interface SolvedRoom {
  readonly camera: Camera;
  readonly box: BoxRoom;
  /** Height of the camera above the floor: the inches in one unit of the box. */
  readonly eyeIn: number;
  readonly fit: Fit;
  /** Standard deviation of a figure, in the figure's own unit. */
  readonly spreadOf: (figure: Figure) => number;
}

/** Edges of the picture within this share of the diagonal from the outline are taken as its edges. */
const SNAP = 0.006;
/** How exactly the ends of an edge are found, pixels. */
const EDGE_SPREAD = 0.8;
/** A mark that is missed by so many of its spreads was no slip of the finger: the edges are wrong there. */
const MISSED = 4;
/** How much less edges count then: a pattern or slanted things told a camera that is not this one. */
const DOUBTED = 0.03;
/** Spread of the focal length's logarithm then. */
const FREE_FOCAL = 0.2;
/** Walls of which the picture says nothing keep their length within this much (of its logarithm). */
const LOOSE = 0.6;

/**
 * Solves camera and box at once from the edges that lie on the box's outline, all other edges along the room's axes
 * and what a person marked and knows: least squares over focal length, pitch, roll, turn, four lengths and the camera's
 * height (logarithms), robust for edges, exact for marks. Where the room that it starts from misses the marks, edges of
 * the outline are looked for once these are met; where edges and marks contradict each other, the marks hold. What a
 * person calls unseen stays outside the picture, whatever else speaks for it. Its covariance gives the spread of each
 * length shown. Where no known length is seen, the height at which people hold a camera gives the scale, to about a tenth.
 */
export function solveRoom(
  found: FoundCamera,
  start: BoxRoom,
  marks: readonly Mark[] = [],
  known: readonly KnownLength[] = [],
  unseen: readonly Unseen[] = [],
): SolvedRoom {
  let camera = found.camera;
  let box = start;
  let eyeIn: number = known[0] ? known[0].inches / known[0].of(camera, box) : USUAL_EYE.inches;
  const lines = found.segments.slice(0, 120);
  const unpack = (p: ArrayLike<number>): { camera: Camera; box: BoxRoom; eyeIn: number } => ({
    camera: {
      ...found.camera,
      focalLength: found.camera.focalLength * Math.exp(p[0]!),
      pitch: p[1]!,
      roll: p[2]!,
      turn: p[3]!,
    },
    box: { back: Math.exp(p[4]!), left: Math.exp(p[5]!), right: Math.exp(p[6]!), ceiling: Math.exp(p[7]!) },
    eyeIn: Math.exp(p[8]!),
  });
  const lead = 6 + known.length + unseen.length + 2 * marks.length;
  const anchor = (): number[] => [...pack(camera, found.camera, box), Math.log(eyeIn)];
  const missing = (weighed: Weighed) => missesOf({ found, marks, known, unseen, lines, unpack }, weighed);
  let last: { readonly snapped: ReturnType<typeof snap>; readonly trust: number } | undefined;
  const solve = (snapped: ReturnType<typeof snap>, trust: number): void => {
    const from = anchor();
    const count = lead + 2 * snapped.length + lines.length;
    const { parameters } = fit(missing({ snapped, from, trust, isFocalFree: trust < 1 }), count, from, {
      huber: 1.5,
      exact: lead,
      rounds: 20,
    });
    ({ camera, box, eyeIn } = unpack(parameters));
    last = { snapped, trust };
  };
  const missed = (): boolean => {
    const axes = axesOf(camera);
    return marks.some((mark) => Math.hypot(...missOf(mark, camera, box, axes)) > MISSED * mark.spread);
  };
  if (missed()) solve([], 1);
  for (let pass = 0; pass < 2; pass++) solve(snap(camera, box, found.segments), 1);
  if (missed()) for (let pass = 0; pass < 2; pass++) solve([], DOUBTED);
  const { snapped, trust } = last!;
  const at = anchor();
  // As good a room as before, its lengths as unsure as the camera is: edges that agree on a wrong one agree closely.
  const done = fit(
    missing({ snapped, from: at, trust: trust * found.lineTrust, isFocalFree: trust < 1 }),
    lead + 2 * snapped.length + lines.length,
    at,
    { huber: 1.5, exact: lead, rounds: 0 },
  );
  return {
    camera,
    box,
    eyeIn,
    fit: done,
    spreadOf: (figure) =>
      spreadOf((p) => {
        const at = unpack(p);
        return figure(at.camera, at.box, at.eyeIn);
      }, done),
  };
}

/** What a room is solved from. */
interface Evidence {
  readonly found: FoundCamera;
  readonly marks: readonly Mark[];
  readonly known: readonly KnownLength[];
  readonly unseen: readonly Unseen[];
  /** Edges along the room's axes, on its outline or beside it. */
  readonly lines: readonly AxisSegment[];
  readonly unpack: (p: ArrayLike<number>) => Pick<SolvedRoom, 'camera' | 'box' | 'eyeIn'>;
}

interface Weighed {
  readonly snapped: ReturnType<typeof snap>;
  /** The parameters that it starts from. */
  readonly from: readonly number[];
  /** How much the lines count. */
  readonly trust: number;
  readonly isFocalFree: boolean;
}

/** What a room misses of the evidence, each in its own standard deviations: the exact ones first, then edges and lines. */
function missesOf(
  { found, marks, known, unseen, lines, unpack }: Evidence,
  { snapped, from, trust, isFocalFree }: Weighed,
): (p: Float64Array, into: Float64Array) => void {
  return (p, into) => {
    const { camera, box, eyeIn } = unpack(p);
    const axes = axesOf(camera);
    let i = 0;
    into[i++] = p[0]! / Math.max(isFocalFree ? FREE_FOCAL : 0.01, found.focalSpread);
    for (let k = 4; k < 8; k++) into[i++] = (p[k]! - from[k]!) / LOOSE;
    into[i++] = ((p[8]! - Math.log(USUAL_EYE.inches)) * USUAL_EYE.inches) / USUAL_EYE.spread;
    for (const { inches, spread, of } of known) into[i++] = (eyeIn * of(camera, box) - inches) / spread;
    for (const part of unseen) into[i++] = shownOf(part, camera, box, axes) / EDGE_SPREAD;
    for (const mark of marks) {
      const [across, along] = missOf(mark, camera, box, axes);
      into[i++] = across / mark.spread;
      into[i++] = along / mark.spread;
    }
    for (const { segment, edge } of snapped) {
      const line = projectLine(camera, edgeOf(box, edge), axes);
      const [off1, off2] = line ? offsets(segment, line) : [1e3, 1e3];
      into[i++] = off1 / EDGE_SPREAD;
      into[i++] = off2 / EDGE_SPREAD;
    }
    const points = vanishing(camera);
    for (const segment of lines) into[i++] = trust * leanOf(segment, points);
  };
}

/** How far into the picture a part of the room reaches that a person calls unseen, pixels. */
function shownOf(part: Unseen, camera: Camera, box: BoxRoom, axes: CameraAxes): number {
  const line = lineInPicture(camera, edgeOf(box, `back-${part}`), axes);
  if (!line) return 0;
  const { from, to } = line;
  switch (part) {
    case 'left':
      return Math.max(from.u, to.u);
    case 'right':
      return camera.width - Math.min(from.u, to.u);
    case 'ceiling':
      return Math.max(from.v, to.v);
    case 'floor':
      return camera.height - Math.min(from.v, to.v);
  }
}

function pack(camera: Camera, base: Camera, box: BoxRoom): number[] {
  return [
    Math.log(camera.focalLength / base.focalLength),
    camera.pitch,
    camera.roll,
    camera.turn,
    Math.log(box.back),
    Math.log(box.left),
    Math.log(box.right),
    Math.log(box.ceiling),
  ];
}

/** The picture's edges that lie on the outline of the box, each with the edge that it is. */
function snap(
  camera: Camera,
  box: BoxRoom,
  segments: readonly AxisSegment[],
): { segment: AxisSegment; edge: EdgeName }[] {
  const axes = axesOf(camera);
  const limit = SNAP * Math.hypot(camera.width, camera.height);
  const found: { segment: AxisSegment; edge: EdgeName }[] = [];
  for (const edge of EDGES) {
    const line = lineInPicture(camera, edgeOf(box, edge), axes);
    if (!line) continue;
    const du = line.to.u - line.from.u;
    const dv = line.to.v - line.from.v;
    const whole = Math.hypot(du, dv) || 1;
    for (const segment of segments) {
      if (segment.axis !== AXIS_OF[edge]) continue;
      const [off1, off2] = offsets(segment, line);
      if (Math.abs(off1) > limit || Math.abs(off2) > limit) continue;
      const middle =
        (((segment.x1 + segment.x2) / 2 - line.from.u) * du +
          ((segment.y1 + segment.y2) / 2 - line.from.v) * dv) /
        whole;
      if (middle > -limit && middle < whole + limit) found.push({ segment, edge });
    }
  }
  return found;
}

/** How far both ends of a segment lie beside a line, pixels. */
function offsets(
  { x1, y1, x2, y2 }: AxisSegment,
  { from, to }: { readonly from: { u: number; v: number }; readonly to: { u: number; v: number } },
): readonly [number, number] {
  const du = to.u - from.u;
  const dv = to.v - from.v;
  const by = Math.hypot(du, dv) || 1;
  return [((x1 - from.u) * dv - (y1 - from.v) * du) / by, ((x2 - from.u) * dv - (y2 - from.v) * du) / by];
}
