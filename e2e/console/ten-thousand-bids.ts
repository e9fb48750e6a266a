import { createHash, createHmac } from 'node:crypto';
import { BID_STATUSES, type BidFacts, type BidStatus } from '@plumbline/contracts';
import pg from 'pg';
import {
  COMPANIES,
  FIRST_NAMES,
  LAST_NAMES,
  MESSAGES_OF_CONTRACTORS,
  NOTES,
  type Random,
  randomFrom,
  scopeText,
  TAGS,
  TIMELINES,
  wish,
  ZIP_AREAS,
} from './believable.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Bids are spread over so many days. */
const DAYS = 75;
/** Rows a statement. */
const BATCH = 1_000;

/** How a month's bids stand, in shares. */
const SHARES: readonly (readonly [BidStatus, number])[] = [
  ['pending', 0.06],
  ['sent', 0.46],
  ['received', 0.2],
  ['selected', 0.06],
  ['declined', 0.1],
  ['processing', 0.03],
  ['done', 0.07],
  ['failed', 0.02],
];
const ANSWERED: readonly BidStatus[] = ['received', 'selected', 'declined', 'processing', 'done'];

export type Row = Record<string, unknown>;

export interface Filled {
  readonly total: number;
  readonly byStatus: Readonly<Record<BidStatus, number>>;
}

/**
 * Writes believable contractors, requests, bids, history and mails straight into the database of a running
 * product, as the services would have left them.
 *
 * @param now the time that the newest bid was asked at, in milliseconds
 */
export async function fillWithBids(
  databaseUrl: string,
  { count, appSecret, now = Date.now() }: { count: number; appSecret: string; now?: number },
): Promise<Filled> {
  const month = makeMonth(count, appSecret, now);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    for (const [table, rows] of Object.entries(month.tables)) await insert(client, table, rows);
    await client.query('commit');
    await client.query('analyze bids.bid, bids.bid_request, bids.bid_search, notifications.email_log');
  } finally {
    await client.end();
  }
  return { total: count, byStatus: month.byStatus };
}

export async function insert(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let from = 0; from < rows.length; from += BATCH) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(from, from + BATCH))],
    );
  }
}

function makeMonth(count: number, appSecret: string, now: number) {
  const random = randomFrom(20_261);
  const contractors = COMPANIES.map((name, index) => contractor(name, index, random, now));
  const requests: Row[] = [];
  const bids: Row[] = [];
  const searches: Row[] = [];
  const history: Row[] = [];
  const submissions: Row[] = [];
  const emails: Row[] = [];
  const byStatus = Object.fromEntries(BID_STATUSES.map((status) => [status, 0])) as Record<BidStatus, number>;

  let request: RequestRow | undefined;
  for (let left = 0; bids.length < count; left--) {
    if (!request || left === 0) {
      // Newest first; a bid a few minutes old, then ever older ones.
      const at = now - 7 * 60_000 - (bids.length / count) * DAYS * DAY;
      request = aRequest(random, at, requests.length);
      requests.push(request);
      left = 1 + random.upTo(4);
    }
    const index = bids.length;
    const status = statusFor(random, index);
    const who =
      status === 'pending' && random.chance(0.7)
        ? null
        : (contractors[(requests.length * 7 + left) % contractors.length] as ContractorRow);
    const bid = aBid({ index, request, who, status, random, appSecret });
    byStatus[status] += 1;
    bids.push(bid);
    searches.push({ bid_id: bid.id, body: searchBody(bid, request) });
    history.push(...historyOf(bid, random));
    if (bid.received_at) submissions.push(submissionOf(bid, appSecret));
    if (who && index < 400) emails.push(invitationOf(bid, request, who, random));
  }
  return {
    byStatus,
    tables: {
      'bids.contractor': contractors,
      'bids.bid_request': requests,
      'bids.bid': bids,
      'bids.bid_search': searches,
      'bids.bid_history': history,
      'bids.submission': submissions,
      'notifications.email_log': emails,
    },
  };
}

type ContractorRow = ReturnType<typeof contractor>;
type RequestRow = ReturnType<typeof aRequest>;
type BidRow = ReturnType<typeof aBid>;

/** The first page shows one of each status; the rest follows the shares. */
function statusFor(random: Random, index: number): BidStatus {
  if (index < SHARES.length) return (SHARES[index] as (typeof SHARES)[number])[0];
  let left = random.next();
  for (const [status, share] of SHARES) {
    left -= share;
    if (left < 0) return status;
  }
  return 'sent';
}

