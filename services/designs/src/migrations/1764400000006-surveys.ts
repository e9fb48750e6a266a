import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rooms as they were measured, and which of them a design was planned by. */
export class Surveys1764400000006 implements MigrationInterface {
  name = 'Surveys1764400000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table survey (
        id uuid not null,
        version integer not null,
        document jsonb not null,
        photo_keys text[] not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (id)
      )`);
    await runner.query('create index survey_by_change on survey (updated_at)');
    await runner.query('create index survey_by_photo on survey using gin (photo_keys)');
    await runner.query('alter table design_job add column survey_id uuid, add column surveyed jsonb');
    await runner.query('create index design_job_by_survey on design_job (survey_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index design_job_by_survey');
    await runner.query('alter table design_job drop column survey_id, drop column surveyed');
    await runner.query('drop table survey');
  }
}
