import type { Side } from '@plumbline/concept';
import type { Draft } from './draft.js';

/** A planned room before its finishes are chosen. */
export interface Plan {
  readonly draft: Draft;
  readonly exterior: readonly Side[];
  /** What the layout is called in a sentence: "U-shaped kitchen". */
  readonly layout: string;
  /** Wishes that this room could not meet, each with its reason. */
  readonly unmet: readonly string[];
  readonly score: number;
  /** Something that code asks for is missing: tried longer. */
  readonly incomplete?: boolean;
}
