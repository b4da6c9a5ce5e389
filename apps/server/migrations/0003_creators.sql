-- Creators, what was known about each at a moment, and what the engine said about it.

create table creators (
  id uuid primary key default gen_random_uuid(),
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin')),
  -- Lower case, without @; a YouTube channel id keeps its case.
  handle text not null,
  -- From the last snapshot that a connector fetched; a file that a user brought never changes what others see.
  display_name text,
  last_snapshot_id uuid,
  created_at timestamptz not null,
  unique (platform, handle)
);

create table snapshots (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid not null references creators,
  -- Null: fetched by a connector. Otherwise the file of one workspace, which nobody else may see.
  workspace_id uuid references workspaces,
  digest text not null,
  connector text not null,
  basis text not null,
  fetched_at timestamptz not null,
  stored_at timestamptz not null,
  -- When the platform's terms ask for deletion; null: kept.
  expires_at timestamptz,
  bytes integer not null,
  -- The JSON text, compressed with Zstandard.
  body bytea not null,
  unique nulls not distinct (creator_id, workspace_id, digest)
);
-- The body is compressed already: a second compression by the server costs time and saves nothing.
alter table snapshots alter column body set storage external;
create index snapshots_expiry on snapshots (expires_at) where expires_at is not null;
create index snapshots_creator on snapshots (creator_id, fetched_at desc);
alter table creators add foreign key (last_snapshot_id) references snapshots on delete set null;

create table reports (
  id uuid primary key default gen_random_uuid(),
  snapshot_id uuid not null references snapshots on delete cascade,
  engine text not null,
  -- Why the score was left out, for example `derived_metrics_off`; empty: it was not.
  withheld text not null default '',
  state text not null,
  digest text not null,
  computed_at timestamptz not null,
  -- `json`, not `jsonb`: the text is kept as the engine wrote it, byte for byte.
  body json not null,
  -- The few fields that a list of verifications shows.
  card json not null,
  unique (snapshot_id, engine, withheld)
);
