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
  | 'unsubscribe'
  | 'mail'
  | 'survey'
  | 'own-design'
  | 'site-visit';

/**
 * Links that carry the day they end, so many days after they were made; an invitation's, after its answer was due.
 * The others work as long as what they open is kept.
 */
export const LINK_DAYS = { 'my-bids': 7, 'my-data': 7, invitation: 90, 'site-visit': 14 } as const;
export type EndingPurpose = keyof typeof LINK_DAYS;

/** Ended: it was ours, and a new one may be mailed. */
export type LinkState = 'good' | 'ended' | 'wrong';

const DAY_MS = 24 * 3_600_000;
const ENDING = /^([0-9a-z]{1,6})\.([\w-]{32})$/;

/** What an invitation's key is made of: given to somebody else, a bid has another key. */
export const invitationOf = (bidId: string, contractorEmail: string): string => `${bidId} ${contractorEmail}`;

/** What a contractor's key to a design's tape numbers is made of. */
export const siteVisitOf = (designId: string, bidId: string): string => `${designId} ${bidId}`;

/** Makes and checks the tokens of mailed links: HMAC-SHA-256 over purpose, subject and version or last day. */
export class LinkTokenSigner {
  constructor(private readonly secret: string) {}

  /** 32 characters of base64url (192 bits); the same input gives the same token, so a resend repeats it. */
  make(purpose: LinkPurpose, subject: string, version = 1): string {
    return this.sign(purpose, subject, String(version));
  }

  /** As make(), with the day it ends: LINK_DAYS after `from`. */
  makeEnding(purpose: EndingPurpose, subject: string, from = new Date()): string {
    const day = (dayOf(from) + LINK_DAYS[purpose]).toString(36);
    return `${day}.${this.sign(purpose, subject, `until ${day}`)}`;
  }

  /** Constant-time comparison with the token that make() would give. */
  verify(token: unknown, purpose: LinkPurpose, subject: string, version = 1): boolean {
    return typeof token === 'string' && sameText(token, this.make(purpose, subject, version));
  }

  /** How a token of makeEnding() stands; one of make(), as earlier versions mailed it, has ended. */
  state(token: unknown, purpose: EndingPurpose, subject: string, now = new Date()): LinkState {
    const [, day = '', signature = ''] = (typeof token === 'string' && ENDING.exec(token)) || [];
    if (!day) return this.verify(token, purpose, subject) ? 'ended' : 'wrong';
    if (!sameText(signature, this.sign(purpose, subject, `until ${day}`))) return 'wrong';
    return Number.parseInt(day, 36) >= dayOf(now) ? 'good' : 'ended';
  }

  /** What is stored for look-up, never the token itself. */
  static hash(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  private sign(purpose: LinkPurpose, subject: string, version: string): string {
    return createHmac('sha256', this.secret)
      .update(`${purpose}\n${subject.toLowerCase()}\n${version}`)
      .digest('base64url')
      .slice(0, 32);
  }
}

/** Days since 1970 (UTC). */
const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS);

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
