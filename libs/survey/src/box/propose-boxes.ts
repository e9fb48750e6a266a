import { axesOf, type Camera, type CameraAxes, type Pixel, rayOf } from '../camera/camera.js';
import type { Axis, AxisSegment, FoundCamera } from '../camera/find-camera.js';
import type { Vector } from '../math/vector.js';
import { type BoxRoom, EDGES, type EdgeName, edgeOf, lineInPicture, outlineOf } from './box-room.js';
import { coverage } from './edge-coverage.js';
import { type Mark, missOf, type Unseen } from './marks.js';
import { type SoftPicture, softCoverage } from './soft-edges.js';

/** A box that may be the room, the likeliest first. */
export interface ProposedBox {
  readonly box: BoxRoom;
  /** Pixels of edges that the picture shows, less what it should show and does not; for comparing proposals only. */
  readonly score: number;
}

/** What is known beside the picture's edges. */
interface KnownOfBox {
  readonly marks?: readonly Mark[];
  readonly unseen?: readonly Unseen[];
  /** The box that a person looked at and corrected in part: what was not contested stays near it. */
  readonly near?: BoxRoom;
  /** The photo, small, for edges that are too faint to be found one by one. */
  readonly picture?: SoftPicture;
  /** How many boxes are proposed at most; five by default. */
  readonly most?: number;
}

/** Walls of rooms lie about this many camera heights away, and ceilings above: medians and spreads of logarithms. */
const USUAL = {
  back: [2.1, 0.5],
  side: [1.5, 0.6],
  ceiling: [0.68, 0.2],
} as const;

/** Spread of a length (its logarithm) that a person saw and did not contest. */
const STAYS = 0.15;

/**
 * Base cabinets hide where a wall meets the floor: their toe kick stands 21 in from the wall (24 in deep less 3 in, the
 * sizes of US stock cabinets), at a usual height of the camera of 58 in.
 */
const CABINETS = 21 / 58;
/** What an edge of the floor loses, by its length, where only the toe kick before it is seen. */
const BEFORE_IT = 0.12;

/** Candidates of one length that go into the search. */
const MOST = 8;
/** Lengths nearer to each other than this share are one candidate. */
const SAME = 0.012;
/** Corners farther apart than this share of the diagonal make two proposals of it. */
const APART = 0.025;

/**
 * Proposes up to `most` boxes. Each straight edge along an axis of the room, taken as an edge of floor or ceiling, says
 * how far away a wall is; the commonest answers are combined, and each box is scored by how much of its visible
 * outline the picture's edges cover. Left and right wall are chosen apart, since they share no edge. What a person
 * marked must fit, and what a person calls unseen lies outside the frame.
 *
 * No score tells a right box from a wrong one for sure: a person chooses (see `solveRoom` for what follows).
 */
export function proposeBoxes(found: FoundCamera, told: KnownOfBox = {}): ProposedBox[] {
  const { most = 5 } = told;
  const view = viewOf(found, told);
  const uprights = { left: faintUprights(view, -1), right: faintUprights(view, 1) };
  const proposals: ProposedBox[] = [];
  for (const { back, ceiling } of depths(view)) {
    const lefts = sideWalls(view, 'left', back, ceiling, uprights.left);
    const rights = sideWalls(view, 'right', back, ceiling, uprights.right);
    const prior = view.unit * (unlikely(back, view.usual.back) + 1.5 * unlikely(ceiling, view.usual.ceiling));
    for (const left of lefts) {
      for (const right of rights) {
        const box: BoxRoom = { back, ceiling, left: left.at, right: right.at };
        proposals.push({ box, score: left.score + right.score - prior - view.marked(box) });
      }
    }
  }
  proposals.sort((a, b) => b.score - a.score);
  const kept: ProposedBox[] = [];
  for (const proposal of proposals) {
    if (kept.every((other) => !alike(found.camera, proposal.box, other.box))) kept.push(proposal);
    if (kept.length === most) break;
  }
  return kept;
}

