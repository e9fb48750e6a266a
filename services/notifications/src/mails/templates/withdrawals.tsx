import type { BidFacts, EventMap } from '@plumbline/contracts';
import { defineMail } from '../mail.js';
import { Action, Eyebrow, Paragraph, Quote, Title } from '../parts.js';
import { manyLines, placeOf, quoted } from '../text.js';
import { companyOf, projectOf } from './shared.js';

export type WithdrawalFacts = EventMap['bid.withdrawn'];

/** Tells the homeowner that a bid they received no longer stands. */
export const bidWithdrawn = defineMail<WithdrawalFacts>({
  kind: 'homeowner',
  cause: ({ bid }) => bid.id,
  subject: ({ bid }) => `${companyOf(bid)} took a bid back (${bid.code})`,
  preview: ({ bid }) => `The bid for ${quoted(bid.design.title)} no longer stands.`,
  because: 'You get this because bids were requested on Plumbline with this address.',
  Content: ({ facts: { bid, by, reason }, context }) => (
    <>
      <Eyebrow>Bid withdrawn, {bid.code}</Eyebrow>
      <Title>A bid no longer stands</Title>
      <Paragraph>
        {by === 'not-me'
          ? `${companyOf(bid)} told us that the bid for ${quoted(bid.design.title)} was not sent by them. Please do not act on it.`
          : `${companyOf(bid)} took back the bid for ${quoted(bid.design.title)}.`}
      </Paragraph>
      <Reason whose="The contractor">{reason}</Reason>
      <Action
        href={context.links.track(bid.id)}
        other={{ href: context.links.compare(bid.id), text: 'Compare the other bids' }}
      >
        See where your request stands
      </Action>
    </>
  ),
});

/** The contractor's receipt for a withdrawal. */
export const withdrawalReceipt = defineMail<WithdrawalFacts>({
  kind: 'contractor',
  cause: ({ bid }) => bid.id,
  subject: ({ bid }) => `Your bid ${bid.code} was withdrawn`,
  preview: () => 'The homeowner has been told.',
  because: 'You get this because a bid with this address was withdrawn on Plumbline.',
  Content: ({ facts: { bid, by } }) => (
    <>
      <Eyebrow>Bid withdrawn, {bid.code}</Eyebrow>
      <Title>The bid was withdrawn</Title>
      <Paragraph>
        The bid for {quoted(bid.design.title)} in {placeOf(bid)} no longer stands, and the homeowner has been
        told.
        {by === 'not-me' ? ' Thank you for telling us that it was not yours.' : ''}
      </Paragraph>
    </>
  ),
});

export interface CalledOffFacts {
  readonly bid: BidFacts;
  readonly reason: string | null;
}

/** Tells a contractor that the homeowner no longer asks. */
export const requestCalledOff = defineMail<CalledOffFacts>({
  kind: 'contractor',
  cause: ({ bid }) => bid.id,
  subject: ({ bid }) => `${projectOf(bid)} in ${placeOf(bid)} was called off (${bid.code})`,
  preview: () => 'The homeowner no longer needs a bid.',
  because: 'You get this because your company was asked for this bid on Plumbline.',
  Content: ({ facts: { bid, reason } }) => (
    <>
      <Eyebrow>Request closed, {bid.code}</Eyebrow>
      <Title>The homeowner called this request off</Title>
      <Paragraph>
        No bid is needed any more for {quoted(bid.design.title)} in {placeOf(bid)}. Thank you for your time.
      </Paragraph>
      <Reason whose="The homeowner">{reason}</Reason>
    </>
  ),
});

/** Why, in the words of whoever decided. */
function Reason({ whose, children }: { whose: string; children: string | null }) {
  return children ? (
    <>
      <Paragraph small>{whose} wrote:</Paragraph>
      <Quote>{manyLines(children, 1_000)}</Quote>
    </>
  ) : null;
}
