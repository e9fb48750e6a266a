const S = 1_000;
const MIN = 60 * S;
const H = 60 * MIN;

/**
 * Waits after a temporary fault (a 4xx answer, no connection, no answer in time), in milliseconds: nine tries
 * over about a day and a half, close together first because most faults pass quickly. Then the mail has failed.
 */
export const RETRY_WAITS_MS: readonly number[] = [15 * S, MIN, 5 * MIN, 15 * MIN, H, 3 * H, 8 * H, 24 * H];

/** The wait before the next try after `attempts` failed ones; null where it was the last. */
export const retryWaitMs = (attempts: number): number | null => RETRY_WAITS_MS[attempts - 1] ?? null;
