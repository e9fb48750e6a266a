import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** Crockford's base 32: no I, L, O or U, so a code read out is a code understood. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Codes of earlier versions have six characters and go on naming their bids. */
const BODY = new RegExp(`^PL([${ALPHABET}]{6}|[${ALPHABET}]{${LENGTH}})$`);

/** Makes codes: PL- and eight random characters, so that a code tells nothing of another one. */
@Injectable()
export class BidCodeGenerator {
  next(): string {
    // 256 is a multiple of 32: every character is as likely as any other.
    return `PL-${[...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % 32]).join('')}`;
  }
}

/** A code as typed, in its one form; null where it is none. Forgives case, blanks and O, I, L. */
export function normalBidCode(text: string): string | null {
  if (text.length > 20) return null;
  const typed = text.toUpperCase().replace(/[\s-]/g, '');
  const code = `${typed.slice(0, 2)}${typed.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1')}`;
  return BODY.test(code) ? `PL-${code.slice(2)}` : null;
}
