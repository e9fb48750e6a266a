import type { DesignFileKind, PictureKind, PictureStage } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A stored file of a design: the one place that knows where it lies and whether it may stay. */
@Entity('design_file')
@Index('design_file_of_design', ['designId'])
export class DesignFileRow {
  /** Storage key. */
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ name: 'design_id', type: 'uuid' })
  designId: string;

  /** Of the design, from 1. */
  @Column({ type: 'smallint' })
  version: number;

  /** `answer`: what an image model answered, kept until the design is finished. */
  @Column({ type: 'text' })
  kind: DesignFileKind | 'answer';

  /** Of a picture. */
  @Column({ type: 'text', nullable: true })
  stage: PictureStage | null;

  /** What a picture shows; null for other files and for pictures of earlier versions. */
  @Column({ type: 'text', nullable: true })
  shows: PictureKind | null;

  /** Pixels of a picture, where they were noted. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** Such a file is erased together with the photo. */
  @Column({ name: 'holds_photo', type: 'boolean' })
  holdsPhoto: boolean;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** The file is gone, with the photo whose pixels it held. */
  @Column({ name: 'erased_at', type: 'timestamptz', nullable: true })
  erasedAt: Date | null;
}
