import { type Kind, kindSpec } from './catalogue.js';
import type { Item, ItemOf, TraitsOf } from './item.js';

/** Whether a thing is of one of the kinds. */
export const isOf = <K extends Kind>(item: Item, ...kinds: readonly K[]): item is ItemOf<K> =>
  (kinds as readonly Kind[]).includes(item.kind);

/** The things of some kinds, in the room's order. */
export const itemsOf = <K extends Kind>(
  room: { readonly items: readonly Item[] },
  ...kinds: readonly K[]
): ItemOf<K>[] => room.items.filter(({ kind }) => (kinds as readonly Kind[]).includes(kind)) as ItemOf<K>[];

/** Whether a thing is of one of the kinds and one of these is its trait's value. */
export const hasTrait = <K extends Kind, N extends keyof TraitsOf<K>>(
  item: Item,
  kinds: readonly K[],
  name: N,
  ...values: readonly NonNullable<TraitsOf<K>[N]>[]
): boolean => {
  if (!isOf(item, ...kinds)) return false;
  const value = (item.traits as TraitsOf<K> | undefined)?.[name];
  return values.some((v) => v === value);
};

/** The same thing with these traits beside its own. */
export const withTraits = <K extends Kind>(item: ItemOf<K>, traits: TraitsOf<K>): ItemOf<K> =>
  ({ ...item, traits: { ...item.traits, ...traits } }) as ItemOf<K>;

/** Whether the floor plan shows a thing; receptacles and registers have drawings of their own: see `layer`. */
export const isOnFloorPlan = (item: Item): boolean => kindSpec(item.kind).layer === undefined;
