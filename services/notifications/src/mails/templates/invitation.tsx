import type { BidFacts, FileRef } from '@plumbline/contracts';
import { defineMail, type MailContext } from '../mail.js';
import { Action, Eyebrow, type Fact, Facts, Figure, Paragraph, Quote, Subtitle, Title } from '../parts.js';
import { capital, longDay, manyLines, oneLine, placeOf } from '../text.js';
import { ConceptPicture, ConceptPlan, projectOf, RoomPhotos } from './shared.js';

export interface InvitationFacts {
  readonly bid: BidFacts;
  readonly photos: readonly FileRef[];
  readonly contractorsAsked: number;
}

/** Asks a contractor for a bid. */
export const invitation = defineMail<InvitationFacts>({
  kind: 'contractor',
  optional: true,
  conceptKey: ({ bid }) => bid.conceptKey,
  subject: ({ bid }) => `${projectOf(bid)} in ${placeOf(bid)}: you are invited to bid (${bid.code})`,
  preview: ({ bid }) =>
    bid.respondBy
      ? `${oneLine(bid.design.title)}. Please answer by ${longDay(bid.respondBy)}.`
      : oneLine(bid.design.title),
  because: 'You get this because your company is in the Plumbline network and works near this ZIP.',
  Content: ({ facts, context }) => <InvitationContent facts={facts} context={context} />,
});

export function InvitationContent({ facts, context }: { facts: InvitationFacts; context: MailContext }) {
  const { bid, photos, contractorsAsked } = facts;
  const { links, concept } = context;
  const asked = concept?.design.contractorPrompt;
  return (
    <>
      <Eyebrow>Invitation to bid, {bid.code}</Eyebrow>
      <Title>{oneLine(bid.design.title)}</Title>
      <Paragraph>
        Hello {bid.contractor ? oneLine(bid.contractor.companyName, 60) : 'there'}, a homeowner in{' '}
        {placeOf(bid)} would like your bid on this {projectOf(bid).toLowerCase()}.{' '}
        {contractorsAsked > 1
          ? `${contractorsAsked} contractors were asked.`
          : 'You are the only contractor asked so far.'}
      </Paragraph>
      <ConceptPicture title={bid.design.title} context={context} />
      {bid.respondBy ? <Figure label="Please answer by">{longDay(bid.respondBy)}</Figure> : null}
      <Action
        href={links.compose(bid, bid.contractor?.email ?? '')}
        other={{ href: links.notInterested(bid), text: 'Not for you? Let the homeowner know' }}
      >
        Write your bid
      </Action>
      <Paragraph small>
        A draft scope of work is waiting there. Edit it, set your price and timeline, send.
      </Paragraph>
      <Subtitle>What is asked</Subtitle>
      {asked ? <Quote>{manyLines(asked, 1_600)}</Quote> : null}
      <Facts facts={jobFacts(bid, context)} />
      <ConceptPlan context={context} />
      <RoomPhotos photos={photos} context={context} />
    </>
  );
}

function jobFacts(bid: BidFacts, { concept }: MailContext): readonly Fact[] {
  const { workType, startInDays, durationDays, paymentPhases, requirements } = concept?.request ?? {};
  const style = concept?.design.style;
  return [
    { name: 'Place', value: placeOf(bid) },
    { name: 'Style', value: style ? capital(oneLine(style, 60)) : null },
    { name: 'Work', value: workType ? capital(oneLine(workType, 120)) : null },
    { name: 'Start', value: startInDays === undefined ? null : `In ${startInDays} days` },
    { name: 'Duration', value: durationDays === undefined ? null : `${durationDays} days` },
    { name: 'Payment', value: paymentPhases ? capital(oneLine(paymentPhases, 200)) : null },
    { name: 'Requirements', value: requirements ? capital(oneLine(requirements, 300)) : null },
  ];
}
