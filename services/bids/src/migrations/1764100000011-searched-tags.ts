import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags that bids have already are found by a search, as those written from now on. */
export class SearchedTags1764100000011 implements MigrationInterface {
  name = 'SearchedTags1764100000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update bid_search set body = body || E'\\n' || lower(array_to_string(bid.tags, E'\\n'))
      from bid where bid.id = bid_search.bid_id and bid.tags <> '{}'`);
  }

  async down(): Promise<void> {
    // Nothing to take back: the words that are too many only make a search find more.
  }
}
