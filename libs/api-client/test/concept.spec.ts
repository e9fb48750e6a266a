import { readFileSync } from 'node:fs';
import type * as concept from '@plumbline/concept';
import { expect, expectTypeOf, it } from 'vitest';
import type { Estimate, Finding, Item, Quantity, Reading, Room } from '../src/index.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: unknown;
  readonly const?: unknown;
}
const { components } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** The places below a schema where anything may stand. */
function openPlaces(schema: Schema, at: string, seen = new Set<Schema>()): string[] {
  const named = schema.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  if (!named) return [`${at}: ${schema.$ref} is not in the document`];
  if (seen.has(named)) return [];
  seen.add(named);
  const { properties, items, additionalProperties: others, type } = named;
  const several = named.oneOf ?? named.anyOf ?? named.allOf ?? named.prefixItems;
  const inner = [
    ...Object.entries(properties ?? {}).map(([name, field]) => [`${at}.${name}`, field] as const),
    ...(several ?? []).map((one, n) => [`${at}|${n}`, one] as const),
    ...(items ? [[`${at}[]`, items] as const] : []),
    ...(typeof others === 'object' ? [[`${at}{}`, others] as const] : []),
  ];
  const isOpen =
    others === true ||
    (type === 'object' && others === undefined) ||
    (type === 'array' && items === undefined) ||
    !(type || several || named.enum || 'const' in named);
  return [...(isOpen ? [at] : []), ...inner.flatMap(([place, one]) => openPlaces(one, place, seen))];
}

it('leaves nothing open in any part of a concept', () => {
  const { DesignResponse, AdminBidDetailResponse } = components.schemas;
  const parts = ['brief', 'room', 'findings', 'quantities', 'estimate'].map(
    (name) => [name, DesignResponse?.properties?.[name]] as const,
  );
  const open = [...parts, ['bid.estimate', AdminBidDetailResponse?.properties?.estimate] as const].flatMap(
    ([name, schema]) => openPlaces(schema ?? {}, name),
  );
  expect(open).toEqual([]);
  expect(openPlaces({ type: 'object', additionalProperties: true }, 'control')).toEqual(['control']);
});

it('gives pages the concept that the services write', () => {
  expectTypeOf<concept.Room>().toExtend<Room>();
  expectTypeOf<concept.VerifiedBrief>().toExtend<Reading>();
  expectTypeOf<concept.Finding>().toExtend<Finding>();
  expectTypeOf<concept.Quantity>().toExtend<Quantity>();
  expectTypeOf<concept.Estimate>().toExtend<Estimate>();
  expectTypeOf<Finding>().toExtend<concept.Finding>();
});

it('tells an item by its kind', () => {
  const drawersOf = (item: Item) => (item.kind === 'base-cabinet' ? item.traits?.drawers : undefined);
  expectTypeOf(drawersOf).returns.toEqualTypeOf<number | undefined>();
  // @ts-expect-error no kind of the catalogue
  const isNone = (item: Item) => item.kind === 'unicorn';
  expect(isNone({ kind: 'base-cabinet' } as Item)).toBe(false);
});
