import {
  hasTrait,
  type ItemOf,
  itemsOf,
  type Kind,
  type Opening,
  type Room,
  type TraitsOf,
} from '@plumbline/concept';
import { soldWidth } from '../geometry/items.js';
import type { Shows } from './evidence.js';

/** Ways to say how something shows in a finished room, by kind, trait, width, opening or price. */

export const item =
  <K extends Kind>(kinds: readonly K[], test: (i: ItemOf<K>) => unknown = () => true): Shows =>
  ({ room }) =>
    itemsOf(room, ...kinds).some(test);

export const kind = (...kinds: Kind[]): Shows => item(kinds);

export const trait =
  <K extends Kind, N extends keyof TraitsOf<K>>(
    kinds: K | readonly K[],
    name: N,
    ...values: NonNullable<TraitsOf<K>[N]>[]
  ): Shows =>
  ({ room }) =>
    room.items.some((i) => hasTrait(i, [kinds].flat() as K[], name, ...values));

export const wide = (kinds: readonly Kind[], inches: number): Shows =>
  item(kinds, (i) => soldWidth(i) === inches);

export const opening =
  (test: (o: Opening) => boolean): Shows =>
  ({ room }) =>
    room.openings.some(test);

export const priced =
  (...ids: string[]): Shows =>
  ({ quantities }) =>
    quantities.some((q) => ids.includes(q.price));

export const any =
  (...tests: Shows[]): Shows =>
  (e) =>
    tests.some((test) => test(e));

export const count =
  (least: number, ...kinds: Kind[]): Shows =>
  ({ room }) =>
    room.items.filter((i) => kinds.includes(i.kind)).length >= least;

/** Whether a bar stands in a room: a small refrigerator alone makes none. */
export const hasBar = ({ items }: Room): boolean =>
  items.some((i) => i.group === 'bar' && i.kind !== 'beverage-cooler' && i.kind !== 'refrigerator');

/** No planner draws it. */
export const never: Shows = () => false;
