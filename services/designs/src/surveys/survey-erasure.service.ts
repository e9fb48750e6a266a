import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Brief } from '../tables/brief.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';
import { Survey } from '../tables/survey.entity.js';

/** Forgets measured rooms: with their photos, and with the people whose rooms they are. */
@Injectable()
export class SurveyErasureService {
  /** Takes photos out of surveys; a survey that was measured from them alone goes whole. */
  async forgetPhotos(tx: EntityManager, photoKeys: readonly string[]): Promise<void> {
    const gone = new Set(photoKeys);
    const empty: string[] = [];
    for (const survey of await this.measuredFrom(tx, photoKeys)) {
      const photos = survey.document.photos.filter(({ key }) => !gone.has(key));
      if (photos.length === 0) empty.push(survey.id);
      else {
        await tx.save(Survey, {
          ...survey,
          // A page that has the survey open is refused by the version when it saves.
          version: survey.version + 1,
          document: { ...survey.document, photos },
          photoKeys: survey.photoKeys.filter((key) => !gone.has(key)),
        });
      }
    }
    await this.erase(tx, empty);
  }

  /** Erases the surveys of photos; answers the designs, finished or not, that were planned by them. */
  async eraseWithPhotos(tx: EntityManager, photoKeys: readonly string[]): Promise<string[]> {
    const surveys = await this.measuredFrom(tx, photoKeys);
    return this.eraseWithDesigns(
      tx,
      surveys.map(({ id }) => id),
    );
  }

  /** Erases the surveys that designs were planned by; answers all designs that were. */
  async eraseOfDesigns(tx: EntityManager, designIds: readonly string[]): Promise<string[]> {
    const jobs = await tx.findBy(DesignJob, { designId: In([...designIds]) });
    return this.eraseWithDesigns(
      tx,
      jobs.flatMap(({ surveyId }) => surveyId ?? []),
    );
  }

  /** Erases surveys; designs that were planned by them stay, with the room as they had it. */
  async erase(tx: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.update(DesignJob, { surveyId: In([...ids]) }, { surveyId: null });
    await tx.delete(Brief, { surveyId: In([...ids]) });
    await tx.delete(Survey, { id: In([...ids]) });
  }

  private async eraseWithDesigns(tx: EntityManager, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const jobs = await tx.findBy(DesignJob, { surveyId: In([...ids]) });
    await this.erase(tx, ids);
    return jobs.map(({ designId }) => designId);
  }

  /** Locked, in the order of their ids. */
  private measuredFrom(tx: EntityManager, photoKeys: readonly string[]): Promise<Survey[]> {
    return tx
      .createQueryBuilder(Survey, 'survey')
      .where('survey.photo_keys && :keys::text[]', { keys: [...photoKeys] })
      .orderBy('survey.id')
      .setLock('pessimistic_write')
      .getMany();
  }
}
