import { z } from 'zod';
import { inches, line, list, position, record, sideSchema, word } from '../units.js';
import type { KindSpec, TraitValues } from './catalogue/kind-spec.js';
import { CATALOGUE, KINDS, type Kind } from './catalogue.js';

/** An axis-aligned box: minimum corner and size, in inches. */
export const boxSchema = record({
  x: position,
  y: position,
  z: position,
  widthIn: inches,
  depthIn: inches,
  heightIn: inches,
});
export type Box = z.infer<typeof boxSchema>;

const base = {
  id: word,
  /** What a person calls it: "Base cabinet 30", "Range 36". */
  label: line,
  /** Its extent in the room, already turned: a base cabinet on the north wall faces south. */
  box: boxSchema,
  /** Which way its front looks. */
  facing: sideSchema,
  /** Items of one run, island or furniture group share a group id. */
  group: word.optional(),
  /** It belongs to the house: no plan moves it. */
  fixed: z.boolean().optional(),
  /** It is there before the work and remains: drawn light, neither built nor priced. */
  existing: z.boolean().optional(),
};
type ItemBase = z.infer<ReturnType<typeof record<typeof base>>>;

type ValueOf<V> = V extends readonly (infer W)[]
  ? W
  : V extends 'boolean'
    ? boolean
    : V extends 'number'
      ? number
      : string;

/** What a kind may carry beyond its box, as the catalogue says: hinge side, drawers, seats … */
export type TraitsOf<K extends Kind> = K extends Kind
  ? (typeof CATALOGUE)[K] extends { readonly traits: infer T }
    ? { readonly [N in keyof T]?: ValueOf<T[N]> }
    : Readonly<Record<string, never>>
  : never;

/** Placed things by their kind. */
type Items = {
  readonly [K in Kind]: ItemBase & { readonly kind: K; readonly traits?: TraitsOf<K> };
};

/** Placed things of some kinds: narrow by `kind`, and `traits` is of that kind. */
export type ItemOf<K extends Kind> = Items[K];

/** A placed thing. */
export type Item = Items[Kind];

/** The largest number that a trait takes: cubic feet a minute of a fan in a hall. */
const MOST = 100_000;

const valueSchema = (values: TraitValues): z.ZodType =>
  values === 'boolean'
    ? z.boolean()
    : values === 'number'
      ? z.number().min(0).max(MOST)
      : values === 'text'
        ? word.or(z.literal(''))
        : z.enum(values);

const traitsSchema = ({ traits = {} }: KindSpec) =>
  record(
    Object.fromEntries(
      Object.entries(traits).map(([name, values]) => [name, valueSchema(values).optional()]),
    ),
  );

const kinds = KINDS.map((kind) =>
  record({ ...base, kind: z.literal(kind), traits: traitsSchema(CATALOGUE[kind]).optional() }),
);

/** Made of the catalogue, kind by kind; so is the type. */
export const itemSchema = z.discriminatedUnion(
  'kind',
  kinds as [(typeof kinds)[number], ...typeof kinds],
) as unknown as z.ZodType<Item>;

export const itemsSchema = list(itemSchema, 600);
