import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which view of a design is still to be drawn beside its picture. */
export class FurtherViews1764600000012 implements MigrationInterface {
  name = 'FurtherViews1764600000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table design add column next_view text');
    await runner.query('create index design_to_view on design (created_at) where next_view is not null');
    // Those that the version before has not come to.
    await runner.query(
      `update design d set next_view = 'main'
       where d.created_at > now() - interval '2 days'
         and exists (select 1 from design_file f
           where f.design_id = d.id and f.kind = 'picture' and f.shows = 'from-photo')
         and not exists (select 1 from design_file v where v.design_id = d.id and v.kind = 'view')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index design_to_view');
    await runner.query('alter table design drop column next_view');
  }
}
