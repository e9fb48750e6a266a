import { seenFromWall } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/index.js';
import { openLeaf } from '../../src/rules/measuring/measure-plan.js';

/** Sizes that leave a choice of walls. */
const SIZES: Partial<Record<RoomCategory, readonly string[]>> = {
  bedroom: ['10x12', '12x14', '14x14', '16x18'],
  office: ['10x12', '12x14', '14x14', '16x18'],
  bathroom: ['8x10', '9x9', '10x12', '7x9'],
  'living room': ['12x14', '14x14', '16x18', '15x20'],
};

/** The windows of a room that a door covers when it stands open. */
function coveredWindows(category: RoomCategory, area: string, seed: number): number {
  const { room } = planConcept({ category, area }, { seed, date: '2026-11-28' });
  const leaves = room.openings.flatMap((door) => openLeaf(room, door) ?? []);
  return room.openings.filter(
    ({ kind, wall, offsetIn, widthIn }) =>
      kind === 'window' &&
      leaves.some((leaf) => {
        const { n, t, along } = seenFromWall(room.shell, wall, leaf);
        return n < 6 && t < offsetIn + widthIn && t + along > offsetIn;
      }),
  ).length;
}

describe('a door that stands open', () => {
  for (const [category, sizes] of Object.entries(SIZES) as [RoomCategory, readonly string[]][])
    it(`covers no window of a ${category} whose doors nobody told`, () => {
      const covered = sizes.flatMap((area, i) =>
        [0, 6, 12].map((seed) => coveredWindows(category, area, seed + i)),
      );
      // A small bedroom may have one wall alone that takes a window to escape by.
      expect(covered.filter((many) => many > 0).length).toBeLessThanOrEqual(1);
    });
});
