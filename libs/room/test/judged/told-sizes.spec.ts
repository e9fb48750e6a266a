import type { Concept, Kind } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { soldWidth } from '../../src/geometry/items.js';
import { type ConceptRequest, planConcept } from '../../src/index.js';
import { faultsOf } from '../rooms/invariants.js';

/** Told sizes and numbers reach the plan, and the ledger says so only where they do. Inches. */

const plan = (category: ConceptRequest['category'], area: string, designPrompt: string): Concept =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-28' });

const widthsOf = ({ room }: Concept, kind: Kind): number[] =>
  room.items.filter((item) => item.kind === kind).map((item) => soldWidth(item));

describe('told sizes', () => {
  it.each([
    [
      'a sofa in the middle of a living room',
      'living room',
      '15x18',
      'Fireplace is in the middle of the north wall and we want the 65 inch tv anywhere but above it. An 8 foot sofa, two swivel chairs and a round coffee table. Built-in bookcases either side of the fireplace. Picture window on the west.',
      'sofa',
      96,
    ],
    [
      'a desk beside a loveseat and one armchair',
      'office',
      '10x12',
      "I'm a therapist and see clients from home. A desk 60 inch, and away from that a loveseat and an armchair for me facing each other. Locking file cabinet two drawer lateral. Window on the east.",
      'desk',
      60,
    ],
  ] as const)('%s', (_, category, area, text, kind, widthIn) => {
    const concept = plan(category, area, text);
    expect(faultsOf(concept)).toEqual([]);
    expect(widthsOf(concept, kind)).toEqual([widthIn]);
  });

  it('are "changed" with both numbers where the plan has another', () => {
    const concept = plan('bathroom', '5x8', 'A 72 inch vanity, toilet and a tub.');
    const entry = concept.brief.ledger?.find(({ text }) => /72/.test(text));
    expect(entry?.outcome).toBe('changed');
    expect(entry?.note).toMatch(/\d+ in, not 72 in/);
  });
});

describe('a rug of a told size', () => {
  it('lies so in a room that holds it', () => {
    const { room } = plan('living room', '15x18', 'A sofa, two club chairs, a coffee table and an 8x10 rug.');
    const rugs = room.items
      .filter(({ kind }) => kind === 'rug')
      .map(({ box }) => [box.widthIn, box.depthIn].sort());
    expect(rugs).toContainEqual([120, 96].sort());
  });
});

describe('told numbers', () => {
  it('one armchair is one', () => {
    const concept = plan(
      'office',
      '11x13',
      'A desk 60 inch, a loveseat and an armchair for clients. Window on the east.',
    );
    expect(widthsOf(concept, 'armchair')).toHaveLength(1);
  });

  it('a nightstand either side is two', () => {
    const concept = plan('bedroom', '14x15', 'King bed with a nightstand either side, the 30 inch kind.');
    expect(widthsOf(concept, 'nightstand')).toHaveLength(2);
  });

  it('a recliner that stays stands beside two chairs', () => {
    const concept = plan(
      'living room',
      '15x18',
      "A sofa, two club chairs, and the recliner is Dad's and it stays.",
    );
    expect(widthsOf(concept, 'armchair').length).toBeGreaterThanOrEqual(2);
  });
});
