import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to one kind of reader begin alike: along the index of all subjects they would be looked for long. */
export class MailsByKind1763812800000 implements MigrationInterface {
  name = 'MailsByKind1763812800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index email_log_by_kind_subject on email_log (kind, lower(subject), id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index email_log_by_kind_subject');
  }
}
