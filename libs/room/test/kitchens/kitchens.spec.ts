import { describe, expect, it } from 'vitest';
import { layoutCounts } from '../rules/layouts.js';

describe('kitchens of all sizes and layouts', () => {
  it('show none of the faults that a designer sees at once', () => {
    for (const { title, counts } of layoutCounts()) {
      expect(title).toBe('Kitchens');
      expect(Object.entries(counts).filter(([, { found }]) => found > 0)).toEqual([]);
      break;
    }
  });
});
