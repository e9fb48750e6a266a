import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index that finds a word anywhere in an address. */
export class SearchedUploads1763809200000 implements MigrationInterface {
  name = 'SearchedUploads1763809200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm with schema public');
    await runner.query(
      'create index upload_search on upload using gin (lower(full_address) public.gin_trgm_ops)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index upload_search');
  }
}
