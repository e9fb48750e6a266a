import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MESSAGES } from '@plumbline/contracts';
import { CONFIG, type Config, TransactionRunner } from '@plumbline/platform';
import { type EntityManager, MoreThanOrEqual, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { PictureCall } from '../../tables/picture-call.entity.js';
import { RemoteFault } from './remote-fault.js';

/** The ledger of paid calls: each stands here before it is made, so that none is lost and none paid at will. */
@Injectable()
export class PictureCallStore {
  constructor(
    @InjectRepository(PictureCall) private readonly calls: Repository<PictureCall>,
    private readonly transactions: TransactionRunner,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The calls of one run of a job, oldest first. */
  of(jobId: string, run: number): Promise<PictureCall[]> {
    return this.calls.find({ where: { jobId, run }, order: { startedAt: 'asc', id: 'asc' } });
  }

  /** Writes a call down and sets its money aside. @throws RemoteFault `budget` where it is not there */
  async begin(
    call: Pick<PictureCall, 'jobId' | 'run' | 'slot' | 'provider' | 'seed' | 'costUsd' | 'client'>,
  ): Promise<PictureCall> {
    return this.transactions.run(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('image budget'))`);
      await this.assertBudget(tx, call);
      const row = tx.create(PictureCall, {
        ...call,
        id: uuidv7(),
        phase: 'calling',
        remoteId: null,
        answerKey: null,
        faultKind: null,
        faultSentence: null,
        startedAt: new Date(),
        finishedAt: null,
      });
      await tx.insert(PictureCall, row);
      return row;
    });
  }

  async running(call: PictureCall, remoteId: string): Promise<void> {
    await this.calls.update({ id: call.id }, { phase: 'running', remoteId });
  }

  async answered(
    call: PictureCall,
    answer: { answerKey: string; seed: number | null; costUsd?: number },
  ): Promise<void> {
    await this.calls.update({ id: call.id }, { ...answer, phase: 'answered', finishedAt: new Date() });
  }

  /** A fault that surely cost nothing gives its money back. */
  async failed(call: PictureCall, fault: RemoteFault): Promise<void> {
    await this.calls.update(
      { id: call.id },
      {
        phase: 'failed',
        faultKind: fault.kind,
        faultSentence: fault.sentence,
        finishedAt: new Date(),
        ...(fault.mayCost || call.remoteId ? {} : { costUsd: 0 }),
      },
    );
  }

  private async assertBudget(
    tx: EntityManager,
    { costUsd, client }: Pick<PictureCall, 'costUsd' | 'client'>,
  ): Promise<void> {
    const { perDay, perClient } = this.config.images.budgetUsd;
    const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
    const spent = async (where: { client?: string }) =>
      (await tx.sum(PictureCall, 'costUsd', { ...where, startedAt: MoreThanOrEqual(today) })) ?? 0;
    if (perDay !== undefined && (await spent({})) + costUsd > perDay)
      throw new RemoteFault('budget', 'IMAGE_BUDGET_PER_DAY is spent.');
    if (perClient !== undefined && client && (await spent({ client })) + costUsd > perClient) {
      throw new RemoteFault(
        'budget',
        'IMAGE_BUDGET_PER_CLIENT is spent.',
        undefined,
        MESSAGES.pictures.clientBudget,
      );
    }
  }
}
