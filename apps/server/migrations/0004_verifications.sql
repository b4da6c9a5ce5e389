-- A run does the work once; a verification is one workspace's request for it, with its own charge.

create table verification_runs (
  id uuid primary key default gen_random_uuid(),
  -- Null while an address, of a video for example, does not say yet whose it is.
  creator_id uuid references creators,
  origin text not null check (origin in ('address', 'file')),
  platform text not null,
  -- What was asked about, until the creator is known: a handle, or the id of a video.
  label text not null,
  -- The parsed address that the connector is given; null for a file.
  address jsonb,
  -- One spelling per profile or video: what two requests must share to share a fetch.
  subject text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  steps jsonb not null,
  -- What was assumed while a file was read, one sentence each.
  notes jsonb not null default '[]',
  snapshot_id uuid references snapshots on delete set null,
  report_id uuid references reports on delete set null,
  failure jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('done', 'failed')) = (ended_at is not null)),
  check ((state = 'failed') = (failure is not null)),
  check ((origin = 'address') = (address is not null))
);
-- At most one live fetch of a creator: requests that come meanwhile join it.
create unique index verification_runs_live on verification_runs (subject)
  where origin = 'address' and state in ('queued', 'running');

create table verifications (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  user_id uuid not null references users,
  creator_id uuid references creators,
  run_id uuid not null references verification_runs,
  -- The report that is shown; scoring again points it to the report of the present engine.
  report_id uuid references reports on delete set null,
  hold_id bigint references credit_holds,
  credits_held integer not null check (credits_held >= 0),
  credits_used integer check (credits_used between 0 and credits_held),
  idempotency_key text,
  request_digest text,
  created_at timestamptz not null,
  unique (workspace_id, idempotency_key),
  check ((idempotency_key is null) = (request_digest is null))
);
create index verifications_newest on verifications (workspace_id, created_at desc, id desc);
create index verifications_creator on verifications (workspace_id, creator_id, created_at desc);
create index verifications_run on verifications (run_id);
