-- Tables of the market that a workspace opened, each for a month.
create table market_openings (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces on delete cascade,
  kind text not null check (kind in ('benchmarks', 'market')),
  platform text not null,
  -- The size of the creators; empty where a table is of all sizes.
  tier text not null,
  category text not null,
  opened_at timestamptz not null,
  until timestamptz not null check (until > opened_at),
  opened_by uuid references users on delete set null
);
create index market_openings_open on market_openings (workspace_id, kind, until desc);
create index market_openings_person on market_openings (opened_by);

-- What a workspace knows better than the published tables. Forecasts read the rates among them.
create table own_benchmarks (
  workspace_id uuid not null references workspaces on delete cascade,
  platform text not null,
  tier text not null,
  category text not null,
  figure text not null,
  -- The rate of forecasts that it replaces; null: none does.
  rate text check (rate in ('pricePerThousand', 'clickRate', 'orderRate')),
  low double precision not null check (low > 0),
  middle double precision not null check (middle >= low),
  high double precision not null check (high >= middle),
  note text not null check (length(note) <= 200),
  changed_at timestamptz not null,
  changed_by uuid references users on delete set null,
  primary key (workspace_id, platform, tier, category, figure)
);
create index own_benchmarks_person on own_benchmarks (changed_by);
