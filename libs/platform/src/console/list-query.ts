import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { LIMITS, TOTAL_IS_EXACT_HEADER } from '@plumbline/contracts';
import type { Request, Response } from 'express';
import { Problem } from '../errors/problem.js';
import { assertPlainJson } from '../input/json-text.js';

/**
 * What a console list asks for, in ra-data-simple-rest's dialect:
 * `sort=["field","ASC"]&range=[0,9]&filter={"status":"sent","id":["…"]}`.
 */
export interface ListQuery {
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Rows to skip. */
  readonly offset: number;
  /** Rows to answer, at most 100 (1,000 where `ids` asks for named rows). */
  readonly limit: number;
  /** getMany: the rows with these ids. */
  readonly ids?: readonly string[];
  /** The other filters; empty ones are left out. */
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Reads the query of a console list. @throws Problem 400 for what is not the dialect */
export const ConsoleList = createParamDecorator((_: unknown, context: ExecutionContext): ListQuery => {
  const { query } = context.switchToHttp().getRequest<Request>();
  return parseListQuery(query as Record<string, unknown>);
});

function parseListQuery(query: Readonly<Record<string, unknown>>): ListQuery {
  const sort = parse(query.sort, isSort);
  const [from, to] = parse(query.range, isRange) ?? [0, LIMITS.adminPageSize - 1];
  const { id, ...rest } = parse(query.filter, isRecord) ?? {};
  const ids =
    id === undefined ? undefined : (Array.isArray(id) ? id : [id]).map(String).slice(0, LIMITS.bulkIdsMax);
  return {
    ...(sort ? { sort: { field: sort[0], order: sort[1] } } : {}),
    offset: from,
    limit: ids ? ids.length : Math.min(to - from + 1, LIMITS.pageSizeMax),
    ...(ids ? { ids } : {}),
    filter: Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '' && value !== null)),
  };
}

interface PageOfTotal {
  readonly offset: number;
  readonly count: number;
  readonly total: number;
  /** There may be more. Where nothing is said, a total under the limit of counting is exact. */
  readonly totalIsExact?: boolean;
}

/** `Content-Range: bids 0-9/123`, which react-admin reads the total from; beside it, whether that is all. */
export function setContentRange(
  response: Response,
  resource: string,
  { offset, count, total, totalIsExact = total < LIMITS.exactTotalMax }: PageOfTotal,
): void {
  response.setHeader(
    'Content-Range',
    `${resource} ${offset}-${Math.max(offset, offset + count - 1)}/${total}`,
  );
  response.setHeader(TOTAL_IS_EXACT_HEADER, String(totalIsExact));
  response.setHeader('Access-Control-Expose-Headers', `Content-Range, ${TOTAL_IS_EXACT_HEADER}`);
}

function parse<T>(text: unknown, fits: (value: unknown) => value is T): T | undefined {
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string') throw malformed();
  assertPlainJson(Buffer.from(text));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed();
  }
  if (!fits(value)) throw malformed();
  return value;
}

const malformed = () =>
  Problem.invalid('Lists take sort=["field","ASC"], range=[0,9] and filter={…} as JSON.');

const isSort = (value: unknown): value is [string, 'ASC' | 'DESC'] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  (value[1] === 'ASC' || value[1] === 'DESC');

const isRange = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((n) => Number.isSafeInteger(n) && n >= 0) &&
  value[1] >= value[0];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
