-- Creators whose counts are read again and again: who watches them, when they are read next, and what was seen.

create table watch_marks (
  workspace_id uuid not null references workspaces on delete cascade,
  creator_id uuid not null references creators,
  marked_at timestamptz not null,
  primary key (workspace_id, creator_id)
);
create index watch_marks_creator on watch_marks (creator_id);

-- Who is watched for which workspace, written anew from marks and lists: what a plan has room for is settled in one place.
create table watched_creators (
  workspace_id uuid not null references workspaces on delete cascade,
  creator_id uuid not null references creators,
  since timestamptz not null,
  marked boolean not null,
  listed boolean not null,
  -- Who reads the creator; null: nobody here can.
  connector text,
  -- The oldest of a workspace first, as many as its plan has room for.
  within_plan boolean not null,
  primary key (workspace_id, creator_id)
);
create index watched_creators_creator on watched_creators (creator_id);

-- A creator has one row, by however many they are watched.
create table watch_schedule (
  creator_id uuid primary key references creators,
  connector text not null,
  next_read_at timestamptz not null,
  -- A process that dies while it reads leaves the row to others after this.
  claimed_until timestamptz,
  -- The last answer of the platform, a refusal too.
  read_at timestamptz,
  failures integer not null default 0,
  problem text
);
create index watch_schedule_due on watch_schedule (connector, next_read_at);

-- Looks that a connector may still make: it fills with time and is never fuller than an hour's.
create table watch_allowances (
  connector text primary key,
  looks double precision not null,
  at timestamptz not null
);

-- Counts of a post at the ages of its calendar: how its likes and views arrived.
create table post_readings (
  creator_id uuid not null references creators,
  post_id text not null,
  -- The age of the calendar, in hours; the real one is between the two times.
  hours smallint not null,
  published_at timestamptz not null,
  read_at timestamptz not null,
  kind text not null,
  likes bigint check (likes >= 0),
  comments bigint check (comments >= 0),
  views bigint check (views >= 0),
  -- When the platform's terms ask for deletion, or nobody draws it any more.
  expires_at timestamptz not null,
  primary key (creator_id, post_id, hours)
);
create index post_readings_creator on post_readings (creator_id, published_at desc);
create index post_readings_expiry on post_readings (expires_at);

-- A count that left the range which the creator's own earlier readings give.
create table watch_changes (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid not null references creators,
  count text not null check (count in ('followers', 'likes', 'views')),
  -- Empty for the profile's own counts.
  post_id text not null default '',
  day date not null,
  at timestamptz not null,
  since timestamptz,
  -- The count before and after; of a post there is none before.
  before bigint,
  after bigint not null,
  -- What was gained, and what was to be expected.
  value double precision not null,
  expected double precision not null,
  low double precision not null,
  high double precision not null,
  n integer not null,
  expires_at timestamptz not null,
  unique (creator_id, count, post_id, day)
);
create index watch_changes_at on watch_changes (creator_id, at desc);
create index watch_changes_recent on watch_changes (at);
create index watch_changes_expiry on watch_changes (expires_at);

create table watch_dismissals (
  workspace_id uuid not null references workspaces on delete cascade,
  change_id uuid not null references watch_changes on delete cascade,
  primary key (workspace_id, change_id)
);
create index watch_dismissals_change on watch_dismissals (change_id);

-- Until when a person was told of changes by email.
create table watch_letters (
  user_id uuid primary key references users on delete cascade,
  told_until timestamptz not null
);

alter table muted_letters drop constraint muted_letters_topic_check;
alter table muted_letters add constraint muted_letters_topic_check
  check (topic in ('sign_in_alerts', 'credit_warnings', 'watch_alerts')) not valid;
