import type { RoomCategory } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { time } from '../bidding/columns.js';

/** What this service keeps of a finished concept (design.completed); the rest lies at its concept key. */
@Entity('known_design')
@Index('known_design_category_zip', ['category', 'zipCode', 'createdAt'])
@Index('known_design_category', ['category', 'createdAt'])
export class KnownDesign {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'known_design_pkey' })
  id: string;

  @Column({ name: 'zip_code', type: 'text' })
  zipCode: string;

  @Column({ type: 'text' })
  category: RoomCategory;

  @Column({ name: 'concept_key', type: 'text' })
  conceptKey: string;

  @Column({ name: 'created_at', ...time })
  createdAt: Date;
}
