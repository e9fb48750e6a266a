import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What measuring a room on site changed in a request. */
export class RequestChanges1764700000000 implements MigrationInterface {
  name = 'RequestChanges1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table bid_request add column changes jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bid_request drop column changes');
  }
}
