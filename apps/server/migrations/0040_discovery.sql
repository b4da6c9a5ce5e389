-- Creators that can be found, one narrow row each. A copy made for searching: the truth is in snapshots and reports.

create extension if not exists btree_gin;

create table discovered_creators (
  id bigint generated always as identity primary key,
  -- Null: everybody finds it. Otherwise it came from a file of one workspace, which nobody else may see.
  workspace_id uuid references workspaces,
  source text not null check (source in ('sandbox', 'verification', 'import')),
  platform text not null,
  handle text not null,
  url text,
  display_name text,
  category text,
  country text,
  language text,
  verified boolean,
  followers bigint check (followers >= 0),
  engagement_rate double precision,
  engagement_basis text,
  trust smallint check (trust between 0 and 100),
  trust_low smallint,
  trust_high smallint,
  trust_basis text check (trust_basis in ('screening', 'verification')),
  fraud_risk text,
  suspicious_share double precision,
  -- US dollars.
  estimated_price double precision,
  -- Countries of a fifth or more of the declared audience.
  audience_countries text[] not null default '{}',
  read_at timestamptz not null,
  -- When the platform's terms ask for deletion; null: kept.
  expires_at timestamptz,
  words tsvector not null,
  -- A follower count to within a fifth and a score to within five points: what an inverted index can hold.
  follower_step smallint generated always as (case when followers > 0 then floor(4 * ln(followers) / ln(2)) end) stored,
  trust_step smallint generated always as (trust / 5) stored,
  check ((trust is null) = (trust_basis is null)),
  unique nulls not distinct (platform, handle, workspace_id)
);

-- One inverted index answers any combination of the filters that list values; ranges go through their steps.
create index discovered_creators_facets on discovered_creators
  using gin (platform, category, country, language, fraud_risk, follower_step, trust_step);
create index discovered_creators_words on discovered_creators using gin (words);
-- Each order of a list; unknown values come last.
create index discovered_creators_followers on discovered_creators (coalesce(followers, -1) desc, id desc);
create index discovered_creators_trust on discovered_creators (coalesce(trust, -1) desc, id desc);
create index discovered_creators_engagement on discovered_creators (coalesce(engagement_rate, -1) desc, id desc);
create index discovered_creators_price on discovered_creators (coalesce(estimated_price, 1e9), id);
create index discovered_creators_recent on discovered_creators (read_at desc, id desc);
create index discovered_creators_unscored on discovered_creators (coalesce(followers, -1) desc, id desc)
  where source = 'sandbox' and trust is null;
create index discovered_creators_expiry on discovered_creators (expires_at) where expires_at is not null;
create index discovered_creators_workspace on discovered_creators (workspace_id) where workspace_id is not null;
