import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MESSAGES } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';
import { type FindOptionsWhere, LessThan, Repository } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { EmailLog } from '../delivery/email-log.entity.js';
import { MailRenderer } from '../delivery/mail-renderer.js';
import { BOM, csvLine } from './csv.js';
import type { EmailLogResponse } from './email-log.response.js';

/** More mails than this about one bid are shown in the CSV only. */
const SHOWN_MAX = 100;
const CSV_PAGE = 500;
const CSV_HEAD = [
  'id',
  'createdAt',
  'bidId',
  'type',
  'kind',
  'email',
  'status',
  'subject',
  'attempts',
  'reason',
  'sentAt',
  'text',
];

@Injectable()
export class EmailLogsService {
  constructor(
    @InjectRepository(EmailLog) private readonly logs: Repository<EmailLog>,
    private readonly renderer: MailRenderer,
  ) {}

  /**
   * The mails about a bid, newest first.
   * @param bid the bid's uuid or code
   * @throws Problem 404 for what is neither
   */
  async ofBid(bid: string): Promise<EmailLogResponse[]> {
    const rows = await this.logs.find({ where: whereBid(bid), order: { id: 'DESC' }, take: SHOWN_MAX });
    return Promise.all(rows.map(async (row) => this.present(row, await this.textOf(row))));
  }

  /** The same as a CSV file, any number of them, a page of rows at a time. @throws Problem 404 as ofBid() */
  csvOfBid(bid: string): AsyncIterable<string> {
    return this.csv(whereBid(bid));
  }

  private async *csv(where: FindOptionsWhere<EmailLog>): AsyncIterable<string> {
    yield BOM + csvLine(CSV_HEAD);
    for (let last: EmailLog | undefined; ; ) {
      const rows = await this.logs.find({
        where: last ? { ...where, id: LessThan(last.id) } : where,
        order: { id: 'DESC' },
        take: CSV_PAGE,
      });
      for (const row of rows) yield csvOf(row, await this.textOf(row));
      last = rows.at(-1);
      if (rows.length < CSV_PAGE) return;
    }
  }

  /** The mail as sent, its tokens masked; null once the person was erased. */
  private async textOf(row: EmailLog): Promise<string | null> {
    return (await this.renderer.shown(row))?.text ?? null;
  }

  private present(row: EmailLog, text: string | null): EmailLogResponse {
    return {
      _id: row.id,
      type: row.type,
      email: row.email,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      data: {
        kind: row.kind,
        subject: row.subject,
        attempts: row.attempts,
        reason: row.reason,
        sentAt: row.sentAt?.toISOString() ?? null,
        bidId: row.bidCode,
        text,
      },
    };
  }
}

function csvOf(row: EmailLog, text: string | null): string {
  return csvLine([
    row.id,
    row.createdAt.toISOString(),
    row.bidCode,
    row.type,
    row.kind,
    row.email,
    row.status,
    row.subject,
    row.attempts,
    row.reason,
    row.sentAt?.toISOString() ?? null,
    text,
  ]);
}

function whereBid(bid: string): FindOptionsWhere<EmailLog> {
  if (isUuid(bid)) return { bidId: bid };
  const code = bid.toUpperCase();
  if (!/^PL-[0-9A-Z]{4,12}$/.test(code)) throw Problem.notFound(MESSAGES.server.notFound);
  return { bidCode: code };
}
