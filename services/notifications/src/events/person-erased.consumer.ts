import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { inJsonText, mentions, normalEmail, OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { MailLedgerStore } from '../budget/mail-ledger-store.js';

/** Forgets somebody: their address and every mail that says something of them. The row itself stays as a count. */
@Injectable()
export class PersonErasedConsumer {
  constructor(private readonly ledger: MailLedgerStore) {}

  @OnEvent('person.erased')
  async onPersonErased({ payload }: EventEnvelope<'person.erased'>, tx: EntityManager): Promise<void> {
    const email = normalEmail(payload.email);
    await this.ledger.forget(tx, email);
    const candidates = (await tx.query(
      `select id, facts from email_log where position($1 in lower(facts::text)) > 0`,
      [inJsonText(email)],
    )) as { id: string; facts: unknown }[];
    const telling = candidates.filter(({ facts }) => mentions(facts, email)).map(({ id }) => id);
    await tx.query(
      `update email_log
       set email = case when email = $1 then '' else email end,
           facts = null,
           subject = '',
           reason = case when status = 'queued' then 'The person asked to be forgotten.' end,
           status = case when status = 'queued' then 'failed' else status end
       where email = $1 or bid_id = any ($2::uuid[]) or id = any ($3::uuid[])`,
      [email, payload.bidIds.filter(isUuid), telling],
    );
  }
}
