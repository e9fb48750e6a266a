/** A curve through points: where, and how much there; the places rise. */
export type Curve = readonly (readonly [at: number, value: number])[];

/** The openings of a nose: corners across from where it begins to round and up, those of the right half, of a car 57 in high. */
export interface Face {
  readonly grille: readonly (readonly [across: number, up: number])[];
  readonly intake: readonly (readonly [across: number, up: number])[];
  /** How far apart the grille's bars lie, and half of what each is thick. Inches. */
  readonly bars: readonly [apart: number, half: number];
}

/** A broad grille of slim bars over a low intake. */
const BROAD: Face = {
  grille: [
    [-60, 27.5],
    [-7.9, 27.5],
    [-6.2, 24.4],
    [-9.6, 19.4],
    [-60, 19.4],
  ],
  intake: [
    [-60, 16.2],
    [-0.5, 16.2],
    [3, 12.4],
    [-1, 10.6],
    [-60, 10.6],
  ],
  bars: [1.35, 0.2],
};

/** A slot between the lamps, and a large mouth below it. */
const SLOT: Face = {
  grille: [
    [-60, 27.4],
    [-7.2, 27.4],
    [-6.4, 26],
    [-7.6, 24.8],
    [-60, 24.8],
  ],
  intake: [
    [-60, 21.6],
    [-6.5, 21.6],
    [1.5, 12.2],
    [-1, 10.4],
    [-60, 10.4],
  ],
  bars: [1.3, 0.22],
};

/** A tall shield with few strong bars. */
const SHIELD: Face = {
  grille: [
    [-60, 29.4],
    [-8.2, 29.4],
    [-7, 26.5],
    [-11.5, 17.6],
    [-60, 17.6],
  ],
  intake: [
    [-60, 14.6],
    [-3, 14.6],
    [1, 12.4],
    [-2, 10.6],
    [-60, 10.6],
  ],
  bars: [2.5, 0.5],
};

/** The faces of cars, by which of a garage's cars it is. */
export const FACES: readonly Face[] = [BROAD, SLOT, SHIELD];

/** What one mould of car differs in from another. Shares of the length run from the nose, of the height from the floor. */
export interface BodyStyle {
  readonly axles: readonly [front: number, rear: number];
  /** Radius of the tires, inches. */
  readonly tire: number;
  /** Height of the body's lower edge, inches. */
  readonly sill: number;
  /** How high the hood's, the belt's and the trunk's edge is along the car. */
  readonly edge: Curve;
  /** Feet of the windshield and of the rear window, and where the roof begins and ends. */
  readonly screen: readonly [foot: number, roof: number];
  readonly rear: readonly [foot: number, roof: number];
  /** How far the middle of nose and of tail lies behind the farthest point, inches, by share of the height. */
  readonly nose: Curve;
  readonly tail: Curve;
  /** Edges of the side windows along the car: front, rear at the belt, rear at the roof. */
  readonly panes: readonly [front: number, rearLow: number, rearHigh: number];
  /** Middles of the joints between the doors: front edge, between, rear edge. */
  readonly doors: readonly [number, number, number];
  /** Whether arches and sills are clad in unpainted plastic. */
  readonly clad: boolean;
  /** Whether the rear doors slide, in a rail behind them. */
  readonly slides?: boolean;
  /** Where a pickup's bed begins and ends. */
  readonly bed?: readonly [from: number, to: number];
}

const NOSE: Curve = [
  [0.12, 5.4],
  [0.15, 3],
  [0.19, 1.1],
  [0.25, 0.3],
  [0.34, 0.35],
  [0.42, 0],
  [0.47, 0.5],
  [0.52, 1.7],
  [0.6, 4.2],
];

export const SEDAN: BodyStyle = {
  axles: [0.188, 0.776],
  tire: 13.9,
  sill: 7.4,
  edge: [
    [0, 0.5],
    [0.03, 0.532],
    [0.1, 0.583],
    [0.2, 0.629],
    [0.3, 0.653],
    [0.5, 0.672],
    [0.72, 0.7],
    [0.88, 0.726],
    [0.96, 0.728],
    [1, 0.724],
  ],
  screen: [0.25, 0.405],
  rear: [0.918, 0.735],
  nose: NOSE,
  tail: [
    [0.12, 8],
    [0.17, 4],
    [0.24, 1.2],
    [0.36, 0],
    [0.5, 0.2],
    [0.6, 1.2],
    [0.66, 1.7],
    [0.73, 0.9],
  ],
  panes: [0.288, 0.825, 0.75],
  doors: [0.297, 0.49, 0.69],
  clad: false,
};

