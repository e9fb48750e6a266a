import { Column, Entity, PrimaryColumn } from 'typeorm';
import { timeNow } from './columns.js';

/** A contractor's own unit price, kept from the last bid in which they priced such a line. It fills their next bid. */
@Entity('unit_price')
export class UnitPrice {
  /** Lower case. */
  @PrimaryColumn({ name: 'contractor_email', type: 'text', primaryKeyConstraintName: 'unit_price_pkey' })
  contractorEmail: string;

  /** Id of the unit price in the price table. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'unit_price_pkey' })
  price: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'unit_price_pkey' })
  unit: string;

  /** US dollars a unit. */
  @Column({ type: 'double precision' })
  usd: number;

  @Column({ name: 'updated_at', ...timeNow })
  updatedAt: Date;
}
