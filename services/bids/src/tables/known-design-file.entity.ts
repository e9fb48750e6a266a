import type { DesignFileKind, PictureStage } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file of a design as `design.file-added` told; it stays until `design.file-erased`. */
@Entity('known_design_file')
@Index('known_design_file_design', ['designId'])
export class KnownDesignFile {
  /** Storage key. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'known_design_file_pkey' })
  key: string;

  @Column({ name: 'design_id', type: 'text' })
  designId: string;

  @Column({ type: 'smallint' })
  version: number;

  @Column({ type: 'text' })
  kind: DesignFileKind;

  @Column({ type: 'text', nullable: true })
  stage: PictureStage | null;
}
