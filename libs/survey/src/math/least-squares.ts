/** What a fit answers. */
export interface Fit {
  readonly parameters: Float64Array;
  /** Half the sum of squares after the robust loss. */
  readonly cost: number;
  /** Covariance of the parameters, row by row, where each residual was given in its own standard deviations. */
  readonly covariance: Float64Array;
}

interface FitOptions {
  readonly rounds?: number;
  /** Residuals beyond this many standard deviations count linearly (Huber 1964); those before `exact` never do. */
  readonly huber?: number;
  /** How many leading residuals are believed as they are: priors and a person's marks. */
  readonly exact?: number;
}

/** Step of the numeric derivative. */
const STEP = 1e-6;

/**
 * Least squares by Levenberg and Marquardt (Marquardt 1963) with numeric derivatives; for a dozen parameters and some
 * hundred residuals. `residuals` writes into the array it is given; its length tells how many there are.
 */
export function fit(
  residuals: (parameters: Float64Array, into: Float64Array) => void,
  count: number,
  start: ArrayLike<number>,
  { rounds = 30, huber = Number.POSITIVE_INFINITY, exact = 0 }: FitOptions = {},
): Fit {
  const n = start.length;
  let at = Float64Array.from(start);
  const here = new Float64Array(count);
  const there = new Float64Array(count);
  const jacobian = new Float64Array(count * n);
  const weights = new Float64Array(count);
  const cost = (r: Float64Array): number => {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const size = Math.abs(r[i]!);
      sum += i < exact || size <= huber ? 0.5 * size * size : huber * (size - 0.5 * huber);
    }
    return Number.isFinite(sum) ? sum : Number.POSITIVE_INFINITY;
  };
  const derive = (): void => {
    const moved = Float64Array.from(at);
    for (let k = 0; k < n; k++) {
      moved[k] = at[k]! + STEP;
      residuals(moved, there);
      for (let i = 0; i < count; i++) jacobian[i * n + k] = there[i]!;
      moved[k] = at[k]! - STEP;
      residuals(moved, there);
      for (let i = 0; i < count; i++) jacobian[i * n + k] = (jacobian[i * n + k]! - there[i]!) / (2 * STEP);
      moved[k] = at[k]!;
    }
    for (let i = 0; i < count; i++) {
      const size = Math.abs(here[i]!);
      weights[i] = i < exact || size <= huber ? 1 : huber / size;
    }
  };
  residuals(at, here);
  let best = cost(here);
  let damping = 1e-3;
  derive();
  let { matrix, gradient } = normalOf(jacobian, weights, here, n);
  for (let round = 0; round < rounds; round++) {
    const damped = Float64Array.from(matrix);
    for (let a = 0; a < n; a++) damped[a * n + a]! += damping * (matrix[a * n + a]! + 1e-9);
    const inverse = invert(damped, n);
    if (!inverse) {
      damping *= 10;
      continue;
    }
    let moved = 0;
    const next = Float64Array.from(at);
    for (let a = 0; a < n; a++) {
      let step = 0;
      for (let b = 0; b < n; b++) step -= inverse[a * n + b]! * gradient[b]!;
      next[a]! += step;
      moved = Math.max(moved, Math.abs(step));
    }
    residuals(next, there);
    const reached = cost(there);
    if (!(reached < best)) {
      damping *= 8;
      if (moved < 1e-9 || damping > 1e9) break;
      continue;
    }
    const gain = best - reached;
    at = next;
    here.set(there);
    best = reached;
    damping = Math.max(1e-9, damping / 5);
    derive();
    ({ matrix, gradient } = normalOf(jacobian, weights, here, n));
    if (gain < 1e-9 * (1 + best)) break;
  }
  for (let a = 0; a < n; a++) matrix[a * n + a]! += 1e-12;
  return {
    parameters: at,
    cost: best,
    covariance: invert(matrix, n) ?? new Float64Array(n * n).fill(Number.POSITIVE_INFINITY),
  };
}

/** The normal equations: weighted products of the Jacobian's columns, and the gradient. */
function normalOf(
  jacobian: Float64Array,
  weights: Float64Array,
  here: Float64Array,
  n: number,
): { matrix: Float64Array; gradient: Float64Array } {
  const matrix = new Float64Array(n * n);
  const gradient = new Float64Array(n);
  for (let i = 0; i < here.length; i++) {
    const weight = weights[i]!;
    for (let a = 0; a < n; a++) {
      const da = weight * jacobian[i * n + a]!;
      gradient[a]! += da * here[i]!;
      for (let b = 0; b <= a; b++) matrix[a * n + b]! += da * jacobian[i * n + b]!;
    }
  }
  for (let a = 0; a < n; a++) for (let b = 0; b < a; b++) matrix[b * n + a] = matrix[a * n + b]!;
  return { matrix, gradient };
}

/** The inverse of a square matrix by Gauss and Jordan with pivots; nothing where it has none. */
export function invert(matrix: ArrayLike<number>, n: number): Float64Array | undefined {
  const left = Float64Array.from(matrix);
  const right = new Float64Array(n * n);
  for (let a = 0; a < n; a++) right[a * n + a] = 1;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(left[row * n + column]!) > Math.abs(left[pivot * n + column]!)) pivot = row;
    }
    const value = left[pivot * n + column]!;
    if (!(Math.abs(value) > 1e-300)) return undefined;
    for (let k = 0; k < n; k++) {
      swap(left, pivot * n + k, column * n + k);
      swap(right, pivot * n + k, column * n + k);
      left[column * n + k]! /= value;
      right[column * n + k]! /= value;
    }
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = left[row * n + column]!;
      if (factor === 0) continue;
      for (let k = 0; k < n; k++) {
        left[row * n + k]! -= factor * left[column * n + k]!;
        right[row * n + k]! -= factor * right[column * n + k]!;
      }
    }
  }
  return right;
}

function swap(values: Float64Array, a: number, b: number): void {
  const kept = values[a]!;
  values[a] = values[b]!;
  values[b] = kept;
}

/**
 * Standard deviation of a figure that follows from the parameters, by their covariance.
 */
export function spreadOf(
  figure: (parameters: Float64Array) => number,
  { parameters, covariance }: Fit,
): number {
  const n = parameters.length;
  const slope = new Float64Array(n);
  const moved = Float64Array.from(parameters);
  for (let k = 0; k < n; k++) {
    moved[k] = parameters[k]! + STEP;
    const more = figure(moved);
    moved[k] = parameters[k]! - STEP;
    slope[k] = (more - figure(moved)) / (2 * STEP);
    moved[k] = parameters[k]!;
  }
  let variance = 0;
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n; b++) variance += slope[a]! * covariance[a * n + b]! * slope[b]!;
  }
  return Math.sqrt(Math.max(0, variance));
}