function contractor(companyName: string, index: number, random: Random, now: number) {
  const place = ZIP_AREAS[index % ZIP_AREAS.length] as (typeof ZIP_AREAS)[number];
  const host = companyName.toLowerCase().replace(/[^a-z]+/g, '-');
  const joined = iso(now - (400 - index * 12) * DAY);
  return {
    id: idOf('contractor', index, now - (400 - index * 12) * DAY),
    email: `office@${host}.example`,
    company_name: companyName,
    contact_name: `${random.one(FIRST_NAMES)} ${random.one(LAST_NAMES)}`,
    phone: `(512) 555-01${String(index).padStart(2, '0')}`,
    website: random.chance(0.7) ? `https://${host}.example` : null,
    zip_code: place.zip,
    near_zip: place.zip,
    radius_mi: random.one([15, 25, 25, 40]),
    categories: [
      ...new Set([
        random.one(['kitchen', 'general']),
        random.one(['bathroom', 'flooring', 'plumbing', 'painting']),
      ]),
    ],
    notes: random.chance(0.3) ? 'Closed between Christmas and New Year.' : null,
    license_number: random.chance(0.8) ? `TX-${100_000 + random.upTo(800_000)}` : null,
    license_class: 'General',
    license_state: place.state,
    license_expires: iso(now + (random.upTo(700) - 60) * DAY).slice(0, 10),
    insurance: 'General liability, $2,000,000',
    insurance_expires: iso(now + (random.upTo(400) - 40) * DAY).slice(0, 10),
    rating: random.chance(0.8) ? Math.round((3.6 + random.next() * 1.4) * 10) / 10 : null,
    confirmed_at: index % 9 === 4 ? null : joined,
    paused_at: index % 11 === 6 ? joined : null,
    confirm_version: 1,
    confirm_token_hash: sha256(`confirm ${index}`),
    pending_profile: null,
    invitation_count: 20 + random.upTo(300),
    last_invited_at: iso(now - random.upTo(9) * DAY),
    demo: false,
    created_at: joined,
    updated_at: joined,
  };
}

function aRequest(random: Random, at: number, index: number) {
  const place = random.one(ZIP_AREAS);
  const { room, title } = wish(random);
  const name = `${random.one(FIRST_NAMES)}.${random.one(LAST_NAMES)}`.toLowerCase();
  return {
    id: idOf('request', index, at),
    user_email: `${name}${random.chance(0.3) ? random.upTo(99) : ''}@${random.one(['mail', 'home', 'post'])}.example`,
    zip_code: place.zip,
    near_zip: place.zip,
    city: place.city,
    state: place.state,
    category: room,
    trades: ['general'],
    design_id: null,
    design_title: title,
    concept_key: null,
    design: {},
    preferences: { style: title.split(' ')[0], budget: String(12_000 + random.upTo(50) * 1_000) },
    files: [],
    respond_by: iso(at + 7 * DAY),
    called_off_at: null,
    demo: false,
    created_at: iso(at),
  };
}

interface BidParts {
  readonly index: number;
  readonly request: RequestRow;
  readonly who: ContractorRow | null;
  readonly status: BidStatus;
  readonly random: Random;
  readonly appSecret: string;
}

function aBid({ index, request, who, status, random, appSecret }: BidParts) {
  const asked = Date.parse(request.created_at);
  const id = idOf('bid', index, asked);
  const answered = who !== null && ANSWERED.includes(status);
  return {
    id,
    code: `PL-${codeOf(index)}`,
    request_id: request.id,
    user_email: request.user_email,
    contractor_id: who?.id ?? null,
    contractor_email: who?.email ?? null,
    contractor_name: who?.company_name ?? null,
    status,
    status_by: 'system',
    submitted_at: request.created_at,
    received_at: answered ? iso(asked + (0.05 + random.next() * 70) * HOUR) : null,
    estimated_price: answered && !random.chance(0.08) ? 4_000 + random.upTo(640) * 100 : null,
    timeline: answered ? random.one(TIMELINES) : null,
    scope: answered ? scopeText(request.design_title, random) : null,
    notes: answered ? random.one(MESSAGES_OF_CONTRACTORS) : null,
    licenses: answered ? who.license_number : null,
    reference_text: null,
    confirmed_by_mail: answered ? random.chance(0.9) : null,
    uninvited: false,
    submission_count: answered ? 1 : 0,
    notes_internal: random.chance(0.05) ? random.one(NOTES) : null,
    tags: random.chance(0.15) ? [random.one(TAGS)] : [],
    zip_code: request.zip_code,
    near_zip: request.near_zip,
    state: request.state,
    category: request.category,
    track_token_hash: sha256(trackToken(appSecret, id)),
    reminded_at: remindedAt(request),
    not_interested_at: null,
    called_off_at: null,
    last_contact_at: who ? iso(asked + 60_000) : null,
    version: 1,
    demo: false,
    created_at: request.created_at,
    updated_at: request.created_at,
  };
}

