import type { Concept } from '@plumbline/concept';
import { NoRoomFits, planConcept } from '../../src/index.js';
import { measuresApart } from './grid-measures.js';
import type { RandomRoom } from './random-request.js';

/** Where the rules and the grid measure a room differently, as sentences; null where no room fits the request. */
export function measureFaults(of: RandomRoom | Pick<Concept, 'room' | 'findings'>): string[] | null {
  if ('room' in of) return measuresApart(of.room, of.findings);
  const { request, seed, shell } = of;
  try {
    const { room, findings } = planConcept(request, {
      seed,
      date: '2026-11-21',
      ...(shell ? { shell } : {}),
    });
    return measuresApart(room, findings);
  } catch (error) {
    if (error instanceof NoRoomFits) return null;
    throw error;
  }
}
