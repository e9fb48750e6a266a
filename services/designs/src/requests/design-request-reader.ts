import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Answer, DesignWish, Question, SurveyedRoom } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';
import { roomAskedFor } from '@plumbline/room';
import { type EntityManager, MoreThan, Repository } from 'typeorm';
import { ConceptsService } from '../concepts/concepts.service.js';
import { UploadedPhotoReader } from '../photos/uploaded-photo-reader.js';
import { PhotoCheckService } from '../pictures/photo-check.service.js';
import { MeasuredRoomReader } from '../surveys/measured-room-reader.js';
import { Brief } from '../tables/brief.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';
import type { CreateDesignDto } from './create-design.dto.js';

/** All that a design is made from. */
export interface DesignAsked {
  readonly wish: DesignWish;
  readonly seed: number;
  /** Storage key of the photo that it starts from. */
  readonly photoKey: string | null;
  readonly surveyId: string | null;
  readonly surveyed: SurveyedRoom | null;
}

type Kept = DesignAsked & { readonly questions: readonly Question[] };

/** Finds what a request asks for: in the request itself, in a brief that was shown, or in the design that it varies. */
@Injectable()
export class DesignRequestReader {
  constructor(
    @InjectRepository(Brief) private readonly briefs: Repository<Brief>,
    @InjectRepository(DesignJob) private readonly jobs: Repository<DesignJob>,
    private readonly concepts: ConceptsService,
    private readonly doubts: PhotoCheckService,
    private readonly photos: UploadedPhotoReader,
    private readonly measured: MeasuredRoomReader,
  ) {}

  /**
   * @throws Problem 400 for a picture that is not ours, a survey, brief or design that is not there, an answer that
   * nobody asked for; 422 for a picture that shows no room
   */
  async of(dto: CreateDesignDto): Promise<DesignAsked> {
    const kept = dto.briefId
      ? await this.ofBrief(dto.briefId)
      : dto.siblingOf
        ? await this.ofDesign(dto.siblingOf)
        : undefined;
    if (!kept && dto.answers?.length) throw refusal('answers', MESSAGES.briefs.answersToWhat);
    if (!kept) return this.ofRequest(dto);
    const { questions, ...asked } = kept;
    const wish = answered(varied(asked.wish, dto), dto.answers, questions);
    return { ...asked, seed: dto.seed ?? asked.seed, wish };
  }

  /** Keeps the survey of a design from being erased before the design is written. @throws Problem 400 where it is gone */
  async assertKept(tx: EntityManager, { surveyId }: DesignAsked): Promise<void> {
    if (surveyId) await this.measured.assertKept(tx, surveyId);
  }

  private async ofRequest(dto: CreateDesignDto): Promise<DesignAsked> {
    const sent = dto.imageUrl ? await this.photos.keyOf(dto.imageUrl) : null;
    const measured = await this.measured.roomOf(dto, sent);
    const photoKey = measured?.photoKey ?? sent;
    // A photo that a room was measured in shows one.
    if (photoKey && !dto.useAnyway && !measured?.photoKey) await this.doubts.assertRoom(photoKey);
    return {
      wish: varied(wishOf(dto), dto),
      seed: dto.seed ?? Math.floor(Math.random() * 2_147_483_647),
      photoKey,
      surveyId: measured?.surveyId ?? null,
      surveyed: measured?.surveyed ?? null,
    };
  }

  private async ofBrief(id: string): Promise<Kept> {
    const brief = await this.briefs.findOneBy({ id, expiresAt: MoreThan(new Date()) });
    if (!brief) throw refusal('briefId', MESSAGES.briefs.gone);
    const { wish, seed, photoKey, surveyId, surveyed, shown } = brief;
    return { wish: { ...wish, briefId: id }, seed, photoKey, surveyId, surveyed, questions: shown.questions };
  }

  private async ofDesign(designId: string): Promise<Kept> {
    const [found] = await this.concepts.stored([designId]);
    const job = found && (await this.jobs.findOneBy({ designId }));
    if (!job) throw refusal('siblingOf', MESSAGES.briefs.noDesign);
    const { wish, seed, photoKey, surveyId, surveyed } = job;
    const questions = found.stored.concept.brief.questions ?? [];
    return { wish, seed, photoKey, surveyId, surveyed, questions };
  }
}

/** The wish of a brief or a design with what is asked otherwise; where that is finishes alone, its room stays. */
function varied(
  { roomOf: _, ...wish }: DesignWish,
  { siblingOf, tier, finishes, answers, briefId }: CreateDesignDto,
): DesignWish {
  const changed = {
    ...wish,
    ...(tier ? { tier } : {}),
    ...(finishes ? { finishes: { ...wish.finishes, ...finishes } } : {}),
  };
  if (briefId || !siblingOf) return changed;
  const same = finishes && !tier && !answers?.length;
  return same ? { ...changed, roomOf: siblingOf } : { ...changed, siblingOf };
}

/** The wish with some answers more. @throws Problem 400 for a question or an answer that was not offered */
function answered(
  wish: DesignWish,
  answers: readonly Answer[] = [],
  questions: readonly Question[],
): DesignWish {
  for (const { question, answer } of answers) {
    const asked = questions.find(({ id }) => id === question);
    if (!asked) throw refusal('answers', MESSAGES.briefs.noQuestion);
    if (!asked.answers.some(({ id }) => id === answer))
      throw refusal('answers', MESSAGES.briefs.noAnswer(asked.answers.map(({ text }) => text)));
  }
  const all = new Map([...(wish.answers ?? []), ...answers].map((a) => [a.question, a]));
  return all.size > 0 ? { ...wish, answers: [...all.values()] } : wish;
}

function refusal(field: string, message: string): Problem {
  return Problem.invalid(message, [{ field, message }]);
}

function wishOf(dto: CreateDesignDto): DesignWish {
  const {
    categories,
    imageUrl: _image,
    count: _count,
    seed: _seed,
    useAnyway: _useAnyway,
    surveyId: _surveyId,
    briefId: _briefId,
    siblingOf: _siblingOf,
    answers: _answers,
    tier: _tier,
    finishes: _finishes,
    ...wish
  } = dto;
  const chosen = categories?.[0] ?? 'kitchen';
  return { ...wish, category: roomAskedFor({ ...wish, category: chosen }) };
}
