import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { rating, time, timeNow } from './columns.js';

/** What a contractor says of themselves; confirmed by mail before it counts. */
export interface ContractorProfile {
  readonly companyName: string;
  readonly contactName: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly zipCode: string;
  readonly nearZip: string;
  readonly radiusMi: number;
  readonly categories: string[];
  readonly notes: string | null;
  readonly licenseNumber: string | null;
  readonly licenseClass: string | null;
  readonly licenseState: string | null;
  /** YYYY-MM-DD */
  readonly licenseExpires: string | null;
  readonly insurance: string | null;
  /** YYYY-MM-DD */
  readonly insuranceExpires: string | null;
}

@Entity('contractor')
@Index('contractor_search', { synchronize: false })
@Index('contractor_categories', { synchronize: false })
@Index('contractor_near_zip_rating', { synchronize: false })
@Index('contractor_far', { synchronize: false })
@Index('contractor_licensed', { synchronize: false })
@Index('contractor_by_name', { synchronize: false })
@Index('contractor_by_zip', ['zipCode', 'id'])
@Index('contractor_by_category', { synchronize: false })
@Index('contractor_by_rating', ['rating', 'id'])
@Index('contractor_by_license', ['licenseExpires', 'id'])
@Index('contractor_by_insurance', ['insuranceExpires', 'id'])
@Index('contractor_by_confirmation', ['confirmedAt', 'id'])
export class Contractor {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'contractor_pkey' })
  id: string;

  /** Lower case; one address, one profile. */
  @Index('contractor_email', { unique: true })
  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'company_name', type: 'text' })
  companyName: string;

  @Column({ name: 'contact_name', type: 'text', nullable: true })
  contactName: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  @Column({ name: 'zip_code', type: 'text' })
  zipCode: string;

  /** The known ZIP that stands for zipCode; what matching looks at. */
  @Column({ name: 'near_zip', type: 'text' })
  nearZip: string;

  /** Miles. */
  @Column({ name: 'radius_mi', type: 'integer' })
  radiusMi: number;

  @Column({ type: 'text', array: true })
  categories: string[];

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  @Column({ name: 'license_number', type: 'text', nullable: true })
  licenseNumber: string | null;

  @Column({ name: 'license_class', type: 'text', nullable: true })
  licenseClass: string | null;

  @Column({ name: 'license_state', type: 'text', nullable: true })
  licenseState: string | null;

  @Column({ name: 'license_expires', type: 'date', nullable: true })
  licenseExpires: string | null;

  @Column({ type: 'text', nullable: true })
  insurance: string | null;

  @Column({ name: 'insurance_expires', type: 'date', nullable: true })
  insuranceExpires: string | null;

  /** 0 to 5, set by administrators. */
  @Column({ ...rating, nullable: true })
  rating: number | null;

  @Column({ name: 'confirmed_at', ...time, nullable: true })
  confirmedAt: Date | null;

  /** Set by administrators: not asked for bids since then. */
  @Column({ name: 'paused_at', ...time, nullable: true })
  pausedAt: Date | null;

  /** Raised by each join: only the newest link confirms. */
  @Column({ name: 'confirm_version', type: 'integer', default: 1 })
  confirmVersion: number;

  @Index('contractor_confirm_token', { unique: true })
  @Column({ name: 'confirm_token_hash', type: 'text' })
  confirmTokenHash: string;

  /** When the newest link was mailed. */
  @Column({ name: 'confirm_asked_at', ...timeNow })
  confirmAskedAt: Date;

  /** A later join's profile, waiting for its confirmation. */
  @Column({ name: 'pending_profile', type: 'jsonb', nullable: true })
  pendingProfile: ContractorProfile | null;

  @Column({ name: 'invitation_count', type: 'integer', default: 0 })
  invitationCount: number;

  @Column({ name: 'last_invited_at', ...time, nullable: true })
  lastInvitedAt: Date | null;

  @Column({ type: 'boolean', default: false })
  demo: boolean;

  @Column({ name: 'created_at', ...timeNow })
  createdAt: Date;

  @Column({ name: 'updated_at', ...timeNow })
  updatedAt: Date;
}
