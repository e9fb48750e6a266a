import { type EventEnvelope, LIMITS, MESSAGES } from '@plumbline/contracts';
import { type DataSource, In } from 'typeorm';
import { validate as isUuid } from 'uuid';
import type { ListQuery } from '../console/list-query.js';
import { inOrderOf, orderSql, orderTerms, readSort, type SortField } from '../console/sorting.js';
import { Problem } from '../errors/problem.js';
import type { EventReceiver, StreamPosition } from './events.js';
import { InboxEvent } from './inbox-event.entity.js';
import { InboxPosition } from './inbox-position.entity.js';

/** The one stream that buses read from; a row of inbox_position. */
const STREAM = 'events';

const NEWEST: SortField = { columns: ['seq'] };

/** What the console may sort by. */
const SORTS: Readonly<Record<string, SortField>> = {
  receivedAt: NEWEST,
  occurredAt: { columns: ['occurred_at'] },
  doneAt: { columns: ['done_at'], nullable: true },
  name: { columns: ['name'] },
  status: { columns: ['status'] },
  source: { columns: ['source'] },
  attempts: { columns: ['attempts'] },
  error: { columns: ['error'], nullable: true },
  id: { columns: ['event_id'] },
};
const FILTER_FIELDS = new Set(['status', 'name', 'source', 'aggregateId', 'correlationId']);

/** The inbox table of a service's schema: what arrived, once each, and what became of it. */
export class Inbox implements EventReceiver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly received: () => void = () => undefined,
  ) {}

  async receive(events: readonly EventEnvelope[], reached?: StreamPosition): Promise<void> {
    const record = `
      insert into inbox (event_id, name, source, aggregate_id, correlation_id, payload, occurred_at)
      select event_id, name, source, aggregate_id, correlation_id, payload::json, occurred_at
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
        with ordinality as event (event_id, name, source, aggregate_id, correlation_id, payload, occurred_at, place)
      order by place
      on conflict (event_id) do nothing`;
    const move = `
      insert into inbox_position (stream, position, mark) values ('${STREAM}', $8, $9)
      on conflict (stream) do update set position = excluded.position, mark = excluded.mark`;
    const columns = [
      events.map(({ id }) => id),
      events.map(({ name }) => name),
      events.map(({ source }) => source),
      events.map(({ aggregateId }) => aggregateId),
      events.map(({ correlationId }) => correlationId),
      events.map(({ payload }) => JSON.stringify(payload)),
      events.map(({ occurredAt }) => occurredAt),
    ];
    if (reached) {
      await this.dataSource.query(`with arrived as (${record}) ${move}`, [
        ...columns,
        reached.position,
        reached.mark,
      ]);
    } else {
      await this.dataSource.query(record, columns);
    }
    this.received();
  }

  async reached(): Promise<StreamPosition | null> {
    const row = await this.dataSource.getRepository(InboxPosition).findOneBy({ stream: STREAM });
    return row && { position: Number(row.position), mark: row.mark };
  }

  /** Tries a parked event again, with all its attempts. */
  async replay(eventId: string): Promise<void> {
    await this.release(eventId, `status = 'pending', attempts = 0, next_attempt_at = now()`);
    this.received();
  }

  /** Gives a parked event up, so that the later ones of its aggregate go on. */
  async skip(eventId: string): Promise<void> {
    await this.release(eventId, `status = 'skipped', done_at = now()`);
    this.received();
  }

  /**
   * A page of the inbox for the console; the total is counted to 10,000 at most. An order other than that of
   * arrival is among the newest 10,000: the inbox is written too often for an index an order.
   *
   * @throws Problem 400 for a field that cannot be sorted or filtered by
   */
  async list(query: ListQuery): Promise<{ rows: InboxEvent[]; total: number }> {
    const { field, descending } = readSort(query, SORTS, NEWEST);
    const unknown = Object.keys(query.filter).find((name) => !FILTER_FIELDS.has(name));
    if (unknown) throw Problem.invalid(`Events have no field ${unknown} to filter by.`);
    const repository = this.dataSource.getRepository(InboxEvent);
    const matching = repository
      .createQueryBuilder('event')
      .where(Object.fromEntries(Object.entries(query.filter).map(([name, value]) => [name, String(value)])));
    if (query.ids) matching.andWhere({ eventId: In(query.ids.filter((id) => isUuid(id))) });
    const [newest, parameters] = matching
      .select('event.*')
      .orderBy('event.seq', field === NEWEST && !descending ? 'ASC' : 'DESC')
      .limit(LIMITS.exactTotalMax)
      .getQueryAndParameters();
    const [[count], page] = (await Promise.all([
      this.dataSource.query(`select count(*)::int as total from (${newest}) as newest`, parameters),
      this.dataSource.query(
        `select event_id from (${newest}) as newest
         order by ${orderSql(orderTerms(field, descending, 'seq'))}
         limit ${query.limit} offset ${query.offset}`,
        parameters,
      ),
    ])) as [{ total: number }[], { event_id: string }[]];
    const ids = page.map(({ event_id }) => event_id);
    const found = await repository.findBy({ eventId: In(ids) });
    return { rows: inOrderOf(ids, found, ({ eventId }) => eventId), total: count?.total ?? 0 };
  }

  /** @throws Problem 404 */
  async get(eventId: string): Promise<InboxEvent> {
    const row = isUuid(eventId)
      ? await this.dataSource.getRepository(InboxEvent).findOneBy({ eventId })
      : null;
    if (!row) throw Problem.notFound(MESSAGES.server.notFound);
    return row;
  }

  /** How many events wait to be handled, and how many are parked. */
  async counts(): Promise<{ pending: number; parked: number }> {
    const [counts] = (await this.dataSource.query(
      `select count(*) filter (where status = 'pending')::int as pending,
              count(*) filter (where status = 'parked')::int as parked
       from inbox where status in ('pending', 'parked')`,
    )) as { pending: number; parked: number }[];
    return counts ?? { pending: 0, parked: 0 };
  }

  /** How many people wait to be forgotten whose event is parked. */
  async parkedErasures(): Promise<number> {
    const [row] = (await this.dataSource.query(
      `select count(*)::int as parked from inbox where status = 'parked' and name = 'person.erased'`,
    )) as { parked: number }[];
    return row?.parked ?? 0;
  }

  /** Gives parked erasures another try, as events that failed so often already; answers how many. */
  async retryErasures(attempts: number): Promise<number> {
    const [, changed] = (await this.dataSource.query(
      `update inbox set status = 'pending', attempts = $1, next_attempt_at = now()
       where status = 'parked' and name = 'person.erased'`,
      [attempts],
    )) as [unknown, number];
    if (changed > 0) this.received();
    return changed;
  }

  private async release(eventId: string, change: string): Promise<void> {
    await this.get(eventId);
    const [, changed] = (await this.dataSource.query(
      `update inbox set ${change} where event_id = $1 and status = 'parked'`,
      [eventId],
    )) as [unknown, number];
    if (changed === 1) return;
    const { status } = await this.get(eventId);
    throw Problem.conflict(`This event is ${status}; only a parked one can be replayed or skipped.`);
  }
}
