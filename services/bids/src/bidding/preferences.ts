import { cleanText } from '@plumbline/platform';

const FIELDS_MAX = 40;
const VALUE_MAX = 1_000;

/** Contractors learn street and phone through an appointment proposal only. */
const PRIVATE: readonly string[] = ['fullAddress', 'address', 'phone', 'email', 'userEmail'];

/** What the homeowner filled in, as plain named texts: anything that is not text, number or a list is left
 * out. */
export function plainPreferences(
  given: Readonly<Record<string, unknown>> | undefined,
): Record<string, string> {
  const entries = Object.entries(given ?? {})
    .filter(([name]) => /^[A-Za-z][A-Za-z0-9_]{0,49}$/.test(name) && name !== 'constructor')
    .filter(([name]) => !PRIVATE.includes(name))
    .map(([name, value]) => [name, plainValue(value)] as const)
    .filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(entries.slice(0, FIELDS_MAX));
}

function plainValue(value: unknown): string | undefined {
  if (typeof value === 'string') return cleanText(value.slice(0, VALUE_MAX));
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    return value
      .slice(0, 20)
      .map((item) => (Array.isArray(item) ? undefined : plainValue(item)))
      .filter(Boolean)
      .join(', ');
  }
  return undefined;
}
