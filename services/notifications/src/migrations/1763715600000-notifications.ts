import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notifications1763715600000 implements MigrationInterface {
  name = 'Notifications1763715600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table email_log (
        id uuid not null,
        type text not null,
        about_id text not null,
        version text not null,
        kind text not null,
        email text not null,
        subject text not null,
        status text not null,
        attempts smallint not null default 0,
        repeats smallint not null default 0,
        reason text,
        due_at timestamptz not null,
        job_number integer not null default 1,
        sending_since timestamptz,
        bid_id uuid,
        bid_code text,
        request_id text,
        contractor_id text,
        facts jsonb,
        created_at timestamptz not null,
        sent_at timestamptz,
        primary key (id)
      )`);
    await runner.query('create unique index email_log_once on email_log (type, about_id, version)');
    await runner.query('create index email_log_by_bid on email_log (bid_id, id)');
    await runner.query('create index email_log_by_bid_code on email_log (bid_code, id)');
    await runner.query('create index email_log_by_request on email_log (request_id, type)');
    await runner.query('create index email_log_by_type on email_log (type, id)');
    await runner.query('create index email_log_by_status on email_log (status, id)');
    await runner.query('create index email_log_by_address on email_log (email text_pattern_ops, id)');
    await runner.query(`create index email_log_due on email_log (due_at) where status = 'queued'`);
    await runner.query(`
      create table unsubscription (
        email_hash text not null,
        created_at timestamptz not null,
        primary key (email_hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table unsubscription');
    await runner.query('drop table email_log');
  }
}
