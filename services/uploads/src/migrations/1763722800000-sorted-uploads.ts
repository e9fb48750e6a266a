import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for every order of the console's list. Empty cells count as smallest. */
export class SortedUploads1763722800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index "upload_by_zip" on "upload" ("zip_code" nulls first, "id");
      create index "upload_by_address" on "upload" (lower(left("full_address", 200)) nulls first, "id");
      create index "upload_by_bid" on "upload" ("in_bid_since" nulls first, "id");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index "upload_by_zip", "upload_by_address", "upload_by_bid"');
  }
}
