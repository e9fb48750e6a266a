import { Injectable } from '@nestjs/common';
import type { BidFacts, EventEnvelope, Proof } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import { EmailLog } from '../delivery/email-log.entity.js';
import { MailQueue } from '../delivery/mail-queue.js';
import type { SubmissionFacts } from '../mails/templates/bid-received.js';
import type { HomeownerConfirmationFacts } from '../mails/templates/homeowner-confirmation.js';
import type { InvitationFacts } from '../mails/templates/invitation.js';
import { toContractor, toHomeowner } from './bid-mails.consumer.js';

/** Sends somebody the newest that there is about a bid once more. */
@Injectable()
export class ResendsConsumer {
  constructor(private readonly postOffice: MailQueue) {}

  @OnEvent('bid.resend-requested')
  async onResendRequested(
    { payload }: EventEnvelope<'bid.resend-requested'>,
    tx: EntityManager,
  ): Promise<void> {
    const { bid, type, resendId, by } = payload;
    // Earlier versions say only who asked.
    const proof = payload.proof ?? (by === 'admin' ? ({ by, email: null } as const) : undefined);
    if (type === 'contractor') await this.toContractorAgain(tx, bid, resendId, proof);
    else await this.toHomeownerAgain(tx, bid, resendId, proof);
  }

  private async toContractorAgain(
    tx: EntityManager,
    bid: BidFacts,
    version: string,
    proof: Proof | undefined,
  ): Promise<void> {
    if (!bid.contractor) return;
    const earlier = await newest<InvitationFacts>(tx, { type: 'invitation', bidId: bid.id });
    await this.postOffice.post(tx, {
      type: 'invitation',
      ...toContractor(bid),
      aboutId: bid.id,
      version,
      facts: {
        bid,
        photos: earlier?.photos ?? [],
        contractorsAsked: earlier?.contractorsAsked ?? 1,
        words: earlier?.words,
      },
      proof,
    });
  }

  /** The bid that was received; before there is one, or once it was taken back, the request's confirmation. */
  private async toHomeownerAgain(
    tx: EntityManager,
    bid: BidFacts,
    version: string,
    proof: Proof | undefined,
  ): Promise<void> {
    const received = await newest<SubmissionFacts>(tx, { type: 'bid-received', bidId: bid.id });
    if (received && !(await wasWithdrawn(tx, received.submissionId))) {
      await this.postOffice.post(tx, {
        type: 'bid-received',
        ...toHomeowner(bid),
        aboutId: received.submissionId,
        version,
        facts: { ...received, bid },
        proof,
      });
      return;
    }
    const earlier = await newest<HomeownerConfirmationFacts>(tx, {
      type: 'homeowner-confirmation',
      requestId: bid.requestId,
    });
    await this.postOffice.post(tx, {
      type: 'homeowner-confirmation',
      ...toHomeowner(bid),
      aboutId: bid.requestId,
      version,
      facts: { bid, contractorsAsked: earlier?.contractorsAsked ?? null },
      proof,
    });
  }
}

/** The facts of the newest mail of its kind. */
async function newest<Facts>(
  tx: EntityManager,
  where: { type: EmailLog['type']; bidId?: string; requestId?: string },
): Promise<Facts | undefined> {
  const row = await tx.findOne(EmailLog, {
    where: { ...where, facts: Not(IsNull()) },
    order: { id: 'DESC' },
  });
  return row?.facts as Facts | undefined;
}

const wasWithdrawn = (tx: EntityManager, submissionId: string): Promise<boolean> =>
  tx.existsBy(EmailLog, { type: 'bid-withdrawn', aboutId: submissionId });
