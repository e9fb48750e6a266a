import type { EventMap } from '@plumbline/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import type { Logger } from '../context/logger.js';
import { inJsonText, mentions } from './mentions.js';

/** Somebody who asked to be forgotten, as the event tells of them. */
export type ErasedPerson = EventMap['person.erased'];

/**
 * Takes a person out of the events and answers that a service keeps: done events lose what they said (their ids stay,
 * so that repeats are known), parked ones are given up, published ones go, and so do answers kept for a repeated call.
 * Events that are not published or handled yet are left to forgetPeopleAgain().
 *
 * Rows are read as text and judged one by one: Postgres refuses to look into JSON that holds a NUL, and one such row
 * must not keep the others.
 */
export async function forgetPerson(tx: EntityManager, person: ErasedPerson): Promise<void> {
  const ids = idsOf(person);
  const inbox = await rowsAbout(tx, person, 'inbox', `status in ('done', 'skipped', 'parked')`);
  await tx.query(
    `update inbox
     set payload = '{}', error = null, done_at = coalesce(done_at, now()),
         status = case status when 'parked' then 'skipped' else status end
     where seq = any($1::bigint[])`,
    [inbox],
  );
  // `person.erased` itself stays: other services may not have received it. It is deleted after a day, as every published
  // event is.
  const outbox = await rowsAbout(tx, person, 'outbox', 'published_at is not null');
  await tx.query('delete from outbox where seq = any($1::bigint[])', [outbox]);
  await forgetAnswers(tx, ids, person.email);
}

/** Forgets the answers kept for repeated calls that hold any of the ids, or say the address. */
export async function forgetAnswers(
  tx: EntityManager,
  ids: readonly string[],
  email?: string,
): Promise<void> {
  const answers = (await tx.query(
    `select route, key, answer from idempotency_key
     where exists (select from unnest($1::text[]) as said where position(said in lower(answer)) > 0)`,
    [soughtTexts(ids, email)],
  )) as { route: string; key: string; answer: string }[];
  const theirs = answers.filter(
    ({ answer }) => holdsAny(answer, ids) || (email && mentions(JSON.parse(answer), email)),
  );
  await tx.query(
    `delete from idempotency_key using unnest($1::text[], $2::text[]) as theirs (route, key)
     where idempotency_key.route = theirs.route and idempotency_key.key = theirs.key`,
    [theirs.map(({ route }) => route), theirs.map(({ key }) => key)],
  );
}

/**
 * Runs an hour after an erasure: erases what was not published or handled yet at that time, and the event of the erasure.
 * Each person has a transaction of their own, so that one that fails does not stop the others.
 */
export async function forgetPeopleAgain(dataSource: DataSource, logger: Logger): Promise<void> {
  const erased = (await dataSource.query(
    `select event_id from inbox
     where name = 'person.erased' and done_at < now() - interval '1 hour' and payload::text <> '{}'`,
  )) as { event_id: string }[];
  for (const { event_id } of erased) {
    try {
      await dataSource.transaction(async (tx) => {
        const [row] = (await tx.query(
          `select payload from inbox where event_id = $1 and payload::text <> '{}' for update skip locked`,
          [event_id],
        )) as { payload: ErasedPerson }[];
        if (!row) return;
        await forgetPerson(tx, row.payload);
        await tx.query(`update inbox set payload = '{}' where event_id = $1`, [event_id]);
      });
    } catch (error) {
      logger.error(
        { err: error, eventId: event_id },
        'a person was not forgotten at the second look; tried again',
      );
    }
  }
}

/** The places (`seq`) of a table's events that are about a person: by an id of theirs, or because they say the address. */
async function rowsAbout(
  tx: EntityManager,
  person: ErasedPerson,
  table: 'inbox' | 'outbox',
  condition: string,
): Promise<string[]> {
  const ids = idsOf(person);
  const rows = (await tx.query(
    `select seq, aggregate_id, payload::text as payload from ${table}
     where ${condition} and name <> 'person.erased'
       and (aggregate_id = any($1::text[])
            or exists (select from unnest($2::text[]) as said where position(said in lower(payload::text)) > 0))`,
    [ids, soughtTexts(person.designIds, person.email)],
  )) as { seq: string; aggregate_id: string; payload: string }[];
  return rows
    .filter(({ aggregate_id, payload }) => {
      if (ids.includes(aggregate_id)) return true;
      const told = JSON.parse(payload) as { designId?: unknown };
      return person.designIds.includes(told.designId as string) || mentions(told, person.email);
    })
    .map(({ seq }) => seq);
}

const idsOf = ({ bidIds, uploadIds, designIds }: ErasedPerson): string[] => [
  ...bidIds,
  ...uploadIds,
  ...designIds,
];

const soughtTexts = (ids: readonly string[], email?: string): string[] => [
  ...ids.map((id) => id.toLowerCase()),
  ...(email ? [inJsonText(email)] : []),
];

const holdsAny = (text: string, ids: readonly string[]): boolean => ids.some((id) => text.includes(id));
