import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';

const plan = (category: RoomCategory, area: string, designPrompt: string) =>
  planConcept({ category, area, designPrompt }, { seed: 1, date: '2026-11-29' });

describe('what makes a room work comes before shelves and numbers', () => {
  it('seats look at a fire whose wall has no place for shelves on both sides', () => {
    const { room } = plan(
      'living room',
      '16x22',
      'Front door in the front wall way over on the right. Fireplace is in the middle of the back wall. On the right wall toward the back is a wide opening, five feet, to the dining room, and nothing can block that. Bookcases on the right side of the fireplace. A 65 inch TV left of the fireplace. A sofa facing the fireplace. By the front door a bench about 42 inches with hooks above.',
    );
    const of = (kind: string) => room.items.filter((item) => item.kind === kind);
    expect(of('fireplace').map(({ facing }) => facing)).toEqual(['south']);
    expect(of('sofa').map(({ facing }) => facing)).toEqual(['north']);
    expect(of('bench').length).toBe(1);
  });

  it('a door told behind a thing that is owned is where it was told', () => {
    const { room } = plan(
      'garage',
      '20x22',
      'One car. Chest freezer, already have it, 46 by 28, near the house door, which is in the back wall on the left.',
    );
    expect(room.openings.filter(({ side, kind }) => side === 'north' && kind !== 'window').length).toBe(1);
  });
});
