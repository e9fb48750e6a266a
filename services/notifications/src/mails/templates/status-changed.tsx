import type { BidFacts, BidStatus } from '@plumbline/contracts';
import { defineMail } from '../mail.js';
import { Action, Eyebrow, Paragraph, Title } from '../parts.js';
import { oneLine, placeOf, quoted } from '../text.js';
import { companyOf } from './shared.js';

export interface StatusFacts {
  readonly bid: BidFacts;
  /** Before the first change that this mail tells of. */
  readonly from: BidStatus;
  readonly to: 'selected' | 'declined';
}

const BECAUSE_HOMEOWNER = 'You get this because bids were requested on Plumbline with this address.';
const BECAUSE_CONTRACTOR = 'You get this because your company bid on this job on Plumbline.';

/** Tells the homeowner what became of a bid. */
export const statusForHomeowner = defineMail<StatusFacts>({
  kind: 'homeowner',
  cause: ({ bid }) => bid.id,
  subject: ({ bid, to }) => `Bid ${bid.code} is now ${to}`,
  preview: ({ bid, to }) => `${companyOf(bid, 'The bid')} was ${to} for ${oneLine(bid.design.title, 60)}.`,
  because: BECAUSE_HOMEOWNER,
  Content: ({ facts: { bid, to }, context }) => (
    <>
      <Eyebrow>Bid {bid.code}</Eyebrow>
      <Title>
        {to === 'selected'
          ? `${companyOf(bid, 'A bid')} was selected for your project`
          : `${companyOf(bid, 'A bid')} was declined`}
      </Title>
      <Paragraph>
        {to === 'selected'
          ? `The bid for ${quoted(bid.design.title)} is now marked as selected. Next, agree on a visit: you can propose times from its page.`
          : `The bid for ${quoted(bid.design.title)} is now marked as declined. Your other bids are not affected.`}
      </Paragraph>
      <Action
        href={context.links.track(bid.id)}
        other={{ href: context.links.compare(bid.id), text: 'Compare all bids' }}
      >
        Open this bid
      </Action>
    </>
  ),
});

/** Tells the contractor what became of their bid. */
export const statusForContractor = defineMail<StatusFacts>({
  kind: 'contractor',
  cause: ({ bid }) => bid.id,
  subject: ({ bid, to }) =>
    to === 'selected' ? `Your bid ${bid.code} was selected` : `Your bid ${bid.code} was not chosen this time`,
  preview: ({ bid }) => `${oneLine(bid.design.title)} in ${placeOf(bid)}`,
  because: BECAUSE_CONTRACTOR,
  Content: ({ facts: { bid, to } }) => (
    <>
      <Eyebrow>Bid {bid.code}</Eyebrow>
      <Title>{to === 'selected' ? 'Your bid was selected' : 'Your bid was not chosen this time'}</Title>
      <Paragraph>
        {to === 'selected'
          ? `Good news from ${placeOf(bid)}: your bid for ${quoted(bid.design.title)} was selected. The homeowner will propose times for a visit.`
          : `Thank you for your bid for ${quoted(bid.design.title)} in ${placeOf(bid)}. We will ask you again when a job near you fits your trades.`}
      </Paragraph>
    </>
  ),
});
