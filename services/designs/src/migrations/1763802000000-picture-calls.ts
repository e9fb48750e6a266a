import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PictureCalls1763802000000 implements MigrationInterface {
  name = 'PictureCalls1763802000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table design_job add column client text');
    await runner.query(`
      create table picture_call (
        id uuid not null,
        job_id uuid not null,
        run smallint not null,
        slot smallint not null,
        provider text not null,
        phase text not null,
        remote_id text,
        answer_key text,
        fault_kind text,
        fault_sentence text,
        seed bigint,
        cost_usd double precision not null,
        client text,
        started_at timestamptz not null,
        finished_at timestamptz,
        primary key (id)
      )`);
    await runner.query('create index picture_call_job on picture_call (job_id, run)');
    await runner.query('create index picture_call_started_at on picture_call (started_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table picture_call');
    await runner.query('alter table design_job drop column client');
  }
}
