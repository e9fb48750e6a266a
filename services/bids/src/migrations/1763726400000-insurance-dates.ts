import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InsuranceDates1763726400000 implements MigrationInterface {
  name = 'InsuranceDates1763726400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contractor add column insurance_expires date');
    await runner.query(
      'create index contractor_by_insurance on contractor (insurance_expires nulls first, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contractor drop column insurance_expires');
  }
}
