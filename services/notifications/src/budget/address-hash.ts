import { createHash } from 'node:crypto';

/** SHA-256 of the lower-cased address, in hex: tells addresses apart without keeping them. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
