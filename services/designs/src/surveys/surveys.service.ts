import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Survey as SurveyOfRoom } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import {
  FileUrlMapper,
  type IdempotentCall,
  LinkTokenSigner,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { UploadedPhotoReader } from '../photos/uploaded-photo-reader.js';
import { type StoredSurvey, Survey } from '../tables/survey.entity.js';
import { readSurvey } from './read-survey.js';
import type { ChangeSurveyDto, CreateSurveyDto } from './survey.dto.js';
import type { SurveyCreatedResponse, SurveyResponse } from './survey.response.js';

/** Keeps rooms as they were measured. */
@Injectable()
export class SurveysService {
  constructor(
    @InjectRepository(Survey) private readonly surveys: Repository<Survey>,
    private readonly transactions: TransactionRunner,
    private readonly photos: UploadedPhotoReader,
    private readonly urls: FileUrlMapper,
    private readonly tokens: LinkTokenSigner,
  ) {}

  /** @throws Problem 400 for what is not in its form or names a photo that is not ours, 422 for what is no room */
  async create({ survey }: CreateSurveyDto, call: IdempotentCall): Promise<SurveyCreatedResponse> {
    const document = await this.stored(readSurvey(survey));
    const now = new Date();
    // The secret follows from the id and so does not stand beside the key of the call.
    const { id } = await this.transactions.once(call, async (tx) => {
      const row = {
        id: uuidv7(),
        version: 1,
        document,
        photoKeys: keysOf(document),
        createdAt: now,
        updatedAt: now,
      };
      await tx.insert(Survey, row);
      return { id: row.id };
    });
    return { id, version: 1, survey: this.present(document), secret: this.tokens.make('survey', id) };
  }

  /** @throws Problem 404 where it is not there, or the secret is not its own */
  async get(id: string, secret: string | undefined): Promise<SurveyResponse> {
    this.assertSecret(id, secret);
    const row = await this.surveys.findOneBy({ id });
    if (!row) throw Problem.notFound(MESSAGES.server.notFound);
    return { id, version: row.version, survey: this.present(row.document) };
  }

  /** @throws Problem as create(); 404 as get(); 409 where it was changed since `baseVersion` */
  async change(
    id: string,
    { survey, baseVersion }: ChangeSurveyDto,
    secret: string | undefined,
  ): Promise<SurveyResponse> {
    this.assertSecret(id, secret);
    const document = await this.stored(readSurvey(survey));
    const version = baseVersion + 1;
    await this.transactions.run(async (tx) => {
      const { affected } = await tx.update(
        Survey,
        { id, version: baseVersion },
        // biome-ignore lint/suspicious/noExplicitAny: TypeORM wants every field of a document optional
        { version, document: document as any, photoKeys: keysOf(document), updatedAt: new Date() },
      );
      if (affected) return;
      if (await tx.existsBy(Survey, { id })) throw Problem.conflict(MESSAGES.server.changedMeanwhile);
      throw Problem.notFound(MESSAGES.server.notFound);
    });
    return { id, version, survey: this.present(document) };
  }

  private assertSecret(id: string, secret: string | undefined): void {
    if (!this.tokens.verify(secret, 'survey', id)) throw Problem.notFound(MESSAGES.server.notFound);
  }

  /** @throws Problem 400 for a photo that is not ours */
  private async stored({ photos, ...room }: SurveyOfRoom): Promise<StoredSurvey> {
    const kept = await Promise.all(
      photos.map(async ({ imageUrl, ...photo }, i) => ({
        key: await this.photos.keyOf(imageUrl, `survey.photos.${i}.imageUrl`),
        ...photo,
      })),
    );
    return { ...room, photos: kept };
  }

  private present({ photos, ...room }: StoredSurvey): SurveyOfRoom {
    return {
      ...room,
      photos: photos.map(({ key, ...photo }) => ({ imageUrl: this.urls.of(key), ...photo })),
    };
  }
}

const keysOf = ({ photos }: StoredSurvey): string[] => [...new Set(photos.map(({ key }) => key))];
