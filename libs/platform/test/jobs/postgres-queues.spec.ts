import { once } from 'node:events';
import { startPostgres } from '@plumbline/testing';
import pg from 'pg';
import { PostgresQueues } from '../../src/jobs/postgres-queues.js';

describe('queues in Postgres', () => {
  it('outlive a server that goes away while they hold a connection and ask nothing', async () => {
    const postgres = await startPostgres({ own: true });
    const queues = new PostgresQueues(postgres.url);
    // Another connection hears of the end as late as theirs does.
    const witness = new pg.Client({ connectionString: postgres.url });
    await witness.connect();
    witness.on('error', () => undefined);
    const gone = once(witness, 'end');
    const held = queues.exclusively('test', async () => {
      await postgres.kill();
      await gone;
    });
    await expect(held).rejects.toThrow();
    await postgres.restart();
    await queues.exclusively('test', async () => {});
    await queues.close();
    await postgres.stop();
  });
});