const unlikely = (value: number, [median, spread]: readonly [number, number]): number =>
  (Math.log(value / median) / spread) ** 2;

/** True if the outlines of both boxes could not be told apart in the picture. */
function alike(camera: Camera, a: BoxRoom, b: BoxRoom): boolean {
  const limit = APART * Math.hypot(camera.width, camera.height);
  const [first, second] = [outlineOf(camera, a), outlineOf(camera, b)];
  return EDGES.every((edge) => {
    const p = first.get(edge);
    const q = second.get(edge);
    if (p && q) return far(p.from, q.from) < limit && far(p.to, q.to) < limit;
    const only = p ?? q;
    return !only || far(only.from, only.to) < 2 * limit;
  });
}

const far = (a: Pixel, b: Pixel): number => Math.hypot(a.u - b.u, a.v - b.v);

interface View {
  readonly camera: Camera;
  readonly axes: CameraAxes;
  readonly byAxis: Readonly<Record<Axis, readonly Seen[]>>;
  readonly marks: readonly Mark[];
  readonly unseen: readonly Unseen[];
  readonly near?: BoxRoom;
  readonly picture?: SoftPicture;
  /** Medians and spreads of logarithms. */
  readonly usual: Readonly<Record<keyof BoxRoom, readonly [number, number]>>;
  /** What one unit of unlikeliness costs, pixels. */
  readonly unit: number;
  /** Across a line within which a segment lies on it, pixels. */
  readonly tolerance: number;
  /** What it costs a box to miss the marks, pixels; those of one side only, where one is named. */
  readonly marked: (box: BoxRoom, side?: 'left' | 'right') => number;
}

interface Seen {
  readonly segment: AxisSegment;
  /** The directions in the room of its middle and of its upper end. */
  readonly ray: Vector;
  readonly top: Vector;
}

function viewOf(
  { camera, segments }: FoundCamera,
  { marks = [], unseen = [], near, picture }: KnownOfBox,
): View {
  const axes = axesOf(camera);
  const byAxis: Record<Axis, Seen[]> = { x: [], y: [], z: [] };
  for (const segment of segments) {
    const middle = { u: (segment.x1 + segment.x2) / 2, v: (segment.y1 + segment.y2) / 2 };
    const upper =
      segment.y1 < segment.y2 ? { u: segment.x1, v: segment.y1 } : { u: segment.x2, v: segment.y2 };
    byAxis[segment.axis].push({
      segment,
      ray: rayOf(camera, middle, axes),
      top: rayOf(camera, upper, axes),
    });
  }
  const diagonal = Math.hypot(camera.width, camera.height);
  const unit = 0.02 * diagonal;
  return {
    camera,
    axes,
    byAxis,
    marks,
    unseen,
    ...(near ? { near } : {}),
    ...(picture ? { picture } : {}),
    usual: near
      ? {
          back: [near.back, STAYS],
          left: [near.left, STAYS],
          right: [near.right, STAYS],
          ceiling: [near.ceiling, STAYS],
        }
      : { back: USUAL.back, left: USUAL.side, right: USUAL.side, ceiling: USUAL.ceiling },
    unit,
    tolerance: 1.5 + 0.002 * diagonal,
    marked: (box, side) =>
      marks.reduce((sum, mark) => {
        if (side && !('corner' in mark ? mark.corner : mark.edge).includes(side)) return sum;
        const [across, along] = missOf(mark, camera, box, axes);
        const off = Math.hypot(across, along) / mark.spread;
        return sum + unit * Math.min(200, off * off);
      }, 0),
  };
}

