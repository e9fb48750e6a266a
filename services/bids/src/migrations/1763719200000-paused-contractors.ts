import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PausedContractors1763719200000 implements MigrationInterface {
  name = 'PausedContractors1763719200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contractor add column paused_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contractor drop column paused_at');
  }
}
