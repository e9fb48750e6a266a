import type { DesignWish, Extent, LedgerEntry, Question, SurveyedRoom } from '@plumbline/concept';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a brief shows of its wish. */
export interface BriefShown {
  readonly ledger: readonly LedgerEntry[];
  readonly extent: Extent;
  readonly assumptions: readonly string[];
  readonly questions: readonly Question[];
}

/** A wish as it was read before anything is drawn, with all that a design needs to be drawn so. */
@Entity('brief')
@Index('brief_by_photo', ['photoKey'])
@Index('brief_by_survey', ['surveyId'])
export class Brief {
  /** uuid v7; unguessable. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'jsonb' })
  wish: DesignWish;

  @Column({ type: 'integer' })
  seed: number;

  @Column({ name: 'photo_key', type: 'text', nullable: true })
  photoKey: string | null;

  @Column({ name: 'survey_id', type: 'uuid', nullable: true })
  surveyId: string | null;

  /** The room as the survey had it. */
  @Column({ type: 'jsonb', nullable: true })
  surveyed: SurveyedRoom | null;

  @Column({ type: 'jsonb' })
  shown: BriefShown;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** From then on it is not there any more. */
  @Index('brief_by_expiry')
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
