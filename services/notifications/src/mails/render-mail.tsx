import { render, toPlainText } from '@react-email/render';
import { Layout } from './layout.js';
import type { MailAttachment, MailContext } from './mail.js';
import { type MailType, mailOf } from './mails.js';
import { oneLine } from './text.js';

/** The little we use of the plain text writer's own types, which its package does not ship. */
interface TextElement {
  readonly attribs: Readonly<Record<string, string | undefined>>;
}
interface TextBuilder {
  addInline(text: string): void;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

export interface MailSheet {
  readonly type: MailType;
  readonly facts: unknown;
  /** Who it goes to; the unsubscription is theirs. */
  readonly to: string;
  readonly contactEmail: string;
  readonly context: MailContext;
}

/** A mail as it is sent: the same facts give the same mail, byte for byte. */
export async function renderMail({
  type,
  facts,
  to,
  contactEmail,
  context,
}: MailSheet): Promise<RenderedMail> {
  const { subject, preview, because, Content, optional, attachments } = mailOf(type);
  const html = await render(
    <Layout
      preview={preview(facts)}
      because={because}
      homeUrl={context.links.home()}
      contactEmail={contactEmail}
      unsubscribeUrl={optional ? context.links.unsubscribe(to) : undefined}
    >
      <Content facts={facts} context={context} />
    </Layout>,
  );
  return {
    subject: oneLine(subject(facts), 160),
    html,
    text: toPlainText(html, {
      wordwrap: 78,
      formatters: {
        altText: (image: TextElement, _walk: unknown, text: TextBuilder) =>
          text.addInline(image.attribs.alt ?? ''),
      },
      selectors: [
        { selector: 'h1', options: { uppercase: false } },
        { selector: 'h2', options: { uppercase: false } },
        { selector: 'img', format: 'altText' },
      ],
    }),
    attachments: attachments?.(facts) ?? [],
  };
}
