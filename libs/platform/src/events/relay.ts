import type { EventEnvelope, EventName, ServiceName } from '@plumbline/contracts';
import type pg from 'pg';
import type { Logger } from '../context/logger.js';
import { Alarm } from './alarm.js';
import type { EventBus } from './events.js';
import type { FailPoints } from './fail-points.js';

/** The relay looks for unpublished events at least this often, in milliseconds. */
const POLL_MS = 1_000;
const BATCH = 500;
const RETRY_MIN_MS = 100;

interface OutboxRow {
  seq: string;
  id: string;
  name: EventName;
  aggregate_id: string;
  correlation_id: string;
  payload: unknown;
  occurred_at: Date;
}

/**
 * Publishes what the outbox holds, in the order of `seq`. It works on the connection that holds the schema's
 * lock, so that it ends with the lock: there is one at a time.
 */
export class Relay {
  private readonly alarm = new Alarm();

  constructor(
    private readonly service: ServiceName,
    private readonly bus: EventBus,
    private readonly logger: Logger,
    private readonly failPoints: FailPoints = {},
  ) {}

  /** Something was committed. */
  wake(): void {
    this.alarm.ring();
  }

  /** Publishes until the signal is given, then once more whatever was committed before it. */
  async run(client: pg.Client, signal: AbortSignal): Promise<void> {
    let unsure = true;
    let waitMs = RETRY_MIN_MS;
    const forget = this.bus.onReconnect(() => {
      unsure = true;
      this.alarm.ring();
    });
    try {
      for (let last = false; !last; ) {
        last = signal.aborted;
        try {
          if (unsure) {
            unsure = false;
            await this.republishWhatTheStreamLost(client).catch((error) => {
              unsure = true;
              throw error;
            });
          }
          const published = await this.publishBatch(client, () => unsure);
          if (waitMs > RETRY_MIN_MS) this.logger.info('events are published again');
          waitMs = RETRY_MIN_MS;
          if (published === BATCH) last = false;
          else if (!last) await this.alarm.sleep(POLL_MS, signal);
        } catch (error) {
          if (waitMs === RETRY_MIN_MS) this.logger.warn({ err: error }, 'events not published; tried again');
          if (!last) await this.alarm.sleep(waitMs, signal);
          waitMs = Math.min(POLL_MS, waitMs * 2);
        }
      }
    } finally {
      forget();
    }
  }

  private async publishBatch(client: pg.Client, interrupted: () => boolean): Promise<number> {
    const { rows } = await client.query<OutboxRow>({
      name: 'outbox-batch',
      text: `select seq, id, name, aggregate_id, correlation_id, payload, occurred_at
             from outbox where published_at is null order by seq limit ${BATCH}`,
    });
    if (rows.length === 0) return 0;
    if (interrupted()) return BATCH;
    const events = rows.map((row) => this.envelope(row));
    const positions = await this.bus.publish(events);
    await this.failPoints.afterPublish?.(events);
    await client.query({
      name: 'outbox-published',
      text: `update outbox set published_at = now(), stream_position = nullif(position, 0)
             from unnest($1::bigint[], $2::bigint[]) as sent (seq, position) where outbox.seq = sent.seq`,
      values: [rows.map(({ seq }) => seq), positions],
    });
    return rows.length;
  }

  /**
   * A bus may come back without what it had acknowledged (JetStream after a power failure, or with its store
   * replaced). If the last event it acknowledged is not where it was, all events still kept are published
   * again; the inboxes know those they have.
   */
  private async republishWhatTheStreamLost(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ id: string; stream_position: string }>(
      'select id, stream_position from outbox where stream_position is not null order by stream_position desc limit 1',
    );
    const [last] = rows;
    if (!last || (await this.bus.eventIdAt(Number(last.stream_position))) === last.id) return;
    const { rowCount } = await client.query(
      'update outbox set published_at = null, stream_position = null where published_at is not null',
    );
    this.logger.warn({ events: rowCount }, 'the event stream lost events; published again');
  }

  private envelope(row: OutboxRow): EventEnvelope {
    return {
      id: row.id,
      name: row.name,
      occurredAt: row.occurred_at.toISOString(),
      source: this.service,
      aggregateId: row.aggregate_id,
      correlationId: row.correlation_id,
      payload: row.payload as EventEnvelope['payload'],
    };
  }
}
