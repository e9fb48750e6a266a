import type { PictureMeta } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A view of a room by our own camera: of all that matters, or of what another misses. */
export type OwnView = 'main' | 'detail';

/** A finished concept: the facts lists need. The whole of it stands in storage; its files are rows of their own. */
@Entity('design')
@Index('design_by_photo', ['photoKey'])
@Index('design_to_list', ['createdAt'], { where: 'not files_listed' })
@Index('design_to_view', ['createdAt'], { where: 'next_view is not null' })
@Index('design_to_refine', ['createdAt'], { where: 'refining' })
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

  /** The photo it started from; null as soon as that is deleted. */
  @Column({ name: 'photo_key', type: 'text', nullable: true })
  photoKey: string | null;

  /** Read only to list the files of a design of an earlier version; written for processes of that version. */
  @Column({ name: 'concept_key', type: 'text' })
  conceptKey: string;

  /** False where an earlier version made it: its files stand in its concept, not yet in rows. */
  @Column({ name: 'files_listed', type: 'boolean', default: false })
  filesListed: boolean;

  /** Its picture is still to be drawn finer. */
  @Column({ type: 'boolean', default: false })
  refining: boolean;

  /** The view that is still to be drawn beside its picture. */
  @Column({ name: 'next_view', type: 'text', nullable: true })
  nextView: OwnView | null;

  /** Of earlier versions, as the next two. */
  @Column({ name: 'image_key', type: 'text', nullable: true, select: false })
  imageKey: string | null;

  @Column({ name: 'thumbnail_key', type: 'text', nullable: true, select: false })
  thumbnailKey: string | null;

  @Column({ name: 'floor_plan_key', type: 'text', nullable: true, select: false })
  floorPlanKey: string | null;

  @Column({ type: 'jsonb' })
  meta: PictureMeta;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
