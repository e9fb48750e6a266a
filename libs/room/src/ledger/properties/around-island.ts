import { clearAroundIsland } from '@plumbline/brief';
import { itemsOf, SIDES } from '@plumbline/concept';
import { rectOf } from '../../geometry/geometry.js';
import { ahead } from '../../rules/measuring/measure-plan.js';
import type { SaidOf } from '../said-of.js';

/** An inch that nobody measures. */
const SAME = 1;

/** That something stands nearer to the island than a clause tells, and where. Lengths are inches. */
export function nearerToIsland({ words, e: { room } }: SaidOf): string | undefined {
  const told = clearAroundIsland(words);
  if (told === undefined) return undefined;
  const counters = itemsOf(room, 'countertop').filter(({ group }) => group !== 'island');
  const near = itemsOf(room, 'countertop')
    .filter(({ group }) => group === 'island')
    .flatMap((top) =>
      SIDES.map((side) => {
        const rect = rectOf(top.box);
        const free = (all: typeof room) => ahead(all, rect, side, (o) => o.group === 'island').distance;
        // Other counters reach over the fronts of their cabinets.
        const lowered = counters.map((one) => ({ ...one, box: { ...one.box, z: 0 } }));
        return { side, inches: Math.min(free(room), free({ ...room, items: lowered })) };
      }),
    )
    .sort((a, b) => a.inches - b.inches)[0];
  return near && near.inches < told - SAME
    ? `On its ${near.side} side the island has ${Math.round(near.inches * 10) / 10} in of floor here, not ${told}.`
    : undefined;
}
