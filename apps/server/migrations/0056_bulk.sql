-- Lists of creators to verify one after the other. What came of each is read from its verification; only what never became one is
-- kept here.

create table bulk_batches (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  user_id uuid not null references users,
  name text not null check (length(name) <= 80),
  state text not null default 'running' check (state in ('running', 'paused', 'stopped', 'ended', 'done')),
  idempotency_key text,
  request_digest text,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (workspace_id, idempotency_key),
  check ((state in ('ended', 'done')) = (ended_at is not null)),
  check ((idempotency_key is null) = (request_digest is null))
);
create index bulk_batches_newest on bulk_batches (workspace_id, created_at desc);
create index bulk_batches_running on bulk_batches (created_at) where state = 'running';

create table bulk_items (
  id bigint generated always as identity primary key,
  batch_id uuid not null references bulk_batches on delete cascade,
  -- In the text that was pasted, from 1.
  line integer not null,
  text text not null check (length(text) <= 200),
  platform text,
  handle text,
  -- What is verified; null where the line was refused when it was read.
  url text,
  verification_id uuid references verifications on delete cascade,
  -- Why there is no verification.
  problem text,
  -- When it was begun, or refused.
  begun_at timestamptz,
  unique (batch_id, line)
);
create index bulk_items_waiting on bulk_items (batch_id, line) where verification_id is null and problem is null;
create index bulk_items_verification on bulk_items (verification_id) where verification_id is not null;
