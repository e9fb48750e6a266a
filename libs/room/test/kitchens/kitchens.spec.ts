import { describe, expect, it } from 'vitest';
import { layoutCounts } from '../rules/layouts.js';

describe('kitchens of all sizes and layouts', () => {
  // With one seed; `npm run sweep -- layouts` takes three.
  it('show none of the faults that a designer sees at once', () => {
    const [kitchens] = layoutCounts(['Kitchens'], 1);
    expect(kitchens?.rooms).toBeGreaterThan(80);
    expect(Object.entries(kitchens?.counts ?? {}).filter(([, { found }]) => found > 0)).toEqual([]);
  });
});
