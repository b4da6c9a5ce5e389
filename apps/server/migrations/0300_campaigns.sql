-- Campaigns. What people write lies field by field, each with its version, who wrote it and when: {"brief": {"value": "…", "version": 3,
-- "by": "…", "at": "…"}}. What is deleted stays for a day, so that it can be brought back.

create table campaigns (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  state text not null default 'draft' check (state in ('draft', 'active', 'completed', 'archived')),
  -- The state before it was archived.
  archived_from text check (archived_from in ('draft', 'active', 'completed')),
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was first started, and with that paid for.
  started_at timestamptz,
  removed_at timestamptz,
  check ((state = 'archived') = (archived_from is not null)),
  check (state <> 'active' or started_at is not null)
);
create index campaigns_workspace on campaigns (workspace_id, updated_at desc);
create index campaigns_removed on campaigns (removed_at) where removed_at is not null;

create table campaign_creators (
  id uuid primary key default gen_random_uuid(),
  -- The order in which they came.
  place bigint generated always as identity,
  campaign_id uuid not null references campaigns on delete cascade,
  creator_id uuid not null references creators,
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  added_at timestamptz not null,
  removed_at timestamptz,
  unique (campaign_id, creator_id)
);
create index campaign_creators_creator on campaign_creators (creator_id);
create index campaign_creators_removed on campaign_creators (removed_at) where removed_at is not null;

create table campaign_deliverables (
  id uuid primary key default gen_random_uuid(),
  -- The order in which they came.
  place bigint generated always as identity,
  campaign_id uuid not null references campaigns on delete cascade,
  entry_id uuid not null references campaign_creators on delete cascade,
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  added_at timestamptz not null
);
create index campaign_deliverables_campaign on campaign_deliverables (campaign_id, place);
create index campaign_deliverables_entry on campaign_deliverables (entry_id);

create table campaign_tasks (
  id uuid primary key default gen_random_uuid(),
  -- The order in which they came.
  place bigint generated always as identity,
  campaign_id uuid not null references campaigns on delete cascade,
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  added_at timestamptz not null
);
create index campaign_tasks_campaign on campaign_tasks (campaign_id, place);

-- Who did what. The newest of a campaign is its head: whoever looks at it asks for that.
create table campaign_changes (
  id bigint generated always as identity primary key,
  campaign_id uuid not null references campaigns on delete cascade,
  at timestamptz not null,
  user_id uuid references users on delete set null,
  kind text not null,
  -- The creator that it is about; their name goes with them.
  entry_id uuid references campaign_creators on delete cascade,
  -- What else it is about, as people call it.
  subject text,
  field text,
  before jsonb,
  after jsonb
);
create index campaign_changes_campaign on campaign_changes (campaign_id, id desc);
create index campaign_changes_entry on campaign_changes (entry_id);
create index campaign_changes_person on campaign_changes (user_id);
create index campaigns_creator_person on campaigns (created_by);
