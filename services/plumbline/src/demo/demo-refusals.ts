import { DEMO_DOMAIN } from '@plumbline/contracts';
import { type Config, StartError } from '@plumbline/platform';
import pg from 'pg';

/**
 * Whether demo data may come here at all.
 *
 * @throws StartError for a production instance without `production`, and for the form with several processes
 */
export async function mayHaveDemo(
  env: Readonly<Record<string, string | undefined>>,
  { production }: { production: boolean },
): Promise<void> {
  const looksReal =
    env.NODE_ENV === 'production' ||
    (env.PUBLIC_URL && !/^https?:\/\/(localhost|127\.|\[::1\])/.test(env.PUBLIC_URL));
  if (looksReal && !production) {
    throw new StartError(
      'This instance looks like one for real people. If it is meant: npm run demo -- --production',
    );
  }
  if (env.NATS_URL || env.REDIS_URL) {
    throw new StartError(
      'npm run demo fills an instance that runs in one process: its mails must not reach the other processes. Unset NATS_URL and REDIS_URL.',
    );
  }
  if (env.DATABASE_URL) await nobodyElseOn(env.DATABASE_URL);
}

/** A running instance would send the demo's mails. */
async function nobodyElseOn(databaseUrl: string): Promise<void> {
  const others = await inDatabase(databaseUrl, async (db) => {
    const { rows } = await db.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return rows.length;
  });
  if (others > 0)
    throw new StartError('Somebody else uses this database. Stop Plumbline first, then try again.');
}

/** How many demo contractors are there. */
export async function demoContractors({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<number> {
  return inDatabase(databaseUrl, async (db) => {
    const { rows } = await db.query(
      'select count(*)::int as count from bids.contractor where email like $1',
      [`%${DEMO_DOMAIN}`],
    );
    return rows[0].count;
  });
}

export async function inDatabase<T>(databaseUrl: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
