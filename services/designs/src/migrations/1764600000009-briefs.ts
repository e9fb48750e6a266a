import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wishes as they were read before anything is drawn. */
export class Briefs1764600000009 implements MigrationInterface {
  name = 'Briefs1764600000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table brief (
        id uuid not null,
        wish jsonb not null,
        seed integer not null,
        photo_key text,
        survey_id uuid,
        surveyed jsonb,
        shown jsonb not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (id)
      )`);
    await runner.query('create index brief_by_photo on brief (photo_key)');
    await runner.query('create index brief_by_survey on brief (survey_id)');
    await runner.query('create index brief_by_expiry on brief (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table brief');
  }
}
