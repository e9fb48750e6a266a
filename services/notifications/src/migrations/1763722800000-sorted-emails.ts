import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for every order of the console's list. Empty cells count as smallest. */
export class SortedEmails1763722800000 implements MigrationInterface {
  name = 'SortedEmails1763722800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`create index ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`drop index ${index.split(' ')[0]}`);
  }
}

const INDEXES = [
  'email_log_sorted_by_address on email_log (email, id)',
  'email_log_by_subject on email_log (lower(subject), id)',
  'email_log_by_kind on email_log (kind, id)',
  'email_log_sorted_by_bid on email_log (bid_code nulls first, id)',
  'email_log_by_sent on email_log (sent_at nulls first, id)',
  'email_log_by_status_sent on email_log (status, sent_at nulls first, id)',
  'email_log_by_attempts on email_log (attempts, id)',
];
