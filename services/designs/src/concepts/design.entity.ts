import type { PictureMeta, RoomCategory } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A finished concept: the facts lists need. The whole of it stands in storage at `conceptKey`. */
@Entity('design')
@Index('design_recent', ['createdAt'])
@Index('design_by_zip', ['zipCode', 'category', 'createdAt'])
export class Design {
  /** uuid v7 */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Index('design_job_id', { unique: true })
  @Column({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text' })
  category: RoomCategory;

  @Column({ name: 'zip_code', type: 'text' })
  zipCode: string;

  @Column({ type: 'text', nullable: true })
  style: string | null;

  @Column({ name: 'estimated_cost', type: 'double precision', nullable: true })
  estimatedCost: number | null;

  @Column({ name: 'image_key', type: 'text' })
  imageKey: string;

  @Column({ name: 'thumbnail_key', type: 'text' })
  thumbnailKey: string;

  @Column({ name: 'floor_plan_key', type: 'text', nullable: true })
  floorPlanKey: string | null;

  @Column({ name: 'photo_key', type: 'text', nullable: true })
  photoKey: string | null;

  /** designs/{id}/concept.json */
  @Column({ name: 'concept_key', type: 'text' })
  conceptKey: string;

  @Column({ type: 'jsonb' })
  meta: PictureMeta;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