/** A sedan's front, and a roof that runs on to a steep tailgate. */
export const HATCHBACK: BodyStyle = {
  ...SEDAN,
  rear: [0.972, 0.865],
  panes: [0.288, 0.9, 0.86],
  tail: [
    [0.12, 7],
    [0.17, 3.4],
    [0.24, 1],
    [0.36, 0],
    [0.48, 0.3],
    [0.6, 1.4],
    [0.73, 3],
  ],
};

export const SUV: BodyStyle = {
  axles: [0.186, 0.776],
  tire: 15.2,
  sill: 9.6,
  edge: [
    [0, 0.53],
    [0.03, 0.56],
    [0.1, 0.605],
    [0.2, 0.635],
    [0.3, 0.65],
    [0.5, 0.66],
    [0.75, 0.675],
    [0.92, 0.69],
    [1, 0.69],
  ],
  screen: [0.25, 0.385],
  rear: [0.985, 0.915],
  nose: NOSE,
  tail: [
    [0.12, 6],
    [0.17, 3],
    [0.24, 0.8],
    [0.36, 0],
    [0.5, 0.5],
    [0.6, 1.5],
    [0.7, 2.6],
  ],
  panes: [0.285, 0.925, 0.885],
  doors: [0.292, 0.48, 0.668],
  clad: true,
};

/** One volume: a short hood under a windshield that begins far forward, a low belt, a roof that runs level to a steep tailgate. */
export const MINIVAN: BodyStyle = {
  axles: [0.178, 0.776],
  tire: 14,
  sill: 7.6,
  edge: [
    [0, 0.48],
    [0.03, 0.51],
    [0.08, 0.548],
    [0.15, 0.585],
    [0.22, 0.6],
    [0.4, 0.606],
    [0.7, 0.622],
    [0.92, 0.645],
    [1, 0.645],
  ],
  screen: [0.168, 0.352],
  rear: [0.988, 0.932],
  nose: [
    [0.1, 5],
    [0.14, 2.6],
    [0.2, 0.9],
    [0.27, 0.1],
    [0.33, 0],
    [0.39, 0.7],
    [0.46, 2.4],
    [0.52, 5],
  ],
  tail: [
    [0.11, 6],
    [0.15, 3],
    [0.22, 0.8],
    [0.34, 0],
    [0.5, 0.3],
    [0.6, 0.9],
    [0.66, 1.5],
  ],
  panes: [0.205, 0.948, 0.922],
  doors: [0.222, 0.408, 0.655],
  clad: false,
  slides: true,
};

/** A cab for five, and a bed of five and a half feet behind it. */
export const PICKUP: BodyStyle = {
  ...SUV,
  axles: [0.168, 0.794],
  tire: 16.4,
  sill: 13,
  edge: [
    [0, 0.55],
    [0.03, 0.582],
    [0.08, 0.61],
    [0.18, 0.628],
    [0.26, 0.638],
    [0.45, 0.645],
    [0.6, 0.655],
    [0.66, 0.675],
    [1, 0.68],
  ],
  screen: [0.232, 0.335],
  rear: [0.628, 0.592],
  tail: [
    [0.16, 5],
    [0.22, 1.6],
    [0.3, 0],
    [0.5, 0.2],
    [0.7, 0.9],
  ],
  panes: [0.262, 0.605, 0.585],
  doors: [0.272, 0.432, 0.592],
  bed: [0.652, 0.976],
};

/** Slopes at a curve's points, which never overshoot (Fritsch and Butland, 1984); of each curve told once. */
const TANGENTS = new WeakMap<Curve, Float64Array>();

function tangentsOf(curve: Curve): Float64Array {
  const known = TANGENTS.get(curve);
  if (known) return known;
  const slopes = curve.slice(1).map(([at, value], i) => (value - curve[i]![1]) / (at - curve[i]![0]));
  const made = Float64Array.from(curve, (_, i) => {
    const [before, after] = [slopes[i - 1] ?? slopes[i]!, slopes[i] ?? slopes[i - 1]!];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  TANGENTS.set(curve, made);
  return made;
}

/** The curve's value at a place, smooth through its points by Hermite's cubics; beyond its ends as there. */
export function along(curve: Curve, at: number): number {
  const last = curve.length - 1;
  if (at <= curve[0]![0]) return curve[0]![1];
  if (at >= curve[last]![0]) return curve[last]![1];
  let i = 0;
  while (curve[i + 1]![0] <= at) i++;
  const [x0, y0] = curve[i]!;
  const [x1, y1] = curve[i + 1]!;
  const tangents = tangentsOf(curve);
  const h = x1 - x0;
  const t = (at - x0) / h;
  const u = 1 - t;
  return (
    (1 + 2 * t) * u * u * y0 +
    t * u * u * h * tangents[i]! +
    t * t * (3 - 2 * t) * y1 -
    t * t * u * h * tangents[i + 1]!
  );
}
