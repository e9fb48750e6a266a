import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the files of designs lie, as the designs service tells it: also of those that were there before. */
export class KnownDesignFiles1764200000004 implements MigrationInterface {
  name = 'KnownDesignFiles1764200000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table known_design_file (
        key text not null,
        design_id text not null,
        version smallint not null,
        kind text not null,
        stage text,
        constraint known_design_file_pkey primary key (key)
      )`);
    await runner.query('create index known_design_file_design on known_design_file (design_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table known_design_file');
  }
}
