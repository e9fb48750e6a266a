import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where the files of designs lie, as the designs service tells it. Of designs that are known already it starts with
 * their concepts; the rest comes by `design.file-added`.
 */
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
    await runner.query(`
      insert into known_design_file (key, design_id, version, kind)
      select concept_key, id, 1, 'concept' from known_design
      union
      select concept_key, design_id, 1, 'concept' from bid_request
      where concept_key is not null and design_id is not null
      on conflict do nothing`);
    await runner.query('create index bid_request_design on bid_request (design_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index bid_request_design');
    await runner.query('drop table known_design_file');
  }
}
