import { defineMail } from '../mail.js';
import { Action, Eyebrow, Paragraph, Title } from '../parts.js';

export interface LinkFacts {
  readonly email: string;
}

/** The link to somebody's bids, which is proof that the mailbox is theirs. */
export const myBidsLink = defineMail<LinkFacts>({
  kind: 'homeowner',
  subject: () => 'Your link to your bids',
  preview: () => 'Open the list of your bids.',
  because: 'You get this because this link was asked for on Plumbline with this address.',
  Content: ({ facts, context }) => (
    <>
      <Eyebrow>My bids</Eyebrow>
      <Title>Your bids, one link away</Title>
      <Paragraph>
        This link opens the list of your bids for seven days. Keep it to yourself: whoever has it sees them
        too.
      </Paragraph>
      <Action href={context.links.myBids(facts.email)}>Open my bids</Action>
      <Paragraph small>If you did not ask for it, ignore this email.</Paragraph>
    </>
  ),
});

export interface RequestLinkFacts extends LinkFacts {
  readonly requestId: string;
}

/** The link that lets a request go out. Whose address it is is not known yet: our own words only. */
export const confirmRequestLink = defineMail<RequestLinkFacts>({
  kind: 'homeowner',
  subject: () => 'Confirm your bid request',
  preview: () => 'One button, and contractors near you are asked for their bids.',
  because: 'You get this because bids were requested on Plumbline with this address.',
  Content: ({ facts, context }) => (
    <>
      <Eyebrow>Bid request</Eyebrow>
      <Title>Is this request yours?</Title>
      <Paragraph>
        Bids were requested with this address. The page shows what for; press its button, and the contractors
        near you are asked. Until then nobody is.
      </Paragraph>
      <Action href={context.links.confirmRequest(facts.requestId)}>Look at the request</Action>
      <Paragraph small>
        The link works for 30 days. If you did not ask for bids, ignore this email: nothing happens.
      </Paragraph>
    </>
  ),
});

export interface ContractorLinkFacts extends LinkFacts {
  readonly contractor: { readonly id: string; readonly confirmVersion: number };
}

/** A new link to confirm a profile, in place of one that has ended. */
export const confirmContractorLink = defineMail<ContractorLinkFacts>({
  kind: 'contractor',
  subject: () => 'Your new link to confirm your Plumbline profile',
  preview: () => 'One button, and homeowners near you can ask for your bid.',
  because: 'You get this because a new link was asked for on Plumbline with an earlier one of yours.',
  Content: ({ facts: { contractor }, context }) => (
    <>
      <Eyebrow>Contractor network</Eyebrow>
      <Title>Here is your new link</Title>
      <Paragraph>The one before had run out. This one works for 30 days.</Paragraph>
      <Action href={context.links.confirmContractor(contractor.id, contractor.confirmVersion)}>
        Confirm my address
      </Action>
      <Paragraph small>If this was not you, ignore this email: without the button nothing happens.</Paragraph>
    </>
  ),
});

/** The link to everything we hold about somebody, and to its deletion. */
export const myDataLink = defineMail<LinkFacts>({
  kind: 'homeowner',
  subject: () => 'Your link to your data',
  preview: () => 'Download everything we hold about you, or have it deleted.',
  because: 'You get this because this link was asked for on Plumbline with this address.',
  Content: ({ facts, context }) => (
    <>
      <Eyebrow>My data</Eyebrow>
      <Title>Everything we hold about you</Title>
      <Paragraph>
        This link opens a page where you can download it all, photos included, or have it deleted for good.
        Nothing happens by opening it. It works for seven days; keep it to yourself.
      </Paragraph>
      <Action href={context.links.myData(facts.email)}>Open my data</Action>
      <Paragraph small>If you did not ask for it, ignore this email.</Paragraph>
    </>
  ),
});
