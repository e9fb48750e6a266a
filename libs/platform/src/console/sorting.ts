import { LIMITS } from '@plumbline/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Problem } from '../errors/problem.js';
import type { ListQuery } from './list-query.js';

/** What a console list may be sorted by. Its index has these columns and then the id. */
export interface SortField {
  /** SQL expressions; ties end with the id, which grows with time. */
  readonly columns: readonly string[];
  /** The first column may be empty; an empty cell counts as smallest, and so does its index (`nulls first`). */
  readonly nullable?: boolean;
}

export interface OrderTerm {
  readonly sql: string;
  readonly order: 'ASC' | 'DESC';
  readonly nulls?: 'NULLS FIRST' | 'NULLS LAST';
}

/** The field a list is sorted by and its direction. @throws Problem 400 for a field that is none of them */
export function readSort<F>(
  { sort }: Pick<ListQuery, 'sort'>,
  fields: Readonly<Record<string, F>>,
  newest: F,
): { readonly field: F; readonly descending: boolean } {
  if (!sort) return { field: newest, descending: true };
  const field = Object.hasOwn(fields, sort.field) ? fields[sort.field] : undefined;
  if (!field) throw Problem.invalid(sortSentence(Object.keys(fields)));
  return { field, descending: sort.order === 'DESC' };
}

/** "Sort by a, b or c." */
export const sortSentence = (names: readonly string[]): string =>
  `Sort by ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;

/** The terms of ORDER BY; `id` ends ties. */
export function orderTerms({ columns, nullable }: SortField, descending: boolean, id: string): OrderTerm[] {
  const order = descending ? 'DESC' : 'ASC';
  return [...columns, ...(columns.includes(id) ? [] : [id])].map((sql, index) => ({
    sql,
    order,
    ...(nullable && index === 0 ? { nulls: descending ? 'NULLS LAST' : 'NULLS FIRST' } : {}),
  }));
}

export const orderSql = (terms: readonly OrderTerm[]): string =>
  terms.map(({ sql, order, nulls }) => [sql, order, nulls].filter(Boolean).join(' ')).join(', ');

/** How many rows `builder` selects, looking at no more than `most`. */
export async function countUpTo(
  builder: SelectQueryBuilder<ObjectLiteral>,
  most: number = LIMITS.exactTotalMax,
): Promise<number> {
  const [hits, parameters] = builder.clone().select('1').limit(most).getQueryAndParameters();
  const [row] = await builder.connection.query(
    `select count(*)::int as total from (${hits}) hits`,
    parameters,
  );
  return row.total;
}

/**
 * The ids of one page of what `builder` selects from, and the total, which is exact up to 10,000.
 *
 * @throws Problem 400 for a field that is none of `fields`
 */
export async function sortedPage<T extends ObjectLiteral>(
  query: ListQuery,
  builder: SelectQueryBuilder<T>,
  fields: Readonly<Record<string, SortField>>,
  newest: SortField,
): Promise<{ ids: string[]; total: number }> {
  const { field, descending } = readSort(query, fields, newest);
  const terms = orderTerms(field, descending, `${builder.alias}.id`);
  const total = await countUpTo(builder);
  const find = total < LIMITS.exactTotalMax ? sortedHits : alongIndex;
  return { ids: await find(builder, terms, query), total };
}

type Slice = Pick<ListQuery, 'offset' | 'limit'>;

/** Many hits are read along the order's own index. */
async function alongIndex<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  terms: readonly OrderTerm[],
  { offset, limit }: Slice,
): Promise<string[]> {
  const page = builder.clone().select(`${builder.alias}.id`, 'id').offset(offset).limit(limit);
  for (const { sql, order, nulls } of terms) page.addOrderBy(sql, order, nulls);
  return (await page.getRawMany<{ id: string }>()).map(({ id }) => id);
}

/** Few hits are found by the filter's index and then sorted: along the order's index the planner would look long. */
async function sortedHits<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  terms: readonly OrderTerm[],
  { offset, limit }: Slice,
): Promise<string[]> {
  const all = builder.clone().select(`${builder.alias}.id`, 'id');
  const keys = terms.map((term, index) => {
    if (term.sql === `${builder.alias}.id`) return { ...term, sql: 'id' };
    all.addSelect(term.sql, `key${index}`);
    return { ...term, sql: `key${index}` };
  });
  const [hits, parameters] = all.getQueryAndParameters();
  const rows: { id: string }[] = await builder.connection.query(
    `select id from (${hits} offset 0) hits order by ${orderSql(keys)} limit ${limit} offset ${offset}`,
    parameters,
  );
  return rows.map(({ id }) => id);
}

/** Rows in the order of the ids they were asked for by; an id without a row is left out. */
export function inOrderOf<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
