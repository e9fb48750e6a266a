import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose turn a design is, and how many workers it has ended. */
export class FairAndParkedDesigns1763816400001 implements MigrationInterface {
  name = 'FairAndParkedDesigns1763816400001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table design_job add column lost_workers smallint not null default 0, add column round integer not null default 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table design_job drop column lost_workers, drop column round');
  }
}
