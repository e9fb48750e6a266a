import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';
import { isTornOut } from '../../reading/told-of-today.js';

/** What of a room that is torn out already is no more: nothing is left in it to be taken out. */
const TORN_OUT = 'torn-out';

export function readTornOut(reading: RequestReading): void {
  // Pipes are laid in walls that are open.
  const isOpen = reading.category === 'bathroom' && reading.kept.has('rough-plumbing');
  if (!isOpen && !TEXT_FIELDS.some((field) => isTornOut(reading.textOf(field)))) return;
  reading.kept.set(TORN_OUT, 'kept');
  reading.wanted.delete('tear-out');
}
