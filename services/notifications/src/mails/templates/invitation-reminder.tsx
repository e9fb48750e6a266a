import type { BidFacts } from '@plumbline/contracts';
import { defineMail } from '../mail.js';
import { Action, Eyebrow, Figure, Paragraph, Title } from '../parts.js';
import { longDay, oneLine, placeOf, quoted } from '../text.js';
import { ConceptPicture, projectOf } from './shared.js';

export interface InvitationReminderFacts {
  readonly bid: BidFacts;
}

/** Reminds a contractor once of an invitation that is still open. */
export const invitationReminder = defineMail<InvitationReminderFacts>({
  kind: 'contractor',
  optional: true,
  cause: ({ bid }) => bid.id,
  conceptKey: ({ bid }) => bid.conceptKey,
  subject: ({ bid }) => `Still open: ${projectOf(bid).toLowerCase()} in ${placeOf(bid)} (${bid.code})`,
  preview: ({ bid }) =>
    bid.respondBy
      ? `The homeowner waits for bids until ${longDay(bid.respondBy)}.`
      : oneLine(bid.design.title),
  because: 'You get this reminder once, because an invitation to your company is still open.',
  Content: ({ facts: { bid }, context }) => (
    <>
      <Eyebrow>Invitation to bid, {bid.code}</Eyebrow>
      <Title>This job still waits for your bid</Title>
      <Paragraph>
        {quoted(bid.design.title)} in {placeOf(bid)}. If it is not for you, tell the homeowner so they need
        not wait.
      </Paragraph>
      <ConceptPicture title={bid.design.title} context={context} />
      {bid.respondBy ? <Figure label="Please answer by">{longDay(bid.respondBy)}</Figure> : null}
      <Action
        href={context.links.compose(bid, bid.contractor?.email ?? '')}
        other={{ href: context.links.notInterested(bid), text: 'Not for you? Let the homeowner know' }}
      >
        Write your bid
      </Action>
    </>
  ),
});
