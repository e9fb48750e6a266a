import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests that wait for their homeowner's proof; codes of bids that are random instead of counted. */
export class HeldRequests1764070000004 implements MigrationInterface {
  name = 'HeldRequests1764070000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table held_request (
        id uuid not null constraint held_request_pkey primary key,
        user_email text not null,
        wish jsonb not null,
        token_hash text not null,
        confirmed_at timestamptz(3),
        created_at timestamptz(3) not null default now()
      )`);
    await runner.query('create index held_request_user on held_request (user_email)');
    await runner.query('create index held_request_created on held_request (created_at)');
    await runner.query('create unique index held_request_token on held_request (token_hash)');
    await runner.query('drop sequence bid_number');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create sequence bid_number');
    await runner.query('drop table held_request');
  }
}
