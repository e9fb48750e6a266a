import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Concept } from '@plumbline/concept';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { resolveZip } from '@plumbline/geo';
import { type IdempotentCall, OnJob, Problem, TransactionRunner } from '@plumbline/platform';
import type { Price } from '@plumbline/room';
import { LessThan, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { NoConcept, PlanningRunner, ThreadLost } from '../planning/planning-runner.js';
import type { CreateDesignDto } from '../requests/create-design.dto.js';
import { type DesignAsked, DesignRequestReader } from '../requests/design-request-reader.js';
import { OWN_PRICES } from '../requests/own-prices.js';
import { Brief, type BriefShown } from '../tables/brief.entity.js';
import { type Plan, type ReadInWords, readInWords } from '../texts/plan-in-words.js';
import { TextModelClient } from '../texts/text-model-client.js';
import type { BriefResponse } from './brief.response.js';

const HOUR_MS = 3_600_000;

/** Reads wishes before anything is drawn, and keeps what was read for the design that is asked for by it. */
@Injectable()
export class BriefsService {
  constructor(
    @InjectRepository(Brief) private readonly briefs: Repository<Brief>,
    private readonly transactions: TransactionRunner,
    private readonly asked: DesignRequestReader,
    private readonly threads: PlanningRunner,
    private readonly texts: TextModelClient,
    @Inject(OWN_PRICES) private readonly prices: readonly Price[] | undefined,
  ) {}

  /** @throws Problem as DesignIntakeService.create(); 422 where no room of the kind fits, or nothing can be read */
  async create(dto: CreateDesignDto, call: IdempotentCall): Promise<BriefResponse> {
    const found = await this.asked.of(dto);
    const { concept, proposed } = await this.plan(found);
    const shown = shownOf(concept);
    const asked = { ...found, wish: { ...found.wish, ...(proposed ? { proposed } : {}) } };
    return this.transactions.once(call, async (tx) => {
      await this.asked.assertKept(tx, asked);
      const now = Date.now();
      const row = tx.create(Brief, {
        id: uuidv7(),
        ...asked,
        shown,
        createdAt: new Date(now),
        expiresAt: new Date(now + LIMITS.briefHours * HOUR_MS),
      });
      await tx.insert(Brief, row);
      return responseOf(row);
    });
  }

  @OnJob('sweep-briefs')
  async handleSweepBriefs(): Promise<void> {
    await this.briefs.delete({ expiresAt: LessThan(new Date()) });
  }

  private async plan({ wish, seed, photoKey, surveyed }: DesignAsked): Promise<ReadInWords> {
    const request = { ...wish, state: resolveZip(wish.zipCode)?.place.state };
    const options = {
      seed,
      date: new Date().toISOString(),
      ...(this.prices ? { prices: this.prices } : {}),
      photo: photoKey !== null,
      ...(surveyed ? { surveyed } : {}),
    };
    try {
      const plan: Plan = (of, signal) => this.threads.plan(of, options, signal);
      return await readInWords(request, plan, this.texts, new AbortController().signal);
    } catch (error) {
      if (error instanceof NoConcept) throw Problem.unprocessable(error.message);
      if (error instanceof ThreadLost) throw Problem.unprocessable(MESSAGES.briefs.unreadable);
      throw error;
    }
  }
}

function shownOf({ brief, wishes }: Concept): BriefShown {
  const { ledger = [], extent, assumed, questions = [] } = brief;
  return { ledger, extent: extent ?? wishes.extent ?? ASSUMED, assumptions: assumed, questions };
}

const ASSUMED = { id: 'rearrange', from: 'assumed' } as const;

const responseOf = ({ id, shown, expiresAt }: Brief): BriefResponse => ({
  id,
  ledger: shown.ledger,
  extent: shown.extent,
  assumptions: [...shown.assumptions],
  questions: shown.questions,
  expiresAt: expiresAt.toISOString(),
});
