import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { UNNAMED_VISITOR, withoutVisitor } from '@plumbline/room';
import { type EntityManager, IsNull } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { PlanningRunner } from '../planning/planning-runner.js';
import { SurveyErasureService } from '../surveys/survey-erasure.service.js';
import { DesignFileRow } from '../tables/design-file.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';

/** Nobody waits: the plans are drawn to the end. */
const TO_THE_END = new AbortController().signal;

/**
 * Forgets the concepts that somebody asked bids for, and the rooms measured for them with all that was planned in these;
 * the others go with their photo. In others' designs the name goes under which the person measured.
 */
@Injectable()
export class PersonErasedConsumer {
  constructor(
    private readonly files: DesignFileRegistry,
    private readonly conceptFiles: ConceptFileStore,
    private readonly surveys: SurveyErasureService,
    private readonly threads: PlanningRunner,
  ) {}

  @OnEvent('person.erased')
  async onPersonErased({ payload }: EventEnvelope<'person.erased'>, tx: EntityManager): Promise<void> {
    const ids = payload.designIds.filter(isUuid);
    const ofSurveys = await this.surveys.eraseOfDesigns(tx, ids);
    await this.files.eraseDesigns(tx, [...new Set([...ids, ...ofSurveys])]);
    for (const { designId, name } of payload.visits ?? [])
      if (isUuid(designId))
        for (const id of await this.plannedInRoom(tx, designId)) await this.forgetVisitor(tx, id, name);
  }

  /** A design with those that were planned in its room as it was measured. */
  private async plannedInRoom(tx: EntityManager, designId: string): Promise<string[]> {
    const jobs: { design_id: string }[] = await tx.query(
      `select design_id from design_job
       where surveyed->'survey'->>'id' = (select surveyed->'survey'->>'id' from design_job where design_id = $1)`,
      [designId],
    );
    return [...new Set([designId, ...jobs.map((job) => job.design_id)])];
  }

  /** Every version that names the visitor is written again without the name, under the same keys. */
  private async forgetVisitor(tx: EntityManager, designId: string, name: string): Promise<void> {
    const job = await tx.findOne(DesignJob, { where: { designId }, lock: { mode: 'pessimistic_write' } });
    const rows = await tx.findBy(DesignFileRow, { designId, erasedAt: IsNull() });
    for (const { key, version } of rows.filter(({ kind }) => kind === 'concept')) {
      const stored = await this.conceptFiles.readConcept(key);
      const concept = stored && withoutVisitor(stored.concept, name);
      if (!stored || !concept) continue;
      await this.conceptFiles.writeAgain(
        rows.filter((row) => row.version === version),
        await this.threads.draw(concept, TO_THE_END),
        { ...stored, concept },
      );
    }
    const surveyed = job?.surveyed;
    const verified = surveyed?.survey.verified;
    if (!job || !surveyed || verified?.name !== name) return;
    const survey = { ...surveyed.survey, verified: { ...verified, name: UNNAMED_VISITOR } };
    // biome-ignore lint/suspicious/noExplicitAny: TypeORM wants every field of a document optional
    await tx.update(DesignJob, { id: job.id }, { surveyed: { ...surveyed, survey } as any });
  }
}
