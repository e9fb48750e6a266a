import type { Survey as SurveyOfRoom, SurveyPhoto } from '@plumbline/concept';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A survey as it is kept: photos by their keys in storage, never by addresses. */
export type StoredSurvey = Omit<SurveyOfRoom, 'photos'> & {
  readonly photos: readonly StoredSurveyPhoto[];
};
export type StoredSurveyPhoto = Omit<SurveyPhoto, 'imageUrl'> & { readonly key: string };

/** A room as it was measured. Whoever holds its id and its secret may look at it and change it. */
@Entity('survey')
@Index('survey_by_photo', { synchronize: false })
export class Survey {
  /** uuid v7; unguessable. Its secret follows from it and is kept nowhere. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** From 1; one more with each change, so that of two who change it at once one is told. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'jsonb' })
  document: StoredSurvey;

  /** Those of its photos, to find it by when one of them is deleted. */
  @Column({ name: 'photo_keys', type: 'text', array: true })
  photoKeys: string[];

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Index('survey_by_change')
  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
