import { ROOM_CATEGORIES } from '@plumbline/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRooms } from '../rules/random-request.js';
import { misplacedOf } from './misplaced.js';

/** Of each kind; `npm run sweep -- layouts` counts in a hundred of each, of new seeds. */
const PER_CATEGORY = 20;

describe('things where a builder or an owner would put them', () => {
  it.each(ROOM_CATEGORIES)('%s', (category) => {
    const rooms = fc.sample(randomRooms(category), { seed: 20_261_123, numRuns: PER_CATEGORY });
    const found = rooms.flatMap((room) =>
      misplacedOf(room).map((fault) => `${fault} in ${JSON.stringify(room)}`),
    );
    // One may be too small for better.
    expect(found.slice(1)).toEqual([]);
  });
});
