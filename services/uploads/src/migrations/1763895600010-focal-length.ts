import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The focal length of the lens a photo was taken with: what a perspective is measured by. */
export class FocalLength1763895600010 implements MigrationInterface {
  name = 'FocalLength1763895600010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table upload_file add column focal_length_35mm real');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table upload_file drop column focal_length_35mm');
  }
}
