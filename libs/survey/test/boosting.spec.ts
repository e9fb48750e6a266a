import { randomFrom } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { type Examples, learnTrees, logLoss } from '../bench/boosting.js';
import { oddsOf } from '../src/openings/boosted-trees.js';

const HOW = { trees: 20, rate: 0.5, parts: 20, restraint: 1 } as const;

/** A made table of three columns of chance, in which a rule tells the rows sought. */
function made(rule: (row: readonly number[]) => boolean): Examples & { readonly rows: readonly number[][] } {
  const next = randomFrom(7);
  const rows = Array.from({ length: 600 }, () => [next(), next(), next()]);
  return {
    rows,
    columns: [0, 1, 2].map((i) => rows.map((row) => row[i]!)),
    isSought: rows.map(rule),
    weights: rows.map(() => 1),
  };
}

describe('boosted trees', () => {
  it('learn a step of one column, and leave the others alone', () => {
    const table = made(([, second]) => second! >= 0.5);
    const learned = learnTrees(table, HOW);
    const [column, from] = learned.trees[0]!;
    expect(column).toBe(1);
    expect(from).toBeCloseTo(0.5, 1);
    expect(oddsOf(learned, [0.9, 0.1, 0.9])).toBeLessThan(-2);
    expect(oddsOf(learned, [0.1, 0.9, 0.1])).toBeGreaterThan(2);
    expect(logLoss(table, (row) => oddsOf(learned, table.rows[row]!))).toBeLessThan(0.1);
  });

  it('learn what only two columns together tell', () => {
    const table = made(([first, , third]) => first! >= 0.4 && third! < 0.7);
    const learned = learnTrees(table, HOW);
    const odds = (first: number, third: number) => oddsOf(learned, [first, 0.5, third]);
    expect(odds(0.8, 0.3)).toBeGreaterThan(2);
    for (const [first, third] of [
      [0.2, 0.3],
      [0.8, 0.9],
      [0.2, 0.9],
    ] as const)
      expect(odds(first, third)).toBeLessThan(-2);
  });

  it('know no more than how many are sought where the columns tell nothing', () => {
    const table = { ...made(() => false), columns: [[...Array(600).keys()].map(() => 1)] };
    const learned = learnTrees({ ...table, isSought: table.weights.map((_, i) => i % 4 === 0) }, HOW);
    expect(oddsOf(learned, [1])).toBeCloseTo(Math.log(1 / 3), 1);
  });

  it('give a row as much weight as it counts, and the same trees each time', () => {
    const table = made(([first]) => first! >= 0.5);
    const heavy = { ...table, weights: table.isSought.map((sought) => (sought ? 3 : 1)) };
    expect(learnTrees(heavy, HOW).base).toBeCloseTo(learnTrees(table, HOW).base + Math.log(3), 1);
    expect(learnTrees(heavy, HOW)).toEqual(learnTrees(heavy, HOW));
  });
});
