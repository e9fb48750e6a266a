import { MESSAGES } from '@plumbline/contracts';
import type { EntityManager } from 'typeorm';
import { bidKey } from '../../bid/bid-id.js';
import type { BulkResultResponse } from '../dto/administration.response.js';

/** The bids that a list of `_id`s and codes names, and how each name fared. */
export interface NamedBids {
  /** `_id`s, each once. */
  readonly found: readonly string[];
  /** One result a name, in their order; `refuse` may say why a bid that was found is not done. */
  results(refuse?: (id: string) => string | undefined): BulkResultResponse[];
}

export async function namedBids(db: EntityManager, names: readonly string[]): Promise<NamedBids> {
  const keys = names.map(bidKey);
  const ids = keys.flatMap((key) => (key && 'id' in key ? [key.id] : []));
  const codes = keys.flatMap((key) => (key && 'code' in key ? [key.code] : []));
  const rows = (await db.query(
    `select id, code from bid where id = any($1::uuid[])
     union select id, code from bid where code = any($2::text[])`,
    [ids, codes],
  )) as { id: string; code: string }[];
  const byKey = new Map(rows.flatMap(({ id, code }) => [[id, id] as const, [code, id] as const]));
  return {
    found: [...new Set(rows.map(({ id }) => id))],
    results: (refuse) =>
      names.map((name, index) => {
        const key = keys[index];
        const id = key && byKey.get('id' in key ? key.id : key.code);
        const error = id ? refuse?.(id) : MESSAGES.server.notFound;
        return error ? { id: name, ok: false, error } : { id: name, ok: true };
      }),
  };
}
