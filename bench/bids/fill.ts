import { allZips, lookUpZip } from '@plumbline/geo';
import pg from 'pg';

const GIVEN =
  'rosa ada miguel priya jonas leila tom wanda desmond hana oscar ines calvin marta yuki sofia amir beth carlos grace'.split(
    ' ',
  );
const FAMILIES =
  'alvarez byrne castillo dubois eriksen fontaine grant huang ivanova jensen khan lindqvist moreno nakamura okafor patel quinn reyes sandoval tran'.split(
    ' ',
  );
const FIRMS =
  'Live Oak Kitchens|Hill Country Remodeling|Lamar Tile and Stone|Two Brothers Build|Lakeview Baths|Oak and Iron Contracting|Hawthorne Woodworks|Rose City Floors|Copperline Plumbing|Level Best Contracting|Zilker Design Build|Cedar and Sage'.split(
    '|',
  );
const TITLES =
  'Modern kitchen with an island|Farmhouse kitchen in sage and cream|Bathroom with a walk-in shower|Family bathroom in white and oak|Living room around a fireplace|Basement with a guest room|Home office for two'.split(
    '|',
  );
const ROOMS = ['kitchen', 'kitchen', 'bathroom', 'bathroom', 'living room', 'basement', 'office'];
const TRADES = [
  'kitchen',
  'bathroom',
  'general',
  'flooring',
  'painting',
  'plumbing',
  'electrical',
  'windows',
];
const TIMELINES = [
  '3 weeks',
  '5 weeks, start in January',
  '6 weeks from permit',
  '10 working days',
  '2 months',
];
const WORK =
  'Protect floors and hang dust doors|Remove wall units, partition and floor covering; haul debris|Frame a new 6 ft opening with a doubled 2x10 header|Rough in plumbing for sink and dishwasher|Two 20 A small-appliance circuits with GFCI|14 base and 9 wall cabinets, shaker, white, soft close|Granite counter, 3 cm, eased edge, 46 sq ft|Porcelain tile 12 x 24 on an uncoupling membrane|Walk-in shower with linear drain and bench|Double vanity 60 in with two undermount basins|Prime and two coats of eggshell on walls|Install LED cans on dimmers|Refinish oak floor, three coats of waterborne poly|Trim, caulk, touch up, final cleaning|Permit and inspections by us|Appliances by owner; hook-up included'.split(
    '|',
  );

const SCOPES = 20_000;

/** Scopes of work that differ, a few hundred to a thousand characters each. */
const scopes = (count: number): string[] =>
  Array.from({ length: count }, (_, n) =>
    WORK.filter((_line, place) => (n * 2_654_435_761 + place * 40_503) % 7 < 4)
      .map((line, place) => `${place + 1}. ${line} (${(n * 37 + place * 11) % 900} units).`)
      .join('\n'),
  );

/** Words as an SQL array to take one from. */
const oneOf = (words: readonly string[]): string =>
  `(array[${words.map((word) => pg.escapeLiteral(word)).join()}])`;

/**
 * Fills an empty, migrated `bids` schema: four bids a request over two years, most of them sent or received, a few
 * firms with many of them, homeowners who come back. The indexes are made once all rows are there.
 */
