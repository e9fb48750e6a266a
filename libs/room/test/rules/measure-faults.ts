import type { Concept } from '@plumbline/concept';
import { plannedOf, type RandomRoom } from '../rooms/random-request.js';
import { measuresApart } from './grid-measures.js';

/** Where the rules and the grid measure a room differently, as sentences; null where no room fits the request. */
export function measureFaults(of: RandomRoom | Pick<Concept, 'room' | 'findings'>): string[] | null {
  if ('room' in of) return measuresApart(of.room, of.findings);
  const concept = plannedOf(of);
  return concept ? measuresApart(concept.room, concept.findings) : null;
}
