import type { BidTradeId, FileRef, HomeownerWords, RoomCategory } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { time, timeNow } from './columns.js';

/** A file that goes with a request or a bid: the homeowner's photos, the design's picture and plan, the contractor's own. */
export interface RequestFile {
  readonly key: string;
  readonly thumbnailKey?: string;
  readonly name: string;
  readonly type: string;
  readonly kind: 'photo' | 'design' | 'plan' | 'contractor';
}

/** What the request says of its design, whether ours or only told. */
export interface RequestDesign {
  readonly description: string | null;
  readonly designPrompt: string | null;
  readonly contractorPrompt: string | null;
  readonly style: string | null;
  readonly estimatedCost: string | null;
  readonly thumbnailKey: string | null;
  readonly imageKey: string | null;
  readonly floorPlanKey: string | null;
}

/** The room was measured on site: what that changed for whoever prices it. */
export interface RequestChange {
  /** The revision that it made, from 2. */
  readonly revision: number;
  /** Who measured, as they said. */
  readonly name: string;
  /** The bid whose contractor measured; null for the homeowner, missing in what was noted before. */
  readonly bidId?: string | null;
  /** ISO date. */
  readonly on: string;
  readonly sentences: readonly string[];
  /** What we thought of each trade before it, US dollars; missing in what was noted before this was kept. */
  readonly before?: readonly { readonly trade: BidTradeId; readonly likelyUsd: number }[];
}

/** What a homeowner asked for once; it makes one bid a contractor. */
@Entity('bid_request')
@Index('bid_request_user_email', ['userEmail', 'createdAt'])
@Index('bid_request_design', ['designId'])
export class BidRequest {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'bid_request_pkey' })
  id: string;

  /** Lower case. */
  @Column({ name: 'user_email', type: 'text' })
  userEmail: string;

  @Column({ name: 'zip_code', type: 'text' })
  zipCode: string;

  /** The known ZIP that stands for it: itself, or the nearest number of the same prefix. */
  @Column({ name: 'near_zip', type: 'text' })
  nearZip: string;

  @Column({ type: 'text' })
  city: string;

  @Column({ type: 'text' })
  state: string;

  @Column({ type: 'text', nullable: true })
  category: RoomCategory | null;

  /** Join categories that can do the work. */
  @Column({ type: 'text', array: true })
  trades: string[];

  @Column({ name: 'design_id', type: 'text', nullable: true })
  designId: string | null;

  @Column({ name: 'design_title', type: 'text' })
  designTitle: string;

  @Column({ name: 'concept_key', type: 'text', nullable: true })
  conceptKey: string | null;

  @Column({ type: 'jsonb' })
  design: RequestDesign;

  @Column({ type: 'jsonb' })
  preferences: Record<string, string>;

  @Column({ type: 'jsonb' })
  files: RequestFile[];

  /** The homeowner wants licensed contractors. */
  @Column({ name: 'license_asked', type: 'boolean', default: false })
  licenseAsked: boolean;

  /** Raised when what bidders price has changed; from 1. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** What made a next revision, the oldest first. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  changes: RequestChange[];

  @Column({ name: 'respond_by', ...time })
  respondBy: Date;

  @Column({ name: 'called_off_at', ...time, nullable: true })
  calledOffAt: Date | null;

  @Column({ type: 'boolean', default: false })
  demo: boolean;

  @Column({ name: 'created_at', ...timeNow })
  createdAt: Date;
}

/** The homeowner's photos among a request's files, as events carry them. */
export const photosOf = (request: Pick<BidRequest, 'files'>): FileRef[] =>
  fileRefs(request.files.filter(({ kind }) => kind === 'photo'));

/** Files as events carry them. */
export const fileRefs = (files: readonly RequestFile[]): FileRef[] =>
  files.map(({ key, thumbnailKey, name, type }) => ({
    key,
    ...(thumbnailKey ? { thumbnailKey } : {}),
    name,
    type,
  }));

/** What the homeowner wrote, as contractors get to read it. */
export const wordsOf = ({
  design,
  preferences,
}: Pick<BidRequest, 'design' | 'preferences'>): HomeownerWords => ({
  wish: design.designPrompt || null,
  forContractors: design.contractorPrompt || null,
  requirements: preferences.requirements || null,
});
