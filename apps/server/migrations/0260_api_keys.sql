-- Keys that programs call with in a workspace's name.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  made_by uuid references users on delete set null,
  name text not null check (length(name) between 1 and 60),
  -- The first characters, by which people tell keys apart; the rest is known by its digest alone.
  prefix text not null,
  digest text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ '{read,verify,discover,campaigns,credits}'::text[]),
  -- Networks that it may be used from; none: any.
  networks cidr[] not null default '{}' check (cardinality(networks) <= 20),
  credits_max int check (credits_max >= 0),
  -- The version of the API that calls without a version header get.
  version date not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index api_keys_workspace on api_keys (workspace_id, created_at desc);

-- What a key took in a month, against what it may take: a row that would go past it fails the whole movement.
create table api_key_months (
  key_id uuid not null references api_keys on delete cascade,
  month date not null,
  credits int not null check (credits >= 0),
  credits_max int,
  primary key (key_id, month),
  constraint api_key_months_limit check (credits_max is null or credits <= credits_max)
);

-- Whose key a hold was taken by; null: a person.
-- No foreign key: the ledger outlives the keys, and is written at every charge.
alter table credit_holds add column api_key_id uuid;
alter table bulk_batches add column api_key_id uuid;

-- Every call that a key made, for its owner to read.
create table api_key_calls (
  id bigint generated always as identity primary key,
  key_id uuid not null references api_keys on delete cascade,
  at timestamptz not null,
  method text not null,
  path text not null,
  status int not null,
  request_id text not null,
  address text not null
);
create index api_key_calls_key on api_key_calls (key_id, id desc);
create index api_key_calls_at on api_key_calls (at);

-- Answers to calls that were sent with an idempotency key, for whoever sends them again.
create table api_key_answers (
  key_id uuid not null references api_keys on delete cascade,
  idempotency_key text not null,
  request_digest text not null,
  -- Null while the first call is under way.
  status int,
  body text,
  at timestamptz not null default now(),
  primary key (key_id, idempotency_key)
);
create index api_key_answers_at on api_key_answers (at);
