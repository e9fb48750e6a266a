import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { Problem } from '../errors/problem.js';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);
const U = 0x75;

/** A NUL, or half of a character that takes two. No database keeps them, and most programs stumble over them. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** @throws Problem 400 for a text with a NUL or half a character */
export function assertStorable(text: string): void {
  if (text.search(UNSTORABLE) >= 0) throw Problem.invalid(MESSAGES.server.unstorable);
}

/** A value as JSON that every database can look into: what cannot be kept is replaced in its texts. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' ? inner.replace(UNSTORABLE, '\ufffd') : inner,
  );

/**
 * Looks a JSON text over before it is parsed, in one pass: how deep it nests, how many values it holds, and that no
 * string and no name of a field holds a NUL or half a character. Whether it is JSON is left to the parser.
 *
 * @param bytes UTF-8
 * @throws Problem 400
 */
export function assertPlainJson(bytes: Uint8Array): void {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (inString) {
      if (byte === BACKSLASH) i += escapeLength(bytes, i) - 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (byte === COMMA) values++;
    else if (OPENS.has(byte)) {
      values++;
      if (++depth > LIMITS.jsonDepth) throw Problem.invalid(MESSAGES.server.malformed);
    } else if (CLOSES.has(byte)) depth--;
    if (values > LIMITS.jsonValues) throw Problem.tooLarge(MESSAGES.server.tooManyValues(LIMITS.jsonValues));
  }
}

/** The bytes of the escape that begins at `start`; both halves of a character count as one escape. */
function escapeLength(bytes: Uint8Array, start: number): number {
  if (bytes[start + 1] !== U) return 2;
  const unit = codeUnit(bytes, start);
  if (unit === 0 || isLow(unit)) throw Problem.invalid(MESSAGES.server.unstorable);
  if (!isHigh(unit)) return 6;
  const follows = bytes[start + 6] === BACKSLASH && bytes[start + 7] === U;
  if (!follows || !isLow(codeUnit(bytes, start + 6))) throw Problem.invalid(MESSAGES.server.unstorable);
  return 12;
}

/** The UTF-16 unit of a `\uXXXX`; NaN where four digits do not follow. */
function codeUnit(bytes: Uint8Array, start: number): number {
  const digits = String.fromCharCode(...bytes.subarray(start + 2, start + 6));
  return /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : Number.NaN;
}

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
