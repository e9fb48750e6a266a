import { type EventMap, type EventName, MESSAGES } from '@plumbline/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Logger } from '../context/logger.js';
import { currentRequestId } from '../context/request-context.js';
import { Problem } from '../errors/problem.js';
import { storableJson } from '../input/json-text.js';
import { OutboxWriter } from './events.js';

/** Largest payload, in bytes of JSON: well below what a NATS message may hold (1 MiB). What is larger was asked for by a call. */
const PAYLOAD_MAX_BYTES = 512 * 1024;
/** At most one NOTIFY in this time, in milliseconds. */
const NOTIFY_EVERY_MS = 20;

/** The channel on which a process without the relay wakes the one that has it. */
export const wakeChannel = (service: string): string => `plumbline_${service}_outbox`;

/** The outbox table of a service's schema. */
export class PostgresOutbox extends OutboxWriter {
  private notifyTimer?: NodeJS.Timeout;

  /** @param wakeHere wakes the relay if it runs in this process; says whether it does */
  constructor(
    private readonly service: string,
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
    private readonly wakeHere: () => boolean,
  ) {
    super();
  }

  async add<N extends EventName>(
    tx: EntityManager,
    name: N,
    aggregateId: string,
    payload: EventMap[N],
  ): Promise<void> {
    await this.addAll(tx, name, [{ aggregateId, payload }]);
  }

  async addAll<N extends EventName>(
    tx: EntityManager,
    name: N,
    events: readonly { readonly aggregateId: string; readonly payload: EventMap[N] }[],
  ): Promise<void> {
    if (events.length === 0) return;
    const payloads = events.map(({ payload }) => storableJson(payload));
    if (payloads.some((payload) => Buffer.byteLength(payload) > PAYLOAD_MAX_BYTES)) {
      throw Problem.tooLarge(MESSAGES.server.tooMuchAtOnce);
    }
    await tx.query(
      `insert into outbox (id, name, aggregate_id, correlation_id, payload, occurred_at)
       select id, $1, aggregate_id, $2, payload::json, $3
       from unnest($4::uuid[], $5::text[], $6::text[]) with ordinality as event (id, aggregate_id, payload, place)
       order by place`,
      [
        name,
        currentRequestId(),
        new Date(),
        events.map(() => uuidv7()),
        events.map(({ aggregateId }) => aggregateId),
        payloads,
      ],
    );
  }

  wake(): void {
    if (this.wakeHere() || this.notifyTimer) return;
    this.notifyTimer = setTimeout(() => void this.notify(), NOTIFY_EVERY_MS);
  }

  close(): void {
    clearTimeout(this.notifyTimer);
  }

  private async notify(): Promise<void> {
    this.notifyTimer = undefined;
    try {
      await this.dataSource.query('select pg_notify($1, $2)', [wakeChannel(this.service), '']);
    } catch (error) {
      this.logger.debug({ err: error }, 'relay not woken; it looks for itself every second');
    }
  }
}
