import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { type AnyPosting, MailQueue } from '../delivery/mail-queue.js';
import { UnsubscriptionsService } from '../unsubscribe/unsubscriptions.service.js';

/** Welcomes contractors, and tells the administrator of new ones. */
@Injectable()
export class ContractorMailsConsumer {
  constructor(
    private readonly postOffice: MailQueue,
    private readonly unsubscriptions: UnsubscriptionsService,
  ) {}

  @OnEvent('contractor.joined')
  async onContractorJoined(
    { id, payload }: EventEnvelope<'contractor.joined'>,
    tx: EntityManager,
  ): Promise<void> {
    const { contractorId, email, again } = payload;
    const about = { to: email, aboutId: contractorId, contractorId, facts: payload };
    const mails: AnyPosting[] = [
      { type: 'contractor-confirm', ...about, version: again ? id : 'first', proof: payload.proof },
    ];
    if (!again) mails.push({ type: 'admin-new-contractor', ...about });
    await this.postOffice.post(tx, ...mails);
  }

  /** Whoever confirms asks to be invited: an earlier unsubscription ends. */
  @OnEvent('contractor.confirmed')
  async onContractorConfirmed(
    { payload }: EventEnvelope<'contractor.confirmed'>,
    tx: EntityManager,
  ): Promise<void> {
    const { contractorId, email } = payload;
    await this.unsubscriptions.remove(tx, email);
    await this.postOffice.post(tx, {
      type: 'contractor-welcome',
      to: email,
      aboutId: contractorId,
      contractorId,
      facts: payload,
      // Earlier versions know of no other way to be confirmed.
      proof: payload.proof ?? { by: 'mailed-link', email },
    });
  }
}
