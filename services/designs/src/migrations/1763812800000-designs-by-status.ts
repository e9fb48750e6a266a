import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed designs have neither title nor price: along the whole table's index they would be looked for long. */
export class DesignsByStatus1763812800000 implements MigrationInterface {
  name = 'DesignsByStatus1763812800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`create index ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`drop index ${index.split(' ')[0]}`);
  }
}

const INDEXES = [
  'design_job_status_title on design_job (status, lower(title) nulls first, id)',
  'design_job_status_cost on design_job (status, estimated_cost nulls first, id)',
];
