import type { DesignWish, SurveyedRoom } from '@plumbline/concept';
import type { DesignJobStatus, RoomCategory } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn, VersionColumn } from 'typeorm';

/** One wish being turned into a concept: what was asked, how far it is, how it ended. */
@Entity('design_job')
@Index('design_job_open', ['createdAt'], { where: "status in ('queued', 'processing')" })
@Index('design_job_finished', ['finishedAt', 'id'])
@Index('design_job_status', ['status', 'id'])
@Index('design_job_category', ['category', 'id'])
@Index('design_job_zip', ['zipCode', 'id'])
@Index('design_job_title', { synchronize: false })
@Index('design_job_search', { synchronize: false })
@Index('design_job_status_title', { synchronize: false })
@Index('design_job_status_cost', ['status', 'estimatedCost', 'id'])
@Index('design_job_cost', ['estimatedCost', 'id'])
@Index('design_job_by_photo', ['photoKey'])
@Index('design_job_of_design', ['designId'])
@Index('design_job_by_survey', ['surveyId'])
export class DesignJob {
  /** uuid v7; unguessable, it is all a homeowner needs to see the job. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'design_id', type: 'uuid' })
  designId: string;

  @Column({ type: 'text' })
  status: DesignJobStatus;

  /** 0–100 */
  @Column({ type: 'smallint', default: 0 })
  progress: number;

  /** What is happening, in words. */
  @Column({ type: 'text' })
  stage: string;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ type: 'text' })
  category: RoomCategory;

  @Column({ name: 'zip_code', type: 'text' })
  zipCode: string;

  /** The finished concept's, kept here to sort by. */
  @Column({ type: 'text', nullable: true })
  title: string | null;

  /** The finished concept's, in US dollars, kept here to sort by. */
  @Column({ name: 'estimated_cost', type: 'double precision', nullable: true })
  estimatedCost: number | null;

  @Column({ type: 'jsonb' })
  wish: DesignWish;

  /** Storage key of the first uploaded image, if one was given; null as soon as that is deleted. */
  @Column({ name: 'photo_key', type: 'text', nullable: true })
  photoKey: string | null;

  /** The survey that the room is planned by; a survey that is erased takes its id away. */
  @Column({ name: 'survey_id', type: 'uuid', nullable: true })
  surveyId: string | null;

  /** The room as the survey had it when the concept was asked for: a later change of the survey does not reach it. */
  @Column({ type: 'jsonb', nullable: true })
  surveyed: SurveyedRoom | null;

  /** Of earlier versions; read only to list their files. */
  @Column({ name: 'preview_key', type: 'text', nullable: true })
  previewKey: string | null;

  @Column({ type: 'integer' })
  seed: number;

  @Column({ type: 'text' })
  quality: 'preview' | 'final';

  /** Raised by a rerun, so that the queue sees a new job. */
  @Column({ type: 'smallint', default: 1 })
  run: number;

  /** Threads and processes that ended in the middle of reading or planning it: see LOSSES_MAX. */
  @Column({ name: 'lost_workers', type: 'smallint', default: 0 })
  lostWorkers: number;

  /** In which round of all clients' designs it is made: see admit(). */
  @Column({ type: 'integer', default: 0 })
  round: number;

  /** Who asked, as an HMAC of the address: image models are budgeted by it. */
  @Column({ type: 'text', nullable: true })
  client: string | null;

  @Column({ name: 'request_id', type: 'text' })
  requestId: string;

  @Index('design_job_created_at')
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  @VersionColumn()
  version: number;
}
