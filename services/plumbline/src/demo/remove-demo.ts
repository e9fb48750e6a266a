import { DEMO_DOMAIN } from '@plumbline/contracts';
import { type Config, createStorage } from '@plumbline/platform';
import { DEMO_STREET } from './demo-people.js';
import { inDatabase } from './demo-refusals.js';

/** Takes away what fillDemo() made, rows and files, and nothing else. */
export async function removeDemo(config: Config, origin: string): Promise<void> {
  const address = `%${DEMO_DOMAIN}`;
  const street = `% ${DEMO_STREET},%`;
  const { keys, uploads } = await inDatabase(config.databaseUrl, async (db) => {
    await db.query('begin');
    await db.query('delete from bids.bid_request where demo or user_email like $1', [address]);
    const contractors = await db.query(
      'delete from bids.contractor where demo or email like $1 returning id::text',
      [address],
    );
    await db.query(
      `delete from notifications.email_log
       where email like $1 or about_id = any($2::text[]) or contractor_id = any($2::text[])`,
      [address, contractors.rows.map(({ id }) => id)],
    );
    const jobs = await db.query(
      `delete from designs.design_job where wish ->> 'fullAddress' like $1 returning design_id`,
      [street],
    );
    const ids: string[] = jobs.rows.map(({ design_id }) => design_id);
    await db.query('delete from designs.design where id = any($1)', [ids]);
    const files = await db.query('delete from designs.design_file where design_id = any($1) returning key', [
      ids,
    ]);
    await db.query('delete from bids.known_design where id = any($1)', [ids]);
    for (const service of ['bids', 'notifications']) {
      await db.query(`delete from ${service}.known_design_file where design_id = any($1)`, [ids]);
    }
    const kept = await db.query('select id from uploads.upload where full_address like $1', [street]);
    await db.query('commit');
    return {
      keys: files.rows.map(({ key }) => key as string),
      uploads: kept.rows.map(({ id }) => id as string),
    };
  });
  for (const id of uploads) {
    const response = await fetch(`${origin}/api/console/uploads/${id}`, {
      method: 'DELETE',
      headers: { 'x-admin-token': config.adminToken },
    });
    if (!response.ok) throw new Error(`An upload could not be deleted: ${response.status}.`);
  }
  const storage = await createStorage(config);
  try {
    for (const key of keys) await storage.delete(key);
  } finally {
    await storage.close();
  }
}
