import { type Cut, cut } from '../mentions/context.js';
import type { Span } from '../text/span.js';
import { type AtWords, featuresOfNone, featuresOfNoun, type Naming, namingOf } from './features.js';
import { type Length, lengthsIn } from './lengths.js';
import { type Noun, type NounAround, nounsAround, nounsOf } from './nouns-around.js';

/**
 * Which noun of a text a length is the size of, by a linear scorer trained on labelled wishes (`libs/brief/training`): it weighs for each
 * noun nearby, and for none of them, how near it is, what stands between, and how large such things are. Takes time in proportion
 * to the text.
 */

/** A weight by feature. */
export type ScorerWeights = ReadonlyMap<string, ArrayLike<number>>;

/** A length with the nouns that it may belong to. */
export interface Question {
  readonly length: Length;
  readonly nouns: readonly Noun[];
  /** The noun that it stands right before, and behind none: "a 36 inch front door". */
  readonly own: Noun | undefined;
  /** Of none of them, and of each. */
  readonly features: readonly (readonly string[])[];
}

export interface Attached {
  readonly length: Length;
  readonly noun: Noun;
  /** From 0 to 1. */
  readonly sure: number;
  /** The same for every noun around. */
  readonly shares: readonly { readonly noun: Noun; readonly share: number }[];
}

export function questionsOf(text: string): Question[] {
  const lengths = lengthsIn(text);
  if (lengths.length === 0) return [];
  const all = cut(text);
  const nouns = nounsOf(all);
  const namings = new Map<Noun, Naming>();
  const named = (noun: Noun): Naming => {
    const naming = namings.get(noun) ?? namingOf(all, noun);
    namings.set(noun, naming);
    return naming;
  };
  return lengths.map((length) => {
    const at = wordsAt(all, length);
    const around = nounsAround(nouns, at.from, at.to);
    return {
      length,
      own: ownNoun(around, at, named),
      nouns: around.map(({ noun }) => noun),
      features: [
        featuresOfNone(all, at, length),
        ...around.map((one) => featuresOfNoun(all, at, length, one, named(one.noun))),
      ],
    };
  });
}

function ownNoun(
  around: readonly NounAround[],
  { from, to }: AtWords,
  named: (noun: Noun) => Naming,
): Noun | undefined {
  if (around.some(({ noun }) => noun.to === from)) return undefined;
  const next = around.find(({ noun }) => noun.from === to)?.noun;
  return next && /^(?:sized|opening)$/.test(named(next).known) ? next : undefined;
}

/** The words that a span covers. */
function wordsAt({ words }: Cut, { start, end }: Span): AtWords {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  let to = low;
  while (to < words.length && (words[to]?.start ?? end) < end) to++;
  return { from: low, to };
}

/** The share of each answer, by the logistic function over sums of weights. */
export function sharesOf(features: Question['features'], weights: ScorerWeights): number[] {
  const sums = features.map((of) => of.reduce((sum, feature) => sum + (weights.get(feature)?.[0] ?? 0), 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** The lengths of a text that belong to a noun, each with the likeliest. */
export function attachLengths(text: string, weights: ScorerWeights): Attached[] {
  return questionsOf(text).flatMap(({ length, nouns, own, features }): Attached[] => {
    const shares = own ? [0, ...nouns.map((noun) => Number(noun === own))] : sharesOf(features, weights);
    const best = shares.indexOf(Math.max(...shares));
    const noun = nouns[best - 1];
    const each = nouns.map((one, i) => ({ noun: one, share: shares[i + 1] ?? 0 }));
    return noun ? [{ length, noun, sure: shares[best] ?? 0, shares: each }] : [];
  });
}
