import type { ServiceName } from '@plumbline/contracts';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Logger } from '../context/logger.js';
import { gauge } from '../metrics/gauges.js';
import type { EventHandlers } from './discover-event-handlers.js';
import type { EventBus, EventHandler } from './events.js';
import type { FailPoints } from './fail-points.js';
import { type ErasedPerson, forgetPeopleAgain, forgetPerson } from './forget-person.js';
import { Inbox } from './inbox.js';
import { INBOX_POLICY, type InboxPolicy, InboxWorker } from './inbox-worker.js';
import { Leadership } from './leadership.js';
import { PostgresOutbox, wakeChannel } from './postgres-outbox.js';
import { Relay } from './relay.js';

/** Published events stay this long, so that they can be published again; a bus may lose what it acknowledged. */
const OUTBOX_KEPT = '24 hours';
/** Longer than outbox and stream keep anything: a repeat is always known. */
const INBOX_KEPT = '72 hours';
const SWEEP_EVERY_MS = 3_600_000;

export interface EventsRunnerOptions {
  readonly service: ServiceName;
  readonly dataSource: DataSource;
  readonly databaseUrl: string;
  readonly bus: EventBus;
  readonly logger: Logger;
  readonly policy?: InboxPolicy;
  readonly failPoints?: FailPoints;
}

/**
 * A service's events at run time: its outbox, the relay that publishes it, the subscription that fills its
 * inbox, and the worker that empties it. Relay and subscription run in one process of a service at a time.
 */
export class EventsRunner {
  readonly outbox: PostgresOutbox;
  readonly inbox: Inbox;
  private readonly relay: Relay;
  private readonly leadership: Leadership;
  private handlers: EventHandlers = new Map();
  private worker?: InboxWorker;
  private leading = false;
  private sweeping?: NodeJS.Timeout;

  constructor(private readonly options: EventsRunnerOptions) {
    const { service, dataSource, databaseUrl, bus, logger, failPoints } = options;
    this.relay = new Relay(service, bus, logger, failPoints);
    this.outbox = new PostgresOutbox(service, dataSource, logger, () => {
      if (this.leading) this.relay.wake();
      return this.leading;
    });
    this.inbox = new Inbox(dataSource, () => this.worker?.wake());
    this.leadership = new Leadership(service, databaseUrl, logger, (client, signal) =>
      this.lead(client, signal),
    );
  }

  /**
   * Says what the service listens to. In the one-process form all services do so before any of them starts, so
   * that no event passes one that is still coming up.
   */
  use(handlers: EventHandlers): void {
    this.handlers = new Map(handlers).set('person.erased', erasing(handlers.get('person.erased')));
    this.options.bus.expect(this.options.service, [...this.handlers.keys()]);
  }

