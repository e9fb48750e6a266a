import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for every order of the console's lists. Empty cells count as smallest. */
export class SortedBids1763722800000 implements MigrationInterface {
  name = 'SortedBids1763722800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bid add column category text');
    await runner.query(
      `update bid set category = request.category from bid_request request
       where request.id = bid.request_id and request.category is not null`,
    );
    for (const index of INDEXES) await runner.query(`create index ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`drop index ${index.split(' ')[0]}`);
    await runner.query('alter table bid drop column category');
  }
}

const INDEXES = [
  'bid_category on bid (category nulls first, id)',
  'bid_first_tag on bid (lower(tags[1]) nulls first, id)',
  'bid_status_price on bid (status, estimated_price nulls first, id)',
  'bid_status_received on bid (status, received_at nulls first, id)',
  'bid_status_timeline on bid (status, lower(timeline) nulls first, id)',
  'bid_status_contractor on bid (status, lower(coalesce(contractor_name, contractor_email)) nulls first, id)',
  'contractor_by_name on contractor (lower(company_name), id)',
  'contractor_by_zip on contractor (zip_code, id)',
  'contractor_by_category on contractor ((categories[1]) nulls first, id)',
  'contractor_by_rating on contractor (rating nulls first, id)',
  'contractor_by_license on contractor (license_expires nulls first, id)',
  'contractor_by_confirmation on contractor (confirmed_at nulls first, id)',
];
