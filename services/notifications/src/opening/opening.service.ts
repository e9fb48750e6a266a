import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { LinkTokenSigner, Problem, TransactionRunner } from '@plumbline/platform';
import { validate as isUuid } from 'uuid';
import { EmailLog } from '../delivery/email-log.entity.js';
import { MailQueue } from '../delivery/mail-queue.js';
import { MailRenderer } from '../delivery/mail-renderer.js';
import { presentFile } from '../mails/mailed-file.response.js';
import type { OpenedMailResponse, OpenMailDto } from './opening.dto.js';

/** The link of a mail works so long, in days: what it shows has links of its own. */
const OPENS_DAYS = 30;

/** Shows a mail whole to its reader, who proves the mailbox by its link. */
@Injectable()
export class OpeningService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly tokens: LinkTokenSigner,
    private readonly postOffice: MailQueue,
    private readonly renderer: MailRenderer,
  ) {}

  /** @throws Problem 404 for a link that opens nothing, or nothing any more */
  async open({ id, link }: OpenMailDto): Promise<OpenedMailResponse> {
    if (!isUuid(id) || !this.tokens.verify(link, 'mail', id))
      throw Problem.notFound(MESSAGES.server.notFound);
    const row = await this.transactions.run(async (tx) => {
      const found = await tx.findOneBy(EmailLog, { id });
      const ended = !found || Date.now() - found.createdAt.getTime() > OPENS_DAYS * 86_400_000;
      if (ended || found.facts === null) throw Problem.notFound(MESSAGES.server.notFound);
      await this.postOffice.prove(tx, found.email);
      return found;
    });
    const { subject, html, text } = await this.renderer.opened(row);
    const files = await this.renderer.files({ ...row, whole: true });
    return { subject, html, text, attachments: files.map(presentFile) };
  }
}
