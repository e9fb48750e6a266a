import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a mailed link or key proves. The subject is the id it is about (a bid, a contractor, an e-mail address);
 * raising the version revokes older links.
 */
export type LinkPurpose =
  | 'track'
  | 'invitation'
  | 'confirm-contractor'
  | 'confirm-request'
  | 'withdraw'
  | 'my-bids'
  | 'my-data'
  | 'unsubscribe';

/** Makes and checks the tokens of mailed links: HMAC-SHA-256 over purpose, subject and version. */
export class LinkTokens {
  constructor(private readonly secret: string) {}

  /** 32 characters of base64url (192 bits); the same input gives the same token, so a resend repeats it. */
  make(purpose: LinkPurpose, subject: string, version = 1): string {
    return createHmac('sha256', this.secret)
      .update(`${purpose}\n${subject.toLowerCase()}\n${version}`)
      .digest('base64url')
      .slice(0, 32);
  }

  /** Constant-time comparison with the token that make() would give. */
  verify(token: unknown, purpose: LinkPurpose, subject: string, version = 1): boolean {
    return typeof token === 'string' && sameText(token, this.make(purpose, subject, version));
  }

  /** What is stored for look-up, never the token itself. */
  static hash(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
