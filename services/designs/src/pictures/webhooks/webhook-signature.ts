import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a webhook's time may be from ours, in seconds. */
const TOLERANCE_S = 300;

export interface SignedCall {
  readonly id: string | undefined;
  /** Seconds since 1970. */
  readonly timestamp: string | undefined;
  /** One or more of `v1,<base64>`, apart by spaces. */
  readonly signature: string | undefined;
  readonly body: Buffer;
}

/**
 * Whether a call is signed with a secret, and now (the scheme of standardwebhooks.com, which Replicate uses): an
 * HMAC-SHA256 of id, time and raw body, keyed with what follows `whsec_`.
 */
export function isSigned(
  { id, timestamp, signature, body }: SignedCall,
  secret: string,
  nowMs: number,
): boolean {
  if (!id || !timestamp || !signature || !/^\d+$/.test(timestamp)) return false;
  if (Math.abs(nowMs / 1_000 - Number(timestamp)) > TOLERANCE_S) return false;
  const expected = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${timestamp}.`)
    .update(body)
    .digest();
  return signature.split(' ').some((entry) => {
    const given = Buffer.from(entry.replace(/^v1,/, ''), 'base64');
    return entry.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
