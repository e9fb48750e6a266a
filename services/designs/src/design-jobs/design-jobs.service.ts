import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MESSAGES, ownKeyOf } from '@plumbline/contracts';
import {
  CONFIG,
  type Config,
  clientOf,
  currentRequestId,
  FileUrls,
  type IdempotentCall,
  Jobs,
  LinkTokens,
  LOGGER,
  type Logger,
  Outbox,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { type EntityManager, type FindManyOptions, In, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ConceptsService } from '../concepts/concepts.service.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import type { CreateDesignDto } from '../requests/create-design.dto.js';
import { DesignRequestReader } from '../requests/design-request-reader.js';
import { DesignJob } from '../tables/design-job.entity.js';
import type { DesignJobCreatedResponse, DesignJobResponse } from './design-job.response.js';
import { RunningDesignRegistry } from './running-design-registry.js';
import { admit, currentRound } from './waiting-line.js';

/** What waiting-line.ts wants to know of the designs that are not finished. */
const OPEN: FindManyOptions<DesignJob> = {
  select: { id: true, client: true, round: true },
  where: { status: In(['queued', 'processing']) },
};

const STAGE_QUEUED = 'Waiting for a free drawing board';

/** Takes wishes, tells how far they are, cancels them. */
@Injectable()
export class DesignJobsService {
  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    private readonly transactions: TransactionRunner,
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly concepts: ConceptsService,
    private readonly designFiles: DesignFileRegistry,
    private readonly running: RunningDesignRegistry,
    private readonly asked: DesignRequestReader,
    private readonly urls: FileUrls,
    private readonly tokens: LinkTokens,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
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
    const made = await this.designJobs.findOneBy({ id: jobId });
    if (made) await this.enqueue(made);
    // The key follows from the id and so does not stand beside the key of the call.
    return { jobId, siteKey: ownKeyOf({ jobId, token: this.tokens.make('own-design', jobId) }) };
  }

  /** @throws Problem 404 */
  async get(id: string): Promise<DesignJobResponse> {
    const job = await this.designJobs.findOneBy({ id });
    if (!job) throw Problem.notFound(MESSAGES.server.notFound);
    const previewKey = await this.designFiles.previewOf(job.designId);
    return {
      jobId: job.id,
      status: job.status,
      progress: job.progress,
      stage: job.stage,
      ...(previewKey ? { previewUrl: this.urls.of(previewKey) } : {}),
      ...(job.status === 'done' ? { designs: await this.concepts.byIds([job.designId]) } : {}),
      ...(job.error ? { error: job.error } : {}),
    };
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
    return this.get(id);
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
    await this.enqueue(job);
    return this.get(id);
  }

  /** Puts every open job into the queue that the queue does not hold. */
  async sweep(): Promise<void> {
    const open = await this.designJobs.findBy({ status: In(['queued', 'processing']) });
    for (const job of open) {
      const id = queueId(job.id, job.run);
      if (await this.jobs.holds('make-design', id)) continue;
      this.logger.warn({ jobId: job.id }, 'a design that no queue held is queued again');
      await this.jobs.remove('make-design', id);
      await this.jobs.add('make-design', id, { jobId: job.id }, { turn: job.round });
    }
  }

  /** A queue that is away holds nobody up: the sweep finds the row. */
  private async enqueue({ id: jobId, run, round }: DesignJob): Promise<void> {
    try {
      await this.jobs.add('make-design', queueId(jobId, run), { jobId }, { turn: round });
    } catch (error) {
      this.logger.warn({ err: error, jobId }, 'the queue is away; the sweep will queue this design');
    }
  }

  /** Enough of an address to count by, and nothing to find anybody with. */
  private digestOf(client: string): string {
    return createHmac('sha256', this.config.appSecret).update(`client ${client}`).digest('hex').slice(0, 32);
  }
}

const queueId = (jobId: string, run: number) => `${jobId}-${run}`;
