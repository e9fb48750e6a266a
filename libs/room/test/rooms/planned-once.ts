import type { ConceptRequest } from '@plumbline/brief';
import type { Concept } from '@plumbline/concept';
import { type ConceptOptions, planConcept } from '../../src/concept.js';

const planned = new Map<string, Concept>();

/** The concept of a request, which is the same each time: where several tests look at one, it is planned once. */
export function planOnce(request: ConceptRequest, options: ConceptOptions): Concept {
  const key = JSON.stringify([request, options]);
  const concept = planned.get(key) ?? frozen(planConcept(request, options));
  planned.set(key, concept);
  return concept;
}

/** A test that changed it would change it for those after. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
