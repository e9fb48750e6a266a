/** Slower than this, and ten photos of a phone do not arrive within the upload's minute. */
const SLOW_MBITS = 2;
/** Fewer bytes than this measure the wait for an answer, not the line. */
const TELLING_BYTES = 500_000;

/** What some browsers know of the line (Network Information API); others give nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Mbit/s */
  readonly downlink?: number;
}

/** Mbit/s of the upload before, from this page; null until one told. */
let lastUpload: number | null = null;

/** Notes how fast an upload went, whether it arrived or not. */
export function noteUpload(bytes: number, milliseconds: number): void {
  if (bytes >= TELLING_BYTES && milliseconds > 0) lastUpload = (bytes * 8) / 1_000 / milliseconds;
}

/** Whether photos should be made smaller before they are sent on the line at hand. */
export function onSlowLine(): boolean {
  return isSlow((navigator as { connection?: Connection }).connection, lastUpload);
}

/**
 * The line is slow where the upload before went slowly, or where the browser says so: it saves data, it calls the line
 * less than 4g, or it expects less than 2 Mbit/s.
 * @param measured Mbit/s of the upload before
 */
export function isSlow(connection: Connection | undefined, measured: number | null): boolean {
  if (measured !== null && measured < SLOW_MBITS) return true;
  if (!connection) return false;
  const { saveData = false, effectiveType = '4g', downlink = SLOW_MBITS } = connection;
  return saveData || effectiveType !== '4g' || downlink < SLOW_MBITS;
}
