import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every order of the bids within one status: a rare status deep in a list is found along an index of its own. Whole
 * categories and tags are read along the eight statuses at once, which spares them a second index.
 */
export class StatusFirst1763730000000 implements MigrationInterface {
  name = 'StatusFirst1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of namesOf(OVER_ALL)) await runner.query(`drop index ${name}`);
    for (const index of [...BY_STATUS, CATEGORIES]) await runner.query(`create index ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of namesOf([...BY_STATUS, CATEGORIES])) await runner.query(`drop index ${name}`);
    for (const index of OVER_ALL) await runner.query(`create index ${index}`);
  }
}

const namesOf = (indexes: readonly string[]) => indexes.map((index) => index.split(' ')[0]);

const OVER_ALL = [
  'bid_category on bid (category nulls first, id)',
  'bid_first_tag on bid (lower(tags[1]) nulls first, id)',
];

const BY_STATUS = [
  'bid_status_category on bid (status, category nulls first, id)',
  'bid_status_tag on bid (status, lower(tags[1]) nulls first, id)',
  'bid_status_code on bid (status, code, id)',
  'bid_status_user on bid (status, user_email, submitted_at, id)',
  'bid_status_zip on bid (status, zip_code, submitted_at, id)',
];

/** A category that nobody has is known without reading every contractor. */
const CATEGORIES = 'contractor_categories on contractor using gin (categories)';
