import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailLedger1763820000003 implements MigrationInterface {
  name = 'MailLedger1763820000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_ledger (
        email_id uuid not null,
        address_hash text not null,
        purpose text not null,
        cause text not null,
        proof text not null,
        counted boolean not null,
        leaves_at timestamptz not null,
        primary key (email_id)
      )`);
    await runner.query(
      'create index mail_ledger_counted on mail_ledger (address_hash, leaves_at) where counted',
    );
    await runner.query('create index mail_ledger_by_time on mail_ledger (leaves_at)');
    await runner.query(`
      create table proven_address (
        address_hash text not null,
        proved_at timestamptz not null,
        primary key (address_hash)
      )`);
    // Only who pressed the button of a mailed link was welcomed.
    await runner.query(`
      insert into proven_address (address_hash, proved_at)
      select encode(sha256(convert_to(email, 'UTF8')), 'hex'), max(created_at)
      from email_log where type = 'contractor-welcome' and email <> '' group by email`);
    await runner.query(`
      alter table email_log
        add column whole boolean not null default true,
        add column digest_id uuid`);
    await runner.query(
      'create index email_log_by_digest on email_log (digest_id, id) where digest_id is not null',
    );
    await runner.query(
      `create index email_log_open_digest on email_log (email) where type = 'digest' and status = 'queued'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index email_log_open_digest');
    await runner.query('alter table email_log drop column whole, drop column digest_id');
    await runner.query('drop table proven_address');
    await runner.query('drop table mail_ledger');
  }
}
