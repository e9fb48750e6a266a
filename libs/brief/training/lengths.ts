import { questionsOf, sharesOf } from '../src/attachment/attach.js';
import type { LabelledWish } from './examples.js';
import { shuffler } from './shuffler.js';

/** Lengths of labelled wishes with the noun that a person says they belong to, and the training of their scorer. */

export interface LengthExample {
  readonly features: readonly (readonly string[])[];
  /** The right answer: 0 for none. */
  readonly right: number;
}

/** A place of words in a text that is nearest to another. */
function nearest(text: string, words: string, at: number): number {
  let best = -1;
  for (let i = text.indexOf(words); i >= 0; i = text.indexOf(words, i + 1))
    if (best < 0 || Math.abs(i - at) < Math.abs(best - at)) best = i;
  return best;
}

export function lengthExamplesOf({ text, m }: LabelledWish): LengthExample[] {
  const labels: { start: number; end: number; from: number; to: number }[] = [];
  let from = 0;
  for (const { t, size } of m) {
    const start = text.indexOf(t, from);
    if (start < 0) continue;
    from = start + t.length;
    if (size === undefined) continue;
    const at = nearest(text, size, start);
    if (at >= 0) labels.push({ start: at, end: at + size.length, from: start, to: start + t.length });
  }
  return questionsOf(text).flatMap(({ length, nouns, features }): LengthExample[] => {
    const label = labels.find(({ start, end }) => start < length.end && length.start < end);
    if (!label) return [{ features, right: 0 }];
    const noun = nouns.findIndex(({ start, end }) => start < label.to && label.from < end);
    return noun < 0 ? [] : [{ features, right: noun + 1 }];
  });
}

const ROUNDS = 12;
const STEP = 0.08;
/** A feature seen less often says nothing. */
const LEAST = 3;

/** Conditional logistic regression by AdaGrad; the same examples give the same weights. */
export function trainLengths(examples: readonly LengthExample[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of new Set(features.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const known = (feature: string): boolean =>
    (counts.get(feature) ?? 0) >= LEAST && !/[`\\$\t|]/.test(feature);
  const weights = new Map<string, number[]>();
  const squares = new Map<string, number>();
  const rows = examples.map(({ features, right }) => ({
    features: features.map((of) => of.filter(known)),
    right,
  }));
  const shuffled = shuffler(rows);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { features, right } of shuffled())
      for (const [k, share] of sharesOf(features, weights).entries()) {
        const error = share - (k === right ? 1 : 0);
        if (Math.abs(error) < 0.01) continue;
        for (const feature of features[k] ?? []) {
          const square = (squares.get(feature) ?? 1e-6) + error * error;
          squares.set(feature, square);
          weights.set(feature, [(weights.get(feature)?.[0] ?? 0) - (STEP * error) / Math.sqrt(square)]);
        }
      }
  }
  return weights;
}
