import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far this service has read a stream: moved in the transaction that records what was read. */
@Entity('inbox_position')
export class InboxPosition {
  @PrimaryColumn({ type: 'text' })
  stream: string;

  @Column({ type: 'bigint' })
  position: string;

  @Column({ type: 'text' })
  mark: string;
}
