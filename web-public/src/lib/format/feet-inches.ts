const FOOT_IN = 12;
/** 8' 4", 8'-4 1/2", 8 ft 4 in, 8-4, 8 4, 8.5 ft, 100 in, 100": feet first, inches second. */
const LENGTH =
  /^(\d{1,3}(?:\.\d{1,3})?) ?(?:('|′|ft|feet|foot)|("|″|in|inches|inch))?(?:[ -]{0,3}(\d{1,2}(?:\.\d{1,3})?)(?: (\d)\/(\d))? ?(?:"|″|in|inches|inch)?)?$/;

/**
 * A length that a person typed, inches to the eighth; nothing where it reads as none. A bare number is feet up to 30, and
 * inches from there.
 */
export function parseLength(text: string): number | undefined {
  const match = LENGTH.exec(text.trim().toLowerCase().replace(/\s+/g, ' '));
  if (!match) return undefined;
  const [, first, feet, inches, rest, over, under] = match;
  if (inches && rest) return undefined;
  const whole = Number(first);
  const isInches = Boolean(inches) || (!feet && !rest && whole > 30);
  const fraction = over && under && Number(under) > 0 ? Number(over) / Number(under) : 0;
  const total = isInches ? whole : whole * FOOT_IN + Number(rest ?? 0) + fraction;
  return Math.round(total * 8) / 8;
}
