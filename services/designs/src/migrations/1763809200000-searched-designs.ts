import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index that finds a word anywhere in a title. */
export class SearchedDesigns1763809200000 implements MigrationInterface {
  name = 'SearchedDesigns1763809200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm with schema public');
    await runner.query(
      'create index design_job_search on design_job using gin (lower(title) public.gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index design_job_search');
  }
}
