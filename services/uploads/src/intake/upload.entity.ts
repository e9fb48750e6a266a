import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  type Relation,
} from 'typeorm';

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

/** A safe copy in storage. */
@Entity('upload_file')
@Index('upload_file_upload_id', ['uploadId', 'position'], { unique: true })
export class UploadFile {
  /** uuid v7 */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ name: 'upload_id', type: 'uuid' })
  uploadId: string;

  @ManyToOne(
    () => Upload,
    (upload) => upload.files,
    { onDelete: 'CASCADE' },
  )
  @JoinColumn({ name: 'upload_id', foreignKeyConstraintName: 'upload_file_upload' })
  upload: Relation<Upload>;

  /** Order in which the files came, from 0. */
  @Column({ type: 'integer' })
  position: number;

  @Index('upload_file_key', { unique: true })
  @Column({ type: 'text' })
  key: string;

  @Index('upload_file_thumbnail_key', { unique: true })
  @Column({ name: 'thumbnail_key', type: 'text', nullable: true })
  thumbnailKey: string | null;

  /** As the sender's device called it; only shown. */
  @Column({ type: 'text' })
  name: string;

  /** MIME type of the copy. */
  @Column({ type: 'text' })
  type: string;

  /** Bytes of the copy. */
  @Column({ type: 'integer' })
  size: number;

  /** Pixels, upright; null for documents. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** Of the camera's lens, in millimetres; all that we keep of a photo's EXIF; told to who uploaded it. */
  @Column({ name: 'focal_length_35mm', type: 'real', nullable: true })
  focalLength35mm: number | null;

  /** SHA-256 of the bytes that were sent, in hex. */
  @Column({ type: 'text' })
  sha256: string;
}
