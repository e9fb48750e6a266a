import type { BidFacts, FileRef, HomeownerWords } from '@plumbline/contracts';
import { Fragment } from 'react';
import { defineMail, type MailContext } from '../mail.js';
import { Action, Eyebrow, type Fact, Facts, Figure, Paragraph, Quote, Subtitle, Title } from '../parts.js';
import { capital, longDay, manyLines, oneLine, placeOf } from '../text.js';
import { ConceptPicture, ConceptPlan, companyOf, projectOf, RoomPhotos } from './shared.js';

export interface InvitationFacts {
  readonly bid: BidFacts;
  readonly photos: readonly FileRef[];
  readonly contractorsAsked: number;
  /** Missing where the request is of an earlier version. */
  readonly words?: HomeownerWords;
}

/** Asks a contractor for a bid. */
export const invitation = defineMail<InvitationFacts>({
  kind: 'contractor',
  optional: true,
  cause: ({ bid }) => bid.id,
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
  const words = facts.words ?? wordsOf(concept);
  return (
    <>
      <Eyebrow>Invitation to bid, {bid.code}</Eyebrow>
      <Title>{oneLine(bid.design.title)}</Title>
      <Paragraph>
        Hello {companyOf(bid, 'there')}, a homeowner in {placeOf(bid)} would like your bid on this{' '}
        {projectOf(bid).toLowerCase()}.{' '}
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
      <Facts facts={jobFacts(bid, context)} />
      <OwnWords words={words} />
      <ConceptPlan context={context} />
      <RoomPhotos photos={photos} context={context} />
    </>
  );
}

/** What the homeowner wrote, word for word and marked as theirs. */
function OwnWords({ words }: { words: HomeownerWords }) {
  const said = [
    { about: 'How they describe what they want', text: words.wish },
    { about: 'What they ask of contractors', text: words.forContractors },
    { about: 'What they require', text: words.requirements },
  ].flatMap(({ about, text }) => (text ? [{ about, text }] : []));
  if (said.length === 0) return null;
  return (
    <>
      <Subtitle>In the homeowner’s own words</Subtitle>
      {said.map(({ about, text }) => (
        <Fragment key={about}>
          <Paragraph small>{about}</Paragraph>
          <Quote>{manyLines(text, 4_000)}</Quote>
        </Fragment>
      ))}
    </>
  );
}

const wordsOf = (concept: MailContext['concept']): HomeownerWords => ({
  wish: concept?.design.designPrompt || null,
  forContractors: concept?.design.contractorPrompt || null,
  requirements: concept?.request.requirements || null,
});

function jobFacts(bid: BidFacts, { concept }: MailContext): readonly Fact[] {
  const { workType, startInDays, durationDays, paymentPhases } = concept?.request ?? {};
  const style = concept?.design.style;
  return [
    { name: 'Place', value: placeOf(bid) },
    { name: 'Style', value: style ? capital(oneLine(style, 60)) : null },
    { name: 'Work', value: workType ? capital(oneLine(workType, 120)) : null },
    { name: 'Start', value: startInDays === undefined ? null : `In ${startInDays} days` },
    { name: 'Duration', value: durationDays === undefined ? null : `${durationDays} days` },
    { name: 'Payment', value: paymentPhases ? capital(oneLine(paymentPhases, 200)) : null },
  ];
}
