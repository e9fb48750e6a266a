import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bids with a tag are found without reading every bid. */
export class BidTags1764090000009 implements MigrationInterface {
  name = 'BidTags1764090000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index bid_tags on bid using gin (tags)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index bid_tags');
  }
}
