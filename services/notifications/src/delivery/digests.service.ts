import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import type { BundledMail } from '../mails/mail.js';
import { MailLinks } from '../mails/mail-links.js';
import type { DigestFacts } from '../mails/templates/digest.js';
import { EmailLog } from './email-log.entity.js';

/** A digest is one e-mail that can be read: what comes after so many mails goes into the next one. */
const DIGEST_MAX = 150;

type DigestRow = Pick<EmailLog, 'type' | 'facts'>;

/** Mails that wait for one digest, which leaves when their reader's budget has a place. */
@Injectable()
export class DigestsService {
  /** The digest that takes this reader's next mail; null where there is none. Its row stays locked. */
  async open(tx: EntityManager, email: string): Promise<string | null> {
    const digest = await tx.findOne(EmailLog, {
      // Tried once, it may have arrived: what it says must not change any more.
      where: { email, type: 'digest', status: 'queued', attempts: 0, sendingSince: IsNull() },
      order: { id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!digest) return null;
    return (await tx.countBy(EmailLog, { digestId: digest.id })) < DIGEST_MAX ? digest.id : null;
  }

  /** Makes a reader's waiting digests due; the rows whose jobs are to be made. */
  async release(tx: EntityManager, email: string): Promise<Pick<EmailLog, 'id' | 'jobNumber' | 'dueAt'>[]> {
    const waiting = {
      email: email.trim().toLowerCase(),
      type: 'digest',
      status: 'queued',
      attempts: 0,
    } as const;
    const { raw } = await tx
      .createQueryBuilder()
      .update(EmailLog)
      .set({ dueAt: new Date(), jobNumber: () => 'job_number + 1' })
      .where(waiting)
      .andWhere('due_at > now()')
      .returning(['id', 'jobNumber', 'dueAt'])
      .execute();
    return (raw as { id: string; job_number: number; due_at: Date }[]).map((row) => ({
      id: row.id,
      jobNumber: row.job_number,
      dueAt: row.due_at,
    }));
  }

  /** What a digest tells of, oldest first; nothing for another mail. */
  async bundledIn(db: EntityManager, row: DigestRow, links: MailLinks): Promise<BundledMail[]> {
    const rows =
      row.type === 'digest' ? await db.find(EmailLog, { where: bundledBy(row), order: { id: 'ASC' } }) : [];
    return rows.map(({ id, subject }) => ({ subject, href: links.mail(id) }));
  }

  /** The mails that have the digest's fate, locked. */
  async waitingFor(tx: EntityManager, row: DigestRow): Promise<EmailLog[]> {
    if (row.type !== 'digest') return [];
    return tx.find(EmailLog, {
      where: { ...bundledBy(row), status: 'queued' },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

const bundledBy = ({ facts }: DigestRow) => ({
  digestId: (facts as DigestFacts).digestId,
  facts: Not(IsNull()),
});
