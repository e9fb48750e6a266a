import { Inject, Injectable } from '@nestjs/common';
import {
  CONFIG,
  type Config,
  FileUrls,
  LinkTokens,
  type MailMessage,
  STORAGE,
  type Storage,
} from '@plumbline/platform';
import type { MailConcept } from '../mails/mail-concept.js';
import { MailLinks } from '../mails/mail-links.js';
import { mailOf } from '../mails/mails.js';
import { type RenderedMail, renderMail } from '../mails/render-mail.js';
import type { EmailLog } from './email-log.entity.js';

type MailRow = Pick<EmailLog, 'id' | 'type' | 'email' | 'facts'>;

/** Makes the mail of a log row: the one that is sent, or the one that is shown. */
@Injectable()
export class MailWriter {
  private readonly links: MailLinks;
  private readonly maskedLinks: MailLinks;

  constructor(
    private readonly files: FileUrls,
    tokens: LinkTokens,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.links = new MailLinks(config.publicUrl, tokens);
    this.maskedLinks = MailLinks.masked(config.publicUrl);
  }

  /** The message as it goes to the SMTP server. */
  async message(row: MailRow): Promise<MailMessage> {
    const { type, email, facts } = row;
    const { subject, html, text, attachments } = await this.render(row, this.links);
    const mail = mailOf(type);
    return {
      to: email,
      subject,
      html,
      text,
      replyTo: mail.replyTo?.(facts) ?? this.config.contactEmail,
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
      attachments,
    };
  }

  /** The mail as sent, with every token masked; null where the person was erased. */
  async shown(row: MailRow): Promise<RenderedMail | null> {
    return row.facts === null ? null : this.render(row, this.maskedLinks);
  }

  private async render({ type, email, facts }: MailRow, links: MailLinks): Promise<RenderedMail> {
    const conceptKey = mailOf(type).conceptKey?.(facts) ?? null;
    return renderMail({
      type,
      facts,
      to: email,
      contactEmail: this.config.contactEmail,
      context: { links, files: this.files, concept: conceptKey ? await this.concept(conceptKey) : null },
    });
  }

  private async concept(key: string): Promise<MailConcept | null> {
    const object = await this.storage.get(key);
    if (!object) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of object.stream) chunks.push(chunk as Buffer);
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as MailConcept;
  }
}

/** `example.com` of `Plumbline <no-reply@example.com>`. */
const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'plumbline.invalid';
