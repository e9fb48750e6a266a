import type { EventMap } from '@plumbline/contracts';
import { defineMail } from '../mail.js';
import { Action, Eyebrow, Facts, Paragraph, Subtitle, TextLink, Title } from '../parts.js';
import { capital, oneLine } from '../text.js';

export type JoinedFacts = EventMap['contractor.joined'];

/** Asks a contractor to confirm their address; the same for a second join, which changes nothing before. */
export const contractorConfirm = defineMail<JoinedFacts>({
  kind: 'contractor',
  subject: ({ again }) =>
    again ? 'Confirm the change to your Plumbline profile' : 'Confirm your address to join Plumbline',
  preview: () => 'One button, and homeowners near you can ask for your bid.',
  because: 'You get this because somebody joined the Plumbline network with this address.',
  Content: ({ facts, context }) => (
    <>
      <Eyebrow>Contractor network</Eyebrow>
      <Title>
        {facts.again ? 'Confirm the change to your profile' : 'Welcome. Please confirm your address'}
      </Title>
      <Paragraph>
        {facts.again
          ? `Somebody sent the join form again for ${oneLine(facts.companyName, 60) || 'this address'}. Nothing has changed yet: confirm to put these details in place.`
          : `Hello ${oneLine(facts.contactName || facts.companyName, 60) || 'there'}, thank you for joining${facts.contactName ? ` with ${oneLine(facts.companyName, 60)}` : ''}. Once your address is confirmed, homeowners near you can ask for your bid.`}
      </Paragraph>
      <JoinedDetails facts={facts} />
      <Action href={context.links.confirmContractor(facts.contractorId, facts.confirmVersion)}>
        {facts.again ? 'Confirm the change' : 'Confirm my address'}
      </Action>
      <Paragraph small>If this was not you, ignore this email: without the button nothing happens.</Paragraph>
    </>
  ),
});

function JoinedDetails({ facts }: { facts: JoinedFacts }) {
  return (
    <Facts
      facts={[
        { name: 'Company', value: oneLine(facts.companyName) },
        { name: 'Contact', value: facts.contactName ? oneLine(facts.contactName) : null },
        { name: 'ZIP', value: facts.zipCode },
        { name: 'Trades', value: capital(facts.categories.map((trade) => oneLine(trade, 30)).join(', ')) },
      ]}
    />
  );
}

export type ConfirmedFacts = EventMap['contractor.confirmed'];

/** Tells a confirmed contractor how bidding works. */
export const contractorWelcome = defineMail<ConfirmedFacts>({
  kind: 'contractor',
  subject: () => 'You are in: how bidding on Plumbline works',
  preview: () => 'Invitations come by email, each with a picture, a plan and a draft scope of work.',
  because: 'You get this because your company joined the Plumbline network.',
  Content: ({ facts, context }) => (
    <>
      <Eyebrow>Contractor network</Eyebrow>
      <Title>{oneLine(facts.companyName, 60) || 'Your company'} is in the network</Title>
      <Paragraph>From now on, homeowners near you can ask for your bid. It costs you nothing.</Paragraph>
      <Subtitle>How it works</Subtitle>
      <Facts
        facts={[
          {
            name: 'Invitation',
            value: 'An email with the concept, a dimensioned plan and photos of the room.',
          },
          { name: 'Scope', value: 'A draft made from the same room is waiting: edit it or write your own.' },
          { name: 'Bid', value: 'Your price and timeline go to the homeowner at once, with a copy to you.' },
          { name: 'Visit', value: 'The homeowner proposes times; you get them with calendar files.' },
        ]}
      />
      <Action href={context.links.contractors()}>Open the contractor page</Action>
    </>
  ),
});

/** Tells the administrator of a contractor who joined. */
export const adminNewContractor = defineMail<JoinedFacts>({
  kind: 'admin',
  subject: ({ companyName, zipCode }) => `New contractor: ${oneLine(companyName, 60)} (${zipCode})`,
  preview: ({ categories }) => categories.map((trade) => oneLine(trade, 30)).join(', '),
  because: 'You get this because this is the administrator’s address of this Plumbline.',
  Content: ({ facts, context }) => (
    <>
      <Eyebrow>Contractor network</Eyebrow>
      <Title>{oneLine(facts.companyName, 60)} joined</Title>
      <Paragraph>
        Their address is not confirmed yet. <TextLink href={`mailto:${facts.email}`}>{facts.email}</TextLink>
      </Paragraph>
      <JoinedDetails facts={facts} />
      <Action href={context.links.console()}>Open the console</Action>
    </>
  ),
});
