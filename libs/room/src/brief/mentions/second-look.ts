import { mentionsIn, type ReadByRules } from './mentions.js';
import { type Judgement, type Mention, type MentionStatus, type RuleStatus, statusesOf } from './status.js';
import type { ToldStatus, ToldStatuses } from './told-status.js';
import { WEIGHTS } from './weights.js';

/**
 * How sure a second look has to be to win over the rules: `from` what they read `to` what it finds. What is not listed stays as the
 * rules have it.
 */
const SURE: Readonly<Partial<Record<RuleStatus, Partial<Record<MentionStatus, number>>>>> = {
  new: { go: 0.68, stay: 0.72, move: 0.75 },
  stay: { go: 0.6 },
  no: { go: 0.45 },
};

/** Looks once more at all that a request names. */
export function secondLook(
  reading: ReadByRules & { readonly textOf: (field: string) => string },
): ToldStatuses {
  const told = new Map<string, readonly ToldStatus[]>();
  for (const field of reading.named.keys()) {
    const mentions = mentionsIn(reading, field);
    const text = reading.textOf(field);
    const judged = statusesOf(text, mentions, WEIGHTS);
    const other = mentions.flatMap((mention, i) => {
      const { start, end } = mention;
      const { status, sure } = judged[i] as Judgement;
      if (status === 'stay' && isSpecified(text.slice(end, end + FURTHEST))) return [];
      return isOther(mention, status, sure) ? [{ start, end, status, rule: mention.rule }] : [];
    });
    if (other.length > 0) told.set(field, other);
  }
  return told;
}

const FURTHEST = 40;

/** "The toilet needs its own little room", "the treadmill needs headroom": how a thing is to be that is asked for. */
const isSpecified = (behind: string): boolean =>
  /^ (?:needs?|wants?|should have|has to have|must have) (?:(?:its|their) own|headroom|space around|room around|good light|an? (?:outlet|plug|drain|light|door|vent))\b/i.test(
    behind,
  );

const isOther = ({ rule }: Mention, status: MentionStatus, sure: number): boolean =>
  sure >= (SURE[rule]?.[status] ?? Number.POSITIVE_INFINITY);
