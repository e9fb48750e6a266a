import { STATUSES, sharesOf } from '../src/mentions/status.js';
import type { Example } from './examples.js';
import { shuffler } from './shuffler.js';

/**
 * Multinomial logistic regression by AdaGrad (Duchi, Hazan, Singer 2011), in few rounds and small steps, so that nothing is learned
 * by heart. The same examples give the same weights.
 */

const ROUNDS = 15;
const STEP = 0.02;
/** A feature seen less often says nothing. */
const LEAST = 3;

/** Weights for each status, by feature. */
export function train(examples: readonly Example[]): Map<string, Float64Array> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights = new Map<string, Float64Array>();
  const squares = new Map<string, Float64Array>();
  for (const [feature, count] of counts)
    if (count >= LEAST && !/[`\\$\t|]/.test(feature)) {
      weights.set(feature, new Float64Array(STATUSES.length));
      squares.set(feature, new Float64Array(STATUSES.length).fill(1e-6));
    }
  const rows = examples.map(({ features, status }) => ({
    known: new Set(features.filter((feature) => weights.has(feature))),
    right: STATUSES.indexOf(status),
  }));
  const shuffled = shuffler(rows);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { known, right } of shuffled()) {
      const errors = sharesOf(known, weights).map((share, k) => share - (k === right ? 1 : 0));
      for (const feature of known) {
        const weight = weights.get(feature) as Float64Array;
        const square = squares.get(feature) as Float64Array;
        for (const [k, error] of errors.entries()) {
          square[k] = (square[k] as number) + error * error;
          weight[k] = (weight[k] as number) - (STEP * error) / Math.sqrt(square[k] as number);
        }
      }
    }
  }
  return weights;
}
