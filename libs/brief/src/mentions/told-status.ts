import type { Span } from '../text/span.js';
import type { MentionStatus, RuleStatus } from './status.js';

/** What becomes of a thing where a second look and the rules do not agree. */
export interface ToldStatus extends Span {
  readonly status: MentionStatus;
  /** What the rules made of it. */
  readonly rule: RuleStatus;
}

/** By field, in the order of its text. */
export type ToldStatuses = ReadonlyMap<string, readonly ToldStatus[]>;
