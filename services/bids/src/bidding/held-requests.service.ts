import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import {
  type IdempotentCall,
  LinkTokenSigner,
  OutboxWriter,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { HeldRequest } from '../tables/held-request.entity.js';
import type { NewRequest } from '../tables/new-request.js';
import { BiddingService } from './bidding.service.js';
import { RequestReader } from './request-reader.js';
import type { SendToContractorsDto } from './send-to-contractors.dto.js';
import type { HeldRequestResponse, SendToContractorsResponse } from './send-to-contractors.response.js';

/** Requests of addresses that are not proved yet: kept until the button of the mailed link is pressed. */
@Injectable()
export class HeldRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly tokens: LinkTokenSigner,
    private readonly requests: RequestReader,
    private readonly bidding: BiddingService,
  ) {}

  /** Keeps the request and mails the link; no contractor hears of it. */
  async hold(input: SendToContractorsDto, call: IdempotentCall): Promise<SendToContractorsResponse> {
    const asked = await this.requests.read(input);
    const work = async (tx: EntityManager): Promise<SendToContractorsResponse> => {
      const id = uuidv7();
      await tx.insert(HeldRequest, {
        id,
        userEmail: input.email,
        asked: asked as never,
        tokenHash: LinkTokenSigner.hash(this.tokens.make('confirm-request', id)),
        confirmedAt: null,
        createdAt: new Date(),
      });
      await this.outbox.add(tx, 'link.requested', id, {
        email: input.email,
        purpose: 'confirm-request',
        requestId: id,
      });
      return { message: MESSAGES.bids.confirmRequest, count: 0, bidIds: [], held: true };
    };
    return this.transactions.once(call, work, { inTurn: [input.email] });
  }

  /** @throws Problem 404 for a link that opens nothing (any more) */
  async about(token: string): Promise<HeldRequestResponse> {
    const { asked, userEmail, confirmedAt } = await this.byToken(this.dataSource.manager, token);
    return {
      email: userEmail,
      title: asked.designTitle,
      zipCode: asked.zipCode,
      city: asked.place.city || null,
      confirmed: confirmedAt !== null,
    };
  }

  /** Asks the contractors now; a second press says the same. @throws Problem 404 as about() */
  async confirm(token: string, call: IdempotentCall): Promise<SendToContractorsResponse> {
    const { userEmail } = await this.byToken(this.dataSource.manager, token);
    const work = async (tx: EntityManager): Promise<SendToContractorsResponse> => {
      const held = await this.byToken(tx, token);
      if (held.confirmedAt) return { message: MESSAGES.bids.alreadyAsked, count: 0, bidIds: [] };
      await tx.update(HeldRequest, { id: held.id }, { confirmedAt: new Date() });
      const proof = { by: 'mailed-link', email: held.userEmail } as const;
      return this.bidding.ask(tx, held.userEmail, held.asked as NewRequest, proof);
    };
    return this.transactions.once(call, work, { inTurn: [userEmail] });
  }

  private async byToken(db: EntityManager, token: string): Promise<HeldRequest> {
    const held = await db.findOneBy(HeldRequest, { tokenHash: LinkTokenSigner.hash(token) });
    if (!held) throw Problem.notFound(MESSAGES.server.notFound);
    return held;
  }
}
