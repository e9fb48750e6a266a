import type { EventMap } from '@plumbline/contracts';
import type { EntityManager } from 'typeorm';

/** Somebody who asked to be forgotten, as the event tells of them. */
export type ErasedPerson = EventMap['person.erased'];

/**
 * Takes a person out of the events and answers that a service keeps: done events lose what they said (their ids stay,
 * so that repeats are known), published ones go, and so do answers kept for a repeated call. What is still on its way
 * is left for a second look.
 */
export async function forgetPerson(tx: EntityManager, person: ErasedPerson): Promise<void> {
  const { email, bidIds, uploadIds, designIds } = person;
  const ids = [...bidIds, ...uploadIds, ...designIds];
  const quoted = JSON.stringify(email.trim().toLowerCase());
  const ofThem = `aggregate_id = any($1::text[]) or payload ->> 'designId' = any($1::text[])
    or position($2 in lower(payload::text)) > 0`;
  await tx.query(
    `update inbox set payload = '{}' where status in ('done', 'skipped') and name <> 'person.erased' and (${ofThem})`,
    [ids, quoted],
  );
  // The others may not have heard of it yet: it leaves with its day, as every published event does.
  await tx.query(
    `delete from outbox where published_at is not null and name <> 'person.erased' and (${ofThem})`,
    [ids, quoted],
  );
  await forgetAnswers(tx, [quoted, ...ids]);
}

/** Forgets the answers kept for repeated calls that hold any of the texts. */
export async function forgetAnswers(tx: EntityManager, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  await tx.query(
    `delete from idempotency_key
     where exists (select from unnest($1::text[]) as said where position(lower(said) in lower(answer)) > 0)`,
    [texts],
  );
}

/**
 * The second look, an hour later: at what was on its way when the person was erased, and at the word of it itself.
 * Answers how many people it was for.
 */
export async function forgetPeopleAgain(tx: EntityManager): Promise<number> {
  const erased = (await tx.query(
    `select event_id, payload from inbox
     where name = 'person.erased' and done_at < now() - interval '1 hour' and payload::text <> '{}'
     for update skip locked`,
  )) as { event_id: string; payload: ErasedPerson }[];
  for (const { event_id, payload } of erased) {
    await forgetPerson(tx, payload);
    await tx.query(`update inbox set payload = '{}' where event_id = $1`, [event_id]);
  }
  return erased.length;
}
