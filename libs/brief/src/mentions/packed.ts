/** Weights as text: each feature with its weights behind a tab, one character each; many in one line, parted by bars. */

/** Characters for -39 to 39; a weight is so many steps. */
const DIGITS = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstu';
const NONE = 39;
const STEP = 0.1;
/** A feature whose weights are all less tips no scale. */
const LEAST = 0.2;
const IN_LINE = 60;

export function pack(weights: ReadonlyMap<string, ArrayLike<number>>): string {
  const digit = (weight: number): string =>
    DIGITS[NONE + Math.max(-NONE, Math.min(NONE, Math.round(weight / STEP)))] as string;
  const packed = [...weights]
    .filter(([, weight]) => Array.from(weight).some((one) => Math.abs(one) >= LEAST))
    .map(([feature, weight]) => [feature, Array.from(weight, digit).join('')] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, digits]) => `${feature}\t${digits}`);
  const lines = Math.ceil(packed.length / IN_LINE);
  return Array.from({ length: lines }, (_, i) => packed.slice(i * IN_LINE, (i + 1) * IN_LINE).join('|')).join(
    '\n',
  );
}

/** `n`: how many weights a feature has. */
export function unpack(packed: string, n: number): ReadonlyMap<string, Float32Array> {
  const weights = new Map<string, Float32Array>();
  const values = new Map([...DIGITS].map((digit, i) => [digit, (i - NONE) * STEP]));
  for (const line of packed.split(/[|\n]/)) {
    const [feature = '', digits = ''] = line.split('\t');
    if (digits.length === n)
      weights.set(
        feature,
        Float32Array.from(digits, (digit) => values.get(digit) ?? 0),
      );
  }
  return weights;
}
