import type { RoomCategory } from '@plumbline/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { time } from './columns.js';

/** What this service keeps of a finished concept (design.completed); its files are rows of their own. */
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

  /** For processes of earlier versions. */
  @Column({ name: 'concept_key', type: 'text' })
  conceptKey: string;

  @Column({ name: 'created_at', ...time })
  createdAt: Date;
}
