import { keptOf } from '@plumbline/brief';
import { type Brief, itemsOf, type Kind } from '@plumbline/concept';
import type { Draft } from './draft.js';
import { placeFirst, single } from './place.js';

/**
 * Machines of today that a room of this kind is not planned with, with the floor that they are used from: a refrigerator opens its doors
 * over 36 in. Usual sizes of US catalogues, inches.
 */
const MACHINES: Readonly<Partial<Record<string, ReturnType<typeof single>>>> = {
  refrigerator: single('refrigerator', 36, 30, 70, 36),
  'water-heater': single('water-heater', 24, 24, 60, 24),
  furnace: single('furnace', 24, 30, 60, 24),
};

/** Stands what is kept, and of which words tell where it is, before anything else takes its place. */
export function standKept(draft: Draft, brief: Brief): void {
  // Who keeps what heats the house keeps all of it.
  const kept = keptOf(brief).flatMap(({ id }) => (id === 'water-heater' ? ['furnace', id] : [id]));
  for (const id of kept) {
    const machine = MACHINES[id];
    const told = brief.thingsAt?.find(({ thing }) => thing === id);
    if (!machine || !told || itemsOf(draft, id as Kind).length > 0) continue;
    placeFirst(draft, [machine], { group: 'kept', ...(told.corner ? { only: 'corner' } : {}) });
  }
}
