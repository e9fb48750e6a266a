import type { Span } from '../text/span.js';
import { type Cut, contextOf, cut } from './context.js';

/**
 * What becomes of each thing that a text names, by a linear reader trained on labelled wishes (`libs/brief/training`): it weighs what
 * stands around a mention, what became of the one before, and what the rules have read.
 */

/**
 * `new`: asked for, also where only if it fits; `stay`: is there and stays, or is theirs and comes in; `move`: is there, to stand
 * elsewhere in the room; `go`: is there and leaves; `no`: not wanted; `else`: in another room, somebody else's, a story;
 * `mark`: only tells where something else is.
 */
export const STATUSES = ['new', 'stay', 'move', 'go', 'no', 'else', 'mark'] as const;
export type MentionStatus = (typeof STATUSES)[number];

/** The mention of a thing, and what the rules read of it. */
export interface Mention extends Span {
  readonly rule: RuleStatus;
}

/** What the rules read; `none`: nothing, `told`: something else than its status. */
export type RuleStatus = 'new' | 'stay' | 'no' | 'else' | 'mark' | 'told' | 'none';

/** A weight for each status by feature. */
export type Weights = ReadonlyMap<string, ArrayLike<number>>;

export interface Judgement {
  readonly status: MentionStatus;
  /** From 0 to 1. */
  readonly sure: number;
  /** Of each status, in their order; all together are 1. */
  readonly shares: readonly number[];
}

/** What becomes of each mention; they stand in the order of the text. */
export function statusesOf(text: string, mentions: readonly Mention[], weights: Weights): Judgement[] {
  const judged: Judgement[] = [];
  const read = new FeaturesOfText(text);
  for (const [i, mention] of mentions.entries())
    judged.push(judge(read.next(mention, judged[i - 1]?.status), weights));
  return judged;
}

const LISTED =
  /^(?:,? ?(?:and|&|or|plus)(?: (?:the|a|an|our|my|some|two|new))*|,(?: (?:the|a|an|our|my|some|two|new))*)$/i;
const LONGEST_LINK = 24;

/** The features of mentions, in the order of their text: each goes on from the one before. */
export class FeaturesOfText {
  private readonly all: Cut;
  private before: Mention | undefined;
  /** Of a list the kind of its first member that has one: "new vanity, toilet and tile". */
  private kind = '-';

  constructor(private readonly text: string) {
    this.all = cut(text);
  }

  /** `other`: what became of the mention before. */
  next(mention: Mention, other: MentionStatus | undefined): string[] {
    const { features, kind } = contextOf(this.all, mention);
    const link = this.before ? this.text.slice(this.before.end, mention.start).trim() : '';
    const isListed = this.before !== undefined && link.length < LONGEST_LINK && LISTED.test(link);
    const how = isListed ? 'list' : /[.;!?\n]/.test(link) ? 'far' : 'near';
    this.kind = isListed && kind === '-' ? this.kind : kind;
    this.before = mention;
    return [
      ...features,
      `rule ${mention.rule}`,
      `listed ${this.kind}`,
      ...(other ? [`other ${how} ${other}`, `other ${how} ${other} ${this.kind}`] : []),
    ];
  }
}

/** The likeliest status, by the logistic function over the sums of weights. */
export function judge(features: readonly string[], weights: Weights): Judgement {
  const shares = sharesOf(new Set(features), weights);
  const best = shares.indexOf(Math.max(...shares));
  return { status: STATUSES[best] as MentionStatus, sure: shares[best] as number, shares };
}

export function sharesOf(features: ReadonlySet<string>, weights: Weights): number[] {
  const sums = STATUSES.map(() => 0);
  for (const feature of features) {
    const weight = weights.get(feature);
    if (weight) for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) + (weight[k] as number);
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