/** As the hourly sweep would have done, and a day ahead of it, so that no run of the tests meets its mails. */
function remindedAt({ created_at, respond_by }: RequestRow): string | null {
  const due = Date.parse(respond_by) - 2 * DAY;
  return due - DAY < Date.now() ? created_at : null;
}

function searchBody(bid: BidRow, request: RequestRow): string {
  return [bid.code, bid.user_email, bid.contractor_email, bid.contractor_name, bid.zip_code, request.city]
    .concat([request.design_title, bid.scope])
    .filter(Boolean)
    .join('\n')
    .toLowerCase();
}

function historyOf(bid: BidRow, random: Random): Row[] {
  const entry = (
    n: number,
    at: string,
    by: string,
    kind: string,
    from: BidStatus | null,
    to: BidStatus | null,
  ) => ({
    id: idOf(`history ${n}`, random.upTo(1e9), Date.parse(at)),
    bid_id: bid.id,
    at,
    done_by: by,
    kind,
    from_status: from,
    to_status: to,
    note: null,
  });
  const rows = [entry(0, bid.submitted_at, 'homeowner', 'requested', null, 'pending')];
  if (bid.contractor_id)
    rows.push(entry(1, bid.last_contact_at as string, 'system', 'status', 'pending', 'sent'));
  if (bid.received_at) rows.push(entry(2, bid.received_at, 'contractor', 'submitted', 'sent', 'received'));
  return rows;
}

const submissionOf = (bid: BidRow, appSecret: string): Row => ({
  id: idOf('submission', Number.parseInt(bid.id.slice(-8), 16), Date.parse(bid.received_at as string)),
  bid_id: bid.id,
  version: 1,
  contractor_email: bid.contractor_email,
  estimated_price: bid.estimated_price,
  timeline: bid.timeline,
  scope: bid.scope,
  notes: bid.notes,
  confirmed_by_mail: bid.confirmed_by_mail,
  withdraw_token_hash: sha256(`${appSecret} ${bid.id}`),
  withdrawn_at: null,
  withdrawn_reason: null,
  created_at: bid.received_at,
});

function invitationOf(bid: BidRow, request: RequestRow, who: ContractorRow, random: Random): Row {
  const facts: BidFacts = {
    id: bid.id,
    code: bid.code,
    requestId: request.id,
    userEmail: bid.user_email,
    contractor: { id: who.id, email: who.email, companyName: who.company_name, confirmed: true },
    zipCode: bid.zip_code,
    city: request.city,
    category: request.category,
    design: { id: null, title: request.design_title },
    conceptKey: null,
    status: bid.status,
    respondBy: request.respond_by,
  };
  const failed = bid.status === 'failed';
  return {
    id: idOf('email', random.upTo(1e9), Date.parse(bid.submitted_at) + 60_000),
    type: 'invitation',
    about_id: bid.id,
    version: 'first',
    kind: 'contractor',
    email: who.email,
    subject: `${request.category} in ${request.city}: you are invited to bid (${bid.code})`,
    status: failed ? 'failed' : 'sent',
    attempts: failed ? 3 : 1,
    repeats: 0,
    reason: failed ? '550 5.1.1 The mailbox does not exist' : null,
    due_at: bid.submitted_at,
    job_number: 1,
    sending_since: null,
    bid_id: bid.id,
    bid_code: bid.code,
    request_id: request.id,
    contractor_id: who.id,
    facts: { bid: facts, photos: [], contractorsAsked: 3 },
    created_at: bid.submitted_at,
    sent_at: failed ? null : bid.last_contact_at,
  };
}

/** A uuid v7 of a time, with the rest drawn from a name and number. */
export function idOf(what: string, n: number, at: number): string {
  const time = Math.round(at).toString(16).padStart(12, '0');
  const rest = sha256(`${what} ${n}`);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${rest.slice(0, 3)}`,
    `${'89ab'[Number.parseInt(rest[3] as string, 16) % 4]}${rest.slice(4, 7)}`,
    rest.slice(7, 19),
  ].join('-');
}

/** Codes of the product's form: 3,331 is odd, so the first 32^5 are all different. */
const codeOf = (index: number): string =>
  `Z${((index * 3_331 + 11) % 32 ** 5)
    .toString(32)
    .toUpperCase()
    .padStart(5, '0')
    .replace(/[ILOU]/g, (letter) => 'WXYZ'['ILOU'.indexOf(letter)] as string)}`;

const trackToken = (secret: string, bidId: string): string =>
  createHmac('sha256', secret).update(`track\n${bidId}\n1`).digest('base64url').slice(0, 32);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const iso = (at: number): string => new Date(at).toISOString();
