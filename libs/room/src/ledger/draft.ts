import type { Span, Statement } from '@plumbline/brief';

/** A clause with what is claimed in it. */
export interface Draft extends Span {
  readonly field: string;
  /** It asks for a fact. */
  readonly asks?: true;
  readonly statements: readonly Statement[];
  /** Words without a meaning. */
  readonly strange: readonly Span[];
}
