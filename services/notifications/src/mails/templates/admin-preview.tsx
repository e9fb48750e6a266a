import type { BidFacts, EventMap } from '@plumbline/contracts';
import { defineMail } from '../mail.js';
import { Action, Address, Caution, Eyebrow, Facts, Paragraph, Rule, Subtitle, Title } from '../parts.js';
import { capital, counted, oneLine } from '../text.js';
import { InvitationContent } from './invitation.js';

export type PreviewFacts = EventMap['preview.requested'] & { readonly requestedAt: string };

const SAMPLE_CONTRACTOR = {
  companyName: 'Sample Contracting',
  email: 'contractor@example.com',
  distanceMi: 4.2,
};
const ANSWER_WITHIN_MS = 7 * 86_400_000;

/** Shows the administrator what a request from a ZIP and category would produce. */
export const adminPreview = defineMail<PreviewFacts>({
  kind: 'admin',
  conceptKey: ({ conceptKey }) => conceptKey,
  subject: ({ testMode, category, zipCode }) =>
    `${testMode ? '[TEST] ' : ''}Preview: ${oneLine(category, 30)} in ${zipCode}`,
  preview: (facts) => `${capital(wouldBeAsked(facts))}.`,
  because: 'You get this because a preview was asked for in the console. Nobody else got it.',
  Content: ({ facts, context }) => {
    const { zipCode, category, testMode } = facts;
    const sampled = testMode && facts.contractors.length === 0;
    const contractors = sampled ? [SAMPLE_CONTRACTOR] : facts.contractors;
    const bid = sampleBid(facts, contractors[0] ?? SAMPLE_CONTRACTOR, context.concept?.design.title);
    return (
      <>
        <Eyebrow>{testMode ? 'Preview, Test Mode' : 'Preview'}</Eyebrow>
        <Title>
          {capital(oneLine(category, 30))} in {zipCode}: {wouldBeAsked(facts)}
        </Title>
        {sampled ? (
          <Caution>No contractor there fits yet. Test Mode shows a sample one in their place.</Caution>
        ) : null}
        {contractors.length > 0 ? (
          <Facts
            facts={contractors.map(({ companyName, email, distanceMi }) => ({
              name: `${distanceMi.toFixed(1)} mi`,
              value: (
                <>
                  {oneLine(companyName, 60)}
                  <br />
                  <Address>{email}</Address>
                </>
              ),
            }))}
          />
        ) : (
          <Paragraph>
            No contractor there fits yet. The request would be kept and offered to the first one who joins.
          </Paragraph>
        )}
        {context.concept || testMode ? null : (
          <Paragraph small>There is no concept for this ZIP and category to show yet.</Paragraph>
        )}
        <Action href={context.links.console()}>Open the console</Action>
        <Rule />
        <Subtitle>The invitation they would get</Subtitle>
        <InvitationContent
          facts={{ bid, photos: [], contractorsAsked: contractors.length }}
          context={context}
        />
      </>
    );
  },
});

const wouldBeAsked = ({ contractors }: PreviewFacts): string =>
  `${contractors.length === 0 ? 'nobody' : counted(contractors.length, 'contractor')} would be asked`;

/** Its links open pages without a bid behind them. */
function sampleBid(
  facts: PreviewFacts,
  contractor: { companyName: string; email: string },
  title: string | undefined,
): BidFacts {
  return {
    id: facts.requestId,
    code: 'PL-SAMPLE',
    requestId: facts.requestId,
    userEmail: 'homeowner@example.com',
    contractor: { id: facts.requestId, ...contractor, confirmed: true },
    zipCode: facts.zipCode,
    city: null,
    category: null,
    design: { id: null, title: title ?? `Sample ${oneLine(facts.category, 30)} concept` },
    conceptKey: facts.conceptKey,
    status: 'pending',
    respondBy: new Date(Date.parse(facts.requestedAt) + ANSWER_WITHIN_MS).toISOString(),
  };
}
