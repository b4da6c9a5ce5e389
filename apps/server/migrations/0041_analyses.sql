-- What a brand plans with a creator, kept beside the report that the forecast reads; one plan for each verification.
create table roi_plans (
  verification_id uuid primary key references verifications on delete cascade,
  plan jsonb not null,
  saved_at timestamptz not null
);

-- Paid readings of a report. They quote it, so they go when the platform's terms make the report go; what they cost stays in
-- the ledger.
create table analyses (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  verification_id uuid not null references verifications on delete cascade,
  report_id uuid not null references reports on delete cascade,
  kind text not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  hold_id bigint references credit_holds,
  credits_held integer not null check (credits_held >= 0),
  credits_used integer check (credits_used between 0 and credits_held),
  engine text,
  answer jsonb,
  failure text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'done') = (answer is not null)),
  check ((state = 'failed') = (failure is not null))
);
-- A workspace pays once for a kind of reading of one report. One that failed was refunded and may be asked for again.
create unique index analyses_bought on analyses (workspace_id, report_id, kind) where state <> 'failed';
create index analyses_newest on analyses (verification_id, kind, created_at desc);
create index analyses_report on analyses (report_id);
