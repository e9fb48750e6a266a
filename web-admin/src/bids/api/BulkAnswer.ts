/** What became of each bid of a bulk call. */
export interface BulkAnswer {
  readonly results?: readonly BulkResult[];
}

export interface BulkResult {
  readonly id: string;
  readonly ok: boolean;
  readonly error?: string;
  readonly message?: string;
}

export const failuresOf = (answer: BulkAnswer | null): readonly BulkResult[] =>
  answer?.results?.filter((result) => !result.ok) ?? [];
