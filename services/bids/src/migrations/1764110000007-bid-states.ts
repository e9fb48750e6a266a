import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bids written in one statement: a lock on so many is held for a fraction of a second. */
const BATCH = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The state of each bid, and the tagged ones apart from the rest. Each batch is a transaction of its own, so that a
 * running replica never waits for all of them; begun again after an end in between, it goes through them once more.
 */
export class BidStates1764110000007 implements MigrationInterface {
  name = 'BidStates1764110000007';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table bid add column if not exists state text');
    for (let last: string | null = FIRST_ID; last !== null; ) last = await fillAfter(runner, last);
    for (const index of INDEXES) await runner.query(`create index if not exists ${index}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await runner.query(`drop index if exists ${index.split(' ')[0]}`);
    await runner.query('alter table bid drop column if exists state');
  }
}

/** Writes the next batch behind an id; answers the id it ends with, null behind the last bid. */
async function fillAfter(runner: QueryRunner, after: string): Promise<string | null> {
  const [{ last }] = (await runner.query(
    `select max(id::text) as last from (select id from bid where id > $1 order by id limit ${BATCH}) batch`,
    [after],
  )) as [{ last: string | null }];
  if (last === null) return null;
  await runner.query(
    `update bid set state = request.state from bid_request request
     where request.id = bid.request_id and bid.id > $1 and bid.id <= $2 and bid.state is null`,
    [after, last],
  );
  return last;
}

const INDEXES = [
  'bid_state_submitted on bid (state, submitted_at, id)',
  `bid_tagged on bid (submitted_at, id) where tags <> '{}'`,
];
