import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files may be documents, which have no size in pixels. */
export class Documents1764110000027 implements MigrationInterface {
  name = 'Documents1764110000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table upload_file alter column width drop not null, alter column height drop not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update upload_file set width = 0, height = 0 where width is null');
    await runner.query(
      'alter table upload_file alter column width set not null, alter column height set not null',
    );
  }
}
