import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { startPostgres } from '@plumbline/testing';
import pg from 'pg';
import { PostgresQueues, SharedConnection } from '../../src/jobs/postgres-queues.js';

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

  it('outlive a server that goes away in the moment in which it takes their listening connection', async () => {
    // What Postgres writes: the caller is let in, may ask, and hears in the same packet that the server ends.
    const message = (kind: string, body: Buffer): Buffer => {
      const head = Buffer.from(`${kind}\0\0\0\0`);
      head.writeInt32BE(body.length + 4, 1);
      return Buffer.concat([head, body]);
    };
    const ends = Buffer.from('SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0');
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () =>
        socket.end(
          Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I')), message('E', ends)]),
        ),
      );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const connection = new SharedConnection(`postgres://somebody:secret@127.0.0.1:${port}/jobs`);
    const client = await connection.getListenClient();
    await expect(client.query('listen jobs')).rejects.toThrow();
    await connection.close();
    server.close();
  });
});
