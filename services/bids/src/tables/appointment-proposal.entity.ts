import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Bid } from './bid.entity.js';
import { timeNow } from './columns.js';

/** Times a homeowner proposed to a bid's contractor. */
@Entity('appointment_proposal')
@Index('appointment_proposal_bid', ['bidId', 'id'])
export class AppointmentProposal {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'appointment_proposal_pkey' })
  id: string;

  @Column({ name: 'bid_id', type: 'uuid' })
  bidId: string;

  @ManyToOne(() => Bid, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bid_id', foreignKeyConstraintName: 'appointment_proposal_bid_fk' })
  bid?: Bid;

  @Column({ name: 'user_email', type: 'text' })
  userEmail: string;

  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  address: string | null;

  /** 1 to 3 times, as typed. */
  @Column({ type: 'text' })
  proposals: string;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  @Index('appointment_proposal_created')
  @Column({ name: 'created_at', ...timeNow })
  createdAt: Date;
}
