import { Inject, Injectable } from '@nestjs/common';
import { CONCEPT_VERSION, type StoredConcept, type SurveyedRoom } from '@plumbline/concept';
import { resolveZip } from '@plumbline/geo';
import { Problem } from '@plumbline/platform';
import type { Price } from '@plumbline/room';
import type { StoredWithFiles } from '../concepts/present-design.js';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { NoConcept, PlanningRunner } from '../planning/planning-runner.js';
import { OWN_PRICES } from '../requests/own-prices.js';
import type { DesignFileRow } from '../tables/design-file.entity.js';
import type { DesignJob } from '../tables/design-job.entity.js';

/** Nobody waits for somebody who has closed their page: the room is measured all the same. */
const TO_THE_END = new AbortController().signal;

/** Plans a design again in the room as it was measured on site, and stores its files. */
@Injectable()
export class SiteVisitPlanningService {
  constructor(
    private readonly threads: PlanningRunner,
    private readonly files: ConceptFileStore,
    @Inject(OWN_PRICES) private readonly prices: readonly Price[] | undefined,
  ) {}

  /** The same wish in the room as it was measured. @throws Problem 422 where nothing of the kind fits in it */
  async plan(
    { design, stored }: StoredWithFiles,
    job: DesignJob,
    surveyed: SurveyedRoom,
  ): Promise<StoredConcept> {
    const request = { ...job.wish, state: resolveZip(job.zipCode)?.place.state };
    const options = {
      seed: stored.concept.seed,
      date: new Date().toISOString(),
      ...(this.prices ? { prices: this.prices } : {}),
      photo: design.photoKey !== null,
      surveyed,
      as: stored.concept.room,
    };
    const concept = await this.threads.plan(request, options, TO_THE_END).catch((error) => {
      throw error instanceof NoConcept ? Problem.unprocessable(error.message) : error;
    });
    const { title, description, altText, estimate } = concept;
    return {
      ...stored,
      version: CONCEPT_VERSION,
      design: { ...stored.design, title, description, altText, estimatedCost: estimate.likely },
      concept,
    };
  }

  /** Draws and stores the floor plan and the concept of a version. @returns the rows of its files, not written yet */
  async draw(designId: string, version: number, next: StoredConcept): Promise<DesignFileRow[]> {
    const drawn = await this.threads.draw(next.concept, TO_THE_END);
    return this.files.storeVersion(designId, version, drawn, next);
  }

  /** Deletes the files of a version that does not hold. */
  async discard(rows: readonly DesignFileRow[]): Promise<void> {
    await this.files.discardVersion(rows);
  }
}