/** Lengths with how much speaks for each; the commonest, so that none is within a hundredth of another. */
function commonest(
  values: readonly { readonly value: number; readonly weight: number }[],
  most = MOST,
): number[] {
  const sorted = values.filter(({ value }) => value > 0.12 && value < 14).sort((a, b) => a.value - b.value);
  const logs = Float64Array.from(sorted, ({ value }) => Math.log(value));
  let first = 0;
  const sums = sorted.map((_, i) => {
    while (logs[i]! - logs[first]! >= 2 * SAME) first++;
    let sum = 0;
    for (let j = first; j < sorted.length && logs[j]! - logs[i]! < 2 * SAME; j++)
      sum += sorted[j]!.weight * (1 - Math.abs(logs[j]! - logs[i]!) / SAME / 2);
    return sum;
  });
  const order = sums.map((sum, i) => ({ sum, value: sorted[i]!.value })).sort((a, b) => b.sum - a.sum);
  const kept: number[] = [];
  for (const { value } of order) {
    if (kept.every((other) => Math.abs(Math.log(other / value)) > 1.5 * SAME)) kept.push(value);
    if (kept.length === most) break;
  }
  return kept;
}

const WALL: Readonly<Record<'left' | 'right', readonly [EdgeName, EdgeName, EdgeName]>> = {
  left: ['left-floor', 'left-ceiling', 'back-left'],
  right: ['right-floor', 'right-ceiling', 'back-right'],
};

/** Lengths from a tenth to fourteen camera heights, 1.2 % apart. */
const STEPS = Array.from({ length: 400 }, (_, i) => 0.12 * 1.012 ** i);

/**
 * Lengths at which the photo has faint edges along a line of the room that `lineAt` names by its length: the best ones,
 * as weighted values. Both halves of the line count by themselves, since furniture hides one of them often.
 */
function faint(
  view: View,
  lineAt: (value: number) => readonly (readonly [Vector, Vector])[],
): { value: number; weight: number }[] {
  const { picture } = view;
  if (!picture) return [];
  const weights = STEPS.map((value) => {
    let most = 0;
    for (const ends of lineAt(value)) {
      const line = lineInPicture(view.camera, ends, view.axes);
      if (line) most = Math.max(most, softCoverage(picture, line));
    }
    return most;
  });
  return STEPS.flatMap((value, i) => {
    const weight = weights[i]!;
    const peak = weight >= (weights[i - 1] ?? 0) && weight > (weights[i + 1] ?? 0);
    return peak && weight > 2 * view.unit ? [{ value, weight }] : [];
  });
}

/** Faint uprights of one side, by how far aside they are for their distance; over the height that most rooms show. */
const faintUprights = (view: View, sign: number): { value: number; weight: number }[] =>
  faint(view, (ratio) => [
    [
      [sign * ratio, 1, -0.5],
      [sign * ratio, 1, 0.35],
    ],
  ]);

/** An edge on the floor is where a wall stands, or the toe kick of cabinets along that wall. */
const withCabinets = (value: number, weight: number): { value: number; weight: number }[] => [
  { value, weight },
  { value: value + CABINETS, weight: (1 - BEFORE_IT) * weight },
];

