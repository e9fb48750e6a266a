import { describe, expect, it } from 'vitest';
import { clearAroundIsland } from '../../src/attachment/around-island.js';
import { readBrief } from '../../src/read-brief.js';

describe('Floor that words ask for around an island', () => {
  it.each([
    ['Please leave at least 48" between the island and everything.', 48],
    ['An island with 4 feet of clearance all around it.', 48],
    ['The island needs 42 inches on all sides.', 42],
    ['Island with 44 inch aisles around it, 36 inch range.', 44],
    ['We want aisles around the island of at least 50 inches.', 50],
  ])('%s', (text, inches) => {
    expect(clearAroundIsland(text)).toBe(inches);
  });

  it.each([
    'An island 48 inches long.',
    '48 inches between the island and the range.',
    'A 42 inch range and an island.',
    'A 48 inch round table with chairs around it, no room for an island.',
    '36 inches on both sides of the bed.',
  ])('is not told by: %s', (text) => {
    expect(clearAroundIsland(text)).toBeUndefined();
  });

  it('is no size of the island', () => {
    const read = (designPrompt: string) =>
      readBrief({ category: 'kitchen', area: '16x20', designPrompt }).brief;
    const both = read('An island 8 ft long with 42 inches of space on all sides.');
    expect(both.sizes).toEqual([{ thing: 'island', widthIn: 96 }]);
    expect(both.aroundIslandIn).toBe(42);
    expect(read('An island, 4 feet of clearance around the island.').sizes).toBeUndefined();
  });
});
