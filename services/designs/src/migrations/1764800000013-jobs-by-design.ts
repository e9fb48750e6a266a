import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every file that is written looks up the job of its design. */
export class JobsByDesign1764800000013 implements MigrationInterface {
  name = 'JobsByDesign1764800000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index if not exists design_job_of_design on design_job (design_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists design_job_of_design');
  }
}
