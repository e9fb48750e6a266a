import type { EventMap } from '@plumbline/contracts';
import { appointmentFiles } from '../attachments/appointment-files.js';
import { defineMail } from '../mail.js';
import { Action, Eyebrow, Facts, Paragraph, Quote, Subtitle, Title } from '../parts.js';
import { manyLines, oneLine, placeOf, quoted } from '../text.js';
import { companyOf } from './shared.js';

/** `proposedAt` (ISO) is what "Tuesday" is counted from. */
export type AppointmentFacts = EventMap['appointment.proposed'] & { readonly proposedAt: string };

/** Brings a homeowner's proposed times to the contractor, each readable one as a calendar file. */
export const appointmentProposal = defineMail<AppointmentFacts>({
  kind: 'contractor',
  subject: ({ bid }) => `The homeowner proposes a visit (${bid.code})`,
  preview: ({ proposals }) => oneLine(proposals, 100) || 'Open the proposed times.',
  cause: ({ bid }) => bid.id,
  because: 'You get this because your company bid on this job on Plumbline.',
  replyTo: ({ userEmail }) => userEmail,
  attachments: appointmentFiles,
  Content: ({ facts }) => {
    const { bid, proposals, name, phone, address, userEmail, notes } = facts;
    const files = appointmentFiles(facts).length;
    return (
      <>
        <Eyebrow>Appointment, {bid.code}</Eyebrow>
        <Title>{name ? `${oneLine(name, 60)} proposes a visit` : 'The homeowner proposes a visit'}</Title>
        <Paragraph>
          For {quoted(bid.design.title)} in {placeOf(bid)}.
          {proposals ? ' Answer this email to agree on one of these times:' : ''}
        </Paragraph>
        {proposals ? <Quote>{manyLines(proposals, 1_000)}</Quote> : null}
        {files > 0 ? (
          <Paragraph small>
            {files === 1 ? 'A calendar file' : `${files} calendar files`} for the times above{' '}
            {files === 1 ? 'is' : 'are'} attached.
          </Paragraph>
        ) : null}
        {userEmail ? <Subtitle>Who to meet</Subtitle> : null}
        <Facts
          facts={[
            { name: 'Name', value: name ? oneLine(name) : null },
            { name: 'Phone', value: phone ? oneLine(phone, 40) : null },
            { name: 'Email', value: userEmail || null },
            { name: 'Address', value: address ? oneLine(address, 200) : placeOf(bid) },
          ]}
        />
        {notes ? (
          <>
            <Subtitle>Notes</Subtitle>
            <Quote>{manyLines(notes, 1_500)}</Quote>
          </>
        ) : null}
      </>
    );
  },
});

/** The homeowner's receipt for the times they proposed. */
export const appointmentReceipt = defineMail<AppointmentFacts>({
  kind: 'homeowner',
  subject: ({ bid }) => `We passed your times on (${bid.code})`,
  preview: ({ proposals }) => oneLine(proposals, 100) || 'The times are with your bid.',
  because: 'You get this because you proposed appointment times on Plumbline.',
  Content: ({ facts: { bid, proposals, phone, address, notes }, context }) => (
    <>
      <Eyebrow>Appointment, {bid.code}</Eyebrow>
      <Title>Your times are with {companyOf(bid, 'us')}</Title>
      <Paragraph>
        {bid.contractor
          ? `${companyOf(bid)} got your times with your contact details and answers you directly.`
          : 'No contractor is assigned yet. Your times are kept with your request.'}
      </Paragraph>
      {proposals ? <Quote>{manyLines(proposals, 1_000)}</Quote> : null}
      <Facts
        facts={[
          { name: 'Phone', value: phone ? oneLine(phone, 40) : null },
          { name: 'Address', value: address ? oneLine(address, 200) : null },
          { name: 'Notes', value: notes ? oneLine(notes, 400) : null },
        ]}
      />
      <Action
        href={context.links.track(bid.id)}
        other={{ href: context.links.compare(bid.id), text: 'Compare all bids' }}
      >
        Open this bid
      </Action>
    </>
  ),
});
