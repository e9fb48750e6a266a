import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../delivery/mail-queue.js';

/** Mails that somebody asked for by name: links, favourites, previews. */
@Injectable()
export class RequestedMailsConsumer {
  constructor(private readonly postOffice: MailQueue) {}

  @OnEvent('link.requested')
  async onLinkRequested({ payload }: EventEnvelope<'link.requested'>, tx: EntityManager): Promise<void> {
    const { email, purpose, requestId, contractor, proof } = payload;
    const about = { to: email, aboutId: requestId, proof };
    if (purpose === 'confirm-request') {
      await this.postOffice.post(tx, { type: 'confirm-request', ...about, facts: { email, requestId } });
      return;
    }
    if (purpose === 'confirm-contractor') {
      if (!contractor) return;
      const facts = { email, contractor };
      await this.postOffice.post(tx, {
        type: 'confirm-contractor-link',
        ...about,
        contractorId: contractor.id,
        facts,
      });
      return;
    }
    const type = purpose === 'my-bids' ? 'my-bids-link' : 'my-data-link';
    await this.postOffice.post(tx, { type, ...about, facts: { email } });
  }

  @OnEvent('favourites.requested')
  async onFavouritesRequested(
    { payload }: EventEnvelope<'favourites.requested'>,
    tx: EntityManager,
  ): Promise<void> {
    await this.postOffice.post(tx, {
      type: 'favourites',
      to: payload.email,
      aboutId: payload.requestId,
      facts: payload,
      proof: payload.proof,
    });
  }

  /** Goes to the administrator, whatever the event says. */
  @OnEvent('preview.requested')
  async onPreviewRequested(
    { occurredAt, payload }: EventEnvelope<'preview.requested'>,
    tx: EntityManager,
  ): Promise<void> {
    await this.postOffice.post(tx, {
      type: 'admin-preview',
      to: '',
      aboutId: payload.requestId,
      facts: { ...payload, requestedAt: occurredAt },
    });
  }
}
