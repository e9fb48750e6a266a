import type { EventMap } from '@plumbline/contracts';
import { scopeFiles } from '../attachments/scope-files.js';
import { ANYBODY, defineMail } from '../mail.js';
import {
  Action,
  Address,
  Caution,
  Eyebrow,
  Facts,
  Figure,
  Paragraph,
  Quote,
  Subtitle,
  TextLink,
  Title,
} from '../parts.js';
import { manyLines, oneLine, placeOf, priceOf } from '../text.js';
import { OwnFiles, TradeAnswers, termsOf } from './bid-terms.js';
import { ScopeSummary } from './scope-summary.js';
import { companyOf } from './shared.js';

export type SubmissionFacts = EventMap['bid.submitted'];

/** Brings a contractor's bid to the homeowner. */
export const bidReceived = defineMail<SubmissionFacts>({
  kind: 'homeowner',
  subject: (facts) =>
    facts.estimatedPriceUsd === null
      ? `${companyOf(facts.bid)} sent you a bid, price to follow (${facts.bid.code})`
      : `${companyOf(facts.bid)} sent you a bid: ${priceOf(facts)} (${facts.bid.code})`,
  preview: (facts) =>
    facts.timeline
      ? `Timeline: ${oneLine(facts.timeline, 80)}. Read the scope of work.`
      : 'Read the price and the scope of work.',
  because: 'You get this because bids were requested on Plumbline with this address.',
  cause: ({ bid, confirmedByMail }) => (confirmedByMail ? bid.id : ANYBODY),
  attachments: scopeFiles,
  replyTo: (facts) => (facts.confirmedByMail ? facts.contractorEmail : null),
  Content: ({ facts, context }) => {
    const { bid, timeline, scope, notes, confirmedByMail, contractorEmail } = facts;
    return (
      <>
        <Eyebrow>Bid received, {bid.code}</Eyebrow>
        <Title>{companyOf(bid)} sent you a bid</Title>
        <Figure label="Price">{priceOf(facts)}</Figure>
        {confirmedByMail ? null : (
          <Caution>
            Not confirmed by email: this bid was sent without the key from our invitation. Make sure it comes
            from {companyOf(bid, 'the contractor')} before you agree to anything.
          </Caution>
        )}
        <Facts
          facts={[
            { name: 'Timeline', value: timeline ? oneLine(timeline, 200) : null },
            ...termsOf(facts),
            { name: 'For', value: oneLine(bid.design.title) },
            { name: 'Place', value: placeOf(bid) },
            { name: 'Contractor', value: contractorEmail ? <Address>{contractorEmail}</Address> : null },
          ]}
        />
        <Action
          href={context.links.track(bid.id)}
          other={{ href: context.links.compare(bid.id), text: 'Compare with my other bids' }}
        >
          Open this bid
        </Action>
        <TradeAnswers terms={facts} />
        {notes ? (
          <>
            <Subtitle>Message from the contractor</Subtitle>
            <Quote>{manyLines(notes, 1_500)}</Quote>
          </>
        ) : null}
        <OwnFiles terms={facts} title="Files from the contractor" context={context} />
        {scope ? <ScopeSummary scope={scope} /> : null}
        <Paragraph small>From the same page you can propose times for a visit.</Paragraph>
        <Paragraph small>
          <TextLink href={context.links.myBids(bid.userEmail)}>See all my bids</TextLink>
        </Paragraph>
      </>
    );
  },
});
