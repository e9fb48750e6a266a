import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Uploads1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table "upload" (
        "id" uuid not null,
        "zip_code" text,
        "full_address" text,
        "created_at" timestamp with time zone not null default now(),
        "in_bid_since" timestamp with time zone,
        constraint "upload_pkey" primary key ("id")
      );
      create index "upload_created_at" on "upload" ("created_at");

      create table "upload_file" (
        "id" uuid not null,
        "upload_id" uuid not null,
        "position" integer not null,
        "key" text not null,
        "thumbnail_key" text,
        "name" text not null,
        "type" text not null,
        "size" integer not null,
        "width" integer not null,
        "height" integer not null,
        "sha256" text not null,
        constraint "upload_file_pkey" primary key ("id"),
        constraint "upload_file_upload" foreign key ("upload_id") references "upload" ("id") on delete cascade
      );
      create unique index "upload_file_upload_id" on "upload_file" ("upload_id", "position");
      create unique index "upload_file_key" on "upload_file" ("key");
      create unique index "upload_file_thumbnail_key" on "upload_file" ("thumbnail_key");
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table "upload_file"; drop table "upload";');
  }
}
