import type { BulkResult } from '@plumbline/api-client';

/** What became of each bid of a bulk call. */
export interface BulkAnswer {
  readonly results: readonly BulkResult[];
}

export const failuresOf = ({ results }: BulkAnswer): readonly BulkResult[] => results.filter(({ ok }) => !ok);
