import type { EventEnvelope, EventName, ServiceName } from '@plumbline/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { Logger } from '../context/logger.js';
import { withRequestId } from '../context/request-context.js';
import { Alarm } from './alarm.js';
import type { EventHandlers } from './discover-event-handlers.js';
import type { FailPoints } from './fail-points.js';

export interface InboxPolicy {
  /** Events handled at the same time; each holds a connection of the pool. */
  readonly concurrency: number;
  /** Failures after which an event is parked: with the default waits, after about five minutes. */
  readonly attempts: number;
  /** Wait before the next attempt, in milliseconds, after the given number of failures. */
  readonly backoffMs: (failures: number) => number;
}

export const INBOX_POLICY: InboxPolicy = {
  concurrency: 2,
  attempts: 12,
  backoffMs: (failures) => Math.min(60_000, 250 * 2 ** (failures - 1)),
};

/** The worker looks for due events at least this often, in milliseconds. */
const POLL_MS = 1_000;

interface InboxRow {
  event_id: string;
  name: EventName;
  source: ServiceName;
  aggregate_id: string;
  correlation_id: string;
  payload: unknown;
  occurred_at: Date;
  attempts: number;
}

/**
 * Hands the events of the inbox to their handlers. Events of one aggregate are a lane: only the first that is
 * not through can be claimed, so they are handled in order, also by several processes. The handler's effect
 * and the mark `done` share a transaction.
 */
export class InboxWorker {
  private readonly alarm = new Alarm();
  private readonly stopping = new AbortController();
  private readonly atWork = new Set<Promise<void>>();
  /** Woken while all were at work: somebody has to look again. */
  private missedWake = false;
  private running?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly handlers: EventHandlers,
    private readonly logger: Logger,
    private readonly policy: InboxPolicy = INBOX_POLICY,
    private readonly failPoints: FailPoints = {},
  ) {}

  /** Something arrived or was released. */
  wake(): void {
    this.alarm.ring();
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Lets the handlers at work end. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      if (this.atWork.size < this.policy.concurrency) {
        const work = this.work(signal).finally(() => {
          this.atWork.delete(work);
          if (this.missedWake) this.alarm.ring();
          this.missedWake = false;
        });
        this.atWork.add(work);
      } else {
        this.missedWake = true;
      }
      await this.alarm.sleep(POLL_MS, signal);
    }
    await Promise.all(this.atWork);
  }

  /** Handles events until none can be claimed; one that could calls for help, as there may be more. */
  private async work(signal: AbortSignal): Promise<void> {
    try {
      while (!signal.aborted && (await this.handleNext()));
    } catch (error) {
      this.logger.warn({ err: error }, 'inbox not reachable; tried again');
    }
  }

  private async handleNext(): Promise<boolean> {
    let claimed: InboxRow | undefined;
    try {
      await this.dataSource.transaction(async (tx) => {
        claimed = await claim(tx);
        if (!claimed) return;
        this.wake();
        await this.handle(claimed, tx);
        await tx.query(
          `update inbox set status = 'done', done_at = now(), error = null where event_id = $1`,
          [claimed.event_id],
        );
      });
    } catch (error) {
      if (!claimed) throw error;
      await this.recordFailure(claimed, error);
    }
    return claimed !== undefined;
  }

  private async handle(row: InboxRow, tx: EntityManager): Promise<void> {
    const handler = this.handlers.get(row.name);
    if (!handler) throw new Error(`nothing here listens to ${row.name}`);
    const event: EventEnvelope = {
      id: row.event_id,
      name: row.name,
      occurredAt: row.occurred_at.toISOString(),
      source: row.source,
      aggregateId: row.aggregate_id,
      correlationId: row.correlation_id,
      payload: row.payload as EventEnvelope['payload'],
    };
    await withRequestId(event.correlationId, async () => {
      await handler(event, tx);
      await this.failPoints.afterEffect?.(event);
    });
  }

  private async recordFailure(row: InboxRow, cause: unknown): Promise<void> {
    const failures = row.attempts + 1;
    const parked = failures >= this.policy.attempts;
    const reason = cause instanceof Error ? cause.message : String(cause);
    withRequestId(row.correlation_id, () =>
      this.logger[parked ? 'error' : 'warn'](
        { err: cause, event: row.name, eventId: row.event_id, failures },
        parked ? parkedWords(row.name) : 'event not handled; tried again',
      ),
    );
    await this.dataSource.query(
      `update inbox set status = $2, attempts = $3, error = $4, next_attempt_at = now() + $5 * interval '1 ms'
       where event_id = $1 and status = 'pending'`,
      [
        row.event_id,
        parked ? 'parked' : 'pending',
        failures,
        reason.slice(0, 1_000),
        this.policy.backoffMs(failures),
      ],
    );
  }
}

const parkedWords = (name: EventName): string =>
  name === 'person.erased'
    ? 'ERASURE PARKED: a person was told that all about them is being deleted, and here it is not; see Events in the console'
    : 'event parked';

/** Takes the first due event that no other worker holds and that is the first of its lane. */
async function claim(tx: EntityManager): Promise<InboxRow | undefined> {
  const [row] = (await tx.query(
    `select event_id, name, source, aggregate_id, correlation_id, payload, occurred_at, attempts
     from inbox as event
     where status = 'pending' and next_attempt_at <= now()
       and not exists (
         select from inbox as earlier
         where earlier.aggregate_id = event.aggregate_id and earlier.status in ('pending', 'parked')
           and earlier.seq < event.seq)
     order by seq limit 1
     for update skip locked`,
  )) as InboxRow[];
  return row;
}
