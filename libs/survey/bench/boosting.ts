/** Learning of `BoostedTrees` (gradient boosting, Friedman 2001, with the second-order gain of Chen and Guestrin 2016). */

import { type BoostedTrees, QUESTIONS } from '../src/openings/boosted-trees.js';

/** A table of which it is known what each row is. */
export interface Examples {
  readonly columns: readonly ArrayLike<number>[];
  /** Of each row: true if it is one of those sought, and how much it counts. */
  readonly isSought: readonly boolean[];
  readonly weights: readonly number[];
}

export interface HowToLearn {
  readonly trees: number;
  /** Share of what a tree would add that is added. */
  readonly rate: number;
  /** Parts into which the values of a column are cut, each with as many rows as the others. */
  readonly parts: number;
  /** Holds leaves of few rows back: added to their curvature. */
  readonly restraint: number;
}

/** A branch is as heavy as this at least (sum of its curvatures), and a question is worth as much as that. */
const LEAST_CURVATURE = 1;
const LEAST_GAIN = 1e-3;
/** The question of a node that is better left whole: no evidence is as large. */
const NO_QUESTION = [0, 1e9] as const;

/** Numbers of three digits, so that what is written into a table is what was learned. */
const rounded = (value: number): number => Number(value.toPrecision(3));

/** Trees that tell the rows sought from the others. The same examples give the same trees. */
export function learnTrees({ columns, isSought, weights }: Examples, how: HowToLearn): BoostedTrees {
  const bounds = columns.map((column) => boundsOf(column, how.parts));
  const partOf = columns.map((column, c) => partsOf(column, bounds[c]!));
  const total = (sought: boolean) =>
    weights.reduce((sum, weight, i) => (isSought[i] === sought ? sum + weight : sum), 0);
  const base = rounded(Math.log(total(true) / total(false)));
  const odds = new Float64Array(isSought.length).fill(base);
  const [slope, curvature] = [new Float64Array(odds.length), new Float64Array(odds.length)];
  const node = new Uint8Array(odds.length);
  const trees: number[][] = [];
  while (trees.length < how.trees) {
    for (let i = 0; i < odds.length; i++) {
      const likelihood = 1 / (1 + Math.exp(-odds[i]!));
      slope[i] = weights[i]! * (likelihood - (isSought[i] ? 1 : 0));
      curvature[i] = weights[i]! * likelihood * (1 - likelihood);
    }
    node.fill(0);
    const tree: number[] = [];
    for (let first = 0; first < QUESTIONS; first = 2 * first + 1) {
      const best = Array.from({ length: first + 1 }, () => ({ gain: LEAST_GAIN, column: -1, part: 0 }));
      for (const [column, parts] of partOf.entries()) {
        const count = bounds[column]!.length + 1;
        const [slopes, curvatures] = [0, 1].map(() => new Float64Array(count * best.length)) as [Sums, Sums];
        for (let i = 0; i < odds.length; i++) {
          const at = (node[i]! - first) * count + parts[i]!;
          slopes[at]! += slope[i]!;
          curvatures[at]! += curvature[i]!;
        }
        for (const [n, known] of best.entries()) {
          const [from, to] = [n * count, (n + 1) * count];
          const split = bestSplit(slopes.subarray(from, to), curvatures.subarray(from, to), how.restraint);
          if (split.gain > known.gain) best[n] = { ...split, column };
        }
      }
      tree.push(
        ...best.flatMap(({ column, part }) =>
          column < 0 ? NO_QUESTION : [column, bounds[column]![part - 1]!],
        ),
      );
      for (let i = 0; i < odds.length; i++) {
        const { column, part } = best[node[i]! - first]!;
        node[i] = 2 * node[i]! + (column >= 0 && partOf[column]![i]! >= part ? 2 : 1);
      }
    }
    const [slopes, curvatures] = [0, 1].map(() => new Float64Array(QUESTIONS + 1)) as [Sums, Sums];
    for (let i = 0; i < odds.length; i++) {
      slopes[node[i]! - QUESTIONS]! += slope[i]!;
      curvatures[node[i]! - QUESTIONS]! += curvature[i]!;
    }
    const leaves = Array.from(slopes, (sum, leaf) =>
      rounded((-how.rate * sum) / (curvatures[leaf]! + how.restraint)),
    );
    for (let i = 0; i < odds.length; i++) odds[i]! += leaves[node[i]! - QUESTIONS]!;
    trees.push([...tree, ...leaves]);
  }
  return { base, trees };
}

type Sums = Float64Array;

/** Where to cut the parts of a column in two: `part` is the first of the branch above. */
function bestSplit(slopes: Sums, curvatures: Sums, restraint: number): { gain: number; part: number } {
  const [slope, curvature] = [slopes, curvatures].map((sums) =>
    sums.reduce((sum, value) => sum + value, 0),
  ) as [number, number];
  const worth = (s: number, c: number) => (s * s) / (c + restraint);
  const best = { gain: 0, part: 0 };
  let [s, c] = [0, 0];
  for (let part = 1; part < slopes.length; part++) {
    s += slopes[part - 1]!;
    c += curvatures[part - 1]!;
    if (c < LEAST_CURVATURE || curvature - c < LEAST_CURVATURE) continue;
    const gain = worth(s, c) + worth(slope - s, curvature - c) - worth(slope, curvature);
    if (gain > best.gain) Object.assign(best, { gain, part });
  }
  return best;
}

/** The values at which a column is cut, ascending. */
function boundsOf(column: ArrayLike<number>, parts: number): number[] {
  const sorted = Float64Array.from(column).sort();
  const cuts = Array.from({ length: parts - 1 }, (_, i) =>
    rounded(sorted[Math.floor(((i + 1) / parts) * (sorted.length - 1))]!),
  );
  return [...new Set(cuts)];
}

/** Of each row of a column, how many bounds it reaches. */
function partsOf(column: ArrayLike<number>, bounds: readonly number[]): Uint8Array {
  return Uint8Array.from(column, (value) => {
    let [low, high] = [0, bounds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value >= bounds[middle]!) low = middle + 1;
      else high = middle;
    }
    return low;
  });
}

/** Mean log loss of the rows, by their weights: 0 where every row is told for certain. */
export function logLoss({ isSought, weights }: Examples, odds: (row: number) => number): number {
  let [loss, weight] = [0, 0];
  for (const [i, sought] of isSought.entries()) {
    loss += weights[i]! * Math.log1p(Math.exp(sought ? -odds(i) : odds(i)));
    weight += weights[i]!;
  }
  return loss / weight;
}
