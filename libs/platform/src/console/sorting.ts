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

/**
 * The ids of one page of what `builder` selects from. Few hits are found by the filter's index and then sorted;
 * many are read along the order's own index, which the planner would also do, at length, for few.
 */
export async function sortedIds<T extends ObjectLiteral>(
  builder: SelectQueryBuilder<T>,
  terms: readonly OrderTerm[],
  { offset, limit, few }: { offset: number; limit: number; few: boolean },
): Promise<string[]> {
  const page = builder.clone().select(`${builder.alias}.id`, 'id');
  if (!few) {
    for (const { sql, order, nulls } of terms) page.addOrderBy(sql, order, nulls);
    return (await page.offset(offset).limit(limit).getRawMany<{ id: string }>()).map(({ id }) => id);
  }
  const keys = terms.map((term, index) => {
    if (term.sql === `${builder.alias}.id`) return { ...term, sql: 'id' };
    page.addSelect(term.sql, `key${index}`);
    return { ...term, sql: `key${index}` };
  });
  const [hits, parameters] = page.getQueryAndParameters();
  const rows: { id: string }[] = await builder.connection.query(
    `select id from (${hits} offset 0) hits order by ${orderSql(keys)} limit ${limit} offset ${offset}`,
    parameters,
  );
  return rows.map(({ id }) => id);
}
