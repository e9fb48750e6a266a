import { describe, expect, it } from 'vitest';
import { planConcept, surfacesLeftOpen } from '../../src/index.js';

describe('surfaces that may take the colors of a photo', () => {
  const leftOpen = (said: object) => {
    const { wishes, room } = planConcept(
      { category: 'living room', style: 'modern', ...said },
      { seed: 1, date: '2026-11-01' },
    );
    return surfacesLeftOpen(wishes, room.finishes);
  };

  it('are those the brief says nothing of', () => {
    expect(leftOpen({})).toEqual(['walls', 'floor', 'accent']);
    expect(leftOpen({ designPrompt: 'walnut floor' })).toEqual(['walls', 'accent']);
    expect(leftOpen({ colors: 'green walls' })).toEqual(['floor', 'accent']);
    expect(leftOpen({ colors: 'sage green' })).toEqual(['floor', 'accent']);
  });

  it('are no walls of boards or brick', () => {
    expect(leftOpen({ style: 'farmhouse', designPrompt: 'shiplap walls' })).not.toContain('walls');
  });
});
