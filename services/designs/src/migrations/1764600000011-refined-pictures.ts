import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Designs whose picture is still to be drawn finer. */
export class RefinedPictures1764600000011 implements MigrationInterface {
  name = 'RefinedPictures1764600000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table design add column refining boolean not null default false');
    await runner.query('create index design_to_refine on design (created_at) where refining');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index design_to_refine');
    await runner.query('alter table design drop column refining');
  }
}
