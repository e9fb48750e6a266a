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
        This link opens the list of your bids. Keep it to yourself: whoever has it sees them too.
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
        Nothing happens by opening it. Keep it to yourself.
      </Paragraph>
      <Action href={context.links.myData(facts.email)}>Open my data</Action>
      <Paragraph small>If you did not ask for it, ignore this email.</Paragraph>
    </>
  ),
});
