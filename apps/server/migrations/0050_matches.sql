-- Creators compared with each other, with customers and with a manner; searches that are kept.

-- What comparing takes beside what a list shows. Shares as the platform's insights tell them; null where nobody told.
alter table discovered_creators
  add column audience jsonb,
  -- How somebody writes: five dials, 0 to 1, in the order of the engine.
  add column manner real[] check (cardinality(manner) = 5);

-- The simulated network is filled again with both when it is next searched.
delete from discovered_creators where source = 'sandbox';

-- Lookalikes begin with the nearest in size of the same topic, once in the same country and once anywhere.
create index discovered_creators_alike_near on discovered_creators (platform, category, country, followers, id);
create index discovered_creators_alike on discovered_creators (platform, category, followers, id);

create table creator_matches (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  kind text not null check (kind in ('lookalikes', 'audience', 'personality')),
  -- The caller's key, and what it was used for: the same again is answered with the same match.
  key text not null,
  request jsonb not null,
  title text not null,
  -- Creators that were asked for at most, and how many were found.
  asked smallint not null check (asked between 1 and 30),
  found smallint not null check (found between 0 and asked),
  credits_used integer not null check (credits_used >= 0),
  created_at timestamptz not null,
  unique (workspace_id, key)
);
create index creator_matches_newest on creator_matches (workspace_id, created_at desc, id desc);

-- A creator who leaves the index, on request or because a platform's terms say so, leaves every list too.
create table creator_match_places (
  match_id uuid not null references creator_matches on delete cascade,
  place smallint not null,
  creator_id bigint not null references discovered_creators on delete cascade,
  fit smallint not null check (fit between 0 and 100),
  reasons jsonb not null,
  primary key (match_id, place)
);
create index creator_match_places_creator on creator_match_places (creator_id);

create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  name text not null check (length(name) between 1 and 80),
  -- The search as it stands in an address: `category=fitness&country=GB`.
  address text not null check (length(address) <= 2000),
  created_at timestamptz not null
);
create unique index saved_searches_name on saved_searches (workspace_id, lower(name));

-- A customer list on its way: the text of the wanted columns only until it is counted, then nothing but sums.
create table customer_audiences (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  key text not null,
  digest text not null,
  name text not null check (length(name) between 1 and 80),
  kept boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'counting', 'comparing', 'ready', 'failed', 'used')),
  rows_text bytea,
  lines integer not null,
  lines_read integer not null default 0,
  lines_refused integer not null default 0,
  refusals jsonb not null default '[]',
  sums jsonb,
  compared integer not null default 0,
  compared_of integer not null default 0,
  -- The best of them, not yet shown, and how many fit well enough.
  ranking jsonb,
  fitting integer not null default 0,
  failure text,
  hold_id bigint references credit_holds,
  created_at timestamptz not null,
  unique (workspace_id, key),
  check (rows_text is null or state in ('waiting', 'counting')),
  check (state <> 'used' or (sums is null and ranking is null))
);
create index customer_audiences_newest on customer_audiences (workspace_id, created_at desc);
create index customer_audiences_created on customer_audiences (created_at) where not kept;
