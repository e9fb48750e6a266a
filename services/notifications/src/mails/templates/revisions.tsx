import type { EventMap } from '@plumbline/contracts';
import { defineMail } from '../mail.js';
import { Action, Eyebrow, Lines, Paragraph, Title } from '../parts.js';
import { oneLine, placeOf, quoted } from '../text.js';
import { projectOf } from './shared.js';

export type RevisionFacts = EventMap['bid.revised'];

/** "Measured on site by Dana Reyes, 2026-11-23."; without a name where none may be told. */
const byWhom = ({ name, on }: RevisionFacts): string =>
  `Measured on site${name ? ` by ${oneLine(name, 80)}` : ''}${on ? `, ${oneLine(on, 10)}` : ''}.`;

/** What changed, a sentence a line. */
function Changes({ changes }: Pick<RevisionFacts, 'changes'>) {
  const told = changes.map((sentence) => oneLine(sentence, 400)).filter(Boolean);
  return told.length > 0 ? <Lines>{told.join('\n')}</Lines> : null;
}

/** Tells a bidder that what they price has changed, and how. */
export const requestRevised = defineMail<RevisionFacts>({
  kind: 'contractor',
  cause: ({ bid }) => bid.id,
  subject: ({ bid, revision }) =>
    `${projectOf(bid)} in ${placeOf(bid)}: the room was measured, revision ${revision} (${bid.code})`,
  preview: ({ answered }) =>
    answered
      ? 'Your bid is for an earlier revision. See what changed.'
      : 'See what changed before you price it.',
  because: 'You get this because your company was asked for this bid on Plumbline.',
  Content: ({ facts, context }) => (
    <>
      <Eyebrow>
        Revision {facts.revision}, {facts.bid.code}
      </Eyebrow>
      <Title>The room was measured on site</Title>
      <Paragraph>
        {byWhom(facts)} Plan, quantities and scope of {quoted(facts.bid.design.title)} follow these lengths.
        What nobody measured is still to be verified.
      </Paragraph>
      <Changes changes={facts.changes} />
      <Paragraph>
        {facts.answered
          ? 'Your bid stands as it is, and is shown as priced on an earlier revision. Send it once more to price this one.'
          : 'Please price this revision.'}
      </Paragraph>
      <Action href={context.links.compose(facts.bid, facts.bid.contractor?.email ?? '')}>
        Open the request
      </Action>
    </>
  ),
});

/** Tells the homeowner what the tape said, and that bidders know. */
export const roomVerified = defineMail<RevisionFacts>({
  kind: 'homeowner',
  cause: ({ bid }) => bid.requestId,
  subject: ({ bid, revision }) => `Your room was measured: revision ${revision} (${bid.code})`,
  preview: () => 'Plan, quantities and price follow what was measured.',
  because: 'You get this because bids were requested on Plumbline with this address.',
  Content: ({ facts, context }) => (
    <>
      <Eyebrow>Revision {facts.revision}</Eyebrow>
      <Title>Your room was measured on site</Title>
      <Paragraph>
        {byWhom(facts)} Plan, quantities and estimate of {quoted(facts.bid.design.title)} follow these
        lengths.
      </Paragraph>
      <Changes changes={facts.changes} />
      <Paragraph>
        Contractors who were asked and have not declined are told the same. The comparison says which revision
        each bid was priced on; where that is an earlier one, ask for a new price.
      </Paragraph>
      <Action
        href={context.links.compare(facts.bid.id)}
        other={{ href: context.links.track(facts.bid.id), text: 'See the request' }}
      >
        Compare the bids
      </Action>
    </>
  ),
});
