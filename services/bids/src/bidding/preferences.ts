import { cutText } from '@plumbline/contracts';
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
  const plain: Record<string, string> = {};
  let fields = 0;
  for (const [name, value] of Object.entries(given ?? {})) {
    if (fields === FIELDS_MAX) break;
    if (!/^[A-Za-z][A-Za-z0-9_]{0,49}$/.test(name) || name === 'constructor' || PRIVATE.includes(name))
      continue;
    const text = plainValue(value);
    if (!text) continue;
    plain[name] = text;
    fields += 1;
  }
  return plain;
}

function plainValue(value: unknown): string | undefined {
  if (typeof value === 'string') return cleanText(cutText(value, VALUE_MAX));
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
