import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES, ownKeyOf } from '@plumbline/contracts';
import {
  CONFIG,
  type Config,
  clientOf,
  currentRequestId,
  type IdempotentCall,
  LinkTokenSigner,
  OutboxWriter,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { CreateDesignDto } from '../requests/create-design.dto.js';
import { DesignRequestReader } from '../requests/design-request-reader.js';
import { DesignJob } from '../tables/design-job.entity.js';
import type { DesignJobCreatedResponse } from './design-job.response.js';
import { DesignQueue } from './design-queue.js';
import { OPEN, STAGE_QUEUED } from './queued-design.js';
import { admit } from './waiting-line.js';

/** Takes wishes: a place in the waiting line for each that there is room for. */
@Injectable()
export class DesignIntakeService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly queue: DesignQueue,
    private readonly asked: DesignRequestReader,
    private readonly tokens: LinkTokenSigner,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem as DesignRequestReader.of(), 429 when too many are waiting */
  async create(
    dto: CreateDesignDto,
    call: IdempotentCall,
    address: string,
  ): Promise<DesignJobCreatedResponse> {
    const asked = await this.asked.of(dto);
    const { wish, photoKey } = asked;
    const client = this.digestOf(clientOf(address));
    const create = async (tx: EntityManager): Promise<{ readonly jobId: string }> => {
      await this.asked.assertKept(tx, asked);
      const admission = admit(await tx.find(DesignJob, OPEN), client);
      if ('retryAfterS' in admission) {
        const { own, retryAfterS } = admission;
        throw Problem.tooMany(own > 0 ? MESSAGES.designs.ownLine(own) : MESSAGES.server.tooMany, retryAfterS);
      }
      const job = tx.create(DesignJob, {
        id: uuidv7(),
        designId: uuidv7(),
        status: 'queued',
        progress: 0,
        stage: STAGE_QUEUED,
        error: null,
        category: wish.category,
        zipCode: wish.zipCode,
        ...asked,
        quality: admission.quality,
        run: 1,
        lostWorkers: 0,
        round: admission.round,
        client,
        requestId: currentRequestId(),
        createdAt: new Date(),
        finishedAt: null,
      });
      await tx.insert(DesignJob, job);
      await this.outbox.add(tx, 'design.requested', job.id, {
        jobId: job.id,
        zipCode: job.zipCode,
        category: job.category,
        photoKey,
      });
      return { jobId: job.id };
    };
    const { jobId } = await this.transactions.once(call, create, { inTurn: ['waiting line of designs'] });
    await this.queue.addById(jobId);
    // The key follows from the id and so does not stand beside the key of the call.
    return { jobId, siteKey: ownKeyOf({ jobId, token: this.tokens.make('own-design', jobId) }) };
  }

  /** Enough of an address to count by, and nothing to find anybody with. */
  private digestOf(client: string): string {
    return createHmac('sha256', this.config.appSecret).update(`client ${client}`).digest('hex').slice(0, 32);
  }
}
