import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedProduct } from '@plumbline/testing';
import pg from 'pg';

/** What a product on this machine keeps of a person: looked for in its database, past every service. */

/** What services tell each other, and answers kept for calls that are sent twice: these go by their age. */
const BY_AGE = /\.(inbox|outbox|idempotency_key)$/;

/** The tables with a row that holds one of these words anywhere, but those that empty by age: `schema.table: word`. */
export async function rowsWith({ dataDir }: EmbeddedProduct, words: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: await databaseOf(dataDir) });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables.filter((table) => !BY_AGE.test(table.name))) {
      for (const word of words) {
        const { rowCount } = await client.query(
          `select 1 from ${name} as one where position($1 in one::text) > 0 limit 1`,
          [word],
        );
        if (rowCount) found.push(`${name}: ${word}`);
      }
    }
    return found;
  } finally {
    await client.end();
  }
}

async function databaseOf(dataDir: string): Promise<string> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const started = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8');
  const port = started.split('\n')[3]!.trim();
  return `postgres://plumbline:${password}@127.0.0.1:${port}/plumbline`;
}
