import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a contractor was asked to confirm; links of earlier versions count from the day of this change. */
export class EndingLinks1764080000004 implements MigrationInterface {
  name = 'EndingLinks1764080000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table contractor add column confirm_asked_at timestamptz(3) not null default now()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contractor drop column confirm_asked_at');
  }
}
