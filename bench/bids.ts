import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BID_STATUSES } from '@plumbline/contracts';
import { LinkTokenSigner } from '@plumbline/platform';
import { freePort, NodeProcess, startPostgres } from '@plumbline/testing';
import pg from 'pg';
import { fillBids } from './bids/fill.js';
import { type Call, type Load, load } from './bids/load.js';
import { report, reportBeside } from './shared/report.js';

/**
 * The bids service on 1,000,000 bids, beside node:http with prepared statements on the same tables (bids/bare-server.ts),
 * turn by turn in the same run. BIDS=100000 takes fewer; DATABASE_URL takes a database of one's own and keeps it
 * filled; ONLY="list|CSV" runs what is so named.
 */
const BIDS = Number(process.env.BIDS ?? 1_000_000);
const CONTRACTORS = 100_000;
const ONLY = new RegExp(process.env.ONLY ?? '');
const CONNECTIONS = 16;
const ROUNDS = 2;
const ROUND_SECONDS = 3;
/** Enough calls for Node to have compiled what it runs. */
const WARM_UP_SECONDS = 3;
const BULK = 1_000;

const ADMIN_TOKEN = 'the token of this measurement';
const APP_SECRET = 'the secret of this measurement';
const admin = { 'x-admin-token': ADMIN_TOKEN };
const tokens = new LinkTokenSigner(APP_SECRET);

const ownDatabase = process.env.DATABASE_URL;
const postgres = ownDatabase ? undefined : await startPostgres({ own: true });
const databaseUrl = ownDatabase ?? postgres?.url ?? '';
const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
const bareUrl = `http://127.0.0.1:${await freePort()}`;
const oursUrl = `http://127.0.0.1:${await freePort()}`;
const bare = NodeProcess.start('bench/bids/bare-server.ts', [], {
  DATABASE_URL: databaseUrl,
  PORT: new URL(bareUrl).port,
  NODE_OPTIONS: '--import @swc-node/register/esm-register',
  TS_NODE_PROJECT: process.env.TS_NODE_PROJECT ?? '',
});
const ours = NodeProcess.start('services/bids/dist/main.js', [], {
  DATABASE_URL: databaseUrl,
  PORT: new URL(oursUrl).port,
  DATA_DIR: dataDir,
  ADMIN_TOKEN,
  APP_SECRET,
  EVENTS: 'in-process',
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '1000000',
});
const db = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=bids,public' });
try {
  await answering(oursUrl, ours);
  await bare.says('ready');
  await db.connect();
  const { rows } = await db.query('select count(*)::int as count from (select 1 from bid limit 1) any_bid');
  if (rows[0].count === 0) {
    const started = performance.now();
    await fillBids(db, BIDS, CONTRACTORS);
    console.log(
      `${BIDS} bids, ${CONTRACTORS} contractors in ${Math.round((performance.now() - started) / 1000)} s`,
    );
  }
  await measure();
} finally {
  await db.end();
  await Promise.all([ours.end(), bare.end()]);
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);

