import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Designs1763715600000 implements MigrationInterface {
  name = 'Designs1763715600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table design_job (
        id uuid not null,
        design_id uuid not null,
        status text not null,
        progress smallint not null default 0,
        stage text not null,
        error text,
        category text not null,
        zip_code text not null,
        wish jsonb not null,
        photo_key text,
        preview_key text,
        seed integer not null,
        quality text not null,
        run smallint not null default 1,
        request_id text not null,
        created_at timestamptz not null,
        finished_at timestamptz,
        version integer not null,
        primary key (id)
      )`);
    await runner.query(
      `create index design_job_open on design_job (created_at) where status in ('queued', 'processing')`,
    );
    await runner.query('create index design_job_created_at on design_job (created_at)');
    await runner.query(`
      create table design (
        id uuid not null,
        job_id uuid not null,
        title text not null,
        description text not null,
        category text not null,
        zip_code text not null,
        style text,
        estimated_cost double precision,
        image_key text not null,
        thumbnail_key text not null,
        floor_plan_key text,
        photo_key text,
        concept_key text not null,
        meta jsonb not null,
        created_at timestamptz not null,
        primary key (id)
      )`);
    await runner.query('create unique index design_job_id on design (job_id)');
    await runner.query('create index design_recent on design (created_at)');
    await runner.query('create index design_by_zip on design (zip_code, category, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table design');
    await runner.query('drop table design_job');
  }
}
