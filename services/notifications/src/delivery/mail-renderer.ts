import { Inject, Injectable } from '@nestjs/common';
import { CONCEPT_MAX_BYTES, filesNamedBy, readConcept, readOldFiles } from '@plumbline/concept/schemas';
import type { ShownFiles } from '@plumbline/contracts';
import {
  CONFIG,
  type Config,
  FileUrlMapper,
  LinkTokenSigner,
  type MailMessage,
  readWhole,
  STORAGE,
  type Storage,
} from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { DesignFilesConsumer } from '../designs/design-files.consumer.js';
import type { MailAttachment } from '../mails/mail.js';
import type { MailConcept } from '../mails/mail-concept.js';
import { MailLinks } from '../mails/mail-links.js';
import { mailOf } from '../mails/mails.js';
import { filesOf, type RenderedMail, renderMail } from '../mails/render-mail.js';
import { DigestsService } from './digests.service.js';
import type { EmailLog } from './email-log.entity.js';

type MailRow = Pick<EmailLog, 'id' | 'type' | 'email' | 'facts' | 'whole'>;

/** Makes the mail of a log row: the one that is sent, or the one that is shown. */
@Injectable()
export class MailRenderer {
  private readonly links: MailLinks;
  private readonly maskedLinks: MailLinks;

  constructor(
    private readonly dataSource: DataSource,
    private readonly digests: DigestsService,
    private readonly designFiles: DesignFilesConsumer,
    private readonly urls: FileUrlMapper,
    tokens: LinkTokenSigner,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.links = new MailLinks(config.publicUrl, tokens);
    this.maskedLinks = MailLinks.masked(config.publicUrl);
  }

  /** The message as it goes to the SMTP server. */
  async message(row: MailRow): Promise<MailMessage> {
    const { type, email, facts } = row;
    const { subject, html, text } = await this.render(row, this.links);
    const mail = mailOf(type);
    return {
      to: email,
      subject,
      html,
      text,
      replyTo: (row.whole ? mail.replyTo?.(facts) : null) ?? this.config.contactEmail,
      messageId: `${row.id}@${hostOf(this.config.mailFrom)}`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(mail.optional
          ? {
              'List-Unsubscribe': `<${this.links.unsubscribeCall(email)}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {}),
      },
      attachments: await filesOf(type, facts, row.whole),
    };
  }

  /** The mail as sent, with every token masked; null where the person was erased. */
  async shown(row: MailRow): Promise<RenderedMail | null> {
    return row.facts === null ? null : this.render(row, this.maskedLinks);
  }

  /** The files that went with it; none where the person was erased. */
  async files({ type, facts, whole }: MailRow): Promise<readonly MailAttachment[]> {
    return facts === null ? [] : filesOf(type, facts, whole);
  }

  /** The whole mail with its links, for the reader who has just proved the mailbox. */
  async opened(row: MailRow): Promise<RenderedMail> {
    return this.render({ ...row, whole: true }, this.links);
  }

  private async render(row: MailRow, links: MailLinks): Promise<RenderedMail> {
    const { id, type, email, facts, whole } = row;
    const mail = mailOf(type);
    const conceptKey = mail.conceptKey?.(facts) ?? null;
    const { concept, named } = conceptKey ? await this.concept(conceptKey) : NO_CONCEPT;
    const designIds = [...(mail.designIds?.(facts) ?? []), ...(concept ? [concept.design._id] : [])];
    const told = await this.designFiles.of(designIds);
    return renderMail({
      type,
      facts,
      to: email,
      contactEmail: this.config.contactEmail,
      context: {
        links,
        files: this.urls,
        concept,
        // Of a design made before files were told, nothing is known until its turn comes after the upgrade.
        designFiles:
          concept && !told.has(concept.design._id) ? new Map([...told, [concept.design._id, named]]) : told,
        bundled: await this.digests.bundledIn(this.dataSource.manager, row, links),
      },
      ...(whole ? {} : { wholeUrl: links.mail(id) }),
    });
  }

  /** A stored concept, and the files that it names itself if it is an old one. */
  private async concept(key: string): Promise<ReadConcept> {
    const bytes = await readWhole(this.storage, key, CONCEPT_MAX_BYTES);
    if (!bytes) return NO_CONCEPT;
    const named = filesNamedBy(readOldFiles(bytes)).map(({ kind, key: file }) => [kind, file]);
    return { concept: readConcept(bytes), named: Object.fromEntries(named) };
  }
}

/** `example.com` of `Plumbline <no-reply@example.com>`. */
const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'plumbline.invalid';

interface ReadConcept {
  readonly concept: MailConcept | null;
  readonly named: ShownFiles;
}

const NO_CONCEPT: ReadConcept = { concept: null, named: {} };
