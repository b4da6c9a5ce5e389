-- Creators that a workspace keeps together while it decides. What is removed stays for a day, so that it can be brought back.

create table shortlists (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  name text not null check (length(name) between 1 and 80),
  -- When its creators are next verified again; null: nobody asked for that.
  next_check_at timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index shortlists_workspace on shortlists (workspace_id, created_at);
create index shortlists_due on shortlists (next_check_at) where next_check_at is not null;
create index shortlists_removed on shortlists (removed_at) where removed_at is not null;

create table shortlist_entries (
  id uuid primary key default gen_random_uuid(),
  shortlist_id uuid not null references shortlists on delete cascade,
  creator_id uuid not null references creators,
  -- The order of the list; gaps are fine, and entries that were added at once may share a place.
  place integer not null,
  status text not null default 'considering' check (status in ('considering', 'contacted', 'agreed', 'declined')),
  note text not null default '' check (length(note) <= 2000),
  tags text[] not null default '{}' check (cardinality(tags) <= 8),
  added_at timestamptz not null,
  removed_at timestamptz,
  unique (shortlist_id, creator_id)
);
create index shortlist_entries_creator on shortlist_entries (creator_id);
create index shortlist_entries_removed on shortlist_entries (removed_at) where removed_at is not null;

-- A verification that a weekly check began, with the score that it is held against.
create table shortlist_checks (
  verification_id uuid primary key references verifications on delete cascade,
  entry_id uuid not null references shortlist_entries on delete cascade,
  before_score real not null,
  before_low real not null,
  before_high real not null,
  at timestamptz not null,
  compared_at timestamptz
);
create index shortlist_checks_open on shortlist_checks (at) where compared_at is null;
create index shortlist_checks_entry on shortlist_checks (entry_id);

create table shortlist_alerts (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces,
  shortlist_id uuid not null references shortlists on delete cascade,
  kind text not null check (kind in ('left_interval', 'no_credits')),
  entry_id uuid references shortlist_entries on delete cascade,
  verification_id uuid references verifications on delete cascade,
  before_score real,
  before_low real,
  before_high real,
  after_score real,
  after_low real,
  after_high real,
  at timestamptz not null,
  dismissed_at timestamptz,
  check ((kind = 'left_interval') = (entry_id is not null)),
  check ((kind = 'left_interval') = (after_score is not null and before_score is not null))
);
create unique index shortlist_alerts_verification on shortlist_alerts (verification_id, entry_id);
create index shortlist_alerts_open on shortlist_alerts (workspace_id, at desc) where dismissed_at is null;
create index shortlist_alerts_entry on shortlist_alerts (entry_id);
create index shortlist_alerts_list on shortlist_alerts (shortlist_id);
