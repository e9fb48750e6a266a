import type { Vector } from '../math/vector.js';
import { AXIS_OF, type BoxRoom, type EdgeName, edgeOf, lineInPicture } from './box-room.js';
import type { BoxView } from './box-view.js';
import { coverage } from './edge-coverage.js';
import { softCoverage } from './soft-edges.js';

/** How well the edges of a photo bear out one side of a box. */

/**
 * Base cabinets hide where a wall meets the floor: their toe kick stands 21 in from the wall (24 in deep less 3 in, the
 * sizes of US stock cabinets), at a usual height of the camera of 58 in.
 */
export const CABINETS = 21 / 58;
/** What an edge of the floor loses, by its length, where only the toe kick before it is seen. */
export const BEFORE_IT = 0.12;

const WALL: Readonly<Record<'left' | 'right', readonly [EdgeName, EdgeName, EdgeName]>> = {
  left: ['left-floor', 'left-ceiling', 'back-left'],
  right: ['right-floor', 'right-ceiling', 'back-right'],
};

/** What an edge that is not found costs by its length: ceilings are hardly ever hidden, floors often. */
const MISSING: Readonly<Partial<Record<EdgeName, number>>> = {
  'back-ceiling': 0.55,
  'left-ceiling': 0.55,
  'right-ceiling': 0.55,
  'back-left': 0.4,
  'back-right': 0.4,
  'back-floor': 0.15,
  'left-floor': 0.15,
  'right-floor': 0.15,
};

/** Pixels of the outline on one side of the camera that the picture's edges cover, less what is missing. */
export function sideScore(
  view: BoxView,
  side: 'left' | 'right',
  back: number,
  ceiling: number,
  at: number,
): number {
  const box: BoxRoom = { back, ceiling, left: side === 'left' ? at : 0, right: side === 'left' ? 0 : at };
  let score = 0;
  for (const edge of ['back-floor', 'back-ceiling', ...WALL[side]] as const) {
    const line = lineInPicture(view.camera, edgeOf(box, edge), view.axes);
    if (!line) continue;
    if (isUnseen(view, edge)) {
      score -= 3 * Math.hypot(line.to.u - line.from.u, line.to.v - line.from.v);
      continue;
    }
    const sharp = coverage(line, view.byAxis[AXIS_OF[edge]], view.tolerance);
    const { whole } = sharp;
    const seen = view.picture ? Math.max(sharp.covered, softCoverage(view.picture, line)) : sharp.covered;
    const covered = Math.max(seen, edge.endsWith('floor') ? toeKick(view, edge, box) : 0);
    score += covered - MISSING[edge]! * (whole - covered);
    if (edge.endsWith('floor'))
      score -= Math.max(0, TOP_OF_BASEBOARD * baseboardBelow(view, edge, box, covered));
  }
  return score - uprightsOnCeiling(view, side, back, ceiling, at);
}

/** Nothing upright is on a ceiling: pixels of upright edges that the box would put there. */
function uprightsOnCeiling(
  { byAxis }: BoxView,
  side: 'left' | 'right',
  back: number,
  ceiling: number,
  at: number,
): number {
  const sign = side === 'left' ? -1 : 1;
  let pixels = 0;
  for (const { segment, ray, top } of byAxis.z) {
    if (sign * ray[0] < 0 || top[2] <= 0) continue;
    const on = ([x, y, z]: Vector): boolean =>
      z > 0 && back * z > 1.02 * ceiling * y && at * z > 1.02 * ceiling * Math.abs(x);
    if (on(top)) pixels += on(ray) ? segment.length : 0.4 * segment.length;
  }
  return pixels;
}

const isUnseen = ({ unseen }: BoxView, edge: EdgeName): boolean => unseen.some((part) => edge.endsWith(part));

/** What a line costs, by its length, that looks like the top of a baseboard. */
const TOP_OF_BASEBOARD = 0.4;
/** The floor below a baseboard of 3 to 6 inches looks as if the wall stood nearer by these factors. */
const NEARER = [0.955, 0.94, 0.925, 0.91];

/** Pixels of the toe kick of cabinets that hide an edge of the floor. */
function toeKick(view: BoxView, edge: EdgeName, box: BoxRoom): number {
  const axis = AXIS_OF[edge];
  const nearer: BoxRoom =
    axis === 'x'
      ? { ...box, back: box.back - CABINETS }
      : { ...box, left: box.left - CABINETS, right: box.right - CABINETS };
  const line = lineInPicture(view.camera, edgeOf(nearer, edge), view.axes);
  return line ? (1 - BEFORE_IT) * coverage(line, view.byAxis[axis], view.tolerance).covered : 0;
}

/** Pixels of a line that runs just below an edge of the floor, where most of that edge has one. */
function baseboardBelow(view: BoxView, edge: EdgeName, box: BoxRoom, covered: number): number {
  const axis = AXIS_OF[edge];
  const below = NEARER.map((by) => {
    const nearer: BoxRoom =
      axis === 'x' ? { ...box, back: box.back * by } : { ...box, left: box.left * by, right: box.right * by };
    const line = lineInPicture(view.camera, edgeOf(nearer, edge), view.axes);
    return line ? coverage(line, view.byAxis[axis], view.tolerance / 2).covered : 0;
  });
  const most = Math.max(...below);
  return most > 0.5 * covered ? Math.min(most, covered) : 0;
}
