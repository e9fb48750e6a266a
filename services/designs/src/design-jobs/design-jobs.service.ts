import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES, ownKeyOf } from '@plumbline/contracts';
import {
  CONFIG,
  type Config,
  clientOf,
  currentRequestId,
  type IdempotentCall,
  LinkTokens,
  Outbox,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { type EntityManager, type FindManyOptions, In } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { CreateDesignDto } from '../requests/create-design.dto.js';
import { DesignRequestReader } from '../requests/design-request-reader.js';
import { DesignJob } from '../tables/design-job.entity.js';
import type { DesignJobCreatedResponse, DesignJobResponse } from './design-job.response.js';
import { DesignJobReader } from './design-job-reader.js';
import { DesignQueue } from './design-queue.js';
import { RunningDesignRegistry } from './running-design-registry.js';
import { admit, currentRound } from './waiting-line.js';

/** What waiting-line.ts wants to know of the designs that are not finished. */
const OPEN: FindManyOptions<DesignJob> = {
  select: { id: true, client: true, round: true },
  where: { status: In(['queued', 'processing']) },
};

const STAGE_QUEUED = 'Waiting for a free drawing board';

/** Takes wishes, cancels them, has them made once more. */
@Injectable()
export class DesignJobsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly outbox: Outbox,
    private readonly queue: DesignQueue,
    private readonly reader: DesignJobReader,
    private readonly running: RunningDesignRegistry,
    private readonly asked: DesignRequestReader,
    private readonly tokens: LinkTokens,
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

  /** Stops a design that is not finished; a finished one stays. @throws Problem 404 */
  async cancel(id: string): Promise<DesignJobResponse> {
    const cancelled = await this.transactions.run(async (tx) => {
      const job = await tx.findOne(DesignJob, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!job) throw Problem.notFound(MESSAGES.server.notFound);
      if (job.status === 'done' || job.status === 'failed') return false;
      Object.assign(job, {
        status: 'failed',
        error: MESSAGES.generation.cancelled,
        stage: MESSAGES.generation.cancelled,
        finishedAt: new Date(),
      });
      await tx.save(job);
      await this.outbox.add(tx, 'design.failed', job.id, {
        jobId: job.id,
        zipCode: job.zipCode,
        category: job.category,
        reason: MESSAGES.generation.cancelled,
      });
      return true;
    });
    if (cancelled) this.running.cancel(id);
    return this.reader.get(id);
  }

  /** Makes a failed or finished job once more, with the same wish and seed. @throws Problem 404, 409 while it runs */
  async rerun(id: string): Promise<DesignJobResponse> {
    const job = await this.transactions.run(async (tx) => {
      const job = await tx.findOne(DesignJob, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!job) throw Problem.notFound(MESSAGES.server.notFound);
      if (job.status !== 'failed') throw Problem.conflict('Only a failed design can be made again.');
      Object.assign(job, {
        status: 'queued',
        stage: STAGE_QUEUED,
        progress: 0,
        error: null,
        finishedAt: null,
        designId: uuidv7(),
        run: job.run + 1,
        round: currentRound(await tx.find(DesignJob, OPEN)),
        lostWorkers: 0,
      });
      return tx.save(job);
    });
    await this.queue.add(job);
    return this.reader.get(id);
  }

  /** Enough of an address to count by, and nothing to find anybody with. */
  private digestOf(client: string): string {
    return createHmac('sha256', this.config.appSecret).update(`client ${client}`).digest('hex').slice(0, 32);
  }
}
