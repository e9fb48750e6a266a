/** What became of each bid of a bulk call. */
export interface BulkAnswer {
  readonly results: readonly BulkResult[];
}

export interface BulkResult {
  readonly id: string;
  readonly ok: boolean;
  /** Why not. */
  readonly error?: string;
}

export const failuresOf = ({ results }: BulkAnswer): readonly BulkResult[] => results.filter(({ ok }) => !ok);
