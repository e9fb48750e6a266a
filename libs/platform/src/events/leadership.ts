import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@plumbline/contracts';
import pg from 'pg';
import type { Logger } from '../context/logger.js';

/** How often a process that does not lead asks for the lock, in milliseconds. */
const ASK_EVERY_MS = 1_000;

/**
 * Of all processes of a service, one leads: it holds an advisory lock of the service's schema on a connection
 * of its own. The lock ends with the process or the connection, and another process takes over.
 */
export class Leadership {
  private readonly stopping = new AbortController();
  private running?: Promise<void>;

  constructor(
    private readonly service: ServiceName,
    private readonly databaseUrl: string,
    private readonly logger: Logger,
    /** What the leader does, until the signal says that the lock is lost or the process stops. */
    private readonly lead: (client: pg.Client, signal: AbortSignal) => Promise<void>,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  /** Ends the work of the leader and frees the lock. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        await this.term(signal);
      } catch (error) {
        this.logger.warn({ err: error }, 'event delivery interrupted; taken up again');
      }
      await sleep(ASK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async term(stopping: AbortSignal): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: `plumbline-${this.service}-events`,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      // A host that vanished without a word frees its lock within half a minute.
      options: `-c search_path=${this.service},public -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3`,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    try {
      await client.connect();
      const signal = AbortSignal.any([stopping, lost.signal]);
      while (!signal.aborted && !(await this.locks(client))) {
        await sleep(ASK_EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
      if (!signal.aborted) await this.lead(client, signal);
    } finally {
      await client.end();
    }
  }

  private async locks(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [`plumbline events of ${this.service}`],
    );
    return rows[0]?.held === true;
  }
}
