-- What the results of a workspace's own campaigns say about the published click and order rates: logarithms and variances, nothing of a person.

create table learned_campaigns (
  campaign_id uuid primary key references campaigns on delete cascade,
  learned_at timestamptz not null
);

create table forecast_lessons (
  campaign_id uuid not null references learned_campaigns on delete cascade,
  -- The creator in the campaign; it may be gone, what was learned stays.
  entry_id uuid not null,
  workspace_id uuid not null references workspaces,
  lesson jsonb not null,
  learned_at timestamptz not null,
  primary key (campaign_id, entry_id)
);
create index forecast_lessons_workspace on forecast_lessons (workspace_id, learned_at desc);
