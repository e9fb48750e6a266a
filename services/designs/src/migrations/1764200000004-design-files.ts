import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the files of designs lie. Those of designs that are there are listed by the sweep, from their concepts. */
export class DesignFiles1764200000004 implements MigrationInterface {
  name = 'DesignFiles1764200000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table design_file (
        key text not null,
        design_id uuid not null,
        version smallint not null,
        kind text not null,
        stage text,
        holds_photo boolean not null,
        created_at timestamptz not null,
        erased_at timestamptz,
        primary key (key)
      )`);
    await runner.query('create index design_file_of_design on design_file (design_id)');
    await runner.query(`
      alter table design
        add column files_listed boolean not null default false,
        alter column image_key drop not null,
        alter column thumbnail_key drop not null`);
    await runner.query('create index design_to_list on design (created_at) where not files_listed');
    await runner.query('create index design_by_photo on design (photo_key)');
    await runner.query('create index design_job_by_photo on design_job (photo_key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index design_job_by_photo');
    await runner.query('drop index design_by_photo');
    await runner.query('drop index design_to_list');
    await runner.query('alter table design drop column files_listed');
    await runner.query('drop table design_file');
  }
}
