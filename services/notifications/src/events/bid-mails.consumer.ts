import { Injectable } from '@nestjs/common';
import type { BidFacts, EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { type AnyPosting, MailQueue } from '../delivery/mail-queue.js';

/** What the steps of a bid mean for mailboxes. */
@Injectable()
export class BidMailsConsumer {
  constructor(private readonly postOffice: MailQueue) {}

  /** The contractor is invited; the first bid of a request also tells the homeowner. */
  @OnEvent('bid.requested')
  async onBidRequested({ payload }: EventEnvelope<'bid.requested'>, tx: EntityManager): Promise<void> {
    const { bid, first, contractorsAsked, photos, words, proof } = payload;
    const mails: AnyPosting[] = [];
    if (bid.contractor) {
      mails.push({
        type: 'invitation',
        ...toContractor(bid),
        aboutId: bid.id,
        version: `first-${bid.contractor.id}`,
        facts: { bid, photos, contractorsAsked, words },
      });
    }
    if (first) {
      mails.push({
        type: 'homeowner-confirmation',
        ...toHomeowner(bid),
        aboutId: bid.requestId,
        facts: { bid, contractorsAsked },
        proof,
      });
    }
    await this.postOffice.post(tx, ...mails);
  }

  /** Bidders are told what changed, but not the one who measured; the homeowner once. */
  @OnEvent('bid.revised')
  async onBidRevised({ payload }: EventEnvelope<'bid.revised'>, tx: EntityManager): Promise<void> {
    const { bid, first, own, revision } = payload;
    const mails: AnyPosting[] = [];
    const about = { version: `revision-${revision}`, facts: payload };
    if (first) mails.push({ type: 'room-verified', ...toHomeowner(bid), aboutId: bid.requestId, ...about });
    if (bid.contractor && !own)
      mails.push({ type: 'request-revised', ...toContractor(bid), aboutId: bid.id, ...about });
    if (mails.length > 0) await this.postOffice.post(tx, ...mails);
  }

  @OnEvent('bid.reminder-due')
  async onBidReminderDue({ payload }: EventEnvelope<'bid.reminder-due'>, tx: EntityManager): Promise<void> {
    const { bid } = payload;
    if (!bid.contractor) return;
    await this.postOffice.post(tx, {
      type: 'invitation-reminder',
      ...toContractor(bid),
      aboutId: bid.id,
      version: `first-${bid.contractor.id}`,
      facts: { bid },
    });
  }

  @OnEvent('bid.submitted')
  async onBidSubmitted({ payload }: EventEnvelope<'bid.submitted'>, tx: EntityManager): Promise<void> {
    const { bid, submissionId, contractorEmail, confirmedByMail, proof } = payload;
    const about = { aboutId: submissionId, facts: payload };
    // Earlier versions say by this flag only that the invitation's key was shown.
    const key = { by: 'invitation-key', email: contractorEmail } as const;
    await this.postOffice.post(
      tx,
      { type: 'bid-received', ...toHomeowner(bid), ...about },
      {
        type: 'bid-receipt',
        ...toContractor(bid),
        to: contractorEmail,
        ...about,
        proof: proof ?? (confirmedByMail ? key : undefined),
      },
    );
  }

  /** A declined invitation (no submission) shows on the track page and mails nobody. */
  @OnEvent('bid.withdrawn')
  async onBidWithdrawn({ id, payload }: EventEnvelope<'bid.withdrawn'>, tx: EntityManager): Promise<void> {
    const { bid, submissionId, by, reason, proof } = payload;
    if (proof?.email) await this.postOffice.prove(tx, proof.email);
    if (by === 'homeowner') {
      if (!bid.contractor) return;
      const facts = { bid, reason };
      await this.postOffice.post(tx, {
        type: 'request-called-off',
        ...toContractor(bid),
        aboutId: bid.id,
        facts,
      });
      return;
    }
    if (submissionId === null) return;
    const about = { aboutId: submissionId, version: id, facts: payload };
    await this.postOffice.post(
      tx,
      { type: 'bid-withdrawn', ...toHomeowner(bid), ...about },
      { type: 'withdrawal-receipt', ...toContractor(bid), ...about, proof },
    );
  }

  @OnEvent('appointment.proposed')
  async onAppointmentProposed(
    { occurredAt, payload }: EventEnvelope<'appointment.proposed'>,
    tx: EntityManager,
  ): Promise<void> {
    const { bid, proposalId, userEmail, proof } = payload;
    const about = { aboutId: proposalId, facts: { ...payload, proposedAt: occurredAt } };
    const toBoth: AnyPosting[] = [
      { type: 'appointment-receipt', ...toHomeowner(bid), to: userEmail, ...about, proof },
    ];
    if (bid.contractor) toBoth.push({ type: 'appointment-proposal', ...toContractor(bid), ...about });
    await this.postOffice.post(tx, ...toBoth);
  }
}

export const toHomeowner = (bid: BidFacts) => ({
  to: bid.userEmail,
  bid,
  contractorId: bid.contractor?.id ?? null,
});

export const toContractor = (bid: BidFacts) => ({
  to: bid.contractor?.email ?? '',
  bid,
  contractorId: bid.contractor?.id ?? null,
  provenBefore: bid.contractor?.confirmed ?? false,
});
