import { bidChangeTests } from './administration/bid-change-tests.js';
import { bidListTests } from './administration/bid-list-tests.js';
import { bidOrderTests } from './administration/bid-order-tests.js';
import { contractorTests } from './administration/contractor-tests.js';
import { csvTests } from './administration/csv-tests.js';
import { previewTests } from './administration/preview-tests.js';
import { oneBid } from './people.js';
import { type RunningBids, startBids } from './running-bids.js';

/** One service for all parts: its start costs seconds. */
let bids: RunningBids;
const running = () => bids;
beforeAll(async () => {
  bids = await startBids();
});
afterAll(() => bids?.stop());
beforeEach(() => bids.empty('contractor, bid_request'));

it('answers administrators only', async () => {
  const { id } = await oneBid(bids);
  for (const [method, path] of [
    ['GET', '/api/bids'],
    ['GET', '/api/bids/csv'],
    ['PATCH', `/api/bids/${id}/status`],
    ['PATCH', `/api/bids/${id}/meta`],
    ['PATCH', '/api/bids/bulk/status'],
    ['POST', '/api/bids/bulk/resend'],
    ['POST', `/api/bids/${id}/resend`],
    ['GET', '/api/admin/contractors'],
    ['GET', '/api/contractors/csv'],
    ['POST', '/api/admin/preview'],
    ['POST', '/api/admin/email-preview'],
    ['GET', '/api/console/bids'],
    ['GET', `/api/console/bids/${id}`],
    ['GET', '/api/console/contractors'],
    ['GET', '/api/console/bids-summary'],
    ['GET', '/api/console/bids-tags'],
  ] as const) {
    const answer = await bids.call(method, path, method === 'GET' ? undefined : {});
    expect([method, path, answer.status]).toEqual([method, path, 401]);
  }
});

describe('the list', () => bidListTests(running));
describe('the order', () => bidOrderTests(running));
describe('a bid', () => bidChangeTests(running));
describe('CSV', () => csvTests(running));
describe('contractors', () => contractorTests(running));
describe('preview', () => previewTests(running));