async function answering(url: string, program: NodeProcess): Promise<void> {
  while (
    !(await fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (program.ended) throw new Error(program.output);
    await sleep(100);
  }
}

interface Case {
  readonly what: string;
  readonly ours: () => Call;
  readonly bare: () => Call;
  readonly connections?: number;
  /** The share of the limit that is aimed at. */
  readonly least?: number;
}

async function measure(): Promise<void> {
  const some = await sample();
  await beside('Reading', readings(some));
  await beside('Writing', statusChanges(some));
  await beside('Submitting', submissions(await openBids()));
  await matchingAlone(some);
  if (ONLY.test('CSV')) await csvBeside();
}

interface Sample {
  readonly bids: readonly {
    id: string;
    user_email: string;
    contractor_id: string | null;
    submitted_at: Date;
  }[];
  readonly zips: readonly string[];
}

/** Bids from all over the table; their track links are made to open. */
async function sample(): Promise<Sample> {
  const { rows: bids } = await db.query(
    `select id, user_email, contractor_id, submitted_at from bid tablesample system (2) repeatable (1)
     where contractor_id is not null limit 4000`,
  );
  await db.query(
    'update bid set track_token_hash = hash from unnest($1::uuid[], $2::text[]) t (id, hash) where bid.id = t.id',
    [bids.map(({ id }) => id), bids.map(({ id }) => LinkTokenSigner.hash(tokens.make('track', id)))],
  );
  const { rows: zips } = await db.query('select zip_code from bid_request order by md5(id::text) limit 500');
  return { bids, zips: zips.map(({ zip_code }) => zip_code) };
}

interface OpenBid {
  readonly id: string;
  readonly code: string;
  readonly user_email: string;
  readonly contractor_email: string;
}

/** Bids that wait for their contractor's answer now: changes of status close some. */
async function openBids(): Promise<OpenBid[]> {
  const { rows } = await db.query(
    `select id, code, user_email, contractor_email from bid
     where status = 'sent' and submission_count = 0 and called_off_at is null and not_interested_at is null
     order by md5(code) limit 40000`,
  );
  return rows;
}

/** A function that gives the items in turn, beginning anew behind the last. */
function turns<T>(items: readonly T[]): () => T {
  let next = 0;
  return () => items[next++ % items.length] as T;
}

function readings({ bids }: Sample): Case[] {
  const list = (query = ''): Call => ({ path: `/api/bids?pageSize=10${query}`, headers: admin });
  const bareList = (name: string, ...values: string[]): Call => ({
    path: `/${name}?${values.map((value) => `v=${encodeURIComponent(value)}`).join('&')}`,
  });
  const pair = (what: string, oursNext: () => Call, bareNext: () => Call): Case => ({
    what,
    ours: oursNext,
    bare: bareNext,
    least: 0.3,
  });
  const each = <T>(
    what: string,
    items: readonly T[],
    oursOf: (item: T) => Call,
    bareOf: (item: T) => Call,
  ) => {
    const [a, b] = [turns(items), turns(items)];
    return pair(
      what,
      () => oursOf(a()),
      () => bareOf(b()),
    );
  };
  const word = (text: string) => `%${text}%`;
  return [
    pair(
      'list: newest',
      () => list(),
      () => bareList('newest'),
    ),
    pair(
      'list: oldest',
      () => list('&sort=submittedAt'),
      () => bareList('oldest'),
    ),
    each(
      'list: a status',
      BID_STATUSES,
      (one) => list(`&status=${one}`),
      (one) => bareList('status', one),
    ),
    each(
      "list: a homeowner's",
      bids,
      (bid) => list(`&userEmail=${bid.user_email}`),
      (bid) => bareList('email', bid.user_email),
    ),
    each(
      "list: a contractor's",
      bids,
      (bid) => list(`&contractorId=${bid.contractor_id}`),
      (bid) => bareList('contractor', bid.contractor_id ?? ''),
    ),
    pair(
      'list: by price',
      () => list('&sort=-estimatedPrice'),
      () => bareList('price'),
    ),
    pair(
      'list: by company',
      () => list('&sort=-companyName'),
      () => bareList('company'),
    ),
    pair(
      'list: page 1,000',
      () => list('&page=1000'),
      () => bareList('deep'),
    ),
    each(
      'list: anywhere by cursor',
      bids,
      ({ submitted_at, id }) =>
        list(`&cursor=${Buffer.from(`next ${submitted_at.toISOString()} ${id}`).toString('base64url')}`),
      ({ submitted_at, id }) => bareList('cursor', submitted_at.toISOString(), id),
    ),
    each(
      'search: few hits',
      bids.slice(0, 200).map(({ user_email }) => user_email.split('@')[0] ?? ''),
      (text) => list(`&search=${text}`),
      (text) => bareList('rare', word(text)),
    ),
    each(
      'search: many hits',
      ['kitchen', 'bathroom', 'modern', 'gmail', 'moreno', 'lamar'],
      (text) => list(`&search=${text}`),
      (text) => bareList('common', word(text)),
    ),
    each(
      'track',
      bids.map(({ id }) => tokens.make('track', id)),
      (token) => ({ path: `/api/bids/track/${token}` }),
      (token) => bareList('track', token),
    ),
    each(
      'my bids',
      bids,
      ({ user_email }) => ({ path: `/api/bids/my?pageSize=5&userEmail=${user_email}` }),
      ({ user_email }) => bareList('mine', user_email),
    ),
  ];
}

function statusChanges({ bids }: Sample): Case[] {
  const half = bids.length / 2;
  const bulks = BID_STATUSES.flatMap((status) =>
    [bids.slice(0, BULK), bids.slice(half, half + BULK)].map((some) => ({
      ids: some.map(({ id }) => id),
      status,
    })),
  );
  const singles = BID_STATUSES.flatMap((status) => bids.map(({ id }) => ({ id, status })));
  const [single, bareSingle, bulk, bareBulk] = [turns(singles), turns(singles), turns(bulks), turns(bulks)];
  return [
    {
      what: 'status of one',
      ours: () => {
        const { id, status } = single();
        return { method: 'PATCH', path: `/api/bids/${id}/status`, headers: admin, body: { status } };
      },
      bare: () => {
        const { id, status } = bareSingle();
        return { method: 'POST', path: '/setStatus', body: { ids: [id], status } };
      },
    },
    {
      what: `status of ${BULK} (calls)`,
      connections: 1,
      ours: () => ({ method: 'PATCH', path: '/api/bids/bulk/status', headers: admin, body: bulk() }),
      bare: () => ({ method: 'POST', path: '/setStatus', body: bareBulk() }),
    },
  ];
}

function submissions(open: readonly OpenBid[]): Case[] {
  const [answered, bareAnswered] = [
    turns(open.slice(0, open.length / 2)),
    turns(open.slice(open.length / 2)),
  ];
  const scope = `1. Protect the floors.\n${'2. Cabinets, shaker, white, soft close. '.repeat(15)}`;
  return [
    {
      what: 'submit',
      ours: () => {
        const { code, user_email, contractor_email } = answered();
        const body = {
          bidId: code,
          userEmail: user_email,
          contractorEmail: contractor_email,
          scope,
          estimatedPrice: 20_500,
          timeline: '6 weeks',
        };
        return { method: 'POST', path: '/api/bids/submit', body };
      },
      bare: () => ({ method: 'POST', path: '/submit', body: { ids: [bareAnswered().id], scope } }),
    },
  ];
}

/** Both sides by turns, each after it has warmed up; the median of the rounds. */
async function beside(title: string, all: readonly Case[]): Promise<void> {
  const cases = all.filter(({ what }) => ONLY.test(what));
  if (cases.length === 0) return;
  console.log(`\n${title}, ${CONNECTIONS} connections (a second; p50/p99 ms)`);
  const width = Math.max(...cases.map(({ what }) => what.length));
  for (const { what, connections = CONNECTIONS, least, ...side } of cases) {
    const figures: Record<'ours' | 'bare', Load[]> = { ours: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [who, url] of [
        ['bare', bareUrl],
        ['ours', oursUrl],
      ] as const) {
        const figure = await load(url, side[who], {
          connections,
          seconds: round === 0 ? WARM_UP_SECONDS : ROUND_SECONDS,
        });
        if (round === 0) continue;
        if (figure.perSecond === 0)
          throw new Error(`${what}: no answer of ${who} within ${ROUND_SECONDS} s.`);
        figures[who].push(figure);
      }
    }
    reportBeside({ what, ours: middle(figures.ours), limit: middle(figures.bare), least }, width);
  }
}

