/** Yes-or-no questions in a row that every tree asks, and how many of them a tree has in all. */
const DEPTH = 3;
export const QUESTIONS = 2 ** DEPTH - 1;

/** A sum of small decision trees (gradient boosting, Friedman 2001). */
export interface BoostedTrees {
  /** Logarithm of the odds before anything is known. */
  readonly base: number;
  /**
   * Each row is a tree: of its seven questions the column and the value from which on the branch above is taken, from the
   * root down and from left to right, then its eight leaves: logarithms of odds to be added.
   */
  readonly trees: readonly (readonly number[])[];
}

/** The logarithm of the odds of one row of a table. */
export function oddsOf({ base, trees }: BoostedTrees, row: ArrayLike<number>): number {
  let odds = base;
  for (const tree of trees) {
    let node = 0;
    while (node < QUESTIONS) node = 2 * node + (row[tree[2 * node]!]! >= tree[2 * node + 1]! ? 2 : 1);
    odds += tree[QUESTIONS + node]!;
  }
  return odds;
}
