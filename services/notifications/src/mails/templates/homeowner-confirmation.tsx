import type { BidFacts } from '@plumbline/contracts';
import { defineMail } from '../mail.js';
import { Action, Eyebrow, Facts, Paragraph, Subtitle, Title } from '../parts.js';
import { counted, longDay, oneLine, placeOf } from '../text.js';
import { ConceptPicture, ConceptPlan } from './shared.js';

export interface HomeownerConfirmationFacts {
  readonly bid: BidFacts;
  /** Null where it is not known any more (a copy sent again). */
  readonly contractorsAsked: number | null;
}

/** Tells a homeowner that their request is on its way, with the link to follow it. */
export const homeownerConfirmation = defineMail<HomeownerConfirmationFacts>({
  kind: 'homeowner',
  conceptKey: ({ bid }) => bid.conceptKey,
  subject: ({ bid }) => `Your bid request ${bid.code}: ${oneLine(bid.design.title, 60)}`,
  preview: (facts) => progressOf(facts),
  because: 'You get this because bids were requested on Plumbline with this address.',
  Content: ({ facts, context }) => {
    const { bid } = facts;
    return (
      <>
        <Eyebrow>Bid request {bid.code}</Eyebrow>
        <Title>{bid.contractor ? 'Your request is on its way' : 'Your request is saved'}</Title>
        <Paragraph>{progressOf(facts)}</Paragraph>
        <ConceptPicture title={bid.design.title} context={context} />
        <Facts
          facts={[
            { name: 'Concept', value: oneLine(bid.design.title) },
            { name: 'Place', value: placeOf(bid) },
            { name: 'Answers by', value: bid.contractor && bid.respondBy ? longDay(bid.respondBy) : null },
          ]}
        />
        <Action
          href={context.links.track(bid.id)}
          other={{ href: context.links.myBids(bid.userEmail), text: 'See all my bids' }}
        >
          Track your bids
        </Action>
        <Subtitle>What happens next</Subtitle>
        <Paragraph>
          Each bid reaches you by email with its price, timeline and scope of work
          {bid.contractor ? ', usually within 1–2 days' : ', once somebody near you has been asked'}.
          Contractors see your ZIP and city, never your street, until you propose a visit.
        </Paragraph>
        <ConceptPlan context={context} />
      </>
    );
  },
});

function progressOf({ bid, contractorsAsked }: HomeownerConfirmationFacts): string {
  if (!bid.contractor) {
    return `No contractor near ${bid.zipCode} fits yet. Your request stays open and is offered to the first one who joins.`;
  }
  return contractorsAsked === null
    ? 'The contractors near you have been asked for their bids.'
    : `We asked ${counted(contractorsAsked, 'contractor')} near ${bid.zipCode} for ${contractorsAsked === 1 ? 'a bid' : 'their bids'}.`;
}
