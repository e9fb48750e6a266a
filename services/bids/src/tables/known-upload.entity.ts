import type { FileRef } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { time } from './columns.js';

/** What this service keeps of an upload (upload.stored), for the console's preview and for erasing. */
@Entity('known_upload')
@Index('known_upload_zip', ['zipCode', 'createdAt'])
export class KnownUpload {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'known_upload_pkey' })
  id: string;

  @Column({ name: 'zip_code', type: 'text', nullable: true })
  zipCode: string | null;

  @Column({ type: 'jsonb' })
  files: FileRef[];

  /** The files' keys, for finding the upload that a photo came with. */
  @Index('known_upload_keys', { synchronize: false })
  @Column({ type: 'text', array: true })
  keys: string[];

  @Column({ name: 'created_at', ...time })
  createdAt: Date;
}
