import type { Type } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.js';
import { InboxEvent } from './inbox-event.entity.js';
import { InboxPosition } from './inbox-position.entity.js';
import { OutboxEvent } from './outbox-event.entity.js';

/** The platform's own tables, present in every service's schema. */
export const PLATFORM_ENTITIES: readonly Type<unknown>[] = [
  OutboxEvent,
  InboxEvent,
  InboxPosition,
  IdempotencyKey,
];

/** Creates them; runs before a service's first migration. */
export class PlatformTables implements MigrationInterface {
  readonly name = 'PlatformTables1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists outbox (
        seq bigint generated always as identity primary key,
        id uuid not null unique,
        name text not null,
        aggregate_id text not null,
        correlation_id text not null,
        payload json not null,
        occurred_at timestamptz not null,
        published_at timestamptz,
        stream_position bigint
      );
      create index if not exists outbox_unpublished on outbox (seq) where published_at is null;
      create index if not exists outbox_published_at on outbox (published_at) where published_at is not null;
      create index if not exists outbox_stream_position on outbox (stream_position)
        where stream_position is not null;

      create table if not exists inbox (
        event_id uuid primary key,
        seq bigint generated always as identity unique,
        name text not null,
        source text not null,
        aggregate_id text not null,
        correlation_id text not null,
        payload json not null,
        occurred_at timestamptz not null,
        received_at timestamptz not null default now(),
        status text not null default 'pending',
        attempts int not null default 0,
        next_attempt_at timestamptz not null default now(),
        error text,
        done_at timestamptz
      );
      create index if not exists inbox_pending on inbox (seq) where status = 'pending';
      create index if not exists inbox_lane on inbox (aggregate_id, seq) where status in ('pending', 'parked');
      create index if not exists inbox_done_at on inbox (done_at) where done_at is not null;

      create table if not exists inbox_position (
        stream text primary key,
        position bigint not null,
        mark text not null
      );

      create table if not exists idempotency_key (
        route text not null,
        key text not null,
        body_hash text not null,
        answer text,
        created_at timestamptz not null default now(),
        primary key (route, key)
      );
      create index if not exists idempotency_key_created_at on idempotency_key (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists idempotency_key, inbox_position, inbox, outbox');
  }
}

/** Skipped events are few among the done: the console finds them by an index of their own. */
export class SkippedEvents implements MigrationInterface {
  readonly name = 'SkippedEvents1763809200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index inbox_skipped on inbox (seq) where status = 'skipped'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index inbox_skipped');
  }
}
