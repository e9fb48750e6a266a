import { scopeFiles } from '../attachments/scope-files.js';
import { ANYBODY, defineMail } from '../mail.js';
import { Eyebrow, Facts, Figure, Paragraph, Quote, Rule, Subtitle, TextLink, Title } from '../parts.js';
import { manyLines, oneLine, placeOf, priceOf } from '../text.js';
import type { SubmissionFacts } from './bid-received.js';
import { OwnFiles, TradeAnswers, termsOf } from './bid-terms.js';
import { ScopeSummary } from './scope-summary.js';

/** The contractor's receipt for a bid, with the way to take it back. */
export const bidReceipt = defineMail<SubmissionFacts>({
  kind: 'contractor',
  subject: ({ bid }) => `Your bid ${bid.code} was sent to the homeowner`,
  preview: (facts) => `${priceOf(facts)} for ${oneLine(facts.bid.design.title)}`,
  because: 'You get this because a bid was sent on Plumbline with this address.',
  cause: ({ bid, confirmedByMail }) => (confirmedByMail ? bid.id : ANYBODY),
  attachments: scopeFiles,
  Content: ({ facts, context }) => {
    const { bid, timeline, scope, notes, submissionId } = facts;
    const withdraw = context.links.withdraw(submissionId);
    return (
      <>
        <Eyebrow>Bid sent, {bid.code}</Eyebrow>
        <Title>Your bid is with the homeowner</Title>
        <Paragraph>
          Keep this as your copy. The homeowner can answer you directly or propose times for a visit; you will
          hear of both by email.
        </Paragraph>
        <Figure label="Your price">{priceOf(facts)}</Figure>
        <Facts
          facts={[
            { name: 'Timeline', value: timeline ? oneLine(timeline, 200) : null },
            ...termsOf(facts),
            { name: 'For', value: oneLine(bid.design.title) },
            { name: 'Place', value: placeOf(bid) },
          ]}
        />
        <TradeAnswers terms={facts} />
        {scope ? <ScopeSummary scope={scope} /> : null}
        {notes ? (
          <>
            <Subtitle>Your message</Subtitle>
            <Quote>{manyLines(notes, 1_500)}</Quote>
          </>
        ) : null}
        <OwnFiles terms={facts} title="Your files" context={context} />
        <Rule />
        <Paragraph small>
          This was not you, or you want to take the bid back?{' '}
          <TextLink href={withdraw}>Withdraw this bid</TextLink>. The page asks before anything happens.
        </Paragraph>
      </>
    );
  },
});
