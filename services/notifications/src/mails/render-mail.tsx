import { toPlainText } from '@react-email/render';
import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from './layout.js';
import type { MailAttachment, MailContext } from './mail.js';
import { type MailType, mailOf } from './mails.js';
import { conceptInOurWords, inOurWords } from './our-words.js';
import { LeftOut } from './parts.js';
import { oneLine } from './text.js';

/** The little we use of the plain text writer's own types, which its package does not ship. */
interface TextElement {
  readonly attribs: Readonly<Record<string, string | undefined>>;
  readonly children: readonly TextElement[];
}
interface TextBuilder {
  addInline(text: string): void;
}
type TextWalk = (children: readonly TextElement[], text: TextBuilder) => void;

/** What mail clients expect: the document type that keeps old ones out of their quirks. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailSheet {
  readonly type: MailType;
  readonly facts: unknown;
  /** Who it goes to; the unsubscription is theirs. */
  readonly to: string;
  readonly contactEmail: string;
  readonly context: MailContext;
  /** Where the whole mail is shown; given for one that goes out in our words only. */
  readonly wholeUrl?: string;
}

/** The subject of a mail, whole or in our words. */
export const subjectOf = (type: MailType, facts: unknown, to: string, whole: boolean): string =>
  oneLine(mailOf(type).subject(whole ? facts : inOurWords(facts, to)), 160);

/** A mail as it is sent: the same facts give the same mail, byte for byte. */
export function renderMail({ type, facts, to, contactEmail, context, wholeUrl }: MailSheet): RenderedMail {
  const { preview, because, Content, optional } = mailOf(type);
  const whole = wholeUrl === undefined;
  const told = whole ? facts : inOurWords(facts, to);
  const shown =
    whole || !context.concept ? context : { ...context, concept: conceptInOurWords(context.concept) };
  const content = renderToStaticMarkup(<Content facts={told} context={shown} />);
  const leftOut = !whole && content !== renderToStaticMarkup(<Content facts={facts} context={context} />);
  const markup = renderToStaticMarkup(
    <Layout
      preview={preview(told)}
      because={because}
      homeUrl={context.links.home()}
      contactEmail={contactEmail}
      unsubscribeUrl={optional ? context.links.unsubscribe(to) : undefined}
    >
      <Content facts={told} context={shown} />
      {leftOut ? <LeftOut href={wholeUrl} /> : null}
    </Layout>,
  );
  const html = `${DOCTYPE}${markup}`;
  return {
    subject: subjectOf(type, facts, to, whole),
    html,
    text: toPlainText(html, {
      wordwrap: 78,
      formatters: {
        altText: (image: TextElement, _walk: TextWalk, text: TextBuilder) =>
          text.addInline(image.attribs.alt ?? ''),
        factName: (cell: TextElement, walk: TextWalk, text: TextBuilder) => {
          walk(cell.children, text);
          text.addInline(': ');
        },
      },
      selectors: [
        // In brackets, so that the full stop behind a link is not taken for part of it.
        { selector: 'a', options: { linkBrackets: ['[', ']'] } },
        { selector: 'h1', options: { uppercase: false } },
        { selector: 'h2', options: { uppercase: false } },
        { selector: 'img', format: 'altText' },
        { selector: 'td.name', format: 'factName' },
        { selector: 'td.value', format: 'inline' },
      ],
    }),
  };
}

/** The files of a whole mail; one in our words only has none. */
export const filesOf = async (
  type: MailType,
  facts: unknown,
  whole: boolean,
): Promise<readonly MailAttachment[]> => (whole ? ((await mailOf(type).attachments?.(facts)) ?? []) : []);