export async function fillBids(db: pg.ClientBase, bids: number, contractors: number): Promise<void> {
  await db.query(`set search_path to bids, public; set synchronous_commit to off;
    set maintenance_work_mem to '256MB'; set session_replication_role to replica; select setseed(0.5)`);
  const { rows: indexes } = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'bids' and tablename in ('bid', 'bid_search', 'bid_history', 'bid_request', 'contractor')
       and indexname not like '%pkey'`,
  );
  for (const { name } of indexes) await db.query(`drop index bids."${name}"`);
  const zips = allZips();
  await db.query(
    `create temporary table zip as
     select * from unnest($1::text[], $2::text[], $3::text[]) with ordinality as zip (zip, city, state, place)`,
    [zips, zips.map((zip) => lookUpZip(zip)?.city ?? ''), zips.map((zip) => lookUpZip(zip)?.state ?? '')],
  );
  await db.query(
    `create temporary table text_of_scope as
     select * from unnest($1::text[]) with ordinality as scopes (scope, place)`,
    [scopes(SCOPES)],
  );
  await db.query(`create unique index on zip (place); create unique index on text_of_scope (place);
    analyze zip; analyze text_of_scope`);
  await db.query(
    `insert into contractor (id, email, company_name, zip_code, near_zip, radius_mi, categories, rating,
       confirmed_at, confirm_token_hash)
     select gen_random_uuid(), 'office' || n || '@' || replace(lower(firm), ' ', '-') || '.example', firm || ' ' || n,
       zip, zip, 10 + (random() * 40)::int, array[${oneOf(TRADES)}[1 + n % ${TRADES.length}], 'general'],
       case when random() < 0.7 then round((3.4 + random() * 1.6)::numeric, 1) end, now(), md5(n::text)
     from (select n, ${oneOf(FIRMS)}[1 + n % ${FIRMS.length}] as firm, 1 + floor(random() * ${zips.length})::int as place
           from generate_series(1, ${contractors}) n) firms join zip using (place)`,
  );
  await db.query(`create temporary table firm as
    select row_number() over () - 1 as n, id, email, company_name from contractor;
    create unique index on firm (n); analyze firm`);
  const requests = Math.ceil(bids / 4);
  await db.query(
    `create temporary table asked as
     select n, uuidv7(at - now()) as id, at,
       given || '.' || family || owner || '@' || (array['gmail.example', 'home.example', 'mail.example'])[1 + owner % 3] as email,
       1 + floor(power(random(), 2) * ${zips.length})::int as place, 1 + n % ${TITLES.length} as kind,
       floor(power(random(), 3) * ${contractors})::int as firm_n
     from (select n, now() - interval '730 days' * (1 - n::float8 / ${requests}) as at, floor(random() * ${requests} * 0.6)::int as owner,
             ${oneOf(GIVEN)}[1 + n % ${GIVEN.length}] as given, ${oneOf(FAMILIES)}[1 + (n / 7) % ${FAMILIES.length}] as family
           from generate_series(1, ${requests}) n) askers`,
  );
  await db.query(
    `insert into bid_request (id, user_email, zip_code, near_zip, city, state, category, trades, design_title, design,
       preferences, files, respond_by, created_at)
     select id, email, zip, zip, city, state, ${oneOf(ROOMS)}[kind], '{general}', ${oneOf(TITLES)}[kind],
       '{"designPrompt": "Bright, with plenty of drawers.", "imageKey": "designs/a/picture.jpg"}',
       '{"style": "modern", "budget": "36000"}',
       jsonb_build_array(jsonb_build_object('key', 'uploads/' || id || '/photo.jpg', 'name', 'photo.jpg',
         'type', 'image/jpeg', 'kind', 'photo')), at + interval '7 days', at
     from asked join zip using (place)`,
  );
  await db.query(
    `insert into bid (id, code, request_id, user_email, contractor_id, contractor_email, contractor_name, status,
       submitted_at, received_at, estimated_price, timeline, scope, notes, confirmed_by_mail, submission_count,
       tags, zip_code, near_zip, state, category, track_token_hash, created_at)
     select uuidv7(at - now()), 'PL-' || upper(lpad(to_hex(number), 6, '0')), request_id, user_email, firm.id, firm.email,
       firm.company_name, status, at, case when answered then at + interval '2 days' end,
       case when answered then round((4000 + power(luck, 3) * 90000)::numeric, -1) end,
       case when answered then ${oneOf(TIMELINES)}[1 + number % ${TIMELINES.length}] end,
       case when answered then 'Job ' || number || E'\\n' || scope end,
       case when answered then 'We can start two weeks from your yes. Price holds for 30 days.' end,
       case when answered then true end, answered::int, case when luck < 0.05 then array['vip'] else '{}' end,
       zip, zip, state, ${oneOf(ROOMS)}[kind], md5(number::text), at
     from (
       select asked.id as request_id, email as user_email, at, kind, zip, state, asked.n * 4 + share as number, luck, status,
         status not in ('sent', 'pending', 'failed') as answered,
         case when status <> 'pending'
           then (firm_n + share * 17) % ${contractors} end as firm_n
       from (select *, random() as luck, random() as turn from asked, generate_series(0, 3) share) asked
         join zip using (place),
         lateral (select case when turn < 0.34 then 'sent' when turn < 0.62 then 'received' when turn < 0.74 then 'declined'
           when turn < 0.82 then 'selected' when turn < 0.9 then 'done' when turn < 0.95 then 'pending'
           when turn < 0.98 then 'processing' else 'failed' end as status) course
     ) made left join firm on firm.n = firm_n join text_of_scope scopes on scopes.place = 1 + number % ${SCOPES}
     order by number`,
  );
  await db.query(
    `insert into bid_search select bid.id, lower(concat_ws(E'\\n', code, bid.user_email, contractor_email, contractor_name,
       request.zip_code, city, design_title, scope))
     from bid join bid_request request on request.id = request_id`,
  );
  await db.query(
    `insert into bid_history (id, bid_id, at, done_by, kind, to_status)
     select uuidv7(submitted_at - now()), id, submitted_at, 'homeowner', 'requested', 'pending' from bid
     union all select uuidv7(submitted_at - now()), id, submitted_at, 'system', 'status', status from bid where status <> 'pending'`,
  );
  for (const { definition } of indexes) await db.query(definition);
  await db.query('set session_replication_role to origin');
  await db.query('vacuum analyze');
}
