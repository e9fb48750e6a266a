import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { OffersService } from '../contractors/offers.service.js';

/** Whoever joins or confirms is offered what waits nearby. */
@Injectable()
export class NewContractorsConsumer {
  constructor(private readonly offers: OffersService) {}

  @OnEvent('contractor.joined')
  async onContractorJoined(
    { payload }: EventEnvelope<'contractor.joined'>,
    tx: EntityManager,
  ): Promise<void> {
    if (!payload.again) await this.offers.offerOpenBids(tx, payload.contractorId);
  }

  @OnEvent('contractor.confirmed')
  async onContractorConfirmed(
    { payload }: EventEnvelope<'contractor.confirmed'>,
    tx: EntityManager,
  ): Promise<void> {
    await this.offers.offerOpenBids(tx, payload.contractorId);
  }
}
