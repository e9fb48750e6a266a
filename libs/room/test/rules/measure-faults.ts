import type { Concept } from '@plumbline/concept';
import { measuresApart } from './grid-measures.js';
import { plannedOf, type RandomRoom } from './random-request.js';

/** Where the rules and the grid measure a room differently, as sentences; null where no room fits the request. */
export function measureFaults(of: RandomRoom | Pick<Concept, 'room' | 'findings'>): string[] | null {
  if ('room' in of) return measuresApart(of.room, of.findings);
  const concept = plannedOf(of);
  return concept ? measuresApart(concept.room, concept.findings) : null;
}
