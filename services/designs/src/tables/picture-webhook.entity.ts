import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A webhook that was heard: the same id again is a redelivery. */
@Entity('picture_webhook')
export class PictureWebhook {
  /** The sender's id of the message. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'received_at', type: 'timestamptz' })
  receivedAt: Date;
}
