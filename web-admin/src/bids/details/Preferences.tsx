import { priceText } from '@plumbline/contracts';
import { Facts } from '../../shared/panel/Facts.js';

/** What the homeowner filled in, under the names of the form. */
export const Preferences = ({ given }: { given: Readonly<Record<string, string>> }) => (
  <Facts rows={Object.entries(given).map(([field, value]) => [labelOf(field), shown(field, value)])} />
);

/** Amounts in US dollars. */
const AMOUNTS: readonly string[] = ['budget', 'materials'];

const shown = (field: string, value: string): string => (AMOUNTS.includes(field) ? priceText(value) : value);

/** "startInDays" as "Start in days". */
function labelOf(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
