import type { EventMap } from '@plumbline/contracts';
import type { MailContext } from '../mail.js';
import { type Fact, Paragraph, Subtitle, TextLink } from '../parts.js';
import { basisOf, counted, manyLines, oneLine } from '../text.js';

type Terms = Pick<
  EventMap['bid.submitted'],
  'estimatedPriceUsd' | 'priceBasis' | 'licenses' | 'references' | 'files' | 'confirmedByMail'
>;

/** How sure the price is, and what the contractor says of themselves. */
export const termsOf = (terms: Terms): Fact[] => [
  { name: 'The price is', value: basisOf(terms)?.toLowerCase() ?? null },
  { name: 'Licenses', value: terms.licenses ? manyLines(terms.licenses, 400) : null },
  { name: 'References', value: terms.references ? manyLines(terms.references, 400) : null },
];

/** The contractor's own files. Those of a sender who is not known are opened from the bid's page only. */
export function OwnFiles({
  terms: { files = [], confirmedByMail },
  title,
  context,
}: {
  terms: Terms;
  title: string;
  context: MailContext;
}) {
  if (files.length === 0) return null;
  return (
    <>
      <Subtitle>{title}</Subtitle>
      {confirmedByMail ? (
        files.map(({ key, name }) => (
          <Paragraph key={key}>
            <TextLink href={context.files.of(key)}>{oneLine(name, 80)}</TextLink>
          </Paragraph>
        ))
      ) : (
        <Paragraph>{counted(files.length, 'file')} came with it; they are on the page of this bid.</Paragraph>
      )}
    </>
  );
}
