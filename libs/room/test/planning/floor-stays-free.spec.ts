import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { floorStaysFree, planConcept } from '../../src/index.js';

const isFree = (category: RoomCategory, designPrompt: string) =>
  floorStaysFree(planConcept({ category, designPrompt }, { seed: 1, date: '2026-11-22' }));

describe('what pictures put down on the floor', () => {
  it.each([
    ['garage', 'Two cars. No bikes, the trash cans stay outside'],
    ['garage', 'The trash cans stay outside'],
    ['living room', 'No baskets on the floor'],
    ['living room', 'Nothing on the floor, robot vacuum'],
    ['bedroom', 'Please keep the floor clear'],
    ['bathroom', 'No hamper'],
    ['bedroom', 'Wheelchair accessible'],
  ] as const)('is left away in a %s: "%s"', (category, words) => {
    expect(isFree(category, words)).toBe(true);
  });

  it('is all but what is refused alone: rugs or plants', () => {
    expect(isFree('living room', 'No plants, the cat eats them')).toEqual(['plants']);
    expect(isFree('kitchen', 'No rugs')).toEqual(['rug']);
  });

  it.each([
    ['garage', 'Two cars and a place for bikes'],
    ['living room', 'Oak floor, no carpet'],
    ['bathroom', 'Tile on the floor, a double vanity'],
  ] as const)('is there in a %s: "%s"', (category, words) => {
    expect(isFree(category, words)).toBe(false);
  });
});
