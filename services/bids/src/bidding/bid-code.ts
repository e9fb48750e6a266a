/** Crockford's base 32: no I, L, O or U, so a code read out is a code understood. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SPACE = 2 ** 30;
/** Odd, so that multiplying by it modulo 2^30 gives every number once: codes are unique and do not look counted. */
const SCRAMBLE = 0x2545f491 % SPACE;

/** The code of the n-th bid: PL- and six characters; the first 2^30 are all different. */
export function bidCode(n: number): string {
  let rest = Number((BigInt(n) * BigInt(SCRAMBLE) + 0x1d872b41n) % BigInt(SPACE));
  let text = '';
  for (let place = 0; place < 6; place++) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return `PL-${text}`;
}

/** A code as typed, in its one form; null where it is none. Forgives case, blanks and O, I, L. */
export function normalBidCode(text: string): string | null {
  if (text.length > 20) return null;
  const typed = text.toUpperCase().replace(/[\s-]/g, '');
  const body = typed.replace(/^PL/, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return typed.startsWith('PL') && body.length === 6 && [...body].every((c) => ALPHABET.includes(c))
    ? `PL-${body}`
    : null;
}
