import { Column, Entity, Index, OneToMany, PrimaryColumn } from 'typeorm';
import { UploadFile } from './upload-file.entity.js';

/** One form a homeowner sent: some files, and where the room is. */
@Entity('upload')
@Index('upload_by_zip', ['zipCode', 'id'])
@Index('upload_by_address', { synchronize: false })
@Index('upload_search', { synchronize: false })
@Index('upload_by_bid', ['inBidSince', 'id'])
export class Upload {
  /** uuid v7 */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ name: 'zip_code', type: 'text', nullable: true })
  zipCode: string | null;

  @Column({ name: 'full_address', type: 'text', nullable: true })
  fullAddress: string | null;

  @Index('upload_created_at')
  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** When a bid was first requested with one of the files: from then on the upload does not expire. */
  @Column({ name: 'in_bid_since', type: 'timestamptz', nullable: true })
  inBidSince: Date | null;

  @OneToMany(
    () => UploadFile,
    (file) => file.upload,
  )
  files: UploadFile[];
}
