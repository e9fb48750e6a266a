import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for every order of the console's list. Empty cells count as smallest. */
export class SortedDesigns1763722800000 implements MigrationInterface {
  name = 'SortedDesigns1763722800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table design_job add column title text, add column estimated_cost double precision',
    );
    await runner.query(
      `update design_job set title = design.title, estimated_cost = design.estimated_cost
       from design where design.job_id = design_job.id`,
    );
    for (const index of INDEXES) await runner.query(`create index ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`drop index ${index.split(' ')[0]}`);
    await runner.query('alter table design_job drop column title, drop column estimated_cost');
  }
}

const INDEXES = [
  'design_job_finished on design_job (finished_at nulls first, id)',
  'design_job_status on design_job (status, id)',
  'design_job_category on design_job (category, id)',
  'design_job_zip on design_job (zip_code, id)',
  'design_job_title on design_job (lower(title) nulls first, id)',
  'design_job_cost on design_job (estimated_cost nulls first, id)',
];
