import { LIMITS } from './limits.js';

/**
 * The simple pattern: text, @, text, dot, text. The dot it stops at is the first that can be meant, so
 * that there is one way to read a text and the time grows with its length only.
 */
export const EMAIL_PATTERN = /^[^\s@<>"',;]+@[^\s@<>"',;][^\s@<>"',;.]*\.[^\s@<>"',;]+$/;

/** Plain ASCII: look-alike letters and hidden marks do not make an address. */
const PLAIN = /^[\x21-\x7e]+$/;

/** Whether a text is an e-mail address of a length that mail servers take. */
export const isEmail = (text: string): boolean =>
  text.length <= LIMITS.emailMax && PLAIN.test(text) && EMAIL_PATTERN.test(text);
