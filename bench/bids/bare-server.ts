import { createHash, randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';

/**
 * The limit: node:http and prepared statements on the same tables, with no validation, no rights, no history to read
 * and no shape of its own. `DATABASE_URL` and `PORT` say where.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c search_path=bids,public',
});

type Values = readonly unknown[];
type Handler = (values: readonly string[], body: Body) => Promise<unknown>;
interface Body {
  readonly ids: readonly string[];
  readonly status: string;
  readonly scope: string;
}

/** Without a name a statement is planned anew, since what it costs depends on its values. */
const run = (name: string | undefined, text: string, values: Values, db: pg.Pool | pg.PoolClient = pool) =>
  db.query({ name, text, values: [...values] });

const SHOWN = `bid.*, request.category, request.city, request.design_title, request.respond_by, request.files`;
const STATUSES = ['sent', 'pending', 'selected', 'declined', 'processing', 'done', 'failed', 'received'];

/** A page by its ids, and the count of what matches, at most 10,001 of it. */
const page =
  (name: string | undefined, ids: string, counted: string): Handler =>
  async (values) => {
    const [rows, count] = await Promise.all([
      run(
        name,
        `select ${SHOWN} from (${ids}) page join bid on bid.id = page.id
         join bid_request request on request.id = bid.request_id`,
        values,
      ),
      run(
        name && `${name} count`,
        `select count(*)::int as total from (select 1 from ${counted} limit 10001) capped`,
        values.slice(0, (counted.match(/\$\d/g) ?? []).length),
      ),
    ]);
    return { items: rows.rows, total: count.rows[0].total };
  };

const newest = 'order by submitted_at desc, id desc';
/** An order whose index begins with the status, read along all eight parts at once. */
const acrossStatuses = (key: string): string =>
  `select id from (${STATUSES.map(
    (status) =>
      `(select id, ${key} as key from bid where status = '${status}' order by ${key} desc nulls last, id desc limit 10)`,
  ).join(' union all ')}) parts order by key desc nulls last, id desc limit 10`;
const hits = 'bid_search where body like $1';

const HANDLERS: Readonly<Record<string, Handler>> = {
  newest: page('newest', `select id from bid ${newest} limit 10`, 'bid'),
  status: page('status', `select id from bid where status = $1 ${newest} limit 10`, 'bid where status = $1'),
  email: page(
    'email',
    `select id from bid where user_email = $1 ${newest} limit 10`,
    'bid where user_email = $1',
  ),
  contractor: page(
    'contractor',
    `select id from bid where contractor_id = $1 ${newest} limit 10`,
    'bid where contractor_id = $1',
  ),
  oldest: page('oldest', `select id from bid order by submitted_at, id limit 10`, 'bid'),
  price: page('price', acrossStatuses('estimated_price'), 'bid'),
  company: page('company', acrossStatuses('lower(coalesce(contractor_name, contractor_email))'), 'bid'),
  deep: page('deep', `select id from bid ${newest} limit 10 offset 9990`, 'bid'),
  cursor: page(
    'cursor',
    `select id from bid where (submitted_at, id) < ($1::timestamptz, $2::uuid) ${newest} limit 10`,
    'bid',
  ),
  rare: page(
    undefined,
    `select id from bid where id in (select bid_id from ${hits}) ${newest} limit 10`,
    hits,
  ),
  common: page(
    undefined,
    `select id from bid where exists (select 1 from bid_search where bid_id = bid.id and body like $1 offset 0)
     ${newest} limit 10`,
    hits,
  ),
  mine: page(
    'mine',
    `select id from bid where user_email = $1 ${newest} limit 5`,
    'bid where user_email = $1',
  ),

  async track([token]) {
    const hash = createHash('sha256')
      .update(token ?? '')
      .digest('hex');
    const { rows } = await run(
      'track',
      `select bid.*, request.category, request.city, request.design_title, request.respond_by, request.files, request.design
       from bid join bid_request request on request.id = bid.request_id where track_token_hash = $1`,
      [hash],
    );
    const [history, proposals, siblings] = await Promise.all([
      run('history', 'select * from bid_history where bid_id = $1 order by id limit 200', [rows[0].id]),
      run('proposals', 'select * from appointment_proposal where bid_id = $1 order by id limit 100', [
        rows[0].id,
      ]),
      run('siblings', 'select * from bid where request_id = $1 and id <> $2 limit 50', [
        rows[0].request_id,
        rows[0].id,
      ]),
    ]);
    return { ...rows[0], history: history.rows, proposals: proposals.rows, siblings: siblings.rows };
  },

  setStatus: (_, { ids, status }) =>
    inTransaction(async (db) => {
      const { rows } = await run(
        'set status',
        `update bid set status = $2, status_by = 'admin', version = version + 1, updated_at = now()
         where id = any($1::uuid[]) returning *`,
        [ids, status],
        db,
      );
      await keep(db, 'status', rows, status);
      return rows;
    }),

  submit: (_, { ids, scope }) =>
    inTransaction(async (db) => {
      const { rows } = await run(
        'submit',
        `update bid set status = 'received', received_at = now(), scope = $2, estimated_price = 20500,
           timeline = '6 weeks', submission_count = submission_count + 1, version = version + 1, updated_at = now()
         where id = any($1::uuid[]) returning *`,
        [ids, scope],
        db,
      );
      await run(
        'submission',
        `insert into submission (id, bid_id, version, contractor_email, estimated_price, timeline, scope,
           confirmed_by_mail, withdraw_token_hash)
         values ($1, $2, $3, $4, 20500, '6 weeks', $5, false, $6)`,
        [randomUUID(), rows[0].id, rows[0].submission_count, rows[0].contractor_email, scope, randomUUID()],
        db,
      );
      await run(
        'search',
        'update bid_search set body = $2 where bid_id = $1',
        [rows[0].id, scope.toLowerCase()],
        db,
      );
      await keep(db, 'submitted', rows, 'received');
      await keep(db, 'status', [], 'received');
      return rows[0];
    }),
};

/** History and outbox of a change, a row a bid. */
async function keep(db: pg.PoolClient, kind: string, rows: readonly { id: string }[], to: string) {
  const ids = rows.map(({ id }) => id);
  await run(
    'history row',
    `insert into bid_history (id, bid_id, done_by, kind, to_status)
     select gen_random_uuid(), id, 'admin', $2, $3 from unnest($1::uuid[]) id`,
    [ids, kind, to],
    db,
  );
  await run(
    'outbox row',
    `insert into outbox (id, name, aggregate_id, correlation_id, payload, occurred_at, published_at)
     select gen_random_uuid(), 'bare', id, id, payload::json, now(), now() from unnest($1::text[], $2::text[]) as t (id, payload)`,
    [ids, rows.map((row) => JSON.stringify(row))],
    db,
  );
}

async function inTransaction<T>(work: (db: pg.PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect();
  try {
    await db.query('begin');
    const result = await work(db);
    await db.query('commit');
    return result;
  } finally {
    db.release();
  }
}

/** The rows and the order of the service's export, as they are. */
async function csv(response: ServerResponse): Promise<void> {
  const db = await pool.connect();
  try {
    const rows = db.query(
      copyStreams.to(
        `copy (select code, bid.id, status, submitted_at, received_at, bid.user_email, contractor_email, contractor_name,
           bid.zip_code, city, request.category, design_title, estimated_price, timeline, scope, notes, licenses,
           reference_text, array_to_string(tags, ', '), notes_internal, confirmed_by_mail, version
         from bid join bid_request request on request.id = request_id order by submitted_at desc, bid.id desc)
         to stdout with (format csv, header true)`,
      ),
    );
    await pipeline(rows, response);
  } finally {
    db.release();
  }
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  if (pathname === '/csv') return csv(response);
  let text = '';
  for await (const chunk of request) text += chunk;
  const handler = HANDLERS[pathname.slice(1)];
  if (!handler) throw new Error(`There is no ${pathname}.`);
  const answer = await handler(searchParams.getAll('v'), text ? JSON.parse(text) : undefined);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer));
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
