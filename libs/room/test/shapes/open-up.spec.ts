import { type Point, type Side, shellOf } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { type ConceptRequest, planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

const at = (...points: readonly (readonly [number, number])[]): Point[] => points.map(([x, y]) => ({ x, y }));

/** Rooms in which every attempt set a sofa across the way to a wing: found by random rooms. */
const NARROW: readonly {
  readonly name: string;
  readonly request: ConceptRequest;
  readonly seed: number;
  readonly outline: readonly Point[];
  readonly heightIn: number;
  readonly exterior: readonly Side[];
}[] = [
  {
    name: 'a small room with a wing of 37 in',
    request: { category: 'other', style: 'industrial', colors: 'sage', budget: 74729, state: 'TX' },
    seed: 611,
    outline: at([0, 0], [138, 0], [138, 50], [90, 50], [90, 87], [138, 87], [138, 138], [0, 138]),
    heightIn: 96,
    exterior: ['east', 'north'],
  },
  {
    name: 'a basement around a block of the house',
    request: { category: 'basement', style: 'farmhouse', colors: 'white & grey', budget: 8, state: 'CA' },
    seed: 996,
    outline: at([0, 0], [104, 0], [104, 71], [160, 71], [160, 0], [264, 0], [264, 258], [0, 258]),
    heightIn: 108,
    exterior: ['east'],
  },
];

describe('a part of a room that furniture cuts off', () => {
  it.each(NARROW)('is opened by leaving the furniture out, and that is told: $name', (room) => {
    const shell = shellOf(room.outline, { heightIn: room.heightIn, zones: [] }, room.exterior);
    const concept = planConcept(room.request, { seed: room.seed, date: '2026-11-22', shell });
    expect(faultsOf(concept)).toEqual([]);
    expect(concept.brief.unmet.join(' ')).toContain('a part of this room could not be reached');
  });
});
