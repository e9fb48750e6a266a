import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a contractor adds to a bid: how sure the price is, licenses, references, files; and who asked for a license. */
export class BidTerms1763900000008 implements MigrationInterface {
  name = 'BidTerms1763900000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table bid add column price_basis text, add column files jsonb not null default '[]',
         add column license_claimed boolean not null default false`,
    );
    await runner.query(
      `alter table submission add column price_basis text, add column licenses text,
         add column reference_text text, add column files jsonb not null default '[]'`,
    );
    await runner.query('alter table bid_request add column license_asked boolean not null default false');
    await runner.query(
      `update bid_request set license_asked = true where preferences->>'requirements' ~* '\\mlicen[cs]ed\\M'`,
    );
    await runner.query(
      `update bid set license_claimed = true from contractor
       where contractor.id = bid.contractor_id and contractor.license_number is not null`,
    );
    await runner.query(
      'create index contractor_licensed on contractor (near_zip) where license_number is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index contractor_licensed');
    await runner.query('alter table bid_request drop column license_asked');
    await runner.query(
      'alter table submission drop column price_basis, drop column licenses, drop column reference_text, drop column files',
    );
    await runner.query(
      'alter table bid drop column price_basis, drop column files, drop column license_claimed',
    );
  }
}
