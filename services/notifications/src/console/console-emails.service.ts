import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { EMAIL_STATUSES, type EmailStatus, MESSAGES } from '@plumbline/contracts';
import {
  countUpTo,
  type IdempotentCall,
  inOrderOf,
  type ListQuery,
  Problem,
  type SortField,
  sortedPage,
  TransactionRunner,
} from '@plumbline/platform';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { EmailLog } from '../delivery/email-log.entity.js';
import { MailQueue } from '../delivery/mail-queue.js';
import { MailRenderer } from '../delivery/mail-renderer.js';
import { presentFile } from '../mails/mailed-file.response.js';
import { MAIL_TYPES, type MailType } from '../mails/mails.js';
import type {
  ConsoleEmailResponse,
  ConsoleEmailWholeResponse,
  EmailsSummaryResponse,
  ResendEmailResponse,
} from './console-email.response.js';

const NEWEST: SortField = { columns: ['log.id'] };

/** Fields the console can sort by; each has an index. */
const SORTS: Readonly<Record<string, SortField>> = {
  createdAt: NEWEST,
  id: NEWEST,
  status: { columns: ['log.status'] },
  subject: { columns: ['lower(log.subject)'] },
  email: { columns: ['log.email'] },
  kind: { columns: ['log.kind'] },
  type: { columns: ['log.type'] },
  bidCode: { columns: ['log.bidCode'], nullable: true },
  sentAt: { columns: ['log.sentAt'], nullable: true },
  attempts: { columns: ['log.attempts'] },
};

@Injectable()
export class ConsoleEmailsService {
  constructor(
    @InjectRepository(EmailLog) private readonly logs: Repository<EmailLog>,
    private readonly transactions: TransactionRunner,
    private readonly postOffice: MailQueue,
    private readonly renderer: MailRenderer,
  ) {}

  /** A page, newest first unless sorted otherwise; the total is exact up to 10,000. */
  async list(query: ListQuery): Promise<{ items: ConsoleEmailResponse[]; total: number }> {
    const { ids, total } = await sortedPage(query, this.filtered(query), SORTS, NEWEST);
    const found = await this.logs.findBy({ id: In(ids) });
    return { items: inOrderOf(ids, found, ({ id }) => id).map(present), total };
  }

  /** @throws Problem 404 */
  async get(id: string): Promise<ConsoleEmailWholeResponse> {
    const row = await this.find(id);
    const shown = await this.renderer.shown(row);
    return {
      ...present(row),
      html: shown?.html ?? null,
      text: shown?.text ?? null,
      attachments: (await this.renderer.files(row)).map(presentFile),
    };
  }

  /** Sends a mail once more, as a mail of its own. @throws Problem 404, 409 where it was erased */
  async resend(id: string, call: IdempotentCall): Promise<ResendEmailResponse> {
    return this.transactions.once(call, async (tx) => {
      const row = await this.find(id);
      if (row.facts === null) throw Problem.conflict('This e-mail was erased and cannot be sent again.');
      const { type, email, aboutId, bidId, bidCode, requestId, contractorId, facts } = row;
      const version = uuidv7();
      await this.postOffice.post(tx, {
        type,
        to: email,
        aboutId,
        version,
        facts: facts as never,
        contractorId,
        proof: { by: 'admin', email: null },
        ...(bidId && bidCode && requestId ? { bid: { id: bidId, code: bidCode, requestId } } : {}),
      });
      const { id: newId } = await tx.findOneByOrFail(EmailLog, { type, aboutId, version });
      return { message: MESSAGES.track.resent, id: newId };
    });
  }

  async summary(): Promise<EmailsSummaryResponse> {
    const count = (status: EmailStatus) => countUpTo(this.logs.createQueryBuilder('log').where({ status }));
    const [sent, failed, queued] = await Promise.all([count('sent'), count('failed'), count('queued')]);
    return { sent, failed, queued };
  }

  private async find(id: string): Promise<EmailLog> {
    const row = isUuid(id) ? await this.logs.findOneBy({ id }) : null;
    if (!row) throw Problem.notFound(MESSAGES.server.notFound);
    return row;
  }

  private filtered({ ids, filter }: ListQuery): SelectQueryBuilder<EmailLog> {
    const { status, type, kind, bidId, email, q } = filter;
    const builder = this.logs.createQueryBuilder('log');
    if (ids) builder.andWhere({ id: In(ids.filter((id) => isUuid(id))) });
    if (EMAIL_STATUSES.includes(status as EmailStatus)) builder.andWhere({ status });
    if (MAIL_TYPES.includes(type as MailType)) builder.andWhere({ type });
    if (typeof kind === 'string') builder.andWhere({ kind });
    if (typeof bidId === 'string')
      builder.andWhere(isUuid(bidId) ? { bidId } : { bidCode: bidId.toUpperCase() });
    if (typeof email === 'string') builder.andWhere({ email: email.trim().toLowerCase() });
    if (typeof q === 'string') whereFound(builder, q.trim());
    return builder;
  }
}

/** A bid's id or code, or the beginning of an address: what an index answers. */
function whereFound(builder: SelectQueryBuilder<EmailLog>, q: string): void {
  if (isUuid(q)) builder.andWhere({ bidId: q });
  else if (/^pl-/i.test(q)) builder.andWhere({ bidCode: q.toUpperCase() });
  else {
    builder.andWhere('log.email like :beginning', {
      beginning: `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`,
    });
  }
}

const present = (row: EmailLog): ConsoleEmailResponse => ({
  id: row.id,
  type: row.type,
  kind: row.kind,
  email: row.email,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  repeats: row.repeats,
  reason: row.reason,
  bidCode: row.bidCode,
  bidId: row.bidId,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  nextTryAt: row.status === 'queued' ? row.dueAt.toISOString() : null,
});