/** Combinations of the distance to the back wall and the height of the ceiling. */
function depths(view: View): { back: number; ceiling: number }[] {
  const fromFloor: { value: number; weight: number }[] = [];
  const slopes: { value: number; weight: number }[] = [];
  for (const { segment, ray } of view.byAxis.x) {
    if (ray[1] <= 1e-3) continue;
    if (ray[2] < 0) fromFloor.push(...withCabinets(ray[1] / -ray[2], segment.length));
    else slopes.push({ value: ray[2] / ray[1], weight: segment.length });
  }
  const sideFloor: { value: number; weight: number }[] = [];
  const sideCeiling: { value: number; weight: number }[] = [];
  for (const { segment, ray } of view.byAxis.y) {
    const side = Math.abs(ray[0]);
    if (side <= 1e-3) continue;
    if (ray[2] < 0) sideFloor.push({ value: side / -ray[2], weight: segment.length });
    else sideCeiling.push({ value: ray[2] / side, weight: segment.length });
  }
  const found: { back: number; ceiling: number }[] = [];
  const add = (back: number, ceiling: number): void => {
    if (back > 0.4 && back < 12 && ceiling > 0.12 && ceiling < 3) found.push({ back, ceiling });
  };
  for (const mark of view.marks) {
    const ray = rayOf(view.camera, mark, view.axes);
    const where = 'corner' in mark ? mark.corner : mark.edge;
    const weight = 1e4;
    if (where === 'floor-left' || where === 'floor-right' || where === 'back-floor') {
      fromFloor.push({ value: ray[1] / -ray[2], weight });
    }
    if (where === 'ceiling-left' || where === 'ceiling-right' || where === 'back-ceiling') {
      slopes.push({ value: ray[2] / ray[1], weight });
    }
  }
  const far = 14;
  fromFloor.push(
    ...faint(view, (back) => [
      [
        [-far, back, -1],
        [0, back, -1],
      ],
      [
        [0, back, -1],
        [far, back, -1],
      ],
    ]),
  );
  slopes.push(
    ...faint(view, (rise) => [
      [
        [-far, 1, rise],
        [0, 1, rise],
      ],
      [
        [0, 1, rise],
        [far, 1, rise],
      ],
    ]),
  );
  const backs = [...commonest(fromFloor), ...(view.near ? [view.near.back] : [])];
  const rises = commonest(slopes);
  const usual = view.unseen.includes('ceiling') ? [0.6, 0.72, 0.85, 1, 1.2] : [0.5, 0.6, 0.72];
  // Ceilings that side walls tell: how high over how far, times how far the same side's floor says.
  const walls = commonest(sideFloor, 5);
  const ceilings = [
    ...commonest(
      sideCeiling.flatMap(({ value, weight }) => walls.map((wall) => ({ value: value * wall, weight }))),
      4,
    ),
    ...usual,
    ...(view.near ? [view.near.ceiling] : []),
  ];
  for (const back of backs) {
    for (const rise of rises) add(back, rise * back);
    for (const ceiling of ceilings) add(back, ceiling);
    if (view.unseen.includes('ceiling')) add(back, WELL_OUTSIDE * above(view, back));
  }
  // Where furniture hides the floor, the ceiling tells the depth.
  for (const rise of rises) for (const ceiling of ceilings) add(ceiling / rise, ceiling);
  if (backs.length === 0 && rises.length === 0) for (const ceiling of ceilings) add(USUAL.back[0], ceiling);
  return found;
}

/** The likeliest distances of one side wall, for a back wall and a ceiling; also that it is not in the picture. */
function sideWalls(
  view: View,
  side: 'left' | 'right',
  back: number,
  ceiling: number,
  uprights: readonly { readonly value: number; readonly weight: number }[],
): { at: number; score: number }[] {
  const sign = side === 'left' ? -1 : 1;
  const values: { value: number; weight: number }[] = [];
  for (const { segment, ray } of view.byAxis.y) {
    const aside = sign * ray[0];
    if (aside <= 1e-3) continue;
    if (ray[2] < 0) values.push(...withCabinets(aside / -ray[2], segment.length));
    else values.push({ value: (ceiling * aside) / ray[2], weight: segment.length });
  }
  for (const { segment, ray } of view.byAxis.z) {
    const aside = sign * ray[0];
    if (aside > 1e-3 && ray[1] > 1e-3)
      values.push({ value: (back * aside) / ray[1], weight: segment.length });
  }
  values.push(...uprights.map(({ value, weight }) => ({ value: value * back, weight })));
  for (const mark of view.marks) {
    const where = 'corner' in mark ? mark.corner : mark.edge;
    if (!where.includes(side)) continue;
    const ray = rayOf(view.camera, mark, view.axes);
    const weight = 1e4;
    if (where === `${side}-floor`) values.push({ value: (sign * ray[0]) / -ray[2], weight });
    else if (where === `${side}-ceiling`) values.push({ value: (ceiling * sign * ray[0]) / ray[2], weight });
    else values.push({ value: (back * sign * ray[0]) / ray[1], weight });
  }
  const out = outside(view, sign, back);
  // That a side wall is as far away as usual says little; that a person saw it and let it be says more.
  const weight = view.near ? 1 : 0.5;
  return (
    (
      view.unseen.includes(side)
        ? [WELL_OUTSIDE * out]
        : [...commonest(values), ...(view.near ? [view.near[side]] : []), out]
    )
      .map((at) => {
        const box: BoxRoom = { back, ceiling, left: at, right: at };
        const score =
          sideScore(view, side, back, ceiling, at) -
          weight * view.unit * unlikely(Math.min(at, out), view.usual[side]);
        return { at, score, fit: score - view.marked(box, side) };
      })
      // What a person marked on this side goes before what the edges say.
      .sort((a, b) => b.fit - a.fit)
      .slice(0, 3)
  );
}

