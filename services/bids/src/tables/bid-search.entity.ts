import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Bid } from './bid.entity.js';

/** What a search looks through, apart from the bid so that a change of status touches no trigram index. */
@Entity('bid_search')
@Index('bid_search_body', { synchronize: false })
export class BidSearch {
  @PrimaryColumn({ name: 'bid_id', type: 'uuid', primaryKeyConstraintName: 'bid_search_pkey' })
  bidId: string;

  @OneToOne(() => Bid, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bid_id', foreignKeyConstraintName: 'bid_search_bid_fk' })
  bid?: Bid;

  /** Lower case: code, e-mails, company, city, design, scope. */
  @Column({ type: 'text' })
  body: string;
}
