import type { Brief } from '@plumbline/concept';
import type { Draft } from './draft.js';
import { placeFirst, single } from './place.js';
import { placedAsTold } from './told-places.js';

/** Furnace and water heater of today, with 30 in of floor before them to serve them from (IRC M1305.1). Inches. */
const HEAT = {
  furnace: single('furnace', 24, 30, 60, 30),
  'water-heater': single('water-heater', 24, 24, 60, 30),
} as const;

/** Whether words tell where furnace or water heater are. */
export const isHeatTold = ({ thingsAt = [] }: Pick<Brief, 'thingsAt'>): boolean =>
  thingsAt.some(({ thing }) => thing === 'furnace' || thing === 'water-heater');

/** What it takes off a plan to move what heats the house: more than all told places together. */
const MOVED = 500;

/**
 * Stands what heats the house where words tell that it is, before anything is set around it. Answers what a plan loses by
 * what stands elsewhere: a door in its corner, say.
 */
export function standWhatHeats(draft: Draft, { thingsAt = [] }: Pick<Brief, 'thingsAt'>): number {
  let lost = 0;
  for (const kind of ['furnace', 'water-heater'] as const) {
    const told = thingsAt.find(({ thing }) => thing === kind);
    if (!told) continue;
    placeFirst(draft, [HEAT[kind]], { group: 'mechanical', only: 'corner' });
    if (!placedAsTold(draft, told)) lost += MOVED;
  }
  return lost;
}
