import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Bids1763715600000 implements MigrationInterface {
  name = 'Bids1763715600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm with schema public');
    await runner.query('create sequence bid_number');
    await createContractors(runner);
    await createRequests(runner);
    await createBids(runner);
    await createRecordsOfBids(runner);
    await createProjections(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'known_upload',
      'known_design',
      'appointment_proposal',
      'submission',
      'bid_search',
      'bid_history',
      'bid',
      'bid_request',
      'contractor',
    ]) {
      await runner.query(`drop table ${table}`);
    }
    await runner.query('drop sequence bid_number');
  }
}

async function createContractors(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table contractor (
      id uuid not null constraint contractor_pkey primary key,
      email text not null,
      company_name text not null,
      contact_name text,
      phone text,
      website text,
      zip_code text not null,
      near_zip text not null,
      radius_mi integer not null,
      categories text[] not null,
      notes text,
      license_number text,
      license_class text,
      license_state text,
      license_expires date,
      insurance text,
      rating numeric(2, 1),
      confirmed_at timestamptz(3),
      confirm_version integer not null default 1,
      confirm_token_hash text not null,
      pending_profile jsonb,
      invitation_count integer not null default 0,
      last_invited_at timestamptz(3),
      demo boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`);
  await runner.query('create unique index contractor_email on contractor (email)');
  await runner.query('create unique index contractor_confirm_token on contractor (confirm_token_hash)');
  await runner.query(
    'create index contractor_near_zip_rating on contractor (near_zip, rating desc nulls last)',
  );
  await runner.query('create index contractor_far on contractor (near_zip) where radius_mi > 40');
  await runner.query(`
    create index contractor_search on contractor using gin
      (lower(company_name || ' ' || coalesce(contact_name, '') || ' ' || email) public.gin_trgm_ops)`);
}

async function createRequests(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table bid_request (
      id uuid not null constraint bid_request_pkey primary key,
      user_email text not null,
      zip_code text not null,
      near_zip text not null,
      city text not null,
      state text not null,
      category text,
      trades text[] not null,
      design_id text,
      design_title text not null,
      concept_key text,
      design jsonb not null,
      preferences jsonb not null,
      files jsonb not null,
      respond_by timestamptz(3) not null,
      called_off_at timestamptz(3),
      demo boolean not null default false,
      created_at timestamptz(3) not null default now()
    )`);
  await runner.query('create index bid_request_user_email on bid_request (user_email, created_at)');
}

async function createBids(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table bid (
      id uuid not null constraint bid_pkey primary key,
      code text not null,
      request_id uuid not null constraint bid_request_fk references bid_request on delete cascade,
      user_email text not null,
      contractor_id uuid constraint bid_contractor_fk references contractor on delete set null,
      contractor_email text,
      contractor_name text,
      status text not null,
      status_by text not null default 'system',
      submitted_at timestamptz(3) not null,
      received_at timestamptz(3),
      estimated_price numeric(12, 2),
      timeline text,
      scope text,
      notes text,
      licenses text,
      reference_text text,
      confirmed_by_mail boolean,
      uninvited boolean not null default false,
      submission_count integer not null default 0,
      notes_internal text,
      tags text[] not null default '{}',
      zip_code text not null,
      near_zip text not null,
      track_token_hash text not null,
      reminded_at timestamptz(3),
      not_interested_at timestamptz(3),
      called_off_at timestamptz(3),
      last_contact_at timestamptz(3),
      version integer not null default 1,
      demo boolean not null default false,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`);
  for (const index of [
    'unique index bid_code on bid (code)',
    'unique index bid_track_token on bid (track_token_hash)',
    'unique index bid_request_contractor on bid (request_id, contractor_id)',
    'index bid_submitted on bid (submitted_at, id)',
    'index bid_status_submitted on bid (status, submitted_at, id)',
    'index bid_user_submitted on bid (user_email, submitted_at, id)',
    'index bid_contractor_submitted on bid (contractor_id, submitted_at, id)',
    'index bid_pair on bid (contractor_email, user_email)',
    'index bid_zip_submitted on bid (zip_code, submitted_at, id)',
    'index bid_unassigned on bid (near_zip) where contractor_email is null',
  ]) {
    await runner.query(`create ${index}`);
  }
}

/** What happened to a bid, what it is found by, what was answered to it, which times were proposed. */
async function createRecordsOfBids(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table bid_history (
      id uuid not null constraint bid_history_pkey primary key,
      bid_id uuid not null constraint bid_history_bid_fk references bid on delete cascade,
      at timestamptz(3) not null default now(),
      done_by text not null,
      kind text not null,
      from_status text,
      to_status text,
      note text
    )`);
  await runner.query('create index bid_history_bid on bid_history (bid_id, id)');
  await runner.query(`
    create table bid_search (
      bid_id uuid not null constraint bid_search_pkey primary key
        constraint bid_search_bid_fk references bid on delete cascade,
      body text not null
    )`);
  await runner.query('create index bid_search_body on bid_search using gin (body public.gin_trgm_ops)');
  await runner.query(`
    create table submission (
      id uuid not null constraint submission_pkey primary key,
      bid_id uuid not null constraint submission_bid_fk references bid on delete cascade,
      version integer not null,
      contractor_email text not null,
      estimated_price numeric(12, 2),
      timeline text,
      scope text not null,
      notes text,
      confirmed_by_mail boolean not null,
      withdraw_token_hash text not null,
      withdrawn_at timestamptz(3),
      withdrawn_reason text,
      created_at timestamptz(3) not null default now()
    )`);
  await runner.query('create unique index submission_bid_version on submission (bid_id, version)');
  await runner.query('create unique index submission_withdraw_token on submission (withdraw_token_hash)');
  await runner.query('create index submission_contractor on submission (contractor_email)');
  await runner.query(`
    create table appointment_proposal (
      id uuid not null constraint appointment_proposal_pkey primary key,
      bid_id uuid not null constraint appointment_proposal_bid_fk references bid on delete cascade,
      user_email text not null,
      name text,
      phone text,
      address text,
      proposals text not null,
      notes text,
      created_at timestamptz(3) not null default now()
    )`);
  await runner.query('create index appointment_proposal_bid on appointment_proposal (bid_id, id)');
  await runner.query('create index appointment_proposal_created on appointment_proposal (created_at)');
}

/** What other services have told. */
async function createProjections(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table known_design (
      id text not null constraint known_design_pkey primary key,
      zip_code text not null,
      category text not null,
      concept_key text not null,
      created_at timestamptz(3) not null
    )`);
  await runner.query(
    'create index known_design_category_zip on known_design (category, zip_code, created_at)',
  );
  await runner.query('create index known_design_category on known_design (category, created_at)');
  await runner.query(`
    create table known_upload (
      id text not null constraint known_upload_pkey primary key,
      zip_code text,
      files jsonb not null,
      keys text[] not null,
      created_at timestamptz(3) not null
    )`);
  await runner.query('create index known_upload_zip on known_upload (zip_code, created_at)');
  await runner.query('create index known_upload_keys on known_upload using gin (keys)');
}
