import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_DOMAIN, SERVICES } from '@plumbline/contracts';
import { type Config, invitationOf, LinkTokenSigner } from '@plumbline/platform';
import {
  CITIES,
  CONTRACTOR_NOTES,
  called,
  DEMO_STREET,
  FAMILIES,
  FIRMS,
  GIVEN_NAMES,
  photoOf,
  TAGS,
  TIMELINES,
  WISHES,
} from './demo-people.js';
import { inDatabase } from './demo-refusals.js';

/** Nobody works within reach of Deadhorse, Alaska: this request waits for a contractor. */
const NOWHERE = '99734';
/** A concept in the best quality takes some seconds, on a busy machine many. */
const CONCEPT_WITHIN_MS = 15 * 60_000;

/** How much there is of everything. */
export interface DemoSize {
  /** Each with two contractors, at most 50. */
  readonly cities: number;
  /** Pictures take their time; requests without a concept tell of their wish in words. At most 6. */
  readonly concepts: number;
  /** For bids, beside the one that finds nobody. */
  readonly requests: number;
}
const WHOLE: DemoSize = { cities: CITIES.length, concepts: WISHES.length, requests: 24 };

type Json = Record<string, unknown>;

/** Talks to a running instance as its users and its administrator would. */
class Caller {
  constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  /** @throws Error with the server's sentence */
  async call<T>(method: string, path: string, body?: Json | FormData, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData;
    const response = await patiently(this.origin + path, {
      method,
      headers: {
        'x-admin-token': this.token,
        'idempotency-key': randomUUID(),
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${answer.message}`);
    return answer;
  }
}

/**
 * Calls again where the connection was closed meanwhile, as happens on a machine busy with pictures: the call's
 * idempotency key keeps that from doing anything twice, and tells (409) when the first call is still at it.
 */
async function patiently(url: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, init);
      if (attempt === 1 || attempt === 5 || response.status !== 409) return response;
    } catch (error) {
      if (attempt === 5) throw error;
    }
    await sleep(1_000);
  }
}

interface MadeDesign {
  readonly _id: string;
  readonly title: string;
  readonly estimatedCost: number;
}

interface MadeConcept {
  readonly design: MadeDesign;
  readonly photos: readonly { imageUrl: string; name: string }[];
}

/**
 * Fills an instance through its own calls: contractors join and are approved, concepts are planned and drawn,
 * bids are asked for, answered and decided upon. Then it is made to have happened over the last weeks.
 */
export async function fillDemo(
  config: Config,
  origin: string,
  say: (what: string) => void,
  size: DemoSize = WHOLE,
): Promise<void> {
  const caller = new Caller(origin, config.adminToken);
  say(`${size.cities * 2} contractors in ${size.cities} cities`);
  await joinContractors(caller, size.cities);
  say(`${size.concepts} concepts; their pictures take some minutes`);
  // All at once: the last in the line are drawn in the quicker quality.
  const concepts = await Promise.all(
    WISHES.slice(0, size.concepts).map(async (wish, index) => {
      const made = await makeConcept(caller, wish, index);
      say(`${called(wish)}: ${made.design.title}`);
      return made;
    }),
  );
  say(`${size.requests + 1} requests for bids, and their answers`);
  const askers = [...Array(size.requests).keys()].map((index) => ask(caller, concepts, size.cities, index));
  const asked = [...(await inTurn(askers)), await askNowhere(caller, homeowner(size.requests))];
  await settled(config);
  const tokens = new LinkTokenSigner(config.appSecret);
  await inTurn(asked.flat().map((bid, index) => () => goOn(caller, tokens, bid, index)));
  await settled(config);
  await tidy(config);
}

async function inTurn<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  for (const task of tasks) results.push(await task());
  return results;
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const slug = (text: string): string => text.toLowerCase().replace(/[^a-z]+/g, '-');
const homeowner = (index: number) => {
  const given = pick(GIVEN_NAMES, index);
  const family = pick(FAMILIES, index * 7 + 3);
  return { name: `${given} ${family}`, email: `${slug(given)}.${slug(family)}@home${DEMO_DOMAIN}` };
};

/** In each city one firm for whole rooms and one for a trade. */
async function joinContractors(caller: Caller, cities: number): Promise<void> {
  for (const [index, [city, state, zipCode]] of CITIES.slice(0, cities).entries()) {
    const [trade, called] = pick(FIRMS, index);
    const family = pick(FAMILIES, index * 3);
    const other = pick(FAMILIES, index * 3 + 11);
    for (const [companyName, categories] of [
      [`${family} & Sons Remodeling`, ['general', 'kitchen', 'bathroom']],
      [`${city} ${called} by ${other}`, [trade]],
    ] as const) {
      const email = `office@${slug(companyName)}-${slug(city)}${DEMO_DOMAIN}`;
      const profile = {
        companyName,
        contactName: `${pick(GIVEN_NAMES, index + categories.length)} ${categories.length > 1 ? family : other}`,
        phone: `(${200 + index * 13}) 555-01${String((index * 7) % 100).padStart(2, '0')}`,
        website: `https://${slug(companyName)}${DEMO_DOMAIN}`,
        zipCode,
        categories,
        radiusMi: pick([15, 25, 40], index),
        licenseNumber: `${state}-${100_000 + index * 613}`,
        licenseClass: categories.length > 1 ? 'General contractor' : 'Specialty contractor',
        licenseState: state,
        licenseExpires: `${new Date().getUTCFullYear() + 1 + (index % 3)}-0${1 + (index % 9)}-28`,
        insurance: 'General liability, $2,000,000',
        notes: pick(CONTRACTOR_NOTES, index),
      };
      await caller.call('POST', '/api/contractors/join', { ...profile, email });
      const filter = encodeURIComponent(JSON.stringify({ q: email }));
      const [known] = await caller.call<{ id: string }[]>('GET', `/api/console/contractors?filter=${filter}`);
      await caller.call('PUT', `/api/console/contractors/${known?.id}`, {
        ...profile,
        rating: pick([4.8, 4.2, 5, 3.9, 4.6, 4.4], index + categories.length),
        confirmed: true,
      });
    }
  }
}

async function makeConcept(
  caller: Caller,
  { category, photo, ...wish }: (typeof WISHES)[number],
  index: number,
): Promise<MadeConcept> {
  const [city, state, zipCode] = pick(CITIES, index);
  const fullAddress = `${index + 10} ${DEMO_STREET}, ${city}, ${state} ${zipCode}`;
  const form = new FormData();
  form.append(
    'files',
    new Blob([new Uint8Array(await readFile(photoOf({ photo })))], { type: 'image/webp' }),
    `${slug(category)}.webp`,
  );
  form.append('zipCode', zipCode);
  form.append('fullAddress', fullAddress);
  const { files } = await caller.call<{ files: MadeConcept['photos'] }>('POST', '/api/upload', form);
  const { jobId } = await caller.call<{ jobId: string }>('POST', '/api/designs', {
    ...wish,
    zipCode,
    fullAddress,
    area: category,
    categories: [category],
    layout: 'open concept',
    features: 'granite countertop',
    contractorPrompt: 'Labor and materials. Start in 14 days, duration 30 days. Licensed contractors only.',
    imageUrl: files[0]?.imageUrl,
    count: 1,
    seed: index + 1,
  });
  const deadline = Date.now() + CONCEPT_WITHIN_MS;
  for (;;) {
    const job = await caller.call<{ status: string; error?: string; designs?: MadeDesign[] }>(
      'GET',
      `/api/designs/${jobId}`,
    );
    if (job.designs?.[0]) return { design: job.designs[0], photos: files };
    if (job.status === 'failed') throw new Error(`A concept failed: ${job.error}`);
    if (Date.now() > deadline) throw new Error('A concept has taken longer than 15 minutes.');
    await sleep(500);
  }
}

interface AskedBid {
  readonly code: string;
  readonly homeowner: { name: string; email: string };
  readonly estimateUsd: number;
}

const ask =
  (caller: Caller, concepts: readonly MadeConcept[], cities: number, index: number) =>
  async (): Promise<AskedBid[]> => {
    const wish = pick(WISHES, index);
    const { photo: _photo, ...preferences } = wish;
    const { design, photos } = concepts[index % WISHES.length] ?? told(wish);
    const [, , zipCode] = pick(CITIES, index % cities);
    const owner = homeowner(index);
    const { bidIds } = await caller.call<{ bidIds: string[] }>('POST', '/api/send-to-contractors', {
      email: owner.email,
      zip: zipCode,
      design,
      preferences: { ...preferences, zipCode },
      files: photos,
      previewOnly: false,
    });
    return bidIds.map((code) => ({ code, homeowner: owner, estimateUsd: design.estimatedCost }));
  };

/** A wish that was not made a concept of. */
const told = ({ style, category, designPrompt, budget }: (typeof WISHES)[number]) => ({
  design: { title: called({ style, category }), designPrompt, estimatedCost: budget },
  photos: [],
});

const askNowhere = async (caller: Caller, owner: AskedBid['homeowner']): Promise<AskedBid[]> => {
  const { bidIds } = await caller.call<{ bidIds: string[] }>('POST', '/api/send-to-contractors', {
    email: owner.email,
    zip: NOWHERE,
    design: { title: 'A warm bathroom far north', designPrompt: 'Heated floor, deep tub' },
    preferences: { category: 'bathroom', zipCode: NOWHERE },
    files: [],
    previewOnly: false,
  });
  return bidIds.map((code) => ({ code, homeowner: owner, estimateUsd: 20_000 }));
};

/** What became of the bids, in turn; `sent` ones wait for their answer. */
const COURSES = [
  ['received'],
  ['received', 'processing'],
  ['received', 'selected'],
  [],
  ['received', 'declined'],
  ['received', 'selected', 'done'],
  ['received'],
  ['failed'],
] as const;

async function goOn(
  caller: Caller,
  tokens: LinkTokenSigner,
  { code, homeowner: owner, estimateUsd }: AskedBid,
  index: number,
) {
  const filter = encodeURIComponent(JSON.stringify({ q: code }));
  const [bid] = await caller.call<{ id: string; contractorEmail: string | null }[]>(
    'GET',
    `/api/console/bids?filter=${filter}`,
  );
  if (!bid?.contractorEmail) return;
  for (const status of pick(COURSES, index)) {
    if (status !== 'received') {
      await caller.call('PATCH', `/api/bids/${code}/status`, { status });
      continue;
    }
    const { sowText, meta } = await caller.call<{ sowText: string; meta: DemoMeta }>(
      'GET',
      `/api/bids/${code}/sow-draft`,
      undefined,
      {
        'x-contractor-email': bid.contractorEmail,
      },
    );
    await caller.call('POST', '/api/bids/submit', {
      bidId: code,
      userEmail: owner.email,
      contractorEmail: bid.contractorEmail,
      scope: sowText,
      ...pricesOf(meta, estimateUsd, index),
      revision: meta.revision,
      timeline: pick(TIMELINES, index),
      notes: pick(CONTRACTOR_NOTES, index + 1),
      // Most answer through their invitation; one in six by the page alone.
      ...(index % 6 === 5
        ? {}
        : { key: tokens.makeEnding('invitation', invitationOf(bid.id, bid.contractorEmail)) }),
    });
    if (index % 3 === 0) await propose(caller, code, owner);
  }
  const tags = pick(TAGS, index);
  if (tags.length > 0) {
    await caller.call('PATCH', `/api/bids/${code}/meta`, {
      tags,
      notesInternal: 'Prefers calls after 5 pm.',
    });
  }
}

const propose = (caller: Caller, code: string, owner: AskedBid['homeowner']) =>
  caller.call('POST', `/api/bids/${code}/appointment-proposal`, {
    userEmail: owner.email,
    name: owner.name,
    phone: '(512) 555-0199',
    proposals: 'Tuesday at 9 am\nThursday at 4 pm\nSaturday at 10:30 am',
    notes: 'The side door is open, mind the dog.',
  });

/** Waits until every event has had its effect and no mail waits but those of changed statuses, which wait two minutes. */
async function settled({ databaseUrl }: Config): Promise<void> {
  const open = [
    ...SERVICES.flatMap((service) => [
      `(select count(*) from ${service}.outbox where published_at is null)`,
      `(select count(*) from ${service}.inbox where status = 'pending')`,
    ]),
    `(select count(*) from notifications.email_log where status = 'queued' and due_at < now() + interval '5 seconds')`,
  ].join(' + ');
  await inDatabase(databaseUrl, async (db) => {
    for (;;) {
      const { rows } = await db.query(`select ${open} as open`);
      if (Number(rows[0].open) === 0) return;
      await sleep(200);
    }
  });
}

/** Moves what was made into the past weeks, and takes back mails that have not left. */
async function tidy({ databaseUrl }: Config): Promise<void> {
  await inDatabase(databaseUrl, async (db) => {
    const like = `%${DEMO_DOMAIN}`;
    await db.query('begin');
    await db.query(`delete from notifications.email_log where status = 'queued' and email like $1`, [like]);
    await db.query(`
      create temporary table ago on commit drop as
      select id::text as request_id, id, make_interval(hours => (26 * (1 + count(*) over () - rank() over (order by id)))::int) as ago
      from bids.bid_request where user_email like '${like}'`);
    await db.query(
      `update bids.bid_request request set created_at = created_at - ago, respond_by = respond_by - ago
       from ago where ago.id = request.id`,
    );
    // Nobody is reminded of an answer that was never due.
    await db.query(
      `update bids.bid set reminded_at = now(), submitted_at = submitted_at - ago, created_at = created_at - ago,
         received_at = received_at - ago + interval '7 hours', last_contact_at = last_contact_at - ago
       from ago where ago.id = bid.request_id`,
    );
    await db.query(
      `with placed as (
         select history.id, ago.ago - interval '3.5 hours' * (row_number() over (partition by bid.id order by history.id) - 1) as ago
         from bids.bid_history history join bids.bid on bid.id = history.bid_id join ago on ago.id = bid.request_id
       )
       update bids.bid_history history set at = least(now(), at - placed.ago) from placed where placed.id = history.id`,
    );
    for (const table of ['submission', 'appointment_proposal']) {
      await db.query(
        `update bids.${table} part set created_at = part.created_at - ago + interval '7 hours'
         from ago, bids.bid where bid.id = part.bid_id and ago.id = bid.request_id`,
      );
    }
    await db.query(
      `update notifications.email_log log set created_at = created_at - ago, sent_at = sent_at - ago
       from ago where ago.request_id = log.request_id`,
    );
    await db.query('commit');
  });
}

interface DemoMeta {
  readonly revision: number;
  readonly sheet: readonly { readonly trade: string; readonly likelyUsd: number }[];
}

/** Every third bid is one sum; the others answer by trade, and each leaves something out or sets a sum aside. */
function pricesOf({ sheet }: DemoMeta, estimateUsd: number, index: number): Record<string, unknown> {
  const share = 0.85 + (index % 7) * 0.06;
  const rounded = (usd: number) => Math.max(50, Math.round((usd * share) / 50) * 50);
  const priced = sheet.filter(({ likelyUsd }) => likelyUsd > 0);
  if (index % 3 === 2 || priced.length < 3) return { estimatedPrice: rounded(estimateUsd) };
  const answers = priced.map(({ trade, likelyUsd }, at): { trade: string; state: string; usd?: number } => {
    if (at === index % priced.length) return { trade, state: 'excluded' };
    if (at === (index + 2) % priced.length)
      return { trade, state: 'allowance', usd: rounded(likelyUsd * 0.6) };
    return { trade, state: 'included', usd: rounded(likelyUsd) };
  });
  const sum = answers.reduce((total, { usd = 0 }) => total + usd, 0);
  return {
    answers,
    estimatedPrice: sum,
    depositUsd: Math.round(sum * (index % 2 === 0 ? 0.1 : 0.3)),
    warrantyMonths: index % 2 === 0 ? 24 : 12,
  };
}