function middle(loads: readonly Load[]): Load {
  return [...loads].sort((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)] as Load;
}

/** Who would be asked, among all contractors; nothing is written. */
async function matchingAlone({ zips }: Sample): Promise<void> {
  if (!ONLY.test('matching')) return;
  const next = turns(zips);
  const call = (): Call => ({
    method: 'POST',
    path: '/api/send-to-contractors',
    body: {
      email: 'rosa@home.example',
      zip: next(),
      design: {},
      preferences: { category: 'kitchen' },
      files: [],
      previewOnly: true,
    },
  });
  await load(oursUrl, call, { connections: 1, seconds: 1 });
  const { p50Ms, p99Ms } = await load(oursUrl, call, { connections: 1, seconds: ROUND_SECONDS });
  report(`Matching among ${CONTRACTORS} contractors, the whole call`, [
    { what: 'p50', value: p50Ms, unit: 'ms', aim: { most: 10 } },
    { what: 'p99', value: p99Ms, unit: 'ms' },
  ]);
}

async function csvBeside(): Promise<void> {
  const before = memoryMb(ours.child.pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryMb(ours.child.pid));
  }, 50);
  const limits: Download[] = [];
  const own: Download[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    limits.push(await download(`${bareUrl}/csv`));
    own.push(await download(`${oursUrl}/api/bids/csv`));
  }
  clearInterval(watch);
  const [mine, limit] = [quickest(own), quickest(limits)];
  report(`CSV of all bids, ${Math.round(own[0]?.megabytes ?? 0)} MB`, [
    { what: 'ours', value: mine, unit: 's' },
    { what: 'limit: COPY … TO STDOUT over node:http', value: limit, unit: 's' },
    { what: 'share of the limit', value: limit / mine, unit: '', aim: { least: 0.5 } },
    { what: 'memory of the server, more than before', value: most - before, unit: 'MB', aim: { most: 100 } },
  ]);
}

interface Download {
  readonly seconds: number;
  readonly megabytes: number;
}

function quickest(downloads: readonly Download[]): number {
  return Math.min(...downloads.map(({ seconds }) => seconds));
}

async function download(url: string): Promise<Download> {
  const started = performance.now();
  const response = await fetch(url, { headers: admin });
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) bytes += chunk.length;
  return { seconds: (performance.now() - started) / 1000, megabytes: bytes / 1e6 };
}

/** Resident set of a process. Linux only. */
function memoryMb(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
