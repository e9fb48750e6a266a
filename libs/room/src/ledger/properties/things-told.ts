import { lastThingNamed } from '@plumbline/brief';
import type { Item } from '@plumbline/concept';
import { thingsPlaced } from '../../planner/floor/told-places.js';
import type { SaidOf } from '../said-of.js';

/**
 * The things that a property of a clause is told of: those named last before it, else those called by a word of the clause, else those
 * that show the clause as drawn.
 */
export function thingsTold({ words, items, e }: SaidOf, before: number): readonly Item[] {
  const led = words.slice(0, before);
  const id = lastThingNamed(led, e.room.category);
  const named = id === undefined ? [] : thingsPlaced(e.room, id);
  if (named.length > 0) return named;
  const lower = led.toLowerCase();
  const called = e.room.items.filter(
    ({ kind }) => kind.length > 3 && lower.includes(kind.replaceAll('-', ' ')),
  );
  return called.length > 0 ? called : e.room.items.filter((item) => items.includes(item.id));
}
