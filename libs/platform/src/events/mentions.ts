/** An address as it is kept and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** A text that is nothing but an address (RFC 5321's plain form). */
const WHOLE = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/;
/** What may stand right before an address in a sentence as a part of a longer one. */
const GOES_ON_BEFORE = /[\p{L}\p{N}.!#$%^*_`~+-]$/u;
const GOES_ON_BEHIND = /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u;

/**
 * Whether a value says an address, in any letters' case: as a text of its own, or in a sentence. `john.smith@home.example`
 * and `smith@home.example.com` do not say `smith@home.example`.
 *
 * @param value JSON, searched through to its names of fields
 */
export function mentions(value: unknown, email: string): boolean {
  const wanted = normalEmail(email);
  if (wanted === '') return false;
  return says(value, wanted);
}

function says(value: unknown, email: string): boolean {
  if (typeof value === 'string') return textSays(normalEmail(value), email);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => says(inner, email) || textSays(normalEmail(name), email),
  );
}

function textSays(text: string, email: string): boolean {
  if (text === email) return true;
  if (WHOLE.test(text)) return false;
  for (let at = text.indexOf(email); at >= 0; at = text.indexOf(email, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const behind = text.slice(at + email.length, at + email.length + 3);
    if (!GOES_ON_BEFORE.test(before) && !GOES_ON_BEHIND.test(behind)) return true;
  }
  return false;
}

/**
 * An address as lower-cased JSON text holds it: a query looks for it with position(), and mentions() decides over what
 * it finds.
 */
export const inJsonText = (email: string): string => JSON.stringify(normalEmail(email)).slice(1, -1);