  /** Starts publishing, receiving and handling. What is away for the moment is waited for in the background. */
  async start(): Promise<void> {
    const { dataSource, logger, policy = INBOX_POLICY, failPoints } = this.options;
    this.worker = new InboxWorker(dataSource, this.handlers, logger, policy, failPoints);
    this.worker.start();
    this.leadership.start();
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_EVERY_MS);
    this.sweeping.unref();
  }

  /** Handlers end their work, then the relay publishes what is left. */
  async stop(): Promise<void> {
    clearInterval(this.sweeping);
    await this.worker?.stop();
    await this.leadership.stop();
    this.outbox.close();
  }

  /** Events committed and not published yet. */
  async unpublished(): Promise<number> {
    const [row] = (await this.options.dataSource.query(
      'select count(*)::int as unpublished from outbox where published_at is null',
    )) as { unpublished: number }[];
    return row?.unpublished ?? 0;
  }

  /** What waits, and for how long, in outbox and inbox. */
  registerMetrics(registry: Registry): void {
    const { dataSource, logger } = this.options;
    const common = { registry, logger };
    const outbox = async (): Promise<{ events: number; oldest: number }> => {
      const [row] = await dataSource.query(
        `select count(*)::int as events, coalesce(extract(epoch from now() - min(occurred_at)), 0)::float as oldest
         from outbox where published_at is null`,
      );
      return row;
    };
    const inbox = (figure: 'events' | 'oldest') => async () => {
      const rows: { status: string; events: number; oldest: number }[] = await dataSource.query(
        `select status, count(event_id)::int as events,
           coalesce(extract(epoch from now() - min(received_at)), 0)::float as oldest
         from unnest(array['pending', 'parked']) as status left join inbox using (status) group by status`,
      );
      return rows.map((row) => ({ labels: { status: row.status }, value: row[figure] }));
    };
    gauge({
      ...common,
      name: 'plumbline_outbox_unpublished',
      help: 'Events committed and not published yet.',
      read: async () => [{ value: (await outbox()).events }],
    });
    gauge({
      ...common,
      name: 'plumbline_outbox_oldest_seconds',
      help: 'Age of the oldest event that is not published yet.',
      read: async () => [{ value: (await outbox()).oldest }],
    });
    gauge({
      ...common,
      name: 'plumbline_inbox_events',
      help: 'Events that wait to be handled (pending) or that failed too often (parked).',
      labelNames: ['status'],
      read: inbox('events'),
    });
    gauge({
      ...common,
      name: 'plumbline_inbox_oldest_seconds',
      help: 'How long the oldest event has been pending or parked.',
      labelNames: ['status'],
      read: inbox('oldest'),
    });
    gauge({
      ...common,
      name: 'plumbline_erasures_parked',
      help: 'People who asked to be forgotten and are not: their event failed too often. Alert above 0.',
      read: async () => [{ value: await this.inbox.parkedErasures() }],
    });
  }

  /** Forgets what nobody can ask for again. */
  async sweep(): Promise<void> {
    const { dataSource, logger } = this.options;
    try {
      await dataSource.query(`delete from outbox where published_at < now() - interval '${OUTBOX_KEPT}'`);
      await dataSource.query(`delete from inbox where done_at < now() - interval '${INBOX_KEPT}'`);
    } catch (error) {
      logger.warn({ err: error }, 'old events not swept; tried again in an hour');
    }
    try {
      await forgetPeopleAgain(dataSource, logger);
      await this.retryErasures();
    } catch (error) {
      logger.error({ err: error }, 'erasures not looked after; tried again in an hour');
    }
  }

  /** @throws Error that an operator may read, while anybody's erasure is parked */
  async checkErasures(): Promise<void> {
    const parked = await this.inbox.parkedErasures();
    if (parked > 0)
      throw new Error(
        `${parked} erasure${parked === 1 ? ' is' : 's are'} parked: people were told that all about them is being deleted. Look at person.erased under Events in the console.`,
      );
  }

  /** People were told that all about them is being deleted: it is tried once an hour until it is done. */
  private async retryErasures(): Promise<void> {
    const { logger, policy = INBOX_POLICY } = this.options;
    const parked = await this.inbox.retryErasures(policy.attempts - 1);
    if (parked > 0) logger.error({ parked }, 'ERASURES ARE PARKED; each is tried once more');
  }

  private async lead(client: pg.Client, signal: AbortSignal): Promise<void> {
    const { service, bus } = this.options;
    client.on('notification', () => this.relay.wake());
    await client.query(`listen ${wakeChannel(service)}`);
    const subscription = await bus.subscribe(service, [...this.handlers.keys()], this.inbox);
    this.leading = true;
    try {
      await this.relay.run(client, signal);
    } finally {
      this.leading = false;
      await subscription.close();
    }
  }
}

/** Every service hears of an erased person: its own events speak of them too. */
const erasing =
  (theirOwn: EventHandler | undefined): EventHandler =>
  async (event, tx) => {
    await theirOwn?.(event, tx);
    await forgetPerson(tx, event.payload as ErasedPerson);
  };
