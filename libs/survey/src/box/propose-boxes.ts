import { type Camera, type Pixel, rayOf } from '../camera/camera.js';
import type { FoundCamera } from '../camera/find-camera.js';
import type { Vector } from '../math/vector.js';
import { type BoxRoom, EDGES, lineInPicture, outlineOf } from './box-room.js';
import { type BoxView, boxViewOf, type KnownOfBox, USUAL } from './box-view.js';
import { BEFORE_IT, CABINETS, sideScore } from './score-side.js';
import { softCoverage } from './soft-edges.js';

/** A box that may be the room, the likeliest first. */
export interface ProposedBox {
  readonly box: BoxRoom;
  /** Pixels of edges that the picture shows, less what it should show and does not; for comparing proposals only. */
  readonly score: number;
}

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
  const view = boxViewOf(found, told);
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

/** Lengths from a tenth to fourteen camera heights, 1.2 % apart. */
const STEPS = Array.from({ length: 400 }, (_, i) => 0.12 * 1.012 ** i);

/**
 * Lengths at which the photo has faint edges along a line of the room that `lineAt` names by its length: the best ones,
 * as weighted values. Both halves of the line count by themselves, since furniture hides one of them often.
 */
function faint(
  view: BoxView,
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
const faintUprights = (view: BoxView, sign: number): { value: number; weight: number }[] =>
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
function depths(view: BoxView): { back: number; ceiling: number }[] {
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
  view: BoxView,
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
function outside({ camera, axes }: BoxView, sign: number, back: number): number {
  const edge = sign < 0 ? 0 : camera.width;
  const reach = [0, camera.height / 2, camera.height].map((v) => {
    const ray = rayOf(camera, { u: edge, v }, axes);
    return ray[1] > 1e-3 ? (sign * ray[0] * back) / ray[1] : 14;
  });
  return Math.min(14, Math.max(0.4, 1.02 * Math.max(...reach)));
}

/** A ceiling so high that the picture does not show where the back wall meets it. */
function above({ camera, axes }: BoxView, back: number): number {
  const rise = [0, camera.width / 2, camera.width].map((u) => {
    const [, y, z] = rayOf(camera, { u, v: 0 }, axes);
    return y > 1e-3 ? z / y : 0;
  });
  return back * Math.max(...rise);
}
