import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that wants no invitations and the like. Only its digest is kept, also after an erasure. */
@Entity('unsubscription')
export class Unsubscription {
  /** SHA-256 of the lower-cased address, in hex. */
  @PrimaryColumn({ name: 'email_hash', type: 'text' })
  emailHash: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
