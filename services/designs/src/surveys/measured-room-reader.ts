import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SurveyedRoom } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';
import { refineCamera } from '@plumbline/survey';
import { type EntityManager, Repository } from 'typeorm';
import { UploadedPhotoReader } from '../photos/uploaded-photo-reader.js';
import { DesignJob } from '../tables/design-job.entity.js';
import { Survey } from '../tables/survey.entity.js';

/** A room to plan in, and the photo that the design starts from. */
export interface MeasuredRoom {
  /** Null where the survey of the first idea is not kept any more. */
  readonly surveyId: string | null;
  readonly surveyed: SurveyedRoom;
  /** Of the photo that the room is seen from; null where it was measured without one. */
  readonly photoKey: string | null;
}

interface Asked {
  readonly surveyId?: string;
  readonly otherThan?: readonly string[];
}

/** Finds the measured room that a design is to be planned in. */
@Injectable()
export class MeasuredRoomReader {
  constructor(
    @InjectRepository(Survey) private readonly surveys: Repository<Survey>,
    @InjectRepository(DesignJob) private readonly jobs: Repository<DesignJob>,
    private readonly photos: UploadedPhotoReader,
  ) {}

  /**
   * The room of the survey that is named, or else that of the first idea. Of its photos the one that was sent with the
   * wish is taken, or else the first.
   *
   * @throws Problem 400 where the survey is not kept any more
   */
  async roomOf(asked: Asked, sentPhoto: string | null): Promise<MeasuredRoom | null> {
    if (asked.surveyId) return this.ofSurvey(asked.surveyId, sentPhoto);
    const [first] = asked.otherThan ?? [];
    const before = first ? await this.jobs.findOneBy({ designId: first }) : null;
    if (!before?.surveyed) return null;
    const { surveyId, surveyed, photoKey } = before;
    return { surveyId, surveyed, photoKey: surveyed.survey.camera ? photoKey : null };
  }

  /** Keeps a survey from being erased before the design that is planned by it is written. @throws Problem as roomOf() */
  async assertKept(tx: EntityManager, id: string): Promise<void> {
    const row = await tx.findOne(Survey, { where: { id }, lock: { mode: 'pessimistic_read' } });
    if (!row) throw gone();
  }

  private async ofSurvey(id: string, sentPhoto: string | null): Promise<MeasuredRoom> {
    const row = await this.surveys.findOneBy({ id });
    if (!row) throw gone();
    const { photos, shell, openings, existing, lengths, measuredBy } = row.document;
    const photo = photos.find(({ key }) => key === sentPhoto) ?? photos[0];
    const photoKey = photo && (await this.photos.isThere(photo.key)) ? photo.key : null;
    const survey = { id, version: row.version, measuredBy, lengths, openings, existing };
    return {
      surveyId: id,
      surveyed: {
        shell,
        // Lengths that were typed or rounded win over the photo: the camera is fitted to the room as it is planned in.
        survey: photo && photoKey ? { ...survey, camera: refineCamera(photo, shell, openings) } : survey,
      },
      photoKey,
    };
  }
}

function gone(): Problem {
  const message = MESSAGES.surveys.gone;
  return Problem.invalid(message, [{ field: 'surveyId', message }]);
}
