import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address whose reader has shown that the mailbox is theirs. */
@Entity('proven_address')
export class ProvenAddress {
  @PrimaryColumn({ name: 'address_hash', type: 'text' })
  addressHash: string;

  /** The newest time. */
  @Column({ name: 'proved_at', type: 'timestamptz' })
  provedAt: Date;
}
