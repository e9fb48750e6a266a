import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a bid answers by trade and line, its deposit, payments and warranty, and contractors' own unit prices. */
export class BidsByLine1764300000000 implements MigrationInterface {
  name = 'BidsByLine1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['bid', 'submission']) {
      await runner.query(
        `alter table ${table} add column answers jsonb not null default '[]', add column deposit_usd numeric(12,2),
           add column payment_schedule text, add column warranty_months integer, add column priced_revision integer`,
      );
    }
    await runner.query('alter table bid_request add column revision integer not null default 1');
    await runner.query(
      `create table unit_price (
         contractor_email text not null,
         price text not null,
         unit text not null,
         usd double precision not null,
         updated_at timestamptz(3) not null default now(),
         constraint unit_price_pkey primary key (contractor_email, price, unit)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table unit_price');
    await runner.query('alter table bid_request drop column revision');
    for (const table of ['submission', 'bid']) {
      await runner.query(
        `alter table ${table} drop column answers, drop column deposit_usd, drop column payment_schedule,
           drop column warranty_months, drop column priced_revision`,
      );
    }
  }
}
