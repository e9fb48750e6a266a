import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the pictures of a design show, and how large they are. */
export class PictureViews1764500000008 implements MigrationInterface {
  name = 'PictureViews1764500000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table design_file add column shows text, add column width integer, add column height integer',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table design_file drop column shows, drop column width, drop column height');
  }
}
