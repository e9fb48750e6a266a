import { Inject, Injectable } from '@nestjs/common';
import type { Concept } from '@plumbline/concept';
import { resolveZip } from '@plumbline/geo';
import type { ConceptRequest, Price } from '@plumbline/room';
import { ConceptsService } from '../concepts/concepts.service.js';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { PlanningRunner } from '../planning/planning-runner.js';
import { OWN_PRICES } from '../requests/own-prices.js';
import type { DesignJob } from '../tables/design-job.entity.js';
import { readInWords, toldInWords } from '../texts/plan-in-words.js';
import { TextModelClient } from '../texts/text-model-client.js';
import { DesignJobWriter } from './design-job-writer.js';
import { DesignMetrics } from './design-metrics.js';

/** Reads a wish, plans its room and draws the plan, in threads beside this one. */
@Injectable()
export class DesignPlanningService {
  constructor(
    private readonly threads: PlanningRunner,
    private readonly texts: TextModelClient,
    @Inject(OWN_PRICES) private readonly prices: readonly Price[] | undefined,
    private readonly concepts: ConceptsService,
    private readonly files: ConceptFileStore,
    private readonly jobWriter: DesignJobWriter,
    private readonly metrics: DesignMetrics,
  ) {}

  /** @throws NoConcept where no room of the kind fits; ThreadLost past the limits of time or memory */
  async plan(job: DesignJob, signal: AbortSignal): Promise<Concept> {
    const { otherThan = [], siblingOf, roomOf } = job.wish;
    const roomsOf = async (ids: readonly string[]) =>
      (await this.concepts.stored(ids))
        .filter(({ stored: { concept } }) => isMeasuredAlike(concept, job))
        .map(({ stored }) => stored.concept.room);
    const [sibling] = siblingOf ? await roomsOf([siblingOf]) : [];
    const [sameRoom] = roomOf ? await roomsOf([roomOf]) : [];
    const options = {
      seed: job.seed,
      date: job.createdAt.toISOString(),
      ...(this.prices ? { prices: this.prices } : {}),
      otherThan: await roomsOf(otherThan),
      ...(sibling ? { sibling } : {}),
      ...(sameRoom ? { sameRoom } : {}),
      photo: job.photoKey !== null,
      ...(job.surveyed ? { surveyed: job.surveyed } : {}),
    };
    const plan = (request: ConceptRequest) =>
      this.jobWriter.countingLosses(job, () => this.threads.plan(request, options, signal));
    const request = { ...job.wish, state: resolveZip(job.zipCode)?.place.state };
    const read = await readInWords(request, plan, this.texts, signal);
    if (read.proposed && !job.wish.proposed) await this.jobWriter.keepProposed(job, read.proposed);
    return toldInWords(read.concept, this.texts, signal);
  }

  /** Draws the floor plan and stores it. @throws ThreadLost */
  async drawPlan(job: DesignJob, concept: Concept, signal: AbortSignal): Promise<void> {
    const enter = this.metrics.follow();
    enter('Drawing the floor plan');
    const drawn = await this.jobWriter.countingLosses(job, () => this.threads.draw(concept, signal));
    signal.throwIfAborted();
    await this.files.writePlan(job.designId, drawn);
    enter();
  }
}

/** Whether a concept was planned in the room as the job has it: doors and windows of a room measured otherwise are not taken over. */
function isMeasuredAlike({ survey }: Concept, { surveyed }: DesignJob): boolean {
  if (!surveyed) return true;
  return survey?.id === surveyed.survey.id && survey.version === surveyed.survey.version;
}
