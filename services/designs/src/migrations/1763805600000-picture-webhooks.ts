import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PictureWebhooks1763805600000 implements MigrationInterface {
  name = 'PictureWebhooks1763805600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table picture_webhook (
        id text not null,
        received_at timestamptz not null,
        primary key (id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table picture_webhook');
  }
}