/** A wall that a person calls unseen stays outside where the camera is solved anew and turns by a degree or two. */
const WELL_OUTSIDE = 1.15;

/** A side wall so far away that the picture does not show where it meets the back wall. */
function outside({ camera, axes }: View, sign: number, back: number): number {
  const edge = sign < 0 ? 0 : camera.width;
  const reach = [0, camera.height / 2, camera.height].map((v) => {
    const ray = rayOf(camera, { u: edge, v }, axes);
    return ray[1] > 1e-3 ? (sign * ray[0] * back) / ray[1] : 14;
  });
  return Math.min(14, Math.max(0.4, 1.02 * Math.max(...reach)));
}

/** A ceiling so high that the picture does not show where the back wall meets it. */
function above({ camera, axes }: View, back: number): number {
  const rise = [0, camera.width / 2, camera.width].map((u) => {
    const [, y, z] = rayOf(camera, { u, v: 0 }, axes);
    return y > 1e-3 ? z / y : 0;
  });
  return back * Math.max(...rise);
}

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

/** The axis of the room that each edge runs along. */
export const AXIS_OF: Readonly<Record<EdgeName, Axis>> = {
  'back-floor': 'x',
  'back-ceiling': 'x',
  'left-floor': 'y',
  'left-ceiling': 'y',
  'right-floor': 'y',
  'right-ceiling': 'y',
  'back-left': 'z',
  'back-right': 'z',
};

/** Pixels of the outline on one side of the camera that the picture's edges cover, less what is missing. */
function sideScore(view: View, side: 'left' | 'right', back: number, ceiling: number, at: number): number {
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
  { byAxis }: View,
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

const isUnseen = ({ unseen }: View, edge: EdgeName): boolean => unseen.some((part) => edge.endsWith(part));

/** What a line costs, by its length, that looks like the top of a baseboard. */
const TOP_OF_BASEBOARD = 0.4;
/** The floor below a baseboard of 3 to 6 inches looks as if the wall stood nearer by these factors. */
const NEARER = [0.955, 0.94, 0.925, 0.91];

/** Pixels of the toe kick of cabinets that hide an edge of the floor. */
function toeKick(view: View, edge: EdgeName, box: BoxRoom): number {
  const axis = AXIS_OF[edge];
  const nearer: BoxRoom =
    axis === 'x'
      ? { ...box, back: box.back - CABINETS }
      : { ...box, left: box.left - CABINETS, right: box.right - CABINETS };
  const line = lineInPicture(view.camera, edgeOf(nearer, edge), view.axes);
  return line ? (1 - BEFORE_IT) * coverage(line, view.byAxis[axis], view.tolerance).covered : 0;
}

/** Pixels of a line that runs just below an edge of the floor, where most of that edge has one. */
function baseboardBelow(view: View, edge: EdgeName, box: BoxRoom, covered: number): number {
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
