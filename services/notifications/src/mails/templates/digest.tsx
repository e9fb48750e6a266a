import { type BundledMail, defineMail } from '../mail.js';
import { Eyebrow, Paragraph, TextLink, Title } from '../parts.js';
import { counted, oneLine } from '../text.js';

export interface DigestFacts {
  /** The digest that the mails were put into: its own id, also in a copy that is sent again. */
  readonly digestId: string;
}

/** Mails that were over their reader's budget, told of in one. */
export const digest = defineMail<DigestFacts>({
  kind: 'homeowner',
  subject: () => 'Your messages from Plumbline, in one email',
  preview: () => 'More was sent to this address than we mail at once.',
  because:
    'You get this because more messages were caused for this address than we send one by one. If you asked for none of them, somebody typed your address: you need do nothing.',
  Content: ({ context }) => {
    return (
      <>
        <Eyebrow>{counted(context.bundled.length, 'message')}</Eyebrow>
        <Title>Your messages, in one email</Title>
        <Paragraph>Each line opens one message.</Paragraph>
        {linesOf(context.bundled).map(({ subject, href, times }) => (
          <Paragraph key={href}>
            <TextLink href={href}>{subject}</TextLink>
            {times > 1 ? ` (${times} times; the newest opens)` : ''}
          </Paragraph>
        ))}
      </>
    );
  },
});

/** Mails with one subject are one line, which opens the newest of them. */
function linesOf(bundled: readonly BundledMail[]): { subject: string; href: string; times: number }[] {
  const lines = new Map<string, { subject: string; href: string; times: number }>();
  for (const { subject, href } of bundled) {
    const line = lines.get(subject) ?? { subject: oneLine(subject, 160), href, times: 0 };
    lines.set(subject, { ...line, href, times: line.times + 1 });
  }
  return [...lines.values()];
}
